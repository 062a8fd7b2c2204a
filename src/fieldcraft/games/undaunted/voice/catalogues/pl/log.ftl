event-draws-card = { $side }: dobrano kartę { $card }
event-reshuffles = { $side }: przetasowano stos kart odrzuconych i utworzono nową talię
event-deck-shuffled = { $side }: przetasowano talię
event-bids = { $side }: wybrano kartę do określenia inicjatywy
event-reveals-bid = { $side }: odkryto kartę { $card }, inicjatywa { $value }
event-no-bid = { $side }: brak karty do określenia inicjatywy
event-initiative-kept = Remis, inicjatywa bez zmian: { $side }
event-ends-turn = { $count ->
    [0] { $side }: zakończono turę
    [one] { $side }: zakończono turę, odrzucono z ręki { $count } kartę
    [few] { $side }: zakończono turę, odrzucono z ręki { $count } karty
   *[many] { $side }: zakończono turę, odrzucono z ręki { $count } kart
}
event-discards = { $side }: odrzucono kartę { $card }

## Zagranie karty

event-plays = { $side }: zagrano kartę { $card } – { $action }
event-hunkers = { $side }: Przeczekanie, kartę { $card } odłożono do rezerwy
event-rallies = { $counter }: odwrócono żeton na stronę „aktywny”
event-spawns = { $counter }: umieszczono żeton na obszarze { $tile }
event-moves = { $counter }: ruch na obszar { $tile }
event-scouts = { $side }: rozpoznano obszar { $tile }
event-fog-taken = { $count ->
    [one] { $side }: odłożono { $count } kartę Mgła wojny z rezerwy na stos kart odrzuconych
    [few] { $side }: odłożono { $count } karty Mgła wojny z rezerwy na stos kart odrzuconych
   *[many] { $side }: odłożono { $count } kart Mgła wojny z rezerwy na stos kart odrzuconych
}
event-no-fog-left = { $side }: w rezerwie nie ma już kart Mgła wojny
event-bolsters = { $side }: odłożono kartę { $card } z rezerwy na stos kart odrzuconych
event-commands-draw = { $side }: dobrano kartę dzięki akcji Dowodzenie
event-conceals = { $side }: Maskowanie przeciwnika, odłożono kartę Mgła wojny z rezerwy na stos kart odrzuconych
event-conceals-nothing = { $side }: Maskowanie przeciwnika, ale w rezerwie nie ma kart Mgła wojny, bez efektu
event-controls = { $points ->
    [0] { $side }: przejęto kontrolę nad obszarem { $tile }
    [one] { $side }: przejęto kontrolę nad obszarem { $tile } ({ $points } punkt)
    [few] { $side }: przejęto kontrolę nad obszarem { $tile } ({ $points } punkty)
   *[many] { $side }: przejęto kontrolę nad obszarem { $tile } ({ $points } punktów)
}
event-loses-control = { $side }: utracono kontrolę nad obszarem { $tile }, znacznik odwrócono na stronę „rozpoznany”
event-raises = { $points ->
    [one] { $side }: użyto wieży radiowej, obszar { $tile } jest teraz wart { $points } punkt
    [few] { $side }: użyto wieży radiowej, obszar { $tile } jest teraz wart { $points } punkty
   *[many] { $side }: użyto wieży radiowej, obszar { $tile } jest teraz wart { $points } punktów
}
event-inspires = { $side }: wzięto kartę { $card } ze strefy gry z powrotem na rękę
event-recons = { $side }: usunięto z gry kartę Mgła wojny
event-targets = { $side }: umieszczono znacznik celownika na obszarze { $tile }
event-target-removed = { $side }: zdjęto znacznik celownika z planszy
event-marks = { $side }: umieszczono znacznik kontroli na obszarze { $tile }
event-holds-first = { $side }: przejęto kontrolę nad obszarem { $tile }, ucieczka jest już możliwa

## Pojazdy

