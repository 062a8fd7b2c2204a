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

about-order-advance = Aktywowane oddziały przechodzą jeden heks, także na heks z wrogiem: wtedy jest walka wręcz.
about-order-artillery-denied = Radiostacja wroga zostaje uszkodzona; jeśli już jest uszkodzona, przepada.
about-order-artillery-request = Dowódca, który widzi cel, wzywa przez radiostację ostrzał lub dym; albo naprawia się uszkodzoną radiostację.
about-order-command-confusion = Nic z nią nie zrobisz: tylko zajmuje miejsce na ręce.
about-order-fire = Aktywowane oddziały strzelają do heksu, który widzą i którego sięgają; sąsiednie strzelają razem. W turze wroga karta to ogień okazyjny.
about-order-move = Aktywowane oddziały wydają punkty ruchu heks po heksie; wróg może strzelać do każdego kroku, który widzi.
about-order-recover = Znikają wszystkie twoje znaczniki przygwożdżenia, a każdy twój załamany oddział rzuca na zebranie się.
about-order-rout = Wszystkie załamane oddziały jednej strony, twojej lub wroga, rzucają i mogą się wycofać.
about-action-ambush = Przed walką wręcz: jeden wrogi oddział w niej załamuje się.
about-action-assault-fire = Podczas ruchu: oddziały z siłą ognia w ramce strzelają.
about-action-bore-sighting = Tylko obrońca: +2 do siły ognia, gdy strzela silna broń.
about-action-concealment = Przed twoimi rzutami na obronę: atak słabnie o osłonę heksu.
about-action-crossfire = +2 do siły ognia przeciw poruszającemu się oddziałowi.
about-action-demolitions = Gdy wróg spasował: umocnienie na heksie z twoim oddziałem wylatuje w powietrze.
about-action-dig-in = Gdy czas płynie dalej: dołki strzeleckie na heksie z twoim oddziałem.
about-action-hand-grenades = +2 do siły ognia, gdy strzelający stoi obok celu.
about-action-hidden-entrenchments = Tylko obrońca, przed rzutami na obronę: dołki strzeleckie były tu od początku.
about-action-hidden-mines = Tylko obrońca: tam, gdzie wszedł wróg, leżą miny i od razu atakują.
about-action-hidden-pillbox = Tylko obrońca, przed rzutami na obronę na celu: stoi tu schron.
about-action-hidden-unit = Tylko obrońca, gdy wróg spasował: pojawia się oddział z tabeli wsparcia.
about-action-hidden-wire = Tylko obrońca: tam, gdzie wszedł wróg, jest drut kolczasty.
about-action-light-wounds = Zamiast się załamać, twoja drużyna walczy dalej jako niezałamany zespół.
about-action-marksmanship = +2 do siły ognia, gdy strzela drużyna lub zespół.
about-action-no-quarter = Po walce wręcz, którą przetrwał twój oddział: 2 punkty zwycięstwa.
about-action-smoke-grenades = Podczas ruchu: dym na heksie zwrotnego oddziału lub obok.
about-action-spray-fire = Ogień obejmuje także drugi heks, obok pierwszego.
about-action-sustained-fire = +2 do siły ognia dla karabinu maszynowego lub moździerza, który przy dublecie zostaje uszkodzony.
