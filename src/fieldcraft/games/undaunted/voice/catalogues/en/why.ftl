why-unknown-tile = { $suggestion ->
    [none] There is no tile called “{ $text }”.
   *[other] There is no tile called “{ $text }”. Did you mean “{ $suggestion }”?
}
why-unknown-counter = { $suggestion ->
    [none] There is no counter called “{ $text }” in this scenario.
   *[other] There is no counter called “{ $text }” in this scenario. Did you mean “{ $suggestion }”?
}
why-unknown-structure = { $suggestion ->
    [none] There is no structure called “{ $text }” in this scenario.
   *[other] There is no structure called “{ $text }” in this scenario. Did you mean “{ $suggestion }”?
}
why-unknown-seat = “{ $text }” is not a seat. Seats are numbered from 1 to { $count }.
why-fog-not-playable = Fog of War cards cannot be played in a turn, neither to act nor to hunker down. They may be chosen for initiative.
why-action-not-on-card = { $action ->
    [none] This action is not printed on { $card }.
   *[other] { $action } is not printed on { $card }.
}
why-unit-suppressed = The counter is suppressed and cannot act. Its card can only flip it to ready or hunker down.
why-not-suppressed = The counter is not suppressed: there is nothing to flip to ready.
why-command-no-counter = { $card } is a command card: it has no counter to flip to ready.
why-no-spawn = The unit’s counter is not on the board, and no spawn marker admits it. The card can only hunker down.
why-spawn-not-admitted = No spawn marker on { $tile } admits this unit.
why-out-of-play = { $counter } cannot be used: the counter is off the board for good.
why-no-soldier = { $card } is not a soldier’s card: it has no vehicle action, cannot switch seats, and moves nobody into, out of or inside a vehicle.

## Vehicles and seats

why-seated-cannot-move = { $counter } is in a vehicle and cannot use the card’s movement actions. Exit the vehicle first.
why-not-seated = { $counter } is not in a vehicle.
why-no-seat-action = { $counter }: this seat has no { $action } action.
why-vehicle-disabled = { $vehicle } is disabled: nobody can use its vehicle actions until it is repaired.
why-needs-specialist = { $counter } cannot use this seat’s actions: they need the specialisation “{ $specialism }”.
why-no-one-to-switch = { $counter } has nobody else in the vehicle to switch seats with.
why-not-in-same-vehicle = { $counter } is not in the same vehicle.
why-already-adjusted = { $counter } has already entered, exited or repositioned with this card. Each card allows it once.
why-no-adjustment = { $counter }: under this match’s options, a card used this way does not let its soldier enter, exit or reposition.
why-vehicle-elsewhere = { $vehicle } is not on the soldier’s tile.
why-enemy-aboard = You cannot enter the { $vehicle }: an enemy soldier is in it.
why-seat-taken = { $vehicle }: seat { $seat } is occupied.
why-no-such-seat = { $vehicle } has no seat { $seat }.
why-already-seated = { $counter } is already in a vehicle.
why-own-seat = The soldier already has seat { $seat }.
why-nothing-to-repair = There is no damaged vehicle here that this soldier can repair.
why-not-damaged = { $counter } has no damage to repair.
why-other-vehicle = { $counter }: a soldier in a vehicle can only repair that vehicle.

## Movement

why-not-adjacent = { $tile } is not adjacent to the counter’s tile.
why-no-own-marker = Your control marker is not on { $tile }. Scout the tile first.
why-no-steps-left = There are no tiles left to move in this action.
why-tile-not-on-board = That tile is not on the board in this scenario.
why-guide-suppressed = A suppressed unit cannot be guided.
why-guide-enemy = { $counter }: that unit is the enemy’s. You can only guide your own units.
why-no-unit-to-guide = You have no ready unit on the board to guide.
why-rough-ground = { $tile } is rough terrain: vehicles cannot enter it.
why-not-escape-tile = There is no escape marker on { $tile }.
why-may-not-escape = { $counter } may not escape in this scenario.
why-hold-first = None of your counters may escape before you have taken control of { $tile }.

## Combat

why-no-enemy-on-board = There is no enemy counter on the board to aim at.
why-own-counter = You cannot choose your own counter as a target.
why-counter-not-on-board = { $counter }: not on the board.
why-no-target-marker = Your target marker is not on the board. Use Target first.
why-target-too-near = { $distance ->
    [one] { $tile } is only { $distance } tile from the Mortar. The target marker must be at least 3 tiles away.
   *[other] { $tile } is only { $distance } tiles from the Mortar. The target marker must be at least 3 tiles away.
}
why-no-tile-far-enough = No tile is at least 3 tiles away from the Mortar.
why-not-on-target-tile = { $counter }: not on the tile with the target marker.
why-already-attacked = { $counter }: already attacked by this Blast.
why-no-target = { $action ->
    [none] This action has no target.
   *[other] { $action } has no target.
}
why-no-basic-defence = { $counter } has no basic defence: only Anti-tank and Demolition work against it.
why-seated-target = { $counter } is in a vehicle and cannot be chosen as a target. Choose the vehicle: { $vehicle }.
why-no-armour = { $counter } has no armour: Anti-tank and Demolition do not work against soldiers.
why-not-on-your-tile = { $target } is not on the soldier’s tile, and Demolition only reaches that far.
why-structure-destroyed = { $structure } is already destroyed.
why-only-demolition = { $structure } can only be attacked with Demolition.
why-own-vehicle = { $counter } is your own vehicle: you cannot attack it.
why-not-in-vehicle = { $counter } is not in { $vehicle }.
why-pin-suppressed = { $counter } is already suppressed. Choose someone who is not.

## Support

why-no-marker-to-control = Your control marker is not on this tile, so there is nothing to flip to controlled. Scout the tile first.
why-enemy-on-tile = You cannot take control of { $tile } while an enemy is there, not even a suppressed one.
why-conceal-no-fog = You cannot conceal: your opponent has no Fog of War card in the supply.
why-recon-no-fog = You cannot recon: you have no Fog of War card in hand to remove.
why-card-not-in-supply = { $card } is not in your supply.
why-wrong-squad = { $card } does not belong to squad { $squad }; this action only works on cards of that squad.
why-fog-not-bolstered = Under this match’s options, Bolster cannot take Fog of War cards.
why-command-not-inspired = Inspire returns combat cards only, not command cards.
why-inspire-not-inspired = Inspire never returns a card that has Inspire.
why-card-not-in-play-area = { $card } is not in your play area.
why-nothing-to-draw = Your deck and your discard pile are both empty: there is nothing to draw.
why-not-connected = { $tile }: the tiles chosen must form one connected group that touches the soldier’s tile.
why-already-chosen = { $tile } is already chosen.

## Orders left behind that could never apply

why-card-not-in-deck = { $card } is not one of your cards.
why-round-never-comes = Round { $round } is over or will not be played.
