## Rozkazy, które gracz zostawia

standing-order-fire-with = { $aim ->
    [near] Strzelaj do każdego, kto wejdzie w zasięg oddziału { $place }, przy sile ognia co najmniej { $firepower }
   *[at] { $place_kind ->
        [anyone] Strzelaj do każdego, kto się rusza, przy sile ognia co najmniej { $firepower }
        [unit] Strzelaj, gdy rusza się { $place }, przy sile ognia co najmniej { $firepower }
       *[hex] Strzelaj do każdego, kto wejdzie na { $place }, przy sile ognia co najmniej { $firepower }
    }
}
standing-order-fire-odds = { $aim ->
    [near] Strzelaj do każdego, kto wejdzie w zasięg oddziału { $place }, jeśli szansa załamania wynosi co najmniej { $percent }%
   *[at] { $place_kind ->
        [anyone] Strzelaj do każdego, kto się rusza, jeśli szansa załamania wynosi co najmniej { $percent }%
        [unit] Strzelaj, gdy rusza się { $place }, jeśli szansa załamania wynosi co najmniej { $percent }%
       *[hex] Strzelaj do każdego, kto wejdzie na { $place }, jeśli szansa załamania wynosi co najmniej { $percent }%
    }
}
standing-order-let-pass = { $place_kind ->
    [anyone] Nic nie rób, gdy wróg się rusza
    [unit] Nic nie rób, gdy rusza się { $place }
   *[hex] Nic nie rób, gdy ktoś wchodzi na { $place }
}
standing-order-pass-unless = { $place_kind ->
    [unit] Do mojej tury przepuszczaj wszystko, chyba że chodzi o ten oddział: { $place }
   *[hex] Do mojej tury przepuszczaj wszystko oprócz tego, co dzieje się na { $place }
}
standing-order-reroll-to-save = { $unit_kind ->
    [anyone] Rzuć ponownie, jeśli może to uratować któryś z moich oddziałów
   *[unit] Rzuć ponownie, jeśli może to uratować: { $unit }
}
standing-order-play = { $place_kind ->
    [anyone] { $action_kind ->
        [any] Zagrywaj każdą akcję, która może pomóc
       *[action] Zagrywaj { $action }, gdy może to pomóc
    }
   *[other] Zagraj { $action } dla: { $place }
}
standing-order-dig-in = Okop się na { $place }, gdy tylko będzie można
standing-order-leaders-last = Gdy broni się kilka moich oddziałów, za dowódcę rzucaj na końcu
standing-pass-unless-in-sight = Przepuszczaj ruch wroga, dopóki nikt z moich go nie widzi
standing-pass-unless-in-range = Przepuszczaj ruch wroga, dopóki nikt z moich nie może do niego strzelać
standing-at-stake = Zostawiaj rzut, jeśli nowy nie poprawi szansy o { $percent } % lub więcej
standing-take-the-usual-order = Gdy rzuca kilka moich oddziałów, dowódcy na końcu
standing-pass-while-turn-orders-given = Przepuść ten rozkaz
standing-pass-while-turn = Pasuj do mojej tury
standing-again-shoot = Strzelaj do każdego heksu, na który wejdą w tym rozkazie

## Questions that are never asked

standing-never-ask-reroll = Nigdy nie oddawaj karty inicjatywy za nowy rzut
standing-never-ask-react = Nie reaguj na ruch wroga
standing-never-ask-fire-window = Nie zagrywaj akcji przed rzutami na ostrzał
standing-never-ask-defence-window = Nie zagrywaj akcji przy rzutach na obronę
standing-never-ask-melee-window = Nie zagrywaj akcji w walce wręcz
standing-never-ask-pass-window = Nie zagrywaj akcji, gdy druga strona pasuje
