"""The revisions make exactly the tables that the code uses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import JSON, Column, Connection, MetaData, text

from fieldcraft.server.app import create_app
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.database import Database
from fieldcraft.server.storage.migrations import (
    REVISION,
    VERSIONS,
    NewerDatabase,
    upgrade,
)
from fieldcraft.server.storage.migrations.revising import revise
from fieldcraft.server.storage.schema import metadata


async def test_revisions_and_tables_agree(settings: Settings) -> None:
    """On both databases an empty one and one that was used come to the same, and rows stay."""
    database = Database(settings.database_url)
    try:
        await upgrade(database)
        await upgrade(database)  # a second start changes nothing
        async with database.write() as connection:
            assert await connection.run_sync(_differences) == []
        async with database.write() as connection:
            kept = await connection.run_sync(_back_to_the_first)
        await upgrade(database)
        async with database.write() as connection:
            assert await connection.run_sync(_differences) == []
            assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == max(
                path.name[:4] for path in VERSIONS.glob("0*.py")
            )
            for name in kept:
                assert await connection.scalar(text(f"SELECT count(*) FROM {name}")) == 1
                await connection.execute(text(f"DELETE FROM {name}"))
    finally:
        await database.close()


def _back_to_the_first(connection: Connection) -> list[str]:
    """Make the database what the first version made, with a row in every table."""
    metadata.drop_all(connection)
    REVISION.drop(connection)
    revise(connection, None, "0001")
    old = MetaData()
    old.reflect(connection)
    tables = [table for table in old.sorted_tables if table.name != REVISION.name]
    for table in tables:
        values = {column.name: _something(column) for column in table.columns}
        connection.execute(table.insert().values(values))
    return [table.name for table in reversed(tables)]


def _something(column: Column[Any]) -> object:
    """A value that a column takes, the same for all that refer to each other."""
    kind = column.type.python_type if not isinstance(column.type, JSON) else dict
    return {int: 1, float: 1.5, str: "x", bytes: b"x", bool: True, dict: {}}[kind]


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, metadata))


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
