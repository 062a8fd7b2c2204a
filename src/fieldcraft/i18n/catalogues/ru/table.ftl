### Стол: заголовки, вопросы, варианты, предупреждения.

## Заголовки

heading-board = Поле
heading-hand = Рука
heading-deck = Колода
heading-discard = Сброс
heading-supply = Запас
heading-play-area = Разыгранные карты
heading-removed = Убрано из игры
heading-initiative = Инициатива
heading-round = Раунд
heading-turn = Ход
heading-phase = Этап
heading-points = Очки
heading-objectives = Ключевые точки
heading-odds = Шансы
heading-log = Журнал
heading-help = Справка
heading-options = Варианты
heading-scenario = Сценарий
heading-units = Отряды
heading-markers = Жетоны
heading-victory = Условие победы
odds = вероятность { $percent }{ "\u00A0" }%
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
goal-points = { $count ->
    [one] { $side }: набрать { $count } очко за ключевые точки
    [few] { $side }: набрать { $count } очка за ключевые точки
   *[many] { $side }: набрать { $count } очков за ключевые точки
}
goal-pin = { $side }: истощить врага

## Вопросы по имени

question-bid = какую карту выбрать для определения инициативы
question-play = какую карту разыграть или закончить ли ход
question-use = как использовать разыгранную карту
question-step = в какой квадрат переместиться дальше
question-aim = какую цель выбрать
question-aim-tile = в какой квадрат прицелиться
question-blast = какую фишку атаковать следующей
question-take = какую карту взять из запаса
question-inspire = какую карту вернуть в руку
question-command = брать ли ещё карту
question-unit = какой отряд отправить
question-spawn = где разместить фишку

## Вопросы к тому, кто решает

prompt-bid = Выберите карту для определения инициативы
prompt-play = Разыграйте карту или закончите ход
prompt-use = { $card }: выберите действие
prompt-step = { $left ->
    [one] { $counter }: выберите следующий квадрат (остался { $left } квадрат)
    [few] { $counter }: выберите следующий квадрат (осталось { $left } квадрата)
   *[many] { $counter }: выберите следующий квадрат (осталось { $left } квадратов)
}
prompt-aim = { $counter }, { $action }: выберите цель
prompt-aim-tile = Прицелиться: выберите квадрат минимум в трёх квадратах от миномёта
prompt-blast = Обстрелять: выберите, какую фишку атаковать следующей
prompt-take = { $left ->
    [one] Пополнить: возьмите карту из запаса (можно ещё { $left } карту)
    [few] Пополнить: возьмите карту из запаса (можно ещё { $left } карты)
   *[many] Пополнить: возьмите карту из запаса (можно ещё { $left } карт)
}
prompt-inspire = { $left ->
    [one] Воодушевить: верните разыгранную карту в руку (можно ещё { $left } карту)
    [few] Воодушевить: верните разыгранную карту в руку (можно ещё { $left } карты)
   *[many] Воодушевить: верните разыгранную карту в руку (можно ещё { $left } карт)
}
prompt-command = { $left ->
    [one] Приказать: возьмите карту (можно ещё { $left } карту)
    [few] Приказать: возьмите карту (можно ещё { $left } карты)
   *[many] Приказать: возьмите карту (можно ещё { $left } карт)
}
prompt-unit = Отправить: выберите отряд
prompt-spawn = { $counter }: выберите жетон точки появления
prompt-waiting = Ожидание: { $side }
prompt-over = Игра закончена

## Варианты ответа

option-bid = Инициатива: { $card }
option-play = Разыграть: { $card }
option-end = Закончить ход
option-use = { $value ->
    [0] { $action }
    [none] { $action }
   *[other] { $action } { $value }
}
option-hunker = Затаиться: вернуть карту в запас
option-rally = Перевернуть фишку на сторону готовности
option-to = В квадрат { $tile }
option-stop = Достаточно
option-at = Цель: { $counter }
option-at-tile = Цель: квадрат { $tile }
option-take = Взять: { $card }
option-draw = Взять карту
option-spawn = Разместить в квадрате { $tile }
option-unit = Отправить: { $counter }

## Предупреждения

warn-hunker-last-bolster = Это ваша последняя карта с действием «Пополнить» вне запаса. Если затаиться ею, вы больше не сможете брать карты из запаса.
warn-bolster-fog = Вы собираетесь отправить карту тумана войны в собственный сброс.
warn-nothing-happens = Это действие ничего не изменит.
