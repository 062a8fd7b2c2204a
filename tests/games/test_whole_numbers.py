"""What is told is told alike by every build: whole numbers are never 2.0."""

from collections.abc import Iterator
from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import SPECTATOR, Chance, Event, key_from_seed
from tests.games.enrolled import ENROLLED

CHOICES = 150


def unwhole(value: Any, path: str = "") -> Iterator[str]:
    """Where a whole number is told as another kind of number."""
    if isinstance(value, float) and value.is_integer():
        yield path
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from unwhole(one, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for place, one in enumerate(value):
            yield from unwhole(one, f"{path}.{place}")


@pytest.mark.parametrize(("game", "scenario"), ENROLLED)
def test_whole_numbers_are_told_as_such(game: str, scenario: str) -> None:
    """In every view and log of a game at random; compiled, a `float` would make 2.0 of 2."""
    rules, rng = games.get(game), Chance(key_from_seed(11))
    state = rules.start(scenario, key_from_seed(12), rules.quick_options())
    for number in range(CHOICES):
        if state.finished:
            break
        side = 0 if state.question(0) else 1
        options = state.legal(side)
        events: list[Event] = []
        state.choose(side, options[rng.below(len(options))], events)
        told: list[Any] = [event.fields for event in events]
        if number % 10 == 0:
            told += [state.view(viewer) for viewer in (0, 1, SPECTATOR)]
        assert not list(unwhole(told))
