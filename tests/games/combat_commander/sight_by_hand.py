"""Line of sight worked out a second time, slowly, straight from CC-X.10: rational numbers only.

Nothing of the rules is used here.  A segment meets a polygon if one of its points does, and it is
enough to look at the points where it crosses the lines of the polygon's edges and at those halfway
between.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import lcm
from typing import Any

Number = Fraction | int
Point = tuple[Number, Number]
Plain = dict[str, Any]

BLOCKED = -1
ROWS, COLUMNS = 10, 15
AROUND = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
STEPS = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))
SIDE_VALUES = {"walls": BLOCKED, "hedges": BLOCKED, "fences": 1}


def centre(place: int) -> Point:
    """CC-X.10.1."""
    column, row = divmod(place, ROWS)
    return 3 * column, 2 * row + column % 2


def polygon(place: int, scale: Number = 1) -> tuple[Point, ...]:
    """The hex, or the hex shrunk about its centre."""
    u, v = centre(place)
    return tuple((u + scale * du, v + scale * dv) for du, dv in AROUND)


@cache
def neighbours(place: int) -> list[int]:
    """The hexes that share a side."""
    u, v = centre(place)
    spots = {(u + du, v + dv) for du, dv in STEPS}
    return [other for other in range(ROWS * COLUMNS) if centre(other) in spots]


@cache
def adjacent(one: int, other: int) -> bool:
    """Whether two hexes share a side."""
    (u, v), (x, y) = centre(one), centre(other)
    return (x - u, y - v) in STEPS


@cache
def corners_of_side(one: int, other: int) -> tuple[Point, ...]:
    """The corners that two adjacent hexes share."""
    return tuple(sorted(set(polygon(one)) & set(polygon(other))))


def cross(a: Point, b: Point, c: Point) -> Number:
    """Twice the area of a triangle; its sign says on which side of ab the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def whole(*points: Point) -> list[tuple[int, int]]:
    """The same points magnified until all numbers are integers, which are far quicker."""
    by = lcm(*(number.denominator for point in points for number in point))
    return [
        (u.numerator * (by // u.denominator), v.numerator * (by // v.denominator))
        for u, v in points
    ]


def on_segment(p: Point, a: Point, b: Point) -> bool:
    """Whether a point lies on a closed segment."""
    return (
        cross(a, b, p) == 0
        and min(a[0], b[0]) <= p[0] <= max(a[0], b[0])
        and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])
    )


def is_in(p: Point, shape: tuple[Point, ...], *, border: bool) -> bool:
    """Whether a point lies in a polygon, by counting the edges to its right."""
    p, *corners = whole(p, *shape)
    odd = False
    for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
        if on_segment(p, a, b):
            return border
        if (a[1] > p[1]) != (b[1] > p[1]) and (cross(a, b, p) > 0) == (b[1] > a[1]):
            odd = not odd
    return odd


class Segment:
    """CC-X.10.3: the closed segment between two centres; points of it are shares from 0 to 1."""

    def __init__(self, one: int, other: int) -> None:
        self.one, self.other = one, other
        self.start, self.end = centre(one), centre(other)

    def misses(self, shape: tuple[Point, ...]) -> bool:
        """Whether all of a shape lies on one side of its line, which is quickly told."""
        where = [cross(self.start, self.end, corner) for corner in shape]
        return min(where) > 0 or max(where) < 0

    def at(self, share: Fraction) -> Point:
        """A point of it."""
        return (
            self.start[0] + share * (self.end[0] - self.start[0]),
            self.start[1] + share * (self.end[1] - self.start[1]),
        )

    def moments(self, shape: tuple[Point, ...]) -> list[Fraction]:
        """Where it crosses the lines of a shape's edges or comes to its corners, and its ends."""
        found = {Fraction(0), Fraction(1)}
        for a, b in zip(shape, (*shape[1:], shape[0]), strict=True):
            before, after = cross(a, b, self.start), cross(a, b, self.end)
            if before != after:
                found.add(Fraction(before) / (before - after))
            if cross(self.start, self.end, a) == 0:
                axis = 0 if self.end[0] != self.start[0] else 1
                gone = Fraction(a[axis] - self.start[axis])
                found.add(gone / (self.end[axis] - self.start[axis]))
        return sorted(share for share in found if 0 <= share <= 1)

    def shares(self, shape: tuple[Point, ...], *, border: bool) -> list[Fraction]:
        """The telling points that lie in a polygon."""
        if self.misses(shape):
            return []
        moments = self.moments(shape)
        halves = [(a + b) / 2 for a, b in pairwise(moments)]
        return [t for t in sorted((*moments, *halves)) if is_in(self.at(t), shape, border=border)]

    def touches(self, shape: tuple[Point, ...]) -> bool:
        """Whether it has a point in common with a closed polygon, or a stretch of two corners."""
        if len(shape) == 2:
            return not self.misses(shape) and any(
                on_segment(self.at(t), *shape) for t in self.moments(shape)
            )
        return bool(self.shares(shape, border=True))


