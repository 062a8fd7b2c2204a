"""Messages between the server and its workers: length-prefixed JSON over pipes."""

from __future__ import annotations

import asyncio
from typing import Any, BinaryIO

import orjson

LENGTH_BYTES = 4
LARGEST = 64 * 1024 * 1024
"""Bytes; a longer message means that the pipe is out of step."""


class WireError(Exception):
    """The other end is gone, or sent no valid message."""


def pack(value: Any) -> bytes:
    """A message as it goes over the pipe; `Any`: plain values of any shape."""
    body = orjson.dumps(value)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def read_message(pipe: BinaryIO) -> Any | None:
    """Wait for the next message; None when the other end has closed."""
    head = pipe.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    body = pipe.read(int.from_bytes(head, "big"))
    return orjson.loads(body)


async def receive(pipe: asyncio.StreamReader) -> Any:
    """The next message, without blocking; `WireError` when the other end has closed."""
    try:
        size = int.from_bytes(await pipe.readexactly(LENGTH_BYTES), "big")
        if size > LARGEST:
            raise WireError(f"a message of {size} bytes")
        return orjson.loads(await pipe.readexactly(size))
    except (asyncio.IncompleteReadError, ConnectionError, orjson.JSONDecodeError) as error:
        raise WireError(type(error).__name__) from None
