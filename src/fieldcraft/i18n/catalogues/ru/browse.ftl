### What there is to play, and questions about it, in the browser.

level-1 = хороший первый сценарий
level-2 = когда правила уже знакомы
level-3 = для тех, кому нужно всё сразу
scenario-minutes = { $count ->
    [one] около { $count } минуты
   *[other] около { $count } минут
}
bot-name-random = Случайный
bot-name-monte-carlo = Монте-Карло
bot-name-greedy = Жадный
bot-about-random = Разыгрывает что попало и как попало. С ним можно спокойно осмотреться.
bot-about-monte-carlo = Много раз доигрывает каждый вариант наугад и берёт тот, что побеждает чаще. Плана у него нет, и ему нужно время подумать.
bot-about-greedy = Берёт то, что сейчас выглядит лучшим: стреляет, когда может попасть, и идёт к целям. Достойный соперник для первых партий.
bot-about-other = Бот со своим характером.

## What is not there

server-unknown-game = Игры «{ $text }» нет. Есть: { $known }
server-unknown-scenario = Сценария «{ $text }» нет. Есть: { $known }
server-unknown-clause = Пункта «{ $text }» нет.
server-unknown-lesson = Урока «{ $text }» нет. Есть: { $known }
server-no-such-frame = В уроке нет такого шага. Последний — { $last }.
server-unknown-question = Спросить «{ $text }» нельзя. Есть: { $known }
server-nothing-named = Укажите, что показать: что-то одно или два места.

## Odds, and why something cannot be chosen

effect-casualty = потеря карты
effect-none = ничего не произойдёт
choice-cannot-undo = Отменить это будет нельзя.
why-not-lit = { $name }: сейчас это выбрать нельзя. { $prompt }.
why-can-be-chosen = { $name }: это можно выбрать.
