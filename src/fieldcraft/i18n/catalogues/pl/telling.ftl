### The table in the browser: what only it says of a match.

## Warnings before a choice

warn-end-cards = Masz jeszcze na ręce karty, które możesz zagrać. Mimo to zakończyć turę?
warn-end-orders = Możesz jeszcze wydać rozkaz. Mimo to zakończyć turę?

## What there is to play

about-normandy = Amerykański pluton przeciw niemieckiemu, Normandia, rok 1944. Twoja talia to twój pluton: każda strata zabiera kartę. Najłatwiejsza z trzech gier.
about-north-africa = Pustynni komandosi przeciw włoskim garnizonom, lata 1940–1943. Pojedynczy żołnierze, ciężarówki i czołgi z załogami, lotniska do wysadzenia. Jak „Normandia”, ale z pojazdami.
about-combat-commander = Kompanie piechoty na mapie z heksów, Europa, lata 1941–1945. Kości nie ma: każda karta jest rozkazem, akcją i rzutem. Najbogatsza i najdłuższa z trzech gier.
level-1 = dobry pierwszy scenariusz
level-2 = gdy znasz już zasady
level-3 = dla tych, którzy chcą wszystkiego
scenario-minutes = { $count ->
    [one] około { $count } minuty
   *[other] około { $count } minut
}
bot-name-random = Losowy
bot-name-greedy = Zachłanny
bot-about-random = Zagrywa dowolną kartę gdziekolwiek. Przy nim spokojnie się rozejrzysz.
bot-about-greedy = Bierze to, co teraz wygląda najlepiej: strzela, gdy może trafić, i idzie po cele. Uczciwy przeciwnik na pierwsze partie.
bot-about-other = Bot z własnym charakterem.

## What is not there

server-unknown-game = Nie ma gry „{ $text }”. Są: { $known }
server-unknown-scenario = Nie ma scenariusza „{ $text }”. Są: { $known }
server-unknown-clause = Nie ma punktu „{ $text }”.
server-unknown-lesson = Nie ma lekcji „{ $text }”. Są: { $known }
server-unknown-question = Nie można zapytać o „{ $text }”. Są: { $known }
server-nothing-named = Wskaż jedną rzecz, na którą chcesz spojrzeć, albo dwie.
