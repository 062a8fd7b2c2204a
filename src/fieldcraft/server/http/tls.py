"""TLS for servers without a proxy: a certificate and its key.

The handshake happens behind the guard of `connections`, so that half a handshake is counted, and
ended, like half a header.
"""

from __future__ import annotations

import asyncio
import ssl
from pathlib import Path
from typing import Any

from fieldcraft.server.http.connections import HEADER_SECONDS, GuardedProtocol


class Certificate:
    """A certificate and its key; renewed files are read without a restart."""

    def __init__(self, certificate: Path, key: Path) -> None:
        self.files = certificate, key
        self._read: tuple[float, ...] = ()
        self._context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        self._context.set_alpn_protocols(["http/1.1"])
        self._load()

    def context(self) -> ssl.SSLContext:
        """The context for the next connection; files that cannot be read leave the last one."""
        try:
            if self._changed() != self._read:
                self._load()
        except OSError:  # between two files that belong together
            pass
        return self._context

    def _changed(self) -> tuple[float, ...]:
        return tuple(file.stat().st_mtime for file in self.files)

    def _load(self) -> None:
        read = self._changed()
        # Into a new context first, so that a wrong pair does not spoil the one in use.
        fresh = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        for context in (fresh, self._context):
            context.load_cert_chain(*self.files, password="")  # none is asked for at the terminal
        self._read = read

    def __call__(self, **kept: Any) -> TlsGate:
        """A protocol for a new connection, as uvicorn makes them."""
        return TlsGate(self, GuardedProtocol(**kept))


class TlsGate(asyncio.Protocol):
    """Counts a connection, shakes hands, and passes it on."""

    def __init__(self, certificate: Certificate, behind: GuardedProtocol) -> None:
        self.certificate = certificate
        self.behind = behind
        self.early: list[bytes] = []
        """What arrived with the end of the handshake."""
        self.task: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it before anything is read from it."""
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()
        self.behind.enter(transport)
        if self.behind.counted is not None:
            self.task = asyncio.create_task(self._shake_hands(transport))

    def data_received(self, data: bytes) -> None:
        """Keep it until the handshake's end is known here."""
        self.early.append(data)

    async def _shake_hands(self, transport: asyncio.Transport) -> None:
        loop = asyncio.get_running_loop()
        try:
            secure = await loop.start_tls(
                transport,
                self,
                self.certificate.context(),
                server_side=True,
                ssl_handshake_timeout=HEADER_SECONDS,
            )
        except OSError:  # errors of TLS and timeouts are among them
            secure = None
        if not isinstance(secure, asyncio.Transport) or secure.is_closing():
            transport.abort()
            self.behind.leave()
            return
        secure.set_protocol(self.behind)
        self.behind.connection_made(secure)
        for data in self.early:
            self.behind.data_received(data)
