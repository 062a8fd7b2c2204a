### Combat Commander: dlaczego czegoś nie wolno.

## Słowa

why-unknown-hex = Nie ma heksu „{ $text }”. Heksy są od A1 do O10.
why-unknown-unit = { $suggestion ->
    [none] W grze nie ma oddziału „{ $text }”.
   *[other] W grze nie ma oddziału „{ $text }”. Może chodzi o „{ $suggestion }”?
}
why-unknown-weapon = { $suggestion ->
    [none] W grze nie ma broni „{ $text }”.
   *[other] W grze nie ma broni „{ $text }”. Może chodzi o „{ $suggestion }”?
}

## Rozkazy

why-orders-given = W tej turze wydano już rozkaz: na pas jest za późno. Możesz zakończyć turę.
why-no-order-given = Zanim zakończysz turę, wydaj co najmniej jeden rozkaz albo spasuj.
why-confusion = { $card }: Zamęt w dowodzeniu nie jest rozkazem. Kartę można tylko odrzucić.
why-no-radio = { $card }: nie ma radiostacji, której dotyczy ten rozkaz.
why-no-enemy-radio = { $card }: przeciwnik nie ma radiostacji, której można odmówić wsparcia.
why-no-spotter = { $card }: nie ma już niezałamanego dowódcy, który mógłby kierować ogniem.
why-nobody-to-activate = { $card }: w tej turze nie można już aktywować żadnego twojego oddziału.
why-nobody-can-advance = { $card }: żaden z twoich oddziałów, które można jeszcze aktywować, nie ma dokąd nacierać.
why-player-used = { $side ->
    [none] Reorganizacja i Popłoch działają na oddziały gracza tylko raz w turze, a to już nastąpiło.
   *[other] { $side }: w tej turze Reorganizacji lub Popłochu użyto już wobec oddziałów tego gracza.
}
why-discard-limit = { $card }: odrzucono już tyle kart, na ile pozwala twoja nacja.
why-action-not-now = { $action } ({ $card }): warunek tej akcji nie jest teraz spełniony.

## Aktywacja

why-enemy-unit = { $unit }: to oddział przeciwnika.
why-not-on-map = { $unit }: oddziału nie ma na mapie.
why-already-activated = { $unit }: w tej turze oddział był już aktywowany do rozkazu.
why-leader-not-led = { $unit }: dowódca nie aktywuje innego dowódcy.
why-out-of-command = { $unit }: oddział jest poza promieniem dowodzenia dowódcy.

## Ruch

why-not-adjacent = Heks { $hex } nie jest sąsiedni.
why-enemy-there = Na heksie { $hex } jest wróg: w ruchu nie można tam wejść. Do walki wręcz służy Natarcie.
why-impassable = Na heks { $hex } nie można stąd wejść.
why-too-far = Heks { $hex } kosztuje więcej PR, niż zostało.
why-not-activated-to-move = { $unit }: oddziału nie aktywowano do tego Ruchu.
why-has-stopped = { $unit }: oddział zakończył już ruch.
why-cannot-join-group = { $unit }: oddział nie może dołączyć do grupy: grupa rusza razem z jednego heksu.
why-not-carried-in-group = { $weapon }: grupa w ruchu tego nie niesie.
why-not-in-moving-group = { $unit }: oddziału nie ma w grupie w ruchu.
why-no-point-to-give = { $weapon }: niosący nie ma już punktu ruchu na przekazanie.
why-nobody-to-receive = { $weapon }: nikt w tym heksie nie może wziąć, wszyscy mają już broń.
why-cannot-receive = { $unit }: broń można przekazać tylko własnemu oddziałowi bez broni w tym samym heksie.
why-cannot-leave-here = Tutaj nie można opuścić mapy: tylko przez krawędź przeciwnika, za 1 PR.
why-burning = Heks { $hex } płonie.
why-must-stay = Specjalna zasada tego scenariusza zatrzymuje oddział w jego heksie.
why-cliff-with-weapon = Oddział z bronią nie może przejść przez urwisko na heks { $hex }.
why-unit-first = Najpierw wybierz oddział.
why-not-activated-to-advance = { $unit }: oddziału nie aktywowano do tego Natarcia.
why-has-advanced = { $unit }: oddział już nacierał.
why-another-advances = { $unit }: naciera ten oddział, najpierw wybierz, dokąd.
why-nowhere-to-advance = { $unit }: oddział nie ma dokąd nacierać.
why-not-nearer = Heks { $hex } nie nadaje się do odwrotu: każdy krok prowadzi bliżej własnej krawędzi mapy, z ominięciem wroga i terenu nie do przejścia.

## Ogień

