"""Two servers on one PostgreSQL: either drives the bots of a match, and neither twice."""

from __future__ import annotations

import pytest

from fieldcraft.server.settings import Settings
from fieldcraft.server.workers import driver
from tests.server.workers.test_driver import _moved, make, running, until


@pytest.mark.parametrize("database_kind", ["postgres"], indirect=True)
async def test_another_server_takes_over(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server where a match was made does not get round to it; the other plays on."""
    monkeypatch.setattr(driver, "SWEEP_SECONDS", 0.2)
    monkeypatch.setattr(driver, "LEFT_SECONDS", 0.0)
    quick = settings.model_copy(update={"workers": 1, "warm_workers": False, "bot_pace": 0.0})
    slow = quick.model_copy(update={"bot_pace": 60.0})
    async with running(quick) as (_, services), running(slow) as (client, other):
        match = await make(client, us="greedy", de="greedy")
        await until(lambda: _moved(services, match))
        await until(lambda: _moved(other, match))
        here, there = await services.registry.open(match), await other.registry.open(match)
        async with here.lock, there.lock:
            both = [[step.entry for step in live.match.steps] for live in (here, there)]
        shorter = min(map(len, both))
        assert both[0][:shorter] == both[1][:shorter]
