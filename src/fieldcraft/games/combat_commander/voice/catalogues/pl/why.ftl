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
why-player-used = { $side ->
    [none] Reorganizacja i Popłoch działają na oddziały gracza tylko raz w turze, a to już nastąpiło.
   *[other] { $side }: w tej turze Reorganizacji lub Popłochu użyto już wobec oddziałów tego gracza.
}
why-discard-limit = { $card }: odrzucono już tyle kart, na ile pozwala twoje państwo.
why-action-not-now = { $action } ({ $card }): warunek tej akcji nie jest teraz spełniony.

## Aktywacja

why-enemy-unit = { $unit }: to oddział przeciwnika.
why-not-on-map = { $unit }: oddziału nie ma na mapie.
why-already-activated = { $unit }: w tej turze oddział był już aktywowany do rozkazu.
why-leader-not-led = { $unit }: dowódca nie aktywuje innego dowódcy.
why-out-of-command = { $unit }: oddział jest poza promieniem dowodzenia dowódcy.

## Ruch

why-not-adjacent = Heks { $hex } nie jest sąsiedni.
why-enemy-there = W heksie { $hex } jest wróg: w ruchu nie można tam wejść. Do walki wręcz służy Natarcie.
why-impassable = Na heks { $hex } nie można stąd wejść.
why-too-far = Heks { $hex } kosztuje więcej PR, niż zostało.
why-not-activated-to-move = { $unit }: oddziału nie aktywowano do tego Ruchu.
why-has-stopped = { $unit }: oddział zakończył już ruch.
why-cannot-join-group = { $unit }: oddział nie może dołączyć do grupy: grupa rusza razem z jednego heksu.
why-cannot-hand-over = { $weapon }: tej broni nie można teraz przekazać: kosztuje to 1 PR tego, kto ją niesie.
why-cannot-receive = { $unit }: broń można przekazać tylko własnemu oddziałowi bez broni w tym samym heksie.
why-cannot-leave-here = Tutaj nie można opuścić mapy: tylko przez krawędź przeciwnika, za 1 PR.
why-burning = Heks { $hex } płonie.
why-must-stay = Specjalna zasada tego scenariusza zatrzymuje oddział w jego heksie.
why-cliff-with-weapon = Oddział z bronią nie może przejść przez urwisko na heks { $hex }.
why-unit-first = Najpierw wybierz oddział.
why-cannot-advance-unit = { $unit }: oddział nie może teraz nacierać: nie aktywowano go do tego Natarcia albo już zakończył.
why-not-nearer = Heks { $hex } nie nadaje się do odwrotu: każdy krok prowadzi bliżej własnej krawędzi mapy, z ominięciem wroga i terenu nie do przejścia.

## Ogień

why-no-enemy-there = W heksie { $hex } nie ma wroga.
why-own-units-there = W heksie { $hex } są twoje oddziały.
why-out-of-reach = Żaden oddział ani broń, które mogą strzelać, nie mają heksu { $hex } w zasięgu i na widoku.
why-no-firepower = Ogień na heks { $hex } nie miałby żadnej siły.
why-no-smoke-there = Żadna twoja broń nie może postawić dymu w heksie { $hex }.
why-cannot-fire = { $piece }: teraz nie można strzelać do tego heksu.
why-cannot-join = { $piece }: nie można dołączyć do tej grupy ogniowej.
why-not-in-sight = Obserwator nie widzi heksu { $hex }.
why-no-shot = Żaden twój aktywowany oddział ani broń nie mogą teraz strzelać do heksu { $hex }.

## Inne wybory

why-not-your-weapon = { $weapon }: żaden twój oddział na mapie nie niesie tej broni.
why-not-an-object = Tego nie można tu wybrać.
why-roll-in-progress = { $weapon }: podczas rzutu nie można pozbyć się broni.
why-not-overstacked = { $unit }: oddziału nie ma w przepełnionym heksie { $hex }.
why-deployed-already = { $unit }: w heksie { $hex } można rozwinąć tylko jedną drużynę, przed pierwszą stratą.
why-cannot-deploy = { $unit }: rozwinąć można tylko drużynę w heksie { $hex }, gdy zostały dwa zespoły jej jakości.

## Rozstawienie

why-not-setting-up = Teraz nie trwa rozstawianie.
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
why-cannot-stand-there = { $unit }: w heksie { $hex } nie można stanąć albo jest tam wróg.
why-no-room = { $unit }: w heksie { $hex } nie ma już miejsca.
why-not-chained = { $unit }: w heksie { $hex } oddział nie ma łączności z resztą. Heksy tej strony muszą tworzyć jeden łańcuch: umieść oddział obok innych.
why-crowded = W heksie { $hex } jest figurek: { $figures }, a mieści się { $room }. Umieść któryś z oddziałów gdzie indziej.
why-not-placed-yet = { $unit }: oddziału nie ma jeszcze na mapie.
why-not-given-yet = { $weapon }: nikt jej jeszcze nie niesie.
why-wire-away-from-buildings = { $fort }: tylko w heksie z budynkiem lub obok niego, a heks { $hex } taki nie jest.
why-no-place-for-tank = Czołg potrzebuje otwartego, płaskiego terenu i miejsca dla załogi; heks { $hex } się nie nadaje.
why-carrier-elsewhere = { $unit }: ta broń ({ $weapon }) jest dla innej grupy oddziałów.
why-carrier-has-own = { $unit }: zachowuje broń, którą daje temu oddziałowi scenariusz.
why-carrier-of-type = { $unit }: ta broń ({ $weapon }) zaczyna grę przy swoim oddziale: { $type }.
why-no-fort-left = { $fort }: dla heksu { $hex } nic nie zostało. Najpierw zdejmij gdzie indziej.
why-fort-there = { $fort }: w heksie { $hex } jest już inne twoje umocnienie.
why-cannot-fortify = { $fort }: nie można umieścić w heksie { $hex }.
why-not-your-unit = { $unit }: broń może dostać tylko twój oddział.
