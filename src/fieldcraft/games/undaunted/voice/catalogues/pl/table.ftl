heading-supply = Rezerwa
heading-play-area = Strefa gry
heading-removed = Usunięte z gry
heading-round = Runda
heading-odds = Szanse
heading-vehicles = Pojazdy
heading-structures = Obiekty
heading-escaped = Po ucieczce
heading-neutralised = Zneutralizowane
heading-escape-markers = Znaczniki ucieczki
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
question-play = którą kartę zagrać, czy też zakończyć turę
question-use = jak użyć zagranej karty
question-step = na który obszar wykonać następny ruch
question-aim = który cel wybrać
question-aim-tile = na który obszar skierować celownik
question-blast = który żeton zaatakować jako następny
question-take = co wziąć lub wybrać teraz, czy też na tym skończyć
question-inspire = którą kartę wziąć z powrotem na rękę
question-command = czy dobrać jeszcze jedną kartę
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
prompt-spawn = { $counter }: wybierz znacznik wystawienia
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

## Możliwe odpowiedzi

option-bid = Inicjatywa: { $card }
option-play = Zagraj: { $card }
option-use = { $value ->
    [0] { $action }
    [none] { $action }
   *[other] { $action } { $value }
}
option-hunker = Przeczekanie: odłóż kartę do rezerwy
option-rally = Odwróć żeton na stronę „aktywny”
option-to = { $counter } na obszar { $tile }
option-at = { $action }: { $counter }
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

## Opcje partii

match-option-inspireCommandCards = Akcją Za mną! można wziąć z powrotem także karty dowodzenia.
match-option-bolsterFog = Akcją Wzmocnienie można brać także karty Mgła wojny.
match-option-openDiscard = Każdy gracz może przeglądać oba stosy kart odrzuconych.
match-option-roundLimit = Ostatnia runda, po której decydują punkty; 0 oznacza brak.
match-option-handicapFirst = Utrudnienie dla pierwszej strony: tyle jej kart Mgła wojny zaczyna grę w talii, a nie w rezerwie.
match-option-handicapSecond = Utrudnienie dla drugiej strony: tyle jej kart Mgła wojny zaczyna grę w talii, a nie w rezerwie.
scenario-handicap = { $count ->
    [one] Dla wyrównania szans (utrudnienie, w opcjach zasad): { $side } zaczyna z jedną dodatkową kartą Mgła wojny w talii.
   *[other] Dla wyrównania szans (utrudnienie, w opcjach zasad): { $side } zaczyna z { $count } dodatkowymi kartami Mgła wojny w talii.
}
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
heading-spawns = Wystawianie
heading-units = Oddziały
heading-objectives = Cele
spawn-all = wszystkie oddziały
legend-hill = wzgórze: 1 przy ataku ze wzgórza
legend-rough = trudny teren: bez pojazdów
legend-structure = obiekt: jego obrona i punkty
legend-vehicle = pojazd i liczba żołnierzy w nim
legend-damage = uszkodzenia: na kresce niesprawny, na końcu zniszczony
seat-free = wolne
damage-of = uszkodzenia { $damage } z { $integrity }
vehicle-captured = zdobyczny
hand-bid = wybrana do określenia inicjatywy: { $card }
card-fog-note = nie można zagrać
end-length-rounds = { $count ->
    [one] Rundy: { $number }, { $count } decyzja
    [few] Rundy: { $number }, { $count } decyzje
   *[many] Rundy: { $number }, { $count } decyzji
}
about-owner = Właściciel: { $side }

warn-end-cards = Masz jeszcze na ręce karty, które możesz zagrać. Mimo to zakończyć turę?

## What there is to play

about-normandy = Amerykański pluton przeciw niemieckiemu, Normandia, rok 1944. Twoja talia to twój pluton: każda strata zabiera kartę. Najłatwiejsza z trzech gier.
about-north-africa = Pustynni komandosi przeciw włoskim garnizonom, lata 1940–1943. Pojedynczy żołnierze, ciężarówki i czołgi z załogami, lotniska do wysadzenia. Jak „Normandia”, ale z pojazdami.
effect-removed = znika z planszy
effect-pinned = jeden żołnierz przygwożdżony
effect-damage = uszkodzenie
effect-wound-and-damage = obrażenie i uszkodzenie
why-play-its-card = { $name }: działa dzięki swoim kartom. Zagraj z ręki: { $card }.
why-use-first = { $name }: najpierw wybierz, co robi karta, potem gdzie albo przeciw komu.
why-crew-first = { $name }: działa załoga. Zagraj kartę żołnierza, który siedzi w środku.

## What the actions do

