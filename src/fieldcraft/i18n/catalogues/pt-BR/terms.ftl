### Names of things, in the terms of the printed edition.

## Campaign: how clearly it was won

campaign-band-even = Empate
campaign-band-slight = Vitória apertada
campaign-band-clear = Grande vitória
campaign-band-decisive = Vitória decisiva
side-spectator = Espectador
