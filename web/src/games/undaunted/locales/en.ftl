### What the drawings of Undaunted say themselves; names of things come from the server.

undaunted-damage = damage { $damage } of { $integrity }
undaunted-crew = { $count } of { $seats } seats occupied
undaunted-seat = seat { $number }
undaunted-seat-empty = empty
undaunted-of-side = { $side }: { $what }
undaunted-times = ×{ $count }
undaunted-hand-card = initiative { $initiative } { $card }: { $actions }
undaunted-in-hand = { $count } in hand
undaunted-unseen = In hand, deck and discard pile: { $cards }
undaunted-known-hand = Certainly in hand: { $cards }
undaunted-bid = chosen for initiative
undaunted-has-initiative = { $side } has the initiative
undaunted-turn = { $side } to act
undaunted-hand-empty = No cards in hand.
undaunted-points-of = { $points } of { $needed }
undaunted-hopeless = can no longer win
