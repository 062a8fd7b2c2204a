"""Retreat (CC-O23.3): hex by hex to the own edge of the map."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.options import RETREAT_ONLY_NEAR_ENEMY
from fieldcraft.games.combat_commander.orders.move_costs import drive_out
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table, bit_of, side_of
from fieldcraft.games.combat_commander.terms import (
    BLAZE,
    EXIT,
    RETREAT_FRAME,
    THING,
    TO_HEX,
)
from fieldcraft.games.combat_commander.terrain.ground import IMPASSABLE
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    direction_to,
    hex_word,
    steps_off,
)
from fieldcraft.games.combat_commander.terrain.mines import attack_with_mines, has_mines
from fieldcraft.games.combat_commander.units.losses import check_end, eliminate
from fieldcraft.games.combat_commander.victory.control import put

# Why a unit does not retreat to a hex.
BACK: Final = 0
NOT_ADJACENT: Final = 1
NOT_NEARER: Final = 2
ENEMY_THERE: Final = 3
BURNING: Final = 4
CLOSED: Final = 5


class Retreat(SideQuestion):
    """CC-O23.3, DP-29: the next hex, each nearer to the own edge."""

    UNIT: Final = 1
    HEXES: Final = 2
    TO: Final = 3

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("unit", "unit"), Slot("hexes"), Slot("to", "hex")]
        super().__init__("retreat", "retreat", "CC-O23.3", slots)

    @staticmethod
    def push(s: Table, side: int, unit: int, hexes: int) -> None:
        """A unit retreats so many hexes."""
        s.push(RETREAT_FRAME, [side, unit, hexes, -1])

    def choices(self, s: Table, side: int) -> list[int]:
        unit = s.slot(Retreat.UNIT)
        if s.place_of(unit) < 0 or s.slot(Retreat.HEXES) == 0:
            return [EXIT]
        ways = ways_back(s, unit)
        if TO_HEX | s.slot(Retreat.TO) in ways:
            return [TO_HEX | s.slot(Retreat.TO)]
        return ways if ways else [EXIT]

    def choose(self, s: Table, side: int, option: int) -> None:
        unit = s.slot(Retreat.UNIT)
        left = s.slot(Retreat.HEXES)
        if option == EXIT:
            s.pop()
            if s.place_of(unit) >= 0 and left > 0:
                end_retreat(s, side, unit)
            return
        here = s.place_of(unit)
        there = option & THING
        if s.slot(Retreat.TO) < 0 and has_mines(s, here):
            s.set_slot(Retreat.TO, there)  # CC-F103.2: first the mines that it leaves
            attack_with_mines(s, side, bit_of(unit))
            return
        s.set_slot(Retreat.HEXES, left - 1)
        s.set_slot(Retreat.TO, -1)
        drive_out(s, unit)
        put(s, unit, there)
        if s.sink is not None:
            s.tell({"event": "retreats", "unit": s.unit_word(unit), "hex": hex_word(there)})
        if has_mines(s, there):
            attack_with_mines(s, side, bit_of(unit))

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != TO_HEX:
            return Refusal("not-asked", self.clause, {})
        return retreat_refusal(s, s.slot(Retreat.UNIT), option & THING)


def end_retreat(s: Table, side: int, unit: int) -> None:
    """CC-7.2.b, CC-7.2.2, CC-O23.3.1, GAP-16: forced off its own edge, or without a legal hex."""
    here = s.place_of(unit)
    off = steps_off(here, s.battle.edge[side]) == 1
    near = any(s.is_occupied(1 - side, index) for index in ADJACENT[here])
    stays = not off and not near and s.switches & RETREAT_ONLY_NEAR_ENEMY != 0
    if s.sink is not None:
        word = s.unit_word(unit)
        if off:
            s.tell({"event": "forced-off", "unit": word})
        else:
            s.tell({"event": "stays-put" if stays else "cannot-retreat", "unit": word})
    if not stays:
        eliminate(s, unit)
        check_end(s)


def ways_back(s: Table, unit: int) -> list[int]:
    """CC-O23.3.1: the hexes to which a unit may retreat."""
    return sorted(
        TO_HEX | index for index in ADJACENT[s.place_of(unit)] if goes_back(s, unit, index)
    )


def goes_back(s: Table, unit: int, there: int) -> bool:
    """Whether a unit may retreat to an adjacent hex."""
    return why_not_back(s, unit, there) == BACK


def why_not_back(s: Table, unit: int, there: int) -> int:
    """CC-O23.3.1: adjacent, nearer to the own edge, without enemies, passable, not burning."""
    here = s.place_of(unit)
    side = side_of(unit)
    edge = s.battle.edge[side]
    if there not in ADJACENT[here]:
        return NOT_ADJACENT
    if steps_off(there, edge) != steps_off(here, edge) - 1:
        return NOT_NEARER
    if s.is_occupied(1 - side, there):
        return ENEMY_THERE
    if s.hexes[there] & BLAZE:
        return BURNING
    if s.battle.ground.step_cost(here, direction_to(here, there)) >= IMPASSABLE:
        return CLOSED
    return BACK


def retreat_refusal(s: Table, unit: int, there: int) -> Refusal:
    """Why a unit does not retreat to a hex."""
    words = {"hex": hex_word(there)}
    reason = why_not_back(s, unit, there)
    if reason == NOT_ADJACENT:
        return Refusal("not-adjacent", "CC-O23.3", words)
    if reason == ENEMY_THERE:
        return Refusal("enemy-in-the-way", "CC-O23.3.1", words)
    if reason == BURNING:
        return Refusal("burning", "CC-O23.3.1", words)
    if reason == CLOSED:
        return Refusal("impassable", "CC-O23.3.1", words)
    if reason == NOT_NEARER:
        return Refusal("not-nearer", "CC-O23.3", words)
    return Refusal("step-begun", "CC-F103.2", words)
