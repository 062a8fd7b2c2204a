### Names of things, in the terms of the printed edition.

## Campaign: how clearly it was won

campaign-band-even = Draw
campaign-band-slight = Minor victory
campaign-band-clear = Major victory
campaign-band-decisive = Decisive victory
side-spectator = Spectator
