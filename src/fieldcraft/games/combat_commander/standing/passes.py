"""What a player lets happen without a look: at a place, or everywhere else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, cast

from fieldcraft.core.contract import Refusal
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.actions.window import Window
from fieldcraft.games.combat_commander.standing.place import (
    ANYONE,
    asked_hex,
    concerns,
    has_come_to,
    is_away,
    refusal,
)
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACCEPT,
    ADVANCE_REACT,
    REACT_FRAME,
    REROLL_FRAME,
    STOP,
)
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


@dataclass(frozen=True)
class PassUnless(StandingOrder):
    """Let everything go by in the other's Turn, unless it happens at a place or to a unit."""

    kind: ClassVar[str] = "pass-unless"
    words: ClassVar[str] = "pass unless {place}"
    comes_last: ClassVar[bool] = True
    place: str

    def answer(self, state: State, side: int) -> int:
        s = cast(Table, state)
        frame = s.top()
        is_window = frame == REROLL_FRAME or isinstance(s.frames[frame], Window)
        if not is_away(s, side) or not is_window or concerns(s, self.place, asked_hex(s)):
            return ASK
        return ACCEPT if frame == REROLL_FRAME else STOP

    def refuse(self, state: State, side: int) -> Refusal | None:
        if self.place == ANYONE:
            return Refusal("not-a-word", "", {"text": self.place})
        return refusal(cast(Table, state), self.place, side)
