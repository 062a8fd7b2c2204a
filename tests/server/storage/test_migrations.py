"""The revisions make exactly the tables that the code uses."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import JSON, Column, Connection, MetaData, select, text

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
from fieldcraft.server.storage.schema import exchanges, metadata


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


async def test_shares_from_before_the_exchange_are_kept(settings: Settings) -> None:
    """A match that had begun keeps its nonces and rules; one still open goes on by the new ones."""
    database = Database(settings.database_url)
    try:
        await upgrade(database)
        async with database.write() as connection:
            await connection.run_sync(_two_old_matches)
        await upgrade(database)
        async with database.write() as connection:
            rows = (await connection.execute(select(exchanges).order_by(exchanges.c.match))).all()
            await connection.execute(text("DELETE FROM matches"))  # for the tests that follow
        begun, waiting = rows
        sealed = sha256(bytes(32)).hexdigest()
        assert (begun.rules, begun.state, begun.commitments) == (1, "done", {"server": sealed})
        assert begun.shares == {"server": "00" * 32, "us": "aa" * 8, "de": "bb" * 8}
        assert (waiting.rules, waiting.state, waiting.commitments) == (
            2,
            "open",
            {"server": sealed},
        )
        assert waiting.shares == {"server": "00" * 32}
    finally:
        await database.close()


def _two_old_matches(connection: Connection) -> None:
    """Make the database what the version before the exchange had, with two matches."""
    metadata.drop_all(connection)
    REVISION.drop(connection)
    revise(connection, None, "0004")
    old = MetaData()
    old.reflect(connection)
    for match, key in (("a", b"key"), ("b", None)):
        made = {column.name: _something(column) for column in old.tables["matches"].columns}
        made |= {"id": match, "share": bytes(32), "key": key, "key_hash": key and "hash"}
        connection.execute(old.tables["matches"].insert().values(made))
        for number, (side, nonce) in enumerate((("us", "aa" * 8), ("de", "bb" * 8))):
            seat = {column.name: _something(column) for column in old.tables["seats"].columns}
            seat |= {"match": match, "side": side, "number": number, "nonce": nonce}
            seat |= {"token_hash": f"{match}{side}", "used_hash": None}
            connection.execute(old.tables["seats"].insert().values(seat))
