"""Lines between hex centres (CC-X.10.3 to CC-X.10.11): what each of them touches.

Everything depends on the difference of the two centres only, so one `Line` serves every pair of
hexes that lie in the same way to each other.  Coordinates are scaled by `SCALE`, so that polygons
given in hundredths of a lattice step, and the default one, a hex at four fifths, are integers.
Where a line meets something is counted in parts of it, so many that this too is an integer.
"""

from math import lcm
from typing import Final

from fieldcraft.games.combat_commander.terrain.hexes import (
    DIRECTIONS,
    HEXES,
    STEP_U,
    STEP_V,
    at,
    centre_u,
    centre_v,
)

SCALE: Final = 100
SHAPE: Final = 80
"""CC-X.10.2: the default shape, a hex at four fifths."""
CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""A hex's corners around its centre; side d lies between corner d and d + 1."""

Point = tuple[int, int]


class Line:
    """What the segment from the origin to a centre `(u, v)` away meets, in lattice steps."""

    def __init__(self, u: int, v: int) -> None:
        self.u = u
        self.v = v
        self.touched: list[Point] = []
        """CC-X.10.6: intermediate hexes whose closed area it touches, in their order."""
        self.crossed: list[bool] = []
        """By place in `touched`: whether it runs through the hex's interior."""
        self.shaped: list[bool] = []
        """By place in `touched`: whether it touches the hex's default shape."""
        self.last: list[bool] = []
        """By place in `touched`: whether the far end is the first hex entered after it (GAP-59: a
        hex along whose side the line runs counts as entered)."""
        self.first: list[bool] = []
        """By place in `touched`: whether it is the first hex entered after the near end."""
        self.last_inside: list[bool] = []
        """GAP-59, to the letter: the same, where only the inside of a hex is entered."""
        self.first_inside: list[bool] = []
        self.sides: list[tuple[int, int]] = []
        """CC-X.10.4: touched sides of neither end's hex: a place in `touched`, the direction."""
        self.entry = 0
        """CC-X.10.11: the sides of the far hex through which it enters, a bit per direction."""
        self.direction = -1
        """The compass direction along which it runs from centre to centre, -1 if none."""
        if u != 0 or v != 0:
            self.measure()

    def measure(self) -> None:
        """Work everything out, once."""
        for direction in range(DIRECTIONS):
            for steps in range(1, 21):
                if (STEP_U[direction] * steps, STEP_V[direction] * steps) == (self.u, self.v):
                    self.direction = direction
        parts = parts_for([hexagon(0, 0, SCALE), hexagon(0, 0, SHAPE)], self.u, self.v)
        spans: list[tuple[int, int, Point]] = []
        low_u = min(0, self.u)
        low_v = min(0, self.v)
        reach = max(abs(self.u) + abs(self.v), 2 * abs(self.v))  # of a hex's corners off the line
        for u in range(low_u, max(0, self.u) + 1, 3):
            for v in range(low_v - 2, max(0, self.v) + 3):
                if (v - u) & 1 or (u, v) in ((0, 0), (self.u, self.v)):
                    continue  # centres lie where u / 3 and v are both even or both odd
                if abs(self.u * v - self.v * u) > reach:
                    continue
                span = overlap(hexagon(u, v, SCALE), self.u, self.v, parts)
                if span is not None:
                    spans.append((span[0], span[1], (u, v)))
        spans.sort()
        leaves = overlap(hexagon(0, 0, SCALE), self.u, self.v, parts)
        enters = overlap(hexagon(self.u, self.v, SCALE), self.u, self.v, parts)
        assert leaves is not None
        assert enters is not None
        along = [(a, b) for a, b, _ in spans if a < b]
        inside = [(a, b) for a, b, p in spans if a < b and self.is_inside(p, a + b, parts)]
        for start, end, place in spans:
            u, v = place
            self.touched.append(place)
            self.crossed.append(start < end and self.is_inside(place, start + end, parts))
            shape = overlap(hexagon(u, v, SHAPE), self.u, self.v, parts)
            self.shaped.append(shape is not None)
            self.last.append(not any(a >= end and b <= enters[0] for a, b in along))
            self.first.append(not any(b <= start and a >= leaves[1] for a, b in along))
            self.last_inside.append(not any(a >= end and b <= enters[0] for a, b in inside))
            self.first_inside.append(not any(b <= start and a >= leaves[1] for a, b in inside))
        self.find_sides()
        self.find_entry(enters[0], parts)

    def is_inside(self, place: Point, twice: int, parts: int) -> bool:
        """Whether the middle of the part in a hex, given twice, lies off the hex's sides."""
        step = 2 * parts
        u = twice * self.u - step * place[0]
        v = twice * self.v - step * place[1]
        return abs(v) < step and abs(u) + abs(v) < 2 * step

    def find_sides(self) -> None:
        """CC-X.10.4: every side the line touches that belongs to neither end's hex."""
        ends = ((0, 0), (self.u, self.v))
        seen: set[tuple[Point, Point]] = set()
        for index, (u, v) in enumerate(self.touched):
            for direction in range(DIRECTIONS):
                other = (u + STEP_U[direction], v + STEP_V[direction])
                if other in ends or (other, (u, v)) in seen:
                    continue
                one = CORNERS[direction]
                two = CORNERS[(direction + 1) % DIRECTIONS]
                side = [
                    (SCALE * (u + one[0]), SCALE * (v + one[1])),
                    (SCALE * (u + two[0]), SCALE * (v + two[1])),
                ]
                if touches(side, self.u, self.v):
                    seen.add(((u, v), other))
                    self.sides.append((index, direction))

    def find_entry(self, enters: int, parts: int) -> None:
        """CC-X.10.11: the side, or at a corner the two sides, where it enters the far hex."""
        u = (enters - parts) * self.u
        v = (enters - parts) * self.v
        for direction in range(DIRECTIONS):
            one = CORNERS[direction]
            two = CORNERS[(direction + 1) % DIRECTIONS]
            across = (two[0] - one[0]) * (v - parts * one[1])
            along = (two[1] - one[1]) * (u - parts * one[0])
            low = min(one[0], two[0])
            if across == along and parts * low <= u <= parts * max(one[0], two[0]):
                self.entry |= 1 << direction


