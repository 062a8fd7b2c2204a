### Registro: uma mensagem por evento. Os nomes chegam prontos; $zone é hand, discard ou deck.

## A rodada

event-scenario = Cenário: { $name }
event-round = Rodada { $number }
event-draws = { $count ->
    [0] { $side }: nenhuma carta para comprar
    [one] { $side }: { $count } carta comprada
   *[other] { $side }: { $count } cartas compradas
}
event-initiative = Iniciativa: { $side }
event-turn = Turno: { $side }
event-wins = Vitória: { $side } ({ $reason })
event-drawn = A partida termina sem vencedor: { $reason }
reason-points = pontos de objetivo necessários alcançados
reason-resign = o oponente desistiu
reason-agreed = por acordo entre os jogadores
reason-flag = o tempo do oponente acabou
reason-leave = o oponente saiu da partida
reason-abandon = a partida foi abandonada

## Atos da mesa

event-undo = { $side }: última escolha desfeita
event-asks-takeback = { $count ->
    [one] { $side }: pedido para desfazer { $count } escolha
   *[other] { $side }: pedido para desfazer { $count } escolhas
}
event-takeback = { $count ->
    [one] De comum acordo, { $count } escolha desfeita
   *[other] De comum acordo, { $count } escolhas desfeitas
}
event-refuses-takeback = { $side }: pedido para desfazer recusado
event-resigns = { $side }: desistência
event-flag = { $side }: tempo esgotado
event-leaves = { $side }: o jogador saiu da partida
event-offers-draw = { $side }: proposta de encerrar a partida por acordo
event-abandon = Partida abandonada
event-standing-order = Sua ordem foi cumprida: { $standing }

## Somas das rolagens

sum-dice = { $value } nos dados
sum-against = { $sum }, contra { $needed }
sum-each = { $dice } contra { $needed }
