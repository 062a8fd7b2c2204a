### What Events and things of the map do, a sentence each; “this side” is the one that rolled.

about-event-air-support = This side may break every unit in the occupied hex nearest to a random hex.
about-event-battle-harden = One unit of this side becomes Veteran.
about-event-battlefield-integrity = This side scores 1 victory point for each enemy unit on the casualty track.
about-event-blaze = A random hex catches fire: nobody can enter it or see through it, and whoever is there must leave.
about-event-booby-trap = Mines are laid in a random hex, if it can take them; whoever leaves or enters is attacked.
about-event-breeze = All smoke clears, and every fire spreads one hex with the wind.
about-event-command-and-control = This side scores 1 victory point for each objective it controls.
about-event-commissar = This side rolls for one of its broken units: above its morale the unit is eliminated, otherwise it rallies.
about-event-cower = Every Squad of this side outside its Leaders’ command radius is suppressed.
about-event-deploy = This side may split one of its Squads into two Teams.
about-event-dust = Smoke of random density rises in a random hex.
about-event-elan = This side may lose one more unit before it surrenders.
about-event-entrench = This side may dig Foxholes in one hex of its own.
about-event-field-promotion = If this side’s Private is not in play, he may take command in a hex with a broken unit of his side.
about-event-fog-of-war = Each side loses a random card from its hand.
about-event-hero = This side’s Hero, if not in play, appears in a hex of its own and may rally a broken unit there.
about-event-infiltration = A unit from this side’s support table appears in or next to a random hex; if enemies are there, it fights at once.
about-event-interdiction = This side suppresses one unit, its own or the enemy’s, in a hex without cover.
about-event-interrogation = This side sees the enemy’s whole hand and may discard one card from it.
about-event-kia = This side chooses one broken unit, its own or the enemy’s: it is eliminated.
about-event-malfunction = The working weapon nearest to a random hex breaks.
about-event-medic = This side chooses one broken unit, its own or the enemy’s: it rallies.
about-event-mission-objective = This side draws a secret objective chit.
about-event-prisoners-of-war = This side loses one of its broken units next to an enemy, if it has one.
about-event-reconnaissance = The enemy must reveal one of his secret objective chits.
about-event-reinforcements = A unit from this side’s support table enters at its own map edge; or a Radio comes on the air.
about-event-rubble = Wire is laid in a random hex, if it can take it.
about-event-sappers = This side may remove Mines or Wire from one hex.
about-event-scrounge = A unit of this side without a weapon takes any weapon that is not in play.
about-event-shell-shock = The unit nearest to a random hex breaks.
about-event-shellholes = Foxholes appear in a random hex, if it can take them.
about-event-strategic-objective = This side draws an objective chit, which is revealed and scored at once.
about-event-suppressing-fire = This side suppresses one enemy unit in sight and range of one of its machine guns.
about-event-walking-wounded = This side chooses one eliminated unit, its own or the enemy’s: it returns broken, in or next to a random hex.
about-event-white-phosphorus = This side chooses an enemy hex in sight: one unit there breaks, and smoke covers the hex.

## Fortifications, and other things of the map

about-fort-foxholes = Cover 3, 1 more against mortars and artillery.
about-fort-trench = Cover 4, 1 more against mortars and artillery.
about-fort-pillbox = Cover 5, 1 more against mortars and artillery; in a tied melee its occupant survives.
about-fort-bunker = Cover 6, 1 more against mortars and artillery; in a tied melee its occupant survives.
about-fort-mines = Attack every unit that enters or leaves the hex, of either side, ignoring cover.
about-fort-wire = Ends every move into or out of the hex; units there lose 1 firepower, range and morale.
about-edge = Units that exit here score their own value and may come back later via the time track.
edge-of = Map edge: { $side }
support-with = { $unit } with { $weapon }
objective-number = Objective { $number }
duel = { $rolls ->
    [0] attack { $attack } against defence { $defence } + 2 dice
   *[other] attack { $attack } + 2 dice against defence { $defence } + 2 dice
}
