### What there is to play, and questions about it, in the browser.

level-1 = a good first scenario
level-2 = once you know the rules
level-3 = for those who want the full game
scenario-balance = Between equal bots ({ $bots }) { $first } wins { $first_share } % and { $second } { $second_share } % of { $games } games.
scenario-minutes = { $count ->
    [one] about { $count } minute
   *[other] about { $count } minutes
}
bot-name-random = Random
bot-name-monte-carlo = Monte Carlo
bot-name-recruit = Recruit
bot-name-greedy-1 = Greedy 1
bot-name-corporal = Corporal
bot-name-sergeant = Sergeant
bot-name-lieutenant = Lieutenant
bot-name-captain = Captain
bot-about-random = Plays any card anywhere. Lets you look around in peace.
bot-about-monte-carlo = Plays every option to the end at random, many times over, and picks the one that wins most often. Has no plan, and needs a moment to think.
bot-about-recruit = Knows the right idea but usually forgets it. Good for learning the rules.
bot-about-greedy-1 = The old yardstick: takes what looks best right now. Kept so that others can be measured against it.
bot-about-corporal = Goes for what looks best right now, but often slips up. A decent opponent for your first games.
bot-about-sergeant = Goes for what looks best right now, and seldom slips up. Punishes careless play.
bot-about-lieutenant = Has learnt what wins from thousands of games, but still slips up now and then. A hard opponent.
bot-about-captain = Plays what won most often in thousands of games, and thinks ahead where that helps. Take it on when the others no longer scare you.
bot-about-other = A custom bot.

## What is not there, in the browser and on the command line

server-unknown-game = There is no game “{ $text }”. Available: { $known }
server-unknown-scenario = There is no scenario “{ $text }”. Available: { $known }
server-unknown-clause = There is no rule “{ $text }”.
server-unknown-lesson = There is no lesson “{ $text }”. Available: { $known }
server-no-such-frame = The lesson has no such step. The last one is { $last }.
server-unknown-chapter = There is no chapter “{ $text }” in the rulebook.
server-unknown-figure = There is no figure “{ $text }” in the rulebook.
server-figure-over = The battle is over at this moment of the figure. Choose an earlier one.
server-unknown-question = “{ $text }” is not a question. Available: { $known }
server-nothing-named = Name one or two things to look at.

## Odds, and why something cannot be chosen

effect-casualty = a card is lost
effect-none = nothing happens
why-not-lit = { $name } cannot be chosen now. { $prompt }.
why-can-be-chosen = { $name } can be chosen now.

## The rulebook as a site and in print

book-clauses = Based on these clauses
book-pdf = Rulebook as PDF
book-pdf-summary = Summary to print
book-pdf-aid = Player aid to print
figure-steps = Step by step
figure-play = Play this figure
figure-not = Not allowed:
