"""What somebody types comes back in refusals: it must be fit to be shown and kept."""

import pytest

from fieldcraft import games
from fieldcraft.core import State, WordError, canonical, key_from_seed

ODD = [
    *("\ud800", "to \udfff", "play \x00", "at us:\ud801", "\u202e" * 90),
    *("enter \ud800 1", "enter it:scout-car \ud800", "shift \x00", "at hang\ud801r", "seat \u202e"),
    *("enter it:scout-car 1 1", "enter lrdg:scout 1", "shift 99999999999999999999", "mark \udfff"),
]


def begun(key: str) -> State:
    """A match of the first scenario."""
    game = games.get(key)
    return game.start(game.scenarios()[0], key_from_seed(1))


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_a_refusal_can_be_kept_whatever_was_typed(key: str, text: str) -> None:
    """A lone surrogate or a control character never breaks the bytes of a refusal."""
    refusal = begun(key).why_not(0, text)
    assert refusal is not None
    assert canonical(refusal.fields)


@pytest.mark.parametrize("key", games.keys())
def test_inspecting_nonsense_is_refused_in_words(key: str) -> None:
    """`inspect` of too many or odd things carries a refusal that can be kept."""
    for things in (("\ud800", "2B", "3B"), ("hang\ud800r",), ("\x00", "1A"), ()):
        with pytest.raises(WordError) as caught:
            begun(key).inspect(0, *things)
        assert canonical(caught.value.refusal.fields)
