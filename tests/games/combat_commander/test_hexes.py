"""The lattice of the map: centres, neighbours, distances and edges."""

import pytest

from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    BOTTOM,
    DIRECTIONS,
    DISTANCES,
    HEXES,
    LEFT,
    NEIGHBOURS,
    RIGHT,
    TOP,
    at,
    centre_u,
    centre_v,
    hex_number,
    hex_word,
    steps_off,
)


def neighbours(word: str) -> list[str]:
    """The hexes around one, by the compass from 1 to 6; a dash off the map."""
    found = NEIGHBOURS[DIRECTIONS * hex_number(word) :][:DIRECTIONS]
    return [hex_word(index) if index >= 0 else "-" for index in found]


def distance(one: str, other: str) -> int:
    """The distance of two hexes."""
    return DISTANCES[HEXES * hex_number(one) + hex_number(other)]


def test_centres_lie_on_the_lattice() -> None:
    """Three steps from column to column, two from row to row, the odd columns one lower.

    Clauses: CC-X.10.1, CC-2.1.x.
    """
    assert (centre_u(hex_number("A1")), centre_v(hex_number("A1"))) == (0, 0)
    assert (centre_u(hex_number("B1")), centre_v(hex_number("B1"))) == (3, 1)
    assert (centre_u(hex_number("O10")), centre_v(hex_number("O10"))) == (42, 18)
    assert all(at(centre_u(index), centre_v(index)) == index for index in range(HEXES))
    assert at(1, 0) == at(0, 1) == at(0, 20) == at(45, 1) == -1


@pytest.mark.parametrize(
    ("word", "around"),
    [
        ("H5", ["H4", "I5", "I6", "H6", "G6", "G5"]),
        ("G5", ["G4", "H4", "H5", "G6", "F5", "F4"]),
        ("A1", ["-", "-", "B1", "A2", "-", "-"]),
        ("O10", ["O9", "-", "-", "-", "N10", "N9"]),
    ],
)
def test_the_compass_in_even_and_odd_columns(word: str, around: list[str]) -> None:
    """Direction 1 is the top of the map, and so on with the clock.

    Clauses: CC-X.10.1, CC-2.2.2, TV-29.
    """
    assert neighbours(word) == around


def test_distance_is_the_shortest_way() -> None:
    """Measured by walking from neighbour to neighbour.

    Clauses: CC-X.10.1, CC-G.adjacent.
    """
    for start in (hex_number("A1"), hex_number("H5"), hex_number("O10")):
        reached = {start: 0}
        border = [start]
        while border:
            border = [n for index in border for n in ADJACENT[index] if n not in reached]
            for index in border:
                reached.setdefault(
                    index, min(reached[n] for n in ADJACENT[index] if n in reached) + 1
                )
        assert reached == {index: DISTANCES[HEXES * start + index] for index in range(HEXES)}
    assert distance("H5", "H5") == 0
    assert distance("A1", "O1") == 14


@pytest.mark.parametrize(
    ("word", "top", "bottom", "left", "right"),
    [("A1", 1, 10, 1, 15), ("H5", 5, 6, 8, 8), ("O10", 10, 1, 15, 1), ("C10", 10, 1, 3, 13)],
)
def test_steps_to_leave_over_each_edge(
    word: str, top: int, bottom: int, left: int, right: int
) -> None:
    """A hex is on an edge if one step leaves the map over it.

    Clauses: CC-X.10.1a.
    """
    index = hex_number(word)
    found = [steps_off(index, edge) for edge in (TOP, BOTTOM, LEFT, RIGHT)]
    assert found == [top, bottom, left, right]
