"""Units ordered to break (CC-G.break), and Light Wounds in time (CC-A36)."""

from typing import Final

from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.printed import PrintedAction
from fieldcraft.games.combat_commander.actions.window import Window
from fieldcraft.games.combat_commander.cards.fate import size
from fieldcraft.games.combat_commander.table.question import Procedure
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    BREAK_FRAME,
    BREAK_WINDOW,
    HAND,
    SQUAD,
)
from fieldcraft.games.combat_commander.units.losses import (
    break_unit,
    counters_left,
    replace_squad,
    team_of,
)
from fieldcraft.games.combat_commander.victory.control import score

ASK: Final = 0
DO: Final = 1
DONE: Final = 2
LIGHT_WOUNDS_POINTS: Final = 1
"""CC-A36: what the other player gains."""


def order_break(s: Table, unit: int) -> None:
    """A unit is ordered to break; its owner may still play Light Wounds."""
    s.push(BREAK_FRAME, [ASK, unit])


class Break(Procedure):
    """CC-G.break: the window first, then the unit flips or is eliminated."""

    UNIT: Final = 1

    def __init__(self) -> None:
        super().__init__("break", "CC-G.break", [Slot("next"), Slot("unit", "unit")])

    def step(self, s: Table) -> None:
        phase = s.slot(Break.NEXT)
        unit = s.slot(Break.UNIT)
        if phase == ASK and s.place_of(unit) >= 0:
            s.set_slot(Break.NEXT, DO)
            if can_be_wounded(s, unit) and size(s, side_of(unit), HAND):
                BreakWindow.push(s, unit)
            return
        s.pop()
        if phase == DO and s.place_of(unit) >= 0:
            break_unit(s, unit)


def can_be_wounded(s: Table, unit: int) -> bool:
    """CC-A36, GAP-20: an unbroken Squad, and a Team of its quality left in the box."""
    kind = s.kind_of(unit)
    if s.battle.unit_kind[kind] != SQUAD or s.is_broken(unit):
        return False
    team = team_of(s, unit)
    return team >= 0 and counters_left(s, side_of(unit), team) > 0


class BreakWindow(Window):
    """DP-17: Light Wounds, or let it break?"""

    UNIT: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("unit", "unit")]
        super().__init__(BREAK_WINDOW, "break-window", "CC-A36", slots)

    @staticmethod
    def push(s: Table, unit: int) -> None:
        """Ask the owner of a Squad that is about to break."""
        s.push(BREAK_WINDOW, [side_of(unit), unit])

    def about(self, s: Table) -> int:
        return s.slot(BreakWindow.UNIT)


class LightWounds(PrintedAction):
    """CC-A36: a Team takes the place of the Squad, which does not break."""

    def __init__(self) -> None:
        super().__init__("light-wounds", "CC-A36", BREAK_WINDOW)

    def play(self, s: Table, side: int, about: int) -> None:
        s.pop()
        s.set_slot(Break.NEXT, DONE)
        replace_squad(s, about, 1)
        score(s, 1 - side, LIGHT_WOUNDS_POINTS)
        if s.sink is not None:
            s.tell({"event": "light-wounds", "side": s.side_word(side)})
