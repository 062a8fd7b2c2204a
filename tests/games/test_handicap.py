"""Handicaps of Undaunted: Fog of War cards that begin in a side's deck, agreed on for a match."""

import pytest

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.core.options import StartError
from fieldcraft.games.undaunted.table.state import UndauntedState
from fieldcraft.games.undaunted.terms import DECK, HAND, SUPPLY
from fieldcraft.record.format.file import render
from fieldcraft.record.match import Match

NAMES = ("handicapFirst", "handicapSecond")


def fog(state: object, side: int) -> tuple[int, int]:
    """A side's Fog of War cards in deck and hand, and in its supply."""
    assert isinstance(state, UndauntedState)
    card = state.battle.fog
    begun = state.held(side, DECK, card) + state.held(side, HAND, card)
    return begun, state.held(side, SUPPLY, card)


@pytest.mark.parametrize("box", ["normandy", "north-africa"])
@pytest.mark.parametrize("side", [0, 1])
def test_fog_begins_in_the_deck(box: str, side: int) -> None:
    """So many of the side's own, out of its supply; the other's stay, and none is made up."""
    game = games.get(box)
    plain = game.start(1, key_from_seed(1))
    state = game.start(1, key_from_seed(1), {NAMES[side]: 3})
    before, supply = fog(plain, side)
    assert fog(state, side) == (before + 3, supply - 3)
    assert fog(state, 1 - side) == fog(plain, 1 - side)
    most = game.start(1, key_from_seed(1), {NAMES[side]: 8})
    assert fog(most, side) == (before + min(8, supply), max(0, supply - 8))
    assert state.view(0)["options"] == plain.view(0)["options"]


@pytest.mark.parametrize("value", [9, -1, True])
def test_what_cannot_be_a_handicap(value: int) -> None:
    """It is a number from 0 to 8, and the refusal says so."""
    with pytest.raises(StartError) as found:
        games.get("normandy").start(1, key_from_seed(1), {"handicapFirst": value})
    assert "from 0 (none) to 8" in str(found.value.remedy)


def test_a_record_tells_a_handicap_where_there_is_one() -> None:
    """And is played again with it; of no handicap it says nothing."""
    made = Match.start("normandy", 1, key_from_seed(1), {"handicapSecond": 4})
    text = render(made.record())
    assert "handicapSecond=4" in text
    assert Match.from_text(text).state.digest() == made.state.digest()
    none = Match.start("normandy", 1, key_from_seed(1), {"handicapSecond": 0})
    assert "handicap" not in render(none.record())
