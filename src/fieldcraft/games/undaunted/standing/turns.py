"""A turn that need not be waited for (U-401): it ends at once, unless something is there to do."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, cast

from fieldcraft.core.contract import Refusal
from fieldcraft.core.state import State
from fieldcraft.games.undaunted.standing.cards import card_of, card_refusal
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import END, HAND, PLAY_AREA, PLAY_FRAME
from fieldcraft.record.standing_order import ASK, StandingOrder


@dataclass(frozen=True)
class EndTurn(StandingOrder):
    """End the turn before a card is played, unless there is reason to play one."""

    def answer(self, state: State, side: int) -> int:
        s = cast(Table, state)
        if s.asked != side or s.top() != PLAY_FRAME or s.size(side, PLAY_AREA):
            return ASK
        return ASK if self.is_wanted(s, side) else END

    @abstractmethod
    def is_wanted(self, s: Table, side: int) -> bool:
        """Whether the player wants to play this turn."""


@dataclass(frozen=True)
class EndTurnUnlessHeld(EndTurn):
    """Unless a certain card is in hand."""

    kind: ClassVar[str] = "end-unless-held"
    words: ClassVar[str] = "end turn unless {card}"
    card: str

    def is_wanted(self, s: Table, side: int) -> bool:
        card = card_of(s, self.card)
        return card >= 0 and s.held(side, HAND, card) > 0

    def refuse(self, state: State, side: int) -> Refusal | None:
        return card_refusal(cast(Table, state), side, self.card)


@dataclass(frozen=True)
class EndTurnUnlessNear(EndTurn):
    """Unless an enemy counter is within so many tiles of one's own."""

    kind: ClassVar[str] = "end-unless-near"
    words: ClassVar[str] = "end turn unless within {tiles} tiles"
    tiles: int

    def is_wanted(self, s: Table, side: int) -> bool:
        battle = s.battle
        own = {s.places[one] for one in battle.counters_of[side] if s.places[one] >= 0}
        enemies = {s.places[one] for one in battle.counters_of[1 - side] if s.places[one] >= 0}
        return any(
            battle.distance[here * battle.tiles + there] <= self.tiles
            for here in own
            for there in enemies
        )
