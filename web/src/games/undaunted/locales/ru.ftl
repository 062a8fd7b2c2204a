### What the drawings of Undaunted say themselves; names of things come from the server.

undaunted-damage = повреждений: { $damage } из { $integrity }
undaunted-crew = занято мест: { $count } из { $seats }
undaunted-seat = место { $number }
undaunted-seat-empty = свободно
undaunted-of-side = { $side }: { $what }
undaunted-times = ×{ $count }
undaunted-hand-card = { $card }, инициатива { $initiative }: { $actions }
undaunted-in-hand = в руке: { $count }
undaunted-unseen = В руке, колоде и сбросе вместе: { $cards }
undaunted-known-hand = Точно в руке: { $cards }
undaunted-bid = выбрана для определения инициативы
undaunted-has-initiative = Инициатива: { $side }
undaunted-turn = ходит: { $side }
undaunted-hand-empty = В руке нет карт.
undaunted-points-of = { $points } из { $needed }
undaunted-hopeless = победить уже не может
