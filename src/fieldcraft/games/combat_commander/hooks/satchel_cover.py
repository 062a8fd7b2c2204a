"""`satchel-cover`: Satchel Charges only at hexes with so much cover, terrain or fortification."""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.units.values import DIRECT, hex_cover


class SatchelCover(SpecialRule):
    """They are kept for what is dug in."""

    def __init__(self, cover: int) -> None:
        self.cover = cover

    def is_wasted_on(self, s: Table, weapon: int, target: int) -> bool:
        if s.battle.weapon_types[s.weapon_kind(weapon)] != "satchel-charge":
            return False
        return hex_cover(s, target, DIRECT) < self.cover
