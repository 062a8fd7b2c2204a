### Co jest nie tak z plikiem, argumentem lub opcją i co z tym zrobić.
### $hint, $why, $found i podobne mogą być frazami z sąsiedniego pliku.

## Pliki z zawartością

problem-file-not-brought = pliku „{ $name }” nie ma przy tym pliku
remedy-file-not-brought = wybierz oba pliki naraz albo wpisz tutaj jego treść
problem-missing-file = nie ma pliku „{ $path }”
remedy-missing-file = sprawdź ścieżkę
problem-unreadable = nie można odczytać pliku: { $why }
remedy-unreadable = sprawdź uprawnienia
problem-too-big = rozmiar pliku w bajtach to { $size }, a dozwolone jest najwyżej { $limit }
remedy-too-big = sprawdź, czy to właściwy plik
problem-not-utf8 = bajt { $offset } nie jest tekstem UTF-8
remedy-not-utf8 = zapisz plik w kodowaniu UTF-8
problem-bad-character = jest tu znak, dla którego nie ma miejsca w tekście
remedy-bad-character = usuń znaki sterujące
problem-empty = plik jest pusty
remedy-empty = sprawdź, czy to właściwy plik
problem-bad-yaml = to nie jest YAML: { $why }
remedy-bad-yaml = popraw tu pisownię, wcięcia lub cudzysłowy
problem-many-documents = plik zawiera więcej niż jeden dokument
remedy-many-documents = zostaw w pliku jeden dokument
problem-alias = kotwice i odwołania (& i *) są w plikach z zawartością niedozwolone
remedy-alias = wpisz całą wartość
problem-tag = znacznik { $tag } jest niedozwolony
remedy-tag = usuń go; zwykłe wartości wystarczą
problem-too-deep = poziomów zagnieżdżenia jest więcej niż { $limit }
remedy-too-deep = uprość budowę pliku
problem-too-many-values = wartości w pliku jest więcej niż { $limit }
remedy-too-many-values = podziel plik
problem-number-too-big = liczba { $number } jest za duża
remedy-number-too-big = żadna wartość w grze nie jest tak duża
problem-duplicate-key = klucz „{ $key }” występuje tu dwa razy
remedy-duplicate-key = usuń jeden z dwóch
problem-not-a-mapping = oczekiwano tu zestawu par „klucz: wartość”, a jest: { $found }
remedy-not-a-mapping = pisz wiersze w postaci „klucz: wartość”
remedy-shape = zobacz opublikowany schemat dla plików tego rodzaju
problem-missing = brakuje wymaganego klucza „{ $key }”
remedy-missing = dodaj go
problem-unknown-key = klucz „{ $key }” nie jest tu znany
problem-wrong-type = oczekiwano: { $wanted }; jest: { $found }
remedy-wrong-type = tu pasuje: { $wanted }
problem-quote = oczekiwano tekstu, a jest liczba { $found }
remedy-quote = ujmij ją w cudzysłów
problem-unknown-word = „{ $word }” nie należy do słów, które są tu dozwolone
problem-bad-format = „{ $found }” jest źle zapisane
remedy-bad-format = zapisz to na przykład tak: { $example }
problem-no-such-day = dnia { $found } nie ma w kalendarzu
remedy-no-such-day = wpisz datę, na przykład { $example }
problem-out-of-range = wartość poza zakresem ({ $found }): { $why }
remedy-out-of-range = wybierz wartość z tego zakresu
problem-unknown-kind = nie wiadomo, jakiego rodzaju jest ten plik
remedy-unknown-kind = dodaj wiersz, na przykład „kind: scenario” (rodzaje: { $known })
problem-wrong-kind = rodzaj tego pliku to { $found }, a nie { $wanted }
remedy-wrong-kind = użyj innego pliku
problem-unknown-game = nie ma gry „{ $game }”
problem-unknown-scenario = nie ma scenariusza „{ $scenario }”
problem-twice = podano dwa razy: { $thing }
remedy-twice = usuń jedno z dwóch
problem-wrong-id = identyfikator { $found } nie pasuje do pozostałych danych
remedy-wrong-id = powinno być { $wanted }

## Zapisy i kampanie

