"""Sockets that take whole frames: what a crowd is sent is made once, and goes out as it is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from fieldcraft.server.http.connections import Connection, Connections

FRAME: Final = "fieldcraft.frame"
"""An extension of ASGI: what sends a socket bytes as they are."""
SendFrames = Callable[[bytes], Awaitable[None]]


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket on a connection that stays counted."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        before = self.transport.get_protocol()
        self.all: Connections = self.config.app.state.connections  # type: ignore[union-attr]
        self.counted: Connection | None = getattr(before, "counted", None)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted is not None:
            self.all.leave(self.counted)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope.setdefault("extensions", {})
            extensions[FRAME] = self.send_frames  # type: ignore[assignment]

    async def send_frames(self, frames: bytes) -> None:
        """Send whole frames as they are; `ClientDisconnected` if the socket is not open."""
        await self.writable.wait()
        if (
            not self.handshake_complete
            or self.disconnected
            or self.close_sent
            or self.conn.state is not State.OPEN
        ):
            raise ClientDisconnected
        self.transport.write(frames)


def text_frame(data: bytes) -> bytes:
    """A text message as a server sends it: one frame, neither masked nor compressed (RFC 6455).

    >>> text_frame(b"ab"), text_frame(b"a" * 300)[:5], len(text_frame(b"a" * 70_000)) - 70_000
    (b'\\x81\\x02ab', b'\\x81~\\x01,a', 10)
    """
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), data)
