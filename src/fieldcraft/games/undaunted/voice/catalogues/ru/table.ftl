heading-supply = Запас
heading-play-area = Разыгранные карты
heading-removed = Убрано из игры
heading-round = Раунд
heading-odds = Шансы
heading-vehicles = Техника
heading-structures = Объекты
heading-escaped = Эвакуированы
heading-neutralised = Нейтрализованы
heading-escape-markers = Точки эвакуации
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
question-take = что взять или выбрать дальше, либо остановиться
question-inspire = какую карту вернуть в руку
question-command = брать ли ещё карту
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

## Варианты ответа

option-bid = Инициатива: { $card }
option-play = Разыграть: { $card }
option-use = { $value ->
    [0] { $action }
    [none] { $action }
   *[other] { $action } { $value }
}
option-hunker = Затаиться: вернуть карту в запас
option-rally = Вернуть готовность
option-to = { $counter } — в квадрат { $tile }
option-at = { $action }: { $counter }
option-at-tile = Цель: квадрат { $tile }
option-take = Взять: { $card }
option-draw = Взять карту
option-spawn = Разместить в квадрате { $tile }
option-unit = Отправить: { $counter }
option-seat = { $value ->
    [0] Техника: { $action }
    [none] Техника: { $action }
   *[other] Техника: { $action } { $value }
}
option-enter = Сесть в технику: { $vehicle }, место { $seat }
option-exit = Покинуть технику
option-shift = Пересесть на место { $seat }
option-stay = Остаться
option-escape = Эвакуировать с поля
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
match-option-roundLimit = Последний раунд, после которого решают очки; 0 — без ограничения.
match-option-handicapFirst = Фора против первой стороны: столько её карт тумана войны начинают игру в колоде, а не в запасе.
match-option-handicapSecond = Фора против второй стороны: столько её карт тумана войны начинают игру в колоде, а не в запасе.
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
heading-spawns = Точки появления
heading-units = Отряды
heading-objectives = Ключевые точки
spawn-all = все отряды
legend-hill = возвышенность: 1 при атаке с возвышенности
legend-rough = труднопроходимая местность: без техники
legend-structure = объект: его защита и очки
legend-vehicle = техника и число солдат в ней
legend-damage = повреждения: на черте выходит из строя, в конце уничтожена
seat-free = свободно
damage-of = повреждений { $damage } из { $integrity }
vehicle-captured = трофей
hand-bid = выбрана для инициативы: { $card }
card-fog-note = нельзя разыграть
end-length-rounds = { $count ->
    [one] Раундов: { $number }, { $count } решение
    [few] Раундов: { $number }, { $count } решения
   *[many] Раундов: { $number }, { $count } решений
}
about-owner = Принадлежит: { $side }

warn-end-cards = У вас в руке ещё есть карты, которые можно разыграть. Всё равно закончить ход?

## What there is to play

about-normandy = Взвод американцев против взвода немцев, Нормандия, 1944 год. Ваша колода и есть ваш взвод: каждая потеря отнимает карту. Самая простая из трёх игр.
about-north-africa = Рейдеры пустыни против итальянских гарнизонов, 1940–1943 годы. Отдельные солдаты, грузовики и танки с экипажами, аэродромы, которые можно взорвать. Как «Нормандия», но с техникой.
effect-removed = убирается с поля
effect-pinned = один солдат подавлен
effect-damage = повреждение
effect-wound-and-damage = ранение и повреждение
why-play-its-card = { $name }: чтобы действовать, разыграйте из руки карту «{ $card }».
why-use-first = { $name }: сначала выберите, что делает карта, потом куда или против кого.
why-crew-first = { $name }: действует экипаж. Разыграйте карту солдата, который сидит внутри.

## What the actions do

