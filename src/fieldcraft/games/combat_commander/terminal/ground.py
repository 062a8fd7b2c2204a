"""The map in the terminal: 15 columns of 10 hexes, every second column half a hex lower.

A hex has two lines, or four where there is room.  Its slanted sides stand between the columns, so
that a wall, a hedge, a fence or a cliff there can be seen; on a level side it is drawn at the foot
of the upper hex.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.text import Text

from fieldcraft.cli.drawing.canvas import Canvas
from fieldcraft.games.combat_commander.terminal.facts import Facts
from fieldcraft.games.combat_commander.terminal.signs import (
    BLAZE,
    COUNTERS,
    EDGE,
    FAINT,
    FORT,
    HEXSIDE_GROUND,
    HEXSIDES,
    INK,
    MARKED,
    SMOKE,
    MapSigns,
    ground_style,
)
from fieldcraft.games.combat_commander.terminal.stacks import (
    Piece,
    count_piece,
    stack_pieces,
    stacks,
)
from fieldcraft.games.combat_commander.terrain.hexes import COLUMNS, HEXES, ROWS, hex_word
from fieldcraft.i18n import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView

WIDEST = 11
NARROWEST = 4
"""Columns from one hex to the next."""
NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = 1, 2, 3, 4, 5


@dataclass
class HexMap:
    """What is to be drawn, and how."""

    scene: Facts
    view: CommanderView
    speaker: Speaker
    signs: MapSigns
    marks: Mapping[str, str] = field(default_factory=dict)
    tall: bool = False
    """Whether a hex has four lines."""


def draw_map(board: HexMap, width: int) -> list[Text]:
    """The rows of the map, as wide as fits in `width`."""
    lines = 4 if board.tall else 2
    slant = lines // 2 - 1
    step = max(NARROWEST, min(WIDEST, (width - 1 - slant) // COLUMNS))
    whole = COLUMNS * step + 1 + slant
    canvas = Canvas(min(width, whole), lines * ROWS + lines // 2)
    standing = stacks(board.scene, board.view)
    for index in range(HEXES):
        column, row = divmod(index, ROWS)
        top = lines * row + (lines // 2 if column % 2 else 0)
        draw_hex(board, canvas, index, column * step, top, step, standing.get(hex_word(index), {}))
    return canvas.lines()


def draw_hex(
    board: HexMap,
    canvas: Canvas,
    index: int,
    left: int,
    top: int,
    step: int,
    standing: dict[str, list[str]],
) -> None:
    """One hex: its four slanted sides, its ground, and what is in it."""
    lines = 4 if board.tall else 2
    ground = ground_style(board.scene.ground["terrain"][index])
    spans = []
    for line in range(lines):
        is_upper = line < lines // 2
        indent = 1 if lines == 4 and line in (0, 3) else 0
        first, last = left + indent, left + step + (lines // 2 - 1) - indent
        west, east = (NORTH_WEST, NORTH_EAST) if is_upper else (SOUTH_WEST, SOUTH_EAST)
        _edge(board, canvas, (first, top + line), index, west, "/" if is_upper else "\\")
        _edge(board, canvas, (last, top + line), index, east, "\\" if is_upper else "/")
        spans.append((first + 1, last - first - 1))
        canvas.write(first + 1, top + line, " " * (last - first - 1), ground)
    foot = board.scene.hexsides.get((index, SOUTH))
    if foot:
        start, room = spans[-1]
        style = f"bold {HEXSIDES[foot]} {ground}"
        canvas.write(start, top + lines - 1, "_" * room, style)
    rows = hex_rows(board, index, [room for _, room in spans], standing)
    for line, pieces in enumerate(rows):
        x = spans[line][0]
        for text, style in pieces:
            x = canvas.write(x, top + line, text, style if " on " in style else f"{style} {ground}")


def _edge(
    board: HexMap, canvas: Canvas, at: tuple[int, int], index: int, direction: int, line: str
) -> None:
    """A stretch of a slanted side; drawn from both hexes, the same each time."""
    kind = board.scene.hexsides.get((index, direction))
    if kind:
        canvas.write(*at, board.signs.hexsides[kind], f"bold {HEXSIDES[kind]} {HEXSIDE_GROUND}")
    else:
        canvas.write(*at, line, EDGE)


# -- what stands in a hex -----


def hex_rows(
    board: HexMap, index: int, rooms: list[int], standing: dict[str, list[str]]
) -> list[list[Piece]]:
    """Rows of short texts, none longer than its room.

    The designation comes first and the units on the lower lines; the other signs take what room
    there is, the weightier ones before the others.
    """
    word = hex_word(index)
    rows: list[list[Piece]] = [[] for _ in rooms]
    rows[0] = _designation(board, word)
    if standing:
        _put_units(board, rows, rooms, standing)
    heads = len(rooms) // 2
    for form in (0, -1):
        full = [list(row) for row in rows]
        signs = [forms[form] for forms in _signs(board, index, word)]
        placed = [_put_sign(full, rooms, sign, heads, bool(standing)) for sign in signs]
        if all(placed):
            break
    return full


def _put_sign(
    rows: list[list[Piece]], rooms: list[int], sign: Piece, heads: int, is_occupied: bool
) -> bool:
    """Put a sign where it finds room, above before below, behind units with a gap."""
    for line in range(len(rooms)):
        is_low = line >= heads
        if is_low and is_occupied and not rows[line]:
            continue
        gap = 1 if is_low and rows[line] else 0
        if _length(rows[line]) + gap + len(sign[0]) <= rooms[line]:
            rows[line] += [*([(" ", "")] if gap else []), sign]
            return True
    return False


def _length(pieces: list[Piece]) -> int:
    return sum(len(text) for text, _ in pieces)


def _designation(board: HexMap, word: str) -> list[Piece]:
    """The hex's code, marked if it answers the question."""
    if word in board.marks:
        return [(f"{board.marks[word]}{word}", f"bold #ffffff on {MARKED}")]
    return [(word, FAINT)]


