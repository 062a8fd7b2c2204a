### Combat Commander: nagłówki, pytania, opcje.

## Nagłówki

heading-time = Czas
heading-sudden-death = Nagła śmierć
heading-vp = Punkty zwycięstwa
heading-surrender = Kapitulacja
heading-orders = Rozkazy
heading-weapons = Broń
heading-radio = Radiostacja
heading-chits = Żetony celów
heading-secret-chits = Tajne żetony
heading-map = Mapa
heading-time-track = Na torze czasu
heading-known = Widziane na ręce
heading-unseen = Karty nieznane
heading-fortifications = Umocnienia
heading-to-place = Do rozstawienia
heading-special = Zasady specjalne
heading-posture = Postawa
heading-order = Rozkaz
heading-action = Akcja
heading-event = Zdarzenie
heading-dice = Kości
heading-random-hex = Losowy heks
heading-units = Oddziały
heading-objectives = Cele

## Pytania według nazw

question-set-up = jak rozstawić siły
question-give = który oddział niesie broń
question-mines-or-card = czy wziąć słabsze miny i kartę
question-first-turn = czy oddać kartę inicjatywy za pierwszą turę
question-order = jaki rozkaz wydać, czy spasować lub zakończyć turę
question-discard = którą kartę odrzucić, czy też przestać
question-activate = który oddział aktywować
question-action = którą akcję zagrać, jeśli w ogóle
question-unit = który oddział wybrać
question-reroll = czy oddać kartę inicjatywy za nowy rzut
question-fire = do którego heksu strzelać, czy też zakończyć
question-pieces = które oddziały i broń strzelają razem
question-move = kto i dokąd się rusza
question-advance = kto i dokąd naciera
question-react = jak odpowiedzieć na ruch wroga, jeśli w ogóle
question-melee = którą walkę wręcz rozegrać teraz
question-rout = czyje załamane oddziały rzucają na popłoch
question-retreat = dokąd wycofuje się oddział
question-artillery = kto wzywa artylerię
question-spot = dokąd skierować strzał wskaźnikowy
question-stacking = co zrobić z nadmiarem figur na heksie
question-hex = który heks wybrać
question-space = które pole toru czasu wybrać
question-weapon = którą broń wybrać
question-deploy = jak podzielić drużynę
question-pick = czego dotyczy zdarzenie
question-entry = którą pozycję tabeli wsparcia wziąć
question-force = jaki skład bojowy wybrać
question-support = co kupić z tabeli wsparcia
question-works = jakie umocnienia kupić
question-radio = czy rzucić na radiostację

## Pytania do tego, kto decyduje

