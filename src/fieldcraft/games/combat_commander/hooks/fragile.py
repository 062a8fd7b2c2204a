"""`fragile`: a captured weapon of this type is lost instead of breaking.

Captured is what the enemy's nation made; in the hands of its own nation it breaks as others do.
"""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.table.table import Table, side_of


class Fragile(SpecialRule):
    """Nobody there could repair it."""

    def __init__(self, weapon: str) -> None:
        self.weapon = weapon

    def is_lost_by_breaking(self, s: Table, weapon: int) -> bool:
        kind = s.weapon_kind(weapon)
        if s.battle.weapon_types[kind] != self.weapon:
            return False
        return side_of(s.holder_of(weapon)) == 1 - s.battle.weapon_side[kind]
