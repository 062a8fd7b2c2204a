"""The Initiative card spent by an order (CC-9.1): to save somebody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, cast

from fieldcraft.core.contract import Refusal
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.odds.forecast import forecast
from fieldcraft.games.combat_commander.odds.stakes import WORST, chance_of, gains_nothing
from fieldcraft.games.combat_commander.standing.place import ANYONE, is_away, refusal
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import ACCEPT, REROLL, REROLL_FRAME
from fieldcraft.record.standing_order import ASK, StandingOrder


@dataclass(frozen=True)
class RerollToSave(StandingOrder):
    """Re-roll if the roll as it stands would more likely than not break or eliminate one's own."""

    kind: ClassVar[str] = "reroll-to-save"
    words: ClassVar[str] = "reroll to save {unit}"
    unit: str

    def answer(self, state: State, side: int) -> int:
        s = cast(Table, state)
        if not is_away(s, side) or s.top() != REROLL_FRAME or gains_nothing(s, side):
            return ASK
        own = f"{s.side_word(side)}:"
        wanted = self.unit.partition(":")[2]
        stands = forecast(s, side, ACCEPT)
        for unit in {one.target for one in stands if one.target.startswith(own)}:
            good, whole = chance_of(stands, unit, WORST)
            if 2 * good >= whole and (self.unit == ANYONE or unit == wanted):
                return REROLL
        return ASK

    def refuse(self, state: State, side: int) -> Refusal | None:
        if self.unit != ANYONE and not self.unit.startswith("unit:"):
            return Refusal("not-a-word", "", {"text": self.unit})
        return refusal(cast(Table, state), self.unit, side)
