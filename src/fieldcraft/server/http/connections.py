"""Connections: how many an address may have, and how long they may keep the server waiting.

The application hears of a request once its headers are complete, and of a socket once it is open.
Whoever sends half a header, drips a body, reads no answer or is merely idle is dealt with here: a
connection that keeps us waiting ends after a limit, and when there are too many, the one that has
waited longest makes room for the next, so that nobody is shut out by connections that do nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fieldcraft.server.http.limits import line_of
from fieldcraft.server.http.metrics import CONNECTIONS, DROPPED
from fieldcraft.server.settings import Settings

HEADER_SECONDS: Final = 10.0
"""Seconds from a new connection to the end of its first request's headers."""
KEEP_ALIVE_SECONDS: Final = 5
"""Seconds that a connection may idle between two requests."""
UNREAD_SECONDS: Final = 30.0
"""Seconds after which a client that reads nothing of what it was sent is given up."""
HEADER_BYTES: Final = 64 * 1024
SWEEP_SECONDS: Final = 1.0
DESCRIPTORS: Final = 65_536
"""As many open files as the system allows, but no more than this, are asked for."""
SPARE: Final = 128
"""Open files that are left for databases, workers and pages."""


class Connection:
    """One connection, of a browser or a proxy."""

    def __init__(self, transport: asyncio.Transport, address: str, until: float) -> None:
        self.transport = transport
        self.address = address
        """What it is counted under; empty for a trusted proxy, which speaks for many."""
        self.until: float | None = until
        """When it ends unless headers are complete by then; None while a request is handled."""
        self.protocol: GuardedProtocol | None = None
        """None until its TLS handshake is done."""
        self.is_socket = False
        """Sockets have their own limits."""
        self.unsent = 0
        self.moved = 0.0
        """When the client last read something."""

    def keeps_waiting(self) -> bool:
        """Whether the server waits for this client: for a request, or for the rest of one."""
        if self.protocol is None or self.is_socket:
            return not self.is_socket
        cycle: RequestResponseCycle | None = self.protocol.cycle
        return cycle is None or cycle.response_complete or cycle.more_body

    def is_overdue(self, now: float) -> bool:
        """Whether it has kept the server waiting for too long."""
        if self.until is not None and now > self.until:
            return True
        unsent = self.transport.get_write_buffer_size()
        if not unsent or unsent < self.unsent:
            self.moved = now
        self.unsent = unsent
        return now - self.moved > UNREAD_SECONDS


class Connections:
    """All connections of this process, by address."""

    def __init__(self, settings: Settings) -> None:
        self.each = settings.connections_each if settings.rate_limits else DESCRIPTORS
        self.most = max(1, descriptors() - SPARE)
        self.requests: Counter[str] = Counter()
        """Requests and sockets in progress, by the address they were sent from."""
        self._proxies = _networks(settings.trusted_proxies)
        self._by_address: dict[str, dict[Connection, None]] = {}
        self._count = 0
        self._sweeping: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport) -> Connection | None:
        """Count a new connection; None if there is no room, and it was ended."""
        address = self._address_of(transport)
        mine = self._by_address.get(address, {})
        full = bool(address) and len(mine) >= self.each
        if full and not self._make_room([mine]):
            transport.abort()
            DROPPED.labels("refused").inc()
            return None
        if self._count >= self.most:
            crowds = sorted(self._by_address.values(), key=len, reverse=True)
            if not self._make_room(crowds):
                transport.abort()
                DROPPED.labels("refused").inc()
                return None
        loop = asyncio.get_running_loop()
        entered = Connection(transport, address, loop.time() + HEADER_SECONDS)
        entered.moved = loop.time()
        self._by_address.setdefault(address, {})[entered] = None
        self._count += 1
        CONNECTIONS.inc()
        if self._sweeping is None:
            self._sweeping = loop.call_later(SWEEP_SECONDS, self._sweep)
        return entered

    def leave(self, connection: Connection) -> None:
        """A connection has ended; it does no harm to say so twice."""
        mine = self._by_address.get(connection.address, {})
        if connection not in mine:
            return
        del mine[connection]
        if not mine:
            del self._by_address[connection.address]
        self._count -= 1
        CONNECTIONS.dec()

    @contextmanager
    def request(self, address: str) -> Iterator[bool]:
        """Count a request or socket while it lasts; False if its sender has too many.

        Behind a proxy these are all that can be counted for an address.
        """
        self.requests[address] += 1
        try:
            yield self.requests[address] <= self.each
        finally:
            self.requests[address] -= 1
            if not self.requests[address]:
                del self.requests[address]

    def _make_room(self, crowds: list[dict[Connection, None]]) -> bool:
        """End the oldest connection that keeps us waiting, of the first crowd that has one."""
        for crowd in crowds:
            for one in crowd:
                if one.keeps_waiting():
                    self._drop(one, "crowded")
                    return True
        return False

    def _drop(self, connection: Connection, why: str) -> None:
        connection.transport.abort()
        self.leave(connection)
        DROPPED.labels(why).inc()

    def _sweep(self) -> None:
        """End what is overdue, and look again soon."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for crowd in list(self._by_address.values()):
            for one in list(crowd):
                if one.is_overdue(now):
                    self._drop(one, "slow")
        self._sweeping = loop.call_later(SWEEP_SECONDS, self._sweep) if self._count else None

    def _address_of(self, transport: asyncio.Transport) -> str:
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else "local"
        try:
            plain = ipaddress.ip_address(host)
        except ValueError:
            return host
        return "" if any(plain in net for net in self._proxies) else line_of(host)


class GuardedProtocol(HttpToolsProtocol):
    """HTTP on a connection that is counted, with limits on its headers."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.all: Connections = self.config.app.state.connections  # type: ignore[union-attr]
        self.counted: Connection | None = None
        self.in_headers = False
        self.header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.counted is None:
            self.enter(transport)
        if self.counted is not None:
            self.counted.protocol = self

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def enter(self, transport: asyncio.Transport) -> None:
        """Count this connection; without room it stays uncounted, and was ended."""
        self.counted = self.all.enter(transport)

    def leave(self) -> None:
        """Count it no longer."""
        if self.counted is not None:
            self.all.leave(self.counted)

    def data_received(self, data: bytes) -> None:
        if self.counted is None:
            return
        self.header_bytes += len(data)
        super().data_received(data)
        if not self.in_headers:
            self.header_bytes = 0
        elif self.header_bytes > HEADER_BYTES and not self.transport.is_closing():
            self.send_400_response("Headers too large.")

    def on_message_begin(self) -> None:
        self.in_headers = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_headers = False
        if self.counted is not None:
            self.counted.until = None
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.counted is not None and self.cycle.response_complete:
            self.counted.until = self.loop.time() + KEEP_ALIVE_SECONDS + HEADER_SECONDS

    def handle_websocket_upgrade(self) -> None:
        if self.counted is not None:
            self.counted.is_socket = True
        super().handle_websocket_upgrade()


def descriptors() -> int:
    """How many files this process may have open, after asking for more."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return DESCRIPTORS if soft == resource.RLIM_INFINITY else min(soft, DESCRIPTORS)


def _networks(addresses: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The addresses and networks of a list; names are left to uvicorn."""
    found = []
    for one in addresses.replace("*", "0.0.0.0/0,::/0").split(","):
        with suppress(ValueError):
            found.append(ipaddress.ip_network(one.strip(), strict=False))
    return found


def install(app: FastAPI) -> None:
    """Count the connections of this application."""
    app.state.connections = Connections(app.state.settings)
