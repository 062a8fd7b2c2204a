"""A map as the rules take it: plain numbers, texts and lists, JSON-able.

Hexes are numbers as in `hexes.py`.

- `terrain`, `level`: by hex.
- `roads`, `railways`, `trails`: pairs of adjacent hexes joined over their common side;
  `road_hexes`, `railway_hexes`, `trail_hexes`: every hex that shows one.
- `exits`: by kind of way, the hexes where one leaves the map, and the direction from 0; drawn only.
- `walls`, `hedges`, `fences`: pairs of hexes beside the side; `cliffs`: the upper hex first.
- `buildings`: the hexes of each building that has several; `objectives`: the hexes of 1 to 5.
- `shapes`, `corridors`: polygons around the hex's centre in hundredths of a lattice step; a
  corridor is convex, and its corners run clockwise on the screen.
- `los`: two hexes, the lower first, and the hindrance between them, -1 for blocked (CC-X.10.8).
- `custom`: whether it is not a built-in map.
"""

from __future__ import annotations

from typing import Any

from fieldcraft.core.content.models import LANGUAGES
from fieldcraft.games.combat_commander.content.maps.drawing import (
    WAYS,
    Drawing,
    Pair,
    Polygon,
    SideKind,
    WayKind,
    draw,
)
from fieldcraft.games.combat_commander.content.maps.models import MapFile

Plain = dict[str, Any]
"""JSON-able; `Any` because its parts differ."""


def plain_drawing(file: MapFile, *, custom: bool) -> Plain:
    """A checked map."""
    made = draw(file)
    names = {
        language: name
        for language in LANGUAGES
        if (name := getattr(file.name, language.replace("-", "_").lower()))
    }
    return {
        "format": 1,
        "id": file.id,
        "number": file.number or 0,
        "name": next(iter(names.values()), file.id),
        "names": names,
        "custom": custom,
        "terrain": list(made.terrain),
        "level": list(made.level),
        **{kind: _joined(made, kind) for kind in WAYS},
        **{f"{kind[:-1]}_hexes": sorted(made.shown(kind)) for kind in WAYS},
        "exits": {kind: _exits(made, kind) for kind in WAYS},
        "walls": _sides(made, "walls"),
        "hedges": _sides(made, "hedges"),
        "fences": _sides(made, "fences"),
        "cliffs": [_downward(made, pair) for pair in _sides(made, "cliffs")],
        "buildings": [sorted(group.hexes) for group in made.buildings],
        "objectives": [group.hexes[0] for group in made.objectives],
        "shapes": [_polygon(shape) for shape in made.shapes],
        "corridors": [_polygon(corridor) for corridor in made.corridors],
        "los": [list(look) for look in sorted(made.los)],
    }


def _joined(made: Drawing, kind: WayKind) -> list[list[int]]:
    """Pairs of hexes, the lower number first, each once."""
    pairs = {(min(pair), max(pair)) for pair in made.joined(kind)}
    return [list(pair) for pair in sorted(pairs)]


def _exits(made: Drawing, kind: WayKind) -> list[list[int]]:
    found = {end for way in made.ways if way.kind == kind for end in way.exits}
    return [list(end) for end in sorted(found)]


def _sides(made: Drawing, kind: SideKind) -> list[list[int]]:
    pairs: set[Pair] = {side.pair for side in made.sides if side.kind == kind}
    return [list(pair) for pair in sorted(pairs)]


def _downward(made: Drawing, pair: list[int]) -> list[int]:
    return sorted(pair, key=lambda place: -made.level[place])


def _polygon(shape: Polygon) -> Plain:
    """Its corners clockwise on a screen, whose second axis points down."""
    points = shape.points
    twice = sum(
        x * points[(index + 1) % len(points)][1] - points[(index + 1) % len(points)][0] * y
        for index, (x, y) in enumerate(points)
    )
    around = points if twice > 0 else points[::-1]
    return {"hex": shape.hex, "points": [list(point) for point in around]}
