# Страницы вокруг стола.
title-home = Главная
title-new = Новая партия
title-lobby = Открытые партии
title-matches = Мои партии
title-match = Партия
title-seat = Место за столом
title-replay = Повтор партии
title-learn = Обучение
title-rules = Правила
title-verify = Честные кубики
title-account = Учётная запись
title-settings = Настройки
title-about = О проекте
title-missing = Страница не найдена
skip-to-content = Перейти к содержимому
loading = Загрузка…
main-menu = Главное меню
language = Язык
footer-unofficial = Неофициальный проект игроков.
missing-text = Здесь ничего нет. Возможно, ссылка неполная.
go-home = На главную
trouble-title = Что-то пошло не так
trouble-text = Эту страницу не удалось показать. Ваша партия в сохранности на сервере.
try-again = Попробовать ещё раз
error-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
error-not-found = Не найдено.
error-too-many = Слишком много запросов. Подождите немного и попробуйте ещё раз.
error-server = Сервер не смог ответить. Попробуйте чуть позже.

## Шапка и уведомления
brand-home = Fieldcraft, главная страница
nav-play = Играть
theme-to-dark = Включить тёмную тему
theme-to-light = Включить светлую тему
turns-waiting =
    { $count ->
        [one] { $count } партия ждёт вас
        [few] { $count } партии ждут вас
       *[many] { $count } партий ждут вас
    }
notices = Уведомления
dismiss = Закрыть
offline = Связь потеряна. Подключаемся снова…
copy = Копировать
copied = Скопировано
share = Поделиться
open = Открыть
save = Сохранить
saved = Сохранено.
delete = Удалить
go-to-table = Перейти к партии

## Главная
home-title = Примите командование
home-lead = Три карточных сражения Второй мировой за столом, который знает все правила. Нажмите кнопку и разыграйте первую карту: стол подскажет, что можно сделать.
home-continue = Ваши партии
home-all-matches = Все мои партии
home-games = Игры
play-now = Играть сейчас
play-starting = Готовим стол…
play-now-hint = Вы: { $side }. Соперник: бот «{ $bot }».
home-choose =
    { $count ->
        [one] { $count } сценарий
        [few] { $count } сценария
       *[many] { $count } сценариев
    }
home-learn = Учиться шаг за шагом
home-friend = Сыграть с другом
home-friend-hint = По ссылке, сразу или по переписке
home-hotseat = Вдвоём за одним экраном
home-hotseat-hint = Карты скрыты, пока вы меняетесь местами
home-lobby = Найти соперника
home-lobby-hint = Открытые партии для всех
home-replay = Посмотреть повтор
home-replay-hint = Открыть файл с записью партии
open-link = Есть ссылка?
open-link-hint = Вставьте ссылку на место или номер партии
open-link-wrong = Это не ссылка на место, партию или повтор.

## Новая партия
new-game = Игра
new-scenario = Сценарий
scenario-first = Начните отсюда
scenario-random = Случайный сценарий
scenario-random-hint = Каждый раз новые силы, карта и цели
scenario-random-number = Номер { $number }
scenario-muster = Стороны сами выбирают силы
scenario-again = Другой
scenario-file = Свой сценарий
scenario-file-hint = Из файла YAML или JSON
scenario-file-choose = Выбрать файл
scenario-file-big = Файл { $name } слишком велик для сценария.
scenario-warnings =
    { $count ->
        [one] { $count } возможная ошибка
        [few] { $count } возможные ошибки
       *[many] { $count } возможных ошибок
    }
scenario-map = Карта: { $name }
scenario-no-map = Здесь карту показать не удалось.
scenario-rules =
    { $count ->
        [one] { $count } особое правило
        [few] { $count } особых правила
       *[many] { $count } особых правил
    }
