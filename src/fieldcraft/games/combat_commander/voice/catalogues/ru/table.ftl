### Combat Commander: заголовки, вопросы, варианты.

## Заголовки

heading-time = Время
heading-sudden-death = Внезапная смерть
heading-vp = Победные очки
heading-surrender = Сдаюсь
heading-orders = Приказы
heading-weapons = Вооружение
heading-radio = Радио
heading-chits = Фишки целей
heading-secret-chits = Секретные цели
heading-map = Поле боя
heading-time-track = На дорожке времени
heading-known = Известные карты в руке
heading-unseen = Неизвестные карты
heading-fortifications = Укрепления
heading-to-place = Осталось расставить
heading-special = Особые правила
heading-posture = Позиция
heading-order = Приказ
heading-action = Действие
heading-event = Событие
heading-dice = Кубики
heading-random-hex = Случайный гекс
heading-units = Подразделения
heading-objectives = Цели

## Вопросы по именам

question-set-up = как расставить силы
question-give = кто несёт вооружение
question-mines-or-card = взять ли мины послабее и карту
question-first-turn = отдать ли карту инициативы за первый ход
question-order = какой приказ отдать, выбрать сброс или закончить ход
question-discard = какую карту сбросить или на этом остановиться
question-activate = какое подразделение активировать
question-action = какое действие разыграть, или никакое
question-unit = какое подразделение выбрать
question-reroll = отдать ли карту инициативы за новый бросок
question-fire = по какому гексу стрелять или закончить
question-pieces = какие подразделения и вооружение стреляют вместе
question-move = кто и куда движется
question-advance = кто и куда наступает
question-react = чем ответить на движение противника и отвечать ли
question-melee = какую рукопашную провести следующей
question-rout = за чьи сломленные подразделения бросать на бегство
question-retreat = куда отступает подразделение
question-artillery = кто вызывает артиллерию
question-spot = куда направить корректирующий выстрел
question-stacking = что делать с лишними фигурами в гексе
question-hex = какой гекс выбрать
question-space = какую клетку дорожки времени выбрать
question-weapon = какое вооружение выбрать
question-deploy = как разделить отделение
question-pick = на что действует событие
question-entry = какую строку таблицы поддержки взять
question-force = какой боевой порядок взять
question-support = что купить по таблице поддержки
question-works = какие укрепления купить
question-radio = делать ли бросок на радио

## Вопросы тому, кто решает

prompt-placing = Расстановка: выберите, что разместить
prompt-both = Стороны расставляют силы втайне друг от друга
prompt-place-hex = { $unit }: выберите гекс
prompt-place-hex-near = { $unit }: выберите гекс { $near } или соседний с ним
prompt-fort-hex = Выберите гекс для укрепления; чтобы снять уже выложенное, выберите его гекс
prompt-give-weapon = { $weapon }: выберите, кто понесёт
prompt-hand-over = { $weapon }: выберите, кто понесёт
prompt-mines-or-card = Мины посильнее или послабее, но с картой?
prompt-first-turn = Отдать карту инициативы за первый ход?
prompt-force-pick = Выберите боевой порядок; противник не увидит его, пока не выберет свой
prompt-support-buy = Таблица поддержки: купите хотя бы одно, потом можно закончить
prompt-works-pick = Выберите укрепления или закончите
prompt-radio-call = Противник расставил силы: сделать бросок на радио?
prompt-radio-pick = Выберите радио или откажитесь
prompt-order = Отдайте приказ или выберите сброс
prompt-order-next = Отдайте ещё приказ или закончите ход
prompt-pass = Сброс: выберите карты или остановитесь
prompt-pass-window = Противник выбрал сброс: разыграть действие?
prompt-activate = { $order }: выберите, кого активировать
prompt-activate-led = { $order }: { $unit } может активировать и других рядом, выберите следующих
prompt-of-roll = { $roll }. { $prompt }
prompt-reroll = Оставить бросок или отдать карту инициативы за новый?
prompt-break-window = { $unit }: подразделение вот-вот будет сломлено, разыграть действие?
prompt-target = Огонь: выберите гекс или закончите
prompt-pieces = Огонь по гексу { $hex }: выберите, кто стреляет, и откройте огонь
prompt-fire-window = Перед броском на стрельбу: разыграть действие?
prompt-defence-window = Перед бросками на защиту: разыграть действие?
prompt-next-unit = Выберите, чей бросок следующий
prompt-move = Движение: выберите подразделение или куда идёт группа
prompt-advance = Наступление: выберите подразделение или куда оно идёт
prompt-react = Противник входит в гекс { $hex }: стрелять, разыграть действие или пропустить?
prompt-advance-react = Противник наступает в гекс { $hex }: разыграть действие?
prompt-melees = Выберите, какую рукопашную провести
prompt-melee-window = Рукопашная в гексе { $hex }: разыграть действие?
prompt-ambushed = Засада в гексе { $hex }: выберите, какое подразделение будет сломлено
prompt-melee-end = Рукопашная в гексе { $hex } окончена: разыграть действие?
prompt-rout = Бегство: за чьи сломленные подразделения бросать?
prompt-retreat = { $unit }, отступление: выберите следующий гекс
prompt-artillery = Запрос артиллерии: выберите корректировщика или восстановите связь
prompt-spot = { $unit }: выберите гекс для корректирующего выстрела
prompt-impact = Артиллерия: выберите, по какому гексу следующий удар
prompt-stacking = В гексе слишком много фигур: разверните отделение или уничтожьте подразделение
prompt-clear-smoke = Выберите, какой дым рассеется
prompt-arrive = { $unit }, вступление на поле боя: выберите гекс
prompt-dig-in = Время продвинулось: разыграть «Окопаться»?
prompt-dig-in-hex = Окопаться: выберите гекс
prompt-exit = { $unit }, выход с поля боя: выберите клетку дорожки времени для возвращения
prompt-sustain = Непрерывный огонь: выберите вооружение, которое рискует
prompt-spray = Огонь веером: выберите второй гекс
prompt-smoke = Дымовые гранаты: выберите гекс
prompt-deploy = Какая команда сохранит маркер «{ $marker }»: { $unit } или { $other }?
prompt-demolish = Подрыв: выберите укрепление
prompt-support-pick = Таблица поддержки: выберите, что прибывает
prompt-support-place = Поддержка: выберите, где она появится
prompt-displace = { $unit }, спасение от пламени: выберите гекс

