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
