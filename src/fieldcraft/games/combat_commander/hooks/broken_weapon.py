"""`broken-weapon`: one weapon of a side, drawn, begins broken."""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.units.losses import break_weapon


class BrokenWeapon(SpecialRule):
    """Drawn among those that somebody carries once all is set up."""

    def __init__(self, side: int) -> None:
        self.side = side

    def at_hands(self, s: Table) -> None:
        held = [
            weapon
            for weapon in range(len(s.battle.plan.weapon_group))
            if s.battle.weapon_owner[weapon] == self.side and s.holder_of(weapon) >= 0
        ]
        if held:
            break_weapon(s, held[s.draw(len(held))])
