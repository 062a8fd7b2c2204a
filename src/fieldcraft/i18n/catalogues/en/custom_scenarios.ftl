### Custom scenarios in the browser.

server-bad-scenario-file = { $count ->
        [one] This scenario cannot be played yet: it has one mistake.
       *[other] This scenario cannot be played yet: it has { $count } mistakes.
    }
server-too-many-values = The file has more than { $limit } values, more than any scenario needs.
server-scenario-of-another-game = This scenario belongs to another game: { $game }.
