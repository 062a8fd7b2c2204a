### Стол: заголовки, вопросы, варианты, предупреждения.

## Заголовки

heading-board = Поле
heading-hand = Рука
heading-deck = Колода
heading-discard = Сброс
heading-initiative = Инициатива
heading-turn = Ход
heading-phase = Этап
heading-points = Очки
heading-log = Журнал
heading-help = Справка
heading-options = Варианты
heading-scenario = Сценарий
heading-markers = Жетоны
heading-victory = Условие победы
odds = вероятность { $percent }{ "\u00A0" }%
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
prompt-waiting = Ожидание: { $side }
prompt-over = Игра закончена
option-end = Закончить ход
option-stop = Достаточно
heading-casualties = Потери
hand-empty = В руке нет карт
news-earlier = { $count ->
    [one] … ещё { $count } строка выше: { $command }
    [few] … ещё { $count } строки выше: { $command }
   *[many] … ещё { $count } строк выше: { $command }
}
welcome = Добро пожаловать за стол.
welcome-how = Введите номер и нажмите { "Enter" }; просто { "Enter" } — первый вариант.
welcome-table = Стол предлагает только то, что разрешают правила. В любой момент: { $command }
ask-game = Какая игра?
ask-scenario = Какой сценарий?
ask-opponent = Против кого?
ask-side = За какую сторону вы играете?
opponent-friend = соперник за этим экраном
you-are = (вы играете: { $side })
hot-seat = За экран садится: { $side }. Второй игрок отворачивается.
press-enter = Нажмите { "Enter" }.
choice-ambiguous = «{ $text }» может значить: { $known }
choice-no-number = Введите число от 1 до { $count }.
choice-offered = «{ $text }» сейчас разрешено.
choice-why = Скажите, что вы хотели бы сделать, например: { $example }
standing-none = Постоянных ответов у вас нет. Пример: { $example }
standing-list = Ответы за вас без вопроса, пока не введено { $command }:
standing-told = На вопросы с единственным ответом отвечает игра.
standing-end = Отключить: { $command }.
standing-answered = Ваш постоянный ответ: { $text }
standing-offers = Какие приказы можно оставить (введите { $command } и слова):
standing-no-offer = Здесь нельзя оставить приказ.
confirm-resign = Вы сдаётесь?
offer-save = Сохранить запись в «{ $path }»?
resume-with = Продолжить: { $command }
about-what = Скажите, на что посмотреть, — так, как это названо на поле, например: { $example }
about-off-board = не на поле
about-distance = От { $tile } до { $other }: { $distance }
no-such-rule = Пункта «{ $text }» нет. Попробуйте, например: { $example }
table-help-choice = Выбор по номеру или по словам рядом; достаточно начала, если оно однозначно.
table-help-board = Поле с пояснениями и цели.
table-help-hand = Ваша рука.
table-help-log = Всё, что произошло.
table-help-look = Посмотреть на то, что названо на поле.
table-help-why = Почему что-то нельзя и по какому пункту.
table-help-help = Этот список.
table-help-undo = Отменить последнее решение, если с тех пор не бросали кубики, не брали и не открывали карты.
table-help-standing = Впредь отвечать на некоторые вопросы за вас; без слов — показать их; { "standing off" } — убрать.
table-help-save = Сохранить партию в файл.
table-help-resign = Сдаться.
table-help-quit = Встать из-за стола; предложит сохранить.
table-help-rule = Текст пункта правил; по слову найдутся пункты, где оно есть.
