"""Declared log events: every name once, with its fields; frames as their slots are declared."""

from typing import Any, Literal

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError
from typing_extensions import TypedDict

from fieldcraft.core import Frame, Refusal, Slot, State, Visibility
from fieldcraft.core.schema import frame_shape, vocabulary


class Moves(TypedDict):
    """A step."""

    event: Literal["moves"]
    unit: str
    square: str


class OfUnit(TypedDict):
    """Two events of one shape."""

    event: Literal["breaks", "rallies"]
    unit: str


class MovesAgain(TypedDict):
    """A name that is taken."""

    event: Literal["moves"]


class Nameless(TypedDict):
    """A shape that any event could have."""

    event: str


class Asked(Frame[State]):
    """A frame with some slots."""

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        raise AssertionError("nothing is asked")


def test_a_vocabulary_has_every_event_with_its_fields() -> None:
    """Names are sorted, fields as they were declared, the name itself is none of them."""
    expected = {"breaks": ("unit",), "moves": ("unit", "square"), "rallies": ("unit",)}
    assert expected == vocabulary(Moves | OfUnit)


def test_an_event_is_declared_once() -> None:
    """The same name in two shapes is a mistake, and so is a shape without a name."""
    with pytest.raises(ValueError, match="moves is declared twice"):
        vocabulary(Moves | OfUnit | MovesAgain)
    with pytest.raises(TypeError, match="Nameless"):
        vocabulary(Moves | Nameless)


def test_frames_are_told_as_their_slots_are_declared() -> None:
    """By name and kind; null only where somebody may not know; a kind without words is a number."""
    frames = [
        Asked("aim", "aim", "X-1", [Slot("unit", "unit"), Slot("dice")]),
        Asked("hide", "hide", "X-2", [Slot("unit"), Slot("at", "hex", Visibility.OWNER)]),
    ]
    shape: Any = frame_shape("Told", frames, {"unit": str, "hex": str})
    told = TypeAdapter[Any](list[shape], config=ConfigDict(extra="forbid"))
    for fits in (
        {"frame": "aim", "unit": "squad-1", "dice": 2},
        {"frame": "hide", "unit": 3, "at": None},
    ):
        assert told.validate_python([fits], strict=True) == [fits]
    for wrong in (
        {"unit": "squad-1"},
        {"frame": "rest"},
        {"frame": "aim", "dice": None},
        {"frame": "aim", "morale": 7},
    ):
        with pytest.raises(ValidationError):
            told.validate_python([wrong], strict=True)
