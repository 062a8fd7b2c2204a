"""`card-for-turn` (DP-03): who holds the Initiative card may give it for the first Turn."""

from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.options import QUICK_SETUP
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTIVE,
    FIRST_TURN,
    INITIATIVE,
    NONE,
    WHO_IS_FIRST,
)


class CardForTurn(SpecialRule):
    """Asked once the hands are dealt."""

    def __init__(self, given: bool) -> None:
        self.given = given

    def after_hands(self, s: Table) -> None:
        if not s.switches & QUICK_SETUP and s.numbers[INITIATIVE] != s.active:
            WhoIsFirst.push(s, s.numbers[INITIATIVE])


class WhoIsFirst(SideQuestion):
    """DP-03: the Initiative card for the first Turn?"""

    def __init__(self) -> None:
        super().__init__("first-turn", "first-turn", "DP-03", [Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        s.push(WHO_IS_FIRST, [side])

    def choices(self, s: Table, side: int) -> list[int]:
        return [NONE, FIRST_TURN]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == FIRST_TURN:
            numbers = s.own_numbers()
            numbers[INITIATIVE] = 1 - side
            numbers[ACTIVE] = side
            if s.sink is not None:
                s.tell({"event": "takes-first-turn", "side": s.side_word(side)})
