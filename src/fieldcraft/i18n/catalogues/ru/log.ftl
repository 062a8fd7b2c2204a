### Журнал: по одному сообщению на событие. Названия приходят готовыми; $zone — hand, discard, deck.

## Раунд

event-scenario = Сценарий: { $name }
event-round = Раунд { $number }
event-draws = { $count ->
    [0] { $side }: карт для получения нет
    [one] { $side }: взята { $count } карта
    [few] { $side }: взято { $count } карты
   *[many] { $side }: взято { $count } карт
}
event-initiative = Инициатива: { $side }
event-turn = Ход: { $side }
event-wins = Победа: { $side } ({ $reason })
event-drawn = Игра закончена без победителя: { $reason }
reason-points = набрано достаточно очков за ключевые точки
reason-resign = противник сдался
reason-agreed = по соглашению игроков
reason-flag = у противника вышло время
reason-abandon = игра прервана

## Действия за столом

event-undo = { $side }: последний выбор отменён
event-asks-takeback = { $count ->
    [one] { $side }: просьба отменить { $count } выбор
    [few] { $side }: просьба отменить { $count } выбора
   *[many] { $side }: просьба отменить { $count } выборов
}
event-takeback = { $count ->
    [one] По взаимному согласию отменён { $count } выбор
    [few] По взаимному согласию отменено { $count } выбора
   *[many] По взаимному согласию отменено { $count } выборов
}
event-refuses-takeback = { $side }: отмена не согласована
event-resigns = { $side }: игрок сдался
event-flag = { $side }: время вышло
event-offers-draw = { $side }: предложено закончить игру по соглашению
event-abandon = Игра прервана
