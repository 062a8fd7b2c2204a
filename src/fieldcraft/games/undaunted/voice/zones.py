"""The zones of a side in a view, by their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedCards, UndauntedZone


def zone(cards: UndauntedCards, name: str) -> UndauntedZone:
    """The zone that is called so."""
    zones: dict[str, UndauntedZone] = {
        "hand": cards["hand"], "discard": cards["discard"], "deck": cards["deck"],
        "play": cards["play"], "supply": cards["supply"], "removed": cards["removed"],
        "lost": {"count": sum(cards["lost"].values()), "cards": cards["lost"]},
    }  # fmt: skip
    return zones[name]
