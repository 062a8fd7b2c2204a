## Ordens que um jogador deixa

standing-order-fire-with = { $aim ->
    [near] Atirar em quem entrar no alcance de { $place }, com pelo menos { $firepower } de poder de fogo
   *[at] { $place_kind ->
        [anyone] Atirar em quem se mover, com pelo menos { $firepower } de poder de fogo
        [unit] Atirar em { $place } quando se mover, com pelo menos { $firepower } de poder de fogo
       *[hex] Atirar em quem entrar em { $place }, com pelo menos { $firepower } de poder de fogo
    }
}
standing-order-fire-odds = { $aim ->
    [near] Atirar em quem entrar no alcance de { $place }, se a chance de abalar alguém for de { $percent }% ou mais
   *[at] { $place_kind ->
        [anyone] Atirar em quem se mover, se a chance de abalar alguém for de { $percent }% ou mais
        [unit] Atirar em { $place } quando se mover, se a chance de abalar for de { $percent }% ou mais
       *[hex] Atirar em quem entrar em { $place }, se a chance de abalar alguém for de { $percent }% ou mais
    }
}
standing-order-let-pass = { $place_kind ->
    [anyone] Não fazer nada quando o inimigo se mover
    [unit] Não fazer nada quando { $place } se mover
   *[hex] Não fazer nada quando alguém entrar em { $place }
}
standing-order-pass-unless = { $place_kind ->
    [unit] Deixar tudo passar até o meu turno, a não ser que envolva { $place }
   *[hex] Deixar tudo passar até o meu turno, exceto o que acontecer em { $place }
}
standing-order-reroll-to-save = { $unit_kind ->
    [anyone] Rolar de novo se isso puder salvar uma unidade minha
   *[unit] Rolar de novo se isso puder salvar { $unit }
}
standing-order-play = { $place_kind ->
    [anyone] { $action_kind ->
        [any] Jogar qualquer Ação que possa ajudar
       *[action] Jogar { $action } sempre que puder ajudar
    }
   *[other] Jogar { $action } para { $place }
}
standing-order-dig-in = Cavar Abrigos em { $place } assim que possível
standing-order-leaders-last = Quando várias unidades minhas se defendem, rolar pelo líder por último
standing-pass-unless-in-sight = Deixar o inimigo mover até que uma unidade minha o veja
standing-pass-unless-in-range = Deixar o inimigo mover até que uma unidade minha possa atirar nele
standing-at-stake = Manter a rolagem se outra não melhorar uma chance em { $percent } % ou mais
standing-take-the-usual-order = Quando várias unidades minhas rolam, os líderes por último
standing-pass-while-turn-orders-given = Deixar passar esta ordem
standing-pass-while-turn = Passar até o meu turno
standing-again-shoot = Atirar em cada hex em que entrarem nesta ordem

## Questions that are never asked

standing-never-ask-reroll = Nunca entregar a carta de Iniciativa por outra rolagem
standing-never-ask-react = Deixar o movimento inimigo passar sem reação
standing-never-ask-fire-window = Não jogar Ações antes das rolagens de fogo
standing-never-ask-defence-window = Não jogar Ações nas rolagens de defesa
standing-never-ask-melee-window = Não jogar Ações no combate corpo a corpo
standing-never-ask-pass-window = Não jogar Ações quando o outro lado passa
