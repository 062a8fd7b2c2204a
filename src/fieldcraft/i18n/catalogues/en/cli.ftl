### The command line.

## Errors

cli-error = Error: { $text }
cli-file-not-found = There is no file “{ $path }”.
cli-file-unreadable = The file “{ $path }” cannot be read: { $text }
cli-file-exists = The file “{ $path }” exists already.
cli-bad-argument = “{ $value }” will not do for { $name }.
cli-missing-argument = { $name } is missing.
cli-unknown-scenario = There is no scenario “{ $text }”. There are: { $known }
cli-unknown-language = There is no language “{ $text }”. There are: { $known }
cli-unknown-bot = There is no bot “{ $text }”. There are: { $known }
cli-unknown-side = There is no side “{ $text }”. There are: { $known }
cli-number-too-small = { $name } must be at least { $least }.
cli-interrupted = Interrupted.
cli-saved = Saved to “{ $path }”.
cli-confirm = Are you sure?
cli-yes = yes
cli-no = no

## Progress

progress-games = Playing games
progress-replaying = Replaying
progress-drills = Running drills
progress-loading = Loading scenarios
progress-done = Done
progress-of = { $done } of { $total }
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## Summary table

column-scenario = Scenario
column-side = Side
column-player = Player
column-games = Games
column-wins = Wins
column-share = Share
column-unfinished = Unfinished
column-rounds = Rounds
column-decisions = Decisions
column-time = Time
column-per-second = Decisions per second
column-reason = Decided by
column-mean = Mean
column-shortest = Shortest
column-longest = Longest
column-seed = Seed

## Arguments

cli-unknown-game = There is no game “{ $text }”. There are: { $known }
cli-bad-file = “{ $path }” cannot be used:
cli-apology = This is our mistake, not yours: { $text }. Please report it together with what you did; { $variable } shows the details.
cli-try-help = See: { $command }
cli-unknown-option = There is no option { $name }.
cli-unknown-option-near = There is no option { $name }. Did you mean { $known }?
cli-missing-value = { $name } needs a value after it.
cli-too-many-arguments = There is too much here: { $text }
cli-unknown-command = There is no command “{ $text }”. There are: { $known }
cli-not-a-number = “{ $value }” is not a whole number; { $name } needs one.
cli-number-too-large = { $name } can be at most { $most }.
cli-bad-match-option = “{ $text }” is not an option of the match. There are, with their defaults: { $known }
cli-other-game = “{ $path }” is a scenario of another game: { $name }

## Help pages

help-usage = Usage: { $usage }
help-commands = Commands
help-more = More about a command: { $command }
help-help = Show this page.
help-fieldcraft = Card-driven tactical wargames on a digital table, with every rule enforced.
help-version = Say which version and build this is.
help-lang = The language, before or after the command; otherwise the environment’s.
help-games = List the games.
help-scenarios = List the scenarios of a game.
help-show = Draw a scenario: briefing, board, goals, starting cards.
help-play = Open the table in the browser: against a bot, two at one screen, or with a friend through a link.
help-replay = Go through a recorded match, forth and back, from any side.
help-check = Check scenarios, content files, records, campaigns and drills; every problem with its line.
help-drill = Run drills: positions, and what the rules say about them.
help-conformance = List every clause of the rules with the drills and tests that show it kept.
help-simulate = Let two bots play many games, and sum up.
help-campaign = Consecutive scenarios, scored together.
help-campaign-start = Begin a campaign in a new file.
help-campaign-continue = Play the campaign’s next scenario.
help-campaign-score = Show the results and the score so far.
help-campaign-file = The campaign’s file.
help-campaign-from = The first scenario; by default the first of the game.
help-campaign-to = The last scenario; by default the last of the game.
help-game = The key of the game.
help-scenario = Its id, its number, or a scenario file.
help-bot = Play against this bot.
help-side = The side you play against a bot.
help-seed = The seed of dice and cards; the same seed gives the same game.
help-option = A rules option of the match; may be given several times.
help-resume = Go on with a saved match.
help-record = Keep the record in this file after every choice.
help-standing = Answer some questions without asking, for example: pass when idle; may be given several times.
help-terminal = Play in the terminal: two at one screen, or against a bot. Without arguments it asks.
help-record-file = The record of a match.
help-to = Show the position after so many entries.
help-replay-side = Whose view to show.
help-verify = Play the record again and check every hash.
help-json = Print { $format } for a program.
help-check-files = The files to check.
help-drill-names = Drill files, folders, or clauses of the rules.
help-games-count = How many games to play.
help-bots = The bots of the first and the second side.
help-swap = Swap seats in every second game, with the same dice.
help-limit = Decisions after which a game counts as unfinished.
help-jobs = Processes to play in.

## Lists and reports

column-key = Key
column-game = Game
column-scenarios = Scenarios
column-date = Date
column-card = Card
column-actions = Actions
column-drill = Drill
column-clause = Clause
column-clauses = Clauses
column-checks = Checks
column-covered = Shown by
column-drawn = Drawn
column-median = Median
column-score = Score
column-winner = Winner
games-next = Their scenarios: { $command }
scenarios-next = One of them: { $command }
options-list = Rules options of a match, given with { $option }:
check-error = error
check-warning = warning
check-good = { $path }: nothing to complain about
check-bad = { $count ->
    [one] { $path }: { $count } error
   *[other] { $path }: { $count } errors
}
drill-none-there = There is no drill in “{ $path }”.
drill-none-for = There is no drill for “{ $text }”, and no such file.
drill-summary = Passed: { $done } of { $total }
conformance-summary = Clauses shown to be kept: { $done } of { $total }
replay-too-far = The record has only { $total } entries.
replay-verified = { $count ->
    [one] The record plays as it says: { $count } hash checked
   *[other] The record plays as it says: { $count } hashes checked
}
replay-keys = Enter: on · { $back }: back · { $turn }: next turn · number: go there · { $leave }: leave
campaign-next = Play its first scenario: { $command }
campaign-due = Next scenario: { $name }
column-initiative = Init.
cli-needs = { $name } has a meaning only together with { $other }.
cli-not-together = { $name } and { $other } do not go together.
cli-input-ended = The input has ended.
help-options = Arguments and options
setup-how = Type { $known }.
setup-bad-file = “{ $path }” holds no kept set-up.
setup-bad-line = “{ $path }”, line { $line }: “{ $text }” does not lay anything out. Write for example: { $example }
setup-not-written = “{ $path }” cannot be written.
setup-other = “{ $path }” is a set-up of { $side } in { $scenario }.
campaign-none = { $name } has no campaign.
help-generate-command = Make a scenario by lot: show it, or write it to a file.
help-generate = Seed of the scenario that is made by lot.
help-year = Year of the scenario, left to chance otherwise.
help-opponent = Germany’s opponent ({ $known }), left to chance otherwise.
help-size = Size of the forces ({ $known }), left to chance otherwise.
help-out = Write the scenario to this new file.
generate-none = { $name } has no scenario generator.
generate-no-size = There is no size “{ $text }”. There are: { $known }
generate-no-fight = There was no such fight: “{ $text }”. There were: { $known }
generate-next = Play it with: { $command }
