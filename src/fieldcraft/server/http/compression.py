"""Compresses large public responses: scenes, scenarios, rules, positions.

How well a text compresses reveals something about it: an attacker who can place text next to a
secret and see the length of the response can guess the secret. So only paths whose responses
contain no token, link, address or key are compressed.
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
"""Paths whose responses are the same for everybody, and are cached compressed."""
SHORTEST: Final = 1_400
"""Bytes; what fits into one network packet gains nothing."""
LEVEL: Final = 5
"""From 1 to 9; higher levels take twice as long to save two per cent more."""
LONG: Final = 50_000
"""Bytes from which compression runs in a thread, as it takes about a millisecond."""


class CompressionMiddleware:
    """Compresses responses to GET requests on public paths."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, compressed where allowed."""
        if scope["type"] == "http" and scope["method"] == "GET" and OPEN.fullmatch(scope["path"]):
            wanted = Headers(scope=scope).get("accept-encoding", "")
            is_wanted = wanted_encoding(wanted, {"gzip": b""}) == "gzip"
            send = _packing(send, is_wanted, LASTING.match(scope["path"]) is not None)
        await self.app(scope, receive, send)


def _packing(send: Send, is_wanted: bool, is_lasting: bool) -> Send:
    """A `send` that holds the start of a response back until its body is known."""
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
    """Compress, remembering the last results: the same scenarios and rules are requested
    repeatedly."""
    return gzip.compress(body, LEVEL, mtime=0)


def install(app: FastAPI) -> None:
    """Install as the outermost middleware so far."""
    app.add_middleware(CompressionMiddleware)
