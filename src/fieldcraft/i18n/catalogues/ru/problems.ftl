### Что не так с файлом, аргументом или настройкой и что с этим делать.
### $hint, $why, $found и подобные могут быть фразами из соседнего файла.

## Файлы содержимого

problem-file-not-brought = файла «{ $name }» при этом файле нет
remedy-file-not-brought = выберите оба файла вместе или впишите его содержимое сюда
problem-missing-file = файла «{ $path }» нет
remedy-missing-file = проверьте путь
problem-unreadable = файл не читается: { $why }
remedy-unreadable = проверьте права доступа
problem-too-big = размер файла в байтах — { $size }, а допускается не больше { $limit }
remedy-too-big = проверьте, тот ли это файл
problem-not-utf8 = байт { $offset } — не текст в кодировке { "UTF-8" }
remedy-not-utf8 = сохраните файл в кодировке { "UTF-8" }
problem-bad-character = здесь знак, которому не место в тексте
remedy-bad-character = удалите управляющие знаки
problem-empty = файл пуст
remedy-empty = проверьте, тот ли это файл
problem-bad-yaml = это не { "YAML" }: { $why }
remedy-bad-yaml = исправьте здесь написание, отступы или кавычки
problem-many-documents = в файле больше одного документа
remedy-many-documents = оставьте в файле один документ
problem-alias = якоря и ссылки (& и *) в файлах содержимого не допускаются
remedy-alias = напишите значение полностью
problem-tag = тег { $tag } не допускается
remedy-tag = удалите его: простых значений достаточно
problem-too-deep = уровней вложенности больше, чем { $limit }
remedy-too-deep = сделайте файл более плоским
problem-too-many-values = значений в файле больше, чем { $limit }
remedy-too-many-values = разделите файл на части
problem-number-too-big = число { $number } слишком велико
remedy-number-too-big = таких больших чисел в игре нет
problem-duplicate-key = ключ «{ $key }» указан здесь дважды
remedy-duplicate-key = удалите один из двух
problem-not-a-mapping = здесь нужен набор пар «ключ: значение», а указано: { $found }
remedy-not-a-mapping = пишите строки вида «ключ: значение»
remedy-shape = см. опубликованную схему для файлов этого вида
problem-missing = нет обязательного ключа «{ $key }»
remedy-missing = добавьте его
problem-unknown-key = ключ «{ $key }» здесь неизвестен
problem-wrong-type = ожидается: { $wanted }; указано: { $found }
remedy-wrong-type = напишите: { $wanted }
problem-quote = ожидается текст, а указано число { $found }
remedy-quote = возьмите его в кавычки
problem-unknown-word = слово «{ $word }» здесь не допускается
problem-bad-format = «{ $found }» записано неверно
remedy-bad-format = запишите, например, так: { $example }
problem-no-such-day = дня { $found } нет в календаре
remedy-no-such-day = напишите дату, например { $example }
problem-out-of-range = значение вне допустимых пределов ({ $found }): { $why }
remedy-out-of-range = выберите значение в этих пределах
problem-unknown-kind = непонятно, какого вида этот файл
remedy-unknown-kind = добавьте строку вроде «{ "kind: scenario" }» (виды: { $known })
problem-wrong-kind = вид этого файла — { $found }, а нужен { $wanted }
remedy-wrong-kind = возьмите другой файл
problem-unknown-game = игры «{ $game }» нет
problem-unknown-scenario = сценария «{ $scenario }» нет
problem-twice = указано дважды: { $thing }
remedy-twice = удалите одно из двух
problem-wrong-id = обозначение { $found } не соответствует остальным данным
remedy-wrong-id = должно быть { $wanted }

## Записи и кампании

