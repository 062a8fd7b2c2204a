### What the drawings of Combat Commander say themselves; names of things come from the server.

commander-objectives = Cele
commander-objective = { $points ->
    [one] Cel { $number }: { $side }, { $points } punkt
    [few] Cel { $number }: { $side }, { $points } punkty
   *[many] Cel { $number }: { $side }, { $points } punktów
}
commander-arrivals = { $count ->
    [one] Jeszcze przybędzie: { $count } grupa
    [few] Jeszcze przybędą: { $count } grupy
   *[many] Jeszcze przybędzie: { $count } grup
}
commander-never-reroll = Nigdy nie oddawaj karty inicjatywy za nowy rzut
commander-never-react = Nie reaguj na ruch wroga
commander-never-fire-window = Nie zagrywaj akcji przed rzutami na ostrzał
commander-never-defence-window = Nie zagrywaj akcji przy rzutach na obronę
commander-never-melee-window = Nie zagrywaj akcji w walce wręcz
commander-never-pass-window = Nie zagrywaj akcji, gdy druga strona pasuje
