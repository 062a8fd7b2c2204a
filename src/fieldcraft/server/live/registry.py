"""The matches in memory: loading them, keeping them up to date, unloading them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import structlog
from pydantic import TypeAdapter
from sqlalchemy import select, update

from fieldcraft import games
from fieldcraft.core import State
from fieldcraft.record.errors import RecordError
from fieldcraft.record.match import Match
from fieldcraft.record.playthrough import Step, key_hash
from fieldcraft.record.record_file import Header
from fieldcraft.server.http.errors import ApiError, Unreadable
from fieldcraft.server.http.metrics import LIVE, LOADS
from fieldcraft.server.live.match import LiveMatch
from fieldcraft.server.live.presence import Presence
from fieldcraft.server.live.table_message import TableComposer
from fieldcraft.server.matches import fair_dice
from fieldcraft.server.matches.clocks import (
    Correspondence,
    LiveClock,
    Mark,
    MatchClock,
    Pace,
    Untimed,
)
from fieldcraft.server.matches.offers import offers_from
from fieldcraft.server.matches.seats import mark_clock, seats_of
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.journal import Journal
from fieldcraft.server.storage.journal_writers import writer_for
from fieldcraft.server.storage.rows import StoredSteps, asked_mask, readable_rows, step_from
from fieldcraft.server.storage.schema import entries, matches, snapshots
from fieldcraft.server.storage.visibility import CUTS

log = structlog.get_logger(__name__)
_PACE: TypeAdapter[Untimed | LiveClock | Correspondence] = TypeAdapter(Pace)
SWEEP_SECONDS: Final = 30.0
LOUD: Final = -1
QUIET: Final = -2
"""Instead of a revision: something beside the match has changed, and all are told, or nobody."""
T = TypeVar("T")


class MatchRegistry:
    """Opens matches, keeps them while they are used, and writes to the journal for them."""

    def __init__(self, services: Services, node: str) -> None:
        self.services = services
        self.node = node
        self.journal = Journal(writer_for(services.database, node))
        self.presence = Presence(services.now)
        self.loaded: dict[str, LiveMatch] = {}
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._on_change: list[Callable[[str], None]] = []
        self._sweeper = asyncio.create_task(self._unload_idle(), name="sweeper")

    def on_change(self, callback: Callable[[str], None]) -> None:
        """Call back with a match's id after each change that this process has committed."""
        self._on_change.append(callback)

    @staticmethod
    def pace(plain: dict[str, Any]) -> Untimed | LiveClock | Correspondence:
        """A match's pace from its row."""
        return _PACE.validate_python(plain or {"kind": "untimed"})

    # -- opening -----

    async def open(self, match_id: str) -> LiveMatch:
        """The live match; 404 if there is none."""
        live = self.loaded.get(match_id)
        if live is None and not match_id.isalnum():
            raise ApiError(404, "no-such-match")  # not every database takes any text
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

    async def _load(self, match_id: str) -> LiveMatch:
        live = LiveMatch(self, match_id)
        await self._read(live)
        live.used = self.services.now()
        self.loaded[match_id] = live
        LIVE.set(len(self.loaded))
        return live

    async def reload(self, live: LiveMatch) -> None:
        """Forget what is in memory and read the match again; its lock is held by the caller."""
        live.out_of_sync = True
        await self._read(live)
        live.out_of_sync = False
        live.tell("reset")

    async def repair(self, live: LiveMatch) -> None:
        """Read a match again that could not be read when it had to be; the lock is held."""
        if live.out_of_sync:
            await self.reload(live)

    async def _read(self, live: LiveMatch) -> None:
        """Read row, seats, entries and the last snapshot."""
        with LOADS.time(), readable_rows(live.id):
            async with self.services.database.read() as reading:
                row = (
                    await reading.execute(select(matches).where(matches.c.id == live.id))
                ).one_or_none()
                if row is None:
                    raise ApiError(404, "no-such-match")
                seats = await seats_of(reading, live.id)
                query = select(entries).where(entries.c.match == live.id).order_by(entries.c.number)
                told = StoredSteps()
                told.add_all(await reading.execute(query))
                last = (
                    await reading.execute(
                        select(snapshots.c.number, snapshots.c.dump)
                        .where(snapshots.c.match == live.id)
                        .order_by(snapshots.c.number.desc())
                        .limit(1)
                    )
                ).one_or_none()
                marks = await self._marks(reading, live.id)
            self._take_row(live, row)
            live.seats = seats
            live.entry_index, live.numbers = told.entry_index, told.numbers
            live.snapshot = last.number if last else 0
            live.playthrough = None
            live.composer = None
            if row.key is not None:
                header = Header.model_validate({**row.header, "key": row.key.hex()})
                live.playthrough = await self._resume(live, header, told, last)
                live.composer = TableComposer(live.playthrough)
            self._set_clock(live, marks)

    async def _resume(self, live: LiveMatch, header: Header, told: StoredSteps, last: Any) -> Match:
        """The match from its steps; one that the rules no longer give is frozen where it parts."""
        position, state = 0, None
        if last is not None:
            position = sum(number <= last.number for number in told.numbers)
            state = _state(header.game, last.dump)
            position = position if state is not None else 0
        try:
            return Match.resume(header, told.steps, position, state)
        except RecordError as error:
            log.error("match parted from the rules", match=live.id, why=str(error))
            if error.code != "wrong-digest":
                raise Unreadable from None
            await self._freeze(live)
            good: list[Step] = told.steps[: int(error.values["entry"]) - 1]
            return Match.resume(header, good)

    async def _freeze(self, live: LiveMatch) -> None:
        """Note that a match cannot go on with these rules."""
        if live.row["status"] not in ("running", "open"):
            return
        async with self.services.database.write() as writing:
            await writing.execute(
                update(matches)
                .where(matches.c.id == live.id)
                .values(status="frozen", revision=matches.c.revision + 1)
            )
        live.row["status"] = "frozen"
        live.row["revision"] += 1

    def _take_row(self, live: LiveMatch, row: Any) -> None:
        values = dict(row._mapping)
        values["pledge"] = fair_dice.pledge_of(values.pop("share"))
        values.pop("key")
        live.row = values
        live.offers = offers_from(values["offers"])

    @staticmethod
    async def _marks(reading: Any, match_id: str) -> list[Mark]:
        query = select(schema.clock_marks).where(schema.clock_marks.c.match == match_id)
        return [
            Mark(row.at, row.kind, row.waiting, row.side, row.amount)
            for row in await reading.execute(query)
        ]

    def _set_clock(self, live: LiveMatch, marks: list[Mark]) -> None:
        """Set the clock by everything that moved it."""
        live.clock = MatchClock(self.pace(live.row["pace"]))
        moves = [
            Mark(note.at, "undo" if note.seen & CUTS else "entry", note.asked, number=note.number)
            for note in live.entry_index
        ]
        live.clock.note_all([*marks, *moves])

    # -- what happens elsewhere -----

    async def on_remote_change(self, match_id: str, revision: int = LOUD) -> None:
        """Another process, or another room, has changed a match: take it in if it is here."""
        live = self.loaded.get(match_id)
        if live is not None:
            await self.run_to_completion(self._catch_up(live, revision))

    async def _catch_up(self, live: LiveMatch, revision: int) -> None:
        async with live.lock:
            if 0 <= revision <= live.row["revision"]:
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
                marks = await self._marks(reading, live.id)
            if row.key is not None and live.playthrough is None:
                await self.reload(live)
                return
            frozen = row.status == "frozen" and live.row["status"] != "frozen"
            self._take_row(live, row)
            live.seats = seats
            if revision < 0:
                live.access_changes += 1
            try:
                for one in tail:
                    self._follow(live, one)
            except RecordError:
                await self.reload(live)
                return
            self._set_clock(live, marks)
            if tail or frozen:
                live.tell("table")
            elif revision != QUIET:
                live.tell("status")

    @staticmethod
    def _follow(live: LiveMatch, row: Any) -> None:
        """Do what another process did."""
        match = live.match
        if row.kind == "undo":
            step = match.steps[row.option]
            match.undo(step.side)
        else:
            step = step_from(row)
            match.follow(step)
        live.note(row.kind, step, row.option, row.number, row.seen, row.asked, row.at)

    def recheck_access(self, person: str) -> None:
        """A way in of a person was closed: whoever came by it has to go."""
        for live in self.loaded.values():
            for listener in list(live.listeners):
                listener.recheck_access(person)

    async def on_seat_taken(self, match_id: str) -> None:
        """A seat was taken: the match begins when none is open any more."""
        await self.run_to_completion(self._begin(match_id))

    async def _begin(self, match_id: str) -> None:
        """Make the key from what the seats brought, and with it the first position."""
        async with self.services.database.write() as writing:
            row = (
                await writing.execute(
                    select(matches).where(matches.c.id == match_id).with_for_update()
                )
            ).one_or_none()
            if row is None or row.key is not None or row.status != "open":
                return
            seats = await seats_of(writing, match_id)
            if any(seat.kind == "open" for seat in seats):
                return
            nonces = {seat.side: seat.nonce for seat in seats}
            sides = games.get(row.game).sides
            key = fair_dice.derive(row.share, match_id, nonces, sides)
            match = Match(Header.model_validate({**row.header, "key": key.hex()}))
            now = self.services.now()
            await writing.execute(
                update(matches)
                .where(matches.c.id == match_id)
                .values(
                    key=key,
                    key_hash=key_hash(key),
                    status="running",
                    waiting=[match.sides[side] for side in match.waiting],
                    updated=now,
                    revision=matches.c.revision + 1,
                )
            )
            await mark_clock(writing, match_id, now, "entry", waiting=asked_mask(match))
        await self.services.broadcaster.status_changed(match_id)
        for callback in self._on_change:
            callback(match_id)

    # -- keeping -----

    def committed(self, live: LiveMatch) -> None:
        """A change of this process is on the disk."""
        live.used = self.services.now()
        for callback in self._on_change:
            callback(live.id)

    async def run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it has gone."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def unload(self, live: LiveMatch) -> None:
        """Let a match leave memory."""
        if self.loaded.get(live.id) is live:
            del self.loaded[live.id]
            LIVE.set(len(self.loaded))

    def unload_idle(self) -> int:
        """Let go of all that nobody watches or has used for a while; returns how many went."""
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
        """Finish what is under way and stop."""
        self._sweeper.cancel()
        while self._tasks:
            await asyncio.wait(self._tasks)
        await self.journal.close()


def _state(game: str, dump: bytes) -> State | None:
    """The state of a snapshot; None if this version cannot read it, and the steps must do."""
    try:
        return games.get(game).load(dump)
    except ValueError:
        return None
