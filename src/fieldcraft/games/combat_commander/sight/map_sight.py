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


def look(relief: Relief, one: int, other: int) -> int:
    """CC-X.10.7, CC-X.10.9.8: gully, then hills, then blind hexes, then shapes on one level."""
    if DISTANCES[HEXES * one + other] <= 1:
        return 0
    if is_hidden_in_gully(relief, one, other):
        return BLOCKED
    line = LINES.between(one, other)
    if relief.level[one] == relief.level[other]:
        if is_behind_hill(relief, one, line):
            return BLOCKED
        return look_level(relief, one, line)
    if relief.level[one] > relief.level[other]:
        blocked = is_blind(relief, one, line, relief.level[one], relief.level[other], line.last)
    else:
        blocked = is_blind(relief, one, line, relief.level[other], relief.level[one], line.first)
    return BLOCKED if blocked else 0


def is_hidden_in_gully(relief: Relief, one: int, other: int) -> bool:
    """CC-T86, CC-X.10.9.6: into a gully one sees from a higher level only (or the next hex)."""
    if relief.gully[one] and relief.level[other] <= relief.level[one]:
        return True
    return relief.gully[other] and relief.level[one] <= relief.level[other]


def place_of(one: int, place: Point) -> int:
    """The hex that lies so from another, -1 off the map."""
    return at(centre_u(one) + place[0], centre_v(one) + place[1])


def is_behind_hill(relief: Relief, one: int, line: Line) -> bool:
    """CC-X.10.9.1: between equal levels, a higher hex, or a side between two higher ones."""
    level = relief.level[one]
    for index, place in enumerate(line.touched):
        between = place_of(one, place)
        if between < 0 or relief.level[between] <= level:
            continue
        if line.crossed[index]:
            return True
        for direction in range(DIRECTIONS):
            beyond = NEIGHBOURS[DIRECTIONS * between + direction]
            if beyond >= 0 and relief.level[beyond] > level and runs_along(line, place, direction):
                return True
    return False


def runs_along(line: Line, place: Point, direction: int) -> bool:
    """Whether the line runs along a side: it touches both its hexes and crosses neither."""
    other = (place[0] + STEP_U[direction], place[1] + STEP_V[direction])
    if other not in line.touched:
        return False
    return (
        not line.crossed[line.touched.index(place)] and not line.crossed[line.touched.index(other)]
    )


def is_blind(
    relief: Relief, one: int, line: Line, high: int, low: int, next_to_low: list[bool]
) -> bool:
    """CC-X.10.9.2 to .4: a hex as high as the higher end, or an obstacle just before the lower."""
    for index, place in enumerate(line.touched):
        between = place_of(one, place)
        if between < 0:
            continue
        level = relief.level[between]
        if level >= high and line.crossed[index]:
            return True
        if (
            relief.area[between] == OBSTACLE
            and is_shape_touched(relief, one, line, index, between)
            and (level >= high or (low <= level and next_to_low[index]))
        ):
            return True
    return False


def look_level(relief: Relief, one: int, line: Line) -> int:
    """CC-X.10.7: between equal levels, the largest hindrance touched, never a sum."""
    level = relief.level[one]
    worst = 0
    for index, place in enumerate(line.touched):
        between = place_of(one, place)
        if between < 0 or relief.level[between] < level:
            continue
        value = relief.area[between]
        if value > worst and is_shape_touched(relief, one, line, index, between):
            worst = value
        if relief.railway[between] and worst < 1 and line.shaped[index]:
            worst = 0 if is_in_corridor(relief, line, index, between) else 1
    for u, v, direction in line.sides:
        near = place_of(one, (u, v))
        if near < 0:
            continue
        value = relief.side[DIRECTIONS * near + direction]
        if value > worst:
            far = NEIGHBOURS[DIRECTIONS * near + direction]
            if relief.level[near] >= level or (far >= 0 and relief.level[far] >= level):
                worst = value
    return BLOCKED if worst >= OBSTACLE else worst


def is_shape_touched(relief: Relief, one: int, line: Line, index: int, between: int) -> bool:
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
    whole = overlap(hexagon(u, v, SCALE), line.u, line.v)
    for corridor in relief.own_corridors[between]:
        free = overlap([(SCALE * u + x, SCALE * v + y) for x, y in corridor], line.u, line.v)
        if free is not None and whole is not None and free == whole:
            return True
    return False
