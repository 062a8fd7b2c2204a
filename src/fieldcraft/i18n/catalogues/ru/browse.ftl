### What there is to play, and questions about it, in the browser.

level-1 = хороший первый сценарий
level-2 = когда правила уже знакомы
level-3 = для тех, кому нужно всё сразу
scenario-balance = Между равными ботами ({ $bots }) из { $games } партий: { $first } – { $first_share } %, { $second } – { $second_share } % побед.
scenario-minutes = { $count ->
    [one] около { $count } минуты
   *[other] около { $count } минут
}
bot-name-random = Случайный
bot-name-monte-carlo = Монте-Карло
bot-name-recruit = Новобранец
bot-name-greedy-1 = Жадный-1
bot-name-corporal = Капрал
bot-name-sergeant = Сержант
bot-name-lieutenant = Лейтенант
bot-name-captain = Капитан
bot-about-random = Разыгрывает что попало и как попало. С ним можно спокойно осмотреться.
bot-about-monte-carlo = Много раз доигрывает каждый вариант наугад и берёт тот, что побеждает чаще. Плана у него нет, и ему нужно время подумать.
bot-about-recruit = Знает, как надо, но обычно об этом забывает. С ним хорошо осваивать правила.
bot-about-greedy-1 = Старая мерка: берёт то, что сейчас выглядит лучшим. Оставлен, чтобы сравнивать с ним остальных.
bot-about-corporal = Делает то, что сейчас выглядит лучшим, но часто ошибается. Достойный соперник для первых партий.
bot-about-sergeant = Делает то, что сейчас выглядит лучшим, и ошибается редко. Наказывает за небрежность.
bot-about-lieutenant = Тысячи партий научили его побеждать, но иногда он ошибается. Трудный соперник.
bot-about-captain = Выбирает то, что в тысячах партий чаще всего вело к победе, и думает наперёд там, где это помогает. Для тех, кого остальные уже не пугают.
bot-about-other = Бот со своим характером.

## What is not there, in the browser and on the command line

server-unknown-game = Игры «{ $text }» нет. Есть: { $known }
server-unknown-scenario = Сценария «{ $text }» нет. Есть: { $known }
server-unknown-clause = Пункта «{ $text }» нет.
server-unknown-lesson = Урока «{ $text }» нет. Есть: { $known }
server-no-such-frame = В уроке нет такого шага. Последний — { $last }.
server-unknown-chapter = Главы «{ $text }» в книге правил нет.
server-unknown-figure = Иллюстрации «{ $text }» в книге правил нет.
server-figure-over = В этот момент бой уже окончен. Выберите более ранний.
server-unknown-question = Спросить «{ $text }» нельзя. Есть: { $known }
server-nothing-named = Укажите, что показать: что-то одно или два места.

## Odds, and why something cannot be chosen

effect-casualty = потеря карты
effect-none = ничего не произойдёт
why-not-lit = { $name }: сейчас это выбрать нельзя. { $prompt }.
why-can-be-chosen = { $name }: это можно выбрать.

## The rulebook as a site and in print

book-clauses = На каких пунктах это основано
book-pdf = Книга правил для печати
book-pdf-summary = Сводка для печати
book-pdf-aid = Памятка для печати
figure-steps = По шагам
figure-play = Сыграть эту позицию
figure-not = Нельзя:
