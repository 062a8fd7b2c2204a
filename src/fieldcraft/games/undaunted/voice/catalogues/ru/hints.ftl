hint-part-adjust = { $worth ->
    [against] Солдаты хуже разместятся в технике.
   *[for] Солдаты лучше разместятся в технике.
}
hint-part-approach = { $worth ->
    [against] Так дальше от ключевых точек.
   *[for] Так ближе к ключевым точкам.
}
hint-part-block = { $worth ->
    [against] Это оставит противнику путь открытым.
   *[for] Это преградит противнику путь.
}
hint-part-bolster = { $worth ->
    [against] В вашу колоду попадут слабые карты.
   *[for] В вашу колоду попадут хорошие карты.
}
hint-part-capture = { $worth ->
    [against] Техника останется брошенной.
   *[for] Можно захватить технику.
}
hint-part-conceal = { $worth ->
    [against] Тумана войны противник получит немного.
   *[for] Противник получит туман войны.
}
hint-part-demolition = { $worth ->
    [against] Уничтожить удастся немного.
   *[for] Это уничтожит объекты.
}
hint-part-draw = { $worth ->
    [against] Полезных карт это не даст.
   *[for] Вы возьмёте карты.
}
hint-part-escape = { $worth ->
    [against] Это задержит эвакуацию.
   *[for] Солдаты смогут эвакуироваться.
}
hint-part-hunker = { $worth ->
    [against] В запас вернётся хорошая карта.
   *[for] Слабая карта вернётся в запас.
}
hint-part-inspire = { $worth ->
    [against] Теми же картами больше почти не сделать.
   *[for] Теми же картами можно сделать больше.
}
hint-part-kept = { $worth ->
    [against] Придётся пожертвовать картой.
   *[for] Карта больше ни для чего не нужна.
}
hint-part-repair = { $worth ->
    [against] Чинить почти нечего.
   *[for] Это устранит повреждения.
}
hint-part-scouting = { $worth ->
    [against] Разведанные квадраты не понадобятся.
   *[for] Вы разведаете новые квадраты.
}
hint-part-spawn = { $worth ->
    [against] Отряд вернётся не туда, где он нужен.
   *[for] Отряд вернётся в игру.
}
hint-part-suppress = { $worth ->
    [against] Подавить противника вряд ли удастся.
   *[for] Это подавит противника.
}
hint-part-towards = { $worth ->
    [against] Так дальше оттуда, где вы нужны.
   *[for] Так ближе туда, где вы нужны.
}
hint-part-casualty = { $worth ->
    [against] Противник вряд ли понесёт потери.
   *[for] Противник, скорее всего, понесёт потери.
}
hint-part-command = { $worth ->
    [against] Полезных карт это не даст.
   *[for] Вы возьмёте карты.
}
hint-part-control = { $worth ->
    [against] Так вы уступите контроль над ключевыми точками.
   *[for] Это даёт контроль над ключевыми точками.
}
hint-part-cover = { $worth ->
    [against] Здесь почти нет укрытия от огня противника.
   *[for] Здесь хорошее укрытие от огня противника.
}
hint-part-firing = { $worth ->
    [against] Отсюда неудобно стрелять.
   *[for] Отсюда удобно стрелять.
}
hint-part-fog = { $worth ->
    [against] Это добавит туман войны в вашу колоду.
   *[for] Это убережёт вашу колоду от тумана войны.
}
hint-part-own-casualty = { $worth ->
    [against] Вы, скорее всего, понесёте потери.
   *[for] Вы вряд ли понесёте потери.
}
hint-part-rally = { $worth ->
    [against] Приводить отряд в готовность сейчас незачем.
   *[for] Отряд снова будет в готовности.
}
hint-part-recon = { $worth ->
    [against] Тумана войны это уберёт немного.
   *[for] Вы возьмёте карту и уберёте туман войны.
}
hint-part-target = { $worth ->
    [against] Это плохая цель для миномёта.
   *[for] Это хорошая цель для миномёта.
}
