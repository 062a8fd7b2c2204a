"""Limits that several processes on one database count together."""

from __future__ import annotations

from contextlib import suppress

import pytest

from fieldcraft.server.house import House
from fieldcraft.server.limits import Limiter, TooMany
from tests.server.conftest import Clock


async def allowed(limiter: Limiter, name: str, key: str, tries: int) -> int:
    """How many of so many tries are let through."""
    done = 0
    for _ in range(tries):
        with suppress(TooMany):
            await limiter.hit(name, key)
            done += 1
    return done


@pytest.mark.parametrize("database_kind", ["postgres"], indirect=True)
async def test_two_processes_count_guesses_together(house: House, clock: Clock) -> None:
    """Who is refused by one is refused by the other; what only floods each counts for itself."""
    house.settings = house.settings.model_copy(update={"rate_limits": True})
    one, other = Limiter(house), Limiter(house)
    assert await allowed(one, "login", "192.0.2.1", 6) == 6
    assert await allowed(other, "login", "192.0.2.1", 6) == 4
    assert await allowed(other, "login", "192.0.2.2", 1) == 1
    clock.pass_by(61)
    assert await allowed(one, "login", "192.0.2.1", 1) == 1
    assert await allowed(one, "claim", "192.0.2.1", 30) == 30
    assert await allowed(other, "claim", "192.0.2.1", 30) == 30
