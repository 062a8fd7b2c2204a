game-normandy = Nieustraszeni: Normandia
game-north-africa = Nieustraszeni: Afryka Północna

## Sides and squads

side-us = Amerykanie
side-de = Niemcy
side-lrdg = LRDG
side-it = Włosi
squad-a = A
squad-b = B
squad-c = C
squad-t = T
squad-none = bez drużyny

## Cards. $squad is the letter, or none.

card-platoon-sergeant = Sierżant plutonu
card-platoon-guide = Przewodnik plutonu
card-squad-leader = { $squad ->
    [none] Dowódca drużyny
   *[other] Dowódca drużyny { $squad }
}
card-tank-commander = { $squad ->
    [none] Dowódca czołgu
   *[other] Dowódca czołgu { $squad }
}
card-lieutenant = Porucznik
card-warrant-officer = Chorąży
card-recon-plane = Samolot rozpoznawczy
card-staff-sergeant = Starszy sierżant
card-sergeant = Sierżant
card-saboteur = Dywersant
card-anti-tank-rifleman = { $squad ->
    [none] Strzelec przeciwpancerny
   *[other] Strzelec przeciwpancerny { $squad }
}
card-engineer = Inżynier
card-tank-driver = { $squad ->
    [none] Kierowca czołgu
   *[other] Kierowca czołgu { $squad }
}
card-tank-gunner = { $squad ->
    [none] Działonowy
   *[other] Działonowy { $squad }
}
card-tank-crew = { $squad ->
    [none] Załogant
   *[other] Załogant { $squad }
}
card-scout = { $squad ->
    [none] Zwiadowca
   *[other] Zwiadowca { $squad }
}
card-rifleman = { $squad ->
    [none] Strzelec
   *[other] Strzelec { $squad }
}
card-machine-gunner = { $squad ->
    [none] Kaemista
   *[other] Kaemista { $squad }
}
card-sniper = Snajper
card-mortar = Moździerz
card-fog-of-war = Mgła wojny
class-combat = karta walki
class-command = karta dowodzenia
class-fog = karta Mgła wojny
class-vehicle = karta pojazdu

## Counters: the units

counter-scout = { $squad ->
    [none] Zwiadowcy
   *[other] Zwiadowcy { $squad }
}
counter-rifleman = { $squad ->
    [none] Strzelcy
   *[other] Strzelcy { $squad }
}
counter-machine-gunner = { $squad ->
    [none] Kaemiści
   *[other] Kaemiści { $squad }
}
counter-sniper = Snajperzy
counter-mortar = Moździerz
counter-of-side = { $counter } ({ $side })
face-ready = aktywny
face-suppressed = przygwożdżony
face-ready-unit = oddział aktywny
face-suppressed-unit = oddział przygwożdżony
face-disabled = niesprawny
face-destroyed = zniszczony

## Vehicles, structures and specialisms

vehicle-patrol-truck = Wóz patrolowy
vehicle-gun-truck = Wóz wsparcia
vehicle-pilot-car = Wóz pilotujący
vehicle-medium-tank = Czołg średni
vehicle-scout-car = Wóz zwiadu
vehicle-light-truck = Wóz lekki
structure-aircraft = Samolot
structure-fuel-tank = Zbiornik paliwa
structure-motor-pool = Park pojazdów
structure-ammunition-store = Skład amunicji
structure-hangar = Hangar
structure-radio-mast = Maszt radiowy
specialism-driver = kierowca
specialism-gunner = działonowy
specialism-crew = załogant

## Ways of using a card, and actions

