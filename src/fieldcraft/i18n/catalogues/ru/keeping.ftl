### Что говорит сервер о записях, повторах, кубиках, подсказках и сообщениях.

server-no-workers = Боты на этом сервере сейчас не работают. Попробуйте позже.
server-no-such-record = Здесь нет такой записи. Загруженные записи хранятся неделю.
server-clerk-failed = Сейчас прочитать эту запись не удалось. Попробуйте ещё раз.
server-line = строка { $line }
server-too-many-positions = Запрашивайте не больше { $most } позиций за раз, от первой к последней.
server-verify-key = Ключ получается из доли сервера и долей мест.
server-verify-key-hash = Это тот самый ключ, хеш которого был показан в начале.
server-verify-replay = Каждое решение было разрешено, и каждая позиция получилась той же: { $entries ->
        [one] { $entries } строка записи
        [few] { $entries } строки записи
       *[many] { $entries } строк записи
    }, { $digests ->
        [one] сверена { $digests } позиция
        [few] сверены { $digests } позиции
       *[many] сверено { $digests } позиций
    }.
server-enough-reports = Этот сервер сохранил уже достаточно сообщений. Сообщите администратору сервера.

## Подсказки

hint-for = За: { $text }.
hint-against = Против: { $text }.
hint-only = Выбирать больше не из чего.
hint-plain = Бот не объясняет причин.
server-no-hint = Бот тоже не знает, что делать.
server-no-hints = В партии двух людей подсказок нет.
server-not-asked = Сейчас вас ни о чём не спрашивают.

## Сообщения об ошибке в правилах

report-title = Сообщение: { $scenario }, позиция { $position }
report-note-all = Позиция такая, какой была в партии { $match }, со всеми картами.
report-note-side = То, что видела сторона { $side }, — как в партии { $match }. Всё, чего она не видела, сдано случайно, так чтобы подходило.
report-change = Так происходит сейчас. Если это неверно, замените тем, что должно происходить.
report-words = Пишет сообщивший: { $text }

## Подсказки: что говорит за или против

hint-part-action = то, что добавляет действие
hint-part-artillery = то, что может артиллерия
hint-part-card = ценность карты
hint-part-casualty = вероятные потери противника
hint-part-command = взятые карты
hint-part-control = контроль над ключевыми точками
hint-part-cover = укрытие от огня противника
hint-part-end = остаток хода
hint-part-exit = очки за подразделения, покинувшие поле
hint-part-fire = то, что может огонь
hint-part-firing = удобное место для стрельбы
hint-part-fog = туман войны в собственной колоде
hint-part-initiative = инициатива
hint-part-lost = собственные потери
hint-part-move = место, где окажутся подразделения
hint-part-order = то, с чего лучше начать
hint-part-other = всё остальное
hint-part-own-casualty = вероятные собственные потери
hint-part-rally = отряд снова в готовности
hint-part-recon = взятые карты и убранный туман войны
hint-part-set-up = разумная расстановка
hint-part-smoke = дым как укрытие
hint-part-stop = то, что останется на потом
hint-part-target = цель для миномёта
hint-part-time = оставшееся время
hint-part-unit = выбор подразделения
hint-part-wins = как часто это побеждало при игре наугад
