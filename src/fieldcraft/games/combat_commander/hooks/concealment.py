"""`concealment`: a side's Concealment takes more from the attack."""

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.hooks import PlainBonus


class BetterConcealment(SpecialRule):
    """White smocks in the snow."""

    def __init__(self, given: "PlainBonus") -> None:
        self.side: int = given["side"]
        self.more: int = given["more"]

    def concealment(self, side: int, less: int) -> int:
        return less + self.more if side == self.side else less
