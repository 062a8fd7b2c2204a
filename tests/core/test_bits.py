"""Sets as bits: the lowest, the n-th, how many."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fieldcraft.core.bits import count_of, lowest, nth

MASKS = st.integers(min_value=0, max_value=(1 << 60) - 1)


@pytest.mark.parametrize("place", range(60))
def test_every_place_is_found(place: int) -> None:
    """The remainders tell all sixty places apart."""
    assert lowest(1 << place) == place
    assert lowest((1 << 60) - (1 << place)) == place


@given(mask=MASKS)
def test_places_in_their_order(mask: int) -> None:
    """The n-th place is the n-th of all places whose bit is set."""
    places = [place for place in range(60) if mask >> place & 1]
    assert count_of(mask) == len(places)
    assert [nth(mask, number) for number in range(len(places))] == places
    with pytest.raises(IndexError):
        nth(mask, len(places))
