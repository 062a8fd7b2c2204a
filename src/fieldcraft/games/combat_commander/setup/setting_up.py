"""The set-up (DP-02, A.5): one after the other in the open, or both at once hidden.

First everything but what is set up late, then in the same order what is late.
"""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.games.combat_commander.cards.fate import shuffle
from fieldcraft.games.combat_commander.cards.random_hex import random_hex
from fieldcraft.games.combat_commander.options import QUICK_SETUP
from fieldcraft.games.combat_commander.setup.opening import draw_chits, open_play, take_control
from fieldcraft.games.combat_commander.setup.placing import (
    hexes_near,
    lay,
)
from fieldcraft.games.combat_commander.setup.plan import LATE_GROUP, MAIN_GROUP
from fieldcraft.games.combat_commander.setup.quick import best_of, place_all
from fieldcraft.games.combat_commander.setup.readiness import (
    has_pieces,
)
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    NOWHERE,
    PLACE_FRAME,
    PLACE_HEX,
    RADIO_CALL,
    SCATTER_FRAME,
)

CHITS: Final = 0
FIRST: Final = 1
SECOND: Final = 2
FIRST_LATE: Final = 3
SECOND_LATE: Final = 4


class SettingUp(Frame[Table]):
    """A.5: chits, the sides in their order, what is late, and then play is opened."""

    NEXT: Final = 0

    def __init__(self) -> None:
        super().__init__("setting-up", "", "DP-02", [Slot("next")])

    def step(self, s: Table) -> None:
        phase = s.slot(SettingUp.NEXT)
        plan = s.battle.plan
        if phase == CHITS:
            s.set_slot(SettingUp.NEXT, FIRST)
            draw_chits(s)
        elif phase == FIRST and plan.together and not s.switches & QUICK_SETUP:
            s.set_slot(SettingUp.NEXT, FIRST_LATE)
            s.fork([PLACE_FRAME, PLACE_FRAME], [[0, MAIN_GROUP], [1, MAIN_GROUP]])
        elif phase in (FIRST, SECOND):
            s.set_slot(SettingUp.NEXT, phase + 1)
            if phase == FIRST and plan.radio_call >= 0:
                s.push(RADIO_CALL, [plan.radio_call])
            ask(s, plan.order[phase - FIRST], MAIN_GROUP)
        elif phase in (FIRST_LATE, SECOND_LATE):
            s.set_slot(SettingUp.NEXT, phase + 1)
            ask(s, plan.order[phase - FIRST_LATE], LATE_GROUP)
        else:
            open_play(s)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def ask(s: Table, side: int, group: int) -> None:
    """Let a side set up a group, or do it for the side if the match begins at once."""
    if s.switches & QUICK_SETUP:
        place_quickly(s, side, group)
        return
    if has_pieces(s, side, group):
        s.push(PLACE_FRAME, [side, group])
    if group == MAIN_GROUP and s.battle.plan.scattered[side]:
        s.push(SCATTER_FRAME, [side])


def place_quickly(s: Table, side: int, group: int) -> None:
    """Set up a group of a side without a question."""
    if group == MAIN_GROUP and s.battle.plan.scattered[side]:
        unit = next_scattered(s, side)
        while unit >= 0:
            lay(s, unit, best_of(s, hexes_near(s, side, unit, random_hex(s, side))))
            unit = next_scattered(s, side)
        shuffle(s, side)
    place_all(s, side, group)


def set_up_quickly(s: Table) -> None:
    """Everything of both sides in its order, and control as it follows."""
    for group in (MAIN_GROUP, LATE_GROUP):
        for side in s.battle.plan.order:
            place_quickly(s, side, group)
    take_control(s)


class Scatter(Frame[Table]):
    """Scenario rule `scattered`: a random hex for each unit, one after the other.

    The cards are turned up from the side's own deck, and shuffled back when all units have one.
    """

    SIDE: Final = 0

    def __init__(self) -> None:
        super().__init__("scatter", "", "DP-02", [Slot("side", "side")])

    def step(self, s: Table) -> None:
        side = s.slot(Scatter.SIDE)
        unit = next_scattered(s, side)
        if unit < 0:
            s.pop()
            shuffle(s, side)
            return
        s.push(PLACE_HEX, [side, unit, random_hex(s, side)])

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def next_scattered(s: Table, side: int) -> int:
    """The next unit without a place, -1 when all have one."""
    for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side]):
        if s.battle.plan.group[unit] == MAIN_GROUP and s.place_of(unit) == NOWHERE:
            return unit
    return -1
