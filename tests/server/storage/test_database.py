"""The database's own manners."""

import asyncio
import gc

import pytest
from sqlalchemy import text
from sqlalchemy.exc import ProgrammingError

from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.database import AWAY, Database


async def test_it_closes_when_nobody_uses_it_any_more(settings: Settings) -> None:
    """A connection that is out when the others are closed would be lost, not closed."""
    database = Database(settings.database_url)
    async with database.read() as connection:
        await connection.execute(text("SELECT 1"))
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
    await closing


async def do(database: Database, words: list[str]) -> None:
    """These statements in one transaction."""
    async with database.write() as writing:
        for one in words:
            await writing.execute(text(one))


LONG = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT {}) SELECT i FROM n"


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_a_cancelled_write_lets_the_next_one_in(settings: Settings) -> None:
    """At once, not when the garbage is collected."""
    database, other = Database(settings.database_url), Database(settings.database_url)
    gc.disable()
    try:
        cancelled = asyncio.create_task(do(database, [f"{LONG.format(3_000_000)} ORDER BY -i"]))
        while not database.lock.locked():
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        await do(other, [LONG.format(1)])
    finally:
        gc.enable()
        await database.close()
        await other.close()


@pytest.mark.parametrize("database_kind", ["postgres"], indirect=True)
async def test_what_passes_counts_as_away(settings: Settings) -> None:
    """Read-only, cut off in the middle, a full disk: none of them is an error of ours."""
    database = Database(settings.database_url)
    try:
        await do(database, ["CREATE TABLE IF NOT EXISTS trial (id INTEGER)"])
        for words in (
            ["SET TRANSACTION READ ONLY", "INSERT INTO trial VALUES (1)"],
            ["SELECT pg_terminate_backend(pg_backend_pid())"],
            ["DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$"],
        ):
            with pytest.raises(AWAY):
                await do(database, words)
        with pytest.raises(ProgrammingError):
            await do(database, ["SELECT nonsense"])
        await do(database, ["DROP TABLE trial"])
    finally:
        await database.close()
