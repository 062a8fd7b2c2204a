### The command line.

## Errors

cli-error = Error: { $text }
cli-file-not-found = There is no file “{ $path }”.
cli-file-exists = The file “{ $path }” already exists.
cli-bad-argument = “{ $value }” is not valid for { $name }.
cli-missing-argument = { $name } is missing.
cli-unknown-language = There is no language “{ $text }”. Available: { $known }
cli-unknown-bot = There is no bot “{ $text }”. Available: { $known }
cli-unknown-side = There is no side “{ $text }”. Available: { $known }
cli-number-too-small = { $name } must be at least { $least }.
cli-interrupted = Interrupted.
cli-saved = Saved to “{ $path }”.
cli-confirm = Are you sure?
cli-yes = yes
cli-no = no

## Progress

progress-games = Playing
progress-drills = Running drills
progress-of = { $done } of { $total }
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## Summary table

column-scenario = Scenario
column-side = Side
column-games = Games
column-wins = Wins
column-share = Share
column-unfinished = Unfinished
column-rounds = Rounds
column-decisions = Decisions
column-reason = Decided by
column-mean = Mean
column-shortest = Shortest
column-longest = Longest
column-seed = Seed

## Arguments

cli-bad-file = “{ $path }” cannot be used:
cli-apology = This is our bug, not your mistake: { $text }. Please report it and say what you did; { $variable } shows the details.
cli-try-help = See: { $command }
cli-unknown-option = There is no option { $name }.
cli-unknown-option-near = There is no option { $name }. Did you mean { $known }?
cli-missing-value = { $name } needs a value after it.
cli-too-many-arguments = Too many arguments: { $text }
cli-unknown-command = There is no command “{ $text }”. Available: { $known }
cli-not-a-number = { $name } needs a whole number, not “{ $value }”.
cli-number-too-large = { $name } can be at most { $most }.
cli-bad-match-option = “{ $text }” is not a match option. The options and their defaults: { $known }
cli-other-game = “{ $path }” is a scenario for another game: { $name }

## Help pages

help-usage = Usage: { $usage }
help-commands = Commands
help-more = Help for a command: { $command }
help-help = Show this page.
help-fieldcraft = Card-driven tactical wargames on a digital table, with every rule enforced.
help-version = Show the version and build.
help-lang = The language, before or after the command; by default your system’s.
help-games = List the games.
help-scenarios = List the scenarios of a game.
help-show = Show a scenario: briefing, board, victory conditions, starting cards.
help-play = Open the table in the browser: against a bot, two at one screen, or with a friend through a link.
help-replay = Step through a recorded match, forward and back, from either side.
help-check = Check scenarios, content files, records, campaigns and drills; reports every problem with its line.
help-drill = Run drills: positions and what the rules say about them.
help-conformance = List every rule with the drills and tests that cover it.
help-conformance-clauses = Only these clauses, with --proof.
help-conformance-proof = Show which drills kill mutants of the code behind each clause; look for one where none is known yet. Results are kept and resumed.
help-conformance-mutants = Run every mutant against every drill of its clauses. Takes hours; can be interrupted and resumed.
help-simulate = Play many games between two bots and summarise them.
help-campaign = Play consecutive scenarios, scored together.
help-campaign-start = Start a campaign in a new file.
help-campaign-continue = Play the campaign’s next scenario.
help-campaign-score = Show the results and the score so far.
help-campaign-file = The campaign file.
help-campaign-from = The first scenario; by default the first of the game.
help-campaign-to = The last scenario; by default the last of the game.
help-game = The game’s id.
help-scenario = Its id, its number, or a scenario file.
help-bot = Play against this bot.
help-side = The side you play against the bot.
help-seed = The seed for dice and cards; the same seed gives the same game.
help-option = A rules option for the match; can be repeated.
help-resume = Continue a saved match.
help-record = Save the record to this file after every choice.
help-standing = Answer some questions automatically, for example: pass when idle; can be repeated.
help-terminal = Play in the terminal: two at one screen, or against a bot. Asks for anything you leave out.
help-record-file = The record of a match.
help-to = Show the position after this many entries.
help-replay-side = Whose view to show.
help-verify = Check the records of matches by yourself: who had a share in the dice, that they follow from it, and that every choice was legal.
help-verify-files = Records of matches.
help-verify-list = The server’s address, or a copy of its public list: check that the seals are in it.
help-seals = Check a server’s public list of seals, and keep a copy to compare with later.
help-seals-source = The server’s address, or a copy of its list.
help-seals-copy = Check that the list continues this copy, and bring the copy up to date.
help-json = Print { $format } for programs.
help-check-files = The files to check.
help-drill-names = Drill files, folders, or clauses of the rules.
help-games-count = How many games to play.
help-bots = The bots of the first and the second side.
help-swap = Swap seats every other game, with the same dice.
help-limit = Decisions after which a game counts as unfinished.
help-jobs = Number of processes.

