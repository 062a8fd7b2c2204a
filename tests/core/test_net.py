"""The network of whole numbers: three units in an integer, and never one in another's way."""

from random import Random

import pytest

from fieldcraft.core.net import MOST_ROWS, Net, packed


def plainly(hidden: list[list[int]], direct: list[int], out: list[int], rows: list[int]) -> int:
    """The same, unit by unit."""
    total = sum(direct[row] for row in [0, *rows])
    for unit, weight in enumerate(out):
        seen = sum(hidden[row][unit] for row in [0, *rows])
        total += max(0, seen) * weight
    return total


@pytest.mark.parametrize("units", [1, 3, 4, 16])
def test_units_share_integers_without_meeting(units: int) -> None:
    """The result is that of units by themselves, whatever their number."""
    rng = Random(units)
    hidden = [[rng.randint(-128, 127) for _ in range(units)] for _ in range(40)]
    direct = [rng.randint(-1000, 1000) for _ in range(40)]
    out = [rng.randint(-300, 300) for _ in range(units)]
    net = Net(packed(hidden), direct, out, [])
    for _ in range(50):
        rows = [rng.randrange(1, 40) for _ in range(rng.randrange(30))]
        assert net.odds(rows) == plainly(hidden, direct, out, rows)


@pytest.mark.parametrize("weight", [-128, 127])
def test_as_many_rows_as_there_may_be(weight: int) -> None:
    """The largest weights in the most rows stay in their own part of the integer."""
    hidden = [[weight, 1, weight]] * 2
    net = Net(packed(hidden), [0, 0], [1, 1, 1], [])
    rows = [1] * (MOST_ROWS - 1)
    assert net.odds(rows) == plainly(hidden, [0, 0], [1, 1, 1], rows)


def test_features_become_steps() -> None:
    """A feature's row says between which cuts it lies, and the sides have rows of their own."""
    cuts = [[10, 20], [], [5]]
    net = Net(packed([[0]] * 16), [0] * 16, [1], cuts)
    assert net.steps == 4
    for features, steps in (
        ([9, 3, 4], [4, 7, 8]),
        ([10, 3, 5], [5, 7, 9]),
        ([99, 0, 6], [6, 7, 9]),
    ):
        rows: list[int] = [1]
        net.add_steps(rows, features, 0)
        assert rows == [1, *steps]
        other: list[int] = []
        net.add_steps(other, features, 1)
        assert other == [step + 6 for step in steps]
