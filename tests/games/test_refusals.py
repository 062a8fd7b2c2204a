"""Refusals: what their fields say is so."""

from fieldcraft import games
from fieldcraft.core import SPECTATOR, State, key_from_seed
from fieldcraft.i18n import Speaker, tell_refusal


def told(state: State, side: int) -> str:
    """What a side hears in English that says `end` when it is not asked."""
    refusal = state.why_not(side, "end")
    assert refusal is not None
    return tell_refusal(Speaker("en"), refusal.reason, refusal.fields)


def test_a_side_that_is_not_asked_hears_who_is() -> None:
    """The match waits for the side that decides, not for the one that spoke out of turn.

    Clauses: U-306, U-311.
    """
    state = games.get("normandy").start("la-raye", key_from_seed(1))
    assert told(state, SPECTATOR) == "It is not your decision now."
    state.choose(0, state.options(0)[0])
    for side in (0, SPECTATOR):
        assert told(state, side) == "It is not your decision now. Waiting for: Germany."
    state.choose(1, state.options(1)[0])
    first = state.asked
    name = ("US", "Germany")[first]
    assert told(state, 1 - first) == f"It is not your decision now. Waiting for: {name}."
