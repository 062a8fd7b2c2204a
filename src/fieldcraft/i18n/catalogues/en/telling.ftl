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
