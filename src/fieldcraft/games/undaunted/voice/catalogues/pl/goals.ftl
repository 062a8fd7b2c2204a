## Co każda strona musi osiągnąć, ile już ma i kto jest bliski zwycięstwa

condition-points = Kontrola celów: { $have } z { $need } pkt
condition-points-demolish = Wysadzenie obiektów: { $have } z { $need } pkt
condition-points-mixed = Wysadzenie obiektów i kontrola celów: { $have } z { $need } pkt
condition-points-keep = Kontrola celów i nietkniętych obiektów: { $have } z { $need } pkt
condition-pin = Wyczerpać wroga: { $left ->
    [0] na planszy nie ma wrogich Strzelców
    [one] został { $left } wrogi żeton Strzelców
    [few] zostały { $left } wrogie żetony Strzelców
   *[many] zostało { $left } wrogich żetonów Strzelców
}
condition-hold = Najpierw przejąć kontrolę nad obszarem { $tile }
condition-held = Kontrola nad obszarem { $tile } została przejęta
condition-escape = Ucieczka z planszy: { $have } z { $need }
condition-neutralise = { $soldiers ->
    [0] { $vehicles ->
        [0] Neutralizacja wrogów
       *[other] Neutralizacja pojazdów wroga
    }
   *[other] { $vehicles ->
        [0] Neutralizacja żołnierzy wroga
       *[other] Neutralizacja żołnierzy i pojazdów wroga
    }
}: { $have } z { $need }
stake-control = { $worth ->
    [one] Kontrola nad { $tile }: { $worth } punkt
    [few] Kontrola nad { $tile }: { $worth } punkty
   *[many] Kontrola nad { $tile }: { $worth } punktów
}
stake-demolish = { $worth ->
    [one] Wysadzić obiekt { $structure } na { $tile } akcją Wysadzanie: { $worth } punkt
    [few] Wysadzić obiekt { $structure } na { $tile } akcją Wysadzanie: { $worth } punkty
   *[many] Wysadzić obiekt { $structure } na { $tile } akcją Wysadzanie: { $worth } punktów
}
stake-keep = { $worth ->
    [one] Kontrola nad { $tile }, póki stoi obiekt { $structure }: { $worth } punkt
    [few] Kontrola nad { $tile }, póki stoi obiekt { $structure }: { $worth } punkty
   *[many] Kontrola nad { $tile }, póki stoi obiekt { $structure }: { $worth } punktów
}
stake-escape = { $counter }: ucieczka
stake-neutralise = { $counter }: neutralizacja
threat-control = { $when ->
    [now] { $side }: możliwe zwycięstwo w tej turze przez kontrolę nad { $tile }
   *[next] { $side }: możliwe zwycięstwo w następnej turze przez kontrolę nad { $tile }
}
threat-demolish = { $when ->
    [now] { $side }: możliwe zwycięstwo w tej turze przez wysadzenie obiektu { $structure } na { $tile }
   *[next] { $side }: możliwe zwycięstwo w następnej turze przez wysadzenie obiektu { $structure } na { $tile }
}
threat-remove = { $when ->
    [now] { $side }: możliwe zwycięstwo w tej turze przez usunięcie ostatnich Strzelców ({ $counter })
   *[next] { $side }: możliwe zwycięstwo w następnej turze przez usunięcie ostatnich Strzelców ({ $counter })
}
threat-escape = { $when ->
    [now] { $side }: możliwe zwycięstwo w tej turze – ucieka { $counter }
   *[next] { $side }: możliwe zwycięstwo w następnej turze – ucieka { $counter }
}
threat-neutralise = { $when ->
    [now] { $side }: możliwe zwycięstwo w tej turze przez neutralizację żetonu { $counter }
   *[next] { $side }: możliwe zwycięstwo w następnej turze przez neutralizację żetonu { $counter }
}
worth-of-structure-lrdg = { $worth ->
    [0] Zniszczenie go nie daje punktów.
    [one] LRDG zdobywa { $worth } punkt, niszcząc obiekt akcją Wysadzanie; sama kontrola obszaru nie wystarcza.
    [few] LRDG zdobywa { $worth } punkty, niszcząc obiekt akcją Wysadzanie; sama kontrola obszaru nie wystarcza.
   *[many] LRDG zdobywa { $worth } punktów, niszcząc obiekt akcją Wysadzanie; sama kontrola obszaru nie wystarcza.
}
worth-of-structure-it = { $worth ->
    [0] Utrzymanie go nie daje punktów.
    [one] Włosi mają { $worth } punkt, póki kontrolują obszar, a obiekt stoi.
    [few] Włosi mają { $worth } punkty, póki kontrolują obszar, a obiekt stoi.
   *[many] Włosi mają { $worth } punktów, póki kontrolują obszar, a obiekt stoi.
}
