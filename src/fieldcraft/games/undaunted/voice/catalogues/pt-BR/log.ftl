event-draws-card = { $side }: carta { $card } comprada
event-reshuffles = { $side }: pilha de descartes embaralhada, formando um novo baralho
event-deck-shuffled = { $side }: baralho embaralhado
event-bids = { $side }: carta de Iniciativa escolhida
event-reveals-bid = { $side }: carta { $card } revelada, Iniciativa { $value }
event-no-bid = { $side }: nenhuma carta para a Iniciativa
event-initiative-kept = Empate, a Iniciativa não muda: { $side }
event-ends-turn = { $count ->
    [0] { $side }: turno encerrado
    [one] { $side }: turno encerrado, { $count } carta da mão descartada
   *[other] { $side }: turno encerrado, { $count } cartas da mão descartadas
}
event-discards = { $side }: carta { $card } descartada

## Jogar uma carta

event-plays = { $side }: carta { $card } baixada – { $action }
event-hunkers = { $side }: Abrigar-se, a carta { $card } volta ao suprimento
event-rallies = { $counter }: ficha virada, em prontidão
event-spawns = { $counter }: ficha colocada na peça { $tile }
event-moves = { $counter }: movimento para a peça { $tile }
event-scouts = { $side }: peça { $tile } esclarecida
event-fog-taken = { $count ->
    [one] { $side }: { $count } carta de Névoa da Guerra passa do suprimento para a pilha de descartes
   *[other] { $side }: { $count } cartas de Névoa da Guerra passam do suprimento para a pilha de descartes
}
event-no-fog-left = { $side }: não há mais cartas de Névoa da Guerra no suprimento
event-bolsters = { $side }: a carta { $card } passa do suprimento para a pilha de descartes
event-commands-draw = { $side }: 1 carta comprada com Comandar
event-conceals = { $side }: o oponente usou Dissimular, uma carta de Névoa da Guerra passa do suprimento para a pilha de descartes
event-conceals-nothing = { $side }: o oponente usou Dissimular, mas não há cartas de Névoa da Guerra no suprimento, sem efeito
event-controls = { $points ->
    [0] { $side }: peça { $tile } controlada
    [one] { $side }: peça { $tile } controlada ({ $points } ponto)
   *[other] { $side }: peça { $tile } controlada ({ $points } pontos)
}
event-loses-control = { $side }: controle da peça { $tile } perdido, marcador virado para a face “esclarecida”
event-raises = { $points ->
    [one] { $side }: torre de rádio usada, a peça { $tile } agora vale { $points } ponto
   *[other] { $side }: torre de rádio usada, a peça { $tile } agora vale { $points } pontos
}
event-inspires = { $side }: a carta { $card } volta da área de jogo para a mão
event-recons = { $side }: uma carta de Névoa da Guerra removida da partida
event-targets = { $side }: marcador de Mira colocado na peça { $tile }
event-target-removed = { $side }: marcador de Mira retirado do tabuleiro
event-marks = { $side }: marcador de Controle colocado na peça { $tile }
event-holds-first = { $side }: peça { $tile } controlada, a fuga agora é permitida

## Veículos

event-plays-seat = { $side }: carta { $card } baixada – { $vehicle }: { $action }
event-boards = { $counter }: entra ({ $vehicle }, assento { $seat })
event-leaves-vehicle = { $counter }: sai ({ $vehicle }) na peça { $tile }
event-shifts-seat = { $counter }: reposiciona-se ({ $vehicle }, assento { $seat })
event-switches-seats = { $counter } e { $other }: mudança de assentos ({ $vehicle })
event-captures = { $side }: Veículo capturado ({ $vehicle })
event-repairs = { $damage ->
    [0] { $counter }: reparo ({ $vehicle }), nenhum dano restante
   *[other] { $counter }: reparo ({ $vehicle }), dano restante: { $damage }
}
event-vehicle-ready = { $counter }: novamente em prontidão
event-vehicle-damaged = { $counter }: dano { $damage } de { $integrity }
event-vehicle-disabled = { $counter }: incapacitado
event-vehicle-destroyed = { $counter }: destruído
event-set-down = { $counter }: ficha colocada na peça { $tile }
event-escapes = { $counter }: fuga pela peça { $tile }
event-cards-leave = { $side }: todas as cartas { $card } removidas da partida (mão { $hand }, pilha de descartes { $discard }, baralho { $deck }, suprimento { $supply }, área de jogo { $play })

## Combate

event-attacks = { $counter }: { $action }, alvo: { $target }
event-blasts = { $side }: bombardeio da peça { $tile }
event-blast-at = Sob bombardeio: { $target }
event-strafes = { $side }: Metralhar, alvo: { $target }
event-defence = { $target }: total de defesa { $total } (defesa { $base } + cobertura { $cover } + distância { $range })
event-rolls = Rolagem: { $roll }
verdict-hit = acerto
verdict-miss = erro
event-hits = Alvo atingido: { $target }
event-misses = Alvo não atingido: { $target }
event-wounds = Quem sofre o ferimento: { $counter }
event-casualty = { $scale ->
    [soldier] Ferimento
   *[unit] Baixa
}, { $counter }: { $zone ->
    [hand] uma carta da mão removida da partida
    [discard] uma carta da pilha de descartes removida da partida
    [deck] uma carta do baralho removida da partida
   *[other] uma carta removida da partida ({ $zone })
}
event-counter-removed = { $counter }: não restam cartas, ficha removida do tabuleiro
event-suppressed = { $counter }: { $scale ->
    [soldier] soldado suprimido
   *[unit] unidade suprimida
}
event-already-suppressed = { $counter }: { $scale ->
    [soldier] soldado já suprimido
   *[unit] unidade já suprimida
}, sem efeito
event-no-one-to-pin = { $counter }: ninguém no Veículo para suprimir, sem efeito
event-structure-destroyed = { $points ->
    [0] { $side }: Estrutura destruída na peça { $tile }: { $structure }
    [one] { $side }: Estrutura destruída na peça { $tile }: { $structure } ({ $points } ponto)
   *[other] { $side }: Estrutura destruída na peça { $tile }: { $structure } ({ $points } pontos)
}

## Fim da partida

event-exhausted = { $side }: forças imobilizadas, nenhuma ficha de Fuzileiros no tabuleiro
event-hopeless = { $side }: Situação Irremediável, { $scale ->
    [soldier] a condição de vitória já não pode ser cumprida
   *[unit] os pontos de objetivo necessários já não podem ser alcançados
}
reason-pin = inimigo imobilizado
reason-both-exhausted = os dois lados imobilizados, decisão por pontos de objetivo
reason-escape = a fuga deu certo
reason-neutralise = inimigo neutralizado
reason-hopeless = Situação Irremediável do oponente
reason-both-hopeless = Situação Irremediável dos dois lados, decisão por pontos de objetivo
reason-round-limit = limite de rodadas atingido
