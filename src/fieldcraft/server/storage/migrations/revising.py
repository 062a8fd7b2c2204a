"""Running Alembic's revisions."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from fieldcraft.server.storage.migrations import NewerDatabase


def config(connection: Connection) -> Config:
    """Alembic's configuration: where the revisions are and on which connection to run them."""
    made = Config()
    made.set_main_option("script_location", "fieldcraft.server.storage:migrations")
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def revise(connection: Connection, current: str | None, wanted: str = "head") -> None:
    """Run the missing revisions; raises `NewerDatabase` for an unknown one."""
    ours = config(connection)
    script = ScriptDirectory.from_config(ours)
    known = {revision.revision for revision in script.walk_revisions()}
    if current is not None and current not in known:
        newest = script.get_current_head()
        raise NewerDatabase(
            f"the database has revision {current}; this version knows up to {newest}"
        )
    command.upgrade(ours, wanted)