why-no-enemy-there = Na heksie { $hex } nie ma wroga.
why-own-units-there = Na heksie { $hex } są twoje oddziały.
why-no-firepower = Ostrzał heksu { $hex } nie miałby żadnej siły ognia.
why-no-smoke-there = Żadna twoja broń nie może postawić dymu na heksie { $hex }.
why-not-in-sight = Obserwator nie widzi heksu { $hex }.
why-no-shot = Żaden twój aktywowany oddział ani żadna broń nie może teraz strzelać do heksu { $hex }.
why-enemys-piece = { $piece }: to należy do wroga.
why-piece-not-in-play = { $piece }: nie ma na mapie.
why-piece-not-activated = { $piece }: brak aktywacji do ostrzału.
why-has-fired = { $piece }: już po strzale; każdy oddział i każda broń strzela raz.
why-not-boxed = { $piece }: do ognia szturmowego trzeba siły ognia w ramce.
why-no-ordnance-now = { $piece }: broń ciężka nie strzela do oddziałów w ruchu.
why-weapon-broken = { $piece }: broń jest uszkodzona.
why-bearer-unfit = { $piece }: załamany lub przygwożdżony oddział nie strzela ze swojej broni.
why-fires-not-from-water = { $piece }: z heksu wodnego broń nie strzela.
why-fires-not-from-wire = { $piece }: z drutów broń nie strzela.
why-in-own-hex = { $piece }: znajduje się właśnie na heksie { $hex }.
why-out-of-range = { $piece }: heks { $hex } jest poza zasięgiem.
why-too-near = { $piece }: heks { $hex } jest za blisko.
why-kept-for-cover = { $piece }: w tym scenariuszu tylko na cele za dobrą osłoną, a heks { $hex } ma jej za mało.
why-no-line-of-sight = { $piece }: brak linii widoczności do heksu { $hex }.
why-no-smoke-rounds = { $piece }: brak pocisków dymnych.
why-must-fire = Ogień szturmowy został zagrany: teraz wybierz cel.
why-nobody-left-to-fire = Nie ma już nikogo, kto mógłby strzelać do heksu { $hex }.
why-no-smoke-now = Nie można stawiać dymu przeciw oddziałom w ruchu ({ $hex }).
why-takes-no-smoke = Na heksie { $hex } nie można położyć dymu.
why-nobody-chosen = Wybierz przynajmniej jeden oddział lub broń.
why-in-group-already = { $piece }: jest już w grupie ogniowej.
why-ordnance-alone = { $piece }: broń ciężka zawsze strzela sama.
why-cut-off-by-wire = { $piece }: kto jest w drutach, nie tworzy grupy ogniowej z tymi na zewnątrz.
why-not-next-to-group = { $piece }: nie sąsiaduje z grupą ogniową.
why-cannot-sustain = { $piece }: ogień nieprzerwany prowadzi tylko karabin maszynowy lub moździerz.
why-not-in-attack = { $piece }: nie bierze udziału w tym ataku.
why-not-next-to-target = Heks { $hex } nie sąsiaduje z celem { $near }.
why-rolls-not-now = { $unit }: nie ma teraz rzutu do wykonania.
why-enemy-in-the-way = Na heksie { $hex } jest wróg: tam nie można się wycofać.
why-step-begun = Krok już się zaczął: oddział nie może skręcić do heksu { $hex }.
why-not-ambushed = { $unit }: nie należy do złapanych w zasadzkę na heksie { $hex }.
why-radio-without-smoke = Twoja artyleria nie ma pocisków dymnych na heks { $hex }.
why-outside-barrage = Heks { $hex } nie należy do siedmiu wokół { $near }, które ostrzeliwuje artyleria.
why-struck-already = Artyleria już uderzyła w heks { $hex }.
why-nothing-to-strike = Na heksie { $hex } nie ma nic, w co artyleria mogłaby uderzyć.

## Inne wybory

why-not-your-weapon = { $weapon }: żaden twój oddział na mapie nie niesie tej broni.
why-not-an-object = Tego nie można tu wybrać. { $choice }.
why-not-a-new-team = Znacznik zostaje przy jednym z dwóch nowych zespołów: { $unit } lub { $other }.
why-none-of-yours-there = Na heksie { $hex } nie ma twojego oddziału.
why-held-by-enemy = Na heksie { $hex } jest wrogi oddział.
why-no-fort-there = Na heksie { $hex } nie ma umocnienia.
why-no-smoke-lies-there = Na heksie { $hex } nie ma dymu.
why-no-melee-there = Na heksie { $hex } nie ma walki wręcz: nie ma tam oddziałów obu stron.
why-no-such-space = { $number } nie jest polem toru czasu: są numerowane od 0 do { $last }.
why-another-card = Oferowana karta to { $card }.
why-no-thrower-near = Heks { $hex } jest za daleko dla granatów dymnych: spadają na heks poruszającego się, niezałamanego oddziału z ruchem w ramce albo obok niego.
why-not-on-own-edge = Heks { $hex } nie leży przy twojej krawędzi mapy.
why-no-cover-there = Na heksie { $hex } nie ma osłony, za którą można się ukryć.
why-cannot-spot = { $unit }: ogniem artylerii może kierować tylko niezałamany dowódca.
why-roll-in-progress = { $weapon }: podczas rzutu nie można pozbyć się broni.
why-not-overstacked = { $unit }: oddziału nie ma w przepełnionym heksie { $hex }.
why-deployed-already = { $unit }: na heksie { $hex } można podzielić tylko jedną drużynę, przed pierwszą stratą.
why-cannot-deploy = { $unit }: podzielić można tylko drużynę na heksie { $hex }, o ile zostały dwa zespoły tej samej jakości.

