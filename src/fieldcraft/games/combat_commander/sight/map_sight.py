"""Line of sight over a map (CC-10.1 to CC-10.3.3, CC-X.10.4 to CC-X.10.9), worked out once.

Smoke and Blaze come and go (CC-X.10.6); they are added when somebody looks, in `seeing.py`.
"""

from typing import Final

from fieldcraft.games.combat_commander.sight.lines import (
    LINES,
    SCALE,
    Line,
    Point,
    hexagon,
    overlap,
    parts_for,
    touches,
)
from fieldcraft.games.combat_commander.terrain.hexes import (
    DIRECTIONS,
    DISTANCES,
    HEXES,
    NEIGHBOURS,
    STEP_U,
    STEP_V,
    at,
    centre_u,
    centre_v,
)

BLOCKED: Final = -1
UNKNOWN: Final = -2
"""In a table of what is seen: not worked out yet."""
OBSTACLE: Final = 99
"""In place of a hindrance: the terrain blocks."""


class Relief:
    """What a map puts in the way of a look; tables are by hex, sides by `DIRECTIONS * hex + d`."""

    def __init__(self) -> None:
        self.level: list[int] = [0] * HEXES
        self.gully: list[bool] = [False] * HEXES
        self.area: list[int] = [0] * HEXES
        """Hindrance of the hex's area shape, OBSTACLE, or 0 without one."""
        self.railway: list[bool] = [False] * HEXES
        self.shape: dict[int, list[Point]] = {}
        """CC-X.10.2: own polygons, around the hex's own centre, in hundredths of a step."""
        self.corridor: list[int] = [0] * HEXES
        """CC-X.10.5: the directions, a bit each, in which a road or railway leaves the hex."""
        self.own_corridors: dict[int, list[list[Point]]] = {}
        """CC-X.10.5: further corridors, convex and clockwise, given as the shapes are."""
        self.side: list[int] = [0] * (DIRECTIONS * HEXES)
        """Hindrance of what stands on a hexside, or OBSTACLE."""


class Obstacle:
    """One thing in the way of a look: which rule makes it one, where, and its hindrance."""

    def __init__(self, rule: int, place: int, value: int, beyond: int = -1) -> None:
        self.rule = rule
        self.place = place
        self.value = value
        self.beyond = beyond
        """The hex on the other side of a hexside, -1 where a hex itself is in the way."""


# What makes something an obstacle, in the order of CC-X.10.9.8.
HIDDEN_IN_GULLY: Final = 0
HIGHER_GROUND: Final = 1
TALL: Final = 2  # an obstacle on ground as high as the higher end
BLIND_HEX: Final = 3
IN_HEX: Final = 4
RAILWAY: Final = 5
ON_SIDE: Final = 6


def look(relief: Relief, one: int, other: int, by_side: bool) -> int:
    """CC-X.10.7: the largest hindrance in the way, never a sum; BLOCKED if anything blocks."""
    worst = 0
    for obstacle in in_the_way(relief, one, other, by_side):
        if obstacle.value == BLOCKED:
            return BLOCKED
        if obstacle.value > worst:
            worst = obstacle.value
    return worst


def in_the_way(relief: Relief, one: int, other: int, by_side: bool) -> list[Obstacle]:
    """CC-X.10.7, CC-X.10.9.8: all that blocks or hinders: gullies, hills, blind hexes, shapes.

    `by_side` is the option for the blind hex behind a line along a hexside (GAP-59).
    """
    if DISTANCES[HEXES * one + other] <= 1:
        return []
    found = in_gullies(relief, one, other)
    line = LINES.between(one, other)
    places = [place_of(one, place) for place in line.touched]
    if relief.level[one] == relief.level[other]:
        found.extend(hills(relief, one, line, places))
        found.extend(shapes(relief, one, line, places))
        return found
    if relief.level[one] > relief.level[other]:
        next_to_low = line.last if by_side else line.last_inside
    else:
        next_to_low = line.first if by_side else line.first_inside
    high = max(relief.level[one], relief.level[other])
    low = min(relief.level[one], relief.level[other])
    found.extend(crests(relief, line, places, high))
    found.extend(blind_hexes(relief, line, places, high, low, next_to_low))
    return found


def in_gullies(relief: Relief, one: int, other: int) -> list[Obstacle]:
    """CC-T86, CC-X.10.9.6: into a gully one sees from a higher level only (or the next hex)."""
    found: list[Obstacle] = []
    if relief.gully[one] and relief.level[other] <= relief.level[one]:
        found.append(Obstacle(HIDDEN_IN_GULLY, one, BLOCKED))
    if relief.gully[other] and relief.level[one] <= relief.level[other]:
        found.append(Obstacle(HIDDEN_IN_GULLY, other, BLOCKED))
    return found


