### Combat Commander: registro.

## Turnos e cartas

event-turn = Turno { $number }: { $side }
event-gives-order = { $side }: Ordem { $card }
event-plays-action = { $side }: Ação { $action } ({ $card })
event-passes = { $count ->
    [0] { $side }: passa, nenhuma carta descartada
    [one] { $side }: passa, { $count } carta descartada
   *[other] { $side }: passa, { $count } cartas descartadas
}
event-discards = { $side }: carta { $card } descartada
event-draws-card = { $side }: carta { $card } comprada
event-shuffles = { $side }: pilha de descartes embaralhada, formando um novo baralho
event-loses-card = { $side }: carta { $card } da mão descartada ao acaso
event-interrogates = { $side }: toda a mão do oponente é vista
event-hand-seen = { $side }: na mão, { $cards }
event-activates = { $unit }: ativação

## Movimento

event-moves = { $unit }: para o hex { $hex } (PM gastos: { $spent })
event-advances = { $unit }: avanço para o hex { $hex }
event-retreats = { $unit }: retirada para o hex { $hex }
event-cannot-retreat = { $unit }: não há para onde recuar
event-forced-off = { $unit }: retirada para fora do mapa
event-stays-put = { $unit }: não há para onde recuar, mas nenhum inimigo por perto; a unidade fica no lugar
event-exits = { $unit }: saída do mapa
event-on-track = { $unit }: à espera na casa { $space } da trilha de tempo
event-gives-weapon = { $unit }: arma entregue ({ $weapon }), agora com { $other }
event-displaced = { $unit }: fuga das chamas para o hex { $hex }
event-arrives = { $unit }: entrada no mapa pelo hex { $hex }
event-waits = { $unit }: não há hex por onde entrar, à espera
event-mines-attack = { $unit }: nas minas do hex { $hex }

## Fogo e corpo a corpo

event-fires = { $side }: fogo no hex { $hex } – { $pieces }
event-fires-smoke = { $side }: fumaça no hex { $hex } – { $pieces }
event-sprays = O fogo varre também o hex { $hex }
event-sustains = { $weapon }: fogo sustentado, com risco de avaria
event-misses = Fora do alvo: o hex { $hex } não é atingido
event-attack-total = Total do ataque ao hex { $hex }: { $total }
event-conceals = Camuflagem no hex { $hex }: o ataque perde { $less }, total { $total }
event-jammed = Emperrou! As armas que atiraram se avariam
event-breaks = { $unit }: unidade abalada
event-suppressed = { $unit }: unidade suprimida
event-rallies = { $unit }: unidade reagrupada
event-eliminated = { $unit }: unidade eliminada
event-light-wounds = { $side }: só ferimentos leves, uma equipe segue lutando no lugar do GC
event-replaced = { $unit }: substituição por { $teams }
event-keeps-marker = { $unit }: o marcador “{ $marker }” fica aqui
event-melee = Corpo a corpo no hex { $hex }
event-melee-totals = Corpo a corpo no hex { $hex }: jogador ativo { $active }, oponente { $inactive }
event-recovers = { $side }: Recuperação, marcadores de supressão retirados e unidades abaladas tentam se reagrupar
event-routs = { $side }: Debandada, uma rolagem por unidade abalada

## Rolagens. $outcome diz o resultado, $trigger o que disparou

event-rolls-targeting = { $side }: pontaria, { $roll } – { $verdict }{ $trigger }
event-rolls-fire = { $side }: fogo, { $roll }{ $trigger }
event-rolls-impact = { $side }: artilharia, { $roll }{ $trigger }
event-rolls-mines = { $side }: minas, { $roll }{ $trigger }
event-rolls-defence = { $unit }: defesa, { $roll } – { $verdict }{ $trigger }
event-rolls-melee = { $side }: corpo a corpo, { $roll }{ $trigger }
event-rolls-rally = { $unit }: reagrupamento, { $roll } – { $verdict }{ $trigger }
event-rolls-rout = { $unit }: debandada, { $roll } – { $verdict }{ $trigger }
event-rolls-sudden-death = { $side }: morte súbita, { $roll } – { $verdict }{ $trigger }
event-rolls-commissar = { $unit }: comissário, { $roll } – { $verdict }{ $trigger }
event-rolls-support = { $side }: tabela de apoio, { $roll }{ $trigger }
verdict-on-target = no alvo
verdict-off-target = fora do alvo
verdict-safe = sem efeito
verdict-suppressed = unidade suprimida
verdict-broken = unidade abalada
verdict-eliminated = unidade eliminada
verdict-rallied = unidade reagrupada
verdict-still-broken = a unidade continua abalada
verdict-still-suppressed = unidade suprimida, continua abalada
verdict-stands = mantém a posição
verdict-ends = a partida termina
verdict-goes-on = a partida continua
verdict-shot = fuzilamento
verdict-wins = vence o corpo a corpo
verdict-tied = os dois lados perdem
verdict-loses = perde o corpo a corpo
verdict-retreats = { $count ->
    [one] retirada de { $count } hex
   *[other] retirada de { $count } hexes
}
roll-sets-off = . { $trigger }
event-rerolls = { $side }: a carta de Iniciativa é entregue e a rolagem, anulada

