### Wiersz poleceń.

## Błędy

cli-error = Błąd: { $text }
cli-file-not-found = Nie ma pliku „{ $path }”.
cli-file-exists = Plik „{ $path }” już istnieje.
cli-bad-argument = Wartość „{ $value }” nie pasuje do { $name }.
cli-missing-argument = Brakuje: { $name }.
cli-unknown-language = Nie ma języka „{ $text }”. Są: { $known }
cli-unknown-bot = Nie ma bota „{ $text }”. Są: { $known }
cli-unknown-side = Nie ma strony „{ $text }”. Są: { $known }
cli-number-too-small = Wartość { $name } musi wynosić co najmniej { $least }.
cli-interrupted = Przerwano.
cli-saved = Zapisano: „{ $path }”.
cli-confirm = Na pewno?
cli-yes = tak
cli-no = nie

## Postęp

progress-games = Rozgrywanie partii
progress-drills = Sprawdzanie ćwiczeń
progress-of = { $done } z { $total }
games-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}

## Tabela podsumowania

column-scenario = Scenariusz
column-side = Strona
column-games = Partie
column-wins = Zwycięstwa
column-share = Udział
column-unfinished = Nieukończone
column-rounds = Rundy
column-decisions = Decyzje
column-reason = O wyniku zdecydowało
column-mean = Średnia
column-shortest = Najkrótsza
column-longest = Najdłuższa
column-seed = Ziarno

## Argumenty

cli-bad-file = Nie można użyć „{ $path }”:
cli-apology = To nasz błąd, nie twój: { $text }. Zgłoś go wraz z opisem, co zostało zrobione; szczegóły pokaże { $variable }.
cli-try-help = Zobacz: { $command }
cli-unknown-option = Nie ma opcji { $name }.
cli-unknown-option-near = Nie ma opcji { $name }. Może chodziło o { $known }?
cli-missing-value = Po { $name } potrzebna jest wartość.
cli-too-many-arguments = Zbędne argumenty: { $text }
cli-unknown-command = Nie ma polecenia „{ $text }”. Są: { $known }
cli-not-a-number = „{ $value }” to nie liczba całkowita, a { $name } takiej wymaga.
cli-number-too-large = { $name } może wynosić najwyżej { $most }.
cli-bad-match-option = „{ $text }” to nie opcja partii. Są, z wartościami domyślnymi: { $known }
cli-other-game = „{ $path }” to scenariusz innej gry: { $name }

## Strony pomocy

