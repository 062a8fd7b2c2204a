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
