### Сервер в командной строке: `play`, `serve`, `server`, и упражнения из записей.

help-port = Порт сервера; если он занят, { "play" } найдёт другой.
help-no-browser = Не открывать браузер.
help-data = Папка, в которой хранятся партии.
help-serve = Запустить сервер для других игроков: на этом компьютере или за прокси.
help-host = Адрес сервера.
help-database = База данных { "PostgreSQL, postgresql://…" }; без неё — файл { "SQLite" } в папке.
help-base-url = Внешний адрес сервера, для ссылок в письмах.
help-workers = В скольких процессах думают боты; 0 — ни в одном.
help-proxies = Адреса доверенных прокси, через запятую.
help-tls-certificate = Файл сертификата со всей цепочкой — для защищённого соединения без прокси.
help-tls-key = Файл ключа к сертификату.
help-server = Обслуживание сервера.
help-recheck = После обновления: переиграть все идущие партии и заморозить те, где результат изменился.
help-drill-from = Вместо этого записать упражнение с позицией после строки { "N" } записи.
help-drill-tried = Что там пытались сделать; без этого — то, что в записи идёт дальше.
help-drill-side = Записать только то, что видит эта сторона; остальное сдаётся случайно, чтобы подходило.

cli-needs-extra = Для этого мало одного движка. Установите недостающее: { $command }
play-open = Стол открыт: { $url } — закрыть: { "Ctrl-C" }.
play-port-taken = Порт { $port } занят другой программой; стол на порту { $other }.
play-running = Стол уже открыт: { $url }
play-stopped = Стол закрыт.
play-not-started = Сервер не смог запуститься. Почему — в строках выше.
play-no-data = Папку «{ $path }» использовать нельзя: { $why }
serve-in-use = Папку «{ $path }» использует другой сервер.
serve-no-port = Не удаётся занять { $host }, порт { $port }: { $why }
serve-no-database = База данных не отвечает: { $why }
serve-bad-certificate = Сертификат не подходит: { $why }
serve-newer-database = База данных создана более новой версией. Сначала обновите { "fieldcraft" }.
serve-bad-setting = Настройка { $name } не может быть «{ $value }».
setting-address = Укажите адрес целиком, со схемой и без ничего после имени узла, например { $example }.
setting-smtp = Укажите почтовый сервер со схемой, например { $example } или { "smtps://…" }.
setting-database = Укажите адрес базы PostgreSQL, например { $example }, или не указывайте ничего: тогда это файл SQLite в папке данных.
setting-hosts = Укажите имена узлов без схемы, через запятую.
setting-ports = Укажите номера портов через запятую.
setting-proxies = Укажите IP-адреса или сети через запятую.
setting-certificate = Сертификату нужен ключ, а ключу – сертификат: укажите оба.
setting-log = Укажите debug, info, warning или error.
setting-switch = Укажите 1 или 0.
setting-number = Укажите число; какие допустимы, сказано в руководстве по размещению.
setting-bots = Укажите module:Class для каждого бота, через запятую, например { $example }.

progress-recheck = Идущие партии переигрываются
recheck-frozen = { $match }: заморожена. { $why }
recheck-still-frozen = { $match }: остаётся замороженной. { $why }
recheck-thawed = { $match }: сходится с записью и продолжается.
recheck-unreadable = { $match }: больше не читается: её строки в базе данных повреждены. Восстановите их из резервной копии.
recheck-summary = Сходятся с записью: { $done } из { $total }

drill-bad-from = «{ $text }» не указывает позицию: напишите файл записи, @ и номер.
drill-no-entry = Строки { $position } в записи нет; последняя — { $last }.
drill-bad-tried = «{ $text }» не говорит, что пытались сделать: напишите сторону, двоеточие и слова.

help-archive = Файл.
help-match = Идентификатор партии, как в списке { "`server matches`" }.
help-person = Имя учётной записи или идентификатор человека.
help-status = Только партии, которые ждут игроков (open), идут (running), окончены (over) или заморожены (frozen).
help-sure = Сделать это без вопросов.
help-server-health = Проверяет базу данных и показывает, что в ней есть.
help-server-matches = Список партий, сначала новые.
help-server-backup = Записывает всё в новый файл, не останавливая сервер; для SQLite и PostgreSQL.
help-server-restore = Восстанавливает копию в пустую базу любого вида.
help-server-export = Записывает одну партию целиком в новый файл, вместе с её костями.
help-server-import = Принимает партию с другого сервера.
help-server-password = Даёт учётной записи новый пароль и завершает все её сеансы.
help-server-forget = Удаляет всё о человеке; его партии остаются другим.
server-no-database = Базы данных «{ $path }» нет. Проверьте --data или --database.
server-no-match = Партии «{ $match }» нет.
server-no-person = Учётной записи «{ $name }» нет.
server-no-status = Состояния «{ $text }» нет. Есть: { $known }
server-matches = Партий: { $count }
backup-done = Сохранено в «{ $path }», партий: { $count }. В файле есть кости идущих партий: не показывайте его игрокам.
restore-done = Восстановлено, партий: { $count }. Теперь выполните: { $command }
export-done = Партия { $match } сохранена в «{ $path }». В файле есть её кости: не показывайте его игрокам.
import-done = Партия { $match } принята.
import-seat = { $side }: { $link }
archive-missing = Файла «{ $path }» нет.
archive-other = «{ $path }» – файл другого вида: копии восстанавливают, партии принимают.
archive-version = «{ $path }» сделан другой версией. Восстановите его той версией, затем обновитесь.
archive-broken = «{ $path }» повреждён, или это не наш файл.
archive-not-empty = База данных не пуста. Восстановите «{ $path }» в новую папку или базу.
archive-known = Партия из «{ $path }» здесь уже есть.
password-done = Новый пароль для { $name }: { $password }
forget-ask = Это навсегда удалит всё о { $name }. Чтобы сделать это, добавьте { $option }.
forget-done = { $name }: удалено; освободилось мест: { $count }
health-ok = Всё в порядке.
health-damaged = База данных повреждена. Восстановите её из копии.
column-server =
    { $what ->
        [match] Партия
        [game] Игра
        [scenario] Сценарий
        [status] Состояние
        [players] Игроки
        [choices] Решений
       *[updated] Изменена
    }
server-status =
    { $status ->
        [open] ждёт игроков
        [running] идёт
        [over] окончена
       *[frozen] заморожена
    }
health-line =
    { $what ->
        [database] База данных: { $value }
        [schema] Схема: { $value }
        [open] Партий ждёт игроков: { $value }
        [running] Идёт: { $value }
        [over] Окончено: { $value }
        [frozen] Заморожено: { $value }
        [people] Людей: { $value }
       *[sound] Проверка: { $value }
    }
