"""Stacking at the end of a Turn (CC-8.2): one Deploy in a hex, then losses until it is legal."""

from typing import Final

from fieldcraft.core.bits import lowest
from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    DEPLOY,
    ELIMINATE,
    SQUAD,
    STACKING_FRAME,
    STOP,
    THING,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.units.deploy import deploy
from fieldcraft.games.combat_commander.units.figures import room_in
from fieldcraft.games.combat_commander.units.losses import (
    check_end,
    counters_left,
    eliminate,
    team_of,
)
from fieldcraft.games.combat_commander.units.values import figures_in


def overstacked(s: Table, side: int) -> int:
    """CC-8.2.a: the first hex with eight or more figures of a side, -1 without one."""
    found = -1
    left = s.on_map(side)
    while left:
        index = s.place_of(CAPACITY * side + lowest(left))
        left &= ~s.units_in(side, index)
        if (found < 0 or index < found) and figures_in(s, side, index) > room_in(s, index):
            found = index
    return found


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


def stack(s: Table, side: int) -> None:
    """CC-8.2.b: a side with too many figures in a hex is asked."""
    if s.settled >> side & 1:
        return
    if overstacked(s, side) >= 0:
        s.push(STACKING_FRAME, [side, 0])
    else:
        s.settled |= 1 << side


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

    def choices(self, s: Table, side: int) -> list[int]:
        index = overstacked(s, side)
        if index < 0:
            return [STOP]
        menu: list[int] = []
        if s.slot(Stacking.DEPLOYED) != index + 1:
            menu.extend([DEPLOY | unit for unit in deployable(s, side, index)])
        menu.extend([ELIMINATE | unit for unit in s.listed(side, s.units_in(side, index))])
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            s.pop()
            return
        s.set_slot(Stacking.DEPLOYED, s.place_of(option & THING) + 1)
        if option & ~THING == DEPLOY:
            deploy(s, side, option & THING)
        else:
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
