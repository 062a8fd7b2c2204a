### Scenarios that people bring to the browser's table.

server-bad-scenario-file = { $count ->
        [one] This scenario cannot be played yet: one thing is wrong with it.
       *[other] This scenario cannot be played yet: { $count } things are wrong with it.
    }
server-too-many-values = The file holds more than { $limit } values. No scenario needs so many.
server-scenario-of-another-game = This scenario is of another game: { $game }.
