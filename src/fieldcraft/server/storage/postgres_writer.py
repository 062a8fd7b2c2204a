"""The journal writer for PostgreSQL: one statement per batch, through asyncpg."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import asyncpg

from fieldcraft.server.storage.database import Database
from fieldcraft.server.storage.journal import Write
from fieldcraft.server.storage.journal_writers import CHANNEL, ENTRY, entry_values, row_values

_BATCH_POSTGRES = """
WITH moved AS (
  UPDATE matches m SET version=w.version, status=w.status, waiting=w.waiting::json,
    outcome=w.outcome::json, offers=w.offers::json, updated=w.updated, revision=m.revision+1
  FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[],
    $7::text[], $8::float8[]) AS w(id, revision, version, status, waiting, outcome, offers, updated)
  WHERE m.id=w.id AND m.revision=w.revision RETURNING m.id, m.version, m.revision
), noted AS (
  INSERT INTO entries (match, number, who, kind, text, side, option, target, events, digest, seen,
    asked, turns, at)
  SELECT e.match, e.number, e.who, e.kind, e.text, e.side, e.option, e.target, e.events::json,
    e.digest, e.seen, e.asked, e.turns, e.at
  FROM unnest($9::text[], $10::bigint[], $11::text[], $12::text[], $13::text[], $14::int[],
    $15::bigint[], $16::bigint[], $17::text[], $18::text[], $19::int[], $20::int[], $21::int[],
    $22::float8[])
    AS e(match, number, who, kind, text, side, option, target, events, digest, seen, asked, turns,
      at)
  JOIN moved ON moved.id=e.match
), kept AS (
  INSERT INTO snapshots (match, number, dump)
  SELECT s.match, s.number, s.dump FROM unnest($23::text[], $24::bigint[], $25::bytea[])
    AS s(match, number, dump) JOIN moved ON moved.id=s.match
)
SELECT ids, pg_notify($26, $27 || told) FROM (
  SELECT array_agg(id) AS ids,
    string_agg(' ' || id || ' ' || version || ' ' || revision, '') AS told
  FROM moved
) AS all_moved WHERE ids IS NOT NULL
"""
"""A whole batch in one statement: one round trip, one sync, and one notification."""


class PostgresWriter:
    """One connection; a batch is one statement, which also notifies the other processes."""

    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node
        self._connection: asyncpg.Connection[Any] | None = None

    async def commit(self, writes: Sequence[Write]) -> set[str]:
        """Commit all that apply; returns their matches.

        A lost connection is reopened, but the batch is not retried: nobody knows whether it was
        committed, so the callers have to check.
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
            return {match for row in rows for match in row["ids"]}
        return set()

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            await self._connection.close()


def _columns(writes: Sequence[Write]) -> list[list[Any]]:
    """A batch as columns."""
    rows = [[write.match, write.revision, *row_values(write)] for write in writes]
    entries = [[write.match, *entry_values(write)] for write in writes if write.entry is not None]
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
