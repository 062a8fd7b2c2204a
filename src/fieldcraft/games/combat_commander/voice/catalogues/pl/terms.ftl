### Combat Commander: nazwy.

## Strony i państwa

side-axis = Oś
side-allies = Alianci
nation-germany = Niemcy
nation-russia = Rosja
nation-america = USA
quality-green = niedoświadczeni
quality-line = liniowi
quality-elite = elitarni
posture-attack = atak
posture-recon = rozpoznanie
posture-defend = obrona
posture-open = zależy od sił

## Oddziały. $letter odróżnia dwa rodzaje tego samego stopnia

unit-with-number = { $unit } { $number }
unit-of-side = { $unit } ({ $side })
unit-with-letter = { $unit } { $letter }
letter-x = X
letter-y = Y
kind-squad = Drużyna
kind-team = Zespół
kind-leader = Dowódca
unit-pionier = Pionierzy
unit-ss = SS
unit-elite-rifle = Strzelcy doborowi
unit-parachute = Spadochroniarze
unit-rifle = Strzelcy
unit-volksgrenadier = Grenadierzy ludowi
unit-conscript = Poborowi
unit-assault = Szturmowcy
unit-guards-smg = Fizylierzy gwardii
unit-guards-rifle = Strzelcy gwardii
unit-smg = Fizylierzy
unit-militia = Opołczenie
unit-engineer = Saperzy
unit-paratroop = Spadochroniarze
unit-elite = Drużyna elitarna
unit-line = Drużyna liniowa
unit-green = Drużyna niedoświadczona
unit-weapon-team = Obsługa broni
unit-elite-team = Zespół elitarny
unit-line-team = Zespół liniowy
unit-green-team = Zespół niedoświadczony
unit-private = Szeregowy
unit-corporal = Kapral
unit-sergeant = Sierżant
unit-lieutenant = Porucznik
unit-captain = Kapitan
unit-hero = Bohater

## Stany oddziałów i broni

flag-broken = załamany
flag-suppressed = przygwożdżony
flag-veteran = weteran
flag-activated = aktywowany
flag-moving = w ruchu
flag-grouped = w grupie
flag-finished = po ruchu
flag-on-road = na drodze
flag-opportunity = gotowy do ognia okazyjnego
flag-fired = po strzale
flag-assaulted = po ogniu szturmowym
flag-ordered = wykonuje rozkaz
flag-entered = tuż po wejściu
flag-stepped = po pierwszym kroku
flag-flanking = może wejść od flanki
weapon-state-broken = broń uszkodzona
weapon-state-fired = po strzale

## Broń i radiostacje

weapon-with-number = { $weapon } { $number }
weapon-light-mg = Lekki karabin maszynowy
weapon-medium-mg = Średni karabin maszynowy
weapon-heavy-mg = Ciężki karabin maszynowy
weapon-fifty-cal = Wielkokalibrowy karabin maszynowy
weapon-light-mortar = Lekki moździerz
weapon-medium-mortar = Średni moździerz
weapon-ig-18 = Działo IG 18
weapon-ig-33 = Działo IG 33
weapon-infantry-gun = Działo piechoty
weapon-pack-howitzer = Haubica górska
weapon-flamethrower = Miotacz ognia
weapon-satchel-charge = Ładunek wybuchowy
weapon-molotov = Koktajl Mołotowa
radio-of-fp = Radiostacja { $fp }

## Mapa

fort-foxholes = Dołki strzeleckie
fort-trench = Okop
fort-bunker = Bunkier
fort-pillbox = Schron
fort-mines = Miny
fort-wire = Drut kolczasty
marker-objective = cel
terrain-building = Budynek
terrain-woods = Las
terrain-brush = Zarośla
terrain-orchard = Sad
terrain-field = Pole uprawne
terrain-bridge-major = Duży most
terrain-bridge-minor = Mały most
terrain-gully = Wąwóz
terrain-water-barrier = Przeszkoda wodna
terrain-stream = Strumień
terrain-marsh = Bagno
terrain-open = Teren otwarty
terrain-road = Droga
terrain-railway = Tory kolejowe
terrain-trail = Ścieżka
terrain-fence = Płot
terrain-hedge = Żywopłot
terrain-wall = Mur
terrain-hill = Wzgórze
terrain-cliff = Urwisko
terrain-smoke = Dym
terrain-blaze = Pożar
direction-1 = na północ
direction-2 = na północny wschód
direction-3 = na południowy wschód
direction-4 = na południe
direction-5 = na południowy zachód
direction-6 = na północny zachód
edge-top = górna krawędź
edge-bottom = dolna krawędź
edge-left = lewa krawędź
edge-right = prawa krawędź

## Rzuty i wartości

roll-targeting = rzut na celowanie
roll-fire = rzut na ostrzał
roll-impact = uderzenie artylerii
roll-mines = atak min
roll-defence = rzut na obronę
roll-melee = rzut walki wręcz
roll-rally = rzut na zebranie się
roll-rout = rzut na popłoch
roll-sudden-death = rzut nagłej śmierci
roll-commissar = rzut komisarza
roll-support = rzut na tabelę wsparcia
value-fp = siła ognia
value-range = zasięg
value-move = ruch
value-morale = morale
value-command = dowodzenie
value-cover = osłona
value-hindrance = utrudnienie
value-elevation = poziom
value-cost = koszt ruchu
value-worth = punkty zwycięstwa

## Żetony celów

chit-a = A: cel 1, 1 punkt
chit-b = B: cel 2, 1 punkt
chit-c = C: cel 3, 1 punkt
chit-d = D: cel 4, 1 punkt
chit-e = E: cel 5, 1 punkt
chit-f = F: cel 2, 2 punkty
chit-g = G: cel 3, 2 punkty
chit-h = H: cel 4, 2 punkty
chit-j = J: cel 5, 2 punkty
chit-k = K: cel 3, 3 punkty
chit-l = L: cel 4, 3 punkty
chit-m = M: cel 5, 3 punkty
chit-n = N: cel 4, 4 punkty
chit-p = P: cel 5, 4 punkty
chit-q = Q: cel 5, 5 punktów
chit-r = R: cel 5, 10 punktów
chit-s = S: każdy cel, 1 punkt
chit-t = T: każdy cel, 2 punkty
chit-u = U: każdy cel, 3 punkty
chit-v = V: wszystkie pięć celów daje zwycięstwo przy nagłej śmierci
chit-w = W: oddziały, które wyszły, liczą się podwójnie
chit-x = X: wyeliminowane oddziały liczą się podwójnie

game-combat-commander = Combat Commander: Europe
