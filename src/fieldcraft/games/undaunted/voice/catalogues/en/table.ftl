heading-supply = Supply
heading-play-area = Play area
heading-removed = Removed from the game
heading-round = Round
heading-odds = Odds
heading-vehicles = Vehicles
heading-structures = Structures
heading-escaped = Escaped
heading-neutralised = Neutralised
heading-escape-markers = Escape markers
goal-points = { $count ->
    [one] { $side }: control objectives worth { $count } point
   *[other] { $side }: control objectives worth { $count } points
}
goal-pin = { $side }: pin the enemy
goal-of-side = { $side }: { $goal }
goal-and = { $first } and { $second }
goal-or = { $first }, or { $second }
goal-hold-first = control { $tile }, then { $goal }
goal-score = { $count ->
    [one] score { $count } point
   *[other] score { $count } points
}
goal-escape = have { $whom } escape
goal-escape-soldiers = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
goal-escape-vehicles = { $count ->
    [one] { $count } vehicle
   *[other] { $count } vehicles
}
goal-escape-counter = the { $counter }
goal-neutralise = neutralise { $whom }
goal-neutralise-soldiers = { $count ->
    [one] { $count } enemy soldier
   *[other] { $count } enemy soldiers
}
goal-neutralise-vehicles = { $count ->
    [one] { $count } enemy vehicle
   *[other] { $count } enemy vehicles
}
goal-neutralise-counter = the enemy’s { $counter }
goal-may-escape = (may escape: { $names })

## The questions, by name

question-bid = which card to choose for initiative
question-play = which card to play, or whether to end the turn
question-use = how to use the card played
question-step = which tile to move to next
question-aim = which target to choose
question-aim-tile = which tile to target
question-blast = which counter to attack next
question-take = what to take next, or whether to stop
question-inspire = which card to return to hand
question-command = whether to draw another card
question-spawn = where to place the counter
question-adjust = whether the soldier enters, exits or repositions
question-wound = which soldier in the vehicle is wounded
question-pin = which soldier in the vehicle is suppressed

## The questions, put to the one who decides

prompt-bid = Choose a card for initiative
prompt-play = Play a card or end your turn
prompt-use = { $card }: choose an action
prompt-step = { $left ->
    [one] { $counter }: choose the next tile ({ $left } tile left)
   *[other] { $counter }: choose the next tile ({ $left } tiles left)
}
prompt-aim = { $counter }, { $action }: choose a target
prompt-aim-tile = Target: choose a tile at least 3 tiles from the Mortar
prompt-blast = Blast: choose which counter to attack next
prompt-take = { $left ->
    [one] Bolster: take a card from your supply (up to { $left } more card)
   *[other] Bolster: take a card from your supply (up to { $left } more cards)
}
prompt-inspire = { $left ->
    [one] Inspire: return a card from your play area to hand (up to { $left } more card)
   *[other] Inspire: return a card from your play area to hand (up to { $left } more cards)
}
prompt-command = { $left ->
    [one] Command: draw a card (up to { $left } more card)
   *[other] Command: draw a card (up to { $left } more cards)
}
prompt-unit = Guide: choose a unit
prompt-spawn = { $counter }: choose a spawn marker
prompt-mark = { $left ->
    [one] { $action }: choose a tile (up to { $left } more tile)
   *[other] { $action }: choose a tile (up to { $left } more tiles)
}
prompt-adjust = { $counter }: enter, exit or reposition, or stay
prompt-repair = Repair: choose a vehicle
prompt-strafe = Strafe: choose a target
prompt-wound = { $vehicle }: choose the soldier who takes the wound
prompt-pin = { $vehicle }: choose the soldier to suppress

## What may be answered

