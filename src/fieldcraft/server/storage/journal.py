"""The journal: writes of all matches, in the order in which they are committed.

Writes that arrive while one transaction is on its way to disk go into the next one together, so
that hundreds of choices a second need far fewer syncs. A write names the revision of the match it
is based on; if another process was first, it changes nothing and raises `Conflict`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

from fieldcraft.server.http.metrics import BATCH, COMMIT

BATCH_MOST = 150
"""The names of so many matches still fit into one notification of PostgreSQL."""


class Conflict(Exception):
    """Another process has written to this match first."""


@dataclass(slots=True)
class Write:
    """One change of one match: perhaps an entry, perhaps a snapshot, and its row's new values."""

    match: str
    revision: int
    """Of the row, before the change."""
    row: Mapping[str, Any]
    """version, status, waiting, outcome, offers, updated: plain values."""
    entry: Mapping[str, Any] | None = None
    snapshot: bytes | None = None
    """The state after the entry."""


class JournalWriter(Protocol):
    """Writes batches to one kind of database."""

    async def commit(self, writes: Sequence[Write]) -> set[str]:
        """Commit all that apply; returns their matches."""

    async def close(self) -> None:
        """Close the connection."""


class Journal:
    """Collects writes and commits them in groups."""

    def __init__(self, writer: JournalWriter) -> None:
        self._book = writer
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.written = 0
        """The number of transactions, which tells others when it is quiet."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def append(self, write: Write) -> None:
        """Returns when the write is on disk; raises `Conflict`, or the database's error."""
        if self._closing:
            raise RuntimeError("the journal is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Commit what is queued, then stop."""
        self._closing = True
        self._wake.set()
        await self._task
        await self._book.close()

    async def _run(self) -> None:
        while True:
            if not self._waiting:
                if self._closing:
                    return
                self._wake.clear()
                await self._wake.wait()
                continue
            batch, self._waiting = self._waiting[:BATCH_MOST], self._waiting[BATCH_MOST:]
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        # By id, so that two processes lock rows in the same order.
        batch.sort(key=lambda one: one[0].match)
        BATCH.observe(len(batch))
        self.written += 1
        try:
            with COMMIT.time():
                done = await self._book.commit([write for write, _ in batch])
        except Exception as error:
            for _, future in batch:
                with suppress(asyncio.InvalidStateError):
                    future.set_exception(error)
            return
        for write, future in batch:
            if future.done():
                continue
            if write.match in done:
                future.set_result(None)
            else:
                future.set_exception(Conflict(write.match))
