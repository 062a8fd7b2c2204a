"""Draw maps of Combat Commander as SVG pictures, to look at while designing them.

python scripts/map_pictures.py                    the built-in maps, to docs/pictures/maps
python scripts/map_pictures.py FOLDER MAP.yaml …  these map files, to a folder
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from pathlib import Path

from fieldcraft.games.combat_commander.content.maps.loader import (
    load_map,
    load_map_file,
    map_ids,
    plain_map,
)
from fieldcraft.games.combat_commander.content.maps.plain import Plain
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    HEXES,
    STEP_U,
    STEP_V,
    centre_u,
    centre_v,
    direction_to,
    hex_word,
)

FOLDER = Path(__file__).parent.parent / "docs" / "pictures" / "maps"
SIZE = 32.0
"""A hex's side in the picture; a lattice step is half of it across, and this high down."""
STEP = SIZE / 2, SIZE * math.sqrt(3) / 2
MARGIN = 2.2
CORNERS = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))

LEVELS = ("#dfe5bd", "#d8c896", "#c8aa72", "#b18a57", "#977044")
GREEN, DARK, BLUE, ROAD = "#5d8a45", "#37602c", "#6fa8cf", "#f2ead2"
SIDES = {"walls": ("#4d4d4d", 5.0, ""), "hedges": ("#2f6b22", 6.0, ""),
         "fences": ("#8a5a2b", 3.0, "5 3"), "cliffs": ("#3a2a1a", 4.0, "")}  # fmt: skip
Spot = tuple[float, float]


def spot(u: float, v: float) -> Spot:
    """Where a place of the lattice lies in the picture."""
    return (u + MARGIN) * STEP[0] + SIZE / 2, (v + MARGIN) * STEP[1]


def centre(place: int) -> Spot:
    """The centre of a hex."""
    return spot(centre_u(place), centre_v(place))


