### The table in the browser: what only it says of a match.

## Warnings before a choice

warn-end-cards = There are still cards in your hand that you could play. End the turn all the same?
warn-end-orders = You could still give an Order. End the turn all the same?

## What there is to play

about-normandy = A platoon of Americans against a platoon of Germans, Normandy 1944. Your deck of cards is your platoon: every loss takes a card away. The easiest of the three to learn.
about-north-africa = Raiders of the desert against Italian garrisons, 1940 to 1943. Single soldiers, trucks and tanks with crews, airfields to blow up. Like Normandy, with vehicles.
about-combat-commander = Infantry companies on a map of hexes, Europe 1941 to 1945. You never roll dice: every card is an order, an action and a roll. The richest and the longest of the three.
level-1 = a good first scenario
level-2 = once you know the rules
level-3 = for those who want everything
scenario-minutes = { $count ->
    [one] about { $count } minute
   *[other] about { $count } minutes
}
bot-name-random = Random
bot-name-monte-carlo = Monte Carlo
bot-name-greedy = Greedy
bot-about-random = Plays any card anywhere. It will let you look around in peace.
bot-about-monte-carlo = Plays every option on at random many times over and takes the one that wins most often. It knows no plan, and it needs a moment to think.
bot-about-greedy = Takes what looks best at the moment: it shoots when it can hit, and goes for the objectives. A fair opponent for your first games.
bot-about-other = A bot of its own kind.

## What is not there

server-unknown-game = There is no game “{ $text }”. There are: { $known }
server-unknown-scenario = There is no scenario “{ $text }”. There are: { $known }
server-unknown-clause = There is no clause “{ $text }”.
server-unknown-lesson = There is no lesson “{ $text }”. There are: { $known }
server-no-such-frame = The lesson has no such step. The last one is { $last }.
server-unknown-question = “{ $text }” cannot be asked. There are: { $known }
server-nothing-named = Name one thing to look at, or two.

## Odds, and why something cannot be chosen

effect-casualty = a card is lost
effect-removed = removed from the board
effect-none = nothing happens
effect-pinned = a soldier is suppressed
effect-damage = damage
effect-wound-and-damage = a wound and damage
choice-cannot-undo = This cannot be taken back.
why-not-lit = { $name } cannot be chosen now. { $prompt }.
why-play-its-card = { $name } acts through its cards: play { $card } from your hand.
why-order-first = { $name } acts on an Order: choose a card from your hand first, then the units.
why-use-first = { $name }: first choose what the card does, then where or against whom.
why-crew-first = { $name } acts through its crew: play the card of a soldier who sits in it.
why-can-be-chosen = { $name } can be chosen now.

## What the actions do

about-action-move = Move the unit up to so many tiles; every tile entered needs a marker of your side.
about-action-scout = Move the unit up to so many tiles, marked or not. Each new tile is marked as scouted, and brings a Fog of War card into your deck.
about-action-stalk = Move up to so many tiles, marked or not, without leaving a trace.
about-action-guide = Move any one of your units up to so many tiles; every tile entered needs a marker of your side.
about-action-drive = Drive the vehicle up to so many tiles; every tile entered needs a marker of your side and must not be rough.
about-action-bolster = Take up to so many cards from your supply and put them on your discard pile: your deck grows.
about-action-command = Draw up to so many cards; you may play them this turn.
about-action-conceal = Your opponent’s deck gets a Fog of War card, which cannot be played.
about-action-control = Take control of the tile the unit is on. A controlled objective scores.
about-action-inspire = Return up to so many cards you have played to your hand; they may be played again.
about-action-recon = Remove a Fog of War card in your hand from the game and draw another card.
about-action-target = Put the target marker on a tile at least 3 tiles from the Mortar, to be blasted later.
about-action-attack = Roll so many dice at an enemy. One die that reaches the defence total hits: the enemy loses a card.
about-action-suppress = Roll so many dice at an enemy. A hit takes no card, but the enemy’s next card is spent on recovering.
about-action-blast = Attack everybody on the tile with the target marker, your own side too.
about-action-strafe = Aircraft roll so many dice at an enemy; distance does not matter.
about-action-demolition = Attack a structure or an enemy vehicle on the soldier’s own tile.
about-action-anti-tank = Attack an enemy vehicle at any distance, through its armour.
about-action-repair = Take a damage marker off a vehicle on the soldier’s tile.
about-action-navigate = Mark up to so many connected tiles, beginning next to the soldier, so that others can go there.
about-action-survey = Mark up to so many tiles anywhere on the board, so that others can go there.

## What the Orders and Actions of Combat Commander do

about-order-advance = Activated units go one hex, also into a hex with enemies: then there is melee.
about-order-artillery-denied = The enemy’s Radio breaks; if it is broken already, it is lost.
about-order-artillery-request = A Leader who can see the target calls in shells or smoke by Radio; or a broken Radio is repaired.
about-order-command-confusion = Nothing can be done with it: it only fills the hand.
about-order-fire = Activated units fire at a hex that they see and reach; adjacent ones fire together. In the enemy’s Turn the card is Opportunity Fire.
about-order-move = Activated units spend their movement points hex by hex; the enemy may fire at every step he sees.
about-order-recover = All your suppressed markers are removed, and every broken unit of yours rolls to rally.
about-order-rout = All broken units of one side, yours or the enemy’s, must roll or retreat.
about-action-ambush = Before a melee: an enemy unit in it breaks.
about-action-assault-fire = While moving: units with boxed firepower make a fire attack.
about-action-bore-sighting = Defender only: 2 more firepower for a strong weapon that fires.
about-action-concealment = Before your defence rolls: the attack loses as much as the hex gives cover.
about-action-crossfire = 2 more firepower against a moving unit.
about-action-demolitions = When the enemy has passed: a fortification in a hex of yours is blown up.
about-action-dig-in = When time advances: foxholes for a hex of yours.
about-action-hand-grenades = 2 more firepower if a firer is next to the target.
about-action-hidden-entrenchments = Defender only, before the defence rolls: foxholes were there all along.
about-action-hidden-mines = Defender only: mines lie where an enemy has just entered, and attack at once.
about-action-hidden-pillbox = Defender only, before the defence rolls on an objective: a pillbox stands there.
about-action-hidden-unit = Defender only, when the enemy has passed: a unit of the support table appears.
about-action-hidden-wire = Defender only: wire lies where an enemy has just entered.
about-action-light-wounds = Instead of breaking, your squad fights on as an unbroken team.
about-action-marksmanship = 2 more firepower if a squad or a team fires.
about-action-no-quarter = After a melee that you survived: 2 victory points.
about-action-smoke-grenades = While moving: smoke in a hex of a quick unit or next to it.
about-action-spray-fire = The fire sweeps over a second hex next to the first.
about-action-sustained-fire = 2 more firepower for a machine gun or mortar, which breaks on doubles.
