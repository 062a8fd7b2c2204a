"""The orders worth leaving at a card or a counter, and those to propose at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fieldcraft.core.state import State
from fieldcraft.games.undaunted.standing.bids import HIGHEST, LOWEST, NO_FALLBACK, Bid, BidInRound
from fieldcraft.games.undaunted.standing.cards import card_of, card_refusal
from fieldcraft.games.undaunted.standing.turns import EndTurnUnlessHeld, EndTurnUnlessNear
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.record.standing_order import Offered

DISTANCES = (2, 1, 3, 4)
FALLBACKS = (LOWEST, HIGHEST, NO_FALLBACK)


def offered(state: State, side: int, ref: str) -> Sequence[Offered]:
    """The orders worth leaving at a card, or at the counter of one."""
    s = cast(Table, state)
    card = own_card(s, side, ref)
    if not card:
        return ()
    coming = s.round + 1
    return [
        Offered(tuple(str(BidInRound(card, other, coming)) for other in FALLBACKS)),
        Offered(tuple(str(Bid(card, other)) for other in FALLBACKS)),
        Offered(tuple(str(EndTurnUnlessNear(tiles)) for tiles in DISTANCES)),
        Offered((str(EndTurnUnlessHeld(card)),)),
    ]


def own_card(s: Table, side: int, ref: str) -> str:
    """The ref of the card that this is, or by which this counter acts; empty for none."""
    if card_of(s, ref) >= 0:
        return ref if card_refusal(s, side, ref) is None else ""
    kind, _, word = ref.partition(":")
    battle = s.battle
    for card in range(battle.types):
        counter = battle.card_counter[side * battle.types + card]
        if kind == "counter" and counter >= 0 and s.counter_word(counter) == word:
            return f"card:{s.card_word(card)}"
    return ""


def proposed(state: State, side: int) -> Sequence[str]:
    """While the others play: the weakest card for initiative, and what goes without saying."""
    return [str(Bid(LOWEST, NO_FALLBACK)), "take the only answer"]