about-action-move = Przesuń żeton o najwyżej tyle obszarów; na każdym musi leżeć twój znacznik.
about-action-scout = Przesuń żeton o najwyżej tyle obszarów, oznaczonych lub nie. Każdy obszar nowy dla twojej strony zostaje rozpoznany, a za każdy taki znacznik karta Mgła wojny z twojej rezerwy trafia na twój stos kart odrzuconych.
about-action-stalk = Porusz się o najwyżej tyle obszarów, oznaczonych lub nie, nie zostawiając śladu.
about-action-guide = Przesuń dowolny swój nieprzygwożdżony oddział o najwyżej tyle obszarów; na każdym musi leżeć twój znacznik.
about-action-drive = Przejedź pojazdem najwyżej tyle obszarów; na każdym musi leżeć twój znacznik, a na trudny teren wjechać nie można.
about-action-bolster = Weź najwyżej tyle kart z rezerwy i połóż na stosie kart odrzuconych: twoja talia rośnie. Przy literze drużyny tylko karty tej drużyny.
about-action-command = Dobierz najwyżej tyle kart; możesz je zagrać w tej turze.
about-action-conceal = Karta Mgła wojny, której nie można zagrać, trafia z rezerwy przeciwnika na jego stos kart odrzuconych. W „Normandii” tylko wtedy, gdy tam jest.
about-action-control = Przejmij kontrolę nad obszarem, na którym jest żeton, jeśli leży tam twój znacznik. W „Normandii” nie, dopóki jest tam wróg; w „Afryce Północnej” przeszkadza tylko wrogi żołnierz na obszarze kontrolowanym przez wroga. Kontrolowany cel daje punkty.
about-action-inspire = Weź z powrotem na rękę najwyżej tyle kart walki zagranych w tej turze; możesz je zagrać ponownie. Przy literze drużyny tylko karty tej drużyny.
about-action-recon = Tylko z kartą Mgła wojny na ręce: usuń ją z gry i dobierz kartę, którą możesz zagrać w tej turze.
about-action-target = Połóż znacznik celownika na obszarze odległym o co najmniej 3 obszary od Moździerza, by później go ostrzelać; znacznik schodzi, gdy Moździerz się rusza.
about-action-attack = Zaatakuj dowolnego wroga na planszy, rzucając tyloma kośćmi. Wystarczy, że jedna pokaże co najmniej całkowitą wartość obrony albo 0: wróg traci kartę.
about-action-suppress = Zaatakuj dowolnego wroga na planszy, rzucając tyloma kośćmi. Trafienie nie zabiera karty, ale przygważdża: następna karta tego żetonu tylko odwróci go na stronę „aktywny”.
about-action-blast = Tylko gdy twój znacznik celownika jest na planszy: zaatakuj każdy żeton na jego obszarze, także własne, osobnym rzutem; odległość nie ma znaczenia.
about-action-strafe = Samolot atakuje wroga tyloma kośćmi; odległość nie ma znaczenia.
about-action-demolition = Zaatakuj obiekt lub wrogi pojazd na obszarze żołnierza; nie liczy się ani zasłona, ani odległość.
about-action-anti-tank = Zaatakuj wrogi pojazd z dowolnej odległości; liczą się obrona pancerna, zasłona i odległość.
about-action-repair = Zdejmij znacznik uszkodzeń z pojazdu na obszarze żołnierza, obojętnie czyjego; ze stanowiska tylko z tego pojazdu.
about-action-navigate = Oznacz najwyżej tyle połączonych obszarów, zaczynając obok żołnierza, by inni mogli tam wejść. Za każdy nowy znacznik karta Mgła wojny z twojej rezerwy trafia na twój stos kart odrzuconych.
about-action-survey = Oznacz najwyżej tyle dowolnych obszarów planszy, by inni mogli tam wejść. Za każdy nowy znacznik karta Mgła wojny z twojej rezerwy trafia na twój stos kart odrzuconych.
about-what-tiles = Napisz, na co spojrzeć: obszar, dwa obszary, żeton, karta, talia lub inna strefa, na przykład: { $example }
table-help-look-tiles = Obszar, dwa obszary, żeton, karta, twoja talia, rezerwa: wartości.
part-cover = { $value } zasłona
part-base = { $value } obrona bazowa
part-range = { $value } zasięg

way-cost = { $cost ->
    [one] 1 krok
    [few] { $cost } kroki
   *[many] { $cost } kroków
}
column-card = Karta
column-actions = Akcje
column-initiative = Inicj.
heading-destroyed = Zniszczone
points-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
question-unit = który oddział lub pojazd wybrać
option-switch = Zamiana miejsc: { $counter }
heading-lost = Utracone
seat-number = stanowisko { $seat }
dice-count = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}
about-adjacent = Sąsiednie
about-next-card = Następna dobrana karta:
about-no-way = Nie ma drogi z { $tile } do { $other }.
