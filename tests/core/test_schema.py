"""Declared log events: every name once, with its fields."""

from typing import Literal

import pytest
from typing_extensions import TypedDict

from fieldcraft.core.schema import vocabulary


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
