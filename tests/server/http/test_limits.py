"""Limits that several processes on one database count together."""

from __future__ import annotations

from contextlib import suppress

import pytest

from fieldcraft.server.http.limits import PER_ADDRESS, Limiter, TooMany
from fieldcraft.server.services import Services
from tests.server.conftest import Clock


async def allowed(limiter: Limiter, name: str, key: str, tries: int, address: str = "") -> int:
    """How many of so many tries are let through."""
    done = 0
    for _ in range(tries):
        with suppress(TooMany):
            await limiter.hit(name, key, address)
            done += 1
    return done


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_guests_are_counted_by_their_address_too(services: Services) -> None:
    """Making a new guest each time does not get round a limit; another address is another."""
    services.settings = services.settings.model_copy(update={"rate_limits": True})
    limiter = Limiter(services)
    guests = [await allowed(limiter, "upload", f"person {one}", 21, "here") for one in range(9)]
    assert guests == [20] * PER_ADDRESS + [0] * (9 - PER_ADDRESS)
    assert await allowed(limiter, "upload", "person x", 21, "there") == 20


@pytest.mark.parametrize("database_kind", ["postgres"], indirect=True)
async def test_two_processes_count_guesses_together(services: Services, clock: Clock) -> None:
    """Who is refused by one is refused by the other; what only floods each counts for itself."""
    services.settings = services.settings.model_copy(update={"rate_limits": True})
    one, other = Limiter(services), Limiter(services)
    assert await allowed(one, "login", "192.0.2.1", 6) == 6
    assert await allowed(other, "login", "192.0.2.1", 6) == 4
    assert await allowed(other, "login", "192.0.2.2", 1) == 1
    clock.pass_by(61)
    assert await allowed(one, "login", "192.0.2.1", 1) == 1
    assert await allowed(one, "claim", "192.0.2.1", 30) == 30
    assert await allowed(other, "claim", "192.0.2.1", 30) == 30
