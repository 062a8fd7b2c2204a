event-draws-card = { $side }: взята карта «{ $card }»
event-reshuffles = { $side }: сброс перемешан и стал новой колодой
event-deck-shuffled = { $side }: колода перемешана
event-bids = { $side }: карта для определения инициативы выбрана
event-reveals-bid = { $side }: раскрыта карта «{ $card }», инициатива { $value }
event-no-bid = { $side }: нет карт для определения инициативы
event-initiative-kept = Ничья, инициатива не меняется: { $side }
event-ends-turn = { $count ->
    [0] { $side }: ход закончен
    [one] { $side }: ход закончен, с руки сброшена { $count } карта
    [few] { $side }: ход закончен, с руки сброшено { $count } карты
   *[many] { $side }: ход закончен, с руки сброшено { $count } карт
}
event-discards = { $side }: сброшена карта «{ $card }»

## Розыгрыш карты

event-plays = { $side }: разыграна карта «{ $card }» — { $action }
event-hunkers = { $side }: решено затаиться, карта «{ $card }» возвращена в запас
event-rallies = { $counter }: фишка перевёрнута на сторону готовности
event-spawns = { $counter }: фишка размещена в квадрате { $tile }
event-moves = { $counter }: перемещение в квадрат { $tile }
event-scouts = { $side }: разведан квадрат { $tile }
event-fog-taken = { $count ->
    [one] { $side }: { $count } карта тумана войны перемещена из запаса в сброс
    [few] { $side }: { $count } карты тумана войны перемещены из запаса в сброс
   *[many] { $side }: { $count } карт тумана войны перемещены из запаса в сброс
}
event-no-fog-left = { $side }: в запасе не осталось карт тумана войны
event-bolsters = { $side }: карта «{ $card }» перемещена из запаса в сброс
event-commands-draw = { $side }: взята карта по действию «Приказать»
event-conceals = { $side }: противник замаскировался, карта тумана войны перемещена из запаса в сброс
event-conceals-nothing = { $side }: противник замаскировался, но в запасе нет карт тумана войны, ничего не произошло
event-controls = { $points ->
    [0] { $side }: захвачен квадрат { $tile }
    [one] { $side }: захвачен квадрат { $tile } ({ $points } очко)
    [few] { $side }: захвачен квадрат { $tile } ({ $points } очка)
   *[many] { $side }: захвачен квадрат { $tile } ({ $points } очков)
}
event-loses-control = { $side }: потерян контроль над квадратом { $tile }, жетон перевёрнут на сторону «разведано»
event-raises = { $points ->
    [one] { $side }: радиовышка использована, квадрат { $tile } теперь приносит { $points } очко
    [few] { $side }: радиовышка использована, квадрат { $tile } теперь приносит { $points } очка
   *[many] { $side }: радиовышка использована, квадрат { $tile } теперь приносит { $points } очков
}
event-inspires = { $side }: разыгранная карта «{ $card }» возвращена в руку
event-recons = { $side }: карта тумана войны убрана из игры
event-targets = { $side }: жетон прицела размещён в квадрате { $tile }
event-target-removed = { $side }: жетон прицела убран с поля
event-marks = { $side }: жетон контроля размещён в квадрате { $tile }
event-holds-first = { $side }: квадрат { $tile } захвачен, теперь возможна эвакуация

## Техника

event-plays-seat = { $side }: разыграна карта «{ $card }» — { $vehicle }: { $action }
event-boards = { $counter }: посадка в технику «{ $vehicle }», место { $seat }
event-leaves-vehicle = { $counter }: выход из техники «{ $vehicle }» в квадрат { $tile }
event-shifts-seat = { $counter }: смена места в технике «{ $vehicle }», теперь место { $seat }
event-switches-seats = { $counter } и { $other }: обмен местами в технике «{ $vehicle }»
event-captures = { $side }: захвачена техника «{ $vehicle }»
event-repairs = { $damage ->
    [0] { $counter }: ремонт техники «{ $vehicle }», повреждений не осталось
   *[other] { $counter }: ремонт техники «{ $vehicle }», осталось повреждений: { $damage }
}
event-vehicle-ready = { $counter }: техника снова готова
event-vehicle-damaged = { $counter }: повреждений { $damage } из { $integrity }
event-vehicle-disabled = { $counter }: техника выведена из строя
event-vehicle-destroyed = { $counter }: техника уничтожена
event-set-down = { $counter }: фишка размещена в квадрате { $tile }
event-escapes = { $counter }: эвакуация из квадрата { $tile }
event-cards-leave = { $side }: все карты «{ $card }» убраны из игры (рука { $hand }, сброс { $discard }, колода { $deck }, запас { $supply }, разыгранные { $play })

## Бой

event-attacks = { $counter }: { $action }, цель — { $target }
event-blasts = { $side }: обстрел квадрата { $tile }
event-blast-at = Под обстрелом: { $target }
event-strafes = { $side }: Штурмовка, цель — { $target }
event-defence = { $target }: значение защиты { $total } (база { $base } + укрытие { $cover } + дистанция { $range })
event-rolls = { $count ->
    [one] Брошен { $count } кубик: { $dice }
    [few] Брошено { $count } кубика: { $dice }
   *[many] Брошено { $count } кубиков: { $dice }
}
event-hits = Попадание: { $target }
event-misses = Промах: { $target }
event-wounds = Ранение получает: { $counter }
event-casualty = { $scale ->
    [soldier] Ранение
   *[unit] Потери
}, { $counter }: { $zone ->
    [hand] одна карта из руки убрана из игры
    [discard] одна карта из сброса убрана из игры
    [deck] одна карта из колоды убрана из игры
   *[other] одна карта убрана из игры ({ $zone })
}
event-counter-removed = { $counter }: карт не осталось, фишка убрана с поля
event-suppressed = { $counter }: { $scale ->
    [soldier] солдат подавлен
   *[unit] отряд подавлен
}
event-already-suppressed = { $counter }: { $scale ->
    [soldier] солдат уже подавлен
   *[unit] отряд уже подавлен
}, ничего не произошло
event-no-one-to-pin = { $counter }: подавлять в технике некого, ничего не произошло
event-structure-destroyed = { $points ->
    [0] { $side }: в квадрате { $tile } уничтожен объект «{ $structure }»
    [one] { $side }: в квадрате { $tile } уничтожен объект «{ $structure }» ({ $points } очко)
    [few] { $side }: в квадрате { $tile } уничтожен объект «{ $structure }» ({ $points } очка)
   *[many] { $side }: в квадрате { $tile } уничтожен объект «{ $structure }» ({ $points } очков)
}

## Конец игры

event-exhausted = { $side }: силы истощены — на поле нет ни одной фишки стрелков
event-hopeless = { $side }: безнадёжное положение — { $scale ->
    [soldier] условие победы уже не выполнить
   *[unit] нужных очков уже не набрать
}
reason-pin = враг истощён
reason-both-exhausted = обе стороны истощены, решают очки за ключевые точки
reason-escape = эвакуация удалась
reason-neutralise = противник нейтрализован
reason-hopeless = безнадёжное положение противника
reason-both-hopeless = безнадёжное положение обеих сторон, решают очки за ключевые точки
reason-round-limit = достигнут предел числа раундов
