### Combat Commander: журнал.

## Ходы и карты

event-turn = Ход { $number }: { $side }
event-gives-order = { $side } { $who ->
    [allies] отдают
   *[other] отдаёт
} приказ «{ $card }»
event-plays-action = { $side } { $who ->
    [allies] разыгрывают
   *[other] разыгрывает
} действие «{ $action }» ({ $card })
event-passes = { $side } { $who ->
    [allies] выбирают
   *[other] выбирает
} сброс{ $count ->
    [0] { " без карт" }
    [one] : { $count } карта
    [few] : { $count } карты
   *[many] : { $count } карт
}
event-discards = { $side } { $who ->
    [allies] сбрасывают
   *[other] сбрасывает
} карту «{ $card }»
event-draws-card = { $side } { $who ->
    [allies] берут
   *[other] берёт
} карту «{ $card }»
event-shuffles = { $side } { $who ->
    [allies] перемешивают
   *[other] перемешивает
} сброс: это новая колода
event-loses-card = { $side } { $who ->
    [allies] сбрасывают
   *[other] сбрасывает
} наугад из руки карту «{ $card }»
event-interrogates = { $side } { $who ->
    [allies] просматривают
   *[other] просматривает
} всю руку противника
event-hand-seen = { $side }: в руке { $cards }
event-activates = { $unit }: активация

## Движение

event-moves = { $unit }: в гекс { $hex } (потрачено ОД: { $spent })
event-advances = { $unit }: наступление в гекс { $hex }
event-retreats = { $unit }: отступление в гекс { $hex }
event-cannot-retreat = { $unit }: отступать некуда
event-forced-off = { $unit }: отступление за край поля боя
event-stays-put = { $unit }: отступать некуда, но врага рядом нет, подразделение остаётся на месте
event-exits = { $unit }: выход с поля боя
event-on-track = { $unit }: ожидание в клетке { $space } дорожки времени
event-gives-weapon = { $unit }: вооружение «{ $weapon }» передано, получатель — { $other }
event-displaced = { $unit }: пламя вытесняет в гекс { $hex }
event-arrives = { $unit }: вступление на поле боя в гексе { $hex }
event-waits = { $unit }: войти некуда, подразделение ждёт
event-mines-attack = { $unit }: атака мин в гексе { $hex }

## Огонь и рукопашная

event-fires = { $side } { $who ->
    [allies] ведут
   *[other] ведёт
} огонь по гексу { $hex } — { $pieces }
event-fires-smoke = { $side } { $who ->
    [allies] ставят
   *[other] ставит
} дым в гексе { $hex } — { $pieces }
event-sprays = Огонь захватывает и гекс { $hex }
event-sustains = { $weapon }: непрерывный огонь с риском поломки
event-misses = Мимо: гекс { $hex } не накрыт
event-attack-total = Сумма атаки по гексу { $hex }: { $total }
event-conceals = Маскировка в гексе { $hex }: сумма атаки меньше на { $less }, теперь { $total }
event-jammed = Заело! Стрелявшее вооружение ломается
event-breaks = { $unit }: подразделение сломлено
event-suppressed = { $unit }: подразделение подавлено
event-rallies = { $unit }: подразделение собралось
event-eliminated = { $unit }: подразделение уничтожено
event-light-wounds = { $side }, «Лёгкие ранения»: вместо отделения бой продолжает команда
event-replaced = { $unit }: замена — { $teams }
event-keeps-marker = { $unit }: маркер «{ $marker }» остаётся здесь
event-melee = Рукопашная в гексе { $hex }
event-melee-totals = Рукопашная в гексе { $hex }: активный игрок { $active }, неактивный { $inactive }
event-recovers = { $side }, «Восстановление»: маркеры подавления сняты, сломленные подразделения пробуют собраться
event-routs = { $side }, «Бегство»: бросок за каждое сломленное подразделение

## Броски. $outcome — чем кончилось, $trigger — что сработало

event-rolls-targeting = { $side }: прицеливание, { $roll } — { $verdict }{ $trigger }
event-rolls-fire = { $side }: стрельба, { $roll }{ $trigger }
event-rolls-impact = { $side }: артиллерия, { $roll }{ $trigger }
event-rolls-mines = { $side }: мины, { $roll }{ $trigger }
event-rolls-defence = { $unit }: защита, { $roll } — { $verdict }{ $trigger }
event-rolls-melee = { $side }: рукопашная, { $roll }{ $trigger }
event-rolls-rally = { $unit }: сбор, { $roll } — { $verdict }{ $trigger }
event-rolls-rout = { $unit }: бегство, { $roll } — { $verdict }{ $trigger }
event-rolls-sudden-death = { $side }: внезапная смерть, { $roll } — { $verdict }{ $trigger }
event-rolls-commissar = { $unit }: комиссар, { $roll } — { $verdict }{ $trigger }
event-rolls-support = { $side }: таблица поддержки, { $roll }{ $trigger }
verdict-on-target = накрытие
verdict-off-target = мимо
verdict-safe = без потерь
verdict-suppressed = подавление
verdict-broken = слом
verdict-eliminated = уничтожение
verdict-rallied = сбор
verdict-still-broken = сбора нет
verdict-still-suppressed = подавление, сбора нет
verdict-stands = на месте
verdict-ends = игра окончена
verdict-goes-on = игра продолжается
verdict-shot = расстрел
verdict-wins = победа в рукопашной
verdict-tied = гибнут обе стороны
verdict-loses = поражение в рукопашной
verdict-retreats = { $count ->
    [one] отступление на { $count } гекс
    [few] отступление на { $count } гекса
   *[many] отступление на { $count } гексов
}
roll-sets-off = . { $trigger }
event-rerolls = { $side } { $who ->
    [allies] отдают
   *[other] отдаёт
} карту инициативы и { $who ->
    [allies] отменяют
   *[other] отменяет
} бросок