def points(spots: list[Spot]) -> str:
    """Spots as SVG writes them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)


def line(spots: list[Spot], colour: str, width: float, dashes: str = "") -> str:
    """A line through spots."""
    end = f' stroke-dasharray="{dashes}"' if dashes else ' stroke-linecap="round"'
    return (
        f'<polyline points="{points(spots)}" fill="none" stroke="{colour}" stroke-width="{width}"'
        f' stroke-linejoin="round"{end}/>'
    )


def circle(at: Spot, radius: float, colour: str, more: str = "") -> str:
    """A dot."""
    return f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{radius}" fill="{colour}"{more}/>'


def middle(one: Spot, other: Spot, share: float = 0.5) -> Spot:
    """A spot on the way from one to another."""
    return one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])


def side(one: int, other: int) -> list[Spot]:
    """The two corners between adjacent hexes."""
    direction = direction_to(one, other)
    u, v = centre_u(one), centre_v(one)
    ends = CORNERS[direction], CORNERS[(direction + 1) % 6]
    return [spot(u + du, v + dv) for du, dv in ends]


def beside(place: int, direction: int, share: float = 0.5) -> Spot:
    """A spot on the way to the neighbour in a direction, on the map or not."""
    u = centre_u(place) + share * STEP_U[direction]
    return spot(u, centre_v(place) + share * STEP_V[direction])


def around(radius: float, count: int, turn: float) -> list[Spot]:
    """Spots in a ring around the origin, not quite regular."""
    return [
        (
            radius * SIZE * (0.9 + 0.1 * (n * 5 % 3)) * math.cos(angle),
            radius * SIZE * (0.9 + 0.2 * (n % 2)) * math.sin(angle),
        )
        for n in range(count)
        for angle in [2 * math.pi * (n + turn) / count]
    ]


def patch(scale: float, colour: str) -> str:
    """A hex around the origin, shrunk."""
    corners = [(scale * u * STEP[0], scale * v * STEP[1]) for u, v in CORNERS]
    return f'<polygon points="{points(corners)}" fill="{colour}"/>'


def terrain() -> dict[str, list[str]]:
    """What the terrain of one hex looks like, around the origin."""
    trees = [*around(0.55, 7, 0), *around(0.2, 3, 0.5)]
    bushes = [*around(0.55, 8, 0), *around(0.25, 4, 0.5)]
    rows = [(x, y) for x in (-14.0, 0.0, 14.0) for y in (-14.0, 0.0, 14.0)]
    reeds = [(-12, -10), (6, -12), (-4, 0), (12, 2), (-14, 10), (4, 13)]
    return {
        "woods": [patch(0.82, GREEN), *(circle(at, 6, DARK, ' opacity="0.75"') for at in trees)],
        "brush": [patch(0.8, "#b9bd80"), *(circle(at, 3, "#6f7f35") for at in bushes)],
        "orchard": [patch(0.8, "#cfdc9a"), *(circle(at, 4, "#4f7f35") for at in rows)],
        "field": [
            patch(0.86, "#ecd98a"),
            *(line([(x, -19), (x, 19)], "#c9ad4e", 1.5) for x in (-16, -8, 0, 8, 16)),
        ],
        "marsh": [
            patch(0.86, "#b9d3c4"),
            *(line([(x - 6, y), (x + 6, y), (x, y), (x, y - 6)], BLUE, 2) for x, y in reeds),
        ],
        "water-barrier": [patch(1.0, BLUE)],
        "bridge-major": [patch(1.0, BLUE)],
        "grid": [patch(1.0, 'none" stroke="#7d7a66" stroke-width="0.7')],
        **{f"level-{n}": [patch(1.0, colour)] for n, colour in enumerate(LEVELS)},
    }


def place_all(name: str, places: list[int]) -> Iterator[str]:
    """The same drawing in several hexes."""
    for place in places:
        x, y = centre(place)
        yield f'<use href="#{name}" x="{x:.1f}" y="{y:.1f}"/>'


def flowing(plain: Plain, word: str, colour: str, width: float) -> Iterator[str]:
    """Streams and gullies: from centre to centre, and off the map where they reach its edge."""
    terrain = plain["terrain"]
    for place in range(HEXES):
        if terrain[place] not in (word, "bridge-minor"):
            continue
        linked = [n for n in ADJACENT[place] if terrain[n] == word]
        if terrain[place] == "bridge-minor":
            for other in linked:
                yield line([centre(place), centre(other)], colour, width)
            continue
        for other in linked:
            if other > place:
                yield line([centre(place), centre(other)], colour, width)
        ways = [*linked, *(n for n in ADJACENT[place] if terrain[n] == "bridge-minor")]
        off = [d for d in range(6) if not is_on_map(place, d)]
        still = [n for n in ADJACENT[place] if terrain[n] in ("water-barrier", "marsh")]
        if len(ways) < 2 and off:
            yield line([centre(place), beside(place, off[len(off) // 2])], colour, width)
        elif len(ways) < 2 and still and word == "stream":
            spots = [centre(place), middle(centre(place), centre(still[0]), 0.7)]
            yield line(spots, colour, width)
        yield circle(centre(place), width / 2, colour)


def is_on_map(place: int, direction: int) -> bool:
    """Whether there is a hex in a direction."""
    return any(direction_to(place, other) == direction for other in ADJACENT[place])


def bridge(plain: Plain, place: int) -> Iterator[str]:
    """The deck of a bridge."""
    ends = [
        middle(centre(place), centre(other if one == place else one))
        for one, other in [*plain["roads"], *plain["railways"]]
        if place in (one, other)
    ]
    for end in ends:
        yield line([centre(place), middle(centre(place), end, 0.8)], "#5a4632", 19)


def houses(plain: Plain) -> Iterator[str]:
    """Buildings, those of several hexes joined."""
    for colour, grown in (("#5d2d1f", 2.0), ("#9c523b", 0.0)):
        for group in plain["buildings"]:
            for one in group:
                near = [other for other in group if other in ADJACENT[one] and other > one]
                for other in near:
                    yield line([centre(one), centre(other)], colour, 18 + 2 * grown)
                for other in near:
                    for third in near:
                        if third in ADJACENT[other] and third > other:
                            spots = [centre(place) for place in (one, other, third)]
                            yield f'<polygon points="{points(spots)}" fill="{colour}"/>'
        for place in range(HEXES):
            if plain["terrain"][place] == "building":
                x, y = centre(place)
                yield (
                    f'<rect x="{x - 16 - grown:.1f}" y="{y - 13 - grown:.1f}"'
                    f' width="{32 + 2 * grown}" height="{26 + 2 * grown}" fill="{colour}"/>'
                )


def ways(plain: Plain) -> Iterator[str]:
    """Trails, roads and railways, with where they leave the map."""
    styles = {"trails": [("#8a6d45", 3.0, "6 5")],
              "roads": [("#8d8066", 12.0, ""), (ROAD, 9.0, "")],
              "railways": [("#333333", 11.0, "2 6"), ("#333333", 3.0, "")]}  # fmt: skip
    for kind, strokes in styles.items():
        for colour, width, dashes in strokes:
            for one, other in plain[kind]:
                yield line([centre(one), centre(other)], colour, width, dashes)
            for place, direction in plain["exits"][kind]:
                yield line([centre(place), beside(place, direction)], colour, width, dashes)


def sides(plain: Plain) -> Iterator[str]:
    """Walls, hedges, fences and cliffs."""
    for kind, (colour, width, dashes) in SIDES.items():
        for one, other in plain[kind]:
            ends = side(one, other)
            yield line(ends, colour, width, dashes)
            if kind == "cliffs":
                for share in (0.15, 0.38, 0.62, 0.85):
                    foot = middle(ends[0], ends[1], share)
                    yield line([foot, middle(foot, centre(other), 0.25)], colour, 2)


def words(plain: Plain) -> Iterator[str]:
    """Codes of hexes, levels and objectives."""
    for place in range(HEXES):
        x, y = centre(place)
        level = plain["level"][place]
        mark = f" {level}" if level else ""
        yield (
            f'<text x="{x:.1f}" y="{y - SIZE * 0.66:.1f}" font-size="8.5" text-anchor="middle"'
            f' fill="#222">{hex_word(place)}{mark}</text>'
        )
    for number, place in enumerate(plain["objectives"], 1):
        x, y = centre(place)
        at = (x, y + 2)
        yield circle(at, 11, "#fff8e0", ' stroke="#b01818" stroke-width="2.5"')
        yield (
            f'<text x="{x:.1f}" y="{y + 7:.1f}" font-size="14" font-weight="bold"'
            f' text-anchor="middle" fill="#b01818">{number}</text>'
        )


def picture(plain: Plain) -> str:
    """The whole map as SVG."""
    width, height = spot(42 + MARGIN, 0)[0] + SIZE / 2, spot(0, 20 + 0.4)[1]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}"'
        ' font-family="sans-serif">',
        '<rect width="100%" height="100%" fill="#f7f5ec"/>',
        f'<text x="12" y="22" font-size="17" font-weight="bold">{plain["number"]}'
        f" {plain['name']}</text>",
    ]
    drawn = terrain()
    parts.append("<defs>")
    parts += [f'<g id="{name}">{"".join(made)}</g>' for name, made in drawn.items()]
    parts.append("</defs>")
    for level in range(len(LEVELS)):
        places = [place for place in range(HEXES) if plain["level"][place] == level]
        parts += place_all(f"level-{level}", places)
    for word in dict.fromkeys(plain["terrain"]):
        if word in drawn:
            places = [place for place in range(HEXES) if plain["terrain"][place] == word]
            parts += place_all(word, places)
    parts += flowing(plain, "gully", "#a07c4c", 20)
    parts += flowing(plain, "gully", "#c9a66e", 9)
    parts += flowing(plain, "stream", BLUE, 13)
    for place, word in enumerate(plain["terrain"]):
        if word.startswith("bridge"):
            parts += bridge(plain, place)
    parts += place_all("grid", list(range(HEXES)))
    parts += [*ways(plain), *houses(plain), *sides(plain), *words(plain), "</svg>"]
    return "\n".join(parts) + "\n"


def main(arguments: list[str]) -> int:
    """Draw, and say where."""
    if len(arguments) == 1:
        print(__doc__)
        return 2
    folder = Path(arguments[0]) if arguments else FOLDER
    files = [load_map_file(path) for path in arguments[1:]] or [load_map(one) for one in map_ids()]
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        (folder / f"{file.id}.svg").write_text(picture(plain_map(file)), encoding="utf-8")
    print(f"drew {len(files)} maps in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
