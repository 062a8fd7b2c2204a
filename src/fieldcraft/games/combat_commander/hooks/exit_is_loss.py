"""`exit-is-loss`: units of these sides that leave the map are eliminated."""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule


class ExitIsLoss(SpecialRule):
    """No points for leaving, but for the other side."""

    def __init__(self, sides: list[int]) -> None:
        self.sides = sides

    def is_lost_by_exit(self, side: int) -> bool:
        return side in self.sides
