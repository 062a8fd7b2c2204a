"""The recorded games that meet every question are those that a search of all games finds."""

import pytest

from tests import strategies
from tests.games.enrolled import KEYS, record


def search(key: str) -> tuple[list[strategies.Trail], set[tuple[str, int]]]:
    """All games of the search: those of use, and what they meet."""
    found, trails = strategies.follow(key, strategies.everywhere(key))
    return trails, set(found)


@pytest.mark.slow
def test_the_recorded_games_are_those_of_use(update_golden: bool) -> None:
    """If this fails, the other tests search anew every time: `--update-golden` records it."""
    found = {key: search(key) for key in KEYS}
    if update_golden:
        told = {key: {"games": trails, "met": sorted(met)} for key, (trails, met) in found.items()}
        record(strategies.MET, told)
    assert {key: strategies.recorded(key) for key in KEYS} == found
