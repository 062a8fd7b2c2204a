### Combat Commander w terminalu: litery na mapie i to, co mówi tylko terminal.

## Dwie litery na rodzaj oddziału; zespoły małymi

letters-pionier = Pn
letters-ss = SS
letters-elite-rifle = SD
letters-parachute = Sd
letters-rifle = St
letters-volksgrenadier = Gl
letters-conscript = Po
letters-assault = Sz
letters-guards-smg = GF
letters-guards-rifle = GS
letters-smg = Fi
letters-militia = Op
letters-engineer = Sa
letters-paratroop = Sp
letters-elite = El
letters-line = Li
letters-green = Nd
letters-weapon-team = ob
letters-elite-team = ze
letters-line-team = zl
letters-green-team = zn
letters-private = sg
letters-corporal = kp
letters-sergeant = sr
letters-lieutenant = pr
letters-captain = kn
letters-hero = Bo

## Stół

phase-set-up = rozstawianie
heading-first = Pierwsza tura
column-values = SO-zasięg-ruch, morale
legend-offered = można wybrać
legend-acting = działająca grupa
legend-weapon = z bronią
legend-broken-weapon = z uszkodzoną bronią
end-length-turns = { $count ->
    [one] Tury: { $number }, { $count } decyzja
    [few] Tury: { $number }, { $count } decyzje
   *[many] Tury: { $number }, { $count } decyzji
}

## Zachowane rozstawienia, kampanie

table-help-setup = Zachowuje twoje rozstawienie w pliku; setup load FILE rozstawia je ponownie.
column-turns = Tury

## Oglądanie

about-impassable = nie do przejścia
about-from-above = z góry { $cover }
about-hexsides = Na bokach heksu
about-exits = Kroków do własnej krawędzi
about-nobody = nikt
about-no-sight = Brak linii widoczności
about-hindered = Widać, utrudnienie { $hindrance }
about-clear-sight = Widać, nic nie przeszkadza
about-blocks = zasłania
about-enemy-losses = straty wroga
about-other-points = początek, zejścia z mapy, czas i wydarzenia
about-obstacle = Przerywa linię widoczności przez heks
about-blind-hex = zasłania heks za sobą
about-now = Teraz
about-printed = Wydrukowane
about-boxed = W ramce
about-points = Punkty ruchu: zostało { $left } z { $allowance }
about-figures = figur
about-weapon = broń
about-carried-by = Niesie
about-least-range = Najmniejszy zasięg
about-repaired = Naprawiona przy
about-lost = Stracona przy
sight-fog = Mgła
sight-hill = Wyżej położony teren
sight-map = tak mówi mapa
table-help-look-hexes = Heks, dwa heksy z linią widoczności między nimi, oddział, broń, karta, deck, time, hand, discard, known, unseen.
about-what-hexes = Napisz, co obejrzeć: heks, dwa heksy, oddział, broń, kartę, deck, time albo stos kart, na przykład: { $example }
