"""`melee-bonus`: more for a side in every melee."""

from typing import Any

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule


class MeleeBonus(SpecialRule):
    """Added before the roll."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.side: int = given["side"]
        self.more: int = given["more"]

    def melee(self, side: int, strength: int) -> int:
        return strength + self.more if side == self.side else strength
