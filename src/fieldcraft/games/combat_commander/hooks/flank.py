"""`flank`: arrivals of a time space may also enter in and next to some hexes.

The right is a flag of the unit, from the beginning on: who finds no room and waits keeps it
(GAP-47), who has been on the map and left it does not come back with it.
"""

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import CAPACITY, FLANKING, ON_TRACK
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.hooks import PlainFlank


class Flank(SpecialRule):
    """The way round by which some of the reinforcements come."""

    def __init__(self, given: "PlainFlank") -> None:
        self.side: int = given["side"]
        self.time: int = given["time"]
        self.hexes: list[int] = []
        for index in given["near"]:
            self.hexes.append(index)
            self.hexes.extend(ADJACENT[index])

    def begin(self, s: Table) -> None:
        first = CAPACITY * self.side
        for unit in range(first, first + s.battle.slots[self.side]):
            if s.kind_of(unit) >= 0 and s.place_of(unit) == ON_TRACK - self.time:
                s.set_flag(unit, FLANKING)

    def entry_hexes(self, s: Table, unit: int) -> list[int]:
        return self.hexes if s.has_flag(unit, FLANKING) else []
