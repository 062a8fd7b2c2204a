"""What stands on a tile of the board, as rows of short coloured texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.cli.drawing.palette import OBJECTIVE, QUIET, side_style
from fieldcraft.games.undaunted.attack_roll import printed_covers
from fieldcraft.games.undaunted.terminal.palette import COVER, HILL, ROUGH, terrain
from fieldcraft.games.undaunted.voice.names import (
    look_id,
    short_name,
    squad_name,
    structure_name,
    tile_name,
)
from fieldcraft.i18n import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import PlainCounter, PlainTile
    from fieldcraft.games.undaunted.schema.view import StructureView
    from fieldcraft.games.undaunted.terminal.board import Board

Piece = tuple[str, str]
"""Some text and its style."""
NARROW = 13
"""Columns up to which no room is left for indents."""


def tile_rows(board: Board, tile: PlainTile, inside: int) -> list[list[Piece]]:
    """The rows of a tile, none longer than `inside`."""
    rows = _head_rows(board, tile, inside)
    if board.with_looks and tile["look"]:
        rows.append([_look(board, tile, inside)])
    for word, structure in board.view["box"].get("structures", {}).items():
        if structure["tile"] == tile["id"] and not structure["destroyed"]:
            rows.append(structure_row(board, word, structure, inside))
    for side in board.scene.sides:
        rows.extend(_side_rows(board, side, tile["id"], inside))
    return rows


def _length(pieces: list[Piece]) -> int:
    return sum(len(text) for text, _ in pieces)


def _shortened(board: Board, text: str, room: int) -> str:
    if len(text) <= room:
        return text
    return text[: max(room - len(board.signs.more), 0)] + board.signs.more


# -- the head: designation, cover, markers of the scenario -----


def _head_rows(board: Board, tile: PlainTile, inside: int) -> list[list[Piece]]:
    """The first row, or two of them where the tile is too narrow for one."""
    left, right = _ground(board, tile), _printed(board, tile)
    if _length(left) + _length(right) > inside:
        left = left[:-1]  # the terrain's sign is only for the eye
    if _length(left) + _length(right) <= inside:
        gap = " " * (inside - _length(left) - _length(right))
        return [[*left, (gap, ""), *right]]
    return [left, [(" " * max(inside - _length(right), 0), ""), *right]]


def cover_sign(tile: PlainTile) -> str:
    """A tile's cover as it is printed: `+2`, or `+3/1` on a hill."""
    return "+" + "/".join(map(str, printed_covers(tile["cover"], tile["hill"])))


def _ground(board: Board, tile: PlainTile) -> list[Piece]:
    """Designation, in the colour of who controls it, cover, terrain."""
    word = tile["id"]
    markers = board.view["markers"]
    owner = next(
        (side for side in board.scene.sides if markers[side].get(word) == "controlled"), ""
    )
    style = side_style(owner, "bold reverse") if owner else "bold"
    sign, colour = terrain(tile["look"], board.signs)
    name = tile_name(board.speaker, word)
    return [
        (f" {name} ", style),
        (cover_sign(tile), HILL if tile["hill"] else COVER),
        (f" {sign}", colour),
    ]


def _printed(board: Board, tile: PlainTile) -> list[Piece]:
    """What the rules read off the tile: targets, spawns, rough terrain, escape, objective."""
    signs, view, scene = board.signs, board.view, board.scene
    word = tile["id"]
    pieces: list[Piece] = []
    for side, target in view["box"].get("target", {}).items():
        if target == word:
            pieces.append((signs.target, side_style(side, "bold")))
    spawns = scene.plain["setup"].get("spawns", ())
    for spawn in sorted(spawns, key=lambda spawn: int(spawn["side"])):
        if spawn["tile"] == word:
            pieces.append((signs.spawn, side_style(scene.sides[spawn["side"]])))
    if scene.tower == word:
        pieces.append((signs.tower, "bold"))
    if tile.get("rough"):
        pieces.append((signs.rough, f"bold {ROUGH}"))
    if word in view["box"].get("escape", ()):
        pieces.append((f" {signs.escape}", f"bold {OBJECTIVE}"))
    value = view["objectives"].get(word, 0)
    if value:
        pieces.append((f" {signs.objective}{value}", f"bold {OBJECTIVE}"))
    return pieces


