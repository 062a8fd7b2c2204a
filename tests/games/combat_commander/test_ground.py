"""What the map makes a step cost, on maps made by hand."""

import pytest

from fieldcraft.games.combat_commander.terrain.ground import IMPASSABLE, Ground
from fieldcraft.games.combat_commander.terrain.hexes import direction_to, hex_number
from tests.games.combat_commander.hand_maps import ground


def cost(made: Ground, here: str, there: str) -> int:
    """The cost of a step to an adjacent hex."""
    one, other = hex_number(here), hex_number(there)
    return made.step_cost(one, direction_to(one, other))


@pytest.mark.parametrize(
    ("letter", "wanted"),
    [
        ("h", 2),
        ("w", 2),
        ("b", 2),
        ("o", 1),
        ("f", 1),
        ("g", 2),
        ("l", IMPASSABLE),
        ("s", 3),
        ("m", 3),
        (".", 1),
    ],
)
def test_each_terrain_has_its_cost(letter: str, wanted: int) -> None:
    """The column of the terrain chart; leaving it costs nothing.

    Clauses: CC-T81, CC-T82, CC-T85, CC-T86, CC-T89, CC-T90, CC-T91, CC-T95, CC-T98, CC-T99.
    """
    made = ground({"D4": letter})
    assert cost(made, "D3", "D4") == wanted
    assert cost(made, "D4", "D5") == 1


@pytest.mark.parametrize("kind", ["roads", "railways", "trails"])
def test_a_way_costs_one_over_its_own_sides(kind: str) -> None:
    """Into the same hex over another side one pays for its terrain.

    Clauses: CC-T78.2, CC-T92, CC-T93, CC-T96.
    """
    made = ground({"D4": "w", "D5": "w"}, **{kind: ["D3 D4 D5 D6"]})
    assert cost(made, "D3", "D4") == cost(made, "D4", "D5") == cost(made, "D5", "D4") == 1
    assert cost(made, "C4", "D4") == 2


def test_a_major_bridge_is_entered_and_left_over_its_road_only() -> None:
    """Over any other side it cannot be crossed, either way.

    Clauses: CC-T80.1, CC-O21.4.
    """
    made = ground({"D4": "=", "C4": "s", "E5": "s"}, roads=["D3 D4 D5"], trails=["D4 E4"])
    assert cost(made, "D3", "D4") == cost(made, "D4", "D5") == cost(made, "D5", "D4") == 1
    for beside in ("C4", "C5", "E4", "E5"):
        assert cost(made, beside, "D4") == IMPASSABLE
        assert cost(made, "D4", beside) == IMPASSABLE


def test_off_its_road_a_minor_bridge_costs_as_the_stream_under_it() -> None:
    """Over the road 1, from the bank 3; it can be left to every side.

    Clauses: CC-T80.2.
    """
    made = ground({"D4": "-", "C4": "s", "E5": "s"}, roads=["D3 D4 D5"])
    assert cost(made, "D3", "D4") == cost(made, "D5", "D4") == 1
    assert cost(made, "C5", "D4") == cost(made, "E4", "D4") == cost(made, "C4", "D4") == 3
    assert cost(made, "D4", "E4") == 1
    assert cost(made, "D4", "E5") == 3


@pytest.mark.parametrize(
    ("kind", "extra"), [("walls", 1), ("hedges", 1), ("fences", 1), ("cliffs", IMPASSABLE)]
)
def test_sides_are_crossed_at_a_cost(kind: str, extra: int) -> None:
    """Both ways; a cliff not at all.

    Clauses: CC-O21.1, CC-T83, CC-T84, CC-T87, CC-T97.
    """
    made = ground({"D4": "w1", "D3": "w"}, **{kind: ["D3/D4"]})
    assert cost(made, "D4", "D3") == min(IMPASSABLE, 2 + extra)
    assert cost(made, "D3", "D4") == min(IMPASSABLE, 2 + extra + 1)


def test_uphill_costs_one_for_each_level() -> None:
    """On a road too; downhill nothing.

    Clauses: CC-T88, CC-O21.1.
    """
    made = ground({"D4": ".2", "D5": "w1"}, roads=["D3 D4"])
    assert cost(made, "D3", "D4") == 3
    assert cost(made, "D4", "D3") == 1
    assert cost(made, "D4", "D5") == 2
    assert cost(made, "D5", "D4") == 2


def test_there_is_nothing_beyond_the_edge() -> None:
    """A step off the map is no step to a hex."""
    assert ground().step_cost(hex_number("A1"), 0) == IMPASSABLE
