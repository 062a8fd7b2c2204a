### Names of things, in the terms of the printed edition.

## Campaign: how clearly it was won

campaign-band-even = Ничья
campaign-band-slight = Незначительная победа
campaign-band-clear = Значительная победа
campaign-band-decisive = Решительная победа
side-spectator = Зритель
