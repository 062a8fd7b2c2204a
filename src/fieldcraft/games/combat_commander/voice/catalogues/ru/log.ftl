### Combat Commander: журнал.

## Ходы и карты

event-turn = Ход { $number }: { $side }
event-gives-order = { $side }: приказ «{ $card }»
event-plays-action = { $side }: действие «{ $action }» ({ $card })
event-passes = { $count ->
    [0] { $side }: сброс, но ни одной карты
    [one] { $side }: сброс, { $count } карта
    [few] { $side }: сброс, { $count } карты
   *[many] { $side }: сброс, { $count } карт
}
event-discards = { $side }: сброшена карта «{ $card }»
event-draws-card = { $side }: взята карта «{ $card }»
event-shuffles = { $side }: сброс перемешан и стал новой колодой
event-loses-card = { $side }: из руки наугад сброшена карта «{ $card }»
event-interrogates = { $side }: вся рука противника просмотрена
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
event-on-track = { $unit }: ожидание на делении { $space } дорожки времени
event-gives-weapon = { $unit }: вооружение «{ $weapon }» передано, получатель — { $other }
event-displaced = { $unit }: огонь вытесняет в гекс { $hex }
event-arrives = { $unit }: вступление на поле боя в гексе { $hex }
event-waits = { $unit }: войти некуда, ожидание
event-mines-attack = { $unit }: на минах в гексе { $hex }

## Огонь и рукопашная

event-fires = { $side }: огонь по гексу { $hex } — { $pieces }
event-fires-smoke = { $side }: дым по гексу { $hex } — { $pieces }
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
event-light-wounds = { $side }: раны лёгкие, вместо отделения сражается команда
event-replaced = { $unit }: замена — { $teams }
event-keeps-marker = { $unit }: маркер «{ $marker }» остаётся здесь
event-melee = Рукопашная в гексе { $hex }
event-melee-totals = Рукопашная в гексе { $hex }: активный игрок { $active }, неактивный { $inactive }
event-recovers = { $side }: восстановление — маркеры подавления сняты, сломленные подразделения пробуют собраться
event-routs = { $side }: бегство — бросок за каждое сломленное подразделение

## Броски. $outcome — чем кончилось, $trigger — что сработало

event-rolls-targeting = { $side }: прицеливание { $white } × { $coloured }, { $total } против расстояния { $against } — { $outcome ->
    [0] мимо
   *[other] накрытие
}{ $trigger }
event-rolls-fire = { $side }: стрельба { $white } + { $coloured }, сумма { $total }{ $trigger }
event-rolls-impact = { $side }: артиллерия { $white } + { $coloured }, сумма { $total }{ $trigger }
event-rolls-mines = { $side }: мины { $white } + { $coloured }, сумма { $total }{ $trigger }
event-rolls-defence = { $unit }: защита { $white } + { $coloured }, { $total } против { $against } — { $outcome ->
    [0] цело
    [1] подавлено
   *[other] поражено
}{ $trigger }
event-rolls-melee = { $side }: рукопашная { $white } + { $coloured }, сумма { $total }{ $trigger }
event-rolls-rally = { $unit }: сбор { $white } + { $coloured }, { $total } против морали { $against } — { $outcome ->
    [0] всё ещё сломлено
    [1] подавлено и всё ещё сломлено
   *[other] собралось
}{ $trigger }
event-rolls-rout = { $unit }: бегство { $white } + { $coloured }, { $total } против морали { $against } — { $outcome ->
    [-1] подавлено
    [0] держится
    [one] отступление на { $outcome } гекс
    [few] отступление на { $outcome } гекса
   *[many] отступление на { $outcome } гексов
}{ $trigger }
event-rolls-sudden-death = { $side }: внезапная смерть { $white } + { $coloured }, { $total } против времени { $against } — { $outcome ->
    [0] игра продолжается
   *[other] игра окончена
}{ $trigger }
event-rolls-commissar = { $unit }: комиссар { $white } + { $coloured }, { $total } против морали { $against } — { $outcome ->
    [0] собралось
   *[other] расстреляно
}{ $trigger }
event-rolls-support = { $side }: таблица поддержки { $white } + { $coloured } = { $total }{ $trigger }
roll-sets-off = . { $trigger }
event-rerolls = { $side }: карта инициативы отдана, бросок отменён

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

event-time = Игровое время продвигается на деление { $space }
event-surrender-later = { $side }: маркер «Сдаюсь» сдвигается на { $space }
event-controls = { $points ->
    [0] { $side }: захвачена цель { $objective } ({ $hex })
    [one] { $side }: захвачена цель { $objective } ({ $hex }), { $points } очко
    [few] { $side }: захвачена цель { $objective } ({ $hex }), { $points } очка
   *[many] { $side }: захвачена цель { $objective } ({ $hex }), { $points } очков
}
event-scores = { $points ->
    [one] { $side }: получено { $points } победное очко
    [few] { $side }: получено { $points } победных очка
   *[many] { $side }: получено { $points } победных очков
} ({ $standing })
event-loses-points = { $points ->
    [one] { $side }: потеряно { $points } победное очко
    [few] { $side }: потеряно { $points } победных очка
   *[many] { $side }: потеряно { $points } победных очков
} ({ $standing })
points-even = поровну
points-ahead = { $side }: { $count }
event-secret-chit = { $side }: вытянута тайная фишка цели
event-secret-chit-is = { $side }: тайная фишка — { $chit }
event-open-chit = Открытая фишка цели { $chit }
event-reveals-chit = { $side }: открыта тайная фишка { $chit }

## Конец игры

event-wins = Победа: { $side } ({ $reason })
reason-surrender = противник потерял слишком много и сдаётся
reason-last-unit = последнее подразделение противника на поле боя уничтожено
reason-both-lost = обе стороны разбиты разом, решает карта инициативы
reason-last-unit-left = последнее подразделение покинуло поле боя, решают победные очки
reason-all-objectives = все пять целей при внезапной смерти
reason-sudden-death = внезапная смерть, решают победные очки

## Действия за столом

event-undo = { $side }: последний выбор отменён
event-asks-takeback = { $count ->
    [one] { $side }: просьба отменить { $count } выбор
    [few] { $side }: просьба отменить { $count } выбора
   *[many] { $side }: просьба отменить { $count } выборов
}
event-refuses-takeback = { $side }: отмена не согласована
event-resigns = { $side }: игрок сдался
event-flag = { $side }: время вышло
event-offers-draw = { $side }: предложено закончить игру по соглашению

## Расстановка

event-sets-up = { $unit }: расстановка в гекс { $hex }
event-takes-weapon = { $unit }: вооружение — { $weapon }
event-sets-up-fort = { $side }: в гексе { $hex } размещено укрепление «{ $fort }»
event-takes-up-fort = { $side }: с гекса { $hex } снято укрепление «{ $fort }»
event-unit-taken-back = { $unit }: подразделение убрано с карты
event-weapon-taken-back = { $weapon }: вооружение убрано обратно
event-ready = { $side }: расстановка закончена
event-begins-with-card = { $side }: с начала в руке карта «{ $card }»
event-takes-first-turn = { $side }: карта инициативы отдана за первый ход
event-musters = { $side }: боевой порядок — { $force } (ПО: { $cost })
event-leader-joins = { $side }: командир — { $type }
event-support-rolled = { $side }: столбец { $number } таблицы поддержки
event-buys-support = { $side }: поддержка — { $support } (ПО: { $cost })
event-buys-works = { $side }: укрепления — { $works } (ПО: { $cost })
event-posture = { $side }: позиция — { $posture }
