### Names of things, in the terms of the printed edition.

## Campaign: how clearly it was won

campaign-band-even = Remis
campaign-band-slight = Nieznaczne zwycięstwo
campaign-band-clear = Znaczące zwycięstwo
campaign-band-decisive = Zdecydowane zwycięstwo
side-spectator = Widz
