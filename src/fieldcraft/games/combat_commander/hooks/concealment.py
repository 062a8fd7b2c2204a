"""`concealment`: a side's Concealment takes more from the attack."""

from typing import Any

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule


class BetterConcealment(SpecialRule):
    """White smocks in the snow."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.side: int = given["side"]
        self.more: int = given["more"]

    def concealment(self, side: int, less: int) -> int:
        return less + self.more if side == self.side else less