prompt-placing = Rozstawienie: wybierz, co umieścić
prompt-both = Obie strony rozstawiają się, nie widząc się nawzajem
prompt-place-hex = { $unit }: wybierz heks
prompt-place-hex-near = { $unit }: wybierz heks { $near } lub sąsiedni
prompt-fort-hex = Wybierz heks na umocnienie; ponowny wybór heksu zdejmuje je
prompt-give-weapon = { $weapon }: wybierz oddział, który poniesie tę broń
prompt-hand-over = { $weapon }: wybierz oddział, który ją poniesie
prompt-mines-or-card = Silniejsze miny czy słabsze i karta?
prompt-first-turn = Oddać kartę inicjatywy, żeby zacząć?
prompt-force-pick = Wybierz swój skład bojowy; druga strona nie zobaczy go, zanim nie wybierze swojego
prompt-support-buy = Tabela wsparcia: kup co najmniej jedną pozycję, potem możesz skończyć
prompt-works-pick = Wybierz umocnienia albo skończ
prompt-radio-call = Druga strona się rozstawiła: rzucić raz na radiostację?
prompt-radio-pick = Wybierz radiostację albo zrezygnuj
prompt-order = Wydaj rozkaz albo spasuj
prompt-order-next = Wydaj kolejny rozkaz albo zakończ turę
prompt-pass = Pas: odrzuć karty albo zakończ
prompt-pass-window = Przeciwnik spasował: zagrać akcję?
prompt-activate = { $order }: wybierz oddział do aktywacji
prompt-activate-led = { $order }: { $unit } może aktywować oddziały w pobliżu, wybierz następny
prompt-of-roll = { $roll }. { $prompt }
prompt-reroll = Zostawić rzut czy oddać kartę inicjatywy za nowy?
prompt-break-window = { $unit }: oddział zaraz się załamie, zagrać akcję?
prompt-target = Ogień: wybierz heks, do którego strzelać, albo zakończ
prompt-pieces = Ostrzał heksu { $hex }: wybierz, kto strzela, i otwórz ogień
prompt-fire-window = Przed rzutem na ostrzał: zagrać akcję?
prompt-defence-window = Przed rzutami na obronę: zagrać akcję?
prompt-next-unit = Wybierz, który oddział rzuca teraz
prompt-move = Ruch: wybierz oddział albo dokąd idzie grupa
prompt-advance = Natarcie: wybierz oddział albo dokąd idzie
prompt-react = Wróg wchodzi na heks { $hex }: strzelać, zagrać akcję czy przepuścić?
prompt-advance-react = Wróg naciera na heks { $hex }: zagrać akcję?
prompt-melees = Wybierz walkę wręcz do rozegrania
prompt-melee-window = Walka wręcz na heksie { $hex }: zagrać akcję?
prompt-ambushed = Zasadzka na heksie { $hex }: wybierz oddział, który się załamuje
prompt-melee-end = Walka wręcz na heksie { $hex } skończona: zagrać akcję?
prompt-rout = Popłoch: czyje załamane oddziały rzucają?
prompt-retreat = { $unit }, odwrót: wybierz następny heks
prompt-artillery = Wezwanie artylerii: wybierz obserwatora albo przywróć łączność
prompt-spot = { $unit }: wybierz heks dla strzału wskaźnikowego
prompt-impact = Artyleria: wybierz heks, który zostanie teraz ostrzelany
prompt-stacking = Za dużo figur na heksie: podziel drużynę albo wyeliminuj oddział
prompt-clear-smoke = Wybierz dym, który się rozwieje
prompt-arrive = { $unit }, wejście na mapę: wybierz heks
prompt-dig-in = Czas się przesuwa: zagrać akcję Okopanie się?
prompt-dig-in-hex = Okopanie się: wybierz heks
prompt-exit = { $unit }, wyjście z mapy: wybierz pole toru czasu dla powrotu
prompt-sustain = Ogień nieprzerwany: wybierz broń, która ryzykuje
prompt-spray = Ogień wachlarzem: wybierz drugi heks
prompt-smoke = Granaty dymne: wybierz heks
prompt-deploy = Który zespół zachowa znacznik „{ $marker }”: { $unit } czy { $other }?
prompt-demolish = Wysadzenie: wybierz umocnienie
prompt-support-pick = Tabela wsparcia: wybierz, co przybywa
prompt-support-place = Wsparcie: wybierz, gdzie wchodzi
prompt-displace = { $unit }, ucieczka przed ogniem: wybierz heks

## Możliwe odpowiedzi

