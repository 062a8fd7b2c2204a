"""What counts in a campaign of Undaunted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.content.loader import load_box

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView


@cache
def combat_cards(game: str) -> frozenset[str]:
    """The ids of a box's combat cards."""
    cards = load_box(game).cards.values()
    return frozenset(card.id for card in cards if card.class_ == "combat")


def casualties(game: str, view: UndauntedView, side: str) -> int:
    """The combat cards a side has lost, as any view tells.

    Who escaped took his cards with him (NA-507): he is safe, and none of them is a casualty.
    """
    combat = combat_cards(game)
    escaped = view["box"].get("escaped", {}).get(side, [])
    safe = {counter.partition(":")[2] for counter in escaped}
    lost: Mapping[str, int] = view["cards"][side]["lost"]
    return sum(count for card, count in lost.items() if card in combat and card not in safe)