new-with = Кто играет?
with-bot = Против бота
with-bot-hint = Начинается сразу
with-friend = С другим человеком
with-friend-hint = Вы получите ссылку-приглашение
with-hotseat = Вдвоём за одним экраном
with-hotseat-hint = Передавайте устройство
with-bots = Смотреть, как играют боты
with-bots-hint = Устройтесь поудобнее
new-side = Ваша сторона
side-by-lot = Случайно
new-bot = Какой бот?
new-bot-for = Бот за сторону: { $side }
new-names = Имена игроков
name-optional = Необязательно
new-pace = Контроль времени
pace-untimed = Без часов
pace-untimed-hint = Каждый думает столько, сколько нужно
pace-live = В реальном времени
pace-live-hint = Минуты на всю партию и добавка секунд за каждый ход
pace-correspondence = По переписке
pace-correspondence-hint = Запас дней, который пополняется с каждым ходом
pace-minutes = Минут каждому
pace-increment = Секунд добавляется за ход
pace-bank = Запас в днях
pace-gain = Часов добавляется за ход
days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
pace-told-live =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    } + { $seconds } с
pace-told-days =
    { $days ->
        [one] запас: { $days } день
        [few] запас: { $days } дня
       *[many] запас: { $days } дней
    } + { $hours } ч
new-visibility = Кто может присоединиться?
visibility-link = Только по ссылке
visibility-link-hint = Партии нет ни в одном списке.
visibility-public = Кто угодно
visibility-public-hint = Партия видна в списке, и её можно смотреть без скрытых карт.
new-options =
    { $count ->
        [one] { $count } настройка правил
        [few] { $count } настройки правил
       *[many] { $count } настроек правил
    }
new-options-hint = Мы советуем оставить всё как есть.
new-start = Начать партию
new-make-link = Создать партию и ссылку
new-ready = Партия готова
new-ready-text = Ваша сторона: { $side }, сценарий «{ $scenario }». Отправьте эту ссылку сопернику.
new-invite = Ссылка для соперника ({ $side })
new-invite-hint = Место займёт тот, кто откроет её первым. Учётная запись не нужна, второй раз ссылка не сработает.
new-way-back = Ссылка для возвращения
new-way-back-hint = Сохраните эту ссылку, если захотите продолжить на другом устройстве или у вас нет учётной записи. Никому её не показывайте: она открывает ваши карты.
new-own-link = Ссылка на ваше место

## Места
seat-title = Вас приглашают
seat-nothing = Эта ссылка больше не действует
seat-invited-by = { $name } приглашает вас сыграть.
seat-lead = Учётная запись не нужна: назовитесь и садитесь.
seat-back = Назад за стол
seat-back-text = Это личная ссылка игрока на его место. Кто её откроет, сможет играть с этого места.
seat-opponent = Соперник
seat-nobody = Пока никого
seat-sit-down = Сесть за стол
seat-both = Сесть и на это место
seat-taken = Место ваше
seat-taken-text = Соперник видит, что вы здесь.
seat-no-token = Ссылка неполная: не хватает части после #.
seat-open = свободное место
seat-bot = бот
seat-you = вы
seat-guest = гость
your-name = Ваше имя
your-name-hint = Его видят за столом.

## Списки партий
matches-your-turn = Ваш ход
matches-going = Ждём другую сторону
matches-open = Ждём соперника
matches-over = Завершены
matches-none = У вас здесь пока нет партий.
matches-guest = Вы играете как гость: партии помнит этот браузер.
matches-make-account = Сохранить их в учётной записи
state-your-turn = Ваш ход
state-waiting = Ход соперника
state-open = Открыта
state-over = Завершена
state-frozen = Заморожена
state-won = Победа
state-lost = Поражение
state-draw = Ничья
lobby-lead = Партии, которые ждут соперника. Займите место и играйте; учётная запись не нужна.
lobby-offer = Предложить партию
lobby-by = Предлагает { $name }
lobby-join = Играть за: { $side }
lobby-empty = Сейчас никто не ждёт. Предложите партию: мы сообщим, когда кто-нибудь сядет за стол.
lobby-bot = Пока сыграть с ботом
lobby-watch = Смотреть сейчас

