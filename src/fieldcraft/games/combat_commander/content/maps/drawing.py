"""A map file read word by word: hexes as numbers, ways and sides as pairs of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, get_args

from fieldcraft.games.combat_commander.content.ids import TerrainId
from fieldcraft.games.combat_commander.content.maps.models import (
    DIRECTIONS,
    HIGHEST,
    LETTERS,
    MapFile,
    RowNumber,
    Shape,
)
from fieldcraft.games.combat_commander.content.maps.problems import Place, Problem, problem
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    COLUMNS,
    HEXES,
    NEIGHBOURS,
    OFF_MAP,
    hex_number,
    hex_word,
)
from fieldcraft.games.combat_commander.terrain.hexes import LETTERS as COLUMN_LETTERS

WayKind = Literal["roads", "railways", "trails"]
SideKind = Literal["walls", "hedges", "fences", "cliffs"]
WAYS: tuple[WayKind, ...] = get_args(WayKind)
SIDES: tuple[SideKind, ...] = get_args(SideKind)
Pair = tuple[int, int]
"""Two adjacent hexes: the side between them."""

LEVELS = {"", *map(str, range(HIGHEST + 1))}
"""The height of a hex, as it is written after its letter."""


@dataclass
class Way:
    """One road, railway or trail."""

    kind: WayKind
    at: Place
    hexes: list[int] = field(default_factory=list)
    exits: list[tuple[int, int]] = field(default_factory=list)
    """Where it leaves the map: the hex and the direction, from 0."""

    @property
    def pairs(self) -> list[Pair]:
        """The adjacent hexes that it joins."""
        return list(zip(self.hexes, self.hexes[1:], strict=False))


@dataclass
class Side:
    """What stands on one hexside."""

    kind: SideKind
    at: Place
    one: int
    other: int

    @property
    def pair(self) -> Pair:
        """Its hexes, the lower number first."""
        return min(self.one, self.other), max(self.one, self.other)


@dataclass
class Group:
    """Hexes named together: a building, or the single hex of an objective."""

    at: Place
    hexes: list[int]


@dataclass
class Polygon:
    """A shape or corridor of a hex."""

    at: Place
    hex: int
    points: list[tuple[int, int]]


@dataclass
class Drawing:
    """What a map file draws; only as much of it as could be read."""

    letters: list[str] = field(default_factory=lambda: ["."] * HEXES)
    terrain: list[TerrainId] = field(default_factory=lambda: ["open"] * HEXES)
    level: list[int] = field(default_factory=lambda: [0] * HEXES)
    ways: list[Way] = field(default_factory=list)
    sides: list[Side] = field(default_factory=list)
    buildings: list[Group] = field(default_factory=list)
    objectives: list[Group] = field(default_factory=list)
    shapes: list[Polygon] = field(default_factory=list)
    corridors: list[Polygon] = field(default_factory=list)
    los: list[tuple[int, int, int]] = field(default_factory=list)
    """Two hexes and the hindrance between them, -1 for blocked."""
    problems: list[Problem] = field(default_factory=list)

    def joined(self, *kinds: WayKind) -> set[Pair]:
        """The sides over which ways of these kinds lead, both ways round."""
        found: set[Pair] = set()
        for way in self.ways:
            if way.kind in kinds:
                for one, other in way.pairs:
                    found |= {(one, other), (other, one)}
        return found

    def shown(self, *kinds: WayKind) -> set[int]:
        """The hexes that show ways of these kinds."""
        return {place for way in self.ways if way.kind in kinds for place in way.hexes}


def draw(file: MapFile) -> Drawing:
    """Everything a map file says, with the problems of words that say nothing."""
    made = Drawing()
    for row in get_args(RowNumber):
        _row(made, row, file.grid.get(row))
    for kind in WAYS:
        for index, text in enumerate(getattr(file, kind)):
            _way(made, Way(kind, (kind, index)), text.split())
    for side in SIDES:
        for index, text in enumerate(getattr(file, side)):
            _sides(made, side, (side, index), text.split())
    for index, text in enumerate(file.buildings):
        at: Place = ("buildings", index)
        made.buildings.append(Group(at, list(_hexes(made, at, text.split()))))
    for index, text in enumerate(file.objectives):
        at = ("objectives", index)
        made.objectives.append(Group(at, list(_hexes(made, at, [text]))))
    made.shapes += _polygons(made, "shapes", file.shapes)
    made.corridors += _polygons(made, "corridors", file.corridors)
    for pair, look in file.los.items():
        _look(made, pair, -1 if look == "blocked" else look)
    return made


def _row(made: Drawing, row: str, text: str | None) -> None:
    """One line of the grid; a hex that cannot be read stays open ground."""
    at: Place = ("grid", row)
    if text is None:
        made.problems.append(problem("row-missing", ("grid",), row=row))
        return
    words = text.split()
    if len(words) != COLUMNS:
        found, wanted = len(words), COLUMNS
        made.problems.append(problem("row-length", at, row=row, found=found, wanted=wanted))
    for column, word in enumerate(words[:COLUMNS]):
        place = hex_number(f"{COLUMN_LETTERS[column]}{row}")
        letter, level = word[:1], word[1:]
        if letter not in LETTERS or level not in LEVELS:
            known, here = " ".join(LETTERS), hex_word(place)
            made.problems.append(problem("no-terrain", at, word=word, hex=here, known=known))
            continue
        made.letters[place] = letter
        made.terrain[place] = LETTERS[letter]
        made.level[place] = int(level or 0)


def _hexes(made: Drawing, at: Place, words: list[str]) -> Iterator[int]:
    """The hexes of words; others are told and left out."""
    for word in words:
        found = hex_number(word) if word == word.upper() else OFF_MAP
        if found == OFF_MAP:
            made.problems.append(problem("no-such-hex", at, hex=word))
        else:
            yield found


def _touch(made: Drawing, at: Place, one: int, other: int) -> bool:
    """Whether two hexes are adjacent (CC-G.adjacent); if not, it is told."""
    if other in ADJACENT[one]:
        return True
    known = ", ".join(hex_word(place) for place in ADJACENT[one])
    here, there = hex_word(one), hex_word(other)
    made.problems.append(problem("not-adjacent", at, one=here, other=there, known=known))
    return False


def _way(made: Drawing, way: Way, words: list[str]) -> None:
    """One path; what is wrong with it leaves it as short as it could be read."""
    ends = {0, len(words) - 1}
    for index, word in enumerate(words):
        if word in DIRECTIONS and index not in ends:
            made.problems.append(problem("path-direction", way.at, word=word))
    named = [word for word in words if word not in DIRECTIONS]
    for place in _hexes(made, way.at, named):
        if way.hexes and not _touch(made, way.at, way.hexes[-1], place):
            break
        way.hexes.append(place)
    if not way.hexes:
        return
    for word, place in ((words[0], way.hexes[0]), (words[-1], way.hexes[-1])):
        if word in DIRECTIONS:
            _exit(made, way, word, place)
    if len(named) == 1 and not way.exits:
        made.problems.append(problem("path-too-short", way.at))
    made.ways.append(way)


def _exit(made: Drawing, way: Way, word: str, place: int) -> None:
    direction = DIRECTIONS.index(word)
    beyond = NEIGHBOURS[len(DIRECTIONS) * place + direction]
    if beyond != OFF_MAP:
        here, there = hex_word(place), hex_word(beyond)
        made.problems.append(problem("path-not-off", way.at, word=word, hex=here, other=there))
    else:
        way.exits.append((place, direction))


def _sides(made: Drawing, kind: SideKind, at: Place, words: list[str]) -> None:
    """A line of sides, each of which joins the one before."""
    last: Side | None = None
    for word in words:
        parts = word.split("/")
        if len(parts) != 2:
            made.problems.append(problem("no-side", at, side=word))
            continue
        hexes = list(_hexes(made, at, parts))
        if len(hexes) != 2 or not _touch(made, at, hexes[0], hexes[1]):
            continue
        side = Side(kind, at, hexes[0], hexes[1])
        if last is not None and not join(last.pair, side.pair):
            here, there = side_word(last.pair), side_word(side.pair)
            made.problems.append(problem("sides-apart", at, one=here, other=there))
        made.sides.append(side)
        last = side


def side_word(pair: Pair) -> str:
    """A side as the files write it.

    >>> side_word((0, 1))
    'A1/A2'
    """
    return f"{hex_word(pair[0])}/{hex_word(pair[1])}"


def join(one: Pair, other: Pair) -> bool:
    """Whether two sides meet in a corner: the hexes around one corner touch each other.

    >>> join((0, 1), (0, 10)), join((0, 1), (11, 10)), join((0, 1), (5, 6))
    (True, False, False)
    """
    around = {*one, *other}
    return len(around) == 3 and all(a == b or b in ADJACENT[a] for a in around for b in around)


def _polygons(made: Drawing, key: str, shapes: tuple[Shape, ...]) -> Iterator[Polygon]:
    for index, shape in enumerate(shapes):
        at: Place = (key, index)
        for place in _hexes(made, (*at, "hex"), [shape.hex]):
            yield Polygon(at, place, [(point[0], point[1]) for point in shape.points])


def _look(made: Drawing, pair: str, value: int) -> None:
    at: Place = ("los", pair)
    words = pair.split("-")
    if len(words) != 2 or words[0] == words[1]:
        made.problems.append(problem("no-pair", at, pair=pair))
        return
    hexes = list(_hexes(made, at, words))
    if len(hexes) == 2:
        made.los.append((min(hexes), max(hexes), value))