def place_of(one: int, place: Point) -> int:
    """The hex that lies so from another, -1 off the map."""
    return at(centre_u(one) + place[0], centre_v(one) + place[1])


def hills(relief: Relief, one: int, line: Line, places: list[int]) -> list[Obstacle]:
    """CC-X.10.9.1: between equal levels, a higher hex, or a side between two higher ones."""
    level = relief.level[one]
    found: list[Obstacle] = []
    for index, between in enumerate(places):
        if between < 0 or relief.level[between] <= level:
            continue
        if line.crossed[index]:
            found.append(Obstacle(HIGHER_GROUND, between, BLOCKED))
            continue
        for direction in range(DIRECTIONS):
            beyond = NEIGHBOURS[DIRECTIONS * between + direction]
            if beyond > between and relief.level[beyond] > level:
                if runs_along(line, line.touched[index], direction):
                    found.append(Obstacle(HIGHER_GROUND, between, BLOCKED, beyond))
    return found


def runs_along(line: Line, place: Point, direction: int) -> bool:
    """Whether the line runs along a side: it touches both its hexes and crosses neither."""
    other = (place[0] + STEP_U[direction], place[1] + STEP_V[direction])
    if other not in line.touched:
        return False
    return (
        not line.crossed[line.touched.index(place)] and not line.crossed[line.touched.index(other)]
    )


def crests(relief: Relief, line: Line, places: list[int], high: int) -> list[Obstacle]:
    """CC-X.10.9.2: between different levels, a hex as high as the higher end."""
    found: list[Obstacle] = []
    for index, between in enumerate(places):
        if between >= 0 and relief.level[between] >= high and line.crossed[index]:
            found.append(Obstacle(HIGHER_GROUND, between, BLOCKED))
    return found


def blind_hexes(
    relief: Relief,
    line: Line,
    places: list[int],
    high: int,
    low: int,
    next_to_low: list[bool],
) -> list[Obstacle]:
    """CC-X.10.9.4: a Building or Woods as high as the higher end, or just before the lower one."""
    found: list[Obstacle] = []
    for index, between in enumerate(places):
        if between < 0 or relief.area[between] != OBSTACLE:
            continue
        level = relief.level[between]
        is_tall = level >= high
        if is_tall or (low <= level and next_to_low[index]):
            if is_shape_touched(relief, line, index, between):
                rule = TALL if is_tall else BLIND_HEX
                found.append(Obstacle(rule, between, BLOCKED))
    return found


def shapes(relief: Relief, one: int, line: Line, places: list[int]) -> list[Obstacle]:
    """CC-X.10.7, CC-T92: between equal levels, the hexes and sides that the line touches."""
    level = relief.level[one]
    found: list[Obstacle] = []
    for index, between in enumerate(places):
        if between < 0 or relief.level[between] < level:
            continue
        area = relief.area[between]
        if area and is_shape_touched(relief, line, index, between):
            found.append(Obstacle(IN_HEX, between, BLOCKED if area == OBSTACLE else area))
        if relief.railway[between] and line.shaped[index]:
            if not is_in_corridor(relief, line, index, between):
                found.append(Obstacle(RAILWAY, between, 1))
    for index, direction in line.sides:
        near = places[index]
        if near < 0:
            continue
        value = relief.side[DIRECTIONS * near + direction]
        if value == 0:
            continue
        far = NEIGHBOURS[DIRECTIONS * near + direction]
        if relief.level[near] >= level or (far >= 0 and relief.level[far] >= level):
            value = BLOCKED if value == OBSTACLE else value
            found.append(Obstacle(ON_SIDE, near, value, far))
    return found


def is_shape_touched(relief: Relief, line: Line, index: int, between: int) -> bool:
    """CC-X.10.2 to CC-X.10.5: whether the line meets the hex's area shape, off its corridors."""
    if is_in_corridor(relief, line, index, between):
        return False
    own = relief.shape.get(between)
    if own is None:
        return line.shaped[index]
    u, v = line.touched[index]
    return touches([(SCALE * u + x, SCALE * v + y) for x, y in own], line.u, line.v)


def is_in_corridor(relief: Relief, line: Line, index: int, between: int) -> bool:
    """CC-X.10.5: the line follows a road that runs straight through a hex, or an own corridor."""
    if line.direction >= 0:
        ahead = relief.corridor[between] >> line.direction
        back = relief.corridor[between] >> (line.direction + 3) % DIRECTIONS
        if ahead & back & 1 == 1:
            return True
    if between not in relief.own_corridors:
        return False
    u, v = line.touched[index]
    around = hexagon(u, v, SCALE)
    for corridor in relief.own_corridors[between]:
        way = [(SCALE * u + x, SCALE * v + y) for x, y in corridor]
        parts = parts_for([around, way], line.u, line.v)
        whole = overlap(around, line.u, line.v, parts)
        if whole is not None and whole == overlap(way, line.u, line.v, parts):
            return True
    return False
