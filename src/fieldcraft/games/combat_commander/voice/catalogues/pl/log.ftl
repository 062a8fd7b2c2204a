### Combat Commander: dziennik.

## Tury i karty

event-turn = Tura { $number }: { $side }
event-gives-order = { $side }: rozkaz { $card }
event-plays-action = { $side }: akcja { $action } ({ $card })
event-passes = { $count ->
    [0] { $side }: pas, nie odrzucono żadnej karty
    [one] { $side }: pas, odrzucono { $count } kartę
    [few] { $side }: pas, odrzucono { $count } karty
   *[many] { $side }: pas, odrzucono { $count } kart
}
event-discards = { $side }: odrzucono kartę { $card }
event-draws-card = { $side }: dobrano kartę { $card }
event-shuffles = { $side }: przetasowano stos kart odrzuconych i utworzono nową talię
event-loses-card = { $side }: odrzucono z ręki losową kartę { $card }
event-interrogates = { $side }: obejrzano całą rękę przeciwnika
event-hand-seen = { $side }: na ręce { $cards }
event-activates = { $unit }: aktywacja

## Ruch

event-moves = { $unit }: na heks { $hex } (wydane PR: { $spent })
event-advances = { $unit }: natarcie na heks { $hex }
event-retreats = { $unit }: odwrót na heks { $hex }
event-cannot-retreat = { $unit }: nie ma dokąd się wycofać
event-forced-off = { $unit }: odwrót poza mapę
event-stays-put = { $unit }: nie ma dokąd się wycofać, ale wroga obok nie ma, oddział zostaje na miejscu
event-exits = { $unit }: wyjście z mapy
event-on-track = { $unit }: oczekiwanie na polu { $space } toru czasu
event-gives-weapon = { $unit }: przekazanie broni ({ $weapon }), odbiorca: { $other }
event-displaced = { $unit }: ucieczka przed ogniem na heks { $hex }
event-arrives = { $unit }: wejście na mapę na heksie { $hex }
event-waits = { $unit }: nie ma gdzie wejść, oczekiwanie
event-mines-attack = { $unit }: na minach na heksie { $hex }

## Ogień i walka wręcz

event-fires = { $side }: ostrzał heksu { $hex } – { $pieces }
event-fires-smoke = { $side }: zadymienie heksu { $hex } – { $pieces }
event-sprays = Ogień obejmuje też heks { $hex }
event-sustains = { $weapon }: ogień nieprzerwany z ryzykiem uszkodzenia
event-misses = Niecelnie: heks { $hex } nietrafiony
event-attack-total = Suma ataku na heks { $hex }: { $total }
event-conceals = Ukrycie na heksie { $hex } odejmuje { $less } od ataku, suma { $total }
event-jammed = Zacięcie! Strzelająca broń zostaje uszkodzona
event-breaks = { $unit }: oddział załamany
event-suppressed = { $unit }: oddział przygwożdżony
event-rallies = { $unit }: oddział zebrany
event-eliminated = { $unit }: oddział wyeliminowany
event-light-wounds = { $side }: tylko lekkie rany, zamiast drużyny walczy dalej zespół
event-replaced = { $unit }: zamiana – { $teams }
event-keeps-marker = { $unit }: znacznik „{ $marker }” zostaje tutaj
event-melee = Walka wręcz na heksie { $hex }
event-melee-totals = Walka wręcz na heksie { $hex }: gracz aktywny { $active }, przeciwnik { $inactive }
event-recovers = { $side }: Reorganizacja, usunięto znaczniki przygwożdżenia, załamane oddziały próbują się zebrać
event-routs = { $side }: Popłoch, rzut za każdy załamany oddział

## Rzuty. $outcome mówi, jak poszło, $trigger – co się uruchomiło

event-rolls-targeting = { $side }: celowanie, { $roll } – { $verdict }{ $trigger }
event-rolls-fire = { $side }: ostrzał, { $roll }{ $trigger }
event-rolls-impact = { $side }: artyleria, { $roll }{ $trigger }
event-rolls-mines = { $side }: miny, { $roll }{ $trigger }
event-rolls-defence = { $unit }: obrona, { $roll } – { $verdict }{ $trigger }
event-rolls-melee = { $side }: walka wręcz, { $roll }{ $trigger }
event-rolls-rally = { $unit }: zebranie się, { $roll } – { $verdict }{ $trigger }
event-rolls-rout = { $unit }: popłoch, { $roll } – { $verdict }{ $trigger }
event-rolls-sudden-death = { $side }: nagła śmierć, { $roll } – { $verdict }{ $trigger }
event-rolls-commissar = { $unit }: komisarz, { $roll } – { $verdict }{ $trigger }
event-rolls-support = { $side }: tabela wsparcia, { $roll }{ $trigger }
verdict-on-target = celnie
verdict-off-target = niecelnie
verdict-safe = bez strat
verdict-suppressed = przygwożdżenie
verdict-broken = załamanie
verdict-eliminated = eliminacja
verdict-rallied = oddział zebrany
verdict-still-broken = oddział nadal załamany
verdict-still-suppressed = oddział przygwożdżony i nadal załamany
verdict-stands = oddział zostaje na miejscu
verdict-ends = koniec gry
verdict-goes-on = gra trwa
verdict-shot = egzekucja
verdict-wins = wygrana walka wręcz
verdict-tied = giną obie strony
verdict-loses = przegrana walka wręcz
verdict-retreats = { $count ->
    [one] odwrót o { $count } heks
    [few] odwrót o { $count } heksy
   *[many] odwrót o { $count } heksów
}
roll-sets-off = . { $trigger }
event-rerolls = { $side }: karta inicjatywy oddana, rzut unieważniony

