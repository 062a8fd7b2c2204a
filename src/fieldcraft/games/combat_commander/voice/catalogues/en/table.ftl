### Combat Commander: headings, questions, options.

## Headings

heading-time = Time
heading-sudden-death = Sudden death
heading-vp = Victory points
heading-surrender = Surrender
heading-orders = Orders
heading-weapons = Weapons
heading-radio = Radio
heading-chits = Objective chits
heading-secret-chits = Secret chits
heading-map = Map
heading-time-track = On the time track
heading-known = Known cards in hand
heading-unseen = Unseen cards
heading-fortifications = Fortifications
heading-to-place = Still to set up
heading-special = Special rules
heading-posture = Posture
heading-order = Order
heading-action = Action
heading-event = Event
heading-dice = Dice
heading-random-hex = Random hex
heading-units = Units
heading-objectives = Objectives

## The questions, by name

question-set-up = how to set up
question-give = which unit carries the weapon
question-mines-or-card = whether to swap strong mines for weaker ones and a card
question-first-turn = whether to give up the Initiative card for the first turn
question-order = which Order to give, or whether to pass or end the turn
question-discard = which card to discard next, or whether to stop
question-activate = which unit to activate
question-action = which Action to play, or none
question-unit = which unit to choose
question-reroll = whether to give up the Initiative card for a reroll
question-fire = which hex to fire at, or whether to finish
question-pieces = which units and weapons fire together
question-move = who moves where
question-advance = who advances where
question-react = whether and how to react to the enemy’s movement
question-melee = which melee to fight next
question-rout = whose broken units roll for rout
question-retreat = where the unit retreats
question-artillery = who calls the artillery
question-spot = where the spotting round goes
question-stacking = what to do about too many figures in a hex
question-hex = which hex to choose
question-space = which space of the time track to choose
question-weapon = which weapon to choose
question-deploy = how to split the Squad
question-pick = what the event affects
question-entry = which entry of the support table to take
question-force = which order of battle to take
question-support = what to buy from the support table
question-works = which fortifications to buy
question-radio = whether to roll for a radio

## The questions, put to the one who decides

prompt-placing = Set up: choose what to place next
prompt-both = Both sides set up in secret
prompt-place-hex = { $unit }: choose a hex
prompt-place-hex-near = { $unit }: choose a hex in or next to { $near }
prompt-fort-hex = Choose a hex for the fortification; choose its hex again to take it back
prompt-give-weapon = { $weapon }: choose the unit to carry it
prompt-hand-over = { $weapon }: choose the unit to carry it
prompt-mines-or-card = Stronger mines, or weaker ones and a card?
prompt-first-turn = Give up the Initiative card to take the first turn?
prompt-force-pick = Choose your order of battle; the other side does not see it until it has chosen its own
prompt-support-buy = Support table: buy at least one entry, then stop when you like
prompt-works-pick = Choose fortifications, or stop
prompt-radio-call = The other side has set up: roll once for a radio?
prompt-radio-pick = Choose a radio, or none
prompt-order = Give an Order or pass
prompt-order-next = Give another Order or end the turn
prompt-pass = Pass: discard cards, or stop
prompt-pass-window = The opponent has passed: play an Action?
prompt-activate = { $order }: choose a unit to activate
prompt-activate-led = { $order }: { $unit } may activate units nearby; choose the next one
prompt-of-roll = { $roll }. { $prompt }
prompt-reroll = Keep the roll, or give up the Initiative card for a reroll?
prompt-break-window = { $unit } is about to break: play an Action?
prompt-target = Fire: choose a hex to fire at, or finish
prompt-pieces = Fire at { $hex }: choose who fires, then open fire
prompt-fire-window = Before the fire roll: play an Action?
prompt-defence-window = Before the defence rolls: play an Action?
prompt-next-unit = Choose which unit rolls next
prompt-move = Move: choose a unit, or where the group goes
prompt-advance = Advance: choose a unit, or where it goes
prompt-react = The enemy enters { $hex }: fire, play an Action, or let them go?
prompt-advance-react = The enemy advances to { $hex }: play an Action?
prompt-melees = Choose the melee to fight next
prompt-melee-window = Melee in { $hex }: play an Action?
prompt-ambushed = Ambush in { $hex }: choose the unit that breaks
prompt-melee-end = The melee in { $hex } is over: play an Action?
prompt-rout = Rout: whose broken units must roll?
prompt-retreat = { $unit } retreats: choose the next hex
prompt-artillery = Artillery Request: choose the spotter, or repair the Radio
prompt-spot = { $unit }: choose a hex for the spotting round
prompt-impact = Artillery: choose the hex to strike next
prompt-stacking = Too many figures in a hex: deploy a Squad or eliminate a unit
prompt-clear-smoke = Choose which smoke clears
prompt-arrive = { $unit } enters the map: choose a hex
prompt-dig-in = Time advances: play Dig In?
prompt-dig-in-hex = Dig In: choose a hex
prompt-exit = { $unit } has left the map: choose the space of the time track where it may return
prompt-sustain = Sustained Fire: choose the weapon to risk
prompt-spray = Spray Fire: choose the second hex
prompt-smoke = Smoke Grenades: choose a hex
prompt-deploy = Which Team keeps the marker “{ $marker }”: { $unit } or { $other }?
prompt-demolish = Demolitions: choose the fortification to blow up
prompt-support-pick = Support table: choose what comes
prompt-support-place = Support: choose where it enters
prompt-displace = { $unit } must leave the flames: choose a hex

