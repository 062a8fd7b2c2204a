### Что сервер говорит о партии за столом. См. server/errors.py и server/status.py.

server-hello-first = Сначала скажите, за кого вы здесь сидите.
server-begun = Эта партия уже началась.
server-called-off = Эта партия отменена.
server-bot-declines = Бот хочет играть дальше.
server-offered-already = Другая сторона уже предложила это: примите предложение.
server-unreadable-match = Эту партию больше нельзя прочитать. Владелец сервера узнает причину из журнала.
server-offer-draw = { $side }: предложение ничьей
server-offer-abandon = { $side }: предложение закончить без победителя
server-offer-takeback = { $count ->
    [one] { $side }: просьба вернуть { $count } выбор; кубики будут брошены заново
    [few] { $side }: просьба вернуть { $count } выбора; кубики будут брошены заново
   *[many] { $side }: просьба вернуть { $count } выборов; кубики будут брошены заново
}
