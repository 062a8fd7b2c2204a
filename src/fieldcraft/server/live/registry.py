"""The matches in memory: loading them, keeping them up to date, unloading them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog
from sqlalchemy import select

from fieldcraft.record.errors import RecordError
from fieldcraft.server.dice.exchanges import exchanges_of
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.metrics import LIVE
from fieldcraft.server.live.loading import clock_marks, follow, read_match, set_clock, take_row
from fieldcraft.server.live.match import LiveMatch
from fieldcraft.server.live.presence.absence import end_deserted
from fieldcraft.server.live.presence.connected import Presence
from fieldcraft.server.live.takeback import take_back
from fieldcraft.server.matches.clocks import LiveClock
from fieldcraft.server.matches.offers import offers_from
from fieldcraft.server.matches.seats.seat import seats_of
from fieldcraft.server.services import Services
from fieldcraft.server.storage.journal import Journal
from fieldcraft.server.storage.journal_writers import writer_for
from fieldcraft.server.storage.schema import entries, matches

if TYPE_CHECKING:
    from fieldcraft.server.storage.postgres_reader import PostgresReader

log = structlog.get_logger(__name__)
SWEEP_SECONDS: Final = 30.0
LOUD: Final = -1
QUIET: Final = -2
"""Used instead of a revision: something besides the match has changed, and listeners are told, or
not."""
T = TypeVar("T")


class MatchRegistry:
    """Loads matches, keeps them while they are used, and owns their journal."""

    def __init__(self, services: Services, node: str) -> None:
        self.services = services
        self.node = node
        self.journal = Journal(writer_for(services.database, node))
        self._reader: PostgresReader | None = None
        if services.database.is_postgres:
            from fieldcraft.server.storage.postgres_reader import PostgresReader

            self._reader = PostgresReader(services.database)
        self.presence = Presence(services.now)
        self.loaded: dict[str, LiveMatch] = {}
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._on_change: list[Callable[[str], None]] = []
        self._on_presence: list[Callable[[str], None]] = []
        self._sweeper = asyncio.create_task(self._unload_idle(), name="sweeper")

    def on_change(self, callback: Callable[[str], None]) -> None:
        """Call back with a match's id after each change that this process has committed."""
        self._on_change.append(callback)

    def on_presence(self, callback: Callable[[str], None]) -> None:
        """Call back with a match's id when somebody comes to its table or leaves it."""
        self._on_presence.append(callback)

    # -- opening -----

    async def open(self, match_id: str) -> LiveMatch:
        """The live match; 404 if there is none."""
        live = self.loaded.get(match_id)
        if live is None and not match_id.isalnum():
            raise ApiError(404, "no-such-match")  # not every database accepts every text
        if live is None:
            task = self._opening.get(match_id)
            if task is None:
                task = asyncio.create_task(self._load(match_id))
                self._opening[match_id] = task
                task.add_done_callback(lambda _: self._opening.pop(match_id, None))
            live = await asyncio.shield(task)
        live.used = self.services.now()
        if live.out_of_sync:
            async with live.lock:
                await self.repair(live)
        return live

    def has(self, match_id: str) -> bool:
        """Whether a match is in memory, or just being read."""
        return match_id in self.loaded or match_id in self._opening

    async def _load(self, match_id: str) -> LiveMatch:
        live = LiveMatch(self, match_id)
        await read_match(self.services, live)
        live.used = self.services.now()
        self.loaded[match_id] = live
        LIVE.set(len(self.loaded))
        await take_back(live)  # what a crash left undone
        await end_deserted(live)
        return live

    async def reload(self, live: LiveMatch) -> None:
        """Discard what is in memory and read the match again; the caller holds its lock."""
        live.out_of_sync = True
        await read_match(self.services, live)
        live.out_of_sync = False
        live.tell("reset")

    async def repair(self, live: LiveMatch) -> None:
        """Reread a match that could not be reread earlier; the caller holds its lock."""
        if live.out_of_sync:
            await self.reload(live)

    # -- what happens elsewhere -----

    async def on_remote_change(self, match_id: str, revision: int = LOUD) -> None:
        """A match was changed outside its live object: catch up if it is loaded."""
        if match_id not in self.loaded and match_id in self._opening:
            await asyncio.wait([self._opening[match_id]])  # it may have read what was before
        live = self.loaded.get(match_id)
        if live is not None:
            await self.run_to_completion(self._catch_up(live, revision))
            await end_deserted(live)

    async def _catch_up(self, live: LiveMatch, revision: int) -> None:
        async with live.lock:
            if 0 <= revision <= live.row["revision"]:
                return
            if revision >= 0 and await self._follow(live):
                return
            async with self.services.database.read() as reading:
                row = (
                    await reading.execute(select(matches).where(matches.c.id == live.id))
                ).one_or_none()
                if row is None:
                    self.unload(live)
                    live.tell("reset")
                    return
                query = (
                    select(entries)
                    .where(entries.c.match == live.id, entries.c.number > live.number)
                    .order_by(entries.c.number)
                )
                tail = list(await reading.execute(query))
                seats = await seats_of(reading, live.id)
                marks = await clock_marks(reading, live.id)
                dice = await exchanges_of(reading, live.id)
            if row.key is not None and live.playthrough is None:
                await self.reload(live)
                return
            turned = row.status != live.row["status"]
            take_row(live, row)
            live.seats = seats
            was_exchanging = live.is_exchanging
            live.take_exchanges(dice)
            if revision < 0:
                live.access_changes += 1
            try:
                for one in tail:
                    follow(live, one)
            except RecordError:
                await self.reload(live)
                return
            set_clock(live, marks)
            if tail or turned or was_exchanging != live.is_exchanging:
                live.tell("table")
            elif revision != QUIET:
                live.tell("status")

    async def _follow(self, live: LiveMatch) -> bool:
        """Take in what a journal elsewhere has written; False if it is more than choices."""
        if self._reader is None or live.playthrough is None or live.out_of_sync:
            return False
        row, tail = await self._reader.since(live.id, live.number)
        if not row or not tail or any(one.kind == "act" for one in tail):
            return False
        live.row |= row
        live.offers = offers_from(row["offers"])
        try:
            for one in tail:
                follow(live, one)
        except RecordError:
            await self.reload(live)
        else:
            live.tell("table")
        return True

    def recheck_access(self, person: str) -> None:
        """A session or link of a person was revoked: whoever used it is disconnected."""
        for live in self.loaded.values():
            for listener in live.listeners:
                listener.recheck_access(person)

    def presence_changed(self, match_id: str) -> None:
        """Somebody came to a table or left it."""
        live = self.loaded.get(match_id)
        if live is not None:
            live.tell("presence")
            if isinstance(live.clock.pace, LiveClock):
                live.tell("status")  # for how long somebody may be away
        for callback in self._on_presence:
            callback(match_id)

    async def dice_changed(self, match_id: str) -> None:
        """A seat was taken or a share revealed, and that is committed: the match may have started,
        or a takeback have its dice."""
        await self.run_to_completion(self._dice_changed(match_id))

    async def _dice_changed(self, match_id: str) -> None:
        await self.services.broadcaster.status_changed(match_id)
        live = self.loaded.get(match_id)
        if live is not None:
            await take_back(live)
        for callback in self._on_change:
            callback(match_id)

    # -- keeping -----

    def committed(self, live: LiveMatch) -> None:
        """A change of this process is on disk."""
        live.used = self.services.now()
        for callback in self._on_change:
            callback(live.id)

    async def run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish some work even if whoever asked for it has gone."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def unload(self, live: LiveMatch) -> None:
        """Unload a match."""
        if self.loaded.get(live.id) is live:
            del self.loaded[live.id]
            LIVE.set(len(self.loaded))

    def unload_idle(self) -> int:
        """Unload matches that nobody watches or has used for a while; returns how many."""
        limit = self.services.now() - self.services.settings.idle_seconds
        idle = [
            live
            for live in self.loaded.values()
            if live.used < limit and not live.listeners and not live.lock.locked()
        ]
        for live in idle:
            self.unload(live)
        return len(idle)

    async def _unload_idle(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.unload_idle()

    async def close(self) -> None:
        """Finish work in progress and stop."""
        self._sweeper.cancel()
        while self._tasks:
            await asyncio.wait(self._tasks)
        await self.journal.close()
        if self._reader is not None:
            await self._reader.close()
