"""The initiative card chosen in advance (U-306): this one, or else another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, cast

from fieldcraft.core.contract import Refusal
from fieldcraft.core.state import State
from fieldcraft.games.undaunted.standing.cards import card_of, card_refusal
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import BID_CARD, THING
from fieldcraft.record.standing_order import ASK, StandingOrder

HIGHEST: Final = "highest"
LOWEST: Final = "lowest"
NO_FALLBACK: Final = "ask"
FALLBACKS: Final = (HIGHEST, LOWEST, NO_FALLBACK)


@dataclass(frozen=True)
class Bid(StandingOrder):
    """Pick a card for initiative if it is in hand, and otherwise the highest or the lowest."""

    kind: ClassVar[str] = "bid"
    words: ClassVar[str] = "bid {card} else {fallback}"
    card: str
    fallback: str

    def answer(self, state: State, side: int) -> int:
        s = cast(Table, state)
        if s.question(side) != "bid":
            return ASK
        wished = self.pick(s, side, self.card)
        return self.pick(s, side, self.fallback) if wished == ASK else wished

    def pick(self, s: Table, side: int, wish: str) -> int:
        """The option that a wish means now."""
        menu = s.legal(side)
        if wish in (HIGHEST, LOWEST):
            row = side * s.battle.types
            by_value = [(s.battle.initiative[row + (one & THING)], one) for one in menu]
            best = max(by_value) if wish == HIGHEST else min(by_value)
            return best[1]
        card = card_of(s, wish)
        return BID_CARD | card if card >= 0 and BID_CARD | card in menu else ASK

    def refuse(self, state: State, side: int) -> Refusal | None:
        if self.fallback not in FALLBACKS:
            return Refusal("not-a-word", "", {"text": self.fallback})
        if self.card in (HIGHEST, LOWEST):
            return None
        return card_refusal(cast(Table, state), side, self.card)


@dataclass(frozen=True)
class BidInRound(Bid):
    """The same for one round only."""

    kind: ClassVar[str] = "bid-in-round"
    words: ClassVar[str] = "in round {round} bid {card} else {fallback}"
    round: int

    def answer(self, state: State, side: int) -> int:
        return super().answer(state, side) if cast(Table, state).round == self.round else ASK

    def refuse(self, state: State, side: int) -> Refusal | None:
        s = cast(Table, state)
        if self.round < s.round or (s.round_limit and self.round > s.round_limit):
            return Refusal("round-never-comes", "U-301", {"round": self.round})
        return super().refuse(state, side)
