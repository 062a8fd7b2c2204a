"""Clocks out of the database, without opening the match; giving the other side time."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import TypeAdapter
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.matches.clocks import (
    Clocks,
    Correspondence,
    LiveClock,
    Mark,
    Pace,
    Untimed,
    Watch,
)
from fieldcraft.server.matches.joining import MatchId, changed
from fieldcraft.server.matches.seats import mark_clock, match_row
from fieldcraft.server.services import House, InHouse
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.visibility import CUTS

router = APIRouter(tags=["seats"])

_PACE: TypeAdapter[Untimed | LiveClock | Correspondence] = TypeAdapter(Pace)


async def watch_of(reading: AsyncConnection, match: str) -> tuple[Watch, tuple[str, ...]]:
    """The clock of a match, folded from all that moved it, and the words of its sides."""
    row = await match_row(reading, match)
    watch = Watch(_PACE.validate_python(row.pace or {"kind": "untimed"}))
    marks, entries = schema.clock_marks.c, schema.entries.c
    query = select(schema.clock_marks).where(marks.match == match).order_by(marks.id)
    moves = [
        Mark(one.at, one.kind, one.waiting, one.side, one.amount)
        for one in await reading.execute(query)
    ]
    told = select(entries.number, entries.seen, entries.asked, entries.at).where(
        entries.match == match
    )
    moves += [
        Mark(one.at, "undo" if one.seen & CUTS else "entry", one.asked, number=one.number)
        for one in await reading.execute(told.order_by(entries.number))
    ]
    watch.note_all(moves)
    return watch, tuple(row.title["sides"])


@router.get("/matches/{match}/clocks")
async def show_clocks(house: InHouse, match: MatchId) -> Clocks | None:
    """Both clocks as of now; null in an untimed match."""
    async with house.database.read() as reading:
        watch, sides = await watch_of(reading, match)
    return watch.read(sides, house.now())


async def give_time(house: House, match: str, side: int) -> None:
    """Give a side a quarter of its full time, never more than it began with; 409 if it cannot be.

    The other side decides, for instance instead of claiming the flag.
    """
    async with house.database.write() as writing:
        watch, _ = await watch_of(writing, match)
        row = await match_row(writing, match)
        if watch.cap is None:
            raise ApiError(409, "untimed")
        now = house.now()
        if row.status != "running" or watch.left(side, now) >= watch.cap:
            raise ApiError(409, "clock-full")
        await mark_clock(writing, match, now, "gift", side=side, amount=watch.gift())
    await changed(house, match)
