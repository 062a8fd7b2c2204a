"""The revisions make exactly the tables that the code uses."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from fieldcraft.server.app import create_app
from fieldcraft.server.database import Database
from fieldcraft.server.migrations import NewerDatabase, upgrade, whole_metadata
from fieldcraft.server.settings import Settings


async def test_the_revisions_make_the_tables(settings: Settings) -> None:
    """On both databases nothing is left over, and nothing is missing."""
    database = Database(settings.database_url)
    try:
        await upgrade(database)
        await upgrade(database)  # a second start changes nothing
        async with database.write() as connection:
            found = await connection.run_sync(_differences)
    finally:
        await database.close()
    assert found == []


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, whole_metadata()))


async def test_a_newer_database_is_left_alone(settings: Settings) -> None:
    """An older server does not touch what it does not understand."""
    database = Database(settings.database_url)
    try:
        await upgrade(database)
        async with database.write() as connection:
            before = await connection.scalar(text("SELECT version_num FROM alembic_version"))
            await connection.execute(text("UPDATE alembic_version SET version_num='9999'"))
        app = create_app(settings)
        with pytest.raises(NewerDatabase, match="9999"):
            async with app.router.lifespan_context(app):
                pass
        async with database.write() as connection:  # for the tests that follow
            await connection.execute(
                text("UPDATE alembic_version SET version_num=:head"), {"head": before}
            )
    finally:
        await database.close()


async def test_sqlite_keeps_its_promises(tmp_path: Path) -> None:
    """Write-ahead log, full sync, foreign keys, patience: on every connection."""
    database = Database(f"sqlite+aiosqlite:///{tmp_path}/x.db")
    try:
        for name, wanted in (
            ("journal_mode", "wal"),
            ("synchronous", 2),
            ("foreign_keys", 1),
            ("busy_timeout", 10000),
        ):
            async with database.read() as reading:
                assert await reading.scalar(text(f"PRAGMA {name}")) == wanted
    finally:
        await database.close()
