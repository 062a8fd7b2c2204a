"""What somebody types comes back in refusals: it must be fit to be shown and kept."""

import pytest

from fieldcraft import games
from fieldcraft.core import WordError, canonical, key_from_seed


@pytest.mark.parametrize(
    "text", ["\ud800", "to \udfff", "play \x00", "at us:\ud801", "\u202e" * 90]
)
def test_a_refusal_can_be_kept_whatever_was_typed(text: str) -> None:
    """A lone surrogate or a control character never breaks the bytes of a refusal."""
    state = games.get("normandy").start("la-raye", key_from_seed(1))
    refusal = state.why_not(0, text)
    assert refusal is not None
    assert canonical(refusal.fields)


def test_inspecting_nonsense_is_refused_in_words() -> None:
    """`inspect` of too many or odd things carries a refusal that can be kept."""
    state = games.get("normandy").start("la-raye", key_from_seed(1))
    with pytest.raises(WordError) as caught:
        state.inspect(0, "\ud800", "2B", "3B")
    assert canonical(caught.value.refusal.fields)
