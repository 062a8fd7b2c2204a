"""Forecasts: of what is offered, and of nothing else."""

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.games.undaunted.content.position import normalise


def test_what_is_not_offered_meets_nothing() -> None:
    """An own counter, one off the board or an integer that is no option has no forecast.

    Clauses: U-702, U-703.
    """
    position = {"scenario": "la-raye", "us": {"hand": ["rifleman-a", "rifleman-b"]}}
    state = games.get("normandy").position(normalise(position), key_from_seed(1))
    for words in ("play rifleman-a", "attack"):
        state.choose(0, state.parse(words))
    assert [one.target for one in state.forecast(0, state.parse("at de:rifleman-a"))] == [
        "de:rifleman-a"
    ]
    for words in ("at de:sniper", "at us:rifleman-a", "attack"):
        assert state.forecast(0, state.parse(words)) == []
    assert state.forecast(0, state.parse("at de:sniper") | 63) == []
    assert state.forecast(1, state.parse("at us:rifleman-a")) == []
