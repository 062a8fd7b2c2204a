### Combat Commander: co jest nie tak z pozycją i co z tym zrobić.

## Pozycje

problem-scenario-or-map = pozycja zaczyna się od scenariusza albo od mapy, nie od obu naraz
remedy-scenario-or-map = usuń jedno z dwojga
problem-clear-scenario = wyczyścić można tylko scenariusz
remedy-clear-scenario = podaj scenariusz albo usuń clear
problem-clear-first = inne państwa mają inne żetony niż scenariusz
remedy-clear-first = dodaj clear: true i podaj żetony
problem-set-up-scenario = rozstawienie ma tylko scenariusz
remedy-set-up-scenario = podaj scenariusz albo usuń phase
problem-not-before-set-up = przed rozstawieniem nie można podać { $key }
remedy-not-before-set-up = usuń to albo zacznij od phase: turn
problem-counter-number = nie ma żetonu o numerze { $found }
remedy-counter-number = numeruj od 1 do { $most }
problem-number-twice = { $one } i { $other } mają ten sam numer
remedy-number-twice = nadaj każdemu żetonowi strony i każdej broni osobny numer
problem-one-place = oddział jest w jednym miejscu
remedy-one-place = podaj hex, space albo casualty: true
problem-two-weapons = { $unit } niesie już { $weapon }
remedy-two-weapons = oddział niesie jedną broń
problem-empty-deck = talia jest pusta
remedy-empty-deck = zostaw w niej co najmniej jedną kartę
problem-generated-id = „{ $scenario }” nie jest identyfikatorem wylosowanego scenariusza
remedy-generated-id = napisz { $short } albo rok, narody i wielkość przed numerem: { $example }
problem-no-such-fight = w roku { $year } Niemcy nie walczą z { $allies }
remedy-no-such-fight = wybierz inny rok lub naród; są: { $known }
