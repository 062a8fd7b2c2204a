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
bot-name-greedy = Greedy
bot-about-random = Plays any card anywhere. It will let you look around in peace.
bot-about-greedy = Takes what looks best at the moment: it shoots when it can hit, and goes for the objectives. A fair opponent for your first games.
bot-about-other = A bot of its own kind.

## What is not there

server-unknown-game = There is no game “{ $text }”. There are: { $known }
server-unknown-scenario = There is no scenario “{ $text }”. There are: { $known }
server-unknown-clause = There is no clause “{ $text }”.
server-unknown-lesson = There is no lesson “{ $text }”. There are: { $known }
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
