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
heading-vehicles = Техника
heading-structures = Объекты
heading-escaped = Эвакуированы
heading-neutralised = Нейтрализованы
heading-destroyed = Уничтожены
heading-escape-markers = Точки эвакуации
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
goal-of-side = { $side }: { $goal }
goal-and = { $first } и { $second }
goal-or = { $first } либо { $second }
goal-hold-first = захватить квадрат { $tile }, затем { $goal }
goal-score = { $count ->
    [one] набрать { $count } очко
    [few] набрать { $count } очка
   *[many] набрать { $count } очков
}
goal-escape = эвакуировать { $whom }
goal-escape-soldiers = { $count ->
    [one] { $count } солдата
    [few] { $count } солдат
   *[many] { $count } солдат
}
goal-escape-vehicles = { $count ->
    [one] { $count } единицу техники
    [few] { $count } единицы техники
   *[many] { $count } единиц техники
}
goal-escape-counter = фишку «{ $counter }»
goal-neutralise = нейтрализовать { $whom }
goal-neutralise-soldiers = { $count ->
    [one] { $count } солдата противника
    [few] { $count } солдат противника
   *[many] { $count } солдат противника
}
goal-neutralise-vehicles = { $count ->
    [one] { $count } единицу техники противника
    [few] { $count } единицы техники противника
   *[many] { $count } единиц техники противника
}
goal-neutralise-counter = фишку противника «{ $counter }»
goal-may-escape = (могут эвакуироваться: { $names })

## Вопросы по имени

question-bid = какую карту выбрать для определения инициативы
question-play = какую карту разыграть или закончить ли ход
question-use = как использовать разыгранную карту
question-step = в какой квадрат переместиться дальше
question-aim = какую цель выбрать
question-aim-tile = в какой квадрат прицелиться
question-blast = какую фишку атаковать следующей
question-take = что взять или выбрать дальше, или хватит ли
question-inspire = какую карту вернуть в руку
question-command = брать ли ещё карту
question-unit = какой отряд или какую технику выбрать
question-spawn = где разместить фишку
question-adjust = сесть ли солдату в технику, покинуть её или сменить место
question-wound = какой солдат в технике получит ранение
question-pin = какого солдата в технике подавить

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
prompt-mark = { $left ->
    [one] { $action }: выберите квадрат (можно ещё { $left } квадрат)
    [few] { $action }: выберите квадрат (можно ещё { $left } квадрата)
   *[many] { $action }: выберите квадрат (можно ещё { $left } квадратов)
}
prompt-adjust = { $counter }: сесть в технику, покинуть её, сменить место или остаться
prompt-repair = Отремонтировать: выберите технику
prompt-strafe = Штурмовка: выберите цель
prompt-wound = { $vehicle }: выберите солдата, который получит ранение
prompt-pin = { $vehicle }: выберите солдата, который будет подавлен
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
option-seat = { $value ->
    [0] Использовать технику: { $action }
    [none] Использовать технику: { $action }
   *[other] Использовать технику: { $action } { $value }
}
option-switch = Поменяться местами: { $counter }
option-enter = Сесть в технику: { $vehicle }, место { $seat }
option-exit = Покинуть технику
option-shift = Сменить место: место { $seat }
option-stay = Остаться
option-escape = Эвакуироваться с поля
option-mark = Выбрать квадрат { $tile }
option-wound = Ранить: { $counter }
option-pin = Подавить: { $counter }
option-repair = Отремонтировать: { $vehicle }
note-captures = техника переходит к вам

## Предупреждения

warn-hunker-last-bolster = Это ваша последняя карта с действием «Пополнить» вне запаса. Если затаиться ею, вы больше не сможете брать карты из запаса.
warn-bolster-fog = Вы собираетесь отправить карту тумана войны в собственный сброс.
warn-nothing-happens = Это действие ничего не изменит.
warn-leaves-wheel = Место водителя останется пустым.

## Настройки партии

match-option-inspireCommandCards = Действием «Воодушевить» можно вернуть и карты командования.
match-option-bolsterFog = Действием «Пополнить» можно взять и карты тумана войны.
match-option-openDiscard = Оба игрока могут просматривать оба сброса.
match-option-roundLimit = Последний раунд, после которого решают очки; 0 — без предела.
match-option-adjustOnRally = Карта, которая лишь переворачивает фишку на сторону готовности, тоже позволяет сесть в технику, покинуть её или сменить место.
match-option-adjustOnHunker = Карта, которой затаились, тоже позволяет сесть в технику, покинуть её или сменить место.
match-option-adjustOnSwitch = Карта, которой поменялись местами, тоже позволяет сесть в технику, покинуть её или сменить место.

## Стол в терминале

short-scout = Рз
short-rifleman = Ст
short-machine-gunner = Пл
short-sniper = Сна
short-mortar = Мин
short-staff-sergeant = Шср
short-sergeant = Сер
short-saboteur = Див
short-anti-tank-rifleman = Бр
short-engineer = Инж
short-tank-driver = Вд
short-tank-gunner = Нв
short-tank-crew = Мх
short-patrol-truck = Пат
short-gun-truck = Под
short-pilot-car = Гол
short-medium-tank = Тан
short-scout-car = АРз
short-light-truck = Гру
short-aircraft = Самол.
short-fuel-tank = Бак
short-motor-pool = Парк
short-ammunition-store = Склад
short-radio-mast = Мачта
heading-lost = Потери
heading-casualties = Потери
heading-spawns = Точки появления
spawn-all = все отряды
legend-hill = холм: 1 при атаке с холма
legend-rough = труднопроходимая местность: без техники
legend-structure = объект: его защита и очки
legend-vehicle = техника и число солдат в ней
legend-damage = повреждения: на черте выходит из строя, в конце уничтожена
seat-number = место { $seat }
seat-free = свободно
damage-of = повреждений { $damage } из { $integrity }
vehicle-captured = трофей
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
about-owner = Принадлежит: { $side }
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
