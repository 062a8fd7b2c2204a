"""Inserting what may be there already, in the words of either database."""

from __future__ import annotations

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite

from fieldcraft.server.house import House


def insert_into(house: House, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that knows `on_conflict_do_nothing` and `on_conflict_do_update`."""
    return postgresql.insert(table) if house.database.is_postgres else sqlite.insert(table)
