"""The board in the terminal: offset squares, drawn from a view and the scenario's static facts."""

from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from fieldcraft.cli.canvas import Canvas
from fieldcraft.cli.palette import (
    BORDER,
    COVER,
    HILL,
    OBJECTIVE,
    OFFERED,
    Signs,
    side_style,
    terrain,
)
from fieldcraft.cli.scene import Scene
from fieldcraft.i18n import Speaker, look_id, squad_name

WIDEST_HALF = 11
NARROWEST_HALF = 5
Piece = tuple[str, str]
"""Some text and its style."""


@dataclass
class Board:
    """What is to be drawn, and how."""

    scene: Scene
    view: dict[str, Any]
    speaker: Speaker
    signs: Signs
    offered: dict[str, str] = field(default_factory=dict)
    """Tiles that answer the question, with the answer's number."""
    plain: bool = False
    """Whether the terminal has no lines and must do with ASCII."""
    with_looks: bool = False


def draw_board(board: Board, width: int) -> list[Text]:
    """The rows of the board, as wide as fits in `width`."""
    tiles = list(board.scene.tiles.values())
    left = min(tile["x"] for tile in tiles)
    top = min(tile["y"] for tile in tiles)
    across = max(tile["x"] for tile in tiles) + 2 - left
    down = max(tile["y"] for tile in tiles) + 2 - top
    half = max(NARROWEST_HALF, min(WIDEST_HALF, (width - 1) // across))
    inside = 2 * half - 1
    bodies = {tile["id"]: _body(board, tile, inside) for tile in tiles}
    tallest = max(len(body) for body in bodies.values())
    rise = (max(tallest, 3) + 2) // 2
    canvas = Canvas(across * half + 1, down * rise + 1, plain=board.plain)
    ordered = sorted(tiles, key=lambda tile: tile["id"] in board.offered)
    for tile in ordered:
        style = OFFERED if tile["id"] in board.offered else BORDER
        x, y = (tile["x"] - left) * half, (tile["y"] - top) * rise
        canvas.box(x, y, 2 * half, 2 * rise, style)
    for tile in ordered:
        x, y = (tile["x"] - left) * half, (tile["y"] - top) * rise
        for row, pieces in enumerate(bodies[tile["id"]], 1):
            column = x + 1
            for text, style in pieces:
                column = canvas.write(column, y + row, text, style)
        if tile["id"] in board.offered:
            canvas.write(x + 2, y + 2 * rise, f"[{board.offered[tile['id']]}]", OFFERED)
    return canvas.lines()


def _length(pieces: list[Piece]) -> int:
    return sum(len(text) for text, _ in pieces)


def _head_rows(board: Board, tile: dict[str, Any], inside: int) -> list[list[Piece]]:
    """The first row, or two of them where the tile is too narrow for one."""
    left, right = _header(board, tile)
    if _length(left) + _length(right) > inside:
        left = left[:-1]  # the terrain's sign is only for the eye
    if _length(left) + _length(right) <= inside:
        gap = " " * (inside - _length(left) - _length(right))
        return [[*left, (gap, ""), *right]]
    return [left, [(" " * max(inside - _length(right), 0), ""), *right]]


def _header(board: Board, tile: dict[str, Any]) -> tuple[list[Piece], list[Piece]]:
    """The first row: designation and cover at the left; objective, markers and so on right."""
    signs, view = board.signs, board.view
    word = tile["id"]
    owner = next(
        (side for side in board.scene.sides if view["markers"][side].get(word) == "controlled"), ""
    )
    style = side_style(owner, "bold reverse") if owner else "bold"
    cover = "+3/1" if tile["hill"] else f"+{tile['cover']}"
    sign, colour = terrain(tile["look"], signs)
    left = [(f" {word} ", style), (f"{cover}", HILL if tile["hill"] else COVER)]
    left.append((f" {sign}", colour))
    right: list[Piece] = []
    for side in board.scene.sides:
        if view["box"]["target"][side] == word:
            right.append((signs.target, side_style(side, "bold")))
    for number, side in enumerate(board.scene.sides):
        for spawn in board.scene.plain["setup"]["spawns"]:
            if spawn["side"] == number and spawn["tile"] == word:
                right.append((signs.spawn, side_style(side)))
    if board.scene.tower == word:
        right.append((signs.tower, "bold"))
    value = view["objectives"].get(word, 0)
    if value:
        right.append((f" {signs.objective}{value}", f"bold {OBJECTIVE}"))
    return left, right


def _body(board: Board, tile: dict[str, Any], inside: int) -> list[list[Piece]]:
    """The rows of a tile."""
    rows = _head_rows(board, tile, inside)
    if board.with_looks and tile["look"]:
        text = _look(board, tile)
        if len(text) > inside:
            text = text[: inside - len(board.signs.more)] + board.signs.more
        rows.append([(text, f"italic {terrain(tile['look'], board.signs)[1]}")])
    for side in board.scene.sides:
        rows.extend(_side_rows(board, side, tile["id"], inside))
    return rows


def _look(board: Board, tile: dict[str, Any]) -> str:
    message = look_id(tile["look"])
    said = board.speaker.say(message) if board.speaker.has(message) else tile["look"]
    return f" {said}"


def _side_rows(board: Board, side: str, tile: str, inside: int) -> list[list[Piece]]:
    """A side's marker and counters on a tile, wrapped; no row if it has nothing there."""
    signs = board.signs
    face = board.view["markers"][side].get(tile, "")
    units = stacks(board, side, tile)
    if not face and not units:
        return []
    sign = {"controlled": signs.controlled, "scouted": signs.scouted}.get(face, signs.unmarked)
    rows: list[list[Piece]] = [[(sign, side_style(side, "bold")), (side.upper(), side_style(side))]]
    column = 1 + len(side)
    for text, style in units:
        if column + 1 + len(text) > inside:
            rows.append([("   ", "")])
            column = 3
        rows[-1].append((f" {text}" if column else text, style))
        column += 1 + len(text)
    return rows


def stacks(board: Board, side: str, tile: str) -> list[Piece]:
    """The units of a side on a tile, those of one kind and face together: `RiAB`, `ScA↓`."""
    groups: dict[tuple[str, str], str] = {}
    for word, standing in board.view["counters"].items():
        counter = board.scene.counters[word]
        if board.scene.sides[counter["side"]] != side or standing["tile"] != tile:
            continue
        key = (counter["title"], standing["face"])
        letter = squad_name(board.speaker, counter["squad"] or None) or ""
        groups[key] = groups.get(key, "") + letter
    pieces = []
    for (title, face), letters in groups.items():
        text = short_unit(board.speaker, title) + letters
        if face == "suppressed":
            pieces.append((text + board.signs.suppressed, side_style(side, "italic")))
        else:
            pieces.append((text, side_style(side, "bold")))
    return pieces


def short_unit(speaker: Speaker, title: str) -> str:
    """The few letters that stand for a kind of unit on the board."""
    message = f"short-{title}"
    return speaker.say(message) if speaker.has(message) else title[:2].title()