## Lists and reports

column-key = Id
column-game = Game
column-scenarios = Scenarios
column-date = Date
column-drill = Drill
column-clause = Clause
column-clauses = Clauses
column-checks = Checks
column-covered = Covered by
column-proof = Proved by
column-drawn = Drawn
column-median = Median
column-score = Score
column-winner = Winner
games-next = To list their scenarios: { $command }
scenarios-next = To show one: { $command }
options-list = Rules options for a match, set with { $option }:
check-error = error
check-warning = warning
check-good = { $path }: no problems
check-bad = { $count ->
    [one] { $path }: { $count } error
   *[other] { $path }: { $count } errors
}
drill-none-there = “{ $path }” has no drills.
drill-none-for = There is no drill for “{ $text }”, and no such file.
drill-summary = Passed: { $done } of { $total }
conformance-summary = Rules covered: { $done } of { $total }
conformance-open = not proved
conformance-proof-summary = Clauses: { $total }. A drill kills a mutant: { $killed }; checked by tests: { $tested }; not proved: { $open }
conformance-cannot-run = Mutants can only be run on plain Python, on a system that can fork processes.
progress-mutants = Running mutants
replay-too-far = The record has only { $total } entries.
verify-shares = Every share is the one that was sealed before any was revealed. Taking part: { $parties }.
verify-the-server = the server
verify-no-exchange = The record doesn’t say how its dice were made, so nothing more can be proved. Local matches and older records are like that.
verify-server-alone = Only the server had a share in some of these dice. It could have chosen them.
verify-silent = { $side } had no share of their own: only the others can be sure of these dice.
verify-broken-off = { $count ->
    [one] One exchange for a takeback was broken off.
   *[other] { $count } exchanges for takebacks were broken off.
}
verify-not-listed = The list doesn’t have the seals of round { $rounds } as it should.
seals-good = The list is intact: { $count ->
    [one] { $count } line
   *[other] { $count } lines
}, { $sealed } sealed, { $started } started.
seals-broken = The list was changed: line { $number } doesn’t match the one before it.
seals-rewritten = The list was rewritten: line { $number } is no longer what your copy says. The copy was left as it is.
seals-unreadable = There is no readable list of seals at { $source }.
replay-keys = Enter: forward · { $back }: back · { $turn }: next turn · number: go there · { $leave }: quit
campaign-next = Play its first scenario: { $command }
campaign-due = Next scenario: { $name }
cli-needs = { $name } only works together with { $other }.
cli-not-together = { $name } and { $other } cannot be used together.
cli-input-ended = End of input.
help-options = Arguments and options
setup-how = Type { $known }.
setup-bad-file = “{ $path }” is not a saved set-up.
setup-bad-line = “{ $path }”, line { $line }: “{ $text }” is not a placement. For example: { $example }
setup-not-written = “{ $path }” cannot be written.
setup-other = “{ $path }” is a set-up for { $side } in { $scenario }.
campaign-none = { $name } has no campaign.
help-generate-command = Generate a random scenario: show it, or write it to a file.
help-generate = Seed of the random scenario.
help-year = Year of the scenario; random by default.
help-opponent = Germany’s opponent ({ $known }); random by default.
help-size = Size of the forces ({ $known }); random by default.
help-out = Write the scenario to this new file.
generate-none = { $name } has no scenario generator.
generate-no-size = There is no size “{ $text }”. Available: { $known }
generate-no-fight = There was no such fight: “{ $text }”. Available: { $known }
generate-next = To play it: { $command }

## Reviews

help-review = Review a recorded match: chances, luck, and the costliest decisions.
help-review-all = List every decision, not only the costliest.
progress-judging = Judging
review-chances = { $side }: chance to win, from the first to the last position
review-luck = Luck
review-errors = Errors
review-points = In percentage points of the chance to win
review-position = No.
review-choice = Choice
review-chance = Chance
review-cost = Cost
review-better = Better
