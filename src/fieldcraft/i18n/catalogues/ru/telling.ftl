### The table in the browser: what only it says of a match.

## Warnings before a choice

warn-end-cards = У вас на руке ещё есть карты, которые можно разыграть. Всё равно закончить ход?
warn-end-orders = Вы ещё можете отдать приказ. Всё равно закончить ход?
