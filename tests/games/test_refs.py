"""What an answer points at, so that a board can be clicked: seats, who gets out, the way off."""

from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import State, key_from_seed
from fieldcraft.games.undaunted.content.position import normalise


def position(**spec: Any) -> State:
    """A position in the desert."""
    return games.get("north-africa").position(normalise(spec, "north-africa"), key_from_seed(1))


def pointed(state: State) -> dict[str, list[str]]:
    """The answers offered now, with what each points at."""
    return {state.word(one): state.refs(one) for one in state.options(0)}


def used(card: str, **spec: Any) -> dict[str, list[str]]:
    """The uses of a card of the LRDG."""
    state = position(scenario="barce", lrdg={"hand": [card]}, **spec)
    state.choose(0, state.parse(f"play {card}"))
    return pointed(state)


def test_a_seat_does_something_else_than_its_soldier() -> None:
    """Two suppressions are told apart: the card's own, and that of the seat (NA-402)."""
    offered = used("machine-gunner")
    assert offered["suppress"] == ["action:suppress"]
    assert offered["seat suppress"] == ["seat:suppress", "counter:lrdg:patrol-truck"]


def test_who_sits_gets_out() -> None:
    """Getting out points at the soldier (NA-413), changing places at the other (NA-405)."""
    offered = used("scout")
    assert offered["exit"] == ["counter:lrdg:scout"]
    assert offered["switch lrdg:sergeant"] == ["counter:lrdg:sergeant"]


@pytest.mark.parametrize("card", ["sniper", "anti-tank-rifleman"])
def test_who_stands_alone_points_at_no_seat(card: str) -> None:
    """On foot with no vehicle near there is no seat to point at."""
    refs = [ref for refs in used(card).values() for ref in refs]
    assert not [ref for ref in refs if ref.startswith("seat:")]


@pytest.mark.parametrize(
    ("words", "ref"),
    [
        ("fort wire", "fort:wire"),
        ("space 5", "space:5"),
        ("side allies", "side:allies"),
        ("exit", "edge:allies"),
        ("to C7", "hex:C7"),
    ],
)
def test_what_lies_beside_the_hexes_can_be_clicked_too(words: str, ref: str) -> None:
    """Fortifications, the time track, a side and the enemy's map edge (CC-7.2.1)."""
    state = games.get("combat-commander").start("lipki-farm", key_from_seed(1))
    assert state.refs(state.parse(words)) == [ref]
