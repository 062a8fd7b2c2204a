"""What a server stands on gives way under full traffic, and comes back: disk, database, time."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import httpx
import pytest

from fieldcraft.server.app import create_app
from fieldcraft.server.settings import Settings
from tests.server.http.test_health import _read_only, own_postgres, until
from tests.server.running import PATIENCE, set_up
from tests.siege.hosts import Host, Zygote
from tests.siege.sizes import Part, size
from tests.siege.test_kills import zygote
from tests.siege.traffic import Traffic, insist_on_all, known_matches

__all__ = ["zygote"]  # a fixture
pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(0),
    pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True),
]
BATCH = 5
"""Outages before what is stored is compared with what was promised."""
WELL, UNREADY = (200, 200), (200, 503)


@asynccontextmanager
async def under_traffic(
    settings: Settings, zygote: Zygote, rng: random.Random, part: Part
) -> AsyncIterator[tuple[Host, Traffic]]:
    """A server with everybody on it; afterwards nothing that was acknowledged is missing."""
    before = await known_matches(settings)
    host = Host(settings, zygote)
    host.start(fresh=False)
    try:
        await host.ready()
        traffic = Traffic([host.url], rng)
        traffic.begin()
        try:
            await traffic.promises(10)
            yield host, traffic
            await traffic.promises(10)
        finally:
            await traffic.end()
    except Exception as error:
        error.add_note(host.told())
        raise
    finally:
        host.end()
    await insist_on_all(settings, traffic.ledgers, before, len(traffic.tasks))
    part.count("acknowledged", traffic.promised())


def outages() -> int:
    """How many of each kind."""
    return max(1, size("kills") // 50)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits a process that runs")
async def test_the_disk_is_full(
    settings: Settings, zygote: Zygote, part: Callable[[str], Part]
) -> None:
    """Nothing can be written for a while: nothing is acknowledged, and play goes on afterwards."""
    import resource

    running = part("disk full")
    for number, rng in running.batches(outages(), BATCH):
        async with under_traffic(settings, zygote, rng, running) as (host, traffic):
            for _ in range(number):
                unlimited = resource.prlimit(host.number, resource.RLIMIT_FSIZE)
                resource.prlimit(host.number, resource.RLIMIT_FSIZE, (0, unlimited[1]))
                await until(host.url, UNREADY)
                await asyncio.sleep(rng.uniform(0, 1))
                resource.prlimit(host.number, resource.RLIMIT_FSIZE, unlimited)
                await until(host.url, WELL)
                await traffic.promises(rng.randint(5, 20))
                running.count("outages")


async def test_the_database_is_away(
    settings: Settings, zygote: Zygote, part: Callable[[str], Part]
) -> None:
    """Stopped without warning, or read-only, and back."""
    running = part("database away")
    with own_postgres() as postgres:
        settings = settings.model_copy(update={"database": postgres.get_uri()})
        for number, rng in running.batches(outages(), BATCH):
            async with under_traffic(settings, zygote, rng, running) as (host, traffic):
                for _ in range(number):
                    if rng.random() < 0.5:
                        postgres.stop()
                        await until(host.url, UNREADY)
                        postgres.start()
                    else:
                        await _read_only(postgres.get_uri(), "on")
                        await until(host.url, UNREADY)
                        await _read_only(postgres.get_uri(), "off")
                    await until(host.url, WELL)
                    await traffic.promises(rng.randint(5, 20))
                    running.count("outages")


async def test_the_clock_jumps(settings: Settings, part: Callable[[str], Part]) -> None:
    """Hours ahead and back again: matches go on, and no clock shows what cannot be."""
    running = part("clock jumps")
    for number, rng in running.batches(5 * outages(), 5 * BATCH):
        time = [1_000_000.0]
        app = create_app(settings, now=partial(time.__getitem__, 0))
        transport = httpx.ASGITransport(app=app)
        base = "http://table.test/api/v1"
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url=base) as anna,
            httpx.AsyncClient(transport=transport, base_url=base) as boris,
            asyncio.timeout(PATIENCE),
        ):
            pace = {"kind": "live", "minutes": 60, "increment": 5}
            table = await set_up(anna, boris, pace=pace)
            clients = dict(zip(table.sides, (anna, boris), strict=True))
            for _ in range(number):
                time[0] += rng.choice((-86400.0, -3600.0, -1.0, 0.0, 1.0, 3600.0, 86400.0))
                for client in clients.values():
                    shown = (await client.get(f"matches/{table.match}/table")).json()
                    for clock in shown["status"]["clocks"].values():
                        assert 0 <= clock["left"] <= 3_600_000, clock
                    if shown["turn"] is not None:
                        words = rng.choice(shown["turn"]["options"])["choice"]
                        body = {"decision": shown["turn"]["decision"], "choice": words}
                        answer = await client.post(f"matches/{table.match}/choices", json=body)
                        assert answer.status_code == 200, answer.text
                running.count("jumps")
