## O que cada lado precisa alcançar, quanto já tem e quem está perto de vencer

condition-points = Controlar objetivos: { $have } de { $need } { $need ->
    [one] ponto
   *[other] pontos
}
condition-points-demolish = Explodir Estruturas: { $have } de { $need } { $need ->
    [one] ponto
   *[other] pontos
}
condition-points-mixed = Explodir Estruturas e controlar objetivos: { $have } de { $need } { $need ->
    [one] ponto
   *[other] pontos
}
condition-points-keep = Controlar objetivos e Estruturas de pé: { $have } de { $need } { $need ->
    [one] ponto
   *[other] pontos
}
condition-pin = Imobilizar o inimigo: { $left ->
    [0] nenhum Fuzileiro inimigo no tabuleiro
    [one] resta { $left } ficha inimiga de Fuzileiros
   *[other] restam { $left } fichas inimigas de Fuzileiros
}
condition-hold = Primeiro controlar a peça { $tile }
condition-held = A peça { $tile } já foi controlada
condition-escape = Escapar do tabuleiro: { $have } de { $need }
condition-neutralise = { $soldiers ->
    [0] { $vehicles ->
        [0] Neutralizar inimigos
       *[other] Neutralizar Veículos inimigos
    }
   *[other] { $vehicles ->
        [0] Neutralizar soldados inimigos
       *[other] Neutralizar soldados e Veículos inimigos
    }
}: { $have } de { $need }
stake-control = { $worth ->
    [one] Controlar { $tile }: { $worth } ponto
   *[other] Controlar { $tile }: { $worth } pontos
}
stake-demolish = { $worth ->
    [one] Explodir { $structure } na peça { $tile } com Demolição: { $worth } ponto
   *[other] Explodir { $structure } na peça { $tile } com Demolição: { $worth } pontos
}
stake-keep = { $worth ->
    [one] Controlar { $tile } enquanto { $structure } estiver de pé: { $worth } ponto
   *[other] Controlar { $tile } enquanto { $structure } estiver de pé: { $worth } pontos
}
stake-escape = { $counter }: escapar
stake-neutralise = { $counter }: neutralizar
threat-control = { $when ->
    [now] { $side }: vitória possível neste turno ao controlar { $tile }
   *[next] { $side }: vitória possível no próximo turno ao controlar { $tile }
}
threat-demolish = { $when ->
    [now] { $side }: vitória possível neste turno ao explodir { $structure } na peça { $tile }
   *[next] { $side }: vitória possível no próximo turno ao explodir { $structure } na peça { $tile }
}
threat-remove = { $when ->
    [now] { $side }: vitória possível neste turno ao remover { $counter }, os últimos Fuzileiros
   *[next] { $side }: vitória possível no próximo turno ao remover { $counter }, os últimos Fuzileiros
}
threat-escape = { $when ->
    [now] { $side }: vitória possível neste turno se { $counter } escapar
   *[next] { $side }: vitória possível no próximo turno se { $counter } escapar
}
threat-neutralise = { $when ->
    [now] { $side }: vitória possível neste turno ao neutralizar { $counter }
   *[next] { $side }: vitória possível no próximo turno ao neutralizar { $counter }
}
worth-of-structure-lrdg = { $worth ->
    [0] Destruí-la não vale pontos.
    [one] O LRDG ganha { $worth } ponto ao destruí-la com Demolição; controlar a peça não basta.
   *[other] O LRDG ganha { $worth } pontos ao destruí-la com Demolição; controlar a peça não basta.
}
worth-of-structure-it = { $worth ->
    [0] Mantê-la não vale pontos.
    [one] As Forças Italianas ganham { $worth } ponto enquanto controlam a peça e a Estrutura está de pé.
   *[other] As Forças Italianas ganham { $worth } pontos enquanto controlam a peça e a Estrutura está de pé.
}
