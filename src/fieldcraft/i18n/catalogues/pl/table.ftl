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
heading-vehicles = Pojazdy
heading-structures = Obiekty
heading-escaped = Po ucieczce
heading-neutralised = Zneutralizowane
heading-destroyed = Zniszczone
heading-escape-markers = Znaczniki ucieczki
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
goal-of-side = { $side }: { $goal }
goal-and = { $first } i { $second }
goal-or = { $first } albo { $second }
goal-hold-first = przejąć kontrolę nad obszarem { $tile }, a potem { $goal }
goal-score = { $count ->
    [one] zdobyć { $count } punkt celu
    [few] zdobyć { $count } punkty celu
   *[many] zdobyć { $count } punktów celu
}
goal-escape = przeprowadzić ucieczkę { $whom }
goal-escape-soldiers = { $count ->
    [one] { $count } żołnierza
    [few] { $count } żołnierzy
   *[many] { $count } żołnierzy
}
goal-escape-vehicles = { $count ->
    [one] { $count } pojazdu
    [few] { $count } pojazdów
   *[many] { $count } pojazdów
}
goal-escape-counter = żetonu { $counter }
goal-neutralise = zneutralizować { $whom }
goal-neutralise-soldiers = { $count ->
    [one] { $count } żołnierza wroga
    [few] { $count } żołnierzy wroga
   *[many] { $count } żołnierzy wroga
}
goal-neutralise-vehicles = { $count ->
    [one] { $count } pojazd wroga
    [few] { $count } pojazdy wroga
   *[many] { $count } pojazdów wroga
}
goal-neutralise-counter = wrogi żeton { $counter }
goal-may-escape = (mogą uciec: { $names })

## Pytania z nazwy

question-bid = którą kartę wybrać do określenia inicjatywy
question-play = którą kartę zagrać albo czy zakończyć turę
question-use = jak użyć zagranej karty
question-step = na który obszar wykonać następny ruch
question-aim = który cel wybrać
question-aim-tile = na który obszar skierować celownik
question-blast = który żeton zaatakować jako następny
question-take = co wziąć lub wybrać jako następne albo czy wystarczy
question-inspire = którą kartę wziąć z powrotem na rękę
question-command = czy dobrać jeszcze jedną kartę
question-unit = który oddział lub pojazd wybrać
question-spawn = gdzie umieścić żeton
question-adjust = czy żołnierz wsiada, wysiada lub zmienia stanowisko
question-wound = który żołnierz w pojeździe otrzyma obrażenie
question-pin = którego żołnierza w pojeździe przygwoździć

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
prompt-mark = { $left ->
    [one] { $action }: wybierz obszar (jeszcze najwyżej { $left } obszar)
    [few] { $action }: wybierz obszar (jeszcze najwyżej { $left } obszary)
   *[many] { $action }: wybierz obszar (jeszcze najwyżej { $left } obszarów)
}
prompt-adjust = { $counter }: wsiąść, wysiąść, zmienić stanowisko czy zostać
prompt-repair = Naprawa: wybierz pojazd
prompt-strafe = Nalot: wybierz cel
prompt-wound = { $vehicle }: wybierz żołnierza, który otrzyma obrażenie
prompt-pin = { $vehicle }: wybierz żołnierza, który zostanie przygwożdżony
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
option-seat = { $value ->
    [0] Akcja pojazdu: { $action }
    [none] Akcja pojazdu: { $action }
   *[other] Akcja pojazdu: { $action } { $value }
}
option-switch = Zamiana miejsc: { $counter }
option-enter = Wsiądź: { $vehicle }, stanowisko { $seat }
option-exit = Wysiądź z pojazdu
option-shift = Zmień stanowisko na { $seat }
option-stay = Zostań
option-escape = Ucieknij z planszy
option-mark = Wybierz obszar { $tile }
option-wound = Zrań: { $counter }
option-pin = Przygwóźdź: { $counter }
option-repair = Napraw: { $vehicle }
note-captures = pojazd przechodzi do ciebie

## Ostrzeżenia przed wyborem

warn-hunker-last-bolster = To twoja ostatnia karta z akcją Wzmocnienie poza rezerwą. Jeśli użyjesz jej na Przeczekanie, nie będzie już można brać kart z rezerwy.
warn-bolster-fog = Zamierzasz odłożyć kartę Mgła wojny na własny stos kart odrzuconych.
warn-nothing-happens = Ta akcja niczego nie zmieni.
warn-leaves-wheel = Stanowisko kierowcy zostanie puste.

## Opcje rozgrywki

match-option-inspireCommandCards = Akcją Za mną! można wziąć z powrotem także karty dowodzenia.
match-option-bolsterFog = Akcją Wzmocnienie można brać także karty Mgła wojny.
match-option-openDiscard = Obaj gracze mogą przeglądać oba stosy kart odrzuconych.
match-option-roundLimit = Ostatnia runda, po której decydują punkty; 0 oznacza brak.
match-option-adjustOnRally = Karta, która tylko odwraca żeton na stronę „aktywny”, też pozwala wsiąść, wysiąść lub zmienić stanowisko.
match-option-adjustOnHunker = Karta użyta na Przeczekanie też pozwala wsiąść, wysiąść lub zmienić stanowisko.
match-option-adjustOnSwitch = Karta użyta na zamianę miejsc też pozwala wsiąść, wysiąść lub zmienić stanowisko.

