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

## Стол в терминале

short-scout = Рз
short-rifleman = Ст
short-machine-gunner = Пл
short-sniper = Сна
short-mortar = Мин
heading-lost = Потери
heading-casualties = Потери бойцов
heading-spawns = Точки появления
spawn-all = все отряды
legend-hill = холм: 1 при атаке с холма
hand-empty = Карт на руке нет
hand-bid = выбрана для инициативы: { $card }
card-fog-note = нельзя разыграть
part-base = { $value } базовая
part-cover = { $value } укрытие
part-range = { $value } дальность
dice-count = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
news-earlier = { $count ->
    [one] … ещё { $count } строка выше: { $command }
    [few] … ещё { $count } строки выше: { $command }
   *[many] … ещё { $count } строк выше: { $command }
}
welcome = Добро пожаловать за стол.
welcome-how = Введите номер и нажмите Ввод; просто Ввод – первый вариант.
welcome-table = Стол предлагает только то, что разрешают правила. В любой момент: { $command }
ask-game = Какая игра?
ask-scenario = Какой сценарий?
ask-opponent = Против кого?
ask-side = За какую сторону вы играете?
opponent-bot = бот { $name }
opponent-friend = соперник за этим экраном
you-are = (вы играете: { $side })
hot-seat = За экран садится: { $side }. Второй игрок отворачивается.
press-enter = Нажмите Ввод.
choice-ambiguous = «{ $text }» может значить: { $known }
choice-no-number = Введите число от 1 до { $count }.
choice-offered = «{ $text }» сейчас разрешено.
choice-why = Скажите, что вы хотели бы сделать, например: { $example }
standing-none = Постоянных ответов у вас нет. Пример: { $example }
standing-list = Ответы за вас без вопроса, пока не введено { $command }:
standing-answered = Ваш постоянный ответ: { $text }
confirm-resign = Вы сдаётесь?
offer-save = Сохранить запись в «{ $path }»?
resume-with = Продолжить: { $command }
end-length = { $count ->
    [one] Раундов: { $number }, { $count } решение
    [few] Раундов: { $number }, { $count } решения
   *[many] Раундов: { $number }, { $count } решений
}
about-what = Скажите, на что посмотреть: квадрат, два квадрата, фишка, карта, колода или другая зона, например: { $example }
about-adjacent = Рядом
about-off-board = не на поле
about-next-card = Следующая взятая карта:
about-distance = От { $tile } до { $other }: { $distance }
about-no-way = Из { $tile } в { $other } пути нет.
no-such-rule = Пункта «{ $text }» нет. Попробуйте, например: { $example }
table-help-choice = Выбор по номеру или по словам рядом; достаточно начала, если оно однозначно.
table-help-board = Поле с пояснениями и цели.
table-help-hand = Ваша рука.
table-help-log = Всё, что произошло.
table-help-look = Квадрат, два квадрата, фишка, карта, колода, запас: их значения.
table-help-why = Почему что-то нельзя и по какому пункту.
table-help-help = Этот список.
table-help-undo = Отменить последнее решение, если не было кубиков, карт и раскрытий.
table-help-standing = Впредь отвечать на некоторые вопросы за вас; без слов – показать их; { "standing off" } – убрать.
table-help-save = Сохранить партию в файл.
table-help-resign = Сдаться.
table-help-quit = Встать из-за стола; предложит сохранить.
table-help-rule = Текст пункта правил; по слову найдутся пункты, где оно есть.
