"""Loading a match: from its row, entries and last snapshot to a match in memory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import structlog
from sqlalchemy import select, update

from fieldcraft import games
from fieldcraft.core import State
from fieldcraft.record.errors import RecordError
from fieldcraft.record.format.file import Header
from fieldcraft.record.match import Match
from fieldcraft.record.play.step import Step
from fieldcraft.server.dice.exchanges import exchanges_of, takeback_keys
from fieldcraft.server.http.errors import ApiError, Unreadable
from fieldcraft.server.http.metrics import LOADS
from fieldcraft.server.live.match import LiveMatch
from fieldcraft.server.live.messages.table import TableComposer
from fieldcraft.server.matches.clocks import Mark, MatchClock, entry_mark, pace_from
from fieldcraft.server.matches.offers import offers_from
from fieldcraft.server.matches.seats.seat import seats_of
from fieldcraft.server.services import Services
from fieldcraft.server.storage.rows import StoredSteps, readable_rows, step_from
from fieldcraft.server.storage.schema import clock_marks as marks_table
from fieldcraft.server.storage.schema import entries, matches, snapshots

log = structlog.get_logger(__name__)


async def read_match(services: Services, live: LiveMatch) -> None:
    """Read row, seats, entries and the last snapshot."""
    with LOADS.time(), readable_rows(live.id):
        async with services.database.read() as reading:
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
            marks = await clock_marks(reading, live.id)
            dice = await exchanges_of(reading, live.id)
        take_row(live, row)
        live.seats = seats
        live.entry_index, live.numbers = told.entry_index, told.numbers
        live.turns = told.turns
        live.snapshot = last.number if last else 0
        live.playthrough = None
        live.composer = None
        if row.key is not None:
            header = Header.model_validate({**row.header, "key": row.key.hex()})
            keys = takeback_keys(dice)
            live.playthrough = await _resume(services, live, header, told, last, keys)
            live.composer = TableComposer(live.playthrough)
        live.take_exchanges(dice)
        set_clock(live, marks)


async def _resume(
    services: Services,
    live: LiveMatch,
    header: Header,
    told: StoredSteps,
    last: Any,
    keys: Mapping[int, bytes],
) -> Match:
    """The match from its steps; if it diverges under the current rules, it is frozen there."""
    position, state = 0, None
    if last is not None:
        position = sum(number <= last.number for number in told.numbers)
        state = _state(header.game, last.dump)
        position = position if state is not None else 0
    try:
        return Match.resume(header, told.steps, position, state, keys)
    except RecordError as error:
        log.error("match parted from the rules", match=live.id, why=str(error))
        if error.code != "wrong-digest":
            raise Unreadable from None
        await _freeze(services, live)
        good: list[Step] = told.steps[: int(error.values["entry"]) - 1]
        return Match.resume(header, good, keys=keys)


async def _freeze(services: Services, live: LiveMatch) -> None:
    """Mark a match that cannot go on under these rules."""
    if live.row["status"] not in ("running", "open"):
        return
    async with services.database.write() as writing:
        await writing.execute(
            update(matches)
            .where(matches.c.id == live.id)
            .values(status="frozen", revision=matches.c.revision + 1)
        )
    live.row["status"] = "frozen"
    live.row["revision"] += 1


def take_row(live: LiveMatch, row: Any) -> None:
    values = dict(row._mapping)
    values.pop("key")
    live.row = values
    live.offers = offers_from(values["offers"])


async def clock_marks(reading: Any, match_id: str) -> list[Mark]:
    query = select(marks_table).where(marks_table.c.match == match_id)
    return [
        Mark(row.at, row.kind, row.waiting, row.side, row.amount)
        for row in await reading.execute(query)
    ]


def set_clock(live: LiveMatch, marks: list[Mark]) -> None:
    """Compute the clock from everything that moved it."""
    live.clock = MatchClock(pace_from(live.row["pace"]))
    moves = [
        entry_mark(note.at, note.seen, note.asked, note.number, note.turns)
        for note in live.entry_index
    ]
    live.clock.note_all([*marks, *moves])


def follow(live: LiveMatch, row: Any) -> None:
    """Apply an entry that another process made."""
    match = live.match
    if row.kind == "undo":
        step = match.steps[row.option]
        match.undo(step.side)
    else:
        step = step_from(row)
        match.follow(step)
    live.note(row.kind, step, row.option, row.number, row.seen, row.asked, row.turns, row.at)


def _state(game: str, dump: bytes) -> State | None:
    """The state of a snapshot; None if this version cannot read it."""
    try:
        return games.get(game).load(dump)
    except ValueError:
        return None
