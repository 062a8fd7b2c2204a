### Combat Commander: rozkazy i akcje na kartach: nazwy i działanie.

## Nazwy: $order to nazwa rozkazu u góry karty

card-of-deck = { $order } nr { $number }
order-advance = Natarcie
order-artillery-denied = Odmowa artylerii
order-artillery-request = Wezwanie artylerii
order-command-confusion = Zamęt w dowodzeniu
order-fire = Ogień
order-move = Ruch
order-recover = Reorganizacja
order-rout = Popłoch
action-ambush = Zasadzka
action-assault-fire = Ogień szturmowy
action-bore-sighting = Przystrzelanie
action-command-confusion = Zamęt w dowodzeniu
action-concealment = Ukrycie
action-crossfire = Ogień krzyżowy
action-demolitions = Wysadzenie
action-dig-in = Okopanie się
action-fire = Ogień okazyjny
action-hand-grenades = Granaty ręczne
action-hidden-entrenchments = Ukryte dołki strzeleckie
action-hidden-mines = Ukryte miny
action-hidden-pillbox = Ukryty schron
action-hidden-unit = Ukryty oddział
action-hidden-wire = Ukryty drut
action-light-wounds = Lekkie rany
action-marksmanship = Celny ogień
action-no-quarter = Bez pardonu
action-smoke-grenades = Granaty dymne
action-spray-fire = Ogień wachlarzem
action-sustained-fire = Ogień nieprzerwany

## Co robią

about-order-advance = Aktywowane oddziały przechodzą jeden heks, także na heks z wrogiem: wtedy jest walka wręcz. Po drodze nikt nie może do nich strzelać.
about-order-artillery-denied = Tylko jeśli wróg ma radiostację: zostaje uszkodzona; jeśli już jest uszkodzona, przepada.
about-order-artillery-request = Tylko jeśli masz radiostację: niezałamany dowódca, który widzi cel, wzywa ostrzał albo dym, jeśli radiostacja go daje; albo naprawia się uszkodzoną radiostację.
about-order-command-confusion = Nic z nią nie zrobisz: tylko zajmuje miejsce na ręce.
about-order-fire = Aktywowane oddziały strzelają do heksu, który widzą i którego sięgają; sąsiednie strzelają razem. W turze wroga karta to ogień okazyjny.
about-order-move = Aktywowane oddziały wydają punkty ruchu heks po heksie; wróg może strzelać do każdego kroku, który widzi.
about-order-recover = Znikają wszystkie twoje znaczniki przygwożdżenia, a każdy twój załamany oddział rzuca na zebranie się. W jednej turze Reorganizacja lub Popłoch może dotyczyć gracza tylko raz.
about-order-rout = Wszystkie załamane oddziały jednego gracza, twoje lub wroga, rzucają: przy wyniku wyższym od morale z osłoną oddział wycofuje się o tyle heksów, ile wynosi różnica; przy równym zostaje przygwożdżony. W jednej turze Reorganizacja lub Popłoch może dotyczyć gracza tylko raz.
about-action-ambush = Przed walką wręcz z twoim oddziałem: jeden wrogi oddział w niej, wybrany przez wroga, załamuje się.
about-action-assault-fire = Podczas twojego rozkazu Ruch: aktywowane do niego oddziały wykonują jeden atak ogniowy; wszystko, co strzela, musi mieć siłę ognia w ramce.
about-action-bore-sighting = Tylko obrońca: +2 do siły ognia, gdy strzela broń o nadrukowanej sile ognia 5 lub większej.
about-action-concealment = Przed twoimi rzutami na obronę: atak słabnie o osłonę heksu.
about-action-crossfire = W ogniu okazyjnym: +2 do siły ognia.
about-action-demolitions = Gdy wróg spasował i odrzucił co najmniej jedną kartę: umocnienie na heksie z twoim oddziałem zostaje usunięte.
about-action-dig-in = Gdy czas się przesuwa: dołki strzeleckie na heksie z twoim oddziałem, na którym nie ma umocnienia, wody ani pożaru.
about-action-hand-grenades = +2 do siły ognia, gdy strzelający stoi obok celu.
about-action-hidden-entrenchments = Tylko obrońca, przed rzutami na obronę na heksie bez budynku: dołki strzeleckie były tu od początku, jeśli mogą tu być.
about-action-hidden-mines = Tylko obrońca: tam, gdzie wszedł wróg, leżą miny, jeśli mogą tam być, i od razu atakują.
about-action-hidden-pillbox = Tylko obrońca, przed rzutami na obronę na heksie celu: stoi tu schron, jeśli nie ma go jeszcze w grze i może tu być.
about-action-hidden-unit = Tylko obrońca, gdy wróg spasował i odrzucił co najmniej jedną kartę: rzut na twojej tabeli wsparcia daje oddział, który pojawia się w twojej strefie rozstawienia na heksie bez oddziałów, z osłoną 1 lub większą.
about-action-hidden-wire = Tylko obrońca: tam, gdzie wszedł wróg, jest drut kolczasty, jeśli może tam być.
about-action-light-wounds = Zamiast się załamać, twoja niezałamana drużyna walczy dalej jako niezałamany zespół tej samej jakości; wróg zdobywa 1 punkt zwycięstwa.
about-action-marksmanship = +2 do siły ognia, gdy strzela drużyna lub zespół.
about-action-no-quarter = Po walce wręcz, którą przetrwał twój oddział: 2 punkty zwycięstwa. Niemiecka karta działa tylko przeciw Rosjanom.
about-action-smoke-grenades = Podczas twojego rozkazu Ruch: dym na heksie aktywowanego oddziału z ruchem w ramce lub obok.
about-action-spray-fire = Jeśli wszyscy strzelający mają zasięg w ramce: ogień obejmuje także drugi heks z wrogami, obok pierwszego, w zasięgu i na widoku wszystkich.
about-action-sustained-fire = +2 do siły ognia, gdy strzela karabin maszynowy lub moździerz, który przy dublecie zostaje uszkodzony.
