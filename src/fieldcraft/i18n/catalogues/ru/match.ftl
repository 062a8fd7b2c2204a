### Что сервер говорит о партии за столом. См. server/http/errors.py и server/live/status_message.py.

server-hello-first = Сначала скажите, за какую сторону вы играете.
server-begun = Эта партия уже началась.
server-called-off = Эта партия отменена.
server-bot-declines = Бот хочет играть дальше.
server-offered-already = Другая сторона уже предложила это: примите предложение.
server-unreadable-match = Эту партию больше нельзя прочитать. Владелец сервера узнает причину из журнала.
server-offer-draw = { $side }: предложение ничьей
server-offer-abandon = { $side }: предложение закончить без победителя
server-offer-takeback-of = { $side }: просьба взять ход назад («{ $what }»); кости будут брошены заново
server-offer-takeback = { $count ->
    [one] { $side }: просьба отменить { $count } решение; кубики будут брошены заново
    [few] { $side }: просьба отменить { $count } решения; кубики будут брошены заново
   *[many] { $side }: просьба отменить { $count } решений; кубики будут брошены заново
}
server-not-setting-up = Расстановка сейчас не идёт.
server-no-set-up = Это не сохранённая расстановка.
server-bad-set-up-line = Строка { $line }: «{ $text }» ничего не расставляет. Пишите, например: { $example }
server-other-set-up = Это расстановка для сценария «{ $scenario }», сторона: { $side }.
server-same-set-up = Всё уже так и расставлено.
