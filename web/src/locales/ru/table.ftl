# Стол: всё, что вокруг поля.

table-board = Поле
table-hand = Ваша рука
table-side = Боковая панель
table-score = Бой
table-log = Журнал
table-chat = Чат
table-notes = Заметки
table-prompt = Вопрос
table-answers = Варианты
table-close = Закрыть
table-cancel = Отмена
table-guest = Гость

## What wins

table-goals = Цели сторон
table-goal-yours = Сейчас: { $side }
table-goal-gone = Уже невозможно
table-goal-open = Свободно
table-goal-or = либо
table-sheet = Сценарий
table-threats-more = Ещё { $count }

## After the battle

table-margin = { $count ->
    [one] Перевес: { $count } очко.
    [few] Перевес: { $count } очка.
   *[many] Перевес: { $count } очков.
}
table-held = Удержано к концу
table-losses = Потери
review-title = Когда всё решилось
review-busy = Разбор партии: { $percent } %
review-graph = Шансы сторон по ходу партии: { $first } и { $second }
review-turning-luck = { $who }, «{ $choice }»: { $side } +{ $points } п. п. (кости и карты)
review-turning-choice = { $who }, «{ $choice }»: { $side } +{ $points } п. п. (решение)
review-luck = Удача: что дали кости и карты по сравнению со средним
review-errors = Ошибки: что потеряно на решениях
review-points = { $points } п. п.
review-costliest = Самые дорогие решения
review-costly = { $side }: выбрано «{ $choice }». Бот предпочёл бы «{ $better }»; разница примерно { $points } процентных пунктов.
review-open = Открыть в повторе
review-no-errors = Ни одно отдельное решение не было явной ошибкой.
review-small-errors = Ни одно отдельное решение не было явной ошибкой, но вместе они стоили примерно { $points } п. п.

## Вопрос

table-waiting = Ждём…
table-sending = Отправляем…
table-lost = Связь потеряна. Подключаемся снова… Ваш выбор уйдёт, как только она вернётся.
table-closed = Стол закрыт.
table-confirm = Вы уверены?
table-confirm-no = Нет, назад
table-undo = Отменить
table-hint = Подсказка
table-hint-is = Бот выбрал бы: { $option }.
table-hint-do = Так и сделать
table-list = Все варианты
table-list-short = Все
table-list-find = Найти вариант
table-list-none = Ничего не подходит.
table-no-undo = отменить будет нельзя
table-waivers = О чём можно не спрашивать
table-unasked = Ответы за вас: { $count }
table-unasked-change = Изменить это можно здесь или в меню «Постоянные ответы».
table-unasked-remove = Снова спрашивать: { $text }
table-picked = Выбрано { $count } из { $most }. Нажмите ещё раз, чтобы вернуть, затем подтвердите.
table-group = Сильнейшая группа готова: нажмите на цель, чтобы открыть огонь, или на фишку, чтобы исключить её.
table-confirm-picks = Подтвердить ({ $count })
table-ask-here = Всегда спрашивать меня об этом
table-ask-here-off = Больше не спрашивать об этом
table-which = Что именно?
table-offered = Карты на выбор

## Рассмотреть

table-zoom-in = Приблизить
table-zoom-out = Отдалить
table-zoom-fit = Показать всё поле
table-odds = Шансы
table-chance = шанс ({ $hits } из { $of })
table-total = Итого
table-dice = Кубики
table-look-risk = Бросить кубики
table-look-keep = Правая кнопка мыши или I — оставить открытым.
table-sight-from = Показать линии видимости отсюда
table-sight-off = Убрать линии видимости
table-clause = Правило { $clause }
table-rules-open = Открыть в справочнике правил
table-book-open = Открыть в книге правил
table-parts = Из чего они складываются
table-clause-whole = Пункт { $clause } дословно
table-piles = Стопки карт
table-pile-hidden = Известно только число карт.
table-cards = { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}
table-as-text = Показать поле текстом
table-as-picture = Показать поле картинкой
table-text-how = То, что можно выбрать, выделено, и это можно нажать. Остальное объяснит, почему нельзя.
walk-heading = Карта
walk-how = Стрелки ведут от места к месту, Home, Page Up, End и Page Down — по диагонали. Enter выбирает то, что можно там выбрать, I рассказывает подробнее, S измеряет оттуда линии видимости.
walk-go = Перейти к
walk-go-do = Перейти
walk-edge = Здесь край поля.
walk-no-place = Места { $text } нет.
walk-legal = можно выбрать
table-generic-view = Положение
table-generic-yes = да
table-generic-no = нет

