"""Deploy (CC-E52, CC-8.2.c, DP-38): a Squad becomes two Teams; who gets the weapon and markers."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.defence import Defence
from fieldcraft.games.combat_commander.orders.declared import Declared
from fieldcraft.games.combat_commander.orders.mission import Mission
from fieldcraft.games.combat_commander.orders.recover import Recover, Routed
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    ATTACK_FRAME,
    DEFENCE_FRAME,
    DEPLOY_FRAME,
    MINES_FRAME,
    MISSION_FRAME,
    MOVE_WINDOW,
    RECOVER_FRAME,
    ROUTED_FRAME,
    SUPPRESSED,
    THING,
    UNIT,
    VETERAN,
)
from fieldcraft.games.combat_commander.terrain.mines import MineAttack
from fieldcraft.games.combat_commander.units.losses import replace_squad

MARKERS = {SUPPRESSED: "suppressed", VETERAN: "veteran"}
OF_ACTIVE: Final = -1
OF_INACTIVE: Final = -2
OF_TARGET: Final = -3
UNDER_WAY = (
    (MOVE_WINDOW, 1, 2),
    (MINES_FRAME, MineAttack.SIDE, MineAttack.UNITS),
    (ATTACK_FRAME, OF_TARGET, Declared.DEFENDERS),
    (ATTACK_FRAME, OF_TARGET, Declared.DEFENDERS_BEYOND),
    (MISSION_FRAME, OF_ACTIVE, Mission.ACTIVE),
    (MISSION_FRAME, OF_INACTIVE, Mission.INACTIVE),
    (DEFENCE_FRAME, Defence.SIDE, Defence.LEFT),
    (RECOVER_FRAME, OF_ACTIVE, Recover.LEFT),
    (ROUTED_FRAME, Routed.SIDE, Routed.LEFT),
)
"""Frames that list a side's units: the slot of the side or who it is, and the slot of the list."""


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
        place = s.find(kind)
        if place >= 0 and side_listed(s, place, whose) == side:
            mask = s.slot_at(place, units)
            if mask & bit_of(one):
                s.set_slot_at(place, units, mask | bit_of(other))


def side_listed(s: Table, place: int, whose: int) -> int:
    """Whose units the frame that stands there lists."""
    if whose >= 0:
        return s.slot_at(place, whose)
    if whose == OF_TARGET:
        return 1 - s.slot_at(place, Declared.SIDE)
    return s.active if whose == OF_ACTIVE else 1 - s.active


def ask_next(s: Table, side: int, one: int, other: int, after: int) -> None:
    """Ask about the next marker, if there is one."""
    for marker in (SUPPRESSED, VETERAN):
        if marker > after and s.has_flag(one, marker):
            Deploy.push(s, side, one, other, marker)
            return


class Deploy(SideQuestion):
    """CC-E52, DP-38: which of the two Teams gets the marker?"""

    UNIT: Final = 1
    OTHER: Final = 2
    MARKER: Final = 3

    def __init__(self) -> None:
        slots = [
            Slot("side", "side"),
            Slot("unit", "unit"),
            Slot("other", "unit"),
            Slot("marker"),
        ]
        super().__init__("deploy", "deploy", "CC-E52", slots)

    @staticmethod
    def push(s: Table, side: int, one: int, other: int, marker: int) -> None:
        s.push(DEPLOY_FRAME, [side, one, other, marker])

    def choices(self, s: Table, side: int) -> list[int]:
        return sorted((UNIT | s.slot(Deploy.UNIT), UNIT | s.slot(Deploy.OTHER)))

    def choose(self, s: Table, side: int, option: int) -> None:
        one = s.slot(Deploy.UNIT)
        other = s.slot(Deploy.OTHER)
        marker = s.slot(Deploy.MARKER)
        s.pop()
        team = option & THING
        if team == other:
            s.clear_flag(one, marker)
            s.set_flag(other, marker)
        if s.sink is not None:
            s.tell({"event": "keeps-marker", "unit": s.unit_word(team), "marker": MARKERS[marker]})
        ask_next(s, side, one, other, marker)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != UNIT:
            return Refusal("not-asked", self.clause, {})
        teams = (s.slot(Deploy.UNIT), s.slot(Deploy.OTHER))
        one, other = (s.unit_word(team) for team in teams)
        return Refusal("not-a-new-team", self.clause, {"unit": one, "other": other})
