event-draws-card = { $side } { $who ->
    [us] берут
   *[other] берёт
} карту «{ $card }»
event-reshuffles = { $side } { $who ->
    [us] перемешивают
   *[other] перемешивает
} сброс: это новая колода
event-deck-shuffled = { $side } { $who ->
    [us] перемешивают
   *[other] перемешивает
} колоду
event-bids = { $side } { $who ->
    [us] выбирают
   *[other] выбирает
} карту для определения инициативы
event-reveals-bid = { $side } { $who ->
    [us] открывают
   *[other] открывает
} карту «{ $card }»: инициатива { $value }
event-no-bid = { $side }: нет карты для определения инициативы
event-initiative-kept = Ничья, инициатива не меняется: { $side }
event-ends-turn = { $side } { $who ->
    [us] заканчивают
   *[other] заканчивает
} ход{ $count ->
    [0] { "" }
    [one] , из руки сброшена { $count } карта
    [few] , из руки сброшено { $count } карты
   *[many] , из руки сброшено { $count } карт
}
event-discards = { $side } { $who ->
    [us] сбрасывают
   *[other] сбрасывает
} карту «{ $card }»

## Розыгрыш карты

event-plays = { $side } { $who ->
    [us] разыгрывают
   *[other] разыгрывает
} карту «{ $card }» — «{ $action }»
event-hunkers = { $side } { $who ->
    [us] возвращают
   *[other] возвращает
} в запас карту «{ $card }» — «Затаиться»
event-rallies = { $counter }: фишка перевёрнута на сторону готовности
event-spawns = { $counter }: фишка размещена в квадрате { $tile }
event-moves = { $counter }: перемещение в квадрат { $tile }
event-scouts = { $side } { $who ->
    [us] разведывают
   *[other] разведывает
} квадрат { $tile }
event-fog-taken = { $side } { $who ->
    [us] берут
   *[other] берёт
} в сброс { $count ->
    [one] { $count } карту тумана войны
    [few] { $count } карты тумана войны
   *[many] { $count } карт тумана войны
}
event-no-fog-left = { $side }: в запасе не осталось карт тумана войны
event-bolsters = { $side } { $who ->
    [us] берут
   *[other] берёт
} из запаса в сброс карту «{ $card }»
event-commands-draw = { $side } { $who ->
    [us] берут
   *[other] берёт
} карту по действию «Приказать»
event-conceals = Противник маскируется: карта тумана войны из запаса идёт в сброс ({ $side })
event-conceals-nothing = Противник маскируется, но в запасе нет карт тумана войны, ничего не происходит ({ $side })
event-controls = { $side } { $who ->
    [us] захватывают
   *[other] захватывает
} квадрат { $tile }{ $points ->
    [0] { "" }
    [one] { " " }({ $points } очко)
    [few] { " " }({ $points } очка)
   *[many] { " " }({ $points } очков)
}
event-loses-control = { $side } { $who ->
    [us] теряют
   *[other] теряет
} контроль над квадратом { $tile }: жетон переворачивается на сторону «разведано»
event-raises = { $side } { $who ->
    [us] используют
   *[other] использует
} радиовышку: квадрат { $tile } теперь приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
event-inspires = { $side } { $who ->
    [us] возвращают
   *[other] возвращает
} в руку разыгранную карту «{ $card }»
event-recons = { $side } { $who ->
    [us] убирают
   *[other] убирает
} из игры карту тумана войны
event-targets = { $side } { $who ->
    [us] кладут
   *[other] кладёт
} жетон прицела в квадрат { $tile }
event-target-removed = { $side } { $who ->
    [us] убирают
   *[other] убирает
} с поля жетон прицела
event-marks = { $side } { $who ->
    [us] кладут
   *[other] кладёт
} жетон контроля в квадрат { $tile }
event-holds-first = { $side }: квадрат { $tile } захвачен, теперь можно эвакуироваться

## Техника

event-plays-seat = { $side } { $who ->
    [us] разыгрывают
   *[other] разыгрывает
} карту «{ $card }» — «{ $action }» ({ $vehicle })
event-boards = { $counter }: посадка в технику «{ $vehicle }», место { $seat }
event-leaves-vehicle = { $counter }: выход из техники «{ $vehicle }» в квадрат { $tile }
event-shifts-seat = { $counter }: смена места в технике «{ $vehicle }», теперь место { $seat }
event-switches-seats = { $counter } и { $other }: обмен местами в технике «{ $vehicle }»
event-captures = { $side } { $who ->
    [us] захватывают
   *[other] захватывает
} технику «{ $vehicle }»
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
event-cards-leave = { $side } { $who ->
    [us] убирают
   *[other] убирает
} из игры все карты «{ $card }» (рука { $hand }, сброс { $discard }, колода { $deck }, запас { $supply }, разыгранные { $play })

## Бой

event-attacks = { $counter }: «{ $action }», цель — { $target }
event-blasts = { $side } { $who ->
    [us] обстреливают
   *[other] обстреливает
} квадрат { $tile }
event-blast-at = Под обстрелом: { $target }
event-strafes = { $side }: «Штурмовка», цель — { $target }
event-defence = { $target }: значение защиты { $total } (база { $base } + укрытие { $cover } + дистанция { $range })
event-rolls = Бросок: { $roll }
verdict-hit = попадание
verdict-miss = промах
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
}, ничего не происходит
event-no-one-to-pin = { $counter }: подавлять в технике некого, ничего не происходит
event-structure-destroyed = { $side } { $who ->
    [us] уничтожают
   *[other] уничтожает
} в квадрате { $tile } объект «{ $structure }»{ $points ->
    [0] { "" }
    [one] { " " }({ $points } очко)
    [few] { " " }({ $points } очка)
   *[many] { " " }({ $points } очков)
}

## Конец игры

event-exhausted = { $side }: силы истощены, на поле нет ни одной фишки стрелков
event-hopeless = { $side }: безнадёжное положение, { $scale ->
    [soldier] условие победы уже не выполнить
   *[unit] нужных очков уже не набрать
}
reason-pin = враг истощён
reason-both-exhausted = обе стороны истощены, решают очки за ключевые точки
reason-escape = эвакуация удалась
reason-neutralise = противник нейтрализован
reason-hopeless = безнадёжное положение противника
reason-both-hopeless = безнадёжное положение обеих сторон, решают очки за ключевые точки
reason-round-limit = сыгран последний раунд
