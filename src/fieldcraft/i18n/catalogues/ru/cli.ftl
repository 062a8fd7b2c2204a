### Командная строка.

## Ошибки

cli-error = Ошибка: { $text }
cli-file-not-found = Файла «{ $path }» нет.
cli-file-exists = Файл «{ $path }» уже существует.
cli-bad-argument = { $name }: значение «{ $value }» не подходит.
cli-missing-argument = Не указано: { $name }.
cli-unknown-language = Языка «{ $text }» нет. Есть: { $known }
cli-unknown-bot = Бота «{ $text }» нет. Есть: { $known }
cli-unknown-side = Стороны «{ $text }» нет. Есть: { $known }
cli-number-too-small = Значение { $name } должно быть не меньше { $least }.
cli-interrupted = Прервано.
cli-saved = Сохранено: «{ $path }».
cli-confirm = Вы уверены?
cli-yes = да
cli-no = нет

## Ход работы

progress-games = Партии играются
progress-drills = Проверка упражнений
progress-of = { $done } из { $total }
games-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}

## Итоговая таблица

column-scenario = Сценарий
column-side = Сторона
column-games = Партии
column-wins = Победы
column-share = Доля
column-unfinished = Не закончено
column-rounds = Раунды
column-decisions = Решения
column-reason = Чем решено
column-mean = Среднее
column-shortest = Самая короткая
column-longest = Самая длинная
column-seed = Зерно

## Аргументы

cli-bad-file = «{ $path }» использовать нельзя:
cli-apology = Это наша ошибка, а не ваша: { $text }. Сообщите о ней и о том, что вы делали; подробности покажет { $variable }.
cli-try-help = Смотрите: { $command }
cli-unknown-option = Параметра { $name } нет.
cli-unknown-option-near = Параметра { $name } нет. Может быть, { $known }?
cli-missing-value = После { $name } нужно значение.
cli-too-many-arguments = Здесь лишнее: { $text }
cli-unknown-command = Команды «{ $text }» нет. Есть: { $known }
cli-not-a-number = «{ $value }» — не целое число, а для { $name } нужно именно оно.
cli-number-too-large = Значение { $name } должно быть не больше { $most }.
cli-bad-match-option = «{ $text }» — не настройка партии. Есть, со значениями по умолчанию: { $known }
cli-other-game = «{ $path }» — сценарий другой игры: { $name }

## Справка

help-usage = Использование: { $usage }
help-commands = Команды
help-more = Подробнее о команде: { $command }
help-help = Показать эту страницу.
help-fieldcraft = Тактические карточные варгеймы за цифровым столом, где соблюдается каждое правило.
help-version = Показать версию и сборку.
help-lang = Язык, до команды или после неё; иначе — язык окружения.
help-games = Показать список игр.
help-scenarios = Показать сценарии игры.
help-show = Показать сценарий: вводная, поле, цели, начальные карты.
help-play = Открыть стол в браузере: против бота, вдвоём за одним экраном или с другом по ссылке.
help-replay = Просмотреть записанную партию вперёд и назад, с любой стороны.
help-check = Проверить сценарии, файлы содержимого, записи, кампании и упражнения; у каждой ошибки указана строка.
help-drill = Выполнить упражнения: позиции и то, что о них говорят правила.
help-conformance = Показать каждый пункт правил и упражнения и тесты, которые его проверяют.
help-conformance-clauses = Доказать только эти пункты.
help-conformance-proof = Показать, какие упражнения убивают мутантов кода каждого пункта, и поискать там, где таких ещё нет. Результаты сохраняются.
help-conformance-mutants = Прогнать каждого мутанта через все упражнения его пунктов. Это часы; можно прервать и продолжить.
help-simulate = Сыграть много партий двумя ботами и подвести итог.
help-campaign = Сценарии подряд с общим счётом.
help-campaign-start = Начать кампанию в новом файле.
help-campaign-continue = Сыграть следующий сценарий кампании.
help-campaign-score = Показать результаты и счёт.
help-campaign-file = Файл кампании.
help-campaign-from = Первый сценарий; по умолчанию первый в игре.
help-campaign-to = Последний сценарий; по умолчанию последний в игре.
help-game = Ключ игры.
help-scenario = Имя, номер или файл сценария.
help-bot = Играть против этого бота.
help-side = Ваша сторона в игре против бота.
help-seed = Зерно для кубиков и карт; одинаковое зерно — одинаковая игра.
help-option = Настройка правил партии; можно указать несколько раз.
help-resume = Продолжить сохранённую партию.
help-record = Вести запись партии в этом файле после каждого решения.
help-standing = Отвечать на некоторые вопросы, не спрашивая, например: { "pass when idle" }; можно указать несколько раз.
help-terminal = Играть в терминале: вдвоём за одним экраном или против бота. Без аргументов обо всём спросит.
help-record-file = Запись партии.
help-to = Показать позицию после указанного числа строк.
help-replay-side = Чьими глазами смотреть.
help-verify = Самостоятельно проверить записи партий: чьи доли есть в бросках, что броски из них следуют и что каждое решение было разрешено.
help-verify-files = Записи партий.
help-verify-list = Адрес сервера или копия его открытого списка: проверить, что отпечатки в нём есть.
help-seals = Проверить открытый список отпечатков сервера и сохранить копию для сравнения.
help-seals-source = Адрес сервера или копия его списка.
help-seals-copy = Проверить, что список продолжает эту копию, и дополнить её.
help-json = Вывести { $format } для программы.
help-check-files = Файлы для проверки.
help-drill-names = Файлы упражнений, папки или пункты правил.
help-games-count = Сколько партий сыграть.
help-bots = Боты первой и второй стороны.
help-swap = Меняться местами в каждой второй партии с теми же кубиками.
help-limit = После скольких решений партия считается незаконченной.
help-jobs = Сколько процессов использовать.

