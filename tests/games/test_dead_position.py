"""A position in which nobody can ever draw again."""

from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.games.undaunted.content.position import normalise

EMPTY: dict[str, dict[str, Any]] = {
    "normandy": {"scenario": "la-raye", "counters": {"us:rifleman-a": "17B"}},
    "north-africa": {"scenario": "landing-ground-7", "counters": {"lrdg:scout": "12A"}},
}


@pytest.mark.timeout(20)
@pytest.mark.parametrize("key", EMPTY)
def test_rounds_do_not_run_for_ever_without_cards(key: str) -> None:
    """With every card gone the sides are still asked, so that they can agree on an end.

    Clauses: C-06.
    """
    spec = normalise({**EMPTY[key], "clear": True}, key)
    state = games.get(key).position(spec, key_from_seed(1))
    for _ in range(6):
        (side,) = state.decision.sides if state.decision else ()
        assert [state.word(option) for option in state.options(side)] == ["end"]
        state.choose(side, state.parse("end"))
    assert state.view(0)["round"] == 4


@pytest.mark.timeout(20)
@pytest.mark.parametrize("key", EMPTY)
def test_a_round_limit_ends_a_dead_position(key: str) -> None:
    """With the option `roundLimit` the comparison of points ends what no rule would end.

    Clauses: C-06.
    """
    spec = normalise({**EMPTY[key], "clear": True, "options": {"roundLimit": 3}}, key)
    state = games.get(key).position(spec, key_from_seed(1))
    for _ in range(6):
        (side,) = state.decision.sides if state.decision else ()
        state.choose(side, state.parse("end"))
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.margin) == ("round-limit", 0)
