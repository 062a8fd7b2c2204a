### Combat Commander: why something is refused.

## Words

why-unknown-hex = There is no hex “{ $text }”. Hexes run from A1 to O10.
why-unknown-unit = { $suggestion ->
    [none] There is no unit called “{ $text }” in play.
   *[other] There is no unit called “{ $text }” in play. Did you mean “{ $suggestion }”?
}
why-unknown-weapon = { $suggestion ->
    [none] There is no weapon called “{ $text }” in play.
   *[other] There is no weapon called “{ $text }” in play. Did you mean “{ $suggestion }”?
}

## Orders

why-orders-given = You have already given an Order this turn, so you can no longer pass. You may end the turn.
why-no-order-given = Give at least one Order before you end the turn, or pass.
why-confusion = { $card }: Command Confusion is not an Order. It can only be discarded.
why-no-radio = { $card }: you have no Radio that this Order could use.
why-no-enemy-radio = { $card }: the enemy has no Radio to deny.
why-no-spotter = { $card }: you have no unbroken Leader left to spot for the artillery.
why-nobody-to-activate = { $card }: none of your units can still be activated this turn.
why-nobody-can-advance = { $card }: none of your units that can still be activated has a hex to advance into.
why-player-used = { $side ->
    [none] Recover and Rout can use a player’s units only once a turn, and that has already happened.
   *[other] { $side }: Recover or Rout has already been used on this player’s units this turn.
}
why-discard-limit = { $card }: you have already discarded as many cards as your nation may.
why-action-not-now = { $action } ({ $card }) cannot be played now: its condition is not met.

## Activation

why-enemy-unit = { $unit } belongs to the enemy.
why-not-on-map = { $unit } is not on the map.
why-already-activated = { $unit } has already been activated this turn.
why-leader-not-led = { $unit }: a Leader cannot activate another Leader.
why-out-of-command = { $unit } is outside the Leader’s command radius.

## Movement

why-not-adjacent = { $hex } is not adjacent.
why-enemy-there = An enemy unit is in { $hex }: moving units cannot enter. Use Advance to fight hand to hand.
why-impassable = { $hex } cannot be entered from here.
why-too-far = { $hex } costs more movement points than are left.
why-not-activated-to-move = { $unit } is not activated for this Move.
why-has-stopped = { $unit } has already finished moving.
why-cannot-join-group = { $unit } cannot join the moving group: a group starts together from one hex.
why-not-carried-in-group = { $weapon } is not carried by the moving group.
why-not-in-moving-group = { $unit } is not in the moving group.
why-no-point-to-give = { $weapon }: its bearer has no movement point left to hand it over.
why-nobody-to-receive = { $weapon }: nobody in the hex can take it; all of them carry a weapon.
why-cannot-receive = { $unit } cannot take the weapon: it must be your own unit, in the same hex, without a weapon.
why-cannot-leave-here = The group cannot leave the map here: only over the enemy’s edge, for 1 movement point.
why-burning = { $hex } is on fire.
why-must-stay = A special rule of this scenario keeps the unit in its hex.
why-cliff-with-weapon = A unit with a weapon cannot cross the cliff into { $hex }.
why-unit-first = Choose a unit first.
why-not-activated-to-advance = { $unit } is not activated for this Advance.
why-has-advanced = { $unit } has already advanced.
why-another-advances = { $unit } is advancing: choose where it goes first.
why-nowhere-to-advance = { $unit } has no hex to advance into.
why-not-nearer = { $hex } is no way to retreat: each step must lead nearer to the unit’s own edge of the map, around enemies and impassable ground.

## Fire

why-no-enemy-there = There is no enemy unit in { $hex }.
why-own-units-there = Your own units are in { $hex }.
why-no-firepower = The fire at { $hex } would have no firepower left.
why-no-smoke-there = None of your weapons can fire smoke at { $hex }.
why-not-in-sight = The spotter does not see { $hex }.
why-no-shot = No activated unit or weapon of yours can fire at { $hex } now.
why-enemys-piece = { $piece } belongs to the enemy.
why-piece-not-in-play = { $piece } is not on the map.
why-piece-not-activated = { $piece } is not activated to fire.
why-has-fired = { $piece } has already fired: each unit and weapon fires once.
why-not-boxed = { $piece }: only boxed firepower can be used for Assault Fire.
why-no-ordnance-now = { $piece }: ordnance cannot fire at moving units.
why-weapon-broken = { $piece } is broken.
why-bearer-unfit = { $piece }: a broken or suppressed unit cannot fire its weapon.
why-fires-not-from-water = { $piece }: weapons cannot fire from a water hex.
why-fires-not-from-wire = { $piece }: weapons cannot fire from Wire.
why-in-own-hex = { $piece } is in { $hex } itself.
why-out-of-range = { $hex } is out of range for { $piece }.
why-too-near = { $hex } is too close for { $piece }.
why-kept-for-cover = { $piece }: in this scenario it may only be used against good cover, and { $hex } has too little.
why-no-line-of-sight = { $piece } has no line of sight to { $hex }.
why-no-smoke-rounds = { $piece } has no smoke rounds.
why-must-fire = Assault Fire has been played: now choose its target.
why-nobody-left-to-fire = Nobody is left who can fire at { $hex }.
why-no-smoke-now = Smoke cannot be fired at moving units ({ $hex }).
why-takes-no-smoke = No Smoke can be placed in { $hex }.
why-nobody-chosen = Choose at least one unit or weapon to fire.
why-in-group-already = { $piece } is already in the fire group.
why-ordnance-alone = { $piece }: ordnance always fires alone.
why-cut-off-by-wire = { $piece }: units in Wire cannot form a fire group with units outside it.
why-not-next-to-group = { $piece } is not adjacent to the fire group.
why-cannot-sustain = { $piece }: only a machine gun or mortar can use Sustained Fire.
why-not-in-attack = { $piece } is not part of this attack.
why-not-next-to-target = { $hex } is not adjacent to the target { $near }.
why-rolls-not-now = { $unit } has no roll to make now.
why-enemy-in-the-way = An enemy unit is in { $hex }: you cannot retreat there.
why-step-begun = The step has already begun: the unit cannot turn to { $hex }.
why-not-ambushed = { $unit } is not one of the ambushed units in { $hex }.
why-radio-without-smoke = Your artillery has no smoke rounds for { $hex }.
why-outside-barrage = { $hex } is not among the seven hexes around { $near } that the artillery strikes.
why-struck-already = The artillery has already struck { $hex }.
why-nothing-to-strike = There is nothing in { $hex } for the artillery to strike.

