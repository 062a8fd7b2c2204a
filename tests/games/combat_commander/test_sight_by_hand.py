"""Line of sight on maps made by chance: against a second, slow way of working it out."""

from random import Random

import pytest

from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.content.maps.loader import load_map, map_ids, plain_map
from fieldcraft.games.combat_commander.sight.lines import LINES, path_between
from fieldcraft.games.combat_commander.sight.map_sight import look
from fieldcraft.games.combat_commander.terrain.ground import Ground
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, centre_u, centre_v, hex_word
from tests.budget import partly_fresh
from tests.games.combat_commander.hand_maps import ready
from tests.games.combat_commander.random_maps import random_map
from tests.games.combat_commander.sight_by_hand import SightByHand, way

MAPS = 8
PAIRS = 40
"""Looks compared on each map; together they are of different kinds."""


def kinds() -> list[tuple[int, int]]:
    """One pair of hexes for every way in which two can lie to each other, in a mixed order."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    pairs = [(a, b) for a in range(HEXES) for b in range(a + 1, HEXES)]
    Random(10).shuffle(pairs)
    for a, b in pairs:
        found.setdefault((centre_u(b) - centre_u(a), centre_v(b) - centre_v(a)), (a, b))
    return list(found.values())


KINDS = kinds()


def compare(made: Ground, hand: SightByHand, pairs: list[tuple[int, int]]) -> list[str]:
    """The looks on which the two disagree, to be read by a person."""
    return [
        f"{hex_word(a)}-{hex_word(b)}: {found}, by hand {wanted}, by side {by_side}"
        for a, b in pairs
        for by_side in (True, False)
        if (found := made.seen(a, b, by_side)) != (wanted := hand.look(a, b, by_side=by_side))
    ]


@pytest.mark.parametrize("seed", partly_fresh(range(MAPS), "maps"))
def test_random_maps(seed: int) -> None:
    """Shapes, sides, corridors, hills and gullies: both ways of working out agree.

    Clauses: CC-X.10.2, CC-X.10.3, CC-X.10.4, CC-X.10.5, CC-X.10.7, CC-X.10.9, CC-X.10.10, GAP-59.
    """
    plain = random_map(seed)
    hand = SightByHand(plain, tables()["terrain"])
    chance = Random(seed)
    assert compare(ready(plain), hand, chance.sample(KINDS, PAIRS)) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", partly_fresh(range(100, 112), "many maps"))
def test_many_random_maps(seed: int) -> None:
    """The same, on more maps and with more looks."""
    plain = random_map(seed)
    pairs = Random(seed).sample([(a, b) for a in range(HEXES) for b in range(a)], 250)
    hand = SightByHand(plain, tables()["terrain"])
    assert compare(ready(plain), hand, [(b, a) for a, b in pairs]) == []


@pytest.mark.parametrize("name", map_ids())
def test_maps_of_the_house(name: str) -> None:
    """Our own maps have sense in them, so other things happen on them than by chance."""
    plain = plain_map(load_map(name))
    pairs = Random(name).sample(KINDS, 25)
    assert compare(ready(plain), SightByHand(plain, tables()["terrain"]), pairs) == []


@pytest.mark.parametrize("seed", partly_fresh(range(4), "both ways"))
def test_sight_is_the_same_both_ways(seed: int) -> None:
    """Worked out from either end, not only looked up.

    Clauses: CC-10.1.e.
    """
    plain = random_map(seed)
    relief = ready(plain).relief(plain, tables()["terrain"])
    wrong = [
        (hex_word(a), hex_word(b))
        for a in range(HEXES)
        for b in range(a)
        for by_side in (True, False)
        if look(relief, a, b, by_side) != look(relief, b, a, by_side)
    ]
    assert wrong == []


@pytest.mark.slow
def test_every_kind_of_line() -> None:
    """The hexes a line touches, those it runs through, and the sides by which it enters.

    Clauses: CC-X.10.6, CC-X.10.11.
    """
    for a, b in KINDS:
        path = way(a, b)
        assert set(path_between(a, b)) == set(path.between), (hex_word(a), hex_word(b))
        u, v = centre_u(a), centre_v(a)
        line = LINES.between(a, b)
        entered = {
            place
            for place in path.between
            if line.crossed[line.touched.index((centre_u(place) - u, centre_v(place) - v))]
        }
        assert entered == path.entered - {a, b}, (hex_word(a), hex_word(b))
