"""Time in which no server was there is given back to whoever was to move."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import delete

from fieldcraft.server.app import create_app
from fieldcraft.server.live.heartbeat import beat
from fieldcraft.server.services import Services
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.schema import pulses
from tests.server.conftest import Clock
from tests.server.running import Table, come, set_up
from tests.server.workers.test_driver import running

LIVE = {"kind": "live", "minutes": 10, "increment": 5}


def browser(app: FastAPI) -> httpx.AsyncClient:
    """Somebody's browser."""
    transport = httpx.ASGITransport(app=app)
    return httpx.AsyncClient(transport=transport, base_url="http://table.test/api/v1")


async def left(client: httpx.AsyncClient, table: Table) -> list[int]:
    """The seconds that both sides have left."""
    sides = (await client.get(f"matches/{table.match}/clocks")).json()["sides"]
    return [round(sides[side]["left"] / 1000) for side in table.sides]


async def test_an_outage_costs_nobody_time(settings: Settings, clock: Clock) -> None:
    """A server that ends, and one that was killed: only the time with a server there counts."""
    kept = settings.model_copy(update={"pulse_seconds": 600})
    app = create_app(kept, now=clock)
    async with app.router.lifespan_context(app), browser(app) as one, browser(app) as other:
        table = await set_up(one, other, pace=LIVE)
        await come(app.state.services, table.match)
        clock.pass_by(60)
        before = await left(one, table)
        assert min(before) == 540
    clock.pass_by(3600)  # it has ended, and noted when

    quick = settings.model_copy(update={"pulse_seconds": 10})
    again = create_app(quick, now=clock)
    async with again.router.lifespan_context(again), browser(again) as one:
        assert await left(one, table) == before
        services: Services = again.state.services
        clock.pass_by(8)
        await beat(services)
        assert min(await left(one, table)) == 532  # a pulse in time: the clock simply runs
        clock.pass_by(100)
        await beat(services)
        assert min(await left(one, table)) == 532  # nobody was there, as far as anybody knows
        live = await services.registry.open(table.match)
        assert min(live.clock.left(side, clock()) for side in (0, 1)) > 531
        clock.pass_by(-50)
        await beat(services)  # a clock that was set back is no outage
        assert min(await left(one, table)) == 532


async def test_a_choice_after_the_last_pulse_counts(app: FastAPI, clock: Clock) -> None:
    """What was chosen shortly before the outage keeps its increment and its time."""
    services: Services = app.state.services
    async with browser(app) as one, browser(app) as other:
        table = await set_up(one, other, pace=LIVE)
        await come(services, table.match)
        clock.pass_by(5)
        seen = (await one.get(f"matches/{table.match}/table")).json()
        turn = seen["turn"]
        body = {"decision": turn["decision"], "choice": turn["options"][0]["choice"]}
        done = await one.post(f"matches/{table.match}/choices", json=body)
        assert done.status_code == 200, done.text
        before = await left(one, table)
        clock.pass_by(1000)
        await beat(services, starting=True)
        assert await left(one, table) == before


@pytest.mark.parametrize("database_kind", ["postgres"], indirect=True)
async def test_two_servers_may_start_at_once(settings: Settings) -> None:
    """On a database that knows no heartbeat yet, each stores the first one."""
    async with running(settings) as (_, here), running(settings) as (_, there):
        for _ in range(5):
            async with here.database.write() as writing:
                await writing.execute(delete(pulses))
            await asyncio.gather(beat(here), beat(there), beat(here), beat(there))
