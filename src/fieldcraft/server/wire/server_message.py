"""What the server tells on a match's socket; `live.sockets` and `live.messages` compose it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import RootModel
from typing_extensions import TypedDict

from fieldcraft.server.matches.rematch import RematchMessage
from fieldcraft.server.matches.talk.chat import ChatMessage
from fieldcraft.server.wire.answers import AnyAnswer
from fieldcraft.server.wire.declared import Also, As
from fieldcraft.server.wire.errors import ErrorBody
from fieldcraft.server.wire.message_id import MessageId
from fieldcraft.server.wire.table_message import ChangedTable, StatusNow, TableMessage


class DoneMessage(TypedDict):
    """What you asked for with this `id` is done, and safely stored."""

    type: Literal["answer"]
    id: MessageId


class ErrorMessage(TypedDict):
    """Nothing has changed; without an `id` it is no answer to anything."""

    type: Literal["error"]
    id: MessageId
    error: Annotated[dict[str, object], As(ErrorBody)]


class PresenceMessage(TypedDict):
    """Who is connected: which sides, and how many spectators."""

    type: Literal["presence"]
    seats: dict[str, bool]
    spectators: int


class StatusMessage(StatusNow):
    """Players, clocks and offers have changed, and nothing on the table."""

    type: Literal["status"]


class Pong(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]


class AnswerMessage(RootModel[Annotated[DoneMessage, Also(AnyAnswer)]]):
    """The answer to what you asked with this `id`."""


class ServerMessage(
    RootModel[
        TableMessage
        | ChangedTable
        | StatusMessage
        | AnswerMessage
        | DoneMessage
        | ErrorMessage
        | PresenceMessage
        | ChatMessage
        | RematchMessage
        | Pong
    ]
):
    """Anything that the server tells."""