## Журнал

table-log-empty = Пока ничего не произошло.
table-log-end = В конец
table-jump-here = Перейти к этой позиции

## Люди

table-there = в сети
table-away = не в сети
table-bot-trouble = бот не смог ответить: выбран безопасный вариант
table-seat-open = Место свободно
table-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
table-clock = Осталось времени: { $side }
table-clock-day = д
table-clock-hour = ч
table-clock-half = У вас осталось полминуты.
table-clock-ten = Осталось десять секунд!
table-clock-fallen = Ваше время вышло. Соперник может потребовать победу.
table-clock-runs = { $side }: { $time }, часы идут.
table-clock-stands = { $side }: { $time }.
table-clock-none = В этой партии нет часов.
table-time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
table-time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
table-time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
table-time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
table-left = { $side }: игрок отошёл от стола.
table-left-start = { $side }: игрока ещё нет. Часы пойдут, когда за столом будут оба.
table-left-in = Закончить партию можно будет через { $time }.
table-left-claim = { $side }: игрока слишком долго нет. Можно взять победу, закончить партию без победителя или ждать дальше.
table-left-end = { $side }: игрок так и не пришёл. Можно закончить партию без победителя или ждать дальше.
table-claim-left = Взять победу
table-end-without = Закончить без победителя
table-back = { $side }: игрок снова за столом.
watching-told-anybody = Эту партию могут смотреть все.
watching-told-link = Эту партию могут смотреть все, у кого есть ссылка.
watching-told-nobody = Эту партию не может смотреть никто
table-alert = Ваш ход
table-chat-say = Написать
table-chat-send = Отправить
table-chat-mute = Не показывать мне сообщения другого игрока
table-chat-muted = Сообщения другого игрока скрыты.
table-chat-empty = Этот чат видите только вы двое.
table-notes-private = Эти заметки видите только вы.
table-notes-kept = Сохранено.
table-notes-writing = Сохраняем…
table-notes-failed = Сохранить не удалось. Попробуем ещё раз, когда вы продолжите писать.

## Вдвоём за одним устройством

table-curtain = Передайте устройство: { $side }
table-curtain-text = Карты скрыты, пока вы не скажете, что готовы.
table-curtain-open = Я играю за: { $side } — показать карты

## Ожидание второго игрока

table-waiting-room = Ждём второго игрока
table-waiting-text = Отправьте эту ссылку сопернику. Кто её откроет, займёт другое место — учётная запись не нужна.
table-waiting-lost = Отправленная вами ссылка всё ещё действует. Если она потеряна, создайте новую — старая перестанет работать.
table-waiting-stay = Страницу можно закрыть: партия ждёт в разделе «Мои партии».
table-waiting-others = Эта партия ещё не началась. Попросите ссылку у того, кто её создал.
table-dice-room = Ждём кубики
table-dice-other = Отпечатки зафиксированы. Партия начнётся, как только её откроет соперник; страницу пока можно закрыть.
table-dice-mine = Отпечатки зафиксированы. Браузер добавляет ваше число…
table-dice-lost = Ваше число для кубиков хранится в том браузере, в котором вы сели за стол. Откройте партию там или по сохранённой оттуда ссылке. До этого она не начнётся.
table-dice-cheated = Отпечатки не те, что показали этому браузеру. Он не раскрывает ваше число: кто-то пытается выбрать кубики.
table-dice-watch = Партия начнётся, как только её откроют оба игрока.
table-dice-exchange = Отмена решений согласована. Готовятся новые броски, ждём: { $side }.
table-dice-exchange-lost = Отмена решений согласована, но ваше число для новых бросков хранится в другом браузере. Откройте партию там или откажитесь от отмены.
table-dice-call-off = Отказаться от отмены
table-dice-unfair = Это не те кубики, что были запечатаны. Возможно, их кто-то выбрал.
table-dice-doubt = В бросках после этой отмены есть число от вашего имени, которое отправил не этот браузер. Если вы согласились на отмену на другом устройстве, всё в порядке. Если нет, броски кто-то мог подобрать.
table-dice-doubt-me = Да, это я
table-join-text = Одно место свободно.
table-link = Ссылка
table-link-make = Создать ссылку-приглашение
table-link-new = Создать новую ссылку (старая перестанет работать)
table-link-own = Ссылка на моё место, для другого устройства
table-link-own-make = Создать ссылку
table-link-own-sure = Прежние ссылки на это место перестанут работать, а устройства, вошедшие по ним, потеряют доступ. Это устройство останется.
table-link-watch = Ссылка для зрителей
table-link-text = Со ссылкой на место можно за него играть: отправляйте её только тому, кому она предназначена. По ссылке для зрителей карт в руках не видно.
table-call-off = Отменить партию

