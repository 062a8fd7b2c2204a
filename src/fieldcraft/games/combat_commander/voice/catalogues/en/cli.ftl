### Combat Commander in the terminal: the letters on the map, and what only the terminal says.

## Two letters for a kind of unit; Teams in small ones

letters-pionier = Pi
letters-ss = SS
letters-elite-rifle = ER
letters-parachute = Pa
letters-rifle = Ri
letters-volksgrenadier = Vo
letters-conscript = Co
letters-assault = As
letters-guards-smg = GS
letters-guards-rifle = GR
letters-smg = Sm
letters-militia = Mi
letters-engineer = En
letters-paratroop = Pt
letters-elite = El
letters-line = Li
letters-green = Gr
letters-weapon-team = wt
letters-elite-team = et
letters-line-team = lt
letters-green-team = gt
letters-private = Pv
letters-corporal = Cp
letters-sergeant = Sg
letters-lieutenant = Lt
letters-captain = Cn
letters-hero = He

## The table

phase-set-up = set-up
heading-first = First turn
column-values = FP-range-move, morale
legend-offered = can be chosen
legend-acting = the active group
legend-weapon = has a weapon
legend-broken-weapon = has a broken weapon
end-length-turns = { $count ->
    [one] Turns: { $number }, { $count } decision
   *[other] Turns: { $number }, { $count } decisions
}

## Kept set-ups, campaigns

table-help-setup = Save your set-up to a file; setup load FILE lays it out again.
column-turns = Turns

## Looking at things

about-impassable = impassable
about-from-above = from above { $cover }
about-hexsides = On its sides
about-exits = Hexes to its own edge
about-nobody = nobody
about-no-sight = No line of sight
about-hindered = In sight, hindrance { $hindrance }
about-clear-sight = In sight, unobstructed
about-blocks = blocks
about-enemy-losses = enemy units lost
about-other-points = start, exits, time and Events
about-obstacle = Blocks lines of sight through it
about-blind-hex = hides the hex behind it
about-now = Now
about-printed = Printed
about-boxed = Boxed
about-points = Movement points: { $left } of { $allowance } left
about-figures = figures
about-weapon = weapon
about-carried-by = Carried by
about-least-range = Minimum range
about-repaired = Repaired by
about-lost = Lost by
sight-fog = Fog
sight-hill = Higher ground
sight-map = marked on the map
table-help-look-hexes = A hex, two hexes with the line of sight between them, a unit, a weapon, a card, deck, time, hand, discard, known, unseen.
about-what-hexes = Say what to look at: a hex, two hexes, a unit, a weapon, a card, deck, time, or a pile of cards, for example: { $example }