## Stół w terminalu

short-scout = Zw
short-rifleman = St
short-machine-gunner = Km
short-sniper = Sna
short-mortar = Moź
short-staff-sergeant = SSi
short-sergeant = Sie
short-saboteur = Dyw
short-anti-tank-rifleman = Pp
short-engineer = Inż
short-tank-driver = Ki
short-tank-gunner = Dz
short-tank-crew = Za
short-patrol-truck = WPa
short-gun-truck = WWs
short-pilot-car = WPi
short-medium-tank = CzŚ
short-scout-car = WZw
short-light-truck = WLe
short-aircraft = Samol.
short-fuel-tank = Paliwo
short-motor-pool = Park
short-ammunition-store = Skład
short-radio-mast = Maszt
heading-lost = Utracone
heading-casualties = Straty
heading-spawns = Pojawianie się
spawn-all = wszystkie oddziały
legend-hill = wzgórze: 1 przy ataku ze wzgórza
legend-rough = trudny teren: bez pojazdów
legend-structure = obiekt: jego obrona i punkty
legend-vehicle = pojazd i liczba żołnierzy w nim
legend-damage = uszkodzenia: na kresce niesprawny, na końcu zniszczony
seat-number = stanowisko { $seat }
seat-free = wolne
damage-of = uszkodzenia { $damage } z { $integrity }
vehicle-captured = zdobyczny
hand-empty = Brak kart na ręce
hand-bid = wybrana na inicjatywę: { $card }
card-fog-note = nie można zagrać
part-base = { $value } podstawa
part-cover = { $value } zasłona
part-range = { $value } zasięg
dice-count = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}
news-earlier = { $count ->
    [one] … { $count } wcześniejszy wiersz: { $command }
    [few] … { $count } wcześniejsze wiersze: { $command }
   *[many] … { $count } wcześniejszych wierszy: { $command }
}
welcome = Witaj przy stole.
welcome-how = Wpisz numer i naciśnij Enter; sam Enter wybiera pierwszą pozycję.
welcome-table = Stół proponuje tylko to, na co pozwalają zasady. W każdej chwili: { $command }
ask-game = Która gra?
ask-scenario = Który scenariusz?
ask-opponent = Przeciw komu?
ask-side = Którą stroną grasz?
opponent-bot = bot { $name }
opponent-friend = ktoś przy tym ekranie
you-are = (grasz: { $side })
hot-seat = Teraz przed ekranem siada: { $side }. Drugi gracz odwraca wzrok.
press-enter = Naciśnij Enter.
choice-ambiguous = „{ $text }” może znaczyć: { $known }
choice-no-number = Wpisz liczbę od 1 do { $count }.
choice-offered = „{ $text }” jest teraz dozwolone.
choice-why = Powiedz, co chcesz zrobić, na przykład: { $example }
standing-none = Nie masz stałych odpowiedzi. Na przykład: { $example }
standing-list = Odpowiedzi za ciebie bez pytania, aż do { $command }:
standing-answered = Twoja stała odpowiedź: { $text }
confirm-resign = Czy się poddajesz?
offer-save = Zapisać rozgrywkę do „{ $path }”?
resume-with = Wznów poleceniem: { $command }
end-length = { $count ->
    [one] Rundy: { $number }, { $count } decyzja
    [few] Rundy: { $number }, { $count } decyzje
   *[many] Rundy: { $number }, { $count } decyzji
}
about-what = Powiedz, na co spojrzeć: obszar, dwa obszary, żeton, karta, talia lub inna strefa, na przykład: { $example }
about-adjacent = Sąsiednie
about-off-board = poza planszą
about-owner = Właściciel: { $side }
about-next-card = Następna dobrana karta:
about-distance = Z { $tile } do { $other }: { $distance }
about-no-way = Nie ma drogi z { $tile } do { $other }.
no-such-rule = Nie ma punktu „{ $text }”. Spróbuj na przykład: { $example }
table-help-choice = Wybierz numerem lub słowami obok; wystarczy początek, jeśli jest jednoznaczny.
table-help-board = Plansza z legendą i cele.
table-help-hand = Twoja ręka.
table-help-log = Wszystko, co się wydarzyło.
table-help-look = Obszar, dwa obszary, żeton, karta, twoja talia, rezerwa: wartości.
table-help-why = Dlaczego czegoś nie wolno i według którego punktu.
table-help-help = Ta lista.
table-help-undo = Cofnij ostatni wybór, jeśli nic nie zostało rzucone, dobrane ani ujawnione.
table-help-standing = Odtąd odpowiada za ciebie na niektóre pytania; bez słów je pokazuje; standing off je kończy.
table-help-save = Zapisz rozgrywkę do pliku.
table-help-resign = Poddaj się.
table-help-quit = Odejdź od stołu; zaproponuje zapis.
table-help-rule = Treść punktu; słowo znajdzie punkty, w których występuje.
