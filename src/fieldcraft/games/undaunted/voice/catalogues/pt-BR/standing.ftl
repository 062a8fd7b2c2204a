## Ordens que um jogador deixa

standing-order-bid = Iniciativa em todas as rodadas: { $card_kind ->
    [highest] minha carta mais alta
    [lowest] minha carta mais baixa
   *[card] { $card }
}{ $fallback ->
    [highest] ; se não, minha carta mais alta
    [lowest] ; se não, minha carta mais baixa
   *[ask] {""}
}
standing-order-bid-in-round = Iniciativa na rodada { $round }: { $card_kind ->
    [highest] minha carta mais alta
    [lowest] minha carta mais baixa
   *[card] { $card }
}{ $fallback ->
    [highest] ; se não, minha carta mais alta
    [lowest] ; se não, minha carta mais baixa
   *[ask] {""}
}
standing-order-end-unless-held = Encerrar meu turno logo, a não ser que eu tenha na mão { $card }
standing-order-end-unless-near = { $tiles ->
    [one] Encerrar meu turno logo, a não ser que haja um inimigo a até { $tiles } peça das minhas fichas
   *[other] Encerrar meu turno logo, a não ser que haja um inimigo a até { $tiles } peças das minhas fichas
}

## Questions that are never asked

standing-never-ask-command = Nunca comprar carta extra com Comandar
standing-never-ask-bolster = Nunca pegar cartas com Reforçar
standing-never-ask-inspire = Nunca devolver cartas com Inspirar
standing-never-ask-adjust = Nunca entrar, sair ou se reposicionar depois de uma ação
