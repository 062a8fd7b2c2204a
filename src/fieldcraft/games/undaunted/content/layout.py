"""Where the tiles of a layout lie, and which of them touch.

Coordinates are half-tile steps: a tile is a square of two by two steps, and a place is its
upper left corner.
"""

from __future__ import annotations

from dataclasses import dataclass

from fieldcraft.games.undaunted.content.models import Layout

TILE_LIMIT = 60
"""Boards stay below the bits of one word in the rules."""


@dataclass(frozen=True)
class Laid:
    """A tile on a board."""

    tile: str
    x: int
    y: int
    at: tuple[str | int, ...]
    """The layout line that lays it, as a place in the document."""


def lay(layout: Layout) -> list[Laid]:
    """The tiles of a layout in reading order; a line of rows goes right, one of columns down."""
    key = "rows" if layout.rows else "columns"
    laid = []
    for index, line in enumerate(layout.rows or layout.columns):
        first, *tiles = line.split()
        for step, tile in enumerate(tiles):
            along = int(first[1:]) + 2 * step
            x, y = (along, 2 * index) if layout.rows else (2 * index, along)
            if tile != ".":
                laid.append(Laid(tile, x, y, ("layout", key, index)))
    return laid


def touch(one: Laid, other: Laid) -> bool:
    """Whether two tiles share a stretch of edge; a corner is not enough (U-117)."""
    across, down = abs(one.x - other.x), abs(one.y - other.y)
    return (across == 2 and down < 2) or (down == 2 and across < 2)


def reached(laid: list[Laid], start: Laid) -> dict[str, int]:
    """How far each tile is from one over touching tiles, itself included (U-118)."""
    found = {start.tile: 0}
    border = [start]
    for here in border:
        for tile in laid:
            if tile.tile not in found and touch(here, tile):
                found[tile.tile] = found[here.tile] + 1
                border.append(tile)
    return found
