"""The cards that orders speak of."""

from __future__ import annotations

from fieldcraft.core.contract import Refusal
from fieldcraft.games.undaunted.table.table import Table


def card_of(s: Table, ref: str) -> int:
    """The card of a ref, -1 for one that is not in the game."""
    kind, _, word = ref.partition(":")
    return s.battle.card_index.get(word, -1) if kind == "card" else -1


def card_refusal(s: Table, side: int, ref: str) -> Refusal | None:
    """Why a side can never hold a card; None if it could."""
    kind, _, word = ref.partition(":")
    if kind != "card":
        return Refusal("not-a-word", "", {"text": ref})
    card = card_of(s, ref)
    if card < 0:
        return Refusal("unknown-card", "", {"text": word, "suggestion": ""})
    if card != s.battle.fog and not s.battle.is_own_card(side, card):
        return Refusal("card-not-in-deck", "U-103", {"card": word})
    return None
