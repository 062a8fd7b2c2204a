"""Loading maps: the built-in ones and those of players.

Whatever is wrong with a map comes out as one `ContentError` that lists every problem with its line.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fieldcraft.core.content.models import Name
from fieldcraft.core.content.reading import Document, read_file, read_text
from fieldcraft.core.content.validation import examine, expect_kind, usable
from fieldcraft.games.combat_commander.content.maps.checks import check_map
from fieldcraft.games.combat_commander.content.maps.models import MapFile
from fieldcraft.games.combat_commander.content.maps.plain import Plain, plain_drawing
from fieldcraft.games.combat_commander.content.maps.problems import ContentError, hint, problem

FOLDER = Path(__file__).parent


@cache
def _numbers() -> dict[int, str]:
    """The ids of the built-in maps by their numbers, in order."""
    found = {}
    for path in FOLDER.glob("*.yaml"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("number: "):
                found[int(line.removeprefix("number: "))] = path.stem
                break
    return dict(sorted(found.items()))


def map_ids() -> list[str]:
    """The ids of the built-in maps in the order of their numbers.

    >>> map_ids()[0]
    'pond-farm'
    """
    return list(_numbers().values())


def load_map(key: str | int) -> MapFile:
    """A built-in map by its id or number.

    >>> load_map(1).id == load_map("1").id
    True
    """
    numbers = _numbers()
    text = str(key)
    number = text.isascii() and text.isdecimal() and len(text) < 4
    name = numbers.get(int(text), "") if number else text
    if name not in numbers.values():
        known = list(numbers.values())
        raise ContentError([problem("unknown-map", map=text, hint=hint(text, known))])
    return _shipped(name)


def blank_map() -> MapFile:
    """Open ground with a wood, a farm and a road, for makers to begin with."""
    rows = {str(row): ["."] * 15 for row in range(1, 11)}
    for row, column, letter in ((3, 3, "w"), (3, 4, "w"), (4, 3, "w"), (6, 7, "h"), (8, 11, "b")):
        rows[str(row)][column] = letter
    return MapFile(
        kind="map",
        game="combat-commander",
        id="blank",
        name=Name(),
        author="-",
        source="-",
        licence="-",
        grid={row: " ".join(cells) for row, cells in rows.items()},  # type: ignore[misc]
        roads=("nw A5 B5 C6 D6 E7 F7 G8 H8 I8 J7 K7 L6 M6 N5 O5 ne",),
        walls=("G6/H5 G6/H6",),
        objectives=("H6", "D3", "L8", "C8", "M3"),
    )


def map_of(given: str | MapFile) -> MapFile:
    """The map of a scenario: a built-in one by its id, or the scenario's own."""
    return given if isinstance(given, MapFile) else load_map(given)


@cache
def _shipped(name: str) -> MapFile:
    return load_map_file(FOLDER / f"{name}.yaml")


def load_map_file(path: Path | str) -> MapFile:
    """A map from any file; raises `ContentError` with every error in it."""
    return _finish(read_file(Path(path)))


def load_map_text(text: str | bytes, file: str = "") -> MapFile:
    """A map from the text of a file, such as an upload."""
    return _finish(read_text(text, file))


def _finish(document: Document) -> MapFile:
    if isinstance(document.value, dict):
        expect_kind(document, document.value.get("kind"), "map")
    return usable(examine(document, MapFile, check_map))


def plain_map(file: MapFile) -> Plain:
    """A map as the rules take it: JSON-able, the same for the same file everywhere.

    >>> plain_map(load_map(1))["custom"]
    False
    """
    shipped = file.id in map_ids() and file == load_map(file.id)
    return plain_drawing(file, custom=not shipped)
