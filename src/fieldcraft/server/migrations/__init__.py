"""How a database of an older version becomes one of this; see `upgrade`."""

from __future__ import annotations

from importlib import import_module

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, text

from fieldcraft.server.database import Database
from fieldcraft.server.tables import metadata

TABLES = ("tables", "folk", "records")
"""The modules of the server that put tables on the metadata."""
LOCK = 0x66_69_65_6C_64
"""Two processes that start at once on PostgreSQL take turns."""


def whole_metadata() -> MetaData:
    """All tables there are."""
    for name in TABLES:
        import_module(f"fieldcraft.server.{name}")
    return metadata


class NewerDatabase(Exception):
    """The database was made by a newer version."""


def config() -> Config:
    """Alembic, told where the revisions are."""
    made = Config()
    made.set_main_option("script_location", "fieldcraft.server:migrations")
    made.set_main_option("path_separator", "os")
    return made


async def upgrade(database: Database) -> None:
    """Bring the database up to date; quick when it is."""
    async with database.write() as connection:
        if database.is_postgres:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        await connection.run_sync(upgrade_now)


def upgrade_now(connection: Connection) -> None:
    """The same on a connection that is writing."""
    ours = config()
    script = ScriptDirectory.from_config(ours)
    current = MigrationContext.configure(connection).get_current_revision()
    head = script.get_current_head()
    if current == head:
        return
    known = {revision.revision for revision in script.walk_revisions()}
    if current is not None and current not in known:
        raise NewerDatabase(f"the database has revision {current}; this version knows up to {head}")
    ours.attributes["connection"] = connection
    command.upgrade(ours, "head")
