## Что нужно каждой стороне, сколько уже есть и кто близок к победе

condition-time = Время { $have } из { $need } до возможного конца игры
condition-vp-ahead = Победа по очкам: впереди на { $lead }
condition-vp-behind = Победа по очкам: позади на { $lead }
condition-vp-holder = Победа по очкам: поровну, карта инициативы даёт перевес
condition-vp-level = Победа по очкам: поровну, карта инициативы у противника
condition-surrender = Вынудить сдаться: потеряно { $have } из { $need }
condition-objectives = Держать все пять целей при внезапной смерти: { $have } из { $need }
condition-ground = Цели на карте
stake-control = { $worth ->
    [0] Цель { $objective } ({ $hex }): ценность неизвестна
    [one] Цель { $objective } ({ $hex }): { $worth } очко
    [few] Цель { $objective } ({ $hex }): { $worth } очка
   *[many] Цель { $objective } ({ $hex }): { $worth } очков
}
threat-surrender = Победа стороны «{ $side }», как только «{ $enemy }» потеряет ещё одно подразделение
threat-last-unit = Победа стороны «{ $side }», если убрать с карты последнее подразделение стороны «{ $enemy }»
threat-time = Следующий сдвиг времени может закончить игру; насколько видно, победит сторона «{ $side }»{ $lead ->
    [0] { " по карте инициативы" }
    [one] { ", " }впереди на { $lead } очко
    [few] { ", " }впереди на { $lead } очка
   *[many] { ", " }впереди на { $lead } очков
}
threat-objectives = Следующий сдвиг времени принесёт победу стороне «{ $side }»: у неё все пять целей