## Что можно ответить

option-order = Приказ «{ $card }»
option-pass = Сброс вместо приказов
option-discard = Сбросить карту «{ $card }»
option-action = Действие «{ $action }» ({ $card })
option-action-card = Действие карты «{ $card }»
option-fire = Огонь по обстоятельствам ({ $card })
option-pick-unit = { $unit }
option-weapon = { $weapon }
option-to-hex = В гекс { $hex }
option-to-hex-move = Движение в гекс { $hex }: { $units }
option-to-hex-advance = Наступление в гекс { $hex }: { $units }
option-to-hex-retreat = Отступление в гекс { $hex }: { $units }
option-to-hex-place-hex = Разместить в гексе { $hex }: { $units }
option-at-hex = Выбрать гекс { $hex }
option-at-hex-target = Огонь по гексу { $hex }
option-at-hex-dig-in-hex = Окопаться в гексе { $hex }
option-at-hex-spot = Корректирующий выстрел по гексу { $hex }
option-smoke = Дым по гексу { $hex }
option-exit-map = Выход с поля боя
option-give = Передать вооружение: { $unit }
option-leave = Оставить на месте: { $unit }
option-shoot = Стрелять теми, кто уже активирован
option-accept = Оставить бросок
option-reroll = Отдать карту инициативы и перебросить кубики
option-drop = Уничтожить своё вооружение: { $weapon }
option-side = { $side }
option-space = Клетка { $number } дорожки времени
option-card = { $card }
option-entry = Строка { $number }
option-none = Ничего не выбирать
option-battery = Восстановить связь с батареей
option-chit = Секретная цель { $number }
option-deploy = Развернуть на две команды: { $unit }
option-eliminate = Уничтожить: { $unit }
option-place = Разместить: { $unit }
option-fort = Разместить: { $fort }
option-quick = Расставить остальное автоматически
option-ready = Готово
option-back = Убрать обратно
option-force = Боевой порядок { $number }
force-of-pieces = { $force }: { $pieces } (ПО: { $cost })
option-works = Укрепления { $number }
thing-for-points = { $thing } (ПО: { $cost })
option-roll = Бросок по таблице поддержки
option-none-radio-call = Без радио
option-none-radio-pick = Без радио
option-stop-buying = Больше ничего не покупать
mines-of-strength = огневая мощь мин: { $fp }
option-first = Отдать и ходить первым
option-take-card = Мины послабее и карта «{ $card }»
option-none-mines-or-card = Оставить мины посильнее
option-none-first-turn = Оставить карту инициативы
option-stop-activate = Достаточно
option-stop-pass = Больше не сбрасывать
option-stop-window = Не разыгрывать действие
option-stop-target = Закончить стрельбу
option-stop-pieces = Открыть огонь
option-stop-move = Закончить это движение
option-stop-advance = Больше не наступать
option-stop-react = Пропустить
option-stop-go-on = Дальше

