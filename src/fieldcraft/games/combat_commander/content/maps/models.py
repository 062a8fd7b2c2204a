"""What a map file says: a grid of letters, and what runs through its hexes or along their sides.

Words inside the texts (hexes, sides, letters) are read in `drawing.py`, which can tell more
about a slip than a pattern can; the patterns here are for the published schema.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from fieldcraft.core.content.models import Line, Name, Slug, Strict
from fieldcraft.games.combat_commander.content.ids import table
from fieldcraft.games.combat_commander.content.tables.pieces import Table

LETTERS: Mapping[str, str] = {row["letter"]: row["id"] for row in table("terrain").value["types"]}
"""How the grid writes terrain: houses, a lake, and for the rest mostly the first letter."""
HIGHEST = 4
"""CC-T88: the highest level."""
DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")
"""The compass (CC-2.2.2), in the order of its numbers."""

_HEX = r"[A-O]([1-9]|10)"
_CELL = rf"[{re.escape(''.join(LETTERS))}][0-4]?"
_WAY = r"(n|ne|se|s|sw|nw)"

RowNumber = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
Row = Annotated[Line, Field(json_schema_extra={"pattern": rf"^ *{_CELL}( +{_CELL}){{14}} *$"})]
"""The hexes of a row from A to O: a letter each, and the level after it where it is not 0."""
Hex = Annotated[Line, Field(json_schema_extra={"pattern": f"^{_HEX}$"})]
Path = Annotated[
    Line, Field(json_schema_extra={"pattern": f"^({_WAY} +)?{_HEX}( +{_HEX})*( +{_WAY})?$"})
]
"""Hexes one after the other, `nw A5 B5 C6 … O4 se`; a direction leads off the map."""
Sides = Annotated[Line, Field(json_schema_extra={"pattern": f"^{_HEX}/{_HEX}( +{_HEX}/{_HEX})*$"})]
"""Hexsides that join each other, each written as the hexes beside it: `E4/F4 E5/F4`."""
Group = Annotated[Line, Field(json_schema_extra={"pattern": f"^{_HEX}( +{_HEX})+$"})]
"""Hexes that belong together: `E7 F7 F6`."""
Pair = Annotated[str, Field(json_schema_extra={"pattern": f"^{_HEX}-{_HEX}$"})]
"""Two hexes that look at each other: `A2-C2`."""
Coordinate = Annotated[int, Field(strict=True, ge=-200, le=200)]
"""In hundredths of a lattice step from the hex's centre (CC-X.10.1, CC-X.10.2)."""
Point = Annotated[tuple[Coordinate, ...], Field(min_length=2, max_length=2)]
Look = Literal["blocked"] | Annotated[int, Field(strict=True, ge=0, le=10)]
"""Sight between two hexes: blocked, or the hindrance."""


class Shape(Strict):
    """A polygon in a hex."""

    hex: Hex
    """The hex it lies in."""
    points: Annotated[tuple[Point, ...], Field(min_length=3, max_length=40)]
    """Its corners in their order around it, each as x and y from the hex's centre."""


class Features(Strict):
    """What runs through the hexes of a map or along their sides, and what bends its sight."""

    roads: tuple[Path, ...] = ()
    """Roads, each a path of hexes."""
    railways: tuple[Path, ...] = ()
    """Railways, each a path of hexes."""
    trails: tuple[Path, ...] = ()
    """Trails, each a path of hexes."""
    walls: tuple[Sides, ...] = ()
    """Walls, each a line of hexsides."""
    hedges: tuple[Sides, ...] = ()
    """Hedges, each a line of hexsides."""
    fences: tuple[Sides, ...] = ()
    """Fences, each a line of hexsides."""
    cliffs: tuple[Sides, ...] = ()
    """Cliffs, each a line of hexsides between different levels."""
    buildings: tuple[Group, ...] = ()
    """Buildings of several hexes; other building hexes stand alone."""
    shapes: tuple[Shape, ...] = ()
    """What a line of sight must touch, in place of the hex at four fifths (CC-X.10.2)."""
    corridors: tuple[Shape, ...] = ()
    """Where a line of sight is free, beside the straight roads and railways (CC-X.10.5)."""
    los: dict[Pair, Look] = {}
    """Pairs of hexes whose sight is known from elsewhere (CC-X.10.8)."""


class MapFile(Features, Table):
    """A map: fifteen columns, A to O, of ten hexes; B, D, F … stand half a hex lower (CC-2.1)."""

    kind: Literal["map"]
    """Always `map`."""
    id: Slug
    """Stable id, equal to the file name for built-in maps."""
    number: Annotated[int, Field(strict=True, ge=1, le=999)] | None = None
    """The map's number, by which it is known (CC-2.2.1)."""
    name: Name
    """What players call the map."""
    grid: dict[RowNumber, Row]
    """Terrain and level of every hex: ten rows of fifteen, by the number of the row."""
    objectives: Annotated[tuple[Hex, ...], Field(min_length=5, max_length=5)]
    """The hexes of the objectives 1 to 5; one in a building of several hexes is all of it."""