class Way:
    """What a segment meets, whatever the map."""

    def __init__(self, one: int, other: int) -> None:
        self.line = Segment(one, other)
        self.met: dict[int, tuple[Fraction, Fraction]] = {}
        """Hexes whose closed area it touches, its ends among them: from where to where."""
        self.entered: set[int] = set()
        """Hexes through whose inside it runs."""
        (u, v), (x, y) = self.line.start, self.line.end
        for place in range(ROWS * COLUMNS):
            p = centre(place)
            if not (
                min(u, x) - 3 <= p[0] <= max(u, x) + 3 and min(v, y) - 2 <= p[1] <= max(v, y) + 2
            ):
                continue
            shares = self.line.shares(polygon(place), border=True)
            if shares:
                self.met[place] = (shares[0], shares[-1])
            if self.line.shares(polygon(place), border=False):
                self.entered.add(place)
        self.between = [place for place in self.met if place not in (one, other)]

    def follows(self, one: int, other: int) -> bool:
        """Whether it runs along the whole side between two hexes."""
        a, b = corners_of_side(one, other)
        return on_segment(a, self.line.start, self.line.end) and on_segment(
            b, self.line.start, self.line.end
        )

    def is_next(self, place: int, end: int, *, by_side: bool) -> bool:
        """Whether the first hex it enters after a hex, on the way to an end, is that end's.

        GAP-59: with `by_side` it also enters the hexes along whose sides it runs.
        """
        forward = end == self.line.other
        entered = self.entered
        if by_side:
            entered = {other for other, (start, stop) in self.met.items() if start < stop}
        for other in entered - {place, self.line.one, self.line.other}:
            if forward and self.met[other][0] >= self.met[place][1]:
                return False
            if not forward and self.met[other][1] <= self.met[place][0]:
                return False
        return True


@cache
def way(one: int, other: int) -> Way:
    """What lies between two hexes."""
    return Way(one, other)


class SightByHand:
    """The sight of one map."""

    def __init__(self, plain: Plain, terrain: dict[str, Any]) -> None:
        self.plain = plain
        self.level: list[int] = plain["level"]
        self.sight = [terrain[word]["los"] for word in plain["terrain"]]
        self.gully = [word == "gully" for word in plain["terrain"]]
        self.shape = {one["hex"]: self.moved(one) for one in plain["shapes"]}
        self.roads = {frozenset(pair) for pair in [*plain["roads"], *plain["railways"]]}

    def moved(self, shape: Plain) -> tuple[Point, ...]:
        """A polygon of the map file where it lies."""
        u, v = centre(shape["hex"])
        return tuple((u + Fraction(x, 100), v + Fraction(y, 100)) for x, y in shape["points"])

    def look(self, one: int, other: int, *, by_side: bool) -> int:
        """CC-X.10.7, CC-X.10.9: the hindrance, or BLOCKED."""
        if one == other or adjacent(one, other):
            return 0
        for here, there in ((one, other), (other, one)):
            if self.gully[here] and not self.level[there] > self.level[here]:
                return BLOCKED
        if self.level[one] == self.level[other]:
            return self.look_level(way(one, other), self.level[one])
        upper, lower = sorted((one, other), key=lambda place: -self.level[place])
        return self.look_down(way(one, other), upper, lower, by_side=by_side)

    def look_level(self, path: Way, level: int) -> int:
        """Between equal levels."""
        high = [place for place in path.between if self.level[place] > level]
        if any(place in path.entered for place in high):
            return BLOCKED
        if any(adjacent(a, b) and path.follows(a, b) for a in high for b in high):
            return BLOCKED
        found = [0]
        for place in path.between:
            if self.level[place] >= level:
                found += self.hindrances(path, place)
        for kind, value in SIDE_VALUES.items():
            for a, b in self.plain[kind]:
                if {a, b} & {path.line.one, path.line.other}:
                    continue
                if max(self.level[a], self.level[b]) < level:
                    continue
                if path.line.touches(corners_of_side(a, b)):
                    found.append(value)
        return BLOCKED if BLOCKED in found else max(found)

    def hindrances(self, path: Way, place: int) -> list[int]:
        """What the area of a hex between puts in the way."""
        if self.is_free(path, place):
            return []
        found = []
        sight = self.sight[place]
        if sight and self.is_touched(path, place):
            found.append(BLOCKED if sight == "obstacle" else sight)
        if place in self.plain["railway_hexes"]:
            if path.line.touches(polygon(place, Fraction(4, 5))):
                found.append(1)
        return found

    def look_down(self, path: Way, upper: int, lower: int, *, by_side: bool) -> int:
        """Between different levels."""
        for place in path.between:
            if self.level[place] >= self.level[upper] and place in path.entered:
                return BLOCKED
        for place in path.between:
            if self.sight[place] != "obstacle" or self.is_free(path, place):
                continue
            if not self.is_touched(path, place):
                continue
            if self.level[place] >= self.level[upper]:
                return BLOCKED
            if self.level[lower] <= self.level[place]:
                if path.is_next(place, lower, by_side=by_side):
                    return BLOCKED
        return 0

    def is_touched(self, path: Way, place: int) -> bool:
        """CC-X.10.2: whether the line touches the area shape of a hex."""
        shape = self.shape.get(place) or polygon(place, Fraction(4, 5))
        return path.line.touches(shape)

    def is_free(self, path: Way, place: int) -> bool:
        """CC-X.10.5: whether the line's part in a hex lies in one of its corridors."""
        first, last = (path.line.at(share) for share in path.met[place])
        u, v = centre(place)
        ends = {
            (Fraction(u + x) / 2, Fraction(v + y) / 2)
            for other in neighbours(place)
            if frozenset((place, other)) in self.roads
            for x, y in [centre(other)]
        }
        if (
            first in ends
            and last in ends
            and (first[0] + last[0], first[1] + last[1])
            == (
                2 * u,
                2 * v,
            )
        ):
            return True
        return any(
            is_in(first, self.moved(one), border=True) and is_in(last, self.moved(one), border=True)
            for one in self.plain["corridors"]
            if one["hex"] == place
        )