## Настройки партии

match-option-meleeUsesCommand = В рукопашной командование командира тоже прибавляется к огневой мощи его подразделений.
match-option-ambushChooser = Кого сломит засада, выбирает тот, кто её разыграл, а не владелец подразделения.
match-option-confusionPlayable = «Неразбериху» можно разыграть как приказ без эффекта, чтобы избавиться от карты.
match-option-boobyTrapAttacks = Мины события «Мина-ловушка» сразу атакуют тех, кто уже в гексе.
match-option-whitePhosphorus = «Белый фосфор»: видимое подразделение врага сломлено, и остаётся дым; иначе событие ничего не делает.
match-option-wireWeapons = Из колючей проволоки вооружение не стреляет, а подразделения в ней не входят в огневую группу с теми, кто снаружи.
match-option-trenchMove = Между соседними траншеями, бункерами и дотами переход стоит 1 ОД и не вызывает огня по обстоятельствам.
match-option-uphillFire = При огне по более высокой цели огневая мощь меньше на 1.
match-option-teamMatch = Отделение заменяют команды того качества, что указано в боевом порядке, а не его собственного.
match-option-atLeast = Артиллерия разрушает укрепление при нужном броске или большем, а не только при точном.
match-option-retreatNearEnemy = Подразделение, которому некуда отступать, гибнет, только если рядом враг.
match-option-blindHexBySide = Линия видимости, идущая вдоль стороны гекса, входит в оба соседних гекса: слепым бывает только гекс сразу за препятствием.
match-option-quickSetup = Обе стороны расставляются автоматически.
match-option-handicapFirst = Фора против первой стороны: в начале игры её противник получает столько победных очков.
match-option-handicapSecond = Фора против второй стороны: в начале игры её противник получает столько победных очков.
scenario-handicap = { $count ->
    [one] Чтобы уравнять шансы (фора, в настройках правил): { $opponent } – на { $count } победное очко больше в начале игры.
    [few] Чтобы уравнять шансы (фора, в настройках правил): { $opponent } – на { $count } победных очка больше в начале игры.
   *[other] Чтобы уравнять шансы (фора, в настройках правил): { $opponent } – на { $count } победных очков больше в начале игры.
}

## Шансы: слагаемые и ставка

part-actions = { $value } за действия
part-airburst = { $value } разрывы в кронах
part-attack = { $value } атака
part-distance = { $value } расстояние
part-doubles = { $value } дубль
part-elevation = { $value } высота
part-enemy = { $value } у врага
part-firepower = { $value } огневая мощь
part-hindrance = { $value } помеха
part-mines = { $value } мины
part-morale = { $value } мораль
part-others = { $value } остальные стреляющие
part-own = { $value } у своих
part-radio = { $value } радио
part-scenario = { $value } правило сценария
part-vulnerable = { $value } для разрушения
part-time = { $value } время
part-cover = { $value } укрытие
effect-hit = накрытие
effect-broken = слом
effect-suppressed = подавление
effect-eliminated = уничтожение
effect-rallied = сбор
effect-retreats = отступление
effect-any-breaks = кто-то сломлен
effect-destroyed = разрушение
effect-ends = конец игры
effect-wins = победа
effect-both-lost = уничтожены обе стороны
effect-weapon-breaks = поломка вооружения

## Особые правила сценариев

