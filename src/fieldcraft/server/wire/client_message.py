"""What the server hears on the socket of a match: each message with its fields and their limits."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Discriminator, Field, RootModel

from fieldcraft.server.matches.requests import COUNTED_MOST, ActDone, Asked, Chosen
from fieldcraft.server.matches.talk.chat import LENGTH, ChatKey
from fieldcraft.server.wire.message_id import MessageId


class Heard(BaseModel):
    """A message; `id` comes back with its answer."""

    model_config = ConfigDict(strict=True)

    id: MessageId = None


class Hello(Heard):
    """Take a viewpoint, or change seat or language; the first message."""

    type: Literal["hello"]
    side: Annotated[
        str, Field(alias="as", max_length=40, description="A side you hold, or `spectator`")
    ]
    lang: str | None = None
    token: Annotated[
        str | None, Field(max_length=100, description="Of the seat; without it the cookie is used")
    ] = None
    log: Annotated[
        int | None, Field(description="With `version`: how many lines of the log you have")
    ] = None
    version: Annotated[int | None, Field(description="Of your last table")] = None
    changes: Annotated[
        bool, Field(description="Whether to be sent only what has changed of a table")
    ] = False


class ChooseMessage(Heard, Chosen):
    """Answer the question."""

    type: Literal["choose"]


class UndoMessage(Heard):
    """Take back your own last choice."""

    type: Literal["undo"]
    decision: Annotated[
        int | None, Field(ge=0, le=COUNTED_MOST, description="`answered` of your table")
    ] = None


class ActMessage(Heard, ActDone):
    """Do something besides playing."""

    type: Literal["act"]


class AskMessage(Heard, Asked):
    """Ask about your table; nothing changes."""

    type: Literal["ask"]


class ChatWritten(Heard):
    """Send a line to the other player."""

    type: Literal["chat"]
    text: Annotated[str, Field(max_length=LENGTH)]
    key: ChatKey | None = None


class Ping(Heard):
    """Ask whether anybody is there."""

    type: Literal["ping"]


Message = Hello | ChooseMessage | UndoMessage | ActMessage | AskMessage | ChatWritten | Ping


class ClientMessage(RootModel[Annotated[Message, Discriminator("type")]]):
    """Anything that a client says."""


MESSAGES: Final[dict[str, type[Message]]] = {
    get_args(shape.model_fields["type"].annotation)[0]: shape for shape in get_args(Message)
}
"""By their `type`."""
