game-skirmish = Стычка
about-skirmish = Два маленьких отряда на двенадцати клетках: пробная игра.
side-red = Красные
side-blue = Синие

event-set-up = { $side }: расставлены { $units }
event-moves = { $unit }: ход, { $square }
event-fires = { $unit }: огонь, { $square }
event-breaks = { $unit }: отряд сломлен
event-eliminated = { $unit }: отряд уничтожен
event-passes = { $side }: пас
event-plays = { $side }: карта { $card }
event-void = { $unit }: отряда уже нет

event-buries = { $side }: карта { $card } убрана под низ
event-discards = { $side }: сброс, { $card }
event-draws = { $side }: взята карта
event-draws-card = Вы взяли { $card }
event-interrogates = { $side }: допрос
event-jams = { $unit }: осечка
event-loses = { $side }: потеряна карта { $card }
event-orders = { $side }: приказ, { $card }
event-plans = { $unit } начнёт с { $square }
event-rallies = { $unit }: снова в строю
event-removes-smoke = Дым рассеялся: { $square }
event-rerolls = { $side }: повторный бросок
event-reveals = { $side }: открыта карта { $card }
event-rolls = { $side }: бросок, { $card }
event-shown = Вы видите { $cards }
event-time = Время: { $time }

reason-last-unit = у другой стороны не осталось отрядов
reason-sudden-death = внезапный конец

rules-book-skirmish = Стычка
rules-sk-1 = Правила
why-not-offered = Сейчас это не предлагается.
why-card-not-shown = Карту { $card } вам не показывали.

prompt-place = Какой отряд ставите?
prompt-home = На какую клетку?
prompt-order = Какую карту играете?
prompt-discard = Какую карту сбросить?
prompt-step = Куда?
prompt-unit = Какой отряд?
prompt-act = Ответите?
prompt-aim = По какой клетке?
prompt-defend = Кто защищается?
prompt-reroll = Бросить снова?

condition-last-unit = Уничтожить все отряды противника
