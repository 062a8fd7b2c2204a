"""What the log tells of acts of the table, beside the game's own events: each declared once."""

from __future__ import annotations

from typing import Final, Literal

from typing_extensions import TypedDict

from fieldcraft.core import PUBLIC, Event
from fieldcraft.core.contract import logged


class ActOfSide(TypedDict):
    """A side resigns, loses on time, or left the match."""

    event: Literal["resigns", "flag", "leaves"]
    side: str


class WonByAct(TypedDict):
    """Who wins by it."""

    event: Literal["wins"]
    side: str
    reason: str


class DrawAgreed(TypedDict):
    """Both agree on a draw."""

    event: Literal["drawn"]
    reason: str


class Abandoned(TypedDict):
    """The match ends without a result."""

    event: Literal["abandon"]


class TakenBack(TypedDict):
    """So many choices are taken back by consent."""

    event: Literal["takeback"]
    count: int


class OrderCarriedOut(TypedDict):
    """An order that a player has left behind has answered for them; nobody else is told."""

    event: Literal["standing-order"]
    side: str
    standing: str
    """Its line, as `standing_order` reads it."""


ORDER: Final = "standing-order"
TableEvent = ActOfSide | WonByAct | DrawAgreed | Abandoned | TakenBack | OrderCarriedOut
"""Every act of the table, told apart by `event`."""


def order_event(side: int, word: str, line: str) -> Event:
    """The event that a side alone is told of its order."""
    told: OrderCarriedOut = {"event": "standing-order", "side": word, "standing": line}
    return logged(told, side)


def table_event(event: TableEvent) -> Event:
    """The event that everyone is told of an act."""
    return logged(event, PUBLIC)