problem-unwritable = nie można zapisać pliku: { $why }
remedy-unwritable = sprawdź folder i uprawnienia
problem-not-a-record = to nie jest zapis partii: pierwszy wiersz to nie „fieldcraft record { $format }”
remedy-not-a-record = sprawdź, czy to właściwy plik
problem-newer-format = plik ma format { $found }, a tu znany jest tylko format { $format }
remedy-newer-format = otwórz go nowszą wersją programu
problem-bad-header = „{ $text }” to nie wiersz nagłówka
remedy-bad-header = pisz „nazwa: wartość”, po jednej w wierszu
problem-unknown-header = wiersz nagłówka „{ $name }” nie jest znany
problem-second-header = tu zaczyna się drugi zapis
remedy-second-header = zostaw w pliku jeden zapis
problem-missing-header = w nagłówku brakuje wiersza „{ $name }”
remedy-missing-header = dodaj „{ $name }: ...”
problem-unwanted-header = { $name } i { $other } wykluczają się nawzajem
remedy-unwanted-header = usuń jedno z dwóch
problem-bad-value = „{ $text }” nie pasuje do „{ $name }”
remedy-bad-value = tu pasuje: { $wanted }
problem-bad-json = „{ $name }” to nie jeden wiersz JSON: { $why }
remedy-bad-json = popraw wiersz albo przywróć plik
problem-bad-scenario = scenariusza nie można użyć: { $why }
remedy-bad-scenario = popraw go albo wybierz inny
problem-bad-position = pozycji z zapisu nie można użyć: { $why }
remedy-bad-position = popraw ją
problem-unknown-option = nieznana opcja „{ $name }”
problem-unknown-side = w tej grze nie ma strony „{ $side }”
problem-sealed = zapis zawiera tylko skrót klucza, więc rzuty kośćmi nie są znane
remedy-sealed = klucz jest publikowany po zakończeniu partii; podaj go razem z zapisem
problem-wrong-key = klucz nie pasuje do skrótu opublikowanego na początku
remedy-wrong-key = użyj klucza właśnie tej partii
problem-missing-share = w rundzie { $round } wymiany brakuje pieczęci lub udziału strony { $party }
remedy-missing-share = użyj zapisu takiego, jaki wydał serwer; jeśli ich nie wydał, uczciwość kości nie jest dowiedziona
problem-wrong-share = runda { $round } wymiany: udział strony { $party } nie pasuje do jego pieczęci
remedy-wrong-share = zapis zmieniono albo ktoś wybrał kości
problem-wrong-shares = klucz nie wynika z udziałów
remedy-wrong-shares = zapis zmieniono albo ktoś wybrał kości
problem-missing-exchange = wpis { $entry }: cofnięcie nie ma własnej wymiany
remedy-missing-exchange = zapis zmieniono albo ktoś wybrał kości
problem-exchange-twice = rundę { $round } wymiany użyto ponownie lub nie po kolei
remedy-exchange-twice = zapis zmieniono albo ktoś wybrał kości
problem-bad-line = „{ $text }” to nie wpis ani skrót
remedy-bad-line = pisz „side: words”, „table: act”, „= digest” lub „# uwaga”
problem-unknown-act = nie ma czynności przy stole „{ $text }”
problem-illegal-choice = wpis { $entry }: strona { $side } nie może tu wybrać „{ $text }”: { $reason }
remedy-illegal-choice = popraw wpis; stary zapis może wymagać wersji, w której powstał
problem-refused-act = wpis { $entry }: „{ $text }” nie jest tu możliwe: { $reason }
remedy-refused-act = popraw lub usuń wpis
problem-after-the-end = wpis { $entry } znajduje się po zakończeniu partii
remedy-after-the-end = usuń to, co następuje po zakończeniu
problem-wrong-digest = zapis i zasady rozchodzą się między wpisem { $since } a wpisem { $entry }: zapis (zasady { $theirs }) podaje { $wanted }, zasady ({ $ours }) dają { $found }
remedy-wrong-digest = zapis zmieniono albo powstał przy innych zasadach: otwórz go wersją, w której powstał
problem-truncated = plik jest urwany: ostatni wiersz to nie „end ...”
remedy-truncated = przywróć go z kopii; aby grać dalej od tego, co zostało, dodaj „end { NUMBER($entries, useGrouping: 0) }: unfinished”
problem-after-end-line = po wierszu „end” coś jeszcze następuje
remedy-after-end-line = usuń to
problem-wrong-count = wiersz „end” podaje liczbę wpisów { $wanted }, a jest ich { $entries }
remedy-wrong-count = brakuje wierszy albo jest ich za dużo: przywróć plik
problem-wrong-outcome = zapis podaje „{ $wanted }”, a według zasad jest „{ $found }”
remedy-wrong-outcome = zapis zmieniono albo powstał przy innych zasadach
problem-not-a-campaign = to nie jest kampania: pierwszy wiersz to nie „fieldcraft campaign { $format }”
remedy-not-a-campaign = sprawdź, czy to właściwy plik
problem-bad-result = „{ $text }” to nie wynik
remedy-bad-result = pisz „SCENARIO: winner SIDE, casualties SIDE N SIDE N” i ewentualnie „, record FILE”
problem-wrong-order = wynik scenariusza { $found } znajduje się tam, gdzie powinien być { $wanted }
remedy-wrong-order = w kampanii gra się kolejne scenariusze po kolei
problem-too-many-results = kampania zakończyła się scenariuszem { $last }
remedy-too-many-results = usuń ten wynik
problem-backwards = ostatni scenariusz ({ $last }) jest przed pierwszym ({ $first })
remedy-backwards = zamień je miejscami
problem-no-outcome = partia się nie zakończyła
remedy-no-outcome = najpierw rozegraj ją do końca
problem-other-match = scenariusz tej partii to { $found }, a następny scenariusz kampanii to { $wanted }
remedy-other-match = rozegraj właściwy scenariusz
problem-bad-standing = „{ $text }” to nie stała odpowiedź
remedy-bad-standing = pisz „pass when idle”, „pass until KEY VALUE” lub „never ask QUESTION: WORDS”

