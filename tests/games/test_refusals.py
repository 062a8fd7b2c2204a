"""Refusals: what their fields say is so."""

import pytest

from fieldcraft import games
from fieldcraft.core import EVERYONE, SPECTATOR, State, key_from_seed
from fieldcraft.i18n import Speaker, tell_refusal
from fieldcraft.record.match import Match
from fieldcraft.record.play.step import Refused
from tests import strategies
from tests.games import harness
from tests.games.enrolled import clauses
from tests.games.traits import traits_of


def told(state: State, side: int) -> str:
    """What a side hears in English that says `end` when it is not asked."""
    refusal = state.why_not(side, "end")
    assert refusal is not None
    return tell_refusal(
        Speaker("en", game=str(state.view(-1)["game"])), refusal.reason, refusal.fields
    )


def test_a_side_that_is_not_asked_hears_who_is() -> None:
    """The match waits for the side that decides, not for the one that spoke out of turn.

    Clauses: U-306, U-311.
    """
    state = games.get("normandy").start("la-raye", key_from_seed(1))
    assert told(state, SPECTATOR) == "It is not your decision now."
    state.choose(0, state.options(0)[0])
    for side in (0, SPECTATOR):
        assert told(state, side) == "It is not your decision now. Waiting for Germany."
    state.choose(1, state.options(1)[0])
    first = state.asked
    name = ("US", "Germany")[first]
    assert told(state, 1 - first) == f"It is not your decision now. Waiting for {name}."


NO_OPTIONS = (-1, -(10**30), 0, 5, 63, 127, 10**30)


@pytest.mark.parametrize("key", games.keys())
def test_any_integer_is_offered_or_refused(key: str) -> None:
    """Whatever is being asked, an integer that stands for nothing gets a refusal like any other."""
    for (_, side), state in strategies.asking(key).items():
        for option in (*NO_OPTIONS, *traits_of(key).numbers):
            if option in state.legal(side):
                continue
            refusal = state.refusal(side, option)
            assert refusal.clause in clauses()
            harness.check_refusal(refusal, key)


@pytest.mark.parametrize("key", games.keys())
def test_any_word_at_any_question_is_offered_or_refused(key: str) -> None:
    """Whatever is being asked, every word of the game gets an answer with a clause that exists."""
    for (_, asked), state in strategies.asking(key).items():
        for side in (asked, -1):
            harness.check_words(state, side, [*traits_of(key).words(state), *harness.JUNK])


def test_a_match_refuses_an_integer_that_is_no_option() -> None:
    """The match goes on, unchanged."""
    match = Match.start("normandy", "la-raye", key_from_seed(7))
    before = match.state.digest()
    for option in (-1, 127, 10**30):
        with pytest.raises(Refused, match="not-asked U-306"):
            match.take(0, option)
    assert match.state.digest() == before


@pytest.mark.parametrize("key", games.keys())
def test_only_an_option_has_words(key: str) -> None:
    """An integer beyond the cards, tiles, counters, actions or seats there are has none."""
    state = games.get(key).start(games.get(key).scenarios()[0], key_from_seed(1))
    last = traits_of(key).numbers.stop
    offered = [option for option in range(-64, last + last // 20) if has_words(state, option)]
    assert max(offered) < last
    assert offered == [state.parse(state.word(option)) for option in offered]


def has_words(state: State, option: int) -> bool:
    """Whether an integer can be said."""
    try:
        return bool(state.word(option))
    except ValueError:
        return False


def test_both_together_are_offered_nothing() -> None:
    """While both bid, the options are each side's own."""
    state = games.get("normandy").start("la-raye", key_from_seed(1))
    assert state.asked == EVERYONE
    assert state.legal(EVERYONE) == state.options(EVERYONE) == []
    assert state.why_not(EVERYONE, "end") is not None
