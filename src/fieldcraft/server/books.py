"""How each database takes a batch of the journal: in one go, by the driver's own means.

This is the one path that every choice takes, so it does without what SQLAlchemy adds.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg

from fieldcraft.server.database import BUSY_MILLISECONDS, Database
from fieldcraft.server.journal import Book, Write

CHANNEL = "fieldcraft"
ENTRY = (
    "number", "who", "kind", "text", "side", "option", "target", "events", "digest", "seen",
    "asked", "at",
)  # fmt: skip

_ROW_SQLITE = (
    "UPDATE matches SET version=?, status=?, waiting=?, outcome=?, offers=?, updated=?, "
    "revision=revision+1 WHERE id=? AND revision=?"
)
_ENTRY_SQLITE = f"INSERT INTO entries (match, {', '.join(ENTRY)}) VALUES (?{', ?' * len(ENTRY)})"
_SNAPSHOT_SQLITE = "INSERT INTO snapshots (match, number, dump) VALUES (?, ?, ?)"


def book_for(database: Database, node: str) -> Book:
    """The right one."""
    return PostgresBook(database, node) if database.is_postgres else SqliteBook(database)


class SqliteBook:
    """One connection in one thread; a batch is one hop there and back."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, writes: Sequence[Write]) -> set[str]:
        """Commit all that fit; returns the matches that did."""
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
        values = _row(write)
        if connection.execute(_ROW_SQLITE, (*values, write.match, write.revision)).rowcount != 1:
            return False
        if write.entry is not None:
            connection.execute(_ENTRY_SQLITE, (write.match, *_entry(write)))
        if write.snapshot is not None:
            connection.execute(
                _SNAPSHOT_SQLITE, (write.match, write.row["version"], write.snapshot)
            )
        return True


_BATCH_POSTGRES = """
WITH moved AS (
  UPDATE matches m SET version=w.version, status=w.status, waiting=w.waiting::json,
    outcome=w.outcome::json, offers=w.offers::json, updated=w.updated, revision=m.revision+1
  FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[],
    $7::text[], $8::float8[]) AS w(id, revision, version, status, waiting, outcome, offers, updated)
  WHERE m.id=w.id AND m.revision=w.revision RETURNING m.id, m.version, m.revision
), noted AS (
  INSERT INTO entries (match, number, who, kind, text, side, option, target, events, digest, seen,
    asked, at)
  SELECT e.match, e.number, e.who, e.kind, e.text, e.side, e.option, e.target, e.events::json,
    e.digest, e.seen, e.asked, e.at
  FROM unnest($9::text[], $10::bigint[], $11::text[], $12::text[], $13::text[], $14::int[],
    $15::bigint[], $16::bigint[], $17::text[], $18::text[], $19::int[], $20::int[], $21::float8[])
    AS e(match, number, who, kind, text, side, option, target, events, digest, seen, asked, at)
  JOIN moved ON moved.id=e.match
), kept AS (
  INSERT INTO snapshots (match, number, dump)
  SELECT s.match, s.number, s.dump FROM unnest($22::text[], $23::bigint[], $24::bytea[])
    AS s(match, number, dump) JOIN moved ON moved.id=s.match
)
SELECT id, pg_notify($25, $26 || ' ' || id || ' ' || version || ' ' || revision) FROM moved
"""
"""All of a batch in one statement: one round trip, one sync, and the word to the others."""


class PostgresBook:
    """One connection; a batch is one statement, which also tells the other processes."""

    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node
        self._connection: asyncpg.Connection[Any] | None = None

    async def commit(self, writes: Sequence[Write]) -> set[str]:
        """Commit all that fit; returns the matches that did.

        A lost connection is opened again, but the batch is not tried twice: nobody knows whether
        it was committed, so whoever waits has to look.
        """
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._database.dsn)
        arguments = _columns(writes)
        for _ in range(5):
            try:
                rows = await self._connection.fetch(
                    _BATCH_POSTGRES, *arguments, CHANNEL, self._node
                )
            except asyncpg.DeadlockDetectedError:
                continue  # nothing was changed
            return {row["id"] for row in rows}
        return set()

    async def close(self) -> None:
        """Give the connection back."""
        if self._connection is not None:
            await self._connection.close()


def _row(write: Write) -> list[Any]:
    """The values of the match's row, as both databases take them."""
    row = write.row
    outcome = row["outcome"]
    return [
        row["version"],
        row["status"],
        json.dumps(row["waiting"]),
        None if outcome is None else json.dumps(outcome),
        json.dumps(row["offers"]),
        row["updated"],
    ]


def _entry(write: Write) -> list[Any]:
    """The values of the entry, in the order of `ENTRY`."""
    entry = write.entry or {}
    return [
        json.dumps(entry[name], ensure_ascii=False) if name == "events" else entry[name]
        for name in ENTRY
    ]


def _columns(writes: Sequence[Write]) -> list[list[Any]]:
    """A batch turned into columns."""
    rows = [[write.match, write.revision, *_row(write)] for write in writes]
    entries = [[write.match, *_entry(write)] for write in writes if write.entry is not None]
    dumps = [
        [write.match, write.row["version"], write.snapshot]
        for write in writes
        if write.snapshot is not None
    ]
    return [
        [row[place] for row in table]
        for table, width in ((rows, 8), (entries, 1 + len(ENTRY)), (dumps, 3))
        for place in range(width)
    ]
