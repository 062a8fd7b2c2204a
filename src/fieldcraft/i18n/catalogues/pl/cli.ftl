### Wiersz poleceń.

## Błędy

cli-error = Błąd: { $text }
cli-file-not-found = Nie ma pliku „{ $path }”.
cli-file-unreadable = Nie można odczytać pliku „{ $path }”: { $text }
cli-file-exists = Plik „{ $path }” już istnieje.
cli-bad-argument = Wartość „{ $value }” nie pasuje do { $name }.
cli-missing-argument = Brakuje: { $name }.
cli-unknown-scenario = Nie ma scenariusza „{ $text }”. Są: { $known }
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

progress-games = Rozgrywanie gier
progress-replaying = Odtwarzanie
progress-drills = Sprawdzanie ćwiczeń
progress-loading = Wczytywanie scenariuszy
progress-done = Gotowe
progress-of = { $done } z { $total }
games-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}

## Tabela podsumowania

column-scenario = Scenariusz
column-side = Strona
column-player = Gracz
column-games = Gry
column-wins = Zwycięstwa
column-share = Udział
column-unfinished = Nieukończone
column-rounds = Rundy
column-decisions = Decyzje
column-time = Czas
column-per-second = Decyzje na sekundę
column-reason = O wyniku zdecydowało
column-mean = Średnia
column-shortest = Najkrótsza
column-longest = Najdłuższa
column-seed = Ziarno