help-usage = Użycie: { $usage }
help-commands = Polecenia
help-more = Więcej o poleceniu: { $command }
help-help = Pokazuje tę stronę.
help-fieldcraft = Taktyczne gry wojenne na karty przy cyfrowym stole, który pilnuje każdej zasady.
help-version = Podaje wersję i kompilację.
help-lang = Język, przed poleceniem lub po nim; w przeciwnym razie język środowiska.
help-games = Wyświetla listę gier.
help-scenarios = Wyświetla scenariusze gry.
help-show = Rysuje scenariusz: odprawę, planszę, cele, karty początkowe.
help-play = Otwiera stół w przeglądarce: przeciw botowi, we dwoje przy jednym ekranie albo ze znajomym przez link.
help-replay = Przegląda zapisaną partię w przód i wstecz, z dowolnej strony.
help-check = Sprawdza scenariusze, pliki z zawartością, zapisy, kampanie i ćwiczenia; każdy problem z numerem wiersza.
help-drill = Uruchamia ćwiczenia: pozycje i to, co mówią o nich zasady.
help-conformance = Wyświetla każdy punkt zasad z ćwiczeniami i testami, które go sprawdzają.
help-conformance-clauses = Tylko te punkty, razem z --proof.
help-conformance-proof = Pokazuje, które ćwiczenia zabijają mutanty kodu każdego punktu, i szuka tam, gdzie żadnego jeszcze nie ma. Wyniki są zachowywane.
help-conformance-mutants = Uruchamia każdego mutanta na wszystkich ćwiczeniach jego punktów. Trwa godziny; można przerwać i wznowić.
help-simulate = Rozgrywa wiele partii między dwoma botami i podsumowuje.
help-campaign = Kolejne scenariusze ze wspólnym wynikiem.
help-campaign-start = Rozpoczyna kampanię w nowym pliku.
help-campaign-continue = Rozgrywa następny scenariusz kampanii.
help-campaign-score = Pokazuje dotychczasowe wyniki i punktację.
help-campaign-file = Plik kampanii.
help-campaign-from = Pierwszy scenariusz; domyślnie pierwszy w grze.
help-campaign-to = Ostatni scenariusz; domyślnie ostatni w grze.
help-game = Klucz gry.
help-scenario = Nazwa, numer lub plik scenariusza.
help-bot = Gra przeciw temu botowi.
help-side = Strona, którą grasz przeciw botowi.
help-seed = Ziarno kości i kart; to samo ziarno daje tę samą grę.
help-option = Opcja zasad partii; można podać kilka razy.
help-resume = Wznawia zapisaną partię.
help-record = Prowadzi zapis w tym pliku po każdym wyborze.
help-standing = Odpowiada za ciebie na niektóre pytania, na przykład: pass when idle; można podać kilka razy.
help-terminal = Gra w terminalu: we dwoje przy jednym ekranie lub przeciw botowi. Bez argumentów zapyta.
help-record-file = Zapis partii.
help-to = Pokazuje pozycję po tylu wpisach.
help-replay-side = Czyimi oczami patrzeć.
help-verify = Samodzielnie sprawdza zapisy partii: czyje udziały są w rzutach, że rzuty z nich wynikają i że każdy wybór był dozwolony.
help-verify-files = Zapisy partii.
help-verify-list = Adres serwera albo kopia jego publicznej listy: sprawdza, czy są na niej pieczęcie.
help-seals = Sprawdza publiczną listę pieczęci serwera i zachowuje kopię do porównania.
help-seals-source = Adres serwera albo kopia jego listy.
help-seals-copy = Sprawdza, czy lista jest dalszym ciągiem tej kopii, i uzupełnia kopię.
help-json = Wypisuje { $format } dla programu.
help-check-files = Pliki do sprawdzenia.
help-drill-names = Pliki ćwiczeń, foldery lub punkty zasad.
help-games-count = Ile partii rozegrać.
help-bots = Boty pierwszej i drugiej strony.
help-swap = Zamienia miejsca w co drugiej partii, z tymi samymi kośćmi.
help-limit = Liczba decyzji, po której partia jest nieukończona.
help-jobs = W ilu procesach grać.

## Listy i raporty

