### Stół: nagłówki, pytania, opcje, ostrzeżenia.

## Nagłówki

heading-board = Plansza
heading-hand = Ręka
heading-deck = Talia
heading-discard = Stos kart odrzuconych
heading-supply = Rezerwa
heading-play-area = Strefa gry
heading-removed = Usunięte z gry
heading-initiative = Inicjatywa
heading-round = Runda
heading-turn = Tura
heading-phase = Faza
heading-points = Punkty
heading-objectives = Cele
heading-odds = Szanse
heading-log = Dziennik
heading-help = Pomoc
heading-options = Opcje
heading-scenario = Scenariusz
heading-units = Oddziały
heading-markers = Znaczniki
heading-victory = Warunek zwycięstwa
odds = { $percent }% szans
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
points-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
goal-points = { $count ->
    [one] { $side }: kontrolować cele warte { $count } punkt
    [few] { $side }: kontrolować cele warte { $count } punkty
   *[many] { $side }: kontrolować cele warte { $count } punktów
}
goal-pin = { $side }: wyczerpać wroga

## Pytania z nazwy

question-bid = którą kartę wybrać do określenia inicjatywy
question-play = którą kartę zagrać albo czy zakończyć turę
question-use = jak użyć zagranej karty
question-step = na który obszar wykonać następny ruch
question-aim = który cel wybrać
question-aim-tile = na który obszar skierować celownik
question-blast = który żeton zaatakować jako następny
question-take = którą kartę wziąć z rezerwy
question-inspire = którą kartę wziąć z powrotem na rękę
question-command = czy dobrać jeszcze jedną kartę
question-unit = który oddział poprowadzić
question-spawn = gdzie umieścić żeton

## Pytania do tego, kto decyduje

prompt-bid = Wybierz kartę do określenia inicjatywy
prompt-play = Zagraj kartę albo zakończ turę
prompt-use = { $card }: wybierz akcję
prompt-step = { $left ->
    [one] { $counter }: wybierz następny obszar (pozostał { $left } obszar)
    [few] { $counter }: wybierz następny obszar (pozostały { $left } obszary)
   *[many] { $counter }: wybierz następny obszar (pozostało { $left } obszarów)
}
prompt-aim = { $counter }, { $action }: wybierz cel
prompt-aim-tile = Celowanie: wybierz obszar oddalony od Moździerza o co najmniej 3 obszary
prompt-blast = Ostrzał: wybierz żeton, który zaatakujesz jako następny
prompt-take = { $left ->
    [one] Wzmocnienie: weź kartę z rezerwy (jeszcze najwyżej { $left } karta)
    [few] Wzmocnienie: weź kartę z rezerwy (jeszcze najwyżej { $left } karty)
   *[many] Wzmocnienie: weź kartę z rezerwy (jeszcze najwyżej { $left } kart)
}
prompt-inspire = { $left ->
    [one] Za mną!: weź kartę ze strefy gry z powrotem na rękę (jeszcze najwyżej { $left } karta)
    [few] Za mną!: weź kartę ze strefy gry z powrotem na rękę (jeszcze najwyżej { $left } karty)
   *[many] Za mną!: weź kartę ze strefy gry z powrotem na rękę (jeszcze najwyżej { $left } kart)
}
prompt-command = { $left ->
    [one] Dowodzenie: dobierz kartę (jeszcze najwyżej { $left } karta)
    [few] Dowodzenie: dobierz kartę (jeszcze najwyżej { $left } karty)
   *[many] Dowodzenie: dobierz kartę (jeszcze najwyżej { $left } kart)
}
prompt-unit = Prowadzenie: wybierz oddział
prompt-spawn = { $counter }: wybierz znacznik pojawienia się
prompt-waiting = Oczekiwanie na: { $side }
prompt-over = Gra jest zakończona

## Możliwe odpowiedzi

option-bid = Inicjatywa: { $card }
option-play = Zagraj: { $card }
option-end = Zakończ turę
option-use = { $value ->
    [0] { $action }
    [none] { $action }
   *[other] { $action } { $value }
}
option-hunker = Przeczekanie: odłóż kartę do rezerwy
option-rally = Odwróć żeton na stronę „aktywny”
option-to = Na obszar { $tile }
option-stop = Wystarczy
option-at = Cel: { $counter }
option-at-tile = Cel: obszar { $tile }
option-take = Weź: { $card }
option-draw = Dobierz kartę
option-spawn = Umieść na obszarze { $tile }
option-unit = Prowadź: { $counter }

## Ostrzeżenia przed wyborem

warn-hunker-last-bolster = To twoja ostatnia karta z akcją Wzmocnienie poza rezerwą. Jeśli użyjesz jej na Przeczekanie, nie będzie już można brać kart z rezerwy.
warn-bolster-fog = Zamierzasz odłożyć kartę Mgła wojny na własny stos kart odrzuconych.
warn-nothing-happens = Ta akcja niczego nie zmieni.
