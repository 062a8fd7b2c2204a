"""Activation (CC-3.3.1.1, CC-O14.1, CC-O14.2): one unit, or a Leader and those in his radius."""

from typing import Final

from fieldcraft.core.bits import lowest
from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    ACTIVATE_FRAME,
    ACTIVATED,
    CAPACITY,
    LEADER,
    MOVE,
    MOVING,
    OPPORTUNITY,
    ORDERED,
    STATE,
    STOP,
    THING,
    UNIT,
    WEAPON_WIDTH,
)
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES
from fieldcraft.games.combat_commander.units.losses import clear_passing
from fieldcraft.games.combat_commander.units.values import command_of

OPPORTUNITY_FIRE = -1
"""In place of an Order: units activated by the Action Fire (CC-A33.2)."""


def can_activate(s: Table, side: int, order: int) -> bool:
    """CC-O14.2: whether a unit is left that was not activated yet."""
    left = s.on_map(side)
    while left:
        if is_ready(s, CAPACITY * side + lowest(left), order):
            return True
        left &= left - 1
    return False


def is_ready(s: Table, unit: int, order: int) -> bool:
    """CC-G.activate, GAP-23: once per Turn for an Order; per Move Order for opportunity fire."""
    return not s.has_flag(unit, OPPORTUNITY if order == OPPORTUNITY_FIRE else ACTIVATED)


class Activate(SideQuestion):
    """DP-07: which unit; and with a Leader, who else in his command radius?"""

    ORDER: Final = 1
    LEADER: Final = 2

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("order", "order"), Slot("leader", "unit")]
        super().__init__("activate", "activate", "CC-3.3.1.1.a", slots)

    @staticmethod
    def push(s: Table, side: int, order: int) -> None:
        s.push(ACTIVATE_FRAME, [side, order, -1])

    def choices(self, s: Table, side: int) -> list[int]:
        order = s.slot(Activate.ORDER)
        leader = s.slot(Activate.LEADER)
        if leader < 0:
            return [UNIT | unit for unit in ready_units(s, side, order)]
        menu = [STOP]
        menu.extend([UNIT | unit for unit in followers(s, leader, order)])
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            s.pop()
            return
        unit = option & THING
        order = s.slot(Activate.ORDER)
        first = s.slot(Activate.LEADER) < 0
        activate(s, unit, order)
        if first:
            if s.battle.unit_kind[s.kind_of(unit)] == LEADER and followers(s, unit, order):
                s.set_slot(Activate.LEADER, unit)
            else:
                s.pop()

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != UNIT:
            return Refusal("not-asked", self.clause, {})
        unit = option & THING
        words = {"unit": s.unit_word(unit)}
        if side_of(unit) != side:
            return Refusal("enemy-unit", "CC-3.3.1.1.a", words)
        if s.place_of(unit) < 0:
            return Refusal("not-on-map", "CC-3.3.1.1.a", words)
        if not is_ready(s, unit, s.slot(Activate.ORDER)):
            return Refusal("already-activated", "CC-O14.2", words)
        if s.battle.unit_kind[s.kind_of(unit)] == LEADER:
            return Refusal("leader-not-led", "CC-3.3.1.1.a", words)
        return Refusal("out-of-command", "CC-3.3.1.1.b", words)


def ready_units(s: Table, side: int, order: int) -> list[int]:
    """CC-O14.2: the units on the map that were not activated yet."""
    found: list[int] = []
    left = s.on_map(side)
    while left:
        unit = CAPACITY * side + lowest(left)
        left &= left - 1
        if is_ready(s, unit, order):
            found.append(unit)
    return found


def followers(s: Table, leader: int, order: int) -> list[int]:
    """CC-3.3.1.1: own units, no Leaders, within the command radius, not yet activated."""
    radius = command_of(s, leader)
    row = HEXES * s.place_of(leader)
    found: list[int] = []
    for unit in ready_units(s, side_of(leader), order):
        if DISTANCES[row + s.place_of(unit)] <= radius:
            if s.battle.unit_kind[s.kind_of(unit)] != LEADER:
                found.append(unit)
    return found


def activate(s: Table, unit: int, order: int) -> None:
    """Note that a unit takes part."""
    if order == OPPORTUNITY_FIRE:
        s.set_flag(unit, OPPORTUNITY)
    else:
        s.set_flag(unit, ACTIVATED | ORDERED | (MOVING if order == MOVE else 0))
    if s.sink is not None:
        s.tell({"event": "activates", "unit": s.unit_word(unit)})


def clear_order(s: Table) -> None:
    """An Order is over: only that a unit was activated this Turn is remembered.

    Who has used a weapon was activated, so where nobody is marked there is nothing to clear.
    """
    if s.marked(0) == 0 and s.marked(1) == 0:
        return
    for side in (0, 1):
        clear_passing(s, side, ACTIVATED)
        left = s.armed(side)
        while left:
            place = WEAPON_WIDTH * lowest(left) + STATE
            left &= left - 1
            if s.weapons[place] > 1:
                s.own_weapons()[place] &= 1


def flagged(s: Table, side: int, flag: int) -> list[int]:
    """A side's units on the map that carry a flag of an Order."""
    return flagged_among(s, side, s.on_map(side), flag)


def flagged_among(s: Table, side: int, units: int, flag: int) -> list[int]:
    """Those of some of a side's units that carry a flag of an Order."""
    found: list[int] = []
    left = units & s.marked(side)
    while left:
        unit = CAPACITY * side + lowest(left)
        left &= left - 1
        if s.has_flag(unit, flag):
            found.append(unit)
    return found
