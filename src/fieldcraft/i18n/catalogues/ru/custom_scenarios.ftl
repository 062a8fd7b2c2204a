### Custom scenarios in the browser.

server-bad-scenario-file = { $count ->
        [one] В этот сценарий пока нельзя играть: в нём { $count } ошибка.
        [few] В этот сценарий пока нельзя играть: в нём { $count } ошибки.
       *[many] В этот сценарий пока нельзя играть: в нём { $count } ошибок.
    }
server-too-many-values = В файле больше { $limit } значений. Ни одному сценарию столько не нужно.
server-scenario-of-another-game = Этот сценарий от другой игры: { $game }.
