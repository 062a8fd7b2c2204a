game-normandy = Неустрашимые: Нормандия
game-north-africa = Неустрашимые: Северная Африка

## Sides and squads

side-us = США
side-de = Германия
side-lrdg = LRDG
side-it = Италия
squad-a = А
squad-b = Б
squad-c = В
squad-t = Т
squad-none = вне отделений

## Cards. $squad is the letter, or none.

card-platoon-sergeant = Командир взвода
card-platoon-guide = Заместитель командира взвода
card-squad-leader = { $squad ->
    [none] Командир отделения
   *[other] Командир отделения { $squad }
}
card-tank-commander = { $squad ->
    [none] Командир танка
   *[other] Командир танка { $squad }
}
card-lieutenant = Лейтенант
card-warrant-officer = Уорент-офицер
card-recon-plane = Самолёт-разведчик
card-staff-sergeant = Штаб-сержант
card-sergeant = Сержант
card-saboteur = Диверсант
card-anti-tank-rifleman = { $squad ->
    [none] Бронебойщик
   *[other] Бронебойщик { $squad }
}
card-engineer = Инженер
card-tank-driver = { $squad ->
    [none] Водитель
   *[other] Водитель { $squad }
}
card-tank-gunner = { $squad ->
    [none] Наводчик
   *[other] Наводчик { $squad }
}
card-tank-crew = { $squad ->
    [none] Механик
   *[other] Механик { $squad }
}
card-scout = { $squad ->
    [none] Разведчик
   *[other] Разведчик { $squad }
}
card-rifleman = { $squad ->
    [none] Стрелок
   *[other] Стрелок { $squad }
}
card-machine-gunner = { $squad ->
    [none] Пулемётчик
   *[other] Пулемётчик { $squad }
}
card-sniper = Снайпер
card-mortar = Миномёт
card-fog-of-war = Туман войны
class-combat = карта солдата
class-command = карта командования
class-fog = карта тумана войны
class-vehicle = карта техники

## Counters: the units

counter-scout = { $squad ->
    [none] Разведчики
   *[other] Разведчики { $squad }
}
counter-rifleman = { $squad ->
    [none] Стрелки
   *[other] Стрелки { $squad }
}
counter-machine-gunner = { $squad ->
    [none] Пулемётчики
   *[other] Пулемётчики { $squad }
}
counter-sniper = Снайперы
counter-mortar = Миномёт
counter-of-side = { $counter } ({ $side })
face-ready = готов
face-suppressed = подавлен
face-ready-unit = отряд готов
face-suppressed-unit = отряд подавлен
face-disabled = выведен из строя
face-destroyed = объект уничтожен

## Vehicles, structures and specialisms

vehicle-patrol-truck = Патрульный автомобиль
vehicle-gun-truck = Автомобиль поддержки
vehicle-pilot-car = Головной автомобиль
vehicle-medium-tank = Средний танк
vehicle-scout-car = Автомобиль разведки
vehicle-light-truck = Лёгкий грузовик
structure-aircraft = Самолёт
structure-fuel-tank = Топливный резервуар
structure-motor-pool = Автопарк
structure-ammunition-store = Склад боеприпасов
structure-hangar = Ангар
structure-radio-mast = Радиомачта
specialism-driver = водитель
specialism-gunner = наводчик
specialism-crew = механик

## Ways of using a card, and actions

action-with-value = { $action } { $value }
action-act = Действовать
action-hunker = Затаиться
action-rally = Вернуть готовность
action-seat = Использовать технику
action-switch = Поменяться местами
action-enter = Сесть в технику
action-exit = Покинуть технику
action-shift = Сменить место
action-move = Переместиться
action-guide = Отправить
action-scout = Разведать
action-stalk = Прокрасться
action-drive = Управлять
action-bolster = Пополнить
action-command = Приказать
action-conceal = Замаскироваться
action-control = Захватить
action-inspire = Воодушевить
action-recon = Наблюдать
action-target = Прицелиться
action-navigate = Проложить маршрут
action-survey = Изучить
action-repair = Отремонтировать
action-attack = Атаковать
action-suppress = Подавить
action-blast = Обстрелять
action-strafe = Штурмовка
action-demolition = Взорвать
action-anti-tank = Подбить танк

## Card zones

zone-deck = колода
zone-hand = рука
zone-play = разыгранные карты
zone-discard = сброс
zone-supply = запас
zone-removed = убрано из игры

## Markers

marker-control = жетон контроля
marker-scouted = разведано
marker-controlled = под контролем
marker-initiative = жетон инициативы
marker-spawn = жетон точки появления
marker-target = жетон прицела
marker-radio-tower = жетон радиовышки
marker-damage = жетон повреждения
marker-escape = жетон точки эвакуации
marker-structure = жетон объекта
marker-objective = жетон ключевой точки

## Fields of cards, counters and tiles

field-initiative = инициатива
field-squad = отделение
field-actions = действия
field-defence = базовая защита
field-defence-total = значение защиты
field-points = очки
field-specialism = специализация
field-basic-defence = обычная защита
field-armour = броня
field-structure-defence = защита объекта
field-seats = места
field-seat-requirement = требования к экипажу
field-vehicle-actions = действия техники
field-integrity = запас прочности
field-critical = порог критических повреждений
field-damage = повреждения
field-rough = труднопроходимая местность

## Tiles: what they look like

tile-with-look = { $tile } ({ $look })
look-haystacks = стога сена
look-church = церковь
look-hill-trees = возвышенность, деревья
look-hedged-double-field = два поля, изгороди
look-wood-with-pond = лес с прудом
look-field-tractor = поле, трактор
look-open-wood = редкий лес
look-corn-field = хлебное поле
look-farm-and-field = ферма и поле
look-hamlet = хутор
look-farmhouse-and-field = дом и поле
look-hedged-fields = поля, изгороди
look-hamlet-track = хутор, просёлок
look-village-street = деревенская улица
look-bare-hill = голая возвышенность
look-open = открыто
look-hamlet-trees = хутор, деревья
look-crop-field = засеянное поле
look-farm-trees = ферма, деревья
look-open-bushes = открыто, кусты
look-village = деревня
look-river-with-islet = река с островком
look-manor = усадьба
look-river = река
look-farm-orchard = ферма, сад
look-river-wooded-bank = река, лес
look-hedged-field = поле, изгородь
look-wooded-hill = лесистая возвышенность
look-dense-wood = густой лес
look-river-footbridge = река, мостик
look-river-stone-bridge = река, мост
look-plain = равнина
look-oasis = оазис
look-rocks = скалы
look-ruins = руины
look-side-road = боковая дорога
look-fort = форт
look-camp = лагерь
look-broken-ground = пересечённая
look-scattered-stones = россыпь камней
look-hollow = ложбина
look-hill = возвышенность
look-runway = взлётная полоса
look-runway-end = конец полосы
look-road-end = конец дороги
look-road-corner = поворот дороги
look-road-crossing = перекрёсток
look-road-straight = прямая дорога
look-road-vegetation = дорога, зелень
look-town = городок
look-houses = дома
look-houses-trench = дома, траншея
phase-initiative = Определение инициативы
field-cover = бонус укрытия
field-range = бонус дистанции
