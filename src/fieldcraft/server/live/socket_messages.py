"""Messages that arrive on a socket: parsing, checking, and how many are accepted."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import orjson
from pydantic import ValidationError

from fieldcraft.i18n import Speaker
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.expected import places
from fieldcraft.server.wire.client_message import MESSAGES, Message
from fieldcraft.server.wire.message_id import ID_LENGTH, MessageId

MESSAGE_MOST: Final = 16_384
"""Bytes in a message."""
RATE: Final = 30.0
"""Messages per second that a socket may send on average …"""
BURST: Final = 120.0
"""… and at once."""


class MalformedMessage(ApiError):
    """What arrived is not a message: where it is wrong, and what would do (`server-field-WHAT`)."""

    def __init__(self, where: str, what: str, **values: str | int) -> None:
        super().__init__(422, "bad-request")
        self.where, self.what = where, what
        self.told = {name: str(value) for name, value in values.items()}  # without separators

    def body(self, speaker: Speaker) -> dict[str, object]:
        """The error with its place."""
        what = speaker.say(f"server-field-{self.what}", **self.told)
        return {**super().body(speaker), "places": [{"where": self.where, "what": what}]}


class WrongFields(MalformedMessage):
    """A message with fields that are not as they are declared; each is told."""

    def __init__(self, number: MessageId, errors: Sequence[Mapping[str, Any]]) -> None:
        super().__init__("message", "wrong")
        self.number, self.errors = number, errors

    def body(self, speaker: Speaker) -> dict[str, object]:
        """The error with its places."""
        return {**ApiError.body(self, speaker), "places": places(speaker, self.errors, None)}


class Allowance:
    """A token bucket: a socket may send as fast as anybody can play, but no faster."""

    def __init__(self) -> None:
        self._left = BURST
        self._counted = time.monotonic()

    def take(self) -> bool:
        """Count a message; False if it is one too many."""
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._counted) * RATE) - 1
        self._counted = now
        return self._left >= 0


def parse(received: Any) -> Message:  # Any: an ASGI event
    """The message in a WebSocket frame; raises `MalformedMessage`."""
    data = received.get("text") or received.get("bytes") or b""
    if len(data) > MESSAGE_MOST:
        raise MalformedMessage("message", "most", limit=MESSAGE_MOST)
    try:
        message = orjson.loads(data)
    except orjson.JSONDecodeError:
        raise MalformedMessage("message", "shape-json") from None
    if not isinstance(message, dict):
        raise MalformedMessage("message", "shape-object")
    kind, number = message.get("type"), message.get("id")
    shape = MESSAGES.get(kind) if isinstance(kind, str) else None
    if shape is None:
        raise MalformedMessage("type", "one-of", known=", ".join(MESSAGES))
    is_short = isinstance(number, str) and len(number) <= ID_LENGTH
    if not (number is None or type(number) is int or is_short):
        raise MalformedMessage("id", "wrong")
    try:
        return shape.model_validate(message)
    except ValidationError as error:
        told = error.errors(include_url=False, include_input=False)
        raise WrongFields(number, told) from None
