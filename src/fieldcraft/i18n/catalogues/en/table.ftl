### The table: headings, questions, options, warnings.

## Headings

heading-board = Board
heading-hand = Hand
heading-deck = Deck
heading-discard = Discard pile
heading-supply = Supply
heading-play-area = Play area
heading-removed = Removed from the game
heading-initiative = Initiative
heading-round = Round
heading-turn = Turn
heading-phase = Phase
heading-points = Points
heading-objectives = Objectives
heading-odds = Odds
heading-log = Log
heading-help = Help
heading-options = Options
heading-scenario = Scenario
heading-units = Units
heading-markers = Markers
heading-victory = Victory condition
heading-vehicles = Vehicles
heading-structures = Structures
heading-escaped = Escaped
heading-neutralised = Neutralised
heading-destroyed = Destroyed
heading-escape-markers = Escape markers
odds = { $percent }% chance
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
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
question-take = what to take or choose next, or whether to stop
question-inspire = which card to return to hand
question-command = whether to draw another card
question-unit = which unit or vehicle to choose
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
prompt-aim-tile = Target: choose a tile at least 3 tiles away from the Mortar
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
prompt-waiting = Waiting for: { $side }
prompt-over = The game is over

## What may be answered

option-bid = Initiative: { $card }
option-play = Play { $card }
option-end = End the turn
option-use = { $value ->
    [0] { $action }
    [none] { $action }
   *[other] { $action } { $value }
}
option-hunker = Hunker Down: return the card to the supply
option-rally = Turn the counter to ready
option-to = To { $tile }
option-stop = Stop
option-at = At { $counter }
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
option-switch = Switch seats with { $counter }
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
warn-nothing-happens = This action will change nothing.
warn-leaves-wheel = Nobody will be left in the driver’s seat.

## The options of a match

match-option-inspireCommandCards = Inspire may return command cards too.
match-option-bolsterFog = Bolster may take Fog of War cards too.
match-option-openDiscard = Both players may look through both discard piles.
match-option-roundLimit = The last round, after which points decide; 0 means none.
match-option-adjustOnRally = A card that only turns its soldier to ready still lets the soldier enter, exit or reposition.
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
heading-lost = Lost
heading-casualties = Casualties
heading-spawns = Spawns
spawn-all = all units
legend-hill = hill: 1 if attacked from a hill
legend-rough = rough terrain: no vehicles
legend-structure = structure: its defence and points
legend-vehicle = vehicle with the number of soldiers in it
legend-damage = damage: disabled at the stroke, destroyed at the end
seat-number = seat { $seat }
seat-free = free
damage-of = damage { $damage } of { $integrity }
vehicle-captured = captured
hand-empty = No cards in hand
hand-bid = chosen for initiative: { $card }
card-fog-note = cannot be played
part-base = { $value } base
part-cover = { $value } cover
part-range = { $value } range
dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
news-earlier = { $count ->
    [one] … { $count } earlier line: { $command }
   *[other] … { $count } earlier lines: { $command }
}
welcome = Welcome to the table.
welcome-how = Type a number and press Enter; Enter alone takes the first.
welcome-table = The table offers only what the rules allow. At any time: { $command }
ask-game = Which game?
ask-scenario = Which scenario?
ask-opponent = Against whom?
ask-side = Which side do you play?
opponent-bot = the bot { $name }
opponent-friend = somebody at this screen
you-are = (you play: { $side })
hot-seat = Now it is this side’s turn at the screen: { $side }. The other player looks away.
press-enter = Press Enter.
choice-ambiguous = “{ $text }” could mean: { $known }
choice-no-number = Type a number from 1 to { $count }.
choice-offered = “{ $text }” is allowed now.
choice-why = Say what you would like to do, for example: { $example }
standing-none = You have no standing answers. For example: { $example }
standing-list = Answered for you without asking, until { $command }:
standing-answered = Your standing answer: { $text }
confirm-resign = Do you give up?
offer-save = Save the record to “{ $path }”?
resume-with = Go on with: { $command }
end-length = { $count ->
    [one] Rounds: { $number }, { $count } decision
   *[other] Rounds: { $number }, { $count } decisions
}
about-what = Say what to look at: a tile, two tiles, a counter, a card, the deck or another zone, for example: { $example }
about-adjacent = Adjacent
about-off-board = not on the board
about-owner = Belongs to: { $side }
about-next-card = The next card drawn:
about-distance = From { $tile } to { $other }: { $distance }
about-no-way = There is no way from { $tile } to { $other }.
no-such-rule = There is no clause “{ $text }”. Try for example: { $example }
table-help-choice = Choose by number, or by the words beside it; the beginning is enough if it is clear.
table-help-board = The board with its legend and the goals.
table-help-hand = Your hand.
table-help-log = Everything that has happened.
table-help-look = A tile, two tiles, a counter, a card, your deck, a supply: its values.
table-help-why = Why something is not allowed, and by which clause.
table-help-help = This list.
table-help-undo = Take your last choice back, if nothing was rolled, drawn or revealed.
table-help-standing = Answer some questions for you from now on; alone, shows them; standing off ends them.
table-help-save = Save the match to a file.
table-help-resign = Give up.
table-help-quit = Leave the table; it offers to save.
table-help-rule = The text of a clause; a word finds the clauses that use it.