about-action-move = Переместить фишку не более чем на столько квадратов; в каждом квадрате пути нужен ваш жетон.
about-action-scout = Переместить фишку не более чем на столько квадратов, с жетонами или без. Каждый новый для вас квадрат отмечается как разведанный, и за каждый такой жетон карта тумана войны из вашего запаса идёт в ваш сброс.
about-action-stalk = Переместиться не более чем на столько квадратов, с жетонами или без, не оставляя следов.
about-action-guide = Переместить любой свой неподавленный отряд не более чем на столько квадратов; в каждом квадрате пути нужен ваш жетон.
about-action-drive = Проехать не более чем столько квадратов; на каждом нужен ваш жетон, труднопроходимая местность закрыта.
about-action-bolster = Взять из запаса не больше указанного числа карт и положить в свой сброс: ваша колода растёт. Если указана буква отделения — только карты этого отделения.
about-action-command = Взять не больше указанного числа карт; их можно разыграть в этот же ход.
about-action-conceal = Карта тумана войны, которую нельзя разыграть, идёт из запаса противника в его сброс. В «Нормандии» — только если она там есть.
about-action-control = Взять под контроль квадрат, в котором стоит фишка, если там лежит ваш жетон. В «Нормандии» — нельзя, пока там враг; в «Северной Африке» мешает только вражеский солдат в квадрате под контролем врага. Ключевая точка под контролем приносит очки.
about-action-inspire = Вернуть в руку не больше указанного числа разыгранных в этот ход карт солдат; их можно разыграть ещё раз. Если указана буква отделения — только карты этого отделения.
about-action-recon = Только если в руке есть карта тумана войны: убрать её из игры и взять карту, которую можно разыграть в этот же ход.
about-action-target = Положить свой жетон прицела в квадрат не ближе 3 квадратов от миномёта, чтобы позже обстрелять этот квадрат; когда миномёт перемещается, жетон снимают.
about-action-attack = Бросить столько кубиков по любому врагу на поле. Хватит одного кубика не ниже значения защиты или 0: враг теряет карту.
about-action-suppress = Бросить столько кубиков по любому врагу на поле. Попадание не отнимает карту, но подавляет: следующая карта этой фишки лишь вернёт ей готовность.
about-action-blast = Только если ваш жетон прицела на поле: атаковать каждую фишку в его квадрате, в том числе свои, отдельным броском; бонус дистанции не учитывается.
about-action-strafe = Самолёты бросают столько кубиков по врагу; бонус дистанции не учитывается.
about-action-demolition = Взорвать объект или вражескую технику в квадрате солдата; ни укрытие, ни дистанция не учитываются.
about-action-anti-tank = Атаковать вражескую технику на любом расстоянии; учитываются броня, укрытие и дистанция.
about-action-repair = Снять жетон повреждения с техники в квадрате солдата, чьей бы она ни была; с места в технике — только с неё самой.
about-action-navigate = Отметить до стольких соединённых квадратов, начиная рядом с солдатом, чтобы туда могли пройти другие. За каждый новый жетон карта тумана войны из вашего запаса идёт в ваш сброс.
about-action-survey = Отметить до стольких квадратов где угодно на поле, чтобы туда могли пройти другие. За каждый новый жетон карта тумана войны из вашего запаса идёт в ваш сброс.
about-what-tiles = Скажите, на что посмотреть: квадрат, два квадрата, фишка, карта, колода или другая зона, например: { $example }
table-help-look-tiles = Квадрат, два квадрата, фишка, карта, колода, запас: их значения.
part-cover = { $value } укрытие
part-base = { $value } база
part-range = { $value } дистанция

way-cost = { $cost ->
    [one] { $cost } шаг
    [few] { $cost } шага
   *[many] { $cost } шагов
}
column-card = Карта
column-actions = Действия
column-initiative = Иниц.
heading-destroyed = Уничтожены
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
question-unit = какой отряд или какую технику выбрать
option-switch = Поменяться местами: { $counter }
heading-lost = Потери
seat-number = место { $seat }
dice-count = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
about-adjacent = Рядом
about-next-card = Следующая взятая карта:
about-no-way = Из квадрата { $tile } в квадрат { $other } пути нет.
