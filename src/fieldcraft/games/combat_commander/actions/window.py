"""Windows in which a card may be played for its Action (CC-A24.1, CC-X.1.7)."""

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.printed import (
    action_on,
    discard_for_action,
    playable,
)
from fieldcraft.games.combat_commander.cards.fate import card_word, holds
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import ACTION_CARD, HAND, STOP, THING


class Window(SideQuestion):
    """An Action of this window, or none?  It is closed by `stop`, and stays open until then."""

    def __init__(
        self,
        window: int,
        name: str,
        clause: str,
        slots: list[Slot],
        question: str = "action",
        anytime: bool = False,
    ) -> None:
        super().__init__(name, question, clause, slots, secret=True, anytime=anytime)
        self.window = window

    def about(self, s: Table) -> int:
        """What the window is about, as its Actions take it."""
        return -1

    def choices(self, s: Table, side: int) -> list[int]:
        return [STOP, *playable(s, side, self.window, self.about(s))]

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            s.pop()
        else:
            about = self.about(s)
            discard_for_action(s, side, option & THING).play(s, side, about)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != ACTION_CARD:
            return Refusal("not-asked", self.cited(s), {})
        return action_refusal(s, side, option & THING)


def action_refusal(s: Table, side: int, card: int) -> Refusal:
    """Why a card cannot be played for its Action now."""
    action = action_on(s, side, card)
    return card_refusal(s, side, card, action.word, action.clause)


def fire_refusal(s: Table, side: int, card: int) -> Refusal:
    """Why a card cannot be played for opportunity fire now."""
    return card_refusal(s, side, card, "fire", "CC-A33")


def card_refusal(s: Table, side: int, card: int, action: str, clause: str) -> Refusal:
    """It is not in hand, or what the Action asks for is not there."""
    words = {"card": card_word(s, side, card)}
    if not holds(s, side, HAND, card):
        return Refusal("card-not-in-hand", "CC-A24.1", words)
    return Refusal("action-not-now", clause, {**words, "action": action})