## Rozstawienie

why-not-setting-up = { server-not-setting-up }
why-not-a-set-up = „{ $text }” nie jest częścią rozstawienia: podaj oddział i heks, broń i oddział albo umocnienie i heks.
why-not-all-set-up = { $count ->
    [one] Trzeba jeszcze rozstawić { $count } żeton.
    [few] Trzeba jeszcze rozstawić { $count } żetony.
   *[many] Trzeba jeszcze rozstawić { $count } żetonów.
}
why-all-set-up = Wszystko jest już rozstawione.
why-not-yours-to-place = { $unit }: tego oddziału teraz nie rozstawiasz.
why-not-yours-to-give = { $weapon }: tej broni teraz nie rozdzielasz.
why-no-fort-to-place = { $fort }: nie masz teraz niczego takiego do rozstawienia.
why-outside-area = Heks { $hex } leży poza obszarem rozstawienia.
why-not-near-random-hex = { $unit }: miejsce jest na heksie { $near } lub obok, a heks { $hex } się nie nadaje.
why-cannot-stand-there = { $unit }: na heksie { $hex } nie można stanąć albo jest tam wróg.
why-no-room = { $unit }: na heksie { $hex } nie ma już miejsca.
why-not-chained = { $unit }: na heksie { $hex } oddział nie ma łączności z resztą. Heksy tej strony muszą tworzyć jeden łańcuch: umieść oddział obok innych.
why-crowded = Na heksie { $hex } jest figurek: { $figures }, a mieści się { $room }. Umieść któryś z oddziałów gdzie indziej.
why-not-placed-yet = { $unit }: oddziału nie ma jeszcze na mapie.
why-not-given-yet = { $weapon }: nikt jej jeszcze nie niesie.
why-wire-away-from-buildings = { $fort }: tylko na heksie z budynkiem lub obok niego, a heks { $hex } taki nie jest.
why-no-place-for-tank = Czołg potrzebuje otwartego, płaskiego terenu i miejsca dla załogi; heks { $hex } się nie nadaje.
why-carrier-elsewhere = { $unit }: ta broń ({ $weapon }) jest dla innej grupy oddziałów.
why-carrier-has-own = { $unit }: zachowuje broń, którą daje temu oddziałowi scenariusz.
why-carrier-of-type = { $unit }: ta broń ({ $weapon }) zaczyna grę przy swoim oddziale: { $type }.
why-other-quality-or-year = Skład bojowy { $number } nie pasuje do jakości twoich wojsk albo do roku.
why-support-is-due = Trzeba kupić co najmniej jedną pozycję.
why-not-offered = Kolumna { $number } twojej tabeli wsparcia tego nie daje albo zabrakło żetonów.
why-too-dear = To kosztuje { $cost } PZ, a masz { $points }.
why-no-works-left = Brakuje na to żetonów albo twoje miny mają inną siłę.
why-no-fort-left = { $fort }: nie ma już takiego umocnienia dla heksu { $hex }. Najpierw zdejmij je z innego.
why-fort-there = { $fort }: na heksie { $hex } jest już inne twoje umocnienie.
why-cannot-fortify = { $fort }: nie można umieścić na heksie { $hex }.
why-not-your-unit = { $unit }: broń może dostać tylko twój oddział.
why-nobody-reaches = Nikt z twoich nie może strzelać do { $hex }: poza zasięgiem, bez linii widoczności lub już aktywowany.
why-nobody-has-target = Nikt nie miałby celu: żaden wróg nie jest w zasięgu i na widoku.
why-reroll-gains-nothing = Nowy rzut nie daje ci większych szans.
why-no-cover-to-conceal = Na heksie nie ma osłony, więc Ukrycie nic nie odejmie od ataku.

## Rozkazy, które nigdy by nie zadziałały

why-unit-of-other-side = { $unit }: to oddział drugiej strony, więc ten rozkaz nigdy by go nie dotyczył.
why-never-likely = { $percent }% nigdy nie wypadnie: wybierz najwyżej 100.
why-action-of-defender = { $action }: tylko dla obrońcy.
why-action-not-in-deck = Żadna z twoich kart nie ma akcji { $action }.
