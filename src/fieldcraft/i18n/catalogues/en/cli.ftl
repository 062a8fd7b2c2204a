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
