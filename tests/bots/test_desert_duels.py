"""Greedy against random in North Africa, in scenarios of different goals."""

import pytest

from fieldcraft.lab import simulate

DIFFERENT_GOALS = [1, 3, 8, 9]
"""Objectives; escape against neutralising; neutralising on both sides; hold, then escape."""
LIMIT = 3000
"""A dead position (C-06) asks for ever."""


@pytest.mark.parametrize("scenario", DIFFERENT_GOALS)
def test_greedy_wins_from_both_sides(scenario: int) -> None:
    """A few games, seats swapped: random wins at most one."""
    bots = ("greedy", "random")
    summary = simulate("north-africa", scenario, 6, bots, 1, swap_seats=True, limit=LIMIT)
    assert summary.wins_by_bot[0] >= 5


@pytest.mark.slow
@pytest.mark.parametrize("scenario", DIFFERENT_GOALS)
def test_greedy_wins_in_numbers(scenario: int) -> None:
    """Two hundred games, seats swapped: at least nine of ten are won."""
    bots = ("greedy", "random")
    summary = simulate("north-africa", scenario, 200, bots, 1, swap_seats=True, limit=LIMIT)
    assert summary.wins_by_bot[0] >= 180


@pytest.mark.slow
@pytest.mark.parametrize("scenario", range(1, 12))
def test_greedy_comes_to_an_end_with_itself(scenario: int) -> None:
    """Ten games end in a sensible number of rounds, but for a rare dead position."""
    bots = ("greedy", "greedy")
    summary = simulate("north-africa", scenario, 10, bots, 1, swap_seats=True, limit=LIMIT)
    assert summary.unfinished <= 1
    assert summary.rounds.median < 25
