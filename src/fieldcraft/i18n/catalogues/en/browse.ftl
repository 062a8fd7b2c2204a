### What there is to play, and questions about it, in the browser.

level-1 = a good first scenario
level-2 = once you know the rules
level-3 = for those who want the full game
scenario-minutes = { $count ->
    [one] about { $count } minute
   *[other] about { $count } minutes
}
bot-name-random = Random
bot-name-monte-carlo = Monte Carlo
bot-name-greedy = Greedy
bot-about-random = Plays any card anywhere. Lets you look around in peace.
bot-about-monte-carlo = Plays every option to the end at random, many times over, and picks the one that wins most often. Has no plan, and needs a moment to think.
bot-about-greedy = Takes what looks best right now: shoots when it can hit, and goes for the objectives. A decent opponent for your first games.
bot-about-other = A custom bot.

## What is not there

server-unknown-game = There is no game “{ $text }”. Available: { $known }
server-unknown-scenario = There is no scenario “{ $text }”. Available: { $known }
server-unknown-clause = There is no rule “{ $text }”.
server-unknown-lesson = There is no lesson “{ $text }”. Available: { $known }
server-no-such-frame = The lesson has no such step. The last one is { $last }.
server-unknown-question = “{ $text }” is not a question. Available: { $known }
server-nothing-named = Name one or two things to look at.

## Odds, and why something cannot be chosen

effect-casualty = a card is lost
effect-none = nothing happens
choice-cannot-undo = This cannot be taken back.
why-not-lit = { $name } cannot be chosen now. { $prompt }.
why-can-be-chosen = { $name } can be chosen now.
