"""Stacking at the end of a Turn (CC-8.2): one Deploy in a hex, then losses until it is legal."""

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.losses import check_end, counters_left, eliminate
from fieldcraft.games.combat_commander.question import Question
from fieldcraft.games.combat_commander.table import Table
from fieldcraft.games.combat_commander.terms import (
    DEPLOY,
    DEPLOY_FRAME,
    ELIMINATE,
    SQUAD,
    STOP,
    THING,
)
from fieldcraft.games.combat_commander.time import STACKING_LIMIT
from fieldcraft.games.combat_commander.values import figures_in


def overstacked(s: Table, side: int) -> int:
    """CC-8.2.a: the first hex with eight or more figures of a side, -1 without one."""
    for index in range(HEXES):
        if s.is_occupied(side, index) and figures_in(s, side, index) > STACKING_LIMIT:
            return index
    return -1


def deployable(s: Table, side: int, index: int) -> list[int]:
    """CC-8.2.c, CC-E52: the Squads in a hex for which two Teams of their quality are left."""
    found: list[int] = []
    for unit in s.listed(side, s.units_in(side, index)):
        kind = s.kind_of(unit)
        if s.battle.unit_kind[kind] == SQUAD:
            team = s.battle.team_of(kind)
            if team >= 0 and counters_left(s, side, team) >= 2:
                found.append(unit)
    return found


class Stacking(Question):
    """CC-8.2.b, DP-33: deploy one Squad, or which unit is eliminated?

    The slot keeps the hexes, by their number and 1, in which a Deploy was made already: only the
    last one matters, as the hexes are looked at in order.
    """

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("deployed")]
        super().__init__("stacking", "stacking", "CC-8.2.b", slots)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        index = overstacked(s, side)
        if index < 0:
            return [STOP]
        menu: list[int] = []
        if s.slot(1) != index + 1:
            menu.extend(DEPLOY | unit for unit in deployable(s, side, index))
        menu.extend(ELIMINATE | unit for unit in s.listed(side, s.units_in(side, index)))
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        index = overstacked(s, side)
        if option == STOP:
            s.pop()
        elif option & ~THING == DEPLOY:
            s.set_slot(1, index + 1)
            s.push(DEPLOY_FRAME, [side, option & THING])
        else:
            s.set_slot(1, index + 1)
            eliminate(s, option & THING)
            check_end(s)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        return Refusal("not-asked", self.clause, {})
