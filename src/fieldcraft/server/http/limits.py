"""Rate limits: who may do what how often, per minute or hour.

Counted in this process's memory, so several processes allow several times as much, which does no
harm. Only what could guess a secret or bother somebody outside is counted in the shared database.
"""

from __future__ import annotations

import hashlib
import ipaddress
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
    "own-scenario": ("10/minute", "60/hour"),
    "ask": ("1200/minute",),
}
"""The limits, for each key (an address, a person, a seat)."""
TOGETHER: Final = ("login", "guess", "account", "mail")
"""What several processes count together."""
KEPT_SECONDS: Final = 3600.0
PER_ADDRESS: Final = 5
"""This many times as much is allowed per address: guests are created quickly, but there may be a
whole school behind one address."""
_ITEMS: Final[dict[str, list[RateLimitItem]]] = {
    name: [parse(one) for one in several] for name, several in LIMITS.items()
}
_ADDRESS_ITEMS: Final[dict[str, list[RateLimitItem]]] = {
    name: [type(item)(PER_ADDRESS * item.amount, item.multiples) for item in items]
    for name, items in _ITEMS.items()
}


class TooMany(ApiError):
    """Over the limit; says when to try again."""

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
        """Count one action for its key, and for the whole address if one is given.

        Nothing is counted while limits are switched off.
        """
        if not self._on:
            return
        await self._count(_ITEMS[name], name, key)
        if address:
            await self._count(_ADDRESS_ITEMS[name], f"{name} of all", address)
        if name in TOGETHER and self._database.is_postgres:
            await self._hit_together(name, key)

    async def _count(self, items: list[RateLimitItem], name: str, key: str) -> None:
        for item in items:
            if not await self._limiter.hit(item, name, key):
                reset, _ = await self._limiter.get_window_stats(item, name, key)
                raise TooMany(max(1, int(reset - self._now()) + 1))

    async def _hit_together(self, name: str, key: str) -> None:
        """Count in the database, for all processes together."""
        columns, now = schema.attempts.c, self._now()
        # Hashed, so that no addresses or names are stored.
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


def address_of(connection: HTTPConnection) -> str:
    """The address a request is counted under."""
    return line_of(connection.client.host if connection.client else "unknown")


def line_of(host: str) -> str:
    """The part of an IPv6 address that identifies one connection, in any notation.

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
    """Create the limiter."""
    services.limiter = Limiter(services)