## Меню

table-menu = Меню партии
table-alerts = Уведомлять о моём ходе
table-verify = Проверить кубики
table-record = Скачать запись
table-export = Скачать то, что было видно
table-standing = Постоянные ответы…
table-report = Сообщить об ошибке в правилах…
table-takeback = Попросить отменить моё последнее решение
table-claim-flag = Потребовать победу по времени
table-give-time = Дать ещё времени
table-draw = Предложить ничью…
table-draw-sure = Если другая сторона согласится, партия закончится без победителя.
table-abandon = Предложить прервать партию…
table-abandon-sure = У прерванной партии нет победителя. Если напротив сидит человек, он должен согласиться.
table-resign = Сдаться…
table-resign-sure = Победит другая сторона. Отменить это нельзя.
table-sit = Вернуться на своё место
table-result = Итог
table-accept = Принять
table-decline = Отклонить
table-withdraw = Отозвать
table-declined = Предложение отклонено.
table-flag-fallen = { $side }: время вышло. Можно потребовать победу или ждать дальше.
table-frozen = С тех пор правила исправлены, и эта партия пошла бы иначе. Её можно смотреть и скачать в том виде, в каком её видели вы, но не продолжить. Кубики остаются запечатанными: после нового исправления она может пойти дальше. По общему согласию её можно прервать.

## Конец

table-over = Партия окончена
table-over-without = Партия закончилась без результата.
table-won = Победа
table-lost-game = Поражение
table-rematch = Реванш со сменой сторон
table-rematch-accept = Принять реванш
table-rematch-go = Перейти к реваншу
table-rematch-asked = Вы предложили реванш. Ждём другого игрока…
table-rematch-offered = Другой игрок хочет реванш со сменой сторон.
table-back-to-board = Посмотреть на поле

## Постоянные ответы

table-standing-text = Ваше место может отвечать на некоторые вопросы за вас. Этого никто не заметит: ответ приходит с одной и той же задержкой, что бы ни было в руке.
table-standing-more = Словами
table-standing-words = По одному в строке, например: never ask react until turn 9
table-order-here = Оставить здесь приказ…
table-order-on-board = Приказ на поле…
table-order-where = Щёлкните там, к чему относится приказ: по месту, фишке или карте.
table-orders = Приказы
table-orders-text = Приказы действуют за вас, пока вас нет. Их видите только вы, а ваш журнал сообщит, когда приказ выполнен.
table-order-leave = Оставить этот приказ
table-order-left = Действует
table-orders-none = Здесь нельзя оставить приказ.
table-orders-yours = Ваши приказы и постоянные ответы
table-while-away = Пока ходит соперник:
table-propose = Оставить приказы…
table-propose-all = Оставить эти приказы
table-order = Приказ

## Сообщение об ошибке

table-report-text = Стол нарушает правило? Позиция сохранится как файл-упражнение, который показывает, что должно произойти. В нём только то, что вам можно видеть.
table-report-tried = Что вы пытались сделать?
table-report-wrong = Что пошло не так и что говорят правила?
table-report-send = Создать файл
table-report-made = Файл создан. Приложите его к сообщению.
table-download = Скачать

