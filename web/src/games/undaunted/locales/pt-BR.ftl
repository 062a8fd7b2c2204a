### What the drawings of Undaunted say themselves; names of things come from the server.

undaunted-damage = dano { $damage } de { $integrity }
undaunted-crew = { $count } de { $seats } assentos ocupados
undaunted-seat = assento { $number }
undaunted-seat-empty = livre
undaunted-of-side = { $side }: { $what }
undaunted-times = ×{ $count }
undaunted-hand-card = Iniciativa { $initiative } { $card }: { $actions }
undaunted-in-hand = { $count } na mão
undaunted-unseen = Na mão, no baralho e na pilha de descartes juntos: { $cards }
undaunted-known-hand = Com certeza na mão: { $cards }
undaunted-bid = escolhida para a Iniciativa
undaunted-has-initiative = Iniciativa: { $side }
undaunted-turn = vez: { $side }
undaunted-hand-empty = Nenhuma carta na mão.
undaunted-points-of = { $points } de { $needed }
undaunted-hopeless = não pode mais vencer
