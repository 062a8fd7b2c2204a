### Combat Commander w terminalu: litery na mapie i to, co mówi tylko terminal.

## Dwie litery na rodzaj oddziału; zespoły małymi

letters-pionier = Pn
letters-ss = SS
letters-elite-rifle = SW
letters-parachute = Sd
letters-rifle = St
letters-volksgrenadier = Gl
letters-conscript = Po
letters-assault = Sz
letters-guards-smg = GF
letters-guards-rifle = GS
letters-smg = Fi
letters-militia = Mi
letters-engineer = Sa
letters-paratroop = Ds
letters-elite = El
letters-line = Li
letters-green = Nd
letters-weapon-team = ob
letters-elite-team = ze
letters-line-team = zl
letters-green-team = zn
letters-private = Sg
letters-corporal = Kp
letters-sergeant = Sr
letters-lieutenant = Pr
letters-captain = Kn
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
    [one] tur: { $number }, { $count } decyzja
    [few] tur: { $number }, { $count } decyzje
   *[many] tur: { $number }, { $count } decyzji
}

## Zachowane rozstawienia, kampanie

table-help-setup = Zachowuje twoje rozstawienie w pliku; setup load FILE rozkłada je znowu.
setup-how = Wpisz { $known }.
setup-bad-file = W „{ $path }” nie ma zachowanego rozstawienia.
setup-bad-line = „{ $path }”, wiersz { $line }: „{ $text }” niczego nie rozstawia. Napisz na przykład: { $example }
setup-not-written = Nie można zapisać „{ $path }”.
setup-other = „{ $path }” to rozstawienie strony { $side } w scenariuszu { $scenario }.
campaign-none = { $name } nie ma kampanii.
column-turns = Tury

## Oglądanie

about-impassable = nie do przejścia
about-from-above = z góry { $cover }
about-hexsides = Na krawędziach
about-exits = Kroków do własnej krawędzi
about-nobody = nikt
about-no-sight = Brak linii widzenia
about-hindered = Widać, utrudnienie { $hindrance }
about-clear-sight = Widać, nic nie przeszkadza
about-blocks = zasłania
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
table-help-look-hexes = Heks, dwa heksy z linią widzenia między nimi, oddział, broń, karta, deck, time, hand, discard, known, unseen.
about-what-hexes = Powiedz, co obejrzeć: heks, dwa heksy, oddział, broń, kartę, deck, time albo stos kart, na przykład: { $example }

## Scenariusze losowe

help-generate-command = Losuje scenariusz: pokazuje go albo zapisuje do pliku.
help-generate = Ziarno losowanego scenariusza.
help-year = Rok scenariusza; inaczej decyduje los.
help-opponent = Przeciwnik Niemiec ({ $known }); inaczej decyduje los.
help-size = Wielkość sił ({ $known }); inaczej decyduje los.
help-out = Zapisuje scenariusz do tego nowego pliku.
generate-none = { $name } nie ma generatora scenariuszy.
generate-no-size = Nie ma wielkości „{ $text }”. Są: { $known }
generate-no-fight = Nie było takiej walki: „{ $text }”. Były: { $known }
generate-next = Zagraj w niego: { $command }