## Ćwiczenia

problem-unknown-clause = w docs/rules nie ma punktu { $clause }
problem-label-twice = dwa kroki mają etykietę { $label }
remedy-label-twice = zmień jedną z nich
problem-unknown-label = żaden krok nie ma etykiety { $label }
problem-unknown-words = „{ $text }” to nie słowa tej gry ({ $reason })
problem-unknown-event = nie ma zdarzenia { $event }
problem-unknown-field = zdarzenie { $event } nie ma pola { $field }
problem-unknown-thing = nie można obejrzeć: „{ $thing }”
remedy-script = podaj tu dice lub draws albo seed dla całego ćwiczenia; tura z pustą ręką kończy się sama, więc zostaw w niej kartę, jeśli nie pora jeszcze dobierać
problem-nowhere = { $path } nie widać z żadnego punktu widzenia, więc nieobecność niczego nie dowodzi
remedy-nowhere = popraw ścieżkę albo usuń wiersz
problem-proves-nothing = niczego się tu nie oczekuje i niczego nie odmawia
remedy-proves-nothing = dodaj expect lub refuse
problem-no-steps = ćwiczenie nie ma ani kroków, ani wariantów
remedy-no-steps = dodaj kroki (steps)
problem-no-sampling = od próby nie można oczekiwać zdarzeń
remedy-no-sampling = oczekuj ich w osobnym kroku
problem-seen-and-position = to, co widzą strony, jest już całą pozycją
remedy-seen-and-position = usuń seen albo position
problem-seen-by-both = widzianą pozycję muszą widzieć obie strony: { $sides }
remedy-seen-by-both = dodaj to, co widzi druga strona, albo opisz pozycję
problem-seen-unfit = z tego, co widzą strony, nie powstaje pozycja: { $why }
remedy-seen-unfit = zapisz ćwiczenie na nowo przez { "fieldcraft drill --from" } albo je popraw

## Opcje partii

problem-option-switch = opcja { $name } nie może mieć wartości { $value }
remedy-option-switch = wpisz true lub false
problem-option-number = opcja { $name } nie może mieć wartości { $value }
remedy-option-number = wpisz liczbę od 0 (bez limitu) do { $most }
problem-option-handicap = opcja { $name } nie może mieć wartości { $value }
remedy-option-handicap = wpisz liczbę od 0 (brak) do { $most }
problem-bad-key = klucz o długości { $found } bajtów
remedy-bad-key = klucz kości ma { $wanted } bajty
problem-key-kind = zamiast klucza podano { $found }
remedy-key-kind = klucz kości ma { $wanted } bajty
problem-options-kind = zamiast opcji podano { $found }
remedy-options-kind = podaj wartość każdej opcji przy jej nazwie
problem-scenario-kind = to nie jest cały scenariusz: { $why }
remedy-scenario-kind = podaj nazwę jednego z naszych albo to, co zwraca wczytanie pliku scenariusza
problem-bad-games = { $variable } wskazuje „{ $name }”: { $why }
remedy-bad-games = dla każdej gry wpisz moduł:fabryka

## Boty

problem-unknown-bot = nie ma bota „{ $bot }”
problem-bot-not-loaded = nie można wczytać bota „{ $bot }”: { $why }
remedy-bot-not-loaded = sprawdź, czy jego moduł da się stąd zaimportować
problem-not-a-bot = „{ $bot }” to nie bot
remedy-not-a-bot = niech dziedziczy po fieldcraft.bots.Bot
problem-bot-raised = bot „{ $bot }” zawodzi przy pytaniu „{ $question }”: { $error }
remedy-bot-raised = popraw bota; szczegóły pokaże { $variable }
problem-bot-not-offered = bot „{ $bot }” odpowiada na pytanie „{ $question }” tak: { $answer }, a takiej opcji nie ma
remedy-bot-not-offered = niech zwraca jedną z wartości seat.options

## Serie gier

problem-too-few = { $name } nie może wynosić { $value }
remedy-too-few = podaj 1 lub więcej
problem-other-results = folder { $path } zawiera wyniki innego uruchomienia
remedy-other-results = podaj inny folder albo powtórz tamte argumenty, aby kontynuować
problem-two-bots = potrzebne są dwa boty, a podano { $count }
remedy-two-bots = podaj po jednym dla każdej strony

## Co wykazało ćwiczenie

mismatch-step = krok { $step } ({ $act }): { $what }: oczekiwano: { $expected }; jest: { $found }
mismatch-step-alone = krok { $step }: { $what }: oczekiwano: { $expected }; jest: { $found }
mismatch-position = pozycja: { $what }: oczekiwano: { $expected }; jest: { $found }