option-bid = Initiative: { $card }
option-play = Play { $card }
option-use = { $value ->
    [0] { $action }
    [none] { $action }
   *[other] { $action } { $value }
}
option-hunker = Hunker Down: return the card to the supply
option-rally = Flip the counter to ready
option-to = { $counter } to { $tile }
option-at = { $action }: { $counter }
option-at-tile = At { $tile }
option-take = Take { $card }
option-draw = Draw a card
option-spawn = Place on { $tile }
option-unit = Guide { $counter }
option-seat = { $value ->
    [0] Vehicle action: { $action }
    [none] Vehicle action: { $action }
   *[other] Vehicle action: { $action } { $value }
}
option-enter = Enter { $vehicle }, seat { $seat }
option-exit = Exit the vehicle
option-shift = Reposition to seat { $seat }
option-stay = Stay
option-escape = Escape from the board
option-mark = Choose { $tile }
option-wound = Wound { $counter }
option-pin = Suppress { $counter }
option-repair = Repair { $vehicle }
note-captures = the vehicle becomes yours

## Warnings before a choice

warn-hunker-last-bolster = This is your last card with Bolster outside the supply. If it hunkers down, you can no longer take cards from the supply.
warn-bolster-fog = You are about to put a Fog of War card into your own discard pile.
warn-nothing-happens = This action will have no effect.
warn-leaves-wheel = Nobody will be left in the driver’s seat.

## The options of a match

match-option-inspireCommandCards = Inspire may return command cards too.
match-option-bolsterFog = Bolster may take Fog of War cards too.
match-option-openDiscard = Both players may look through both discard piles.
match-option-roundLimit = The last round, after which points decide; 0 for no limit.
match-option-handicapFirst = Handicap of the first side: so many of its Fog of War cards begin in its deck instead of its supply.
match-option-handicapSecond = Handicap of the second side: so many of its Fog of War cards begin in its deck instead of its supply.
scenario-handicap = { $count ->
    [one] To even the odds (a handicap, among the optional rules), { $side } begins with one more Fog of War card in its deck.
   *[other] To even the odds (a handicap, among the optional rules), { $side } begins with { $count } more Fog of War cards in its deck.
}
match-option-adjustOnRally = A card that only flips its soldier to ready still lets the soldier enter, exit or reposition.
match-option-adjustOnHunker = A card used to hunker down still lets its soldier enter, exit or reposition.
match-option-adjustOnSwitch = A card used to switch seats still lets its soldier enter, exit or reposition.

## The terminal’s table

short-scout = Sc
short-rifleman = Ri
short-machine-gunner = MG
short-sniper = Sni
short-mortar = Mor
short-staff-sergeant = SSg
short-sergeant = Sgt
short-saboteur = Sab
short-anti-tank-rifleman = AT
short-engineer = Eng
short-tank-driver = Dr
short-tank-gunner = Gu
short-tank-crew = Cr
short-patrol-truck = PTr
short-gun-truck = GTr
short-pilot-car = PCa
short-medium-tank = MTa
short-scout-car = SCa
short-light-truck = LTr
short-aircraft = Plane
short-fuel-tank = Fuel
short-motor-pool = Motors
short-ammunition-store = Ammo
short-radio-mast = Mast
heading-spawns = Spawns
heading-units = Units
heading-objectives = Objectives
spawn-all = all units
legend-hill = hill: 1 if attacked from a hill
legend-rough = rough terrain: no vehicles
legend-structure = structure: its defence and points
legend-vehicle = vehicle, with the number of soldiers in it
legend-damage = damage: disabled at the mark, destroyed at the end
seat-free = free
damage-of = damage { $damage } of { $integrity }
vehicle-captured = captured
hand-bid = chosen for initiative: { $card }
card-fog-note = cannot be played
end-length-rounds = { $count ->
    [one] Rounds: { $number }, { $count } decision
   *[other] Rounds: { $number }, { $count } decisions
}
about-owner = Belongs to: { $side }

warn-end-cards = You can still play cards from your hand. End the turn anyway?

## What there is to play