option-order = Rozkaz { $card }
option-pass = Pas i odrzucenie kart
option-discard = Odrzuć kartę { $card }
option-action = Akcja { $action } ({ $card })
option-action-card = Akcja z karty { $card }
option-fire = Ogień okazyjny ({ $card })
option-pick-unit = { $unit }
option-weapon = { $weapon }
option-to-hex = Na heks { $hex }
option-to-hex-move = Ruch na heks { $hex }: { $units }
option-to-hex-advance = Natarcie na heks { $hex }: { $units }
option-to-hex-retreat = Odwrót na heks { $hex }: { $units }
option-to-hex-place-hex = Umieść na heksie { $hex }: { $units }
option-at-hex = Wybierz heks { $hex }
option-at-hex-target = Ostrzelaj heks { $hex }
option-at-hex-dig-in-hex = Okop się na heksie { $hex }
option-at-hex-spot = Strzał wskaźnikowy na heks { $hex }
option-smoke = Postaw dym na heksie { $hex }
option-exit-map = Wyjście z mapy
option-give = Przekaż broń; odbiorca: { $unit }
option-leave = Zostaw na miejscu: { $unit }
option-shoot = Strzelaj już aktywowanymi oddziałami
option-accept = Zostaw rzut
option-reroll = Oddaj kartę inicjatywy i rzuć ponownie
option-drop = Wyeliminuj własną broń: { $weapon }
option-side = { $side }
option-space = Pole { $number } toru czasu
option-card = { $card }
option-entry = Pozycja { $number }
option-none = Żadne z nich
option-battery = Przywróć łączność z baterią
option-chit = Tajny żeton { $number }
option-deploy = Podziel na dwa zespoły: { $unit }
option-eliminate = Wyeliminuj: { $unit }
option-place = Umieść: { $unit }
option-fort = Umieść: { $fort }
option-quick = Rozstaw resztę za mnie
option-ready = Gotowe
option-back = Zabierz z powrotem
option-force = Skład bojowy { $number }
force-of-pieces = { $force }: { $pieces } ({ $cost } PZ)
option-works = Umocnienia { $number }
thing-for-points = { $thing } ({ $cost } PZ)
option-roll = Rzuć na tabelę wsparcia
option-none-radio-call = Bez radiostacji
option-none-radio-pick = Bez radiostacji
option-stop-buying = Nie kupuj więcej
mines-of-strength = siła ognia min: { $fp }
option-first = Oddaj ją za pierwszą turę
option-take-card = Słabsze miny i karta { $card }
option-none-mines-or-card = Zostaw silniejsze miny
option-none-first-turn = Zatrzymaj kartę inicjatywy
option-stop-activate = To wszystko
option-stop-pass = Nie odrzucaj więcej
option-stop-window = Nie zagrywaj akcji
option-stop-target = Zakończ ostrzał
option-stop-pieces = Otwórz ogień
option-stop-move = Zakończ ten ruch
option-stop-advance = Nie nacieraj dalej
option-stop-react = Przepuść
option-stop-go-on = Dalej

## Opcje partii

match-option-meleeUsesCommand = Dowodzenie dowódcy zwiększa siłę ognia jego oddziałów także w walce wręcz.
match-option-ambushChooser = Oddział załamany przez Zasadzkę wybiera ten, kto ją zagrał, a nie właściciel.
match-option-confusionPlayable = Zamęt w dowodzeniu można wydać jako rozkaz bez skutku, żeby pozbyć się karty.
match-option-boobyTrapAttacks = Miny ze zdarzenia Mina-pułapka atakują oddziały, które już tam są.
match-option-whitePhosphorus = Biały fosfor załamuje widoczny wrogi oddział i zostawia dym; inaczej zdarzenie nic nie robi.
match-option-wireWeapons = Z drutu kolczastego broń nie strzela, a oddziały w nim nie tworzą grupy ogniowej z tymi na zewnątrz.
match-option-trenchMove = Między sąsiednimi okopami, bunkrami i schronami krok kosztuje 1 i nie wywołuje Ognia okazyjnego.
match-option-uphillFire = Ogień na wyższy poziom traci 1 siły ognia.
match-option-teamMatch = Drużynę zastępują zespoły o jakości podanej w jej wykazie sił, a nie o jej własnej.
match-option-atLeast = Artyleria niszczy umocnienie przy wymaganym rzucie lub wyższym, a nie tylko przy dokładnym.
match-option-retreatNearEnemy = Oddział, który nie ma dokąd się wycofać, przepada tylko wtedy, gdy sąsiaduje z wrogiem.
match-option-blindHexBySide = Linia widoczności wzdłuż boku heksu wchodzi w oba sąsiednie heksy: ślepy jest tylko heks tuż za przeszkodą.
match-option-quickSetup = Obie strony są rozstawiane rozsądnie, bez pytań.
match-option-handicapFirst = Utrudnienie dla pierwszej strony: jej przeciwnik zaczyna z przewagą tylu punktów zwycięstwa.
match-option-handicapSecond = Utrudnienie dla drugiej strony: jej przeciwnik zaczyna z przewagą tylu punktów zwycięstwa.
scenario-handicap = { $count ->
    [one] Dla wyrównania szans (utrudnienie, w opcjach zasad): { $opponent } – o jeden punkt zwycięstwa więcej na początku.
    [few] Dla wyrównania szans (utrudnienie, w opcjach zasad): { $opponent } – o { $count } punkty zwycięstwa więcej na początku.
   *[other] Dla wyrównania szans (utrudnienie, w opcjach zasad): { $opponent } – o { $count } punktów zwycięstwa więcej na początku.
}

