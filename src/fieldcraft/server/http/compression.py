"""Compresses what is large and no secret: scenes, scenarios, rules, positions.

How well a text compresses tells something about it.  Whoever can put words of their own beside a
secret, and see how long the answer gets, can guess the secret.  So only those paths are
compressed whose answers hold no token, link, address or key; every other answer goes as it is.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from functools import lru_cache
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fieldcraft.server.http.static import wanted_encoding

OPEN: Final = re.compile(
    r"/api/(openapi\.json|v1/(openapi\.json"
    r"|(games|rules|lessons)(/.*)?"
    r"|(matches|records)/[^/]+/(scene|table|log|positions|record|export|replay|verify)(/.*)?))"
)
LASTING: Final = re.compile(r"/api/v1/(games|rules|lessons)\b")
"""What is the same for everybody, and worth keeping packed."""
SHORTEST: Final = 1_400
"""Bytes: what fits into one packet of the net gains nothing."""
LEVEL: Final = 5
"""Of 1 to 9; beyond it takes twice as long for a fiftieth less."""
LONG: Final = 50_000
"""Bytes from which on it is done beside the loop that serves everybody: about a millisecond."""


class CompressionMiddleware:
    """Compresses the answers to reading requests on open paths."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on everything, some of it packed."""
        if scope["type"] == "http" and scope["method"] == "GET" and OPEN.fullmatch(scope["path"]):
            wanted = Headers(scope=scope).get("accept-encoding", "")
            is_wanted = wanted_encoding(wanted, {"gzip": b""}) == "gzip"
            send = _packing(send, is_wanted, LASTING.match(scope["path"]) is not None)
        await self.app(scope, receive, send)


def _packing(send: Send, is_wanted: bool, is_lasting: bool) -> Send:
    """A channel that holds the start of an answer back until its body is known."""
    start: Message | None = None

    async def packing(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            start = message
            return
        if start is None:
            await send(message)
            return
        headers = MutableHeaders(scope=start)
        body = message.get("body", b"")
        if _can_be_packed(start, headers) and not message.get("more_body", False):
            headers.add_vary_header("Accept-Encoding")
            if is_wanted and len(body) >= SHORTEST:
                packed = await _packed(body, is_lasting)
                headers["Content-Encoding"] = "gzip"
                headers["Content-Length"] = str(len(packed))
                message = {**message, "body": packed}
        await send(start)
        start = None
        await send(message)

    return packing


def _can_be_packed(start: Message, headers: Headers) -> bool:
    kind = headers.get("content-type", "")
    return (
        start["status"] == 200
        and "content-encoding" not in headers
        and "set-cookie" not in headers
        and kind.startswith(("application/json", "text/"))
    )


async def _packed(body: bytes, is_lasting: bool) -> bytes:
    if len(body) > LONG:
        return await asyncio.to_thread(_pack, body, is_lasting)
    return _pack(body, is_lasting)


def _pack(body: bytes, is_lasting: bool) -> bytes:
    return _pack_once(body) if is_lasting else gzip.compress(body, LEVEL, mtime=0)


@lru_cache(maxsize=64)
def _pack_once(body: bytes) -> bytes:
    """The same scenario and the same page of rules are asked for again and again."""
    return gzip.compress(body, LEVEL, mtime=0)


def install(app: FastAPI) -> None:
    """Stand before all else that answers."""
    app.add_middleware(CompressionMiddleware)
