"""Migrations: bringing the database of an older version up to date; see `upgrade`.

An empty database gets the current schema at once; the revisions, which a test compares with it, are
for existing ones. So Alembic is loaded only when it is needed.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, select, text

from fieldcraft.server.storage.database import Database
from fieldcraft.server.storage.schema import metadata

LOCK = 0x66_69_65_6C_64
"""Two processes that start at once on PostgreSQL take turns."""
VERSIONS = Path(__file__).parent / "versions"
REVISION = Table(
    "alembic_version",
    MetaData(naming_convention={"pk": "%(table_name)s_pkc"}),
    Column("version_num", String(32), primary_key=True),
)
"""Where Alembic stores a database's revision."""


def head() -> str:
    """The newest revision; file names begin with their numbers."""
    return max(path.name[:4] for path in VERSIONS.glob("0*.py"))


class NewerDatabase(Exception):
    """The database was created by a newer version."""


async def upgrade(database: Database) -> None:
    """Bring the database up to date; quick if it is."""
    async with database.write() as connection:
        if database.is_postgres:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        await connection.run_sync(upgrade_now)


def upgrade_now(connection: Connection) -> None:
    """Upgrade on a connection that is writing."""
    if not inspect(connection).has_table(REVISION.name):
        metadata.create_all(connection, checkfirst=False)
        REVISION.create(connection)
        connection.execute(REVISION.insert().values(version_num=head()))
        return
    current = connection.scalar(select(REVISION.c.version_num))
    if current == head():
        return
    from fieldcraft.server.storage.migrations.revising import revise

    revise(connection, current)
