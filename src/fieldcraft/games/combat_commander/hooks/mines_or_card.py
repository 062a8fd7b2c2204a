"""`mines-or-card` (DP-03): weaker mines, all game long, and a card of the own deck instead."""

from typing import TYPE_CHECKING, Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.cards.fate import card_word, take_named
from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.options import QUICK_SETUP
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    MINE_STRENGTH,
    MINES_OR_CARD,
    NONE,
    TAKE_CARD,
    THING,
)

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.hooks import PlainChoice


class MinesForCard(SpecialRule):
    """The side is asked before the hands are dealt; under quick set-up the mines stay."""

    def __init__(self, given: "PlainChoice") -> None:
        self.side: int = given["side"]
        self.mines: int = given["mines"]
        self.card: int = given["card"] - 1

    def before_hands(self, s: Table) -> None:
        if not s.switches & QUICK_SETUP:
            MinesOrCard.push(s, self.side, self.card, self.mines)


class MinesOrCard(SideQuestion):
    """DP-03: weaker mines and a card, or the mines as they are?"""

    CARD: Final = 1
    MINES: Final = 2

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("card", "card"), Slot("mines")]
        super().__init__("mines-or-card", "mines-or-card", "DP-03", slots)

    @staticmethod
    def push(s: Table, side: int, card: int, mines: int) -> None:
        s.push(MINES_OR_CARD, [side, card, mines])

    def choices(self, s: Table, side: int) -> list[int]:
        return [NONE, TAKE_CARD | s.slot(MinesOrCard.CARD)]

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != TAKE_CARD:
            return Refusal("not-asked", self.clause, {})
        return Refusal(
            "another-card", self.clause, {"card": card_word(s, side, s.slot(MinesOrCard.CARD))}
        )

    def choose(self, s: Table, side: int, option: int) -> None:
        mines = s.slot(MinesOrCard.MINES)
        s.pop()
        if option != NONE:
            s.own_numbers()[MINE_STRENGTH] = mines
            take_named(s, side, option & THING)
