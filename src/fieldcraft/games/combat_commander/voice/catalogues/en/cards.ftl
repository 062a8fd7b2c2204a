### Combat Commander: Orders and Actions of the cards: their names, and what they do.

## Names: $order is the name of the Order printed at the top

card-of-deck = { $order } #{ $number }
order-advance = Advance
order-artillery-denied = Artillery Denied
order-artillery-request = Artillery Request
order-command-confusion = Command Confusion
order-fire = Fire
order-move = Move
order-recover = Recover
order-rout = Rout
action-ambush = Ambush
action-assault-fire = Assault Fire
action-bore-sighting = Bore Sighting
action-command-confusion = Command Confusion
action-concealment = Concealment
action-crossfire = Crossfire
action-demolitions = Demolitions
action-dig-in = Dig In
action-fire = Opportunity Fire
action-hand-grenades = Hand Grenades
action-hidden-entrenchments = Hidden Entrenchments
action-hidden-mines = Hidden Mines
action-hidden-pillbox = Hidden Pillbox
action-hidden-unit = Hidden Unit
action-hidden-wire = Hidden Wire
action-light-wounds = Light Wounds
action-marksmanship = Marksmanship
action-no-quarter = No Quarter
action-smoke-grenades = Smoke Grenades
action-spray-fire = Spray Fire
action-sustained-fire = Sustained Fire

## What they do

about-order-advance = Activated units move one hex, even into a hex with enemies: that means melee. Nobody can fire at them on the way.
about-order-artillery-denied = Only if the enemy has a Radio: it breaks; if it is already broken, it is lost.
about-order-artillery-request = Only if you have a Radio: an unbroken Leader who sees the target calls in shells, or smoke if the Radio has it; or a broken Radio is repaired.
about-order-command-confusion = Useless: it only clogs your hand.
about-order-fire = Activated units fire at a hex they can see and reach; adjacent ones fire together. In the enemy’s turn the card is Opportunity Fire.
about-order-move = Activated units spend their movement points hex by hex; the enemy may fire at every step he sees.
about-order-recover = All your suppressed markers come off, and each of your broken units rolls to rally. In one turn a player recovers or is routed only once.
about-order-rout = All broken units of one player, yours or the enemy’s, roll: above its morale with cover, a unit retreats as many hexes as the difference; equal to it, it is suppressed. In one turn a player recovers or is routed only once.
about-action-ambush = Before a melee with a unit of yours: the enemy breaks one of his units in it, whichever he chooses.
about-action-assault-fire = During a Move of yours: units activated for it, using nothing but boxed firepower, make one fire attack.
about-action-bore-sighting = Defender only: 2 more firepower if a weapon with printed firepower 5 or more fires.
about-action-concealment = Before your defence rolls: the attack is reduced by the hex’s cover.
about-action-crossfire = In Opportunity Fire: 2 more firepower.
about-action-demolitions = After the enemy passes and discards at least one card: a fortification in a hex with a unit of yours is removed.
about-action-dig-in = When time advances: Foxholes in a hex with a unit of yours that has no fortification and is neither water nor burning.
about-action-hand-grenades = 2 more firepower if a firer is next to the target.
about-action-hidden-entrenchments = Defender only, before your defence rolls in a hex without a building: there were Foxholes all along, if it can take them.
about-action-hidden-mines = Defender only: there are mines where an enemy has just entered, if the hex can take them, and they attack at once.
about-action-hidden-pillbox = Defender only, before your defence rolls in an objective hex: there is the Pillbox, if it is not in play yet and the hex can take it.
about-action-hidden-unit = Defender only, after the enemy passes and discards at least one card: a roll on your support table brings a unit into a hex without units of your set-up area that gives cover 1 or more.
about-action-hidden-wire = Defender only: there is wire where an enemy has just entered, if the hex can take it.
about-action-light-wounds = Instead of breaking, an unbroken squad of yours fights on as an unbroken team of its quality; the enemy gains 1 victory point.
about-action-marksmanship = 2 more firepower if a squad or a team fires.
about-action-no-quarter = After a melee that a unit of yours survives: 2 victory points. The German card counts against Russians only.
about-action-smoke-grenades = During a Move of yours: smoke in or next to the hex of an activated unit with boxed movement.
about-action-spray-fire = If all who fire have boxed range: the fire also sweeps a second hex with enemies, next to the first and in sight and range of all.
about-action-sustained-fire = 2 more firepower if a machine gun or mortar fires, which breaks on doubles.
