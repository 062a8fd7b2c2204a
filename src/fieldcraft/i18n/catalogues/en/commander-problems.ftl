### Combat Commander: what is wrong with a position, and what to do about it.

## Positions

problem-scenario-or-map = a position starts from a scenario or from a map, not from both
remedy-scenario-or-map = remove one of the two
problem-clear-scenario = only a scenario can be cleared
remedy-clear-scenario = name a scenario, or remove clear
problem-clear-first = other nations have other pieces than the scenario
remedy-clear-first = add clear: true and name the pieces
problem-set-up-scenario = only a scenario has a set-up
remedy-set-up-scenario = name a scenario, or remove phase
problem-not-before-set-up = { $key } cannot be said before the set-up
remedy-not-before-set-up = remove it, or begin with phase: turn
problem-counter-number = there is no counter number { $found }
remedy-counter-number = number them from 1 to { $most }
problem-number-twice = { $one } and { $other } have the same number
remedy-number-twice = give every counter of a side, and every weapon, a number of its own
problem-one-place = a unit is in one place
remedy-one-place = give hex, space or casualty: true
problem-two-weapons = { $unit } carries { $weapon } already
remedy-two-weapons = a unit carries one weapon
problem-empty-deck = the deck is empty
remedy-empty-deck = leave at least one card in it
