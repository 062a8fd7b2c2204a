"""Recover and Rout (CC-O22, CC-O23): rolls for broken units."""

from typing import Final

from fieldcraft.core.bits import lowest
from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.defence import NextUnit
from fieldcraft.games.combat_commander.cards.outcomes import (
    RALLIED,
    RALLY_ROLL,
    ROUT_ROLL,
    SUPPRESSED_BY_ROUT,
    TIE,
)
from fieldcraft.games.combat_commander.cards.roll_base import Roller, roll
from fieldcraft.games.combat_commander.orders.retreat import Retreat
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    PLAYERS_USED,
    RECOVER_FRAME,
    ROUT_FRAME,
    ROUTED_FRAME,
    SIDE,
    SUPPRESSED,
    THING,
)
from fieldcraft.games.combat_commander.units.losses import rally, suppress

BEGIN: Final = 0
NEXT: Final = 1
ROLL: Final = 2
APPLY: Final = 3


def broken_units(s: Table, side: int) -> int:
    """A side's broken units on the map, a bit each."""
    mask = 0
    left = s.on_map(side)
    while left:
        if s.is_broken(CAPACITY * side + lowest(left)):
            mask |= left & -left
        left &= left - 1
    return mask


class Recover(Roller):
    """CC-O22.2: all Suppressed markers go; then a roll for each unit that was broken."""

    LEFT: Final = 1
    UNIT: Final = 2
    RESULT: Final = 3

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("left", "units"),
            Slot("unit", "unit"),
            Slot("result", "value"),
        ]
        super().__init__("recover", "CC-O22.2.b", slots)

    @staticmethod
    def push(s: Table) -> None:
        """The active player recovers."""
        s.push(RECOVER_FRAME, [BEGIN, 0, -1, 0])

    def step(self, s: Table) -> None:
        phase = s.slot(Recover.NEXT)
        side = s.active
        if phase == BEGIN:
            s.set_slot(Recover.NEXT, NEXT)
            s.set_slot(Recover.LEFT, broken_units(s, side))
            for unit in s.all_units(side):
                if s.is_suppressed(unit):
                    s.clear_flag(unit, SUPPRESSED)
            if s.sink is not None:
                s.tell({"event": "recovers", "side": s.side_word(side)})
        elif phase == NEXT:
            left = s.slot(Recover.LEFT) & broken_units(s, side)
            s.set_slot(Recover.LEFT, left)
            if left == 0:
                s.pop()
            else:
                s.set_slot(Recover.NEXT, ROLL)
                NextUnit.push(s, side, left)
        elif phase == ROLL:
            s.set_slot(Recover.NEXT, APPLY)
            s.set_slot(Recover.UNIT, s.slot(Recover.RESULT))
            roll(s, side, RALLY_ROLL, s.slot(Recover.UNIT))
        else:
            unit = s.slot(Recover.UNIT)
            s.set_slot(Recover.NEXT, NEXT)
            s.set_slot(Recover.LEFT, s.slot(Recover.LEFT) & ~bit_of(unit))
            if s.place_of(unit) < 0:
                return
            if s.slot(Recover.RESULT) == RALLIED:
                rally(s, unit)
            elif s.slot(Recover.RESULT) == TIE:
                suppress(s, unit)


class RoutWhom(Question):
    """CC-O23.1, DP-27: which player is routed?"""

    def __init__(self) -> None:
        super().__init__("rout", "rout", "CC-O23.1", [])

    @staticmethod
    def push(s: Table) -> None:
        """Ask the active player."""
        s.push(ROUT_FRAME, [])

    def choices(self, s: Table, side: int) -> list[int]:
        return [SIDE | one for one in (0, 1) if not s.numbers[PLAYERS_USED] >> one & 1]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        whose = option & THING
        s.own_numbers()[PLAYERS_USED] |= 1 << whose
        if s.sink is not None:
            s.tell({"event": "routs", "side": s.side_word(whose)})
        Routed.push(s, whose)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != SIDE:
            return Refusal("not-asked", self.clause, {})
        return Refusal("player-used", "CC-O14.2", {"side": s.side_word(option & THING)})


class Routed(Roller):
    """CC-O23.2: a roll for each broken unit of the routed player; the loser retreats."""

    SIDE: Final = 1
    LEFT: Final = 2
    UNIT: Final = 3
    RESULT: Final = 4

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("side", "side"),
            Slot("left", "units"),
            Slot("unit", "unit"),
            Slot("result", "value"),
        ]
        super().__init__("routed", "CC-O23.2", slots)

    @staticmethod
    def push(s: Table, side: int) -> None:
        """Rout a side's broken units."""
        s.push(ROUTED_FRAME, [NEXT, side, broken_units(s, side), -1, 0])

    def step(self, s: Table) -> None:
        phase = s.slot(Routed.NEXT)
        side = s.slot(Routed.SIDE)
        if phase == NEXT:
            left = s.slot(Routed.LEFT) & broken_units(s, side)
            s.set_slot(Routed.LEFT, left)
            if left == 0:
                s.pop()
            else:
                s.set_slot(Routed.NEXT, ROLL)
                NextUnit.push(s, side, left)
        elif phase == ROLL:
            s.set_slot(Routed.NEXT, APPLY)
            s.set_slot(Routed.UNIT, s.slot(Routed.RESULT))
            roll(s, side, ROUT_ROLL, s.slot(Routed.UNIT))
        else:
            unit = s.slot(Routed.UNIT)
            s.set_slot(Routed.NEXT, NEXT)
            s.set_slot(Routed.LEFT, s.slot(Routed.LEFT) & ~bit_of(unit))
            if s.place_of(unit) < 0:
                return
            outcome = s.slot(Routed.RESULT)
            if outcome == SUPPRESSED_BY_ROUT:
                suppress(s, unit)
            elif outcome > 0:
                Retreat.push(s, side, unit, outcome)