## Szanse: składniki i stawka

part-actions = { $value } akcje
part-airburst = { $value } wybuch w koronach drzew
part-attack = { $value } atak
part-distance = { $value } odległość
part-doubles = { $value } dublet
part-elevation = { $value } poziom
part-enemy = { $value } wróg
part-firepower = { $value } siła ognia
part-hindrance = { $value } utrudnienie
part-mines = { $value } miny
part-morale = { $value } morale
part-others = { $value } inni strzelający
part-own = { $value } własne
part-radio = { $value } radiostacja
part-scenario = { $value } zasada scenariusza
part-vulnerable = { $value } do zniszczenia
part-time = { $value } czas
part-cover = { $value } osłona
effect-hit = celnie
effect-broken = załamanie
effect-suppressed = przygwożdżenie
effect-eliminated = eliminacja
effect-rallied = zebranie się
effect-retreats = odwrót
effect-any-breaks = ktoś się załamuje
effect-destroyed = zniszczenie
effect-ends = koniec gry
effect-wins = wygrana
effect-both-lost = giną obie strony
effect-weapon-breaks = broń uszkodzona

## Zasady specjalne scenariuszy

rule-bocage = Żywopłot kosztuje o 1 PR więcej i daje o 1 osłony więcej.
rule-card-for-turn = Kto ma kartę inicjatywy, może ją oddać za pierwszą turę.
rule-wire-by-buildings = Drut kolczasty rozstawia się tylko na heksach budynków lub obok nich.
rule-broken-weapon = { $side }: jedna wylosowana broń jest od początku uszkodzona.
rule-no-fortifications = Po rozstawieniu nie można już umieszczać umocnień.
rule-slow-open = Teren otwarty kosztuje półtora PR.
rule-concealment = { $side }: każde Ukrycie odejmuje od ataku dodatkowo { $more }.
rule-rising-orders = { $side }: z każdym przesunięciem czasu o jeden rozkaz w turze więcej, najwyżej { $most }.
rule-fragile = { $weapon }: ta zdobyczna broń zamiast uszkodzenia od razu przepada.
rule-exit-is-loss = { $side }: oddziały, które opuszczą mapę, są wyeliminowane.
rule-flat-cost = { $side }: każdy heks kosztuje 1 PR.
rule-range-counts = Atak ogniowy traci odległość do najbliższego strzelającego.
rule-mines-or-card = { $side }: zamiast silniejszych min może mieć miny o sile { $mines } i kartę { $card }.
rule-melee-bonus = { $side }: w każdej walce wręcz o { $more } więcej.
rule-tank = { $side }: Bunkier to nieruchomy czołg, w środku { $crew }; w jego heksie mieści się figur: { $figures }.
rule-satchel-cover = Ładunki wybuchowe rzuca się tylko na heksy z osłoną { $cover } lub większą.
rule-flank = { $side }: to, co przybywa w czasie { $time }, może wejść na { $hexes } lub obok.
rule-sniper-reach = { $side }: snajper sięga 2 heksy od losowego heksu.
rule-fog = Mgła: wszędzie utrudnienie { $fog }, dodawane do innych; każdy Podmuch wiatru zmniejsza je o 1.