## Zdarzenia i znaczniki

event-event = { $side }: zdarzenie { $title }. { $about }
event-random-hex = { $side }: losowy heks { $hex }
event-sniper = { $side }: strzela snajper
event-veteran = { $unit }: otrzymano znacznik weterana
event-appears = { $unit }: wejście do walki na heksie { $hex }
event-scrounges = { $unit }: znaleziona broń – { $weapon }
event-returns = { $unit }: powrót z toru strat na heks { $hex }, oddział załamany
event-smoke = Dym na heksie { $hex }: utrudnienie { $value }
event-smoke-clears = Dym na heksie { $hex } się rozwiewa
event-blaze = Heks { $hex } płonie
event-breeze = { $direction ->
    [none] Podmuch wiatru: cały dym się rozwiewa
   *[other] Podmuch wiatru: cały dym się rozwiewa, pożary przenoszą się { $direction }
}
event-fortified = { $hex }: umieszczono umocnienie – { $fort }
event-fort-removed = { $hex }: usunięto umocnienie – { $fort }
event-weapon-breaks = { $weapon }: broń uszkodzona
event-weapon-repaired = { $weapon }: broń naprawiona
event-weapon-lost = { $weapon }: broń stracona

## Artyleria i wsparcie

event-spots = { $unit }: strzał wskaźnikowy na heks { $hex }
event-spots-smoke = { $unit }: strzał wskaźnikowy dymem na heks { $hex }
event-artillery-lands = Pociski padają wokół heksu { $hex }
event-artillery-lost = Pociski padają poza mapą
event-radio-arrives = { $side }: do gry wchodzi radiostacja o sile ognia { $fp }
event-radio-breaks = { $side }: radiostacja uszkodzona
event-radio-repaired = { $side }: łączność z baterią przywrócona, radiostacja działa
event-radio-eliminated = { $side }: radiostacja stracona na dobre
event-support = { $unit }: wsparcie na heks { $hex }

## Czas, cele, punkty

event-time = Czas przesuwa się na pole { $space }
event-surrender-later = { $side }: znacznik Kapitulacji przesuwa się na { $space }
event-controls = { $points ->
    [0] { $side }: kontrola nad celem { $objective } ({ $hex })
    [one] { $side }: kontrola nad celem { $objective } ({ $hex }), { $points } punkt
    [few] { $side }: kontrola nad celem { $objective } ({ $hex }), { $points } punkty
   *[many] { $side }: kontrola nad celem { $objective } ({ $hex }), { $points } punktów
}
event-scores = { $points ->
    [one] { $side }: zdobyto { $points } punkt zwycięstwa
    [few] { $side }: zdobyto { $points } punkty zwycięstwa
   *[many] { $side }: zdobyto { $points } punktów zwycięstwa
} ({ $standing })
event-loses-points = { $points ->
    [one] { $side }: stracono { $points } punkt zwycięstwa
    [few] { $side }: stracono { $points } punkty zwycięstwa
   *[many] { $side }: stracono { $points } punktów zwycięstwa
} ({ $standing })
points-even = po równo
points-ahead = { $side }: { $count }
event-secret-chit = { $side }: wylosowano tajny żeton celu
event-secret-chit-is = { $side }: tajny żeton to { $chit }
event-open-chit = Odkryty żeton celu { $chit }
event-reveals-chit = { $side }: odkryto tajny żeton { $chit }

## Koniec gry

reason-surrender = wróg stracił zbyt wiele oddziałów i kapituluje
reason-last-unit = ostatni oddział wroga na mapie został wyeliminowany
reason-both-lost = obie strony pokonane naraz, decyduje karta inicjatywy
reason-last-unit-left = ostatni oddział opuścił mapę, decydują punkty zwycięstwa
reason-all-objectives = wszystkie pięć celów przy nagłej śmierci
reason-sudden-death = nagła śmierć, decydują punkty zwycięstwa

## Rozstawienie

event-sets-up = { $unit }: rozstawienie na heksie { $hex }
event-takes-weapon = { $unit }: broń – { $weapon }
event-sets-up-fort = { $side }: umocnienie na heksie { $hex } – { $fort }
event-takes-up-fort = { $side }: z heksu { $hex } zdjęto umocnienie – { $fort }
event-unit-taken-back = { $unit }: oddział zabrany z mapy
event-weapon-taken-back = { $weapon }: broń zabrana z powrotem
event-ready = { $side }: rozstawienie gotowe
event-begins-with-card = { $side }: od początku na ręce karta { $card }
event-takes-first-turn = { $side }: karta inicjatywy oddana za pierwszą turę
event-musters = { $side }: skład bojowy – { $force } ({ $cost } PZ)
event-leader-joins = { $side }: dowódca – { $type }
event-support-rolled = { $side }: kolumna { $number } tabeli wsparcia
event-buys-support = { $side }: wsparcie – { $support } ({ $cost } PZ)
event-buys-works = { $side }: umocnienia – { $works } ({ $cost } PZ)
event-posture = { $side }: postawa – { $posture }