def hexagon(u: int, v: int, scale: int) -> list[Point]:
    """The corners of a hex around a centre, in scaled steps; a smaller scale shrinks it."""
    return [(SCALE * u + scale * du, SCALE * v + scale * dv) for du, dv in CORNERS]


def parts_for(polygons: list[list[Point]], u: int, v: int) -> int:
    """In how many parts the segment to `(u, v)` meets the sides of polygons at whole parts.

    Polygons of the same form need the same number, wherever they lie.
    """
    parts = 1
    for polygon in polygons:
        before = polygon[-1]
        for corner in polygon:
            slope = (corner[0] - before[0]) * SCALE * v - (corner[1] - before[1]) * SCALE * u
            if slope != 0:
                parts = lcm(parts, slope)
            before = corner
    return parts


def overlap(polygon: list[Point], u: int, v: int, parts: int) -> tuple[int, int] | None:
    """Which parts of the segment from the origin to `(u, v)` lie in a closed convex polygon.

    The polygon's corners run clockwise on a screen whose second axis points down.
    """
    low = 0
    high = parts
    end_u = SCALE * u
    end_v = SCALE * v
    count = len(polygon)
    for index in range(count):
        from_u, from_v = polygon[index]
        to_u, to_v = polygon[(index + 1) % count]
        along_u = to_u - from_u
        along_v = to_v - from_v
        # Inside is where along x (point - from) is not negative.
        here = along_u * -from_v - along_v * -from_u
        slope = along_u * end_v - along_v * end_u
        if slope == 0:
            if here < 0:
                return None
        elif slope > 0:
            low = max(low, -here * (parts // slope))
        else:
            high = min(high, here * (parts // -slope))
        if low > high:
            return None
    return low, high


def touches(shape: list[Point], u: int, v: int) -> bool:
    """CC-X.10.3: whether the segment from the origin to `(u, v)` meets a closed shape anywhere.

    A shape of two points is a stretch of side; one of more is a simple polygon.
    """
    end = (SCALE * u, SCALE * v)
    count = len(shape)
    for index in range(count if count > 2 else 1):
        if segments_meet((0, 0), end, shape[index], shape[(index + 1) % count]):
            return True
    return count > 2 and contains(shape, (0, 0))


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two closed segments share a point."""
    one = side_of(a, b, c)
    two = side_of(a, b, d)
    three = side_of(c, d, a)
    four = side_of(c, d, b)
    if one * two < 0 and three * four < 0:
        return True
    return (
        (one == 0 and is_between(a, b, c))
        or (two == 0 and is_between(a, b, d))
        or (three == 0 and is_between(c, d, a))
        or (four == 0 and is_between(c, d, b))
    )


def side_of(a: Point, b: Point, p: Point) -> int:
    """On which side of the line from a to b a point lies: its sign, 0 on the line."""
    cross = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return (cross > 0) - (cross < 0)


def is_between(a: Point, b: Point, p: Point) -> bool:
    """Whether a point on the line through a and b lies between them."""
    return min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])


def contains(polygon: list[Point], p: Point) -> bool:
    """Whether a point off the border lies in a simple polygon."""
    inside = False
    count = len(polygon)
    for index in range(count):
        a = polygon[index]
        b = polygon[(index + 1) % count]
        if (a[1] > p[1]) != (b[1] > p[1]):
            cross = (b[0] - a[0]) * (p[1] - a[1]) - (p[0] - a[0]) * (b[1] - a[1])
            if (cross > 0) == (b[1] > a[1]):
                inside = not inside
    return inside


class Lines:
    """The lines between all hexes, each kind measured when it is first needed."""

    def __init__(self) -> None:
        self.known: dict[Point, Line] = {}
        self.paths: list[list[int] | None] = [None] * (HEXES * HEXES)

    def between(self, one: int, other: int) -> Line:
        """The line from one hex to another, as seen from the first."""
        way = (centre_u(other) - centre_u(one), centre_v(other) - centre_v(one))
        line = self.known.get(way)
        if line is None:
            line = Line(way[0], way[1])
            self.known[way] = line
        return line

    def path(self, one: int, other: int) -> list[int]:
        """CC-X.10.6: the hexes on the map between two, whose closed area the line touches."""
        path = self.paths[HEXES * one + other]
        if path is None:
            path = path_between(min(one, other), max(one, other))
            self.paths[HEXES * one + other] = path
            self.paths[HEXES * other + one] = path
        return path


LINES: Final = Lines()


def path_between(one: int, other: int) -> list[int]:
    """CC-X.10.6: the hexes on the map between two, whose closed area the line touches."""
    u = centre_u(one)
    v = centre_v(one)
    places = [at(u + du, v + dv) for du, dv in LINES.between(one, other).touched]
    return [place for place in places if place >= 0]
