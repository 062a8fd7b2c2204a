### Части фраз внутри сообщений об ошибках: что ожидалось, что найдено, почему, что попробовать.

## Везде

phrase-did-you-mean = может быть, { $word }?
phrase-did-you-mean-either = может быть, { $word } или { $other }?
phrase-known-are = известны: { $known }
phrase-remove-it = удалите это
phrase-script-no-dice = бросается кубик, но заданные кубики кончились
phrase-script-no-draws = берётся карта, но заданные для этой стороны карты кончились
phrase-script-not-in-deck = по заданию { $side } берёт карту { $card }, но в колоде её нет
phrase-script-no-card = по заданию нужна карта { $card } стороны { $side }, но такой нет, а есть { $known }
phrase-script-no-lots = что-то тянется вслепую, но заданные жребии кончились
phrase-script-not-there = по заданию вслепую тянется то, чего там нет
phrase-system-permission = нет прав доступа
phrase-system-folder = это папка
phrase-system-no-folder = такой папки нет
phrase-system-not-folder = часть пути — не папка
phrase-system-full = нет свободного места
phrase-system-read-only = туда нельзя писать
phrase-system-long-name = слишком длинное имя
phrase-system-path = такой путь не годится
phrase-system-other = система отказала ({ $name })

## Файлы содержимого

phrase-a-text = текст
phrase-a-line = одна строка текста
phrase-a-whole-number = целое число
phrase-a-fraction = дробное число
phrase-a-truth-value = { "true" } или { "false" }
phrase-a-mapping = набор пар «ключ: значение»
phrase-a-list = список
phrase-a-list-of = список из { $count ->
        [one] { $count } элемента
       *[other] { $count } элементов
    }
phrase-a-nothing = пустое значение
phrase-another-value = значение другого вида
phrase-the-number = число { $number }
phrase-the-text = текст «{ $text }»
phrase-at-least = не меньше { $least }
phrase-at-most = не больше { $most }
phrase-at-least-needed = элементов нужно не меньше { $least }
phrase-at-most-allowed = элементов допускается не больше { $most }
phrase-it-is-empty = здесь пусто
phrase-at-most-characters = число знаков — не больше { $most }
phrase-does-not-fit = это значение сюда не подходит
phrase-days-backwards = последний день ({ $last }) раньше первого ({ $first })
phrase-key-not-a-word = ключ должен быть словом
phrase-yaml-unclosed = открытая скобка или кавычка не закрыта
phrase-yaml-colon = двоеточия не хватает или оно лишнее
phrase-yaml-indentation = отступ или кавычки не согласуются с тем, что стоит раньше
phrase-yaml-tab = здесь не может стоять знак табуляции
phrase-yaml-sign = значение без кавычек не может начинаться с этого знака
phrase-yaml-escape = после обратной косой черты такого знака не бывает
phrase-yaml-version = версия { "YAML" } — не 1.2
phrase-yaml-other = здесь нарушены правила { "YAML" }

## Записи и кампании

phrase-form-player = имя длиной от 1 до { $most } знаков
phrase-form-game = обозначение игры
phrase-form-number = число
phrase-form-match = идентификатор партии
phrase-form-hexadecimal = шестнадцатеричные цифры, всего { $count }
phrase-form-bytes = последовательность байтов длиной { $count }
phrase-form-option = название=значение, где значение — { "true" }, { "false" } или число
phrase-json-constant = { $word } — не число
phrase-json-key-twice = один ключ стоит там дважды
phrase-json-too-deep = слишком глубокая вложенность
phrase-json-object = нужен объект в фигурных скобках
phrase-json-broken = ошибка в знаке { $column }
phrase-other-game = он не из игры «{ $game }»
phrase-options-mapping = её настройки — не набор пар «ключ: значение»
phrase-own-scenario = собственный сценарий
phrase-problem-at = { $place }: { $what } ({ $remedy })
phrase-problem-whole = { $what } ({ $remedy })

## Упражнения

phrase-blank-key = после { $key } ничего не стоит
phrase-empty-facts = это ничего не доказывает: укажите, что должно быть верно
phrase-no-event-list = укажите { "exactly" }, { "include" } или { "exclude" }
phrase-two-acts = шаг делает что-то одно, а не { $act } и { $other } сразу
phrase-a-choice = выбор
phrase-lone-clause = { "clause" }, { "reason" } и { "tells" } относятся к { "refuse" }
phrase-bare-refusal = укажите пункт или причину отказа
phrase-lone-varies = { "varies" } относится к { "sample" }
phrase-idle-step = шаг ничего не делает и ничего не ожидает
phrase-see-the-words = слова перечислены в { "docs/drills.md" }
phrase-name-it = укажите { $word }
phrase-name-a-thing = укажите то, что есть в этой игре
phrase-all-used = всё использовано
phrase-left-over = осталось: { $count }
phrase-offered = «{ $text }» среди предложенного
phrase-not-offered = не предлагается
phrase-a-refusal = отказ
phrase-no-refusal = отказа нет
phrase-refused = отказ: { $reason } ({ $why })
phrase-allowed = «{ $text }» разрешено
phrase-a-reason = причина
phrase-no-reason = причины нет
phrase-unchanged = всё как было
phrase-changed = изменилось: { $parts }
phrase-the-digest = контрольная сумма
phrase-the-decision = решение
phrase-the-view = что видит { $side }
phrase-the-options = что может выбрать { $side }
phrase-an-undo = отмена
phrase-state-before = состояние до выбора
phrase-another-state = другое состояние
phrase-what-is-seen = то, что видит { $side }
phrase-sample-differs = { $how } { $number } отличается: { $parts }
phrase-in-sample = { $how } { $number }: { $found }
phrase-by-determinize = пересдача
phrase-by-sample = пробная раздача
phrase-cards-vary = разные карты в зоне { $zone }
phrase-cards-same = всегда одно и то же
phrase-no-words = нет «{ $words }»
phrase-forecasts = число прогнозов: { $count }
phrase-one-forecast = один прогноз
phrase-no-forecast = броска нет

## Боты

phrase-no-module = модуля { $name } нет
phrase-no-class = в { $module } нет { $name }
phrase-module-failed = сбой в модуле: { $error }
phrase-not-made = создание завершается ошибкой { $error }
phrase-not-a-game = это не игра
