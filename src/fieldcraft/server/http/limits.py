"""How often something may be done: by whom, per minute or hour.

Counted in this process's memory.  Several processes allow several times as much, which is well
within what these limits are for; only what guesses at something secret, or troubles somebody
outside, they count together, in their common database.
"""

from __future__ import annotations

import hashlib
import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from sqlalchemy import delete, insert, select
from starlette.requests import HTTPConnection

from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema

LIMITS: Final[dict[str, tuple[str, ...]]] = {
    "login": ("10/minute", "100/hour"),
    "guess": ("60/minute", "600/hour"),
    "account": ("10/hour",),
    "guest": ("300/hour",),
    "mail": ("5/hour",),
    "claim": ("30/minute",),
    "match": ("30/minute", "300/hour"),
    "chat": ("20/minute", "300/hour"),
    "write": ("120/minute",),
    "upload": ("20/minute",),
    "report": ("10/minute", "30/hour"),
    "think": ("60/minute",),
    "replay": ("600/minute",),
    "scenario": ("10/minute", "100/hour"),
    "ask": ("1200/minute",),
}
"""What is limited, and to what, for one key (an address, a person, a seat)."""
TOGETHER: Final = ("login", "guess", "account", "mail")
"""What several processes count together."""
KEPT_SECONDS: Final = 3600.0
LINES_EACH: Final = 500
"""So many sockets may be open from one address at a time."""
FOLK: Final = 5
"""So many times as much is allowed to all who come from one address: guests are made quickly, but
behind an address there may be a whole school."""
_ITEMS: Final[dict[str, list[RateLimitItem]]] = {
    name: [parse(one) for one in several] for name, several in LIMITS.items()
}
_FOLK: Final[dict[str, list[RateLimitItem]]] = {
    name: [type(item)(FOLK * item.amount, item.multiples) for item in items]
    for name, items in _ITEMS.items()
}


class TooMany(ApiError):
    """Too often; says when to come back."""

    def __init__(self, seconds: int) -> None:
        super().__init__(429, "too-many", seconds=seconds)
        self.headers = {"Retry-After": str(seconds)}


class Limiter:
    """Counts what is done; `hit` raises `TooMany`."""

    def __init__(self, services: Services) -> None:
        self._on = services.settings.rate_limits
        self._now = services.now
        self._database = services.database
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    async def hit(self, name: str, key: str, address: str = "") -> None:
        """Count one more, for whoever does it and for all at their address if that is named.

        With the limits switched off nothing is counted.
        """
        if not self._on:
            return
        await self._count(_ITEMS[name], name, key)
        if address:
            await self._count(_FOLK[name], f"{name} of all", address)
        if name in TOGETHER and self._database.is_postgres:
            await self._hit_together(name, key)

    async def _count(self, items: list[RateLimitItem], name: str, key: str) -> None:
        for item in items:
            if not await self._limiter.hit(item, name, key):
                reset, _ = await self._limiter.get_window_stats(item, name, key)
                raise TooMany(max(1, int(reset - self._now()) + 1))

    async def _hit_together(self, name: str, key: str) -> None:
        """The same for all processes on one database."""
        columns, now = schema.attempts.c, self._now()
        # A hash: nobody's address or name lies about.
        what = hashlib.sha256(f"{name} {key}".encode()).hexdigest()
        async with self._database.write() as writing:
            await writing.execute(delete(schema.attempts).where(columns.at < now - KEPT_SECONDS))
            query = select(columns.at).where(columns.what == what).order_by(columns.at)
            times = list((await writing.execute(query)).scalars())
            for item in _ITEMS[name]:
                recent = [at for at in times if at > now - item.get_expiry()]
                if len(recent) >= item.amount:
                    raise TooMany(int(recent[-item.amount] + item.get_expiry() - now) + 1)
            await writing.execute(insert(schema.attempts).values(what=what, at=now))


@contextmanager
def line(services: Services, address: str) -> Iterator[bool]:
    """Hold a socket's line while it is open; False if too many come from that address."""
    lines: Counter[str] = services.parts.setdefault("lines", Counter())
    lines[address] += 1
    try:
        yield not services.settings.rate_limits or lines[address] <= LINES_EACH
    finally:
        lines[address] -= 1
        if not lines[address]:
            del lines[address]


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as it is counted."""
    return line_of(connection.client.host if connection.client else "unknown")


def line_of(host: str) -> str:
    """Of an IPv6 address the part that belongs to one line, however it is written.

    >>> line_of("2001:db8::1:2") == line_of("2001:db8:0:0:ffff::3"), line_of("::ffff:192.0.2.1")
    (True, '192.0.2.1')
    """
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(address) >> 64 << 64))


async def begin(services: Services) -> None:
    """Give the house its limiter."""
    services.limiter = Limiter(services)
