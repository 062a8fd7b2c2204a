### What the drawings of Undaunted say themselves; names of things come from the server.

undaunted-damage = uszkodzenia: { $damage } z { $integrity }
undaunted-crew = zajęte stanowiska: { $count } z { $seats }
undaunted-seat = stanowisko { $number }
undaunted-seat-empty = wolne
undaunted-of-side = { $side }: { $what }
undaunted-times = ×{ $count }
undaunted-hand-card = inicjatywa { $initiative } { $card }: { $actions }
undaunted-in-hand = na ręce: { $count }
undaunted-unseen = Na ręce, w talii i na stosie kart odrzuconych razem: { $cards }
undaunted-known-hand = Na pewno na ręce: { $cards }
undaunted-bid = wybrana do określenia inicjatywy
undaunted-has-initiative = Inicjatywa: { $side }
undaunted-turn = działa: { $side }
undaunted-hand-empty = Brak kart na ręce.
undaunted-points-of = { $points } z { $needed }
undaunted-hopeless = nie może już wygrać