column-key = Klucz
column-game = Gra
column-scenarios = Scenariusze
column-date = Data
column-drill = Ćwiczenie
column-clause = Punkt
column-clauses = Punkty
column-checks = Sprawdzenia
column-covered = Sprawdzany przez
column-proof = Dowód
column-drawn = Remisy
column-median = Mediana
column-score = Wynik
column-winner = Zwycięzca
games-next = Ich scenariusze: { $command }
scenarios-next = Jeden z nich: { $command }
options-list = Opcje zasad partii, podawane przez { $option }:
check-error = błąd
check-warning = ostrzeżenie
check-good = { $path }: bez zastrzeżeń
check-bad = { $count ->
    [one] { $path }: { $count } błąd
    [few] { $path }: { $count } błędy
   *[many] { $path }: { $count } błędów
}
drill-none-there = W „{ $path }” nie ma ćwiczeń.
drill-none-for = Nie ma ćwiczenia dla „{ $text }” ani takiego pliku.
drill-summary = Zaliczone: { $done } z { $total }
conformance-summary = Sprawdzone punkty: { $done } z { $total }
conformance-open = bez dowodu
conformance-proof-summary = Punkty: { $total }. Ćwiczenie zabija mutanta: { $killed }; sprawdzone testami: { $tested }; bez dowodu: { $open }
conformance-cannot-run = Mutanty działają tylko w zwykłym Pythonie, w systemie, który potrafi rozdzielać procesy (fork).
progress-mutants = Uruchamianie mutantów
replay-too-far = Liczba wpisów w zapisie to tylko { $total }.
verify-shares = Każdy udział pasuje do pieczęci pokazanej, zanim cokolwiek ujawniono. Brali udział: { $parties }.
verify-the-server = serwer
verify-no-exchange = Zapis nie mówi, jak powstały rzuty, więc niczego więcej nie da się dowieść. Tak jest w partiach lokalnych i starszych zapisach.
verify-server-alone = W niektórych rzutach udział miał tylko serwer. Mógł je wybrać.
verify-silent = Strona { $side } nie miała własnego udziału: pewni tych rzutów mogą być tylko pozostali.
verify-broken-off = { $count ->
    [one] { $count } wymianę przy cofnięciu przerwano.
    [few] { $count } wymiany przy cofnięciu przerwano.
   *[many] { $count } wymian przy cofnięciu przerwano.
}
verify-not-listed = Na liście nie ma jak należy pieczęci rundy { $rounds }.
seals-good = Lista jest nienaruszona: { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
   *[many] { $count } wierszy
}, zapieczętowano: { $sealed }, rozpoczęto: { $started }.
seals-broken = Listę zmieniono: wiersz { $number } nie pasuje do poprzedniego.
seals-rewritten = Listę przepisano: wiersz { $number } nie jest już taki jak w twojej kopii. Kopia pozostała bez zmian.
seals-unreadable = Pod adresem { $source } nie ma czytelnej listy pieczęci.
replay-keys = Enter: dalej · { $back }: wstecz · { $turn }: następna tura · liczba: przejdź · { $leave }: wyjdź
campaign-next = Rozegraj pierwszy scenariusz: { $command }
campaign-due = Następny scenariusz: { $name }
cli-needs = { $name } ma sens tylko razem z { $other }.
cli-not-together = { $name } i { $other } wykluczają się.
cli-input-ended = Dane wejściowe się skończyły.
help-options = Argumenty i opcje
setup-how = Wpisz { $known }.
setup-bad-file = W „{ $path }” nie ma zachowanego rozstawienia.
setup-bad-line = „{ $path }”, wiersz { $line }: „{ $text }” niczego nie rozstawia. Napisz na przykład: { $example }
setup-not-written = Nie można zapisać „{ $path }”.
setup-other = „{ $path }” to rozstawienie strony { $side } w scenariuszu { $scenario }.
campaign-none = { $name } nie ma kampanii.
help-generate-command = Losuje scenariusz: pokazuje go albo zapisuje do pliku.
help-generate = Ziarno losowanego scenariusza.
help-year = Rok scenariusza; inaczej decyduje los.
help-opponent = Przeciwnik Niemiec ({ $known }); inaczej decyduje los.
help-size = Wielkość sił ({ $known }); inaczej decyduje los.
help-out = Zapisuje scenariusz do tego nowego pliku.
generate-none = { $name } nie ma generatora scenariuszy.
generate-no-size = Nie ma wielkości „{ $text }”. Są: { $known }
generate-no-fight = Nie było takiej walki: „{ $text }”. Były: { $known }
generate-next = Zagraj w niego: { $command }

## Analizy

help-review = Przeanalizuj zapisaną partię: szanse, szczęście i najdroższe decyzje.
help-review-all = Pokaż wszystkie decyzje, nie tylko najdroższe.
progress-judging = Ocenianie
review-chances = { $side }: szansa na wygraną od pierwszej do ostatniej pozycji
review-luck = Szczęście
review-errors = Błędy
review-points = W punktach procentowych szansy na wygraną
review-position = Nr
review-choice = Wybór
review-chance = Szansa
review-cost = Koszt
review-better = Lepiej