rule-bocage = Живая изгородь стоит на 1 ОД больше и даёт на 1 больше укрытия.
rule-card-for-turn = Владелец карты инициативы может отдать её за первый ход.
rule-wire-by-buildings = Колючую проволоку расставляют только в гексах строений или рядом с ними.
rule-broken-weapon = { $side }: одно вооружение, выбранное наугад, сломано с самого начала.
rule-no-fortifications = После расстановки новые укрепления не появляются.
rule-slow-open = Открытая местность стоит полтора ОД.
rule-concealment = { $side }: каждая «Маскировка» уменьшает сумму атаки ещё на { $more }.
rule-rising-orders = { $side }: с каждым продвижением времени на один приказ в ход больше, но не больше { $most }.
rule-fragile = { $weapon }: это трофейное вооружение не ломается, а сразу теряется.
rule-exit-is-loss = { $side }: вышедшие с поля боя подразделения считаются уничтоженными.
rule-flat-cost = { $side }: любой гекс стоит 1 ОД.
rule-range-counts = Сумма атаки уменьшается на расстояние до ближайшего стреляющего.
rule-mines-or-card = { $side }: вместо мин посильнее можно взять мины силы { $mines } и карту { $card }.
rule-melee-bonus = { $side }: в каждой рукопашной на { $more } больше.
rule-tank = { $side }: бункер — это неподвижный танк, внутри { $crew }; в его гексе помещается фигур: { $figures }.
rule-satchel-cover = Сумки с зарядами бросают только в гексы с укрытием { $cover } и больше.
rule-flank = { $side }: прибывающие на клетке времени { $time } могут войти в гексе { $hexes } или рядом с ним.
rule-sniper-reach = { $side }: снайпер достаёт на 2 гекса от случайного гекса.
rule-fog = Туман: повсюду помеха { $fog } сверх любой другой; каждый «Ветер» уменьшает её на 1.

warn-end-orders = Вы ещё можете отдать приказ. Всё равно закончить ход?
generator-random = Силы определяет жребий
generator-muster = Стороны сами выбирают силы
about-combat-commander = Пехотные роты на карте из гексов, Европа, 1941–1945 годы. Кубиков нет: каждая карта — это приказ, действие и бросок. Самая насыщенная и самая долгая из трёх игр.
why-order-first = { $name }: нужен приказ. Сначала выберите карту из руки, потом подразделения.

## Fortifications, and other things of the map

about-fort-foxholes = Укрытие 3, против миномётов и артиллерии на 1 больше.
about-fort-trench = Укрытие 4, против миномётов и артиллерии на 1 больше.
about-fort-pillbox = Укрытие 5, против миномётов и артиллерии на 1 больше; при ничьей в рукопашной тот, кто его занимает, выживает.
about-fort-bunker = Укрытие 6, против миномётов и артиллерии на 1 больше; при ничьей в рукопашной тот, кто его занимает, выживает.
about-fort-mines = Атакуют каждое подразделение любой стороны, которое входит в гекс или выходит из него; укрытие не помогает.
about-fort-wire = Прекращает любое движение в гекс и из гекса. Подразделения там теряют по 1 огневой мощи, дальности и морали, не стреляют из вооружения и не входят в одну огневую группу с теми, кто снаружи.
about-trait-ordnance = Сначала должно попасть броском на прицеливание; не входит в огневую группу, не ведёт огонь по обстоятельствам, и командиры не повышают его значений.
about-trait-smoke = Вместо атаки может поставить дым в любом гексе в пределах видимости и дальности.
about-trait-mg = Считается пулемётом для действия «{ action-sustained-fire }» и события «{ event-name-suppressing-fire }».
about-trait-mortar = Бьёт сверху: на 2 сильнее по лесу; изгороди и стены укрытия не дают, укрепления дают на 1 больше.
about-trait-flame = Укрытие цели равно 0, каким бы оно ни было.
about-trait-spent = После броска на стрельбу выходит из игры.
about-edge = Вышедшие здесь подразделения приносят очки по своей стоимости и могут вернуться по дорожке времени.
edge-of = Край поля боя: { $side }
support-with = { $unit }, вооружение: { $weapon }
objective-number = Цель { $number }
duel = { $rolls ->
    [0] атака { $attack } против защиты { $defence } + 2 кубика
   *[other] атака { $attack } + 2 кубика против защиты { $defence } + 2 кубика
}

waive-shooting = Стрелять по каждому гексу на их пути
waive-unseen = Пропускать, пока их не видно
waive-unreached = Пропускать, пока они вне дальности
waive-order = Пропустить этот приказ
waive-turn = Пропускать всё до моего хода
way-cost = { $cost } ОД
note-enemy-in-danger = Под угрозой враг: { $units }
note-own-in-danger = ⚠ Под угрозой свои: { $units }

walk-border = { $direction } { $hex }, { $ground }
walk-side = между ними { $side }
walk-way = путь: { $way }
walk-off-map = { $direction } край карты

standing-told = На вопросы с единственным ответом отвечает игра, движение врага, которого не видит никто из ваших, проходит без остановки, броски, которые новый почти не улучшит, остаются, а командиры бросают последними.
