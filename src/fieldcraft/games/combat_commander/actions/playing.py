"""Playing a card for its Action (CC-A24.1), in whatever window, and why one cannot be played."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.games.combat_commander.cards.fate import card_word, discard, holds
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import ACTIONS, DECK_SIZE, HAND

CLAUSES: Final = (
    "CC-A25",
    "CC-A26",
    "CC-A27",
    "CC-A28",
    "CC-A29",
    "CC-A30",
    "CC-A31",
    "CC-A32",
    "CC-A34",
    "CC-A35.1",
    "CC-A35.2",
    "CC-A35.3",
    "CC-A35.4",
    "CC-A35.5",
    "CC-A36",
    "CC-A37",
    "CC-A38",
    "CC-A39",
    "CC-A40",
    "CC-A41",
)
"""Where the rules speak of each of `ACTIONS`."""


def play_action(s: Table, side: int, card: int) -> None:
    """CC-A24.1: the card goes to the discard pile for its Action."""
    discard(s, side, card)
    if s.sink is not None:
        s.tell(
            {
                "event": "plays-action",
                "side": s.side_word(side),
                "action": ACTIONS[s.battle.action[DECK_SIZE * side + card]],
                "card": card_word(s, side, card),
            }
        )


def action_refusal(s: Table, side: int, card: int) -> Refusal:
    """Why a card cannot be played for its Action now."""
    action = s.battle.action[DECK_SIZE * side + card]
    return card_refusal(s, side, card, ACTIONS[action], CLAUSES[action])


def fire_refusal(s: Table, side: int, card: int) -> Refusal:
    """Why a card cannot be played for opportunity fire now."""
    return card_refusal(s, side, card, "fire", "CC-A33")


def card_refusal(s: Table, side: int, card: int, action: str, clause: str) -> Refusal:
    """It is not in hand, or what the Action asks for is not there."""
    words = {"card": card_word(s, side, card)}
    if not holds(s, side, HAND, card):
        return Refusal("card-not-in-hand", "CC-A24.1", words)
    return Refusal("action-not-now", clause, {**words, "action": action})
