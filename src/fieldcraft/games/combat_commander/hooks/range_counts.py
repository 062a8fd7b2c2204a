"""`range-counts`: the total of a fire attack falls by the range to its nearest firer.

Whether an attack can be made is not affected.
"""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule


class RangeCounts(SpecialRule):
    """Driving snow."""

    def __init__(self, given: bool) -> None:
        self.given = given

    def fire_lost(self, distance: int, lost: int) -> int:
        return lost + distance
