### Командная строка.

## Ошибки

cli-error = Ошибка: { $text }
cli-file-not-found = Файла «{ $path }» нет.
cli-file-unreadable = Файл «{ $path }» не читается: { $text }
cli-file-exists = Файл «{ $path }» уже существует.
cli-bad-argument = Значение «{ $value }» не подходит для { $name }.
cli-missing-argument = Не указано: { $name }.
cli-unknown-scenario = Сценария «{ $text }» нет. Есть: { $known }
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

progress-games = Идут игры
progress-replaying = Воспроизведение
progress-drills = Проверка упражнений
progress-loading = Загрузка сценариев
progress-done = Готово
progress-of = { $done } из { $total }
games-count = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}

## Итоговая таблица

column-scenario = Сценарий
column-side = Сторона
column-player = Игрок
column-games = Игры
column-wins = Победы
column-share = Доля
column-unfinished = Не закончено
column-rounds = Раунды
column-decisions = Решения
column-time = Время
column-per-second = Решений в секунду
column-reason = Чем решено
column-mean = Среднее
column-shortest = Самая короткая
column-longest = Самая длинная
column-seed = Зерно
