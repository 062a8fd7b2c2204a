"""Stacking at the end of a Turn (CC-8.2): one Deploy in a hex, then losses until it is legal."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    DEPLOY,
    ELIMINATE,
    PLACE,
    SQUAD,
    STACKING_FRAME,
    STOP,
    THING,
    TYPE,
    UNIT_WIDTH,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word
from fieldcraft.games.combat_commander.units.deploy import deploy
from fieldcraft.games.combat_commander.units.figures import room_in
from fieldcraft.games.combat_commander.units.losses import (
    check_end,
    counters_left,
    eliminate,
    team_of,
)

ALWAYS_FITS = 3
"""So many figures are never too many, in a tank neither."""


def overstacked(s: Table, side: int) -> int:
    """CC-8.2.a: the first hex with eight or more figures of a side, -1 without one."""
    figures = s.battle.figures
    units = s.units
    found = HEXES
    held = [0] * HEXES
    for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side]):
        index = units[UNIT_WIDTH * unit + PLACE]
        if index >= 0:
            held[index] = held[index] + figures[units[UNIT_WIDTH * unit + TYPE]]
            if held[index] > ALWAYS_FITS and held[index] > room_in(s, index):
                found = min(found, index)
    return found if found < HEXES else -1


def deployable(s: Table, side: int, index: int) -> list[int]:
    """CC-8.2.c, CC-E52: the Squads in a hex for which two Teams of their quality are left."""
    found: list[int] = []
    for unit in s.listed(side, s.units_in(side, index)):
        kind = s.kind_of(unit)
        if s.battle.unit_kind[kind] == SQUAD:
            team = team_of(s, unit)
            if team >= 0 and counters_left(s, side, team) >= 2:
                found.append(unit)
    return found


class Stacking(SideQuestion):
    """CC-8.2.b, DP-33: deploy one Squad, or which unit is eliminated?

    A Deploy comes before the first loss in a hex, and only once there.  The slot keeps the hex, by
    its number and 1, in which it was made or given up: only the last one matters, as the hexes are
    looked at in order.
    """

    DEPLOYED: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("deployed")]
        super().__init__("stacking", "stacking", "CC-8.2.b", slots)

    @staticmethod
    def push(s: Table, side: int) -> None:
        s.push(STACKING_FRAME, [side, 0])

    def choices(self, s: Table, side: int) -> list[int]:
        index = overstacked(s, side)
        if index < 0:
            return [STOP]
        menu: list[int] = []
        if s.slot(Stacking.DEPLOYED) != index + 1:
            menu.extend(DEPLOY | unit for unit in deployable(s, side, index))
        menu.extend(ELIMINATE | unit for unit in s.listed(side, s.units_in(side, index)))
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        index = overstacked(s, side)
        if option == STOP:
            s.pop()
        elif option & ~THING == DEPLOY:
            s.set_slot(Stacking.DEPLOYED, index + 1)
            deploy(s, side, option & THING)
        else:
            s.set_slot(Stacking.DEPLOYED, index + 1)
            eliminate(s, option & THING)
            check_end(s)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        kind = option & ~THING
        unit = option & THING
        if kind not in (DEPLOY, ELIMINATE):
            return Refusal("not-asked", self.clause, {})
        index = overstacked(s, side)
        words = {"unit": s.unit_word(unit), "hex": hex_word(index)}
        if side_of(unit) != side or s.place_of(unit) != index:
            return Refusal("not-overstacked", "CC-8.2.b", words)
        if s.slot(Stacking.DEPLOYED) == index + 1:
            return Refusal("deployed-already", "CC-8.2.c", words)
        return Refusal("cannot-deploy", "CC-E52", words)
