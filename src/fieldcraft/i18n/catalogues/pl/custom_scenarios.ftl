### Custom scenarios in the browser.

server-bad-scenario-file = { $count ->
        [one] W ten scenariusz nie da się jeszcze grać: jest w nim { $count } błąd.
        [few] W ten scenariusz nie da się jeszcze grać: są w nim { $count } błędy.
       *[many] W ten scenariusz nie da się jeszcze grać: jest w nim { $count } błędów.
    }
server-too-many-values = W pliku jest więcej niż { $limit } wartości. Żaden scenariusz tylu nie potrzebuje.
server-scenario-of-another-game = Ten scenariusz jest z innej gry: { $game }.