## Списки и отчёты

column-key = Ключ
column-game = Игра
column-scenarios = Сценарии
column-date = Дата
column-drill = Упражнение
column-clause = Пункт
column-clauses = Пункты
column-checks = Проверки
column-covered = Чем проверен
column-proof = Чем доказан
column-drawn = Ничьи
column-median = Медиана
column-score = Счёт
column-winner = Победитель
games-next = Их сценарии: { $command }
scenarios-next = Один из них: { $command }
options-list = Настройки правил партии, задаются через { $option }:
check-error = ошибка
check-warning = предупреждение
check-good = { $path }: замечаний нет
check-bad = { $count ->
    [one] { $path }: { $count } ошибка
    [few] { $path }: { $count } ошибки
   *[many] { $path }: { $count } ошибок
}
drill-none-there = В «{ $path }» нет упражнений.
drill-none-for = Для «{ $text }» нет ни упражнения, ни файла.
drill-summary = Пройдено: { $done } из { $total }
conformance-summary = Проверено пунктов: { $done } из { $total }
conformance-open = не доказан
conformance-proof-summary = Пунктов: { $total }. Упражнение убивает мутанта: { $killed }; проверено тестами: { $tested }; не доказано: { $open }
conformance-cannot-run = Мутантов можно запускать только на нескомпилированных правилах и в системе, где процессы умеют делиться.
progress-mutants = Прогон мутантов
replay-too-far = В записи всего строк: { $total }.
verify-shares = Каждая доля подходит к отпечатку, показанному до её раскрытия. Участвовали: { $parties }.
verify-the-server = сервер
verify-no-exchange = В записи не сказано, как получены броски, поэтому больше ничего доказать нельзя. Так бывает у местных партий и старых записей.
verify-server-alone = В части бросков есть только доля сервера. Он мог их выбрать.
verify-silent = У стороны { $side } своей доли нет: уверены в этих бросках могут быть только остальные.
verify-broken-off = { $count ->
    [one] { $count } обмен для отмены решений был прерван.
    [few] { $count } обмена для отмены решений были прерваны.
   *[many] { $count } обменов для отмены решений было прервано.
}
verify-not-listed = В списке нет должных отпечатков круга { $rounds }.
seals-good = Список цел: { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}, запечатано: { $sealed }, начато: { $started }.
seals-broken = Список изменён: строка { $number } не подходит к предыдущей.
seals-rewritten = Список переписан: строка { $number } уже не та, что в вашей копии. Копия не тронута.
seals-unreadable = Здесь нет читаемого списка отпечатков: { $source }.
replay-keys = { "Enter" }: дальше · { $back }: назад · { $turn }: следующий ход · число: перейти · { $leave }: выйти
campaign-next = Сыграть первый сценарий: { $command }
campaign-due = Следующий сценарий: { $name }
cli-needs = { $name } имеет смысл только вместе с { $other }.
cli-not-together = { $name } и { $other } нельзя указывать вместе.
cli-input-ended = Ввод закончился.
help-options = Аргументы и параметры
setup-how = Наберите { $known }.
setup-bad-file = В «{ $path }» нет сохранённой расстановки.
setup-bad-line = «{ $path }», строка { $line }: «{ $text }» ничего не расставляет. Пишите, например: { $example }
setup-not-written = «{ $path }» не удаётся записать.
setup-other = В «{ $path }» расстановка для сценария «{ $scenario }», сторона: { $side }.
campaign-none = { $name }: кампании нет.
help-generate-command = Составить случайный сценарий: показать его или записать в файл.
help-generate = Зерно случайного сценария.
help-year = Год сценария; по умолчанию случайно.
help-opponent = Противник Германии ({ $known }); по умолчанию случайно.
help-size = Размер сил ({ $known }); по умолчанию случайно.
help-out = Записать сценарий в этот новый файл.
generate-none = { $name }: генератора сценариев нет.
generate-no-size = Нет размера «{ $text }». Есть: { $known }
generate-no-fight = Таких боёв не было: «{ $text }». Были: { $known }
generate-next = Сыграть его: { $command }

## Разбор партий

help-review = Разобрать записанную партию: шансы, везение и самые дорогие решения.
help-review-all = Показать все решения, а не только самые дорогие.
progress-judging = Оценка
review-chances = { $side }: шанс на победу от первой до последней позиции
review-luck = Везение
review-errors = Ошибки
review-points = В процентных пунктах шанса на победу
review-position = №
review-choice = Выбор
review-chance = Шанс
review-cost = Цена
review-better = Лучше