def _look(board: Board, tile: PlainTile, inside: int) -> Piece:
    message = look_id(tile["look"])
    said = board.speaker.say(message) if board.speaker.has(message) else tile["look"]
    text = _shortened(board, f" {said}", inside)
    return text, f"italic {terrain(tile['look'], board.signs)[1]}"


def structure_row(board: Board, word: str, structure: StructureView, inside: int) -> list[Piece]:
    """A structure that stands: its name, or as much of it as fits, defence and points."""
    signs = board.signs
    defence = f" {structure['defence']}"
    points = f"{signs.objective}{structure['points']}" if structure["points"] else ""
    gap = " "
    room = inside - len(f" {signs.structure} {defence} {points}")
    name = structure_name(board.speaker, word)
    if len(name) > room:
        name = short_name(board.speaker, word)
    if len(name) > room:
        gap = ""
        name = _shortened(board, name, room + 3)
    return [
        (f"{gap}{signs.structure}{gap}", f"bold {OBJECTIVE}"),
        (name, "bold"),
        (defence, QUIET),
        (f"{gap}{points}", f"bold {OBJECTIVE}"),
    ]


# -- the sides: markers, vehicles, units -----


def _side_rows(board: Board, side: str, tile: str, inside: int) -> list[list[Piece]]:
    """A side's marker and counters on a tile, wrapped; no row if it has nothing there."""
    signs = board.signs
    face = board.view["markers"][side].get(tile, "")
    units = [*vehicles(board, side, tile), *stacks(board, side, tile)]
    if not face and not units:
        return []
    sign = {"controlled": signs.controlled, "scouted": signs.scouted}.get(face, signs.unmarked)
    rows: list[list[Piece]] = [[(sign, side_style(side, "bold")), (side.upper(), side_style(side))]]
    column = 1 + len(side)
    indent = "   " if inside > NARROW else ""
    for text, style in units:
        if column + 1 + len(text) > inside:
            rows.append([(indent, "")])
            column = len(indent)
        rows[-1].append((f" {text}", style))
        column += 1 + len(text)
    return rows


def vehicles(board: Board, side: str, tile: str) -> list[Piece]:
    """The vehicles a side owns on a tile, each with how many sit in it: `PTr(3)`, `SCa(0)✗`."""
    pieces = []
    for word, vehicle in board.view["box"].get("vehicles", {}).items():
        standing = board.view["counters"][word]
        if vehicle["owner"] != side or standing["tile"] != tile:
            continue
        text = vehicle_sign(board.speaker, word, sum(seat is not None for seat in vehicle["seats"]))
        if standing["face"] == "disabled":
            pieces.append((text + board.signs.disabled, side_style(side, "italic underline")))
        else:
            pieces.append((text, side_style(side, "bold underline")))
    return pieces


def stacks(board: Board, side: str, tile: str) -> list[Piece]:
    """The units of a side on a tile, those of one kind and face together: `RiAB`, `ScA↓`.

    Who sits in a vehicle is counted there.
    """
    groups: dict[tuple[str, str], str] = {}
    for word, standing in board.view["counters"].items():
        counter = board.scene.counters[word]
        if board.scene.sides[counter["side"]] != side or standing["tile"] != tile:
            continue
        if word in board.scene.vehicles or "vehicle" in standing:
            continue
        key = (counter["title"], standing["face"])
        letter = squad_name(board.speaker, counter["squad"] or None) or ""
        groups[key] = groups.get(key, "") + letter
    pieces = []
    for (title, face), letters in groups.items():
        text = short_name(board.speaker, title) + letters
        if face == "suppressed":
            pieces.append((text + board.signs.suppressed, side_style(side, "italic")))
        else:
            pieces.append((text, side_style(side, "bold")))
    return pieces


# -- the few letters for a thing -----


def short_unit(speaker: Speaker, counter: PlainCounter) -> str:
    """The few letters for one counter, its squad among them: `ScA`."""
    letter = squad_name(speaker, counter["squad"] or None) or ""
    return short_name(speaker, counter["title"]) + letter


def vehicle_sign(speaker: Speaker, word: str, aboard: int) -> str:
    """A vehicle and how many soldiers are in it."""
    return f"{short_name(speaker, word.partition(':')[2])}({aboard})"
