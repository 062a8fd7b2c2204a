"""Blaze and Breeze (CC-E46, CC-E48, GAP-56): fire takes a hex, and the wind carries it on."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.orders.move_costs import drive_out
from fieldcraft.games.combat_commander.table.question import Procedure, SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    BLAZE,
    BLAZE_FRAME,
    DISPLACE_FRAME,
    FORT_MASK,
    GROUPED,
    SMOKE_MASK,
    SMOKE_SHIFT,
    STOP,
    THING,
    TO_HEX,
)
from fieldcraft.games.combat_commander.terrain.ground import IMPASSABLE
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DIRECTIONS,
    HEXES,
    NEIGHBOURS,
    hex_word,
)
from fieldcraft.games.combat_commander.terrain.markers import set_smoke, smoke_left, smoky
from fieldcraft.games.combat_commander.units.losses import check_end, eliminate
from fieldcraft.games.combat_commander.victory.control import put


def set_ablaze(s: Table, hexes: list[int]) -> None:
    """CC-E46: not on water and not twice; fortification and Smoke vanish, units must leave.

    GAP-49: Blaze is on the reverse of the Smoke markers, so an empty cup gives none.
    """
    for index in hexes:
        if s.battle.ground.water[index] or s.hexes[index] & BLAZE or sum(smoke_left(s)) == 0:
            continue
        marks = s.own_hexes()
        marks[index] = marks[index] & ~(FORT_MASK | SMOKE_MASK << SMOKE_SHIFT) | BLAZE
        if s.sink is not None:
            s.tell({"event": "blaze", "hex": hex_word(index)})
    Blaze.push(s)


def breeze(s: Table, direction: int) -> None:
    """CC-E48: all Smoke goes; every Blaze spreads once, one hex downwind."""
    for index in smoky(s):
        set_smoke(s, index, 0)
    if s.sink is not None:
        s.tell({"event": "breeze", "direction": direction})
    burning = [index for index in range(HEXES) if s.hexes[index] & BLAZE]
    if direction > 0:
        downwind = [NEIGHBOURS[DIRECTIONS * index + direction - 1] for index in burning]
        set_ablaze(s, [index for index in downwind if index >= 0])


class Blaze(Procedure):
    """CC-8.1.5: no unit stays in a burning hex; the inactive player's units leave first."""

    def __init__(self) -> None:
        super().__init__("blaze", "CC-E46", [])

    @staticmethod
    def push(s: Table) -> None:
        s.push(BLAZE_FRAME, [])

    def step(self, s: Table) -> None:
        for side in (1 - s.active, s.active):
            for unit in s.all_units(side):
                if s.hexes[s.place_of(unit)] & BLAZE:
                    Displace.push(s, side, unit)
                    return
        s.pop()


class Displace(SideQuestion):
    """GAP-56, DP-36: where does a unit flee from the fire?"""

    UNIT: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("unit", "unit")]
        super().__init__("displace", "hex", "CC-E46", slots)

    @staticmethod
    def push(s: Table, side: int, unit: int) -> None:
        s.push(DISPLACE_FRAME, [side, unit])

    def choices(self, s: Table, side: int) -> list[int]:
        here = s.place_of(s.slot(Displace.UNIT))
        ways = [
            TO_HEX | there for there in ADJACENT[here] if not why_not_flee(s, side, here, there)
        ]
        return sorted(ways) if ways else [STOP]

    def choose(self, s: Table, side: int, option: int) -> None:
        unit = s.slot(Displace.UNIT)
        s.pop()
        if option == STOP:
            eliminate(s, unit)
            check_end(s)
            return
        s.clear_flag(unit, GROUPED)  # it may go on alone (GAP-46)
        drive_out(s, unit)
        put(s, unit, option & THING)
        if s.sink is not None:
            s.tell(
                {"event": "displaced", "unit": s.unit_word(unit), "hex": hex_word(option & THING)}
            )

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != TO_HEX:
            return Refusal("not-asked", self.clause, {})
        there = option & THING
        reason = why_not_flee(s, side, s.place_of(s.slot(Displace.UNIT)), there)
        return Refusal(reason, "GAP-56", {"hex": hex_word(there)})


def why_not_flee(s: Table, side: int, here: int, there: int) -> str:
    """GAP-56: what keeps a unit from fleeing into a hex; empty for nothing."""
    for direction in range(DIRECTIONS):
        if NEIGHBOURS[DIRECTIONS * here + direction] == there:
            if s.hexes[there] & BLAZE:
                return "burning"
            if s.is_occupied(1 - side, there):
                return "held-by-enemy"
            passable = s.battle.ground.step_cost(here, direction) < IMPASSABLE
            return "" if passable else "impassable"
    return "not-adjacent"