action-with-value = { $action } { $value }
action-act = Akcja karty
action-hunker = Przeczekanie
action-rally = Uaktywnienie żetonu
action-seat = Akcja pojazdu
action-switch = Zamiana miejsc
action-enter = Wsiadanie
action-exit = Wysiadanie
action-shift = Zmiana stanowiska
action-move = Ruch
action-guide = Prowadzenie
action-scout = Zwiad
action-stalk = Skradanie
action-drive = Jazda
action-bolster = Wzmocnienie
action-command = Dowodzenie
action-conceal = Maskowanie
action-control = Kontrola
action-inspire = Za mną!
action-recon = Rozpoznanie
action-target = Celowanie
action-navigate = Nawigacja
action-survey = Obserwacja
action-repair = Naprawa
action-attack = Atak
action-suppress = Ogień ciągły
action-blast = Ostrzał
action-strafe = Nalot
action-demolition = Detonacja
action-anti-tank = Ppanc.

## Card zones

zone-deck = talia
zone-hand = ręka
zone-play = strefa gry
zone-discard = stos kart odrzuconych
zone-supply = rezerwa
zone-removed = usunięte z gry

## Markers

marker-control = znacznik kontroli
marker-scouted = rozpoznany
marker-controlled = kontrolowany
marker-initiative = znacznik inicjatywy
marker-spawn = znacznik wystawienia
marker-target = znacznik celownika
marker-radio-tower = znacznik wieży radiowej
marker-damage = znacznik uszkodzeń
marker-escape = znacznik ucieczki
marker-structure = znacznik obiektu
marker-objective = znacznik celu

## Fields of cards, counters and tiles

field-initiative = inicjatywa
field-squad = drużyna
field-actions = akcje
field-defence = obrona bazowa
field-defence-total = całkowita wartość obrony
field-points = punkty celu
field-specialism = specjalizacja
field-basic-defence = obrona zwykła
field-armour = obrona pancerna
field-structure-defence = obrona obiektu
field-seats = stanowiska
field-seat-requirement = wymagania stanowiska
field-vehicle-actions = akcje pojazdu
field-integrity = integralność
field-critical = poziom krytyczny
field-damage = uszkodzenia
field-rough = trudny teren

## Tiles: what they look like

tile-with-look = { $tile } ({ $look })
look-haystacks = stogi siana
look-church = kościół
look-hill-trees = wzgórze, drzewa
look-hedged-double-field = 2 pola, żywopłot
look-wood-with-pond = las ze stawem
look-field-tractor = pole, traktor
look-open-wood = rzadki las
look-corn-field = łan zboża
look-farm-and-field = zagroda i pole
look-hamlet = osada
look-farmhouse-and-field = dom i pole
look-hedged-fields = pola, żywopłoty
look-hamlet-track = osada, dróżka
look-village-street = wiejska ulica
look-bare-hill = nagie wzgórze
look-open = otwarty teren
look-hamlet-trees = osada, drzewa
look-crop-field = pole uprawne
look-farm-trees = zagroda, drzewa
look-open-bushes = otwarty, krzewy
look-village = wieś
look-river-with-islet = rzeka z wysepką
look-manor = dwór
look-river = rzeka
look-farm-orchard = zagroda, sad
look-river-wooded-bank = rzeka, las
look-hedged-field = pole, żywopłot
look-wooded-hill = wzgórze, las
look-dense-wood = gęsty las
look-river-footbridge = rzeka, kładka
look-river-stone-bridge = rzeka, most
look-plain = równina
look-oasis = oaza
look-rocks = skały
look-ruins = ruiny
look-side-road = boczna droga
look-fort = fort
look-camp = obóz
look-broken-ground = nierówny teren
look-scattered-stones = kamienie
look-hollow = niecka
look-hill = wzgórze
look-runway = pas startowy
look-runway-end = koniec pasa
look-road-end = koniec drogi
look-road-corner = zakręt drogi
look-road-crossing = skrzyżowanie
look-road-straight = prosta droga
look-road-vegetation = droga, rośliny
look-town = miasteczko
look-houses = domy
look-houses-trench = domy, okop
phase-initiative = Określenie inicjatywy
field-cover = premia za zasłonę
field-range = premia za zasięg
