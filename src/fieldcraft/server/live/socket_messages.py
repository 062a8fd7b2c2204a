"""Messages that arrive on a socket: parsing, checking, and how many are accepted."""

from __future__ import annotations

import time
from typing import Any, Final

import orjson

from fieldcraft.i18n import Speaker
from fieldcraft.server.http.errors import ApiError

MESSAGE_MOST: Final = 16_384
"""Bytes in a message."""
ID_LENGTH: Final = 64
RATE: Final = 30.0
"""Messages per second that a socket may send on average …"""
BURST: Final = 120.0
"""… and at once."""

Message = dict[str, Any]  # JSON, hence Any


KINDS: Final = ("hello", "choose", "undo", "act", "ask", "chat", "ping")


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


def unknown_kind() -> MalformedMessage:
    """There is no such message."""
    return MalformedMessage("type", "one-of", known=", ".join(KINDS))


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
    if not isinstance(message.get("type"), str):
        raise unknown_kind()
    number = message.get("id")
    is_short = isinstance(number, str) and len(number) <= ID_LENGTH
    if not (number is None or isinstance(number, int) or is_short):
        raise MalformedMessage("id", "wrong")
    return message


def text_field(message: Message, name: str, most: int) -> str:
    """A text of limited length; raises `MalformedMessage`."""
    value = message.get(name)
    if value is None:
        raise MalformedMessage(name, "missing")
    if not isinstance(value, str):
        raise MalformedMessage(name, "shape-text")
    if len(value) > most:
        raise MalformedMessage(name, "most", limit=most)
    return value


def int_field(message: Message, name: str, least: int, most: int) -> int:
    """An integer in a range; raises `MalformedMessage`."""
    value = message.get(name)
    if value is None:
        raise MalformedMessage(name, "missing")
    if not isinstance(value, int) or isinstance(value, bool):
        raise MalformedMessage(name, "shape-number")
    if not least <= value <= most:
        limit = "least" if value < least else "most"
        raise MalformedMessage(name, limit, limit=least if value < least else most)
    return value


def texts_field(message: Message, name: str, count: int, most: int) -> list[str]:
    """A list of texts of limited length, empty if it is missing; raises `MalformedMessage`."""
    value = message.get(name, [])
    if not isinstance(value, list):
        raise MalformedMessage(name, "shape-list")
    if len(value) > count:
        raise MalformedMessage(name, "most", limit=count)
    return [text_field({name: one}, name, most) for one in value]
