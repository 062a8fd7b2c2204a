### What the drawings of Combat Commander say themselves; names of things come from the server.

commander-objectives = Цели
commander-objective = { $points ->
    [one] Цель { $number }: { $side }, { $points } очко
    [few] Цель { $number }: { $side }, { $points } очка
   *[many] Цель { $number }: { $side }, { $points } очков
}
commander-arrivals = { $count ->
    [one] Ещё прибудет: { $count } группа
    [few] Ещё прибудут: { $count } группы
   *[many] Ещё прибудут: { $count } групп
}
commander-never-reroll = Никогда не отдавать карту инициативы за новый бросок
commander-never-react = Не отвечать на движение противника
commander-never-fire-window = Не разыгрывать действия перед броском на стрельбу
commander-never-defence-window = Не разыгрывать действия перед бросками на защиту
commander-never-melee-window = Не разыгрывать действия в рукопашной
commander-never-pass-window = Не разыгрывать действия, когда другая сторона выбирает сброс
