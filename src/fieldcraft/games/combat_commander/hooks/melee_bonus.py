"""`melee-bonus`: more for a side in every melee."""

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.hooks import PlainBonus


class MeleeBonus(SpecialRule):
    """Added before the roll."""

    def __init__(self, given: "PlainBonus") -> None:
        self.side: int = given["side"]
        self.more: int = given["more"]

    def melee(self, side: int, strength: int) -> int:
        return strength + self.more if side == self.side else strength
