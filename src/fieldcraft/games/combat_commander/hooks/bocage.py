"""`bocage`: hedges cost and cover one more."""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule


class Bocage(SpecialRule):
    """Hedges of the Norman kind."""

    def __init__(self, given: bool) -> None:
        self.more = 1 if given else 0

    def hedge(self, value: int) -> int:
        return value + self.more
