"""What an Action is (CC-A24): its word, its clause, when it can be played, and what it does.

Each printed Action is a class of its own beside the window that it is played in, and `registry.py`
lists it.
"""

from typing import Final

from fieldcraft.games.combat_commander.cards.fate import card_word, discard, listed
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import ACTION_CARD, DECK_SIZE, HAND

ANY_WINDOW: Final = -1


class PrintedAction:
    """An Action below the picture of cards."""

    def __init__(self, word: str, clause: str, window: int) -> None:
        self.word = word
        self.clause = clause
        self.window = window
        """CC-X.1.7: the question that it can answer, by its frame."""

    def fits(self, s: Table, side: int, about: int) -> bool:
        """Whether it can be played in its window; `about` is what that is about, such as a hex."""
        return True

    def lifts(self, s: Table, side: int, occasion: int, group: list[int], target: int) -> bool:
        """CC-A24.4: whether it would add Firepower to an attack."""
        return False

    def play(self, s: Table, side: int, about: int) -> None:
        """What it does, with its card discarded."""


class CommandConfusion(PrintedAction):
    """CC-A28, GAP-13: nothing; with the option for it, it can be played at any moment."""

    def __init__(self) -> None:
        super().__init__("command-confusion", "CC-A28", ANY_WINDOW)


def action_on(s: Table, side: int, card: int) -> PrintedAction:
    """The Action of a card."""
    return s.battle.actions[s.battle.action[DECK_SIZE * side + card]]


def playable(s: Table, side: int, window: int, about: int) -> list[int]:
    """CC-1.6.a: the cards in hand that can be played for their Action in a window, as options."""
    menu: list[int] = []
    for card in listed(s, side, HAND):
        action = action_on(s, side, card)
        if action.window == window and action.fits(s, side, about):
            menu.append(ACTION_CARD | card)
    return menu


def discard_for_action(s: Table, side: int, card: int) -> PrintedAction:
    """CC-A24.1: the card goes to the discard pile for its Action, which is still to be played."""
    action = action_on(s, side, card)
    tell_action(s, side, card, action.word)
    return action


def tell_action(s: Table, side: int, card: int, word: str) -> None:
    """The card is discarded, and everyone sees what for."""
    discard(s, side, card)
    if s.sink is not None:
        s.tell(
            {
                "event": "plays-action",
                "side": s.side_word(side),
                "action": word,
                "card": card_word(s, side, card),
            }
        )