## Обучение
learn-lead = Десять минут за настоящим столом, шаг за шагом. Играете вы, а урок объясняет, что и почему.
learn-begin = Начать урок
learn-also = Полезно за любым столом
learn-tip-ask = Наведите указатель на что угодно, чтобы узнать, что это. Нажмите на недоступное, чтобы узнать, почему нельзя.
learn-tip-undo = Пока кубики не брошены и карты не открыты, решение можно отменить.
learn-tip-hint = Сомневаетесь? «Подсказка» спросит у бота, как поступил бы он.
learn-tip-rules = У каждого правила, которое применяет стол, есть номер, и его можно найти:

## Учётная запись
sign-in = Войти
sign-out = Выйти
sign-out-everywhere = Выйти на всех устройствах
register = Создать учётную запись
account-lead = Играть можно и без учётной записи. С ней ваши партии доступны на любом устройстве.
account-hello = Здравствуйте, { $name }
account-name = Имя
account-name-or-mail = Имя или адрес почты
account-takes-guest = Партии, начатые здесь гостем, перейдут к вам.
account-forgotten = Забыли пароль?
account-forgotten-text = Если у учётной записи есть подтверждённый адрес почты, мы отправим туда ссылку для нового пароля.
account-send-mail = Отправить ссылку
account-mail-sent = Если такая учётная запись есть, письмо уже в пути.
account-mail-confirmed = Адрес почты подтверждён.
account-new-password = Придумайте новый пароль
account-password-set = Новый пароль установлен. На других устройствах выполнен выход, токены API отозваны.
account-change-password = Сменить пароль
account-change-hint = На всех остальных устройствах произойдёт выход.
password = Пароль
password-old = Текущий пароль
password-new = Новый пароль
password-hint = Не меньше 8 знаков.
mail-optional = Адрес почты (необязательно)
mail-hint = Только на случай забытого пароля и, если пожелаете, чтобы сообщать о вашем ходе.
tokens-title = Токены API
tokens-text = Токен может всё, что можете вы: играть на ваших местах через API. Никому его не давайте.
tokens-one = Токен
tokens-once = Скопируйте токен сейчас: он показывается один раз.
tokens-used = последнее использование: { $when }
tokens-unused = не использовался
tokens-label = Для чего он?
tokens-label-hint = мой бот
tokens-make = Создать токен
data-title = Ваши данные
data-export = Скачать мои данные
data-export-text = Всё, что этот сервер о вас хранит, одним файлом.
data-delete = Удалить учётную запись
data-delete-text = Удаляет учётную запись, имя, заметки и переписку. Партии остаются другому игроку; ваше место в идущей партии освобождается.
data-delete-sure = Я понимаю, что отменить это нельзя.

## Настройки
settings-here = На этом устройстве
settings-theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
settings-motion = Анимация
motion-system = Как в системе
motion-on = Включена
motion-off = Выключена
settings-sounds = Звуки
settings-sounds-hint = Кубики, карты и звонок, когда ваш ход.
settings-coach = Пояснять каждый вопрос
settings-coach-hint = Одно-два предложения под ним для тех, кто не читал правил.
settings-confirm = Подтверждать конец хода
settings-confirm-hint = Переспрашивает, если у вас ещё есть карты, которые можно разыграть.
settings-you = Вы
settings-alerts = Когда наступает ваш ход
settings-alerts-hint = На странице вы узнаете об этом всегда. Эти способы работают, когда она закрыта или в фоне.
settings-mail-sent = Сохранено. Перейдите по ссылке в письме, которое мы отправили.
settings-to-account = Пароль, данные и токены: ваша учётная запись
alert-browser = Уведомления браузера
alert-browser-hint = Пока вкладка Fieldcraft открыта где-нибудь в фоне.
alert-refused = Браузер не разрешает уведомления для этой страницы. Это можно изменить в его настройках.
alert-mail = Адрес почты
alert-mail-hint = Мы напишем, когда наступит ваш ход, и ещё раз, прежде чем выйдет время.
alert-mail-on = Сообщать по почте
alert-no-mail = Этот сервер не отправляет почту.
mail-unconfirmed = Ещё не подтверждён: перейдите по ссылке в нашем письме.
alert-webhook = Вебхук для ваших программ
alert-webhook-hint = Когда наступает ваш ход, сервер отправляет на этот адрес подписанный запрос POST.
alert-webhook-address = Адрес
alert-webhook-on = Вызывать вебхук
alert-webhook-secret = Ключ для подписи

