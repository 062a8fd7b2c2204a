"""Positions as both sides see them, which can be in the middle of anything."""

from __future__ import annotations

from collections.abc import Mapping

from fieldcraft.core import State, canonical
from fieldcraft.core.game import Game

Seen = Mapping[str, Mapping[str, object]]
"""By side its view (JSON-able); of the second only what the first sees otherwise."""


def seen(game: Game, state: State) -> dict[str, dict[str, object]]:
    """What each side sees of a state."""
    told: dict[str, dict[str, object]] = {}
    first: dict[str, object] = {}
    for number, side in enumerate(game.sides):
        view = state.view(number)
        del view["side"]  # it is the key
        told[side] = {
            name: value
            for name, value in view.items()
            if name not in first or canonical(value) != canonical(first[name])
        }
        first = first or view
    return told


def join_seen(game: Game, views: Seen, key: bytes) -> State:
    """The state that both sides see; ValueError if they cannot see this together."""
    first, second = game.sides
    whole = [dict(views[first]), {**views[first], **views[second]}]
    for side, view in zip(game.sides, whole, strict=True):
        view["side"] = side
    return game.join(whole, key)
