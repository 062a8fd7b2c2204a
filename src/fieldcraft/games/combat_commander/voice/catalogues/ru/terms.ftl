### Combat Commander: названия.

## Стороны и страны

side-axis = Ось
side-allies = Союзники
nation-germany = Германия
nation-russia = СССР
nation-america = Америка
quality-green = новобранцы
quality-line = линейные
quality-elite = элитные
posture-attack = атака
posture-recon = разведка
posture-defend = защита
posture-open = решат выбранные силы

## Подразделения. $letter различает два вида одного звания

unit-with-number = { $unit } { $number }
unit-of-side = { $unit } ({ $side })
unit-with-letter = { $unit } { $letter }
letter-x = { "X" }
letter-y = { "Y" }
kind-squad = Отделение
kind-team = Команда
kind-leader = Командир
unit-pionier = Сапёры
unit-ss = СС
unit-elite-rifle = Элитные стрелки
unit-parachute = Парашютисты
unit-rifle = Стрелки
unit-volksgrenadier = Фольксгренадеры
unit-conscript = Призывники
unit-assault = Штурмовая группа
unit-guards-smg = Гвардейцы-автоматчики
unit-guards-rifle = Гвардейцы-стрелки
unit-smg = Автоматчики
unit-militia = Ополченцы
unit-engineer = Сапёры
unit-paratroop = Парашютисты
unit-elite = Элитное отделение
unit-line = Линейное отделение
unit-green = Отделение новобранцев
unit-weapon-team = Расчёт
unit-elite-team = Элитная команда
unit-line-team = Линейная команда
unit-green-team = Команда новобранцев
unit-private = Рядовой
unit-corporal = Капрал
unit-sergeant = Сержант
unit-lieutenant = Лейтенант
unit-captain = Капитан
unit-hero = Герой

## Состояния подразделений и вооружения

flag-broken = сломленная сторона
flag-suppressed = подавление
flag-veteran = ветеран
flag-activated = активация
flag-moving = движется
flag-grouped = в группе
flag-finished = движение окончено
flag-on-road = на дороге
flag-opportunity = следит за движением
flag-fired = после выстрела
flag-assaulted = после штурмового огня
flag-ordered = выполняет приказ
flag-entered = сразу после входа
flag-stepped = после первого шага
flag-flanking = может войти с фланга
weapon-state-broken = поломка
weapon-state-fired = после выстрела

## Вооружение и радио

weapon-with-number = { $weapon } { $number }
weapon-light-mg = Лёгкий пулемёт
weapon-medium-mg = Средний пулемёт
weapon-heavy-mg = Тяжёлый пулемёт
weapon-fifty-cal = Крупнокалиберный пулемёт
weapon-light-mortar = Лёгкий миномёт
weapon-medium-mortar = Средний миномёт
weapon-ig-18 = Орудие { "IG 18" }
weapon-ig-33 = Орудие { "IG 33" }
weapon-infantry-gun = Пехотное орудие
weapon-pack-howitzer = Вьючная гаубица
weapon-flamethrower = Огнемёт
weapon-satchel-charge = Сумка с зарядами
weapon-molotov = Коктейль Молотова
radio-of-fp = Радио { $fp }

## Поле боя

fort-foxholes = Стрелковые ячейки
fort-trench = Траншея
fort-bunker = Бункер
fort-pillbox = Дот
fort-mines = Мины
fort-wire = Колючая проволока
marker-objective = цель
terrain-building = Строение
terrain-woods = Лес
terrain-brush = Кустарник
terrain-orchard = Сад
terrain-field = Поле
terrain-bridge-major = Большой мост
terrain-bridge-minor = Малый мост
terrain-gully = Овраг
terrain-water-barrier = Водная преграда
terrain-stream = Ручей
terrain-marsh = Болото
terrain-open = Открытая местность
terrain-road = Дорога
terrain-railway = Железная дорога
terrain-trail = Тропа
terrain-fence = Забор
terrain-hedge = Живая изгородь
terrain-wall = Стена
terrain-hill = Холм
terrain-cliff = Обрыв
terrain-smoke = Дым
terrain-blaze = Пламя
direction-1 = на север
direction-2 = на северо-восток
direction-3 = на юго-восток
direction-4 = на юг
direction-5 = на юго-запад
direction-6 = на северо-запад
edge-top = верхний край
edge-bottom = нижний край
edge-left = левый край
edge-right = правый край

## Броски и характеристики

roll-targeting = бросок на прицеливание
roll-fire = бросок на стрельбу
roll-impact = бросок на воздействие
roll-mines = атака мин
roll-defence = бросок на защиту
roll-melee = бросок рукопашной
roll-rally = бросок на сбор
roll-rout = бросок бегства
roll-sudden-death = бросок внезапной смерти
roll-commissar = бросок комиссара
roll-support = бросок по таблице поддержки
value-fp = огневая мощь
value-range = дальность
value-move = движение
value-morale = мораль
value-command = командование
value-cover = укрытие
value-hindrance = помеха
value-elevation = высота
value-cost = стоимость движения
value-worth = победные очки

## Фишки целей

chit-a = { "A" }: цель 1, 1 очко
chit-b = { "B" }: цель 2, 1 очко
chit-c = { "C" }: цель 3, 1 очко
chit-d = { "D" }: цель 4, 1 очко
chit-e = { "E" }: цель 5, 1 очко
chit-f = { "F" }: цель 2, 2 очка
chit-g = { "G" }: цель 3, 2 очка
chit-h = { "H" }: цель 4, 2 очка
chit-j = { "J" }: цель 5, 2 очка
chit-k = { "K" }: цель 3, 3 очка
chit-l = { "L" }: цель 4, 3 очка
chit-m = { "M" }: цель 5, 3 очка
chit-n = { "N" }: цель 4, 4 очка
chit-p = { "P" }: цель 5, 4 очка
chit-q = { "Q" }: цель 5, 5 очков
chit-r = { "R" }: цель 5, 10 очков
chit-s = { "S" }: каждая цель, 1 очко
chit-t = { "T" }: каждая цель, 2 очка
chit-u = { "U" }: каждая цель, 3 очка
chit-v = { "V" }: все пять целей — победа при внезапной смерти
chit-w = { "W" }: вышедшие подразделения дают вдвое больше очков
chit-x = { "X" }: уничтоженные подразделения дают вдвое больше очков

game-combat-commander = Боевой командир: Европа
