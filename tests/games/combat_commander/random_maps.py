"""Maps by chance, without any sense in them, to try lines of sight on."""

from __future__ import annotations

from random import Random
from typing import Any

TERRAIN = (
    "building", "woods", "brush", "orchard", "field", "bridge-major", "bridge-minor", "gully",
    "water-barrier", "stream", "marsh", "open",
)  # fmt: skip
STEPS = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))
SHAPES = (
    [(-200, 0), (-100, -100), (100, -100), (200, 0), (100, 100), (-100, 100)],  # the whole hex
    [(-200, 0), (-100, -100), (0, -100), (0, 100), (-100, 100)],  # its left half
    [(-150, -50), (150, -50), (150, 50), (-150, 50)],
    [(-100, -100), (100, -100), (0, 0)],  # a wedge down to the centre
    [(-20, -100), (20, -100), (20, 100), (-20, 100)],  # a lane from top to bottom
    [(-130, -70), (-110, -90), (130, 70), (110, 90)],  # a lane aslant
    [(150, -50), (200, 0), (150, 50)],  # a corner
)
"""Convex, clockwise on the screen, within the hex."""
BENT = [
    (-150, -50),
    (-100, -50),
    (-100, 20),
    (100, 20),
    (100, -50),
    (150, -50),
    (150, 50),
    (-150, 50),
]
"""A polygon with inward corners."""


def neighbours(place: int) -> list[int]:
    """The hexes beside one, in the order of the compass, those on the map."""
    u, v = 3 * (place // 10), 2 * (place % 10) + place // 10 % 2
    found = []
    for du, dv in STEPS:
        column = (u + du) // 3
        row = (v + dv - column % 2) // 2
        if 0 <= column < 15 and 0 <= row < 10:
            found.append(10 * column + row)
    return found


def random_map(seed: int) -> Any:
    """A plain map: every third is flat, the others have hills; all have some of everything."""
    chance = Random(seed)
    share = chance.choice((0.1, 0.3, 0.6))
    terrain = [chance.choice(TERRAIN) if chance.random() < share else "open" for _ in range(150)]
    level = [0] * 150
    if seed % 3:
        for _ in range(chance.randrange(2, 9)):
            top = chance.randrange(150)
            for place in [top, *neighbours(top)]:
                level[place] = min(4, level[place] + chance.randrange(1, 3))
    sides = [[a, b] for a in range(150) for b in neighbours(a) if a < b]
    chance.shuffle(sides)
    roads, railways = random_ways(chance, 4), random_ways(chance, 2)
    hexes = chance.sample(range(150), 40)
    return {
        "id": f"random-{seed}", "name": "", "custom": True, "terrain": terrain, "level": level,
        "roads": roads, "road_hexes": sorted({h for pair in roads for h in pair}),
        "railways": railways, "railway_hexes": sorted({h for pair in railways for h in pair}),
        "trails": [], "walls": sides[:15], "hedges": sides[15:30], "fences": sides[30:50],
        "cliffs": [], "buildings": [], "objectives": [0, 1, 2, 3, 4],
        "shapes": [
            {"hex": place, "points": [list(p) for p in chance.choice((*SHAPES, BENT))]}
            for place in hexes[:25]
        ],
        "corridors": [
            {"hex": place, "points": [list(p) for p in chance.choice(SHAPES)]}
            for place in [*hexes[15:40], *hexes[15:20]]
        ],
        "los": [],
    }  # fmt: skip


def random_ways(chance: Random, count: int) -> list[list[int]]:
    """Ways that mostly run straight on."""
    pairs = set()
    for _ in range(count):
        here, heading = chance.randrange(150), chance.choice(STEPS)
        for _ in range(12):
            if chance.random() < 0.2:
                heading = chance.choice(STEPS)
            ahead = [
                n
                for n in neighbours(here)
                if (3 * (n // 10 - here // 10),
                    2 * (n % 10 - here % 10) + n // 10 % 2 - here // 10 % 2) == heading
            ]  # fmt: skip
            if not ahead:
                break
            pairs.add((min(here, ahead[0]), max(here, ahead[0])))
            here = ahead[0]
    return [list(pair) for pair in sorted(pairs)]
