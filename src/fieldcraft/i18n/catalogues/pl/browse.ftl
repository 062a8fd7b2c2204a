### What there is to play, and questions about it, in the browser.

level-1 = dobry pierwszy scenariusz
level-2 = gdy znasz już zasady
level-3 = dla tych, którzy chcą wszystkiego
scenario-balance = Między równymi botami ({ $bots }), w { $games } grach: { $first } – { $first_share } %, { $second } – { $second_share } % zwycięstw.
scenario-minutes = { $count ->
    [one] około { $count } minuty
   *[other] około { $count } minut
}
bot-name-random = Losowy
bot-name-monte-carlo = Monte Carlo
bot-name-recruit = Rekrut
bot-name-greedy-1 = Zachłanny 1
bot-name-corporal = Kapral
bot-name-sergeant = Sierżant
bot-name-lieutenant = Porucznik
bot-name-captain = Kapitan
bot-about-random = Zagrywa dowolną kartę gdziekolwiek. Przy nim spokojnie się rozejrzysz.
bot-about-monte-carlo = Rozgrywa każdą możliwość wiele razy na chybił trafił i bierze tę, która najczęściej wygrywa. Nie ma planu i potrzebuje chwili do namysłu.
bot-about-recruit = Wie, co należy zrobić, ale zwykle o tym zapomina. Dobry do nauki zasad.
bot-about-greedy-1 = Dawna miara: bierze to, co teraz wygląda najlepiej. Został, żeby można było porównywać z nim innych.
bot-about-corporal = Robi to, co w tej chwili wygląda najlepiej, ale często się myli. Przyzwoity przeciwnik na pierwsze partie.
bot-about-sergeant = Robi to, co w tej chwili wygląda najlepiej, i rzadko się myli. Karze za nieuwagę.
bot-about-lieutenant = Tysiące partii nauczyły go wygrywać, ale czasem jeszcze się myli. Trudny przeciwnik.
bot-about-captain = Wybiera to, co w tysiącach partii najczęściej dawało wygraną, a gdzie to pomaga, myśli naprzód. Zmierz się z nim, gdy inni są ci już niestraszni.
bot-about-other = Bot z własnym charakterem.

## What is not there, in the browser and on the command line

server-unknown-game = Nie ma gry „{ $text }”. Są: { $known }
server-unknown-scenario = Nie ma scenariusza „{ $text }”. Są: { $known }
server-unknown-clause = Nie ma punktu „{ $text }”.
server-unknown-lesson = Nie ma lekcji „{ $text }”. Są: { $known }
server-no-such-frame = Lekcja nie ma takiego kroku. Ostatni to { $last }.
server-unknown-chapter = W instrukcji nie ma rozdziału „{ $text }”.
server-unknown-figure = W instrukcji nie ma ilustracji „{ $text }”.
server-figure-over = W tej chwili bitwa jest już skończona. Wybierz wcześniejszą.
server-unknown-question = Nie można zapytać o „{ $text }”. Są: { $known }
server-nothing-named = Wskaż jedną rzecz, na którą chcesz spojrzeć, albo dwie.

## Odds, and why something cannot be chosen

effect-casualty = strata karty
effect-none = nic się nie stanie
why-not-lit = { $name }: tego nie można teraz wybrać. { $prompt }.
why-can-be-chosen = { $name }: to można teraz wybrać.

## The rulebook as a site and in print

book-clauses = Punkty, na których się to opiera
book-pdf = Instrukcja w PDF
book-pdf-summary = Skrót do druku
book-pdf-aid = Karta pomocy do druku
figure-steps = Krok po kroku
figure-play = Rozegraj tę pozycję
figure-not = Niedozwolone:
