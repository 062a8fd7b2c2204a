### The table in the browser: what only it says of a match.

## Warnings before a choice

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
effect-none = nothing happens
choice-cannot-undo = This cannot be taken back.
why-not-lit = { $name } cannot be chosen now. { $prompt }.
why-can-be-chosen = { $name } can be chosen now.
