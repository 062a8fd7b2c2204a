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
