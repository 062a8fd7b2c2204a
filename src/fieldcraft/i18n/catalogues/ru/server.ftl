### Что говорит сервер: почему запрос не удался, и его письма. См. server/http/errors.py: имя — `server-` и код ошибки.

## Кто вы

server-bad-token = Ключ недействителен. Возможно, его заменили.
server-sign-in-first = Сначала войдите или начните партию.
server-wrong-password = Неверное имя или пароль.
server-not-by-token = Для этого нужно войти в браузере, ключа мало.
server-seat-token-only = Этот ключ даёт доступ только к одному месту.
server-already-account = У вас уже есть учётная запись.
server-no-account = У вас ещё нет учётной записи.
server-name-taken = Это имя занято. Выберите другое.
server-name-missing = Выберите имя.
server-bad-name = Имя — не длиннее { $most } знаков, без невидимых символов.
server-mixed-name = В одном слове — буквы одного алфавита: похожие буквы другого не принимаются.
server-name-is-login = Под этим именем вы входите; менять можно только регистр букв.
server-bad-address = Это не почтовый адрес.
server-no-mail = Этот сервер не отправляет почту.
server-mail-link-used = Эта ссылка уже использована или устарела. Запросите новую.
server-no-such-language = Здесь нет языка { $lang }. Есть: { $known }.
server-no-such-token = У вас нет такого ключа.
server-enough-tokens = Ключей у вас уже { $most }. Сначала удалите один.
server-too-many = Слишком много попыток. Попробуйте снова через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.

## Места

server-no-such-match = Такой партии нет.
server-no-such-link = Эта ссылка больше не действует. Попросите новую.
server-no-campaign = У этой игры нет кампании, или сценарий не из неё.
series-leads = { $name } ведёт { $wins }:{ $lost }, очки { $points }
server-not-our-link = Это не ссылка этого сервера.
server-link-used = Эта ссылка уже использована. Если это были вы, вернитесь в том же браузере или по своей ссылке.
server-other-side-yours = Вы играете за другую сторону этой партии. Отправьте эту ссылку сопернику.
server-already-seated = Вы уже участвуете в этой партии.
server-seat-taken = Это место занято.
server-not-open = Эта партия открыта не для всех.
server-not-watched = Эту партию могут видеть только её игроки.
server-not-your-seat = Это не ваше место.
server-no-such-side = Здесь нет стороны { $side }. Есть: { $known }.
server-which-side = У вас здесь несколько мест. Скажите, какое: { $known }.
server-one-seat-each = Одно место ваше; чтобы играть за обе стороны на одном экране, выберите для другого «за одним экраном».
server-hotseat-needs-you = При игре за одним экраном одно из двух мест ваше.
server-no-such-bot = Нет бота { $bot }. Есть: { $known }.
server-dice-sealed = Все отпечатки долей уже зафиксированы, менять их нельзя.
server-no-commitment = Ваша сторона не вносила отпечаток доли для этих бросков.
server-not-sealed = Ещё не все показали отпечатки своих долей. До тех пор держите свою в тайне.
server-wrong-share = Эта доля не подходит к вашему отпечатку.
server-dice-over = Ваша доля для этих бросков больше не нужна.

## За столом

server-stale = За столом тем временем что-то изменилось. Посмотрите ещё раз.
server-frozen = Эту партию нельзя продолжить: правила с тех пор исправлены. Её можно смотреть и скачать.
server-not-begun = Эта партия ещё не началась: одно место свободно.
server-untimed = В этой партии нет часов.
server-flag-up = У другой стороны ещё есть время.
server-clock-full = У другой стороны и так полный запас времени.
server-not-away = Другой игрок за столом, или сейчас не его ход.
server-away-too-short = Другой игрок отсутствует ещё недостаточно долго. Закончить партию можно будет через { $seconds } с.
server-clock-not-started = Часы ещё не пущены: партию можно закончить только без победителя.
server-no-offer = Отвечать не на что.
server-dice-pending = Для возврата ходов ещё готовятся новые броски. Дождитесь всех игроков или отмените возврат.
server-dice-waiting = Ожидаем новые броски.
server-not-over = Эта партия ещё не окончена.
server-sealed = Эта партия заморожена, но не окончена: кубики остаются в тайне, ведь после нового исправления она может продолжиться. То, что вы видели, можно скачать.
server-player-gone = Другой игрок удалил свою учётную запись.
server-rematch-offered = Вы уже предложили реванш.
server-chat-empty = Сообщение пустое.
server-chat-alone = Вы играете без соперника: писать некому.

## Запросы