event-plays-seat = { $side }: zagrano kartę { $card } – { $vehicle }: { $action }
event-boards = { $counter }: wsiadanie ({ $vehicle }, stanowisko { $seat })
event-leaves-vehicle = { $counter }: wysiadanie ({ $vehicle }) na obszar { $tile }
event-shifts-seat = { $counter }: zmiana stanowiska ({ $vehicle }, stanowisko { $seat })
event-switches-seats = { $counter } i { $other }: zamiana miejsc ({ $vehicle })
event-captures = { $side }: przejęto pojazd ({ $vehicle })
event-repairs = { $damage ->
    [0] { $counter }: naprawa ({ $vehicle }), brak uszkodzeń
   *[other] { $counter }: naprawa ({ $vehicle }), pozostałe uszkodzenia: { $damage }
}
event-vehicle-ready = { $counter }: pojazd znów jest aktywny
event-vehicle-damaged = { $counter }: uszkodzenia { $damage } z { $integrity }
event-vehicle-disabled = { $counter }: pojazd jest niesprawny
event-vehicle-destroyed = { $counter }: pojazd został zniszczony
event-set-down = { $counter }: umieszczono żeton na obszarze { $tile }
event-escapes = { $counter }: ucieczka z obszaru { $tile }
event-cards-leave = { $side }: usunięto z gry wszystkie karty { $card } (ręka { $hand }, stos kart odrzuconych { $discard }, talia { $deck }, rezerwa { $supply }, strefa gry { $play })

## Walka

event-attacks = { $counter }: { $action }, cel: { $target }
event-blasts = { $side }: ostrzelano obszar { $tile }
event-blast-at = Pod ostrzałem: { $target }
event-strafes = { $side }: Nalot, cel: { $target }
event-defence = { $target }: całkowita wartość obrony { $total } (bazowa { $base } + zasłona { $cover } + zasięg { $range })
event-rolls = Rzut: { $roll }
verdict-hit = trafienie
verdict-miss = pudło
event-hits = Sukces, cel trafiony: { $target }
event-misses = Cel nietrafiony: { $target }
event-wounds = Obrażenie otrzymuje: { $counter }
event-casualty = { $scale ->
    [soldier] Obrażenie
   *[unit] Strata
}, { $counter }: { $zone ->
    [hand] usunięto z gry kartę z ręki
    [discard] usunięto z gry kartę ze stosu kart odrzuconych
    [deck] usunięto z gry kartę z talii
   *[other] usunięto kartę z gry ({ $zone })
}
event-counter-removed = { $counter }: nie ma już kart, żeton usunięto z planszy
event-suppressed = { $counter }: { $scale ->
    [soldier] żołnierz przygwożdżony
   *[unit] oddział przygwożdżony
}
event-already-suppressed = { $counter }: { $scale ->
    [soldier] żołnierz był już przygwożdżony
   *[unit] oddział był już przygwożdżony
}, bez efektu
event-no-one-to-pin = { $counter }: w pojeździe nie ma kogo przygwoździć, bez efektu
event-structure-destroyed = { $points ->
    [0] { $side }: na obszarze { $tile } zniszczono obiekt { $structure }
    [one] { $side }: na obszarze { $tile } zniszczono obiekt { $structure } ({ $points } punkt)
    [few] { $side }: na obszarze { $tile } zniszczono obiekt { $structure } ({ $points } punkty)
   *[many] { $side }: na obszarze { $tile } zniszczono obiekt { $structure } ({ $points } punktów)
}

## Koniec gry

event-exhausted = { $side }: siły wyczerpane, na planszy nie ma żetonów Strzelców
event-hopeless = { $side }: sytuacja bez wyjścia („Porzuć wszelką nadzieję”) – { $scale ->
    [soldier] warunku zwycięstwa nie da się już spełnić
   *[unit] wymaganych punktów celu nie da się już zdobyć
}
reason-pin = wróg jest wyczerpany
reason-both-exhausted = obie strony są wyczerpane, decydują punkty celu
reason-escape = ucieczka się powiodła
reason-neutralise = wróg został zneutralizowany
reason-hopeless = beznadziejne położenie przeciwnika
reason-both-hopeless = beznadziejne położenie obu stron, decydują punkty celu
reason-round-limit = osiągnięto limit rund