## Повтор партии

table-replay-open = Открыть запись
table-replay-open-text = Выберите файл записи (.record). Партия будет воспроизведена по правилам; ничего не публикуется.
table-replay-file = Файл записи
table-replay-first = Первая позиция
table-replay-back = Шаг назад
table-replay-play = Воспроизвести
table-replay-pause = Пауза
table-replay-on = Шаг вперёд
table-replay-last = Последняя позиция
table-replay-round-back = Предыдущий ход
table-replay-round-on = Следующий ход
table-replay-position = Позиция { $at } из { $of }
table-replay-scrub = Позиция в партии
table-replay-viewpoint = Чьими глазами
table-replay-spectator = Зритель
table-replay-all = Всё, карты обеих сторон
table-replay-event = Перейти к
table-replay-speed = Скорость
table-replay-link = Скопировать ссылку на эту позицию
table-replay-events-any = Любое событие
table-replay-events-hit = Попадания и потери
table-replay-events-fire = Атаки
table-replay-events-move = Движение
table-replay-events-score = Контроль и очки
table-replay-events-cards = Разыгранные карты

## Уроки

table-lesson-step = Шаг { $at } из { $of }
table-lesson-next = Дальше
table-lesson-back = Назад
table-lesson-do = Сделать за меня
table-lesson-done = Отлично
table-lesson-done-text = Вы знаете достаточно, чтобы играть. Остальное стол объяснит по ходу дела.
table-lesson-play = Сыграть первую партию
table-lesson-all = Все уроки
table-lesson-not = Пока не то. { $text }

## Клавиши

table-keys = Сочетания клавиш
table-keys-touch = На сенсорном экране: коснуться — выбрать (если будет бросок кубиков, сначала видны шансы), удерживать — узнать, что это, свести или развести пальцы — масштаб.
table-key-space = Пробел
table-key-rove = к следующему варианту в эту сторону
table-key-rove-all = к любому элементу поля
table-key-pick = выбрать
table-key-option = выбрать кнопку по номеру
table-key-list = все варианты списком
table-key-pass = закончить ход, остановиться или выбрать сброс
table-key-undo = отменить
table-key-cancel = закрыть, вернуться
table-key-look = что это? (остаётся открытым)
table-key-sight = показать линии видимости отсюда
table-key-hint = попросить подсказку
table-key-prompt = прочитать вопрос ещё раз
table-key-text = поле текстом
table-key-piles = стопки карт
table-key-zoom = приблизить, отдалить, всё поле
table-key-clock = прочитать часы вслух
table-key-help = этот список
line-label = Команда
line-placeholder = Что сделать или: смотри, почему, счёт, помощь
line-send = Ввод
line-open = Написать команду
line-close = Закрыть командную строку
line-completions = Варианты продолжения
table-key-line = написать команду
table-key-previous = предыдущий вариант или кнопка
table-key-next = следующий вариант или кнопка
table-key-of = Клавиша: { $what }
table-keys-reset = Вернуть клавиши по умолчанию
table-nth = { $number } из { $count }
table-nothing-lit = Сейчас выбирать нечего.
table-key-replay-step = шаг назад, вперёд
table-key-replay-turn = предыдущий, следующий ход
table-key-replay-event = предыдущее, следующее событие выбранного рода
table-key-replay-ends = первая, последняя позиция
table-key-replay-play = воспроизвести, пауза
table-key-lesson-step = следующий шаг, шаг назад

stage-title = Бой
stage-hurry = Дальше
stage-against = против
stage-needed = нужно { $needed } и больше либо 0
stage-dice = на кубиках
stage-nothing = ничего не меняется

## Set-ups

setup-title = Сохранённые расстановки
setup-number = Расстановка { $number }
setup-name = Название
setup-keep = Сохранить эту расстановку
setup-lay = Расставить так
setup-none = Для этого сценария и этой стороны пока ничего не сохранено.
setup-file = Из файла
setup-no-room = Браузер не смог её сохранить.
mat-discard = Сброс
