### What the drawings of Undaunted say themselves; names of things come from the server.

undaunted-damage = damage { $damage } of { $integrity }
undaunted-crew = { $count } of { $seats } seats taken
undaunted-seat = seat { $number }
undaunted-seat-empty = free
undaunted-of-side = { $side }: { $what }
undaunted-times = ×{ $count }
undaunted-hand-card = initiative { $initiative } { $card }: { $actions }
undaunted-in-hand = { $count } in hand
undaunted-unseen = In hand, deck and discard pile together: { $cards }
undaunted-known-hand = In hand for certain: { $cards }
undaunted-bid = chosen for initiative
undaunted-turn = { $side } to act
undaunted-hand-empty = No card in hand.
undaunted-in-play = In play: { $side }
undaunted-points-of = { $points } of { $needed }
undaunted-hopeless = cannot win any more
undaunted-never-command = Never draw an extra card by Command
undaunted-never-bolster = Never take cards by Bolster
undaunted-never-inspire = Never return cards by Inspire
undaunted-never-adjust = Never enter, exit or reposition after an action
undaunted-hit = hit
undaunted-miss = miss
