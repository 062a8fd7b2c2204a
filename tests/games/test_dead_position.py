"""A position in which nobody can ever draw again."""

import pytest

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.games.undaunted.content.position import normalise


@pytest.mark.timeout(20)
def test_rounds_do_not_run_for_ever_without_cards() -> None:
    """With every card gone the sides are still asked, so that they can agree on an end.

    Clauses: C-06.
    """
    spec = normalise({"scenario": "la-raye", "clear": True, "counters": {"us:rifleman-a": "17B"}})
    state = games.get("normandy").position(spec, key_from_seed(1))
    for _ in range(6):
        (side,) = state.decision.sides if state.decision else ()
        assert [state.word(option) for option in state.options(side)] == ["end"]
        state.choose(side, state.parse("end"))
    assert state.view(0)["round"] == 4
