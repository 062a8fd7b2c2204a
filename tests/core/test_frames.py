"""Frames: slots that are numbered once, frames that wait, results that are delivered."""

from typing import Any, Final

import pytest

from fieldcraft import games
from fieldcraft.core import Frame, Refusal, Slot, State, key_from_seed
from tests.skirmish.frames import Kind
from tests.skirmish.game import SkirmishGame
from tests.skirmish.rolls import Reveal, Time


class Numbered(Frame[State]):
    """Two slots with their names."""

    SIDE: Final = 0
    CARDS_LEFT: Final = 1

    def __init__(self, slots: list[Slot]) -> None:
        super().__init__("numbered", "", "X-1", slots)

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        raise AssertionError("nothing is asked")


def test_a_slot_stands_where_its_constant_says() -> None:
    """A frame that numbers its slots otherwise than it declares them cannot be made."""
    assert Numbered([Slot("side"), Slot("cards-left")]).width == 2
    with pytest.raises(TypeError, match="numbered: CARDS_LEFT is not 0"):
        Numbered([Slot("cards-left"), Slot("side")])


@pytest.mark.parametrize("key", [*games.keys(), "skirmish"])
def test_every_slot_has_its_constant(key: str) -> None:
    """Nobody needs a literal number to read a slot."""
    game = SkirmishGame() if key == "skirmish" else games.get(key)
    state = game.start(game.scenarios()[0], key_from_seed(1))
    missing = [
        f"{type(frame).__name__}.{slot.constant}"
        for frame in state.frames
        for slot in frame.slots
        if not hasattr(type(frame), slot.constant)
    ]
    assert missing == []


def table() -> Any:
    """A skirmish with an empty stack."""
    state = SkirmishGame().start("meeting", key_from_seed(1))
    state.stack = []
    return state


def test_a_frame_below_is_found_and_read() -> None:
    """`find` gives the nearest frame of a kind, whose slots can be read and written."""
    s = table()
    s.push(Kind.REVEAL, [0, -1, 1, 7])
    s.push(Kind.REROLL, [0])
    assert s.top() == Kind.REROLL
    place = s.find(Kind.REVEAL)
    assert place == s.under()
    assert s.kind_at(place) == Kind.REVEAL
    assert s.slot_at(place, Reveal.CARD) == 7
    s.set_slot_at(place, Reveal.CARD, 8)
    s.pop()
    assert s.slot(Reveal.CARD) == 8
    assert s.find(Kind.REROLL) == -1
    assert s.under() == -1
    assert s.kind_at(s.under()) == -1


def test_a_result_is_delivered_to_the_frame_that_waits() -> None:
    """`deliver` ends the top frame and fills the slot `result` below; without one it is a bug."""
    s = table()
    s.push(Kind.TIME, [0, -1, 1, 0])
    s.push(Kind.ROLL, [0, 1, 0, 0, 0, 0, 0, 0])
    s.deliver(9)
    assert s.top() == Kind.TIME
    assert s.slot(Time.RESULT) == 9
    s.push(Kind.DRAW_UP, [0])
    s.push(Kind.REROLL, [0])
    with pytest.raises(AssertionError, match="draw-up waits for no result"):
        s.deliver(9)


def test_nothing_lies_on_an_empty_stack() -> None:
    """The top of nothing is no frame."""
    assert table().top() == -1