server-too-big = Это слишком много: не больше { $limit } байт.
server-too-slow = Запрос приходил слишком долго.
server-bad-request = Этот запрос непонятен.
server-wrong-host = Под этим именем сервер не отвечает.
server-foreign-origin = Этот запрос пришёл с чужого сайта.
server-wrong-method = Здесь так нельзя.
server-internal = Произошла ошибка, мы её записали. Попробуйте ещё раз.
server-no-storage = Сервер сейчас не может обратиться к своему хранилищу. Попробуйте немного позже.
server-bad-webhook = Это не веб-адрес.
server-webhook-private = Это адрес внутренней сети сервера; уведомления уходят только на адреса открытого интернета.
server-webhook-port = Уведомления уходят только на эти порты: { $ports }.
server-webhook-unreachable = Этот адрес не найден.

## Поля запроса, которые не годятся

server-field-missing = отсутствует
server-field-unknown = здесь неизвестно
server-field-unknown-of = здесь неизвестно; известны: { $known }
server-field-short = слишком короткое или маленькое
server-field-long = слишком длинное или большое
server-field-wrong = не годится
server-field-one-of = должно быть одним из: { $known }
server-field-pattern = должно соответствовать { $pattern }
server-field-least = должно быть не меньше { $limit }
server-field-most = должно быть не больше { $limit }
server-field-shape-text = должно быть текстом
server-field-shape-number = должно быть числом
server-field-shape-truth = должно быть { "true" } или { "false" }
server-field-shape-object = должно быть объектом
server-field-shape-list = должно быть списком
server-field-shape-json = должно быть правильным { "JSON" }

## Уведомления

server-notice-turn = Ваш ход: { $title }
server-notice-reminder = Ваше время на исходе: { $title }
server-notice-over = Партия окончена: { $title }
server-notice-rematch = Вам предлагают реванш: { $title }
server-notice-reveal = Откройте стол, чтобы определились броски: { $title }

server-push-turn = Ваш ход.
server-push-reminder = Ваше время на исходе.
server-push-over = Партия окончена.
server-push-rematch = Соперник предлагает сыграть ещё раз.
server-push-reveal = Откройте стол, чтобы можно было создать кости.
server-no-push = Этот сервер не может посылать уведомления браузерам.
server-bad-push-key = Это не ключ браузера.
server-bad-push-address = Уведомления посылаются только на защищённые адреса.
server-enough-browsers = Уведомления уже получают { $most } ваших браузеров. Сначала удалите один.

## Письма

server-mail-turn-subject = Ваш ход: { $title }
server-mail-turn = Ваш ход.
server-mail-reminder-subject = Ваше время на исходе: { $title }
server-mail-reminder = Ваше время на исходе. Когда оно выйдет, другая сторона сможет потребовать победу.
server-mail-over-subject = Партия окончена: { $title }
server-mail-over = Партия окончена.
server-mail-rematch-subject = Вам предлагают реванш: { $title }
server-mail-rematch = Соперник предлагает сыграть ещё раз.
server-mail-reveal-subject = Откройте стол: { $title }
server-mail-reveal = Откройте стол, чтобы можно было создать кости.
server-mail-several-subject = Ваши партии: { $count }
server-mail-hello = Здравствуйте, { $name }!
server-mail-heading = { $title }, против вас: { $opponent }
server-mail-guest = гость
server-mail-left-days = У вас осталось { $days } д { $hours } ч.
server-mail-left-hours = У вас осталось { $hours } ч { $minutes } мин.
server-mail-left-minutes = У вас осталось { $minutes } мин.
server-mail-story = С прошлого раза:
server-mail-earlier = … и более ранние строки, { $count }; их можно прочитать за столом.
server-mail-stands = Сейчас: { $moment }
server-mail-board = На поле:
server-mail-stop = Чтобы больше не получать таких писем: { $link }
server-mail-confirm-subject = Это ваш адрес?
server-mail-confirm = Здравствуйте, { $name }! Перейдите по этой ссылке, чтобы узнавать о своих ходах по этому адресу. Если вы об этом не просили, ничего не делайте.
server-mail-recover-subject = Новый пароль
server-mail-recover = Здравствуйте, { $name }! Перейдите по этой ссылке в течение часа, чтобы выбрать новый пароль. Если вы об этом не просили, ничего не делайте.
server-mail-foot = Что вам посылать, вы решаете на странице своей учётной записи.

## Постоянные ответы в списке за столом

standing-take-the-only-answer = Выбирать единственный возможный ответ
standing-pass-when-idle = Пропускать, когда больше ничего нельзя сделать
standing-ask-about = Всегда спрашивать меня: { $name }
standing-pass-rest = Всё остальное пропускать до моего хода
standing-never = Никогда не спрашивать: { $question }
plan-end = Завершить этот приказ
plan-with-all = { $what } и все, до кого он достаёт ({ $count })
way-cost = { $cost }
