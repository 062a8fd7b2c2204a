"""What a player lets happen without a look: whoever comes to a place may pass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, cast

from fieldcraft.core.contract import Refusal
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.standing.place import (
    asked_hex,
    has_come_to,
    is_away,
    refusal,
)
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import ADVANCE_REACT, REACT_FRAME, STOP
from fieldcraft.record.standing_order import ASK, StandingOrder


@dataclass(frozen=True)
class LetPass(StandingOrder):
    """Do nothing against those who come to a place."""

    kind: ClassVar[str] = "let-pass"
    words: ClassVar[str] = "let pass {place}"
    place: str

    def answer(self, state: State, side: int) -> int:
        s = cast(Table, state)
        if not is_away(s, side) or s.top() not in (REACT_FRAME, ADVANCE_REACT):
            return ASK
        return STOP if has_come_to(s, side, self.place, asked_hex(s)) else ASK

    def refuse(self, state: State, side: int) -> Refusal | None:
        return refusal(cast(Table, state), self.place, 1 - side)
