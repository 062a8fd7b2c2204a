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

about-order-advance = Activated units move one hex, even into a hex with enemies: that means melee.
about-order-artillery-denied = The enemy’s Radio breaks; if it is already broken, it is lost.
about-order-artillery-request = A Leader who sees the target calls in shells or smoke by Radio; or a broken Radio is repaired.
about-order-command-confusion = Useless: it only clogs your hand.
about-order-fire = Activated units fire at a hex they can see and reach; adjacent ones fire together. In the enemy’s turn the card is Opportunity Fire.
about-order-move = Activated units spend their movement points hex by hex; the enemy may fire at every step he sees.
about-order-recover = All your suppressed markers come off, and each of your broken units rolls to rally.
about-order-rout = All broken units of one side, yours or the enemy’s, roll; those that fail retreat.
about-action-ambush = Before a melee: an enemy unit in it breaks.
about-action-assault-fire = While moving: units with boxed firepower make a fire attack.
about-action-bore-sighting = Defender only: 2 more firepower if a weapon with printed firepower 5 or more fires.
about-action-concealment = Before your defence rolls: the attack is reduced by the hex’s cover.
about-action-crossfire = 2 more firepower against a moving unit.
about-action-demolitions = After the enemy passes: a fortification in one of your hexes is blown up.
about-action-dig-in = When time advances: Foxholes in one of your hexes.
about-action-hand-grenades = 2 more firepower if a firer is next to the target.
about-action-hidden-entrenchments = Defender only, before the defence rolls: there were Foxholes all along.
about-action-hidden-mines = Defender only: there are mines where an enemy has just entered, and they attack at once.
about-action-hidden-pillbox = Defender only, before the defence rolls on an objective: there is a Pillbox.
about-action-hidden-unit = Defender only, after the enemy passes: a unit from the support table appears.
about-action-hidden-wire = Defender only: there is wire where an enemy has just entered.
about-action-light-wounds = Instead of breaking, your squad fights on as an unbroken team.
about-action-marksmanship = 2 more firepower if a squad or a team fires.
about-action-no-quarter = After a melee you survive: 2 victory points.
about-action-smoke-grenades = While moving: smoke in or next to the hex of a unit with boxed movement.
about-action-spray-fire = The fire also sweeps a second hex next to the first.
about-action-sustained-fire = 2 more firepower for a machine gun or mortar, which breaks on doubles.
