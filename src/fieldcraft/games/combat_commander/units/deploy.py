"""Deploy (CC-E52, CC-8.2.c, DP-38): a Squad becomes two Teams; who gets the weapon and markers."""

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.table.below import find, set_slot_at, slot_at
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    DEFENCE_FRAME,
    DEPLOY_FRAME,
    MINES_FRAME,
    MOVE_WINDOW,
    RECOVER_FRAME,
    ROUTED_FRAME,
    SUPPRESSED,
    THING,
    UNIT,
    VETERAN,
)
from fieldcraft.games.combat_commander.units.losses import replace_squad

MARKERS = {SUPPRESSED: "suppressed", VETERAN: "veteran"}
UNDER_WAY = (
    (MOVE_WINDOW, 1, 2),
    (MINES_FRAME, 1, 2),
    (DEFENCE_FRAME, 1, 6),
    (RECOVER_FRAME, -1, 1),
    (ROUTED_FRAME, 1, 2),
)
"""Frames that list a side's units: the slots of the side (the active one without) and the list."""


def deploy(s: Table, side: int, squad: int) -> None:
    """CC-E52: the two Teams are alike, so the first thing that the Squad had goes to the first.

    Only a second and a third one have to be asked about.
    """
    one, other = replace_squad(s, squad, 2)
    go_along(s, side, one, other)
    armed = s.weapon_of(one) >= 0
    first = 0 if armed else SUPPRESSED if s.is_suppressed(one) else VETERAN
    ask_next(s, side, one, other, first)


def go_along(s: Table, side: int, one: int, other: int) -> None:
    """Both Teams are in what the Squad was in: its step (GAP-53), or rolls still to be made."""
    for kind, whose, units in UNDER_WAY:
        place = find(s, kind)
        if place < 0 or (whose >= 0 and slot_at(s, place, whose) != side):
            continue
        if whose < 0 and side != s.active:
            continue
        mask = slot_at(s, place, units)
        if mask & bit_of(one):
            set_slot_at(s, place, units, mask | bit_of(other))


def ask_next(s: Table, side: int, one: int, other: int, after: int) -> None:
    """Ask about the next marker, if there is one."""
    for marker in (SUPPRESSED, VETERAN):
        if marker > after and s.has_flag(one, marker):
            s.push(DEPLOY_FRAME, [side, one, other, marker])
            return


class Deploy(Question):
    """CC-E52, DP-38: which of the two Teams gets the marker?"""

    def __init__(self) -> None:
        slots = [
            Slot("side", "side"),
            Slot("unit", "unit"),
            Slot("other", "unit"),
            Slot("marker"),
        ]
        super().__init__("deploy", "deploy", "CC-E52", slots)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        return sorted((UNIT | s.slot(1), UNIT | s.slot(2)))

    def choose(self, s: Table, side: int, option: int) -> None:
        one = s.slot(1)
        other = s.slot(2)
        marker = s.slot(3)
        s.pop()
        team = option & THING
        if team == other:
            s.clear_flag(one, marker)
            s.set_flag(other, marker)
        if s.sink is not None:
            s.tell({"event": "keeps-marker", "unit": s.unit_word(team), "marker": MARKERS[marker]})
        ask_next(s, side, one, other, marker)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        return Refusal("not-an-object", self.clause, {})
