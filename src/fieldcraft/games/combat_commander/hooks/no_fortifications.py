"""`no-fortifications`: none enters play after the set-up."""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule


class NoFortifications(SpecialRule):
    """Frozen ground."""

    def __init__(self, given: bool) -> None:
        self.given = given

    def can_fortify(self) -> bool:
        return False
