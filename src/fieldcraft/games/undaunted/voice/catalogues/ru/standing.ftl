## Приказы, которые игрок оставляет на время отсутствия

standing-order-bid = Карта инициативы в каждом раунде: { $card_kind ->
    [highest] моя старшая карта
    [lowest] моя младшая карта
   *[card] «{ $card }»
}{ $fallback ->
    [highest] , иначе старшая карта
    [lowest] , иначе младшая карта
   *[ask] {""}
}
standing-order-bid-in-round = Карта инициативы в раунде { $round }: { $card_kind ->
    [highest] моя старшая карта
    [lowest] моя младшая карта
   *[card] «{ $card }»
}{ $fallback ->
    [highest] , иначе старшая карта
    [lowest] , иначе младшая карта
   *[ask] {""}
}
standing-order-end-unless-held = Сразу закончить мой ход, если у меня на руке нет карты «{ $card }»
standing-order-end-unless-near = { $tiles ->
    [one] Сразу закончить мой ход, если в пределах { $tiles } квадрата от моих фишек нет противника
   *[other] Сразу закончить мой ход, если в пределах { $tiles } квадратов от моих фишек нет противника
}

## Questions that are never asked

standing-never-ask-command = Никогда не брать карту действием «Приказать»
standing-never-ask-bolster = Никогда не брать карты действием «Пополнить»
standing-never-ask-inspire = Никогда не возвращать карты действием «Воодушевить»
standing-never-ask-adjust = Никогда не садиться, не выходить и не менять место после действия
