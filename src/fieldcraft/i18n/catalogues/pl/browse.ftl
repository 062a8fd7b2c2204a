### What there is to play, and questions about it, in the browser.

level-1 = dobry pierwszy scenariusz
level-2 = gdy znasz już zasady
level-3 = dla tych, którzy chcą wszystkiego
scenario-minutes = { $count ->
    [one] około { $count } minuty
   *[other] około { $count } minut
}
bot-name-random = Losowy
bot-name-monte-carlo = Monte Carlo
bot-name-greedy = Zachłanny
bot-about-random = Zagrywa dowolną kartę gdziekolwiek. Przy nim spokojnie się rozejrzysz.
bot-about-monte-carlo = Rozgrywa każdą możliwość wiele razy na chybił trafił i bierze tę, która najczęściej wygrywa. Nie ma planu i potrzebuje chwili do namysłu.
bot-about-greedy = Bierze to, co teraz wygląda najlepiej: strzela, gdy może trafić, i idzie po cele. Przyzwoity przeciwnik na pierwsze partie.
bot-about-other = Bot z własnym charakterem.

## What is not there

server-unknown-game = Nie ma gry „{ $text }”. Są: { $known }
server-unknown-scenario = Nie ma scenariusza „{ $text }”. Są: { $known }
server-unknown-clause = Nie ma punktu „{ $text }”.
server-unknown-lesson = Nie ma lekcji „{ $text }”. Są: { $known }
server-no-such-frame = Lekcja nie ma takiego kroku. Ostatni to { $last }.
server-unknown-question = Nie można zapytać o „{ $text }”. Są: { $known }
server-nothing-named = Wskaż jedną rzecz, na którą chcesz spojrzeć, albo dwie.

## Odds, and why something cannot be chosen

effect-casualty = strata karty
effect-none = nic się nie stanie
choice-cannot-undo = Tego nie da się cofnąć.
why-not-lit = { $name }: tego nie można teraz wybrać. { $prompt }.
why-can-be-chosen = { $name }: to można teraz wybrać.
