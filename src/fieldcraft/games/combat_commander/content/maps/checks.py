"""What a map must fulfil beyond its words: ways, sides, buildings, water and objectives fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fieldcraft.games.combat_commander.content.maps.drawing import (
    WAYS,
    Drawing,
    Group,
    Pair,
    Polygon,
    draw,
    side_word,
)
from fieldcraft.games.combat_commander.content.maps.models import MapFile
from fieldcraft.games.combat_commander.content.maps.problems import (
    Phrase,
    Place,
    Problem,
    Severity,
    phrase,
    problem,
)
from fieldcraft.games.combat_commander.sight.lines import is_between, segments_meet, side_of
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    HEXES,
    ROWS,
    hex_word,
    steps_off,
)

WATER = ("water-barrier", "stream", "marsh")
BRIDGES = ("bridge-minor", "bridge-major")
CROSSED = (*WATER, "gully")
"""What a bridge may lead over."""
SIGHTLESS = ("open", "gully", "stream", "water-barrier")
"""Terrain through which one sees (facts of the terrain chart)."""
EDGES = range(4)


def check_map(file: MapFile) -> list[Problem]:
    """Everything wrong with a map beyond its shape, warnings included.

    Where the grid is not whole, what stands in it is not looked at: it may be moved by a hex.
    """
    made = draw(file)
    whole = not any(one.code in ("row-missing", "row-length") for one in made.problems)
    return [*made.problems, *(check_drawing(made) if whole else ())]


def check_drawing(made: Drawing) -> Iterator[Problem]:
    """Everything in a drawing that does not fit together."""
    yield from _ways(made)
    yield from _sides(made)
    yield from _buildings(made)
    yield from _bridges(made)
    yield from _streams(made)
    yield from _reach(made)
    yield from _objectives(made)
    yield from _shapes(made)
    yield from _repeats(("los",), [f"{hex_word(a)}-{hex_word(b)}" for a, b, _ in made.los])


def _repeats(at: Place, words: Iterable[str]) -> Iterator[Problem]:
    seen: set[str] = set()
    for word in words:
        if word in seen:
            yield problem("twice", at, thing=word)
        seen.add(word)


def a_side(kind: str) -> Phrase:
    """What stands on a side, to be named in a sentence."""
    return phrase(f"a-{kind.removesuffix('s')}")


# -- ways and sides -----


def _ways(made: Drawing) -> Iterator[Problem]:
    """A way through deep water needs a bridge; through shallow water it should have one."""
    for way in made.ways:
        for place in way.hexes:
            if made.terrain[place] == "water-barrier":
                yield problem("way-through-water", way.at, hex=hex_word(place))
            elif made.terrain[place] == "stream" and way.kind != "trails":
                at, here = way.at, hex_word(place)
                yield problem("way-through-water", at, severity="warning", hex=here)


def _sides(made: Drawing) -> Iterator[Problem]:
    ways = made.joined(*WAYS)
    taken: dict[Pair, str] = {}
    for side in made.sides:
        word = side_word(side.pair)
        if taken.get(side.pair) == side.kind:
            yield problem("twice", side.at, thing=word)
        elif side.pair in taken:
            yield problem("side-taken", side.at, side=word, feature=a_side(taken[side.pair]))
        taken.setdefault(side.pair, side.kind)
        if side.kind == "cliffs" and made.level[side.one] == made.level[side.other]:
            yield problem("cliff-level", side.at, side=word, level=made.level[side.one])
        if side.pair in ways:
            hard: Severity = "error" if side.kind == "cliffs" else "warning"
            feature = a_side(side.kind)
            yield problem("way-over-side", side.at, severity=hard, side=word, feature=feature)


# -- buildings, bridges, water -----


def _buildings(made: Drawing) -> Iterator[Problem]:
    seen: set[int] = set()
    for group in made.buildings:
        for place in group.hexes:
            if place in seen:
                yield problem("twice", group.at, thing=hex_word(place))
            seen.add(place)
            if made.terrain[place] != "building":
                here, letter = hex_word(place), made.letters[place]
                yield problem("not-a-building", group.at, hex=here, letter=letter)
        if len(group.hexes) == 1:
            yield problem("building-of-one", group.at)
        elif group.hexes:
            joined = reached(group.hexes[0], set(group.hexes))
            for place in group.hexes:
                if place not in joined:
                    yield problem("building-apart", group.at, hex=hex_word(place))
                    break


def reached(start: int, within: set[int]) -> set[int]:
    """The hexes of a set that are joined to one of them."""
    found = {start}
    border = [start]
    for here in border:
        for there in ADJACENT[here]:
            if there in within and there not in found:
                found.add(there)
                border.append(there)
    return found


def _row_of(place: int) -> Place:
    """The line of the grid in which a hex stands."""
    return ("grid", str(place % ROWS + 1))


def _bridges(made: Drawing) -> Iterator[Problem]:
    ways = made.shown("roads", "railways")
    for place in range(HEXES):
        if made.terrain[place] not in BRIDGES:
            continue
        at, here = _row_of(place), hex_word(place)
        if place not in ways:
            yield problem("bridge-without-way", at, hex=here)
        if not any(made.terrain[beside] in CROSSED for beside in ADJACENT[place]):
            yield problem("bridge-without-water", at, hex=here)


def _streams(made: Drawing) -> Iterator[Problem]:
    """A stream comes from the edge, a hill or other water, and goes to the edge or other water."""
    flowing = ("stream", *BRIDGES)
    for place in range(HEXES):
        if made.terrain[place] != "stream" or is_on_edge(place) or made.level[place]:
            continue
        beside = [made.terrain[there] for there in ADJACENT[place]]
        still = sum(word in ("water-barrier", "marsh") for word in beside)
        if sum(word in flowing for word in beside) < 2 and not still:
            at, here = _row_of(place), hex_word(place)
            yield problem("stream-ends", at, severity="warning", hex=here)


def is_on_edge(place: int) -> bool:
    """Whether a hex lies on an edge of the map (CC-X.10.1a)."""
    return any(steps_off(place, edge) == 1 for edge in EDGES)


def _reach(made: Drawing) -> Iterator[Problem]:
    """Land that no unit can come to is rarely meant."""
    ways = made.joined("roads", "railways")
    whole = [place for place in range(HEXES) if made.terrain[place] != "water-barrier"]
    left = set(whole)
    groups: list[set[int]] = []
    while left:
        start = min(left)
        found, border = {start}, [start]
        for here in border:
            for there in ADJACENT[here]:
                if there in left and there not in found and _can_step(made, ways, here, there):
                    found.add(there)
                    border.append(there)
        groups.append(found)
        left -= found
    groups.sort(key=len)
    for group in groups[:-1]:
        place = min(group)
        yield problem("cut-off", _row_of(place), severity="warning", hex=hex_word(place))


def _can_step(made: Drawing, ways: set[Pair], here: int, there: int) -> bool:
    """Whether some unit can go from a hex to the next; over a cliff it can advance (CC-T83)."""
    major = "bridge-major" in (made.terrain[here], made.terrain[there])
    return not major or (here, there) in ways


# -- objectives -----


def _objectives(made: Drawing) -> Iterator[Problem]:
    where: dict[int, str] = {}
    for group in made.objectives:
        for place in group.hexes:
            here = hex_word(place)
            if made.terrain[place] in WATER:
                yield problem("objective-in-water", group.at, hex=here)
            if where.get(place) == here:
                yield problem("twice", group.at, thing=here)
            elif place in where:
                yield problem("objectives-together", group.at, one=where[place], other=here)
            for inside in building_of(made.buildings, place):
                where.setdefault(inside, here)


def building_of(buildings: Iterable[Group], place: int) -> list[int]:
    """The hexes of the building in a hex, or that hex alone (CC-7.3.1.1)."""
    return next((group.hexes for group in buildings if place in group.hexes), [place])


# -- shapes -----


def _shapes(made: Drawing) -> Iterator[Problem]:
    railways = made.shown("railways")
    for shapes, others in ((made.shapes, set()), (made.corridors, railways)):
        for shape in shapes:
            yield from _polygon(shape)
            if made.terrain[shape.hex] in SIGHTLESS and shape.hex not in others:
                yield problem("shape-idle", shape.at, hex=hex_word(shape.hex))
    yield from _repeats(("shapes",), [hex_word(shape.hex) for shape in made.shapes])
    for corridor in made.corridors:
        if is_simple(corridor.points) and not is_convex(corridor.points):
            yield problem("corridor-bent", corridor.at)


def _polygon(shape: Polygon) -> Iterator[Problem]:
    for index, (x, y) in enumerate(shape.points):
        if abs(y) > 100 or abs(x) + abs(y) > 200:
            yield problem("shape-outside", (*shape.at, "points", index), x=x, y=y)
    if not is_simple(shape.points):
        yield problem("shape-crossed", shape.at)


def is_simple(points: list[tuple[int, int]]) -> bool:
    """Whether the border of a polygon neither crosses nor touches itself.

    >>> is_simple([(0, 0), (9, 0), (9, 9), (0, 9)]), is_simple([(0, 0), (9, 9), (9, 0), (0, 9)])
    (True, False)
    """
    count = len(points)
    for index in range(count):
        a, b, c = (points[(index + step) % count] for step in range(3))
        if a == b or (side_of(a, b, c) == 0 and not is_between(a, c, b)):
            return False
        for step in range(2, count - 1):
            c, d = points[(index + step) % count], points[(index + step + 1) % count]
            if segments_meet(a, b, c, d):
                return False
    return True


def is_convex(points: list[tuple[int, int]]) -> bool:
    """Whether a simple polygon has no inward corner."""
    count = len(points)
    turns = {
        side_of(points[index], points[(index + 1) % count], points[(index + 2) % count])
        for index in range(count)
    }
    return not {1, -1} <= turns