## Eventos e marcadores

event-event = { $side }: Evento { $title }. { $about }
event-random-hex = { $side }: hex aleatório { $hex }
event-sniper = { $side }: um caçador atira
event-veteran = { $unit }: marcador de veterano recebido
event-appears = { $unit }: entrada em combate no hex { $hex }
event-scrounges = { $unit }: arma encontrada – { $weapon }
event-returns = { $unit }: unidade de volta das baixas no hex { $hex }, abalada
event-smoke = Fumaça no hex { $hex }: obstrução { $value }
event-smoke-clears = A fumaça no hex { $hex } se dissipa
event-blaze = O hex { $hex } está em chamas
event-breeze = { $direction ->
    [none] Uma brisa: toda a fumaça se dissipa
   *[other] Uma brisa: toda a fumaça se dissipa, o fogo se alastra { $direction }
}
event-fortified = { $hex }: fortificação colocada – { $fort }
event-fort-removed = { $hex }: fortificação removida – { $fort }
event-weapon-breaks = { $weapon }: arma avariada
event-weapon-repaired = { $weapon }: arma consertada
event-weapon-lost = { $weapon }: arma perdida

## Artilharia e apoio

event-spots = { $unit }: tiro de regulação no hex { $hex }
event-spots-smoke = { $unit }: tiro de regulação de fumaça no hex { $hex }
event-artillery-lands = Os projéteis caem em torno do hex { $hex }
event-artillery-lost = Os projéteis caem fora do mapa
event-radio-arrives = { $side }: rádio com poder de fogo { $fp } no ar
event-radio-breaks = { $side }: rádio avariado
event-radio-repaired = { $side }: contato com a bateria refeito, o rádio funciona
event-radio-eliminated = { $side }: rádio perdido de vez
event-support = { $unit }: apoio no hex { $hex }

## Tempo, objetivos, pontos

event-time = O tempo avança para a casa { $space }
event-surrender-later = { $side }: o marcador de Rendição passa para { $space }
event-controls = { $points ->
    [0] { $side }: controle do objetivo { $objective } ({ $hex })
    [one] { $side }: controle do objetivo { $objective } ({ $hex }), { $points } ponto
   *[other] { $side }: controle do objetivo { $objective } ({ $hex }), { $points } pontos
}
event-scores = { $points ->
    [one] { $side }: { $points } ponto de vitória ganho
   *[other] { $side }: { $points } pontos de vitória ganhos
} ({ $standing })
event-loses-points = { $points ->
    [one] { $side }: { $points } ponto de vitória perdido
   *[other] { $side }: { $points } pontos de vitória perdidos
} ({ $standing })
points-even = empate em 0
points-ahead = { $side }: { $count }
event-secret-chit = { $side }: uma ficha de objetivo secreta é sorteada
event-secret-chit-is = { $side }: a ficha secreta é { $chit }
event-open-chit = Ficha de objetivo aberta { $chit }
event-reveals-chit = { $side }: a ficha secreta { $chit } é revelada

## Fim da partida

reason-surrender = o inimigo perdeu unidades demais e se rende
reason-last-unit = a última unidade inimiga no mapa foi eliminada
reason-both-lost = os dois lados são batidos ao mesmo tempo, a carta de Iniciativa decide
reason-last-unit-left = a última unidade deixou o mapa, os pontos de vitória decidem
reason-all-objectives = os cinco objetivos na morte súbita
reason-sudden-death = morte súbita, os pontos de vitória decidem

## Preparação

event-sets-up = { $unit }: posição inicial no hex { $hex }
event-takes-weapon = { $unit }: arma recebida – { $weapon }
event-sets-up-fort = { $side }: fortificação no hex { $hex } – { $fort }
event-takes-up-fort = { $side }: fortificação retirada do hex { $hex } – { $fort }
event-unit-taken-back = { $unit }: unidade retirada do mapa
event-weapon-taken-back = { $weapon }: arma retirada
event-ready = { $side }: tudo posicionado
event-begins-with-card = { $side }: a carta { $card } está na mão desde o início
event-takes-first-turn = { $side }: a carta de Iniciativa é entregue em troca do primeiro turno
event-musters = { $side }: ordem de batalha – { $force } ({ $cost } PV)
event-leader-joins = { $side }: líder – { $type }
event-support-rolled = { $side }: coluna { $number } da tabela de apoio
event-buys-support = { $side }: apoio – { $support } ({ $cost } PV)
event-buys-works = { $side }: fortificações – { $works } ({ $cost } PV)
event-posture = { $side }: postura – { $posture }
