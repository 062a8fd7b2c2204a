"""Inserting what may exist already, in the dialect of either database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Table

from fieldcraft.server.services import Services

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite


def insert_into(services: Services, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert with `on_conflict_do_nothing` and `on_conflict_do_update`."""
    # Only the dialect in use is loaded.
    if services.database.is_postgres:
        from sqlalchemy.dialects.postgresql import insert as insert_postgres

        return insert_postgres(table)
    from sqlalchemy.dialects.sqlite import insert as insert_sqlite

    return insert_sqlite(table)
