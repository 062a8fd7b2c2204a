"""Clocks read from the database, without loading the match; giving the other side time."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.matches.clocks import (
    Clocks,
    Mark,
    MatchClock,
    entry_mark,
    pace_from,
)
from fieldcraft.server.matches.seats.joining import MatchId, changed
from fieldcraft.server.matches.seats.seat import mark_clock, match_row
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema

router = APIRouter(tags=["seats"])


async def stored_clock(reading: AsyncConnection, match: str) -> tuple[MatchClock, tuple[str, ...]]:
    """The clock of a match, computed from all that moved it, and the words of its sides."""
    row = await match_row(reading, match)
    clock = MatchClock(pace_from(row.pace))
    marks, entries = schema.clock_marks.c, schema.entries.c
    query = select(schema.clock_marks).where(marks.match == match).order_by(marks.id)
    moves = [
        Mark(one.at, one.kind, one.waiting, one.side, one.amount)
        for one in await reading.execute(query)
    ]
    told = select(entries.at, entries.seen, entries.asked, entries.number, entries.turns).where(
        entries.match == match
    )
    moves += [entry_mark(*one) for one in await reading.execute(told.order_by(entries.number))]
    clock.note_all(moves)
    return clock, tuple(row.title["sides"])


@router.get("/matches/{match}/clocks")
async def show_clocks(services: ServicesDep, match: MatchId) -> Clocks | None:
    """Both clocks as of now; null if untimed."""
    async with services.database.read() as reading:
        clock, sides = await stored_clock(reading, match)
    return clock.read(sides, services.now())


async def give_time(services: Services, match: str, side: int, gifts: int | None = None) -> bool:
    """Give a side a quarter of its full time, up to what it began with; 409 if impossible.

    The other side decides, for instance instead of claiming a win on time. False, and nothing is
    given, if the side has had another number of gifts than the giver knows of.
    """
    async with services.database.write() as writing:
        mine = schema.matches.c.id == match
        await writing.execute(select(schema.matches.c.id).where(mine).with_for_update())
        clock, _ = await stored_clock(writing, match)
        row = await match_row(writing, match)
        if clock.cap is None:
            raise ApiError(409, "untimed")
        now = services.now()
        if row.status != "running" or clock.left(side, now) >= clock.cap:
            raise ApiError(409, "clock-full")
        if gifts is not None and gifts != clock.hands[side].gifts:
            return False
        await mark_clock(writing, match, now, "gift", side=side, amount=clock.gift())
    await changed(services, match)
    return True