warn-end-orders = Możesz jeszcze wydać rozkaz. Mimo to zakończyć turę?
generator-random = Siły są losowane
generator-muster = Obie strony wybierają swoje siły
about-combat-commander = Kompanie piechoty na mapie z heksów, Europa, lata 1941–1945. Kości nie ma: każda karta jest rozkazem, akcją i rzutem. Najbogatsza i najdłuższa z trzech gier.
why-order-first = { $name }: działa na rozkaz. Najpierw wybierz kartę z ręki, potem oddziały.

## Fortifications, and other things of the map

about-fort-foxholes = Osłona 3, o 1 więcej przed moździerzami i artylerią.
about-fort-trench = Osłona 4, o 1 więcej przed moździerzami i artylerią.
about-fort-pillbox = Osłona 5, o 1 więcej przed moździerzami i artylerią; przy remisie w walce wręcz obsada przeżywa.
about-fort-bunker = Osłona 6, o 1 więcej przed moździerzami i artylerią; przy remisie w walce wręcz obsada przeżywa.
about-fort-mines = Atakują każdy oddział dowolnej strony, który wchodzi na heks lub z niego wychodzi; osłona nie pomaga.
about-fort-wire = Kończy każdy ruch na heks i z niego. Oddziały tam tracą 1 siły ognia, zasięgu i morale, nie strzelają z broni i nie tworzą grupy ogniowej z oddziałami spoza heksu.
about-trait-ordnance = Zanim zaatakuje, musi trafić rzutem na celowanie; nigdy nie należy do grupy ogniowej ani nie bierze udziału w ogniu okazyjnym, a dowódcy nie podnoszą jej wartości.
about-trait-smoke = Zamiast ataku może postawić dym na dowolnym heksie na widoku i w zasięgu.
about-trait-mg = Liczy się jako karabin maszynowy przy akcji { action-sustained-fire } i zdarzeniu { event-name-suppressing-fire }.
about-trait-mortar = Razi z góry: o 2 więcej przeciw lasowi; żywopłoty i mury nie dają osłony, umocnienia dają o 1 większą.
about-trait-flame = Osłona celu wynosi 0, jakakolwiek by była.
about-trait-spent = Po swoim rzucie na ostrzał wychodzi z gry.
about-edge = Oddziały, które tędy wyjdą, dają tyle punktów, ile są warte, i mogą później wrócić z toru czasu.
edge-of = Krawędź mapy: { $side }
support-with = { $unit }, broń: { $weapon }
objective-number = Cel { $number }
duel = { $rolls ->
    [0] atak { $attack } przeciw obronie { $defence } + 2 kości
   *[other] atak { $attack } + 2 kości przeciw obronie { $defence } + 2 kości
}

waive-shooting = Strzelaj na każdym ich heksie
waive-unseen = Przepuszczaj, póki ich nie widać
waive-unreached = Przepuszczaj, póki są poza zasięgiem
waive-order = Przepuść ten rozkaz
waive-turn = Pasuj do mojej tury
way-cost = { $cost } PR
note-enemy-in-danger = Zagrożone oddziały wroga: { $units }
note-own-in-danger = ⚠ Zagrożone własne oddziały: { $units }

walk-border = { $direction } { $hex }, { $ground }
walk-side = pomiędzy { $side }
walk-way = łączy { $way }
walk-off-map = { $direction } koniec mapy

standing-told = Na pytania z jedną odpowiedzią gra odpowiada za ciebie, ruchy wroga, których nie widzi żaden twój oddział, mijają bez zatrzymania, rzuty, których nowy prawie by nie poprawił, zostają, a dowódcy rzucają na końcu.
