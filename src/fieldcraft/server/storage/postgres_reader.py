"""What another process has written to a match, read from PostgreSQL in one query by asyncpg.

Where the sides of a match are at different processes, each choice takes this path in one of them.
"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, Final

import asyncpg
import orjson

from fieldcraft.server.storage.database import Database
from fieldcraft.server.storage.journal_writers import ENTRY

ROW: Final = ("version", "status", "waiting", "outcome", "offers", "updated", "revision")
"""What a journal writes of a match's row."""
JSON: Final = ("waiting", "outcome", "offers", "events")
_QUERY = (
    f"SELECT {', '.join(f'm.{name} AS row_{name}' for name in ROW)}, "
    f"{', '.join(f'e.{name}' for name in ENTRY)} "
    "FROM matches m LEFT JOIN entries e ON e.match = m.id AND e.number > $2 "
    "WHERE m.id = $1 ORDER BY e.number"
)


class PostgresReader:
    """One connection, used by one at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = asyncio.Lock()
        self._connection: asyncpg.Connection[Any] | None = None

    async def since(self, match: str, number: int) -> tuple[dict[str, Any], list[SimpleNamespace]]:
        """The values of a match's row, and its entries after a number; no values if it is gone."""
        async with self._lock:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(self._database.dsn)
            found = await self._connection.fetch(_QUERY, match, number)
        if not found:
            return {}, []
        values = {name: _plain(name, found[0][f"row_{name}"]) for name in ROW}
        entries = [
            SimpleNamespace(**{name: _plain(name, one[name]) for name in ENTRY})
            for one in found
            if one["number"] is not None
        ]
        return values, entries

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            await self._connection.close()


def _plain(name: str, value: object) -> object:
    return orjson.loads(str(value)) if name in JSON and value is not None else value