## What may be answered

option-order = Order { $card }
option-pass = Pass and discard cards
option-discard = Discard { $card }
option-action = Action { $action } ({ $card })
option-action-card = Action from { $card }
option-fire = Opportunity Fire ({ $card })
option-pick-unit = { $unit }
option-weapon = { $weapon }
option-to-hex = To { $hex }
option-to-hex-move = Move { $units } to { $hex }
option-to-hex-advance = Advance { $units } to { $hex }
option-to-hex-retreat = Retreat { $units } to { $hex }
option-to-hex-place-hex = Place { $units } in { $hex }
option-at-hex = Choose { $hex }
option-at-hex-target = Fire at { $hex }
option-at-hex-dig-in-hex = Dig in at { $hex }
option-at-hex-spot = Spotting round on { $hex }
option-smoke = Smoke at { $hex }
option-exit-map = Exit the map
option-give = Hand the weapon to { $unit }
option-leave = Leave { $unit } behind
option-shoot = Fire with units already activated
option-accept = Keep the roll
option-reroll = Give up the Initiative card and reroll
option-drop = Eliminate your own weapon: { $weapon }
option-side = { $side }
option-space = Space { $number } of the time track
option-card = { $card }
option-entry = Entry { $number }
option-none = None
option-battery = Repair the Radio
option-chit = Secret chit { $number }
option-deploy = Deploy { $unit } into two Teams
option-eliminate = Eliminate { $unit }
option-place = Place { $unit }
option-fort = Place { $fort }
option-quick = Place the rest automatically
option-ready = Ready
option-back = Take it back
option-force = Order of battle { $number }
force-of-pieces = { $force }: { $pieces } ({ $cost } VP)
option-works = Fortifications { $number }
thing-for-points = { $thing } ({ $cost } VP)
option-roll = Roll on the support table
option-none-radio-call = No radio
option-none-radio-pick = No radio
option-stop-buying = Stop buying
mines-of-strength = mines with firepower { $fp }
option-first = Give up the Initiative card and go first
option-take-card = Weaker mines and { $card }
option-none-mines-or-card = Keep the stronger mines
option-none-first-turn = Keep the Initiative card
option-stop-activate = Done
option-stop-pass = Stop discarding
option-stop-window = No Action
option-stop-target = Finish firing
option-stop-pieces = Open fire
option-stop-move = Finish this movement
option-stop-advance = Advance no further
option-stop-react = Let them go
option-stop-go-on = Continue

## The options of a match

match-option-meleeUsesCommand = A Leader’s Command adds to his units’ firepower in melee too.
match-option-ambushChooser = The player of Ambush, not the owner, chooses the enemy unit that breaks.
match-option-confusionPlayable = Command Confusion may be given as an Order without effect, to get rid of it.
match-option-boobyTrapAttacks = Mines from a Booby Trap attack the units that are already there.
match-option-whitePhosphorus = White Phosphorus breaks a visible enemy unit and leaves smoke; otherwise the event does nothing.
match-option-wireWeapons = Weapons cannot fire from Wire, and units in Wire form no fire group with others outside it.
match-option-trenchMove = Moving between adjacent Trenches, Bunkers and Pillboxes costs 1 and draws no Opportunity Fire.
match-option-uphillFire = Fire at a higher level loses 1 firepower.
match-option-teamMatch = A Squad is replaced by Teams of its order of battle’s quality, not of its own.
match-option-atLeast = Artillery destroys a fortification on the roll needed or more, not only on that exact roll.
match-option-retreatNearEnemy = A unit that cannot retreat is lost only if an enemy is adjacent.
match-option-blindHexBySide = A line of sight along a hexside enters the hexes on both sides of it: only the hex next to an obstacle is blind.
match-option-quickSetup = Both sides are set up automatically.
match-option-handicapFirst = Handicap of the first side: its opponent begins with this many more victory points.
match-option-handicapSecond = Handicap of the second side: its opponent begins with this many more victory points.
scenario-handicap = { $count ->
    [one] To even the odds (a handicap, among the optional rules), the { $opponent } can begin with one more victory point.
   *[other] To even the odds (a handicap, among the optional rules), the { $opponent } can begin with { $count } more victory points.
}

## Odds: the parts of a total, and what is at stake

