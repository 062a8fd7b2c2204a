"""`fog`: a hindrance between any two hexes, added to what is there; each Breeze takes 1.

How thick it is stands among the table's numbers, where every look finds it at once.
"""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import FOG


class Fog(SpecialRule):
    """It is there from the beginning."""

    def __init__(self, hindrance: int) -> None:
        self.hindrance = hindrance

    def begin(self, s: Table) -> None:
        s.own_numbers()[FOG] = self.hindrance

    def hindrance_everywhere(self, s: Table) -> int:
        return s.numbers[FOG]

    def breeze(self, s: Table) -> None:
        if s.numbers[FOG]:
            s.own_numbers()[FOG] -= 1
