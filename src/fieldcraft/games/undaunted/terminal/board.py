"""The board in the terminal: offset squares, drawn from a view and the scenario's static facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.text import Text

from fieldcraft.cli.drawing.canvas import Canvas
from fieldcraft.cli.drawing.palette import BORDER, OFFERED
from fieldcraft.games.undaunted.terminal.facts import Facts
from fieldcraft.games.undaunted.terminal.palette import BoardSigns
from fieldcraft.games.undaunted.terminal.tiles import Piece, tile_rows
from fieldcraft.i18n import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import PlainTile
    from fieldcraft.games.undaunted.schema.view import UndauntedView

WIDEST_HALF = 11
NARROWEST_HALF = 5
LOWEST = 3
LOWEST_TIGHT = 2
"""Lines inside the lowest tile."""


@dataclass
class Board:
    """What is to be drawn, and how."""

    scene: Facts
    view: UndauntedView
    speaker: Speaker
    signs: BoardSigns
    offered: dict[str, str] = field(default_factory=dict)
    """Tiles that answer the question, with the answer's number."""
    plain: bool = False
    """Whether the terminal has no lines and must do with ASCII."""
    with_looks: bool = False
    tight: bool = False
    """Whether lines are short, and tiles with little on them may be low."""


def draw_board(board: Board, width: int) -> list[Text]:
    """The rows of the board, as wide as fits in `width`."""
    tiles = list(board.scene.tiles.values())
    left = min(tile["x"] for tile in tiles)
    across = max(tile["x"] for tile in tiles) + 2 - left
    half = max(NARROWEST_HALF, min(WIDEST_HALF, (width - 1) // across))
    inside = 2 * half - 1
    bodies = {tile["id"]: tile_rows(board, tile, inside) for tile in tiles}
    lines = _heights(tiles, bodies, LOWEST_TIGHT if board.tight else LOWEST)
    canvas = Canvas(across * half + 1, max(lines.values()) + 1, plain=board.plain)
    ordered = sorted(tiles, key=lambda tile: tile["id"] in board.offered)
    for tile in ordered:
        style = OFFERED if tile["id"] in board.offered else BORDER
        top, bottom = lines[tile["y"]], lines[tile["y"] + 2]
        canvas.box((tile["x"] - left) * half, top, 2 * half, bottom - top, style)
    for tile in ordered:
        x, top, bottom = (tile["x"] - left) * half, lines[tile["y"]], lines[tile["y"] + 2]
        for row, pieces in enumerate(bodies[tile["id"]], 1):
            column = x + 1
            for text, style in pieces:
                column = canvas.write(column, top + row, text, style)
        if tile["id"] in board.offered:
            canvas.write(x + 2, bottom, f"[{board.offered[tile['id']]}]", OFFERED)
    return canvas.lines()


def _heights(
    tiles: list[PlainTile], bodies: dict[str, list[list[Piece]]], lowest: int
) -> dict[int, int]:
    """The line on which each half-tile step begins.

    Each row of tiles is as tall as its fullest tile. Where columns are shifted against each other
    there are no such rows, and all tiles are as tall as the fullest.
    """
    steps = sorted({tile["y"] for tile in tiles})
    first, last = steps[0], steps[-1] + 2
    if any((step - first) % 2 for step in steps):
        tallest = max([lowest, *(len(body) for body in bodies.values())])
        rise = (tallest + 2) // 2
        return {step: (step - first) * rise for step in range(first, last + 1)}
    lines, here = {}, 0
    for step in range(first, last, 2):
        row = [len(bodies[tile["id"]]) for tile in tiles if tile["y"] == step]
        lines[step] = here
        here += max([lowest, *row]) + 1
    lines[last] = here
    return lines
