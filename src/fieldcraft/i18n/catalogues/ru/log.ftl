### Журнал: по одному сообщению на событие. Названия приходят готовыми; $zone — hand, discard, deck.

## Раунд

event-scenario = Сценарий: { $name }
event-round = Раунд { $number }
event-draws = { $side } { $count ->
    [0] { $who ->
        [us] не могут взять карту
        [allies] не могут взять карту
       *[other] не может взять карту
    }
   *[other] { $who ->
        [us] берут
        [allies] берут
       *[other] берёт
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
}
event-initiative = Инициатива: { $side }
event-turn = Ход: { $side }
event-wins = Победа: { $side } ({ $reason })
event-drawn = Игра закончена без победителя: { $reason }
reason-points = набраны нужные очки за ключевые точки
reason-resign = соперник сдался
reason-agreed = по соглашению игроков
reason-flag = у соперника вышло время
reason-leave = соперник покинул игру
reason-abandon = игра прервана

## Действия за столом

event-undo = { $side } { $who ->
    [us] отменяют
    [allies] отменяют
   *[other] отменяет
} последнее решение
event-asks-takeback = { $side } { $who ->
    [us] просят
    [allies] просят
   *[other] просит
} отменить { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
event-takeback = { $count ->
    [one] По взаимному согласию отменено { $count } решение
    [few] По взаимному согласию отменено { $count } решения
   *[many] По взаимному согласию отменено { $count } решений
}
event-refuses-takeback = { $side } { $who ->
    [us] отказывают
    [allies] отказывают
   *[other] отказывает
} в отмене
event-resigns = { $side } { $who ->
    [us] сдаются
    [allies] сдаются
   *[other] сдаётся
}
event-flag = { $side }: время вышло
event-leaves = { $side } { $who ->
    [us] покидают
    [allies] покидают
   *[other] покидает
} игру
event-offers-draw = { $side } { $who ->
    [us] предлагают
    [allies] предлагают
   *[other] предлагает
} закончить игру по соглашению
event-abandon = Игра прервана
event-standing-order = Ваш приказ выполнен: { $standing }

## Суммы бросков

sum-dice = { $value } на кубиках
sum-against = { $sum }, против { $needed }
sum-each = { $dice } против { $needed }
