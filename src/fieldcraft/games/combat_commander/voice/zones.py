"""The piles of a side in a view, by their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderCards, CommanderZone


def zone(cards: CommanderCards, name: str) -> CommanderZone:
    """The pile or hand that is called so, or what is known or unseen of them."""
    zones: dict[str, CommanderZone] = {
        "hand": cards["hand"], "discard": cards["discard"], "deck": cards["deck"],
        "known": {"count": len(cards["known"]), "cards": cards["known"]},
        "unseen": {"count": len(cards["unseen"]), "cards": cards["unseen"]},
    }  # fmt: skip
    return zones[name]
