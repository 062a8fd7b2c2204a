### Names of things, in the terms of the printed edition.

## Games

game-normandy = Неустрашимые: Нормандия
game-north-africa = Неустрашимые: Северная Африка
game-combat-commander = Combat Commander: Европа

## Scenarios

scenario-la-raye = Ла-Ре
scenario-montmartin-en-graignes = Монмартен-ан-Грень
scenario-raid-across-the-canal = Рейд через канал
scenario-behind-enemy-lines = В тылу врага
scenario-crossing-the-vire = Переправа через Вир
scenario-desperate-withdrawal = Отчаянное отступление
scenario-la-huberderie = Ла-Юбердери
scenario-streets-of-tessy-sur-vire = Улицы Тесси-сюр-Вира
scenario-reinforcements = Подкрепление
scenario-critical-intelligence = Особо важные разведданные
scenario-hill-314 = Высота 314
scenario-mortain = Мортен

## Campaign: how clearly it was won

campaign-band-even = Ничья
campaign-band-slight = Незначительная победа
campaign-band-clear = Значительная победа
campaign-band-decisive = Решительная победа

## Sides and squads

side-us = США
side-de = Германия
side-lrdg = LRDG
side-it = Италия
side-spectator = Зритель
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

## Ways of using a card, and actions

action-with-value = { $action } { $value }
action-act = Действовать
action-hunker = Затаиться
action-rally = Перевернуть на сторону готовности
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
actions-movement = перемещение
actions-support = вспомогательные действия
actions-combat = боевые действия

## Card zones

zone-deck = колода
zone-hand = рука
zone-play = разыгранные карты
zone-discard = сброс
zone-supply = запас
zone-removed = убрано из игры

## Phases

phase-draw = Получение карт
phase-initiative = Определение инициативы
phase-turns = Ходы игроков

## Markers

marker-control = жетон контроля
marker-scouted = разведано
marker-controlled = под контролем
marker-objective = жетон ключевой точки
marker-initiative = жетон инициативы
marker-spawn = жетон точки появления
marker-target = жетон прицела
marker-radio-tower = жетон радиовышки

## Fields of cards, counters and tiles

field-initiative = инициатива
field-squad = отделение
field-actions = действия
field-defence = базовая защита
field-cover = бонус укрытия
field-range = бонус дистанции
field-defence-total = значение защиты
field-points = очки

## Tiles: what they look like

tile-with-look = { $tile } ({ $look })
look-haystacks = стога сена
look-church = церковь
look-hill-trees = возвышенность, деревья
look-hedged-double-field = два поля с живыми изгородями
look-wood-with-pond = лес с прудом
look-field-tractor = поле, трактор
look-open-wood = редкий лес
look-corn-field = кукурузное поле
look-farm-and-field = ферма и поле
look-hamlet = хутор
look-farmhouse-and-field = фермерский дом и поле
look-hedged-fields = поля с живыми изгородями
look-hamlet-track = хутор, просёлок
look-village-street = деревенская улица
look-bare-hill = голая возвышенность
look-open = открытая местность
look-hamlet-trees = хутор, деревья
look-crop-field = засеянное поле
look-farm-trees = ферма, деревья
look-open-bushes = открытая местность, кусты
look-village = деревня
look-river-with-islet = река с островком
look-manor = усадьба
look-river = река
look-farm-orchard = ферма, фруктовый сад
look-river-wooded-bank = река, лесистый берег
look-hedged-field = поле с живой изгородью
look-wooded-hill = лесистая возвышенность
look-dense-wood = густой лес
look-river-footbridge = река, пешеходный мост
look-river-stone-bridge = река, каменный мост