problem-unwritable = файл не записывается: { $why }
remedy-unwritable = проверьте папку и права доступа
problem-not-a-record = это не запись партии: первая строка — не «{ "fieldcraft record" } { $format }»
remedy-not-a-record = проверьте, тот ли это файл
problem-newer-format = формат файла — { $found }, а здесь известен только формат { $format }
remedy-newer-format = откройте его более новой версией программы
problem-bad-header = «{ $text }» — не строка заголовка
remedy-bad-header = пишите «название: значение», по одному в строке
problem-unknown-header = строка заголовка «{ $name }» неизвестна
problem-second-header = здесь начинается вторая запись
remedy-second-header = оставьте в файле одну запись
problem-missing-header = в заголовке нет строки «{ $name }»
remedy-missing-header = добавьте «{ $name }: ...»
problem-unwanted-header = { $name } и { $other } исключают друг друга
remedy-unwanted-header = удалите что-то одно
problem-bad-value = «{ $text }» не годится для «{ $name }»
remedy-bad-value = здесь нужно: { $wanted }
problem-bad-json = «{ $name }» — не одна строка в формате { "JSON" }: { $why }
remedy-bad-json = исправьте строку или восстановите файл
problem-bad-scenario = сценарий не годится: { $why }
remedy-bad-scenario = исправьте его или выберите другой
problem-bad-position = позиция из этой записи не годится: { $why }
remedy-bad-position = исправьте её
problem-unknown-option = неизвестная настройка «{ $name }»
problem-unknown-side = стороны «{ $side }» в этой игре нет
problem-sealed = в записи есть только контрольная сумма ключа, поэтому броски кубиков неизвестны
remedy-sealed = ключ публикуется по окончании партии; укажите его вместе с записью
problem-wrong-key = ключ не соответствует контрольной сумме, опубликованной в начале
remedy-wrong-key = возьмите ключ именно этой партии
problem-missing-share = в круге { $round } обмена нет отпечатка или доли участника { $party }
remedy-missing-share = возьмите запись такой, как её выдал сервер; если он их не выдал, честность бросков не доказана
problem-wrong-share = круг { $round } обмена: доля участника { $party } не подходит к её отпечатку
remedy-wrong-share = запись изменена, или кто-то подобрал броски
problem-wrong-shares = ключ не следует из долей
remedy-wrong-shares = запись изменена, или кто-то подобрал броски
problem-missing-exchange = строка записи { $entry }: у этого возврата нет своего обмена долями
remedy-missing-exchange = запись изменена, или кто-то подобрал броски
problem-exchange-twice = круг { $round } обмена использован повторно или не по порядку
remedy-exchange-twice = запись изменена, или кто-то подобрал броски
problem-bad-line = «{ $text }» — не решение, не действие за столом и не контрольная сумма
remedy-bad-line = пишите «{ "side: words" }», «{ "table: act" }», «{ "= digest" }» или «# пояснение»
problem-unknown-act = действия за столом «{ $text }» нет
problem-illegal-choice = строка записи { $entry }: сторона { $side } не может здесь выбрать «{ $text }»: { $reason }
remedy-illegal-choice = исправьте строку; старой записи может понадобиться версия, в которой она сделана
problem-refused-act = строка записи { $entry }: «{ $text }» здесь невозможно: { $reason }
remedy-refused-act = исправьте или удалите строку
problem-after-the-end = строка записи { $entry } стоит после конца партии
remedy-after-the-end = удалите то, что следует за концом
problem-wrong-digest = запись и правила расходятся между строками { $since } и { $entry }: по записи (правила { $theirs }) — { $wanted }, по правилам ({ $ours }) — { $found }
remedy-wrong-digest = запись изменена или сделана по другим правилам: откройте её той версией, в которой она сделана
problem-truncated = файл обрывается: его последняя строка — не «{ "end ..." }»
remedy-truncated = восстановите файл из копии; чтобы продолжить с того, что осталось, добавьте «{ "end" } { NUMBER($entries, useGrouping: 0) }: { "unfinished" }»
problem-after-end-line = после строки «{ "end" }» что-то есть
remedy-after-end-line = удалите лишнее
problem-wrong-count = в строке «{ "end" }» указано строк записи: { $wanted }, а их { $entries }
remedy-wrong-count = строк не хватает или есть лишние: восстановите файл
problem-wrong-outcome = в записи указано «{ $wanted }», а по правилам — «{ $found }»
remedy-wrong-outcome = запись изменена или сделана по другим правилам
problem-not-a-campaign = это не кампания: первая строка — не «{ "fieldcraft campaign" } { $format }»
remedy-not-a-campaign = проверьте, тот ли это файл
problem-bad-result = «{ $text }» — не результат
remedy-bad-result = пишите «{ "SCENARIO: winner SIDE, casualties SIDE N SIDE N" }» и, если нужно, «{ ", record FILE" }»
problem-wrong-order = результат сценария { $found } стоит там, где должен быть { $wanted }
remedy-wrong-order = в кампании сценарии играют подряд, по порядку
problem-too-many-results = кампания закончилась сценарием { $last }
remedy-too-many-results = удалите этот результат
problem-backwards = последний сценарий ({ $last }) идёт раньше первого ({ $first })
remedy-backwards = поменяйте их местами
problem-no-outcome = партия не закончена
remedy-no-outcome = сначала доиграйте её
problem-other-match = сценарий этой партии — { $found }, а следующий сценарий кампании — { $wanted }
remedy-other-match = сыграйте нужный сценарий
problem-bad-standing = «{ $text }» — не постоянный ответ
remedy-bad-standing = пишите «{ "pass when idle" }», «{ "pass until KEY VALUE" }» или «{ "never ask QUESTION: WORDS" }»

