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
commander-never-reroll = Nunca entregar a carta de Iniciativa por outra rolagem
commander-never-react = Deixar o movimento inimigo passar sem reação
commander-never-fire-window = Não jogar Ações antes das rolagens de fogo
commander-never-defence-window = Não jogar Ações nas rolagens de defesa
commander-never-melee-window = Não jogar Ações no combate corpo a corpo
commander-never-pass-window = Não jogar Ações quando o outro lado passa