## О проекте
about-lead = Fieldcraft переносит три тактических карточных варгейма на цифровой стол, который следит за каждым правилом.
about-unofficial = Неофициальный проект
about-unofficial-text = Это неофициальный проект игроков, не связанный с издателями и авторами игр. Правила и числа — факты; все тексты, рисунки, карты и имена солдат здесь наши собственные. Если игра вам понравилась, купите печатную.
about-fair = Честная игра
about-fair-text = Каждой стороне стол показывает только то, что ей положено знать; боты видят не больше, чем видели бы вы на их месте. Кубики запечатаны до начала партии, и потом их можно проверить.
about-privacy = Ваши данные
about-privacy-text = Один файл cookie хранит ваш вход, другой — язык. Ничего не загружается с других сайтов, слежки нет. Всё, что о вас хранится, можно скачать или удалить.
about-licences = Лицензии
about-licences-text = Fieldcraft — свободная программа под лицензией Apache 2.0. В браузере используются:
about-api = Тот же API, которым пользуется эта страница, открыт для ваших ботов и программ:

## Правила
rules-search = Поиск по правилам
rules-search-hint = Слово или пункт: U-503
rules-contents = Содержание
rules-lead = Все правила, которые применяет стол, по номерам. Ищите слово или пункт либо читайте по содержанию.
rules-found =
    { $count ->
        [one] { $count } пункт по запросу «{ $query }»
        [few] { $count } пункта по запросу «{ $query }»
       *[many] { $count } пунктов по запросу «{ $query }»
    }
rules-none = Ничего не найдено. Попробуйте другое слово или номер пункта.
rules-instead = По запросу «{ $query }» ничего нет. Показано по запросу «{ $instead }».
rules-cites = См. также:
rules-cited-by = Где применяется:
rules-sources = В печатных правилах:

## Честные кубики
verify-lead = Кубики этой партии никто не выбирал: ни сервер, ни игроки. Здесь это можно проверить.
verify-busy = Воспроизводим всю партию…
verify-none = Здесь нет партии или записи с таким номером.
verify-running = Партия ещё идёт
verify-running-text = Кубики запечатаны. Эти отпечатки сделаны в начале; что за ними, можно будет увидеть и проверить здесь, когда партия закончится.
verify-passed = Проверка пройдена.
verify-failed = Проверка не пройдена. Сообщите администратору сервера.
verify-by-browser = Проверил ваш браузер
verify-by-server = Проверил сервер
verify-yes = Верно.
verify-no = Неверно!
verify-cannot = Браузер даёт вычислять хеши только страницам с безопасным адресом (https). За вас проверил сервер.
verify-own-key-hash = Ключ соответствует отпечатку, показанному во время партии.
verify-own-pledge = Доля сервера — та самая, отпечаток которой он показал, пока никто ещё не сел за стол.
verify-own-key = Ключ получается из долей сервера и обоих мест.
verify-own-nonce = В нём есть доля, которую добавил этот браузер.
verify-own-seal = Отпечаток тот же, что этот браузер видел в начале.
verify-numbers = Числа
verify-key = Ключ кубиков
verify-key-hash = Отпечаток ключа (SHA-256)
verify-share = Доля сервера
verify-pledge = Отпечаток доли сервера (SHA-256)
verify-nonce = Доля стороны { $side }
verify-how = Как это устроено
verify-how-1 = До партии сервер выбирает тайное число и показывает только его отпечаток: по нему число не угадать, и никакое другое число к нему не подходит.
verify-how-2 = Каждое место добавляет своё число. Ключ складывается из чисел сервера и мест; в одиночку его не выбрать никому.
verify-how-3 = Ключ определяет все броски и перемешивания. По выпавшему их не предсказать.
verify-how-4 = После партии все числа открыты. Любой может проверить отпечатки и воспроизвести партию: кубики обязаны выпасть те же.
