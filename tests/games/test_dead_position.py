"""A position in which nobody can ever draw again."""

from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import State, key_from_seed
from fieldcraft.games.undaunted.content.position import normalise
from tests.games.traits import traits_of

EXHAUSTED = [key for key in games.keys() if traits_of(key).exhausted is not None]  # noqa: SIM118


def exhausted(key: str, **more: Any) -> State:
    """The position without cards that a game declares."""
    spec = normalise({**(traits_of(key).exhausted or {}), "clear": True, **more}, key)
    return games.get(key).position(spec, key_from_seed(1))


@pytest.mark.timeout(20)
@pytest.mark.parametrize("key", EXHAUSTED)
def test_rounds_do_not_run_for_ever_without_cards(key: str) -> None:
    """With every card gone the sides are still asked, so that they can agree on an end.

    Clauses: C-06.
    """
    state = exhausted(key)
    for _ in range(6):
        (side,) = state.decision.sides if state.decision else ()
        assert [state.word(option) for option in state.options(side)] == ["end"]
        state.choose(side, state.parse("end"))
    assert state.view(0)["round"] == 4


@pytest.mark.timeout(20)
@pytest.mark.parametrize("key", EXHAUSTED)
def test_a_round_limit_ends_a_dead_position(key: str) -> None:
    """With the option `roundLimit` the comparison of points ends what no rule would end.

    Clauses: C-06.
    """
    state = exhausted(key, options={"roundLimit": 3})
    for _ in range(6):
        (side,) = state.decision.sides if state.decision else ()
        state.choose(side, state.parse("end"))
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.margin) == ("round-limit", 0)
