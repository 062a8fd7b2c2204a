"""`satchel-cover` (GAP-61): Satchel Charges only against so much cover, by whatever gives it."""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.units.values import DIRECT, cover_against, side_cover


class SatchelCover(SpecialRule):
    """They are kept for what is dug in."""

    def __init__(self, cover: int) -> None:
        self.cover = cover

    def is_wasted_on(self, s: Table, weapon: int, target: int) -> bool:
        if s.battle.weapon_types[s.weapon_kind(weapon)] != "satchel-charge":
            return False
        sides = side_cover(s, s.place_of(s.holder_of(weapon)), target)
        return cover_against(s, target, DIRECT, sides) < self.cover
