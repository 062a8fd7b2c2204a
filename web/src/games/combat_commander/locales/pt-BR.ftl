### What the drawings of Combat Commander say themselves; names of things come from the server.

commander-objectives = Objetivos
commander-objective = { $points ->
    [0] Objetivo { $number }: { $side }, { $points } pontos
    [one] Objetivo { $number }: { $side }, { $points } ponto
   *[other] Objetivo { $number }: { $side }, { $points } pontos
}
commander-arrivals = { $count ->
    [one] Ainda por chegar: { $count } leva
   *[other] Ainda por chegar: { $count } levas
}