about-normandy = An American platoon against a German platoon, Normandy 1944. Your deck is your platoon: every casualty takes a card away. The easiest of the three to learn.
about-north-africa = Desert raiders against Italian garrisons, 1940 to 1943. Single soldiers, crewed trucks and tanks, airfields to blow up. Like Normandy, with vehicles.
effect-removed = removed from the board
effect-pinned = a soldier is suppressed
effect-damage = damage
effect-wound-and-damage = a wound and damage
why-play-its-card = { $name }: to act, play { $card } from your hand.
why-use-first = { $name }: first choose what the card does, then where or against whom.
why-crew-first = { $name }: to act, play the card of a soldier in the vehicle.

## What the actions do

about-action-move = Move the unit up to this many tiles; every tile entered needs one of your markers.
about-action-scout = Move the unit up to this many tiles, marked or not. Each tile new to your side is marked as scouted, and each such marker puts a Fog of War card from your supply on your discard pile.
about-action-stalk = Move up to this many tiles, marked or not, without leaving a marker.
about-action-guide = Move any one of your units that is not suppressed up to this many tiles; every tile entered needs one of your markers.
about-action-drive = Drive the vehicle up to this many tiles; every tile entered needs one of your markers and must not be rough.
about-action-bolster = Take up to this many cards from your supply into your discard pile: your deck grows. With a squad’s letter, only cards of that squad.
about-action-command = Draw up to this many cards; you may play them this turn.
about-action-conceal = A Fog of War card, which cannot be played, goes from your opponent’s supply to their discard pile. In Normandy only if there is one.
about-action-control = Take control of the tile the unit is on, if one of your markers is there. In Normandy not while an enemy is on it; in North Africa only an enemy soldier on a tile that the enemy controls prevents it. A controlled objective scores.
about-action-inspire = Return up to this many combat cards you have played this turn to your hand; you may play them again. With a squad’s letter, only cards of that squad.
about-action-recon = Only with a Fog of War card in your hand: remove it from the game and draw a card, which you may play this turn.
about-action-target = Put your target marker on a tile at least 3 tiles from the Mortar, ready for a later Blast; it comes off when the Mortar moves.
about-action-attack = Roll this many dice against any enemy on the board. One die that reaches the defence total, or a 0, hits: the enemy loses a card.
about-action-suppress = Roll this many dice against any enemy on the board. A hit takes no card, but suppresses: the next card of that counter only turns it to ready.
about-action-blast = Only with your target marker on the board: attack every counter on its tile, your own too, each with a roll of its own; distance does not matter.
about-action-strafe = Aircraft roll this many dice against an enemy; distance does not matter.
about-action-demolition = Attack a structure or an enemy vehicle on the soldier’s own tile; neither cover nor distance counts.
about-action-anti-tank = Attack an enemy vehicle at any distance; its armour, cover and the distance count.
about-action-repair = Take a damage marker off a vehicle on the soldier’s tile, whoever owns it; from a seat, only off that vehicle.
about-action-navigate = Mark up to this many connected tiles, starting next to the soldier, so that others can go there. Each new marker puts a Fog of War card from your supply on your discard pile.
about-action-survey = Mark up to this many tiles anywhere on the board, so that others can go there. Each new marker puts a Fog of War card from your supply on your discard pile.
about-what-tiles = Say what to look at: a tile, two tiles, a counter, a card, the deck or another zone, for example: { $example }
table-help-look-tiles = Look at a tile, two tiles, a counter, a card, your deck or a supply.
part-cover = { $value } cover
part-base = { $value } base
part-range = { $value } range

way-cost = { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}
column-card = Card
column-actions = Actions
column-initiative = Init.
heading-destroyed = Destroyed
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
question-unit = which unit or vehicle to choose
option-switch = Switch seats with { $counter }
heading-lost = Lost
seat-number = seat { $seat }
dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
about-adjacent = Adjacent
about-next-card = The next card to be drawn:
about-no-way = There is no way from { $tile } to { $other }.