def _put_units(
    board: HexMap, rows: list[list[Piece]], rooms: list[int], standing: dict[str, list[str]]
) -> None:
    """Units on the lower lines, each kept in one piece.

    Where they have no room, each has a single letter, and at last only their number is told.
    """
    lower = range(len(rooms) // 2, len(rooms))
    for letters in (2, 1, 0):
        for line in lower:
            rows[line] = []
        pieces: list[Piece] = []
        for side, words in standing.items():
            if not letters:
                pieces += count_piece(board.signs, side, words)
                continue
            pieces += stack_pieces(
                board.speaker, board.signs, board.view, side, words, letters=letters
            )
        line = lower[0]
        for piece in pieces:
            if _length(rows[line]) + len(piece[0]) > rooms[line] and line < lower[-1]:
                line += 1
            rows[line].append(piece)
        if all(_length(rows[line]) <= rooms[line] for line in lower):
            return


def _signs(board: HexMap, index: int, word: str) -> list[list[Piece]]:
    """Objective, terrain, level, markers, ways: the weightiest first, each in its forms."""
    signs, scene = board.signs, board.scene
    terrain, level = scene.ground["terrain"][index], scene.ground["level"][index]
    marker = board.view["hexes"].get(word, {})
    pieces: list[Piece] = [(signs.terrain.get(terrain, "?"), f"bold {INK}")]
    number = scene.objectives.get(word)
    objective = [_objective(board, number)] if number else []
    if level:
        pieces.append((signs.levels[level], f"bold {HEXSIDES['cliff']}"))
    if marker.get("blaze"):
        pieces.append((signs.blaze, f"bold {BLAZE}"))
    if marker.get("smoke"):
        pieces.append((f"{signs.smoke}{marker['smoke']}", f"bold {SMOKE}"))
    if marker.get("fort"):
        pieces.append((signs.forts[marker["fort"]], f"bold {FORT}"))
    if word in scene.ways:
        pieces.append((signs.ways[scene.ways[word]], INK))
    return objective + [[piece] for piece in pieces if piece[0]]


def _objective(board: HexMap, number: int) -> list[Piece]:
    """An objective, with the sign and on the colour of who controls it, or with its colour only."""
    owner = board.view["objectives"][str(number)]["control"]
    sign = board.signs.objectives[number - 1]
    if owner is None:
        return [(sign, f"bold {INK} on #ffffff")]
    style = f"bold #ffffff on {COUNTERS[owner]}"
    return [(sign + board.signs.sides[owner], style), (sign, style)]