part-actions = { $value } Actions
part-airburst = { $value } airburst
part-attack = { $value } attack
part-distance = { $value } distance
part-doubles = { $value } doubles
part-elevation = { $value } elevation
part-enemy = { $value } enemy
part-firepower = { $value } firepower
part-hindrance = { $value } hindrance
part-mines = { $value } mines
part-morale = { $value } morale
part-others = { $value } others firing
part-own = { $value } own
part-radio = { $value } Radio
part-scenario = { $value } scenario rule
part-vulnerable = { $value } to destroy it
part-time = { $value } time
part-cover = { $value } cover
effect-hit = on target
effect-broken = broken
effect-suppressed = suppressed
effect-eliminated = eliminated
effect-rallied = rallied
effect-retreats = retreats
effect-any-breaks = a unit breaks
effect-destroyed = destroyed
effect-ends = the game ends
effect-wins = won
effect-both-lost = both eliminated
effect-weapon-breaks = the weapon breaks

## Special rules of scenarios

rule-bocage = Hedges cost 1 more movement and give 1 more cover.
rule-card-for-turn = The holder of the Initiative card may give it up to take the first turn.
rule-wire-by-buildings = Wire may only be set up in or next to building hexes.
rule-broken-weapon = { $side }: one weapon, drawn at random, starts broken.
rule-no-fortifications = No fortifications may enter play after set-up.
rule-slow-open = Open ground costs one and a half movement points.
rule-concealment = { $side }: each Concealment takes { $more } more off the attack.
rule-rising-orders = { $side }: one more Order per turn after each time advance, up to { $most }.
rule-fragile = { $weapon }: this captured weapon is eliminated instead of breaking.
rule-exit-is-loss = { $side }: units that leave the map are eliminated.
rule-flat-cost = { $side }: every hex costs 1 movement point.
rule-range-counts = A fire attack is reduced by the distance to the nearest firer.
rule-mines-or-card = { $side }: may take mines of strength { $mines } and the card { $card } instead of stronger mines.
rule-melee-bonus = { $side }: { $more } more in every melee.
rule-tank = { $side }: the Bunker is a tank that cannot move, with { $crew } aboard; its hex holds { $figures } figures.
rule-satchel-cover = Satchel Charges may only be thrown at hexes with cover { $cover } or more.
rule-flank = { $side }: units arriving at time { $time } may enter in or next to { $hexes }.
rule-sniper-reach = { $side }: snipers reach 2 hexes from the random hex.
rule-fog = Fog: hindrance { $fog } everywhere, on top of any other; each Breeze takes 1 away.

warn-end-orders = You can still give an Order. End the turn anyway?
generator-random = Forces are drawn at random
generator-muster = Both sides choose their forces
about-combat-commander = Infantry companies on a hex map, Europe 1941 to 1945. You never roll dice: every card is an order, an action and a roll. The richest and longest of the three.
why-order-first = { $name } acts on an Order: choose a card from your hand first, then the units.

## Fortifications, and other things of the map

about-fort-foxholes = Cover 3, 1 more against mortars and artillery.
about-fort-trench = Cover 4, 1 more against mortars and artillery.
about-fort-pillbox = Cover 5, 1 more against mortars and artillery; in a tied melee its occupant survives.
about-fort-bunker = Cover 6, 1 more against mortars and artillery; in a tied melee its occupant survives.
about-fort-mines = Attack every unit that enters or leaves the hex, of either side, ignoring cover.
about-fort-wire = Ends every move into or out of the hex. Units there lose 1 firepower, range and morale, cannot fire weapons, and form no fire group with units outside.
about-trait-ordnance = Must hit with a targeting roll before it attacks; never part of a fire group or of Opportunity Fire, and Leaders do not raise its values.
about-trait-smoke = May fire smoke instead, at any hex in sight and range.
about-trait-mg = Counts as a machine gun for { action-sustained-fire } and { event-name-suppressing-fire }.
about-trait-mortar = Fires from above: 2 more against woods; hedges and walls give no cover, fortifications 1 more.
about-trait-flame = The target’s cover is 0, whatever it is.
about-trait-spent = Removed from play after its fire roll.
about-edge = Units that exit here score their own value and may come back later via the time track.
edge-of = Map edge: { $side }
support-with = { $unit } with { $weapon }
objective-number = Objective { $number }
duel = { $rolls ->
    [0] attack { $attack } against defence { $defence } + 2 dice
   *[other] attack { $attack } + 2 dice against defence { $defence } + 2 dice
}

waive-shooting = Fire at every hex they enter
waive-unseen = Let them move until seen
waive-unreached = Let them move until in range
waive-order = Let this order pass
waive-turn = Pass until my turn
way-cost = { $cost } MP
note-enemy-in-danger = Enemy units in danger: { $units }
note-own-in-danger = ⚠ Your own units in danger: { $units }

walk-border = { $direction } { $hex }, { $ground }
walk-side = { $side } between
walk-way = by { $way }
walk-off-map = { $direction } the map ends

standing-told = Questions with only one answer are answered for you, enemy moves that none of your units can see pass without a question, rolls stand when a reroll would hardly help, and Leaders roll last.
