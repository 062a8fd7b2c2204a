"""Printed turns: how many each side of a match has begun, in one number that an entry stores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fieldcraft.core import Event, Game

BITS: Final = 15
"""Of each side's count, so that both fit into what every database calls an integer."""
MOST: Final = (1 << BITS) - 1


def turns_of(turns: int, side: int) -> int:
    """How many turns a side has begun.

    >>> turns_of(3 | 2 << BITS, 0), turns_of(3 | 2 << BITS, 1)
    (3, 2)
    """
    return turns >> BITS * side & MOST


def turns_after(game: Game, before: int, events: Iterable[Event]) -> int:
    """The turns begun after some events."""
    turns = before
    for event in events:
        side = game.turn_begun(event)
        if side >= 0 and turns_of(turns, side) < MOST:
            turns += 1 << BITS * side
    return turns
