"""Journal writers: each database takes a batch in one go, through its own driver.

Every choice takes this path, so it does without the overhead of SQLAlchemy.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import orjson

from fieldcraft.server.storage.database import BUSY_MILLISECONDS, Database
from fieldcraft.server.storage.journal import JournalWriter, Write

CHANNEL = "fieldcraft"
"""The channel on which processes on one PostgreSQL announce changed matches."""
ENTRY = (
    "number", "who", "kind", "text", "side", "option", "target", "events", "digest", "seen",
    "asked", "turns", "at",
)  # fmt: skip

_ROW_SQLITE = (
    "UPDATE matches SET version=?, status=?, waiting=?, outcome=?, offers=?, updated=?, "
    "revision=revision+1 WHERE id=? AND revision=?"
)
_ENTRY_SQLITE = f"INSERT INTO entries (match, {', '.join(ENTRY)}) VALUES (?{', ?' * len(ENTRY)})"
_SNAPSHOT_SQLITE = "INSERT INTO snapshots (match, number, dump) VALUES (?, ?, ?)"


def writer_for(database: Database, node: str) -> JournalWriter:
    """The writer for a database; the other's driver is not even loaded."""
    if database.is_postgres:
        from fieldcraft.server.storage.postgres_writer import PostgresWriter

        return PostgresWriter(database, node)
    return SqliteWriter(database)


class SqliteWriter:
    """One connection in one thread; a batch is one round trip to it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, writes: Sequence[Write]) -> set[str]:
        """Commit all that apply; returns their matches."""
        loop = asyncio.get_running_loop()
        async with self._database.lock:
            return await loop.run_in_executor(self._thread, self._commit, writes)

    async def close(self) -> None:
        """Close the connection in its own thread."""
        loop = asyncio.get_running_loop()
        if self._connection is not None:
            await loop.run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    def _open(self) -> sqlite3.Connection:
        path = self._database.url.database or ""
        connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY_MILLISECONDS / 1000)
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def _commit(self, writes: Sequence[Write]) -> set[str]:
        if self._connection is None:
            self._connection = self._open()
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = {write.match for write in writes if self._write(connection, write)}
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return done

    @staticmethod
    def _write(connection: sqlite3.Connection, write: Write) -> bool:
        values = row_values(write)
        if connection.execute(_ROW_SQLITE, (*values, write.match, write.revision)).rowcount != 1:
            return False
        if write.entry is not None:
            connection.execute(_ENTRY_SQLITE, (write.match, *entry_values(write)))
        if write.snapshot is not None:
            connection.execute(
                _SNAPSHOT_SQLITE, (write.match, write.row["version"], write.snapshot)
            )
        return True


def row_values(write: Write) -> list[Any]:
    """The values of the match's row, as both databases take them."""
    row = write.row
    outcome = row["outcome"]
    return [
        row["version"],
        row["status"],
        _json(row["waiting"]),
        None if outcome is None else _json(outcome),
        _json(row["offers"]),
        row["updated"],
    ]


def entry_values(write: Write) -> list[Any]:
    """The values of the entry, in the order of `ENTRY`."""
    entry = write.entry or {}
    return [_json(entry[name]) if name == "events" else entry[name] for name in ENTRY]


def _json(value: object) -> str:
    return orjson.dumps(value).decode()
