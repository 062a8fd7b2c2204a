"""How the server and its worker processes talk: JSON behind its length, over pipes."""

from __future__ import annotations

import asyncio
from typing import Any, BinaryIO

import orjson

LENGTH_BYTES = 4
LARGEST = 64 * 1024 * 1024
"""No message is as long as this; a longer one means that the pipe has lost its way."""


class WireError(Exception):
    """The other end is gone, or what it says is no message."""


def pack(value: Any) -> bytes:
    """A message as it goes over the pipe; `Any`: plain values of any shape."""
    body = orjson.dumps(value)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def read_message(pipe: BinaryIO) -> Any | None:
    """The next message, waiting for it; None when the other end has closed."""
    head = pipe.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    body = pipe.read(int.from_bytes(head, "big"))
    return orjson.loads(body)


async def receive(pipe: asyncio.StreamReader) -> Any:
    """The same without blocking; `WireError` when the other end has closed."""
    try:
        size = int.from_bytes(await pipe.readexactly(LENGTH_BYTES), "big")
        if size > LARGEST:
            raise WireError(f"a message of {size} bytes")
        return orjson.loads(await pipe.readexactly(size))
    except (asyncio.IncompleteReadError, ConnectionError, orjson.JSONDecodeError) as error:
        raise WireError(type(error).__name__) from None