## События и маркеры

event-event = { $side }: событие «{ $title }». { $about }
event-random-hex = { $side }: случайный гекс { $hex }
event-sniper = { $side }: стреляет снайпер
event-veteran = { $unit }: получен маркер «ветеран»
event-appears = { $unit }: вступление в бой в гексе { $hex }
event-scrounges = { $unit }: найдено вооружение — { $weapon }
event-returns = { $unit }: возвращение из потерь в гекс { $hex }, подразделение сломлено
event-smoke = Дым в гексе { $hex }: помеха { $value }
event-smoke-clears = Дым в гексе { $hex } рассеивается
event-blaze = Гекс { $hex } охвачен пламенем
event-breeze = { $direction ->
    [none] Ветер: весь дым рассеян
   *[other] Ветер: весь дым рассеян, пламя распространяется { $direction }
}
event-fortified = { $hex }: размещено укрепление «{ $fort }»
event-fort-removed = { $hex }: убрано укрепление «{ $fort }»
event-weapon-breaks = { $weapon }: вооружение сломано
event-weapon-repaired = { $weapon }: вооружение починено
event-weapon-lost = { $weapon }: вооружение потеряно

## Артиллерия и поддержка

event-spots = { $unit }: корректирующий выстрел по гексу { $hex }
event-spots-smoke = { $unit }: корректирующий выстрел дымом по гексу { $hex }
event-artillery-lands = Снаряды ложатся вокруг гекса { $hex }
event-artillery-lost = Снаряды падают за краем поля боя
event-radio-arrives = { $side }: на связи радио с огневой мощью { $fp }
event-radio-breaks = { $side }: радио сломано
event-radio-repaired = { $side }: связь с батареей восстановлена, радио работает
event-radio-eliminated = { $side }: радио потеряно окончательно
event-support = { $unit }: поддержка прибывает в гекс { $hex }

## Время, цели, очки

event-time = Маркер времени — в клетке { $space }
event-surrender-later = { $side }: маркер «Сдаюсь» переходит в клетку { $space }
event-controls = { $side } { $who ->
    [allies] захватывают
   *[other] захватывает
} цель { $objective } ({ $hex }){ $points ->
    [0] { "" }
    [one] , { $points } очко
    [few] , { $points } очка
   *[many] , { $points } очков
}
event-scores = { $side } { $who ->
    [allies] получают
   *[other] получает
} { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
} ({ $standing })
event-loses-points = { $side } { $who ->
    [allies] теряют
   *[other] теряет
} { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
} ({ $standing })
points-even = по нулям
points-ahead = { $side }: { $count }
event-secret-chit = { $side } { $who ->
    [allies] тянут
   *[other] тянет
} фишку секретной цели
event-secret-chit-is = { $side }: секретная цель — { $chit }
event-open-chit = Открытая фишка цели: { $chit }
event-reveals-chit = { $side } { $who ->
    [allies] открывают
   *[other] открывает
} секретную цель { $chit }

## Конец игры

reason-surrender = противник потерял слишком много и сдаётся
reason-last-unit = последнее подразделение противника на поле боя уничтожено
reason-both-lost = обе стороны разбиты разом, решает карта инициативы
reason-last-unit-left = последнее подразделение покинуло поле боя, решают победные очки
reason-all-objectives = все пять целей при внезапной смерти
reason-sudden-death = внезапная смерть, решают победные очки

## Расстановка

event-sets-up = { $unit }: расстановка в гексе { $hex }
event-takes-weapon = { $unit }: вооружение — { $weapon }
event-sets-up-fort = { $side } { $who ->
    [allies] размещают
   *[other] размещает
} в гексе { $hex } укрепление «{ $fort }»
event-takes-up-fort = { $side } { $who ->
    [allies] убирают
   *[other] убирает
} из гекса { $hex } укрепление «{ $fort }»
event-unit-taken-back = { $unit }: подразделение убрано с карты
event-weapon-taken-back = { $weapon }: вооружение убрано обратно
event-ready = { $side }: расстановка закончена
event-begins-with-card = { $side }: с начала в руке карта «{ $card }»
event-takes-first-turn = { $side } { $who ->
    [allies] отдают
   *[other] отдаёт
} карту инициативы в обмен на первый ход
event-musters = { $side }: боевой порядок — { $force } (ПО: { $cost })
event-leader-joins = { $side }: командир — { $type }
event-support-rolled = { $side }: столбец { $number } таблицы поддержки
event-buys-support = { $side } { $who ->
    [allies] покупают
   *[other] покупает
} поддержку: { $support } (ПО: { $cost })
event-buys-works = { $side } { $who ->
    [allies] покупают
   *[other] покупает
} укрепления: { $works } (ПО: { $cost })
event-posture = { $side }: позиция — { $posture }