## Other choices

why-not-your-weapon = { $weapon } is not carried by any of your units on the map.
why-not-an-object = That cannot be chosen here. { $choice }.
why-not-a-new-team = The marker stays with one of the two new Teams: { $unit } or { $other }.
why-none-of-yours-there = None of your units is in { $hex }.
why-held-by-enemy = An enemy unit is in { $hex }.
why-no-fort-there = There is no fortification in { $hex }.
why-no-smoke-lies-there = There is no Smoke in { $hex }.
why-no-melee-there = There is no melee in { $hex }: units of both sides are not there.
why-no-such-space = { $number } is not a space of the time track: they are numbered 0 to { $last }.
why-another-card = The card on offer is { $card }.
why-no-thrower-near = { $hex } is too far for smoke grenades: they land in or next to the hex of an unbroken moving unit with boxed movement.
why-not-on-own-edge = { $hex } is not on your edge of the map.
why-no-cover-there = { $hex } has no cover to hide in.
why-cannot-spot = { $unit } cannot spot for the artillery: only an unbroken Leader can.
why-roll-in-progress = { $weapon } cannot be given up in the middle of a roll.
why-not-overstacked = { $unit } is not in the overstacked hex { $hex }.
why-deployed-already = { $unit }: only one Squad in { $hex } may be deployed, before the first loss there.
why-cannot-deploy = { $unit }: only a Squad in { $hex } can be deployed, while two Teams of its quality are left.

## Set-up

why-not-setting-up = { server-not-setting-up }
why-not-a-set-up = “{ $text }” is not part of a set-up: name a unit and its hex, a weapon and its unit, or a fortification and its hex.
why-not-all-set-up = { $count ->
    [one] { $count } piece still has to be set up.
   *[other] { $count } pieces still have to be set up.
}
why-all-set-up = Everything is already set up.
why-not-yours-to-place = { $unit } is not yours to set up now.
why-not-yours-to-give = { $weapon } is not yours to hand out now.
why-no-fort-to-place = { $fort }: you have none to set up now.
why-outside-area = { $hex } is outside the set-up area.
why-not-near-random-hex = { $unit } must be set up in or next to { $near }, and { $hex } is not.
why-cannot-stand-there = { $unit } cannot stand in { $hex }: the terrain forbids it, or the enemy is there.
why-no-room = { $unit }: there is no room left in { $hex }.
why-not-chained = { $unit } is cut off from the others in { $hex }. This side’s hexes must form one chain: place the unit next to the others.
why-crowded = { $hex } holds { $figures } figures but has room for { $room }. Place one of the units elsewhere.
why-not-placed-yet = { $unit } is not on the map yet.
why-not-given-yet = { $weapon }: nobody carries it yet.
why-wire-away-from-buildings = { $fort } must be in or next to a building hex, and { $hex } is neither.
why-no-place-for-tank = The tank needs open, level ground with room for its crew; { $hex } is not that.
why-carrier-elsewhere = { $unit } is not in the group of units that gets { $weapon }.
why-carrier-has-own = { $unit } keeps the weapon the scenario gives it.
why-carrier-of-type = { $unit } cannot take { $weapon }: it starts with the unit it belongs to, { $type }.
why-other-quality-or-year = Order of battle { $number } does not match the quality of your troops, or the year.
why-support-is-due = You must buy at least one entry.
why-not-offered = Column { $number } of your support table does not offer that, or its counters are used up.
why-too-dear = That costs { $cost } VP, and you have { $points }.
why-no-works-left = There are not enough counters for that, or your mines have a different strength.
why-no-fort-left = { $fort }: none is left for { $hex }. Take one back from another hex first.
why-fort-there = { $fort }: you already have another fortification in { $hex }.
why-cannot-fortify = { $fort } cannot be placed in { $hex }.
why-not-your-unit = { $unit }: the weapon can only go to one of your own units.
why-nobody-reaches = None of your units could fire at { $hex }: out of range, no line of sight, or already activated.
why-nobody-has-target = Nobody would have a target: no enemy is in range and in sight.
why-reroll-gains-nothing = A new roll is no more likely to turn out better for you.
why-no-cover-to-conceal = There is no cover in the hex, so Concealment would take nothing off the attack.

## Orders left behind that could never apply

why-unit-of-other-side = { $unit } is on the other side: this order would never apply to it.
why-never-likely = { $percent }% can never be reached: choose 100 or less.
why-action-of-defender = { $action } is for the defender only.
why-action-not-in-deck = None of your cards has the Action { $action }.