## Упражнения

problem-unknown-clause = пункта { $clause } нет в { "docs/rules" }
problem-label-twice = у двух шагов одна метка: { $label }
remedy-label-twice = переименуйте одну из них
problem-unknown-label = шага с меткой { $label } нет
problem-unknown-words = «{ $text }» — не слова этой игры ({ $reason })
problem-unknown-event = события { $event } нет
problem-unknown-field = у события { $event } нет свойства { $field }
problem-unknown-thing = «{ $thing }» нельзя осмотреть
remedy-script = задайте здесь { "dice" } или { "draws" } либо { "seed" } для всего упражнения; ход с пустой рукой кончается сам, поэтому оставьте в ней карту, если брать карты ещё рано
problem-nowhere = { $path } не видно ни с одной точки зрения, так что отсутствие ничего не доказывает
remedy-nowhere = исправьте путь или удалите строку
problem-proves-nothing = здесь ничего не ожидается и ничего не запрещается
remedy-proves-nothing = добавьте { "expect" } или { "refuse" }
problem-no-steps = в упражнении нет ни шагов, ни вариантов
remedy-no-steps = добавьте шаги ({ "steps" })
problem-no-sampling = от пробной раздачи нельзя ожидать событий
remedy-no-sampling = ожидайте их на отдельном шаге
problem-seen-and-position = то, что видят стороны, — уже целая позиция
remedy-seen-and-position = удалите { "seen" } или { "position" }
problem-seen-by-both = увиденную позицию должны видеть обе стороны: { $sides }
remedy-seen-by-both = добавьте то, что видит другая сторона, или опишите позицию
problem-seen-unfit = из того, что видят стороны, не складывается позиция: { $why }
remedy-seen-unfit = запишите упражнение заново командой { "fieldcraft drill --from" } или исправьте его

## Настройки партии

problem-option-switch = настройка { $name } не может быть равна { $value }
remedy-option-switch = напишите { "true" } или { "false" }
problem-option-number = настройка { $name } не может быть равна { $value }
remedy-option-number = напишите число от 0 (без предела) до { $most }
problem-option-handicap = настройка { $name } не может быть равна { $value }
remedy-option-handicap = напишите число от 0 (без форы) до { $most }
problem-bad-key = ключ длиной { $found } байт
remedy-bad-key = ключ кубиков занимает { $wanted } байта
problem-key-kind = вместо ключа дано { $found }
remedy-key-kind = ключ кубиков занимает { $wanted } байта
problem-options-kind = вместо настроек дано { $found }
remedy-options-kind = укажите значение каждой настройки по её имени
problem-scenario-kind = это не целый сценарий: { $why }
remedy-scenario-kind = назовите один из наших или дайте то, что возвращает чтение файла сценария
problem-bad-games = { $variable } указывает на «{ $name }»: { $why }
remedy-bad-games = для каждой игры напишите модуль:фабрика

## Боты

problem-unknown-bot = бота «{ $bot }» нет
problem-bot-not-loaded = бот «{ $bot }» не загружается: { $why }
remedy-bot-not-loaded = проверьте, что его модуль отсюда импортируется
problem-not-a-bot = «{ $bot }» — не бот
remedy-not-a-bot = сделайте его наследником { "fieldcraft.bots.Bot" }
problem-bot-raised = бот «{ $bot }» не справился с вопросом «{ $question }»: { $error }
remedy-bot-raised = исправьте бота; подробности покажет { $variable }
problem-bot-not-offered = бот «{ $bot }» ответил на вопрос «{ $question }» так: { $answer }; такого варианта нет
remedy-bot-not-offered = пусть он возвращает один из { "seat.options" }

## Серии партий

problem-too-few = { $name } не может быть равно { $value }
remedy-too-few = укажите 1 или больше
problem-other-results = в папке { $path } лежат результаты другого запуска
remedy-other-results = назовите другую папку или повторите прежние аргументы, чтобы продолжить
problem-two-bots = нужно два бота, а указано { $count }
remedy-two-bots = назовите по одному для каждой стороны

## Что обнаружило упражнение

mismatch-step = шаг { $step } ({ $act }): { $what }: ожидалось: { $expected }; получено: { $found }
mismatch-step-alone = шаг { $step }: { $what }: ожидалось: { $expected }; получено: { $found }
mismatch-position = позиция: { $what }: ожидалось: { $expected }; получено: { $found }
