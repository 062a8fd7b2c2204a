"""Lists of matches: the public ones, and one's own with those to play first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from sqlalchemy import ColumnElement, case, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.accounts.identity import Caller, CallerDep
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.matches.clocks import Pace, pace_from
from fieldcraft.server.matches.seats.seat import Seat, SeatShown, seat_from
from fieldcraft.server.matches.seats.watching import Watching
from fieldcraft.server.matches.titles import title_text
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema
from fieldcraft.server.wire.table_message import Result

router = APIRouter(tags=["lobby"])

MOST: Final = 100
MINE_MOST: Final = 200
OPEN_DAYS: Final = 30.0
"""Open matches are no longer shown after this time."""


class MatchLine(BaseModel):
    """A match in a list."""

    match: str
    game: str
    title: Annotated[str, Field(description="The scenario's name, in your language")]
    scenario: Annotated[str, Field(description="The scenario's id")]
    state: Literal["open", "running", "over", "frozen"]
    visibility: Literal["public", "link"]
    watching: Watching
    pace: Annotated[Pace, Field(description="As when the match was made")]
    seats: dict[str, SeatShown]
    mine: Annotated[list[str], Field(description="The sides you hold")]
    waiting: Annotated[list[str], Field(description="The sides that have to answer")]
    my_turn: Annotated[bool, Field(description="Whether one of them is yours")]
    outcome: Annotated[Result | None, Field(description="When it is over")]
    previous: Annotated[str | None, Field(description="The match this is the rematch of")]
    created: Annotated[float, Field(description="Seconds since 1970")]
    updated: Annotated[float, Field(description="Of the last change, seconds since 1970")]


class Lobby(BaseModel):
    """The public matches."""

    open: Annotated[list[MatchLine], Field(description="With a seat to take, newest first")]
    playing: Annotated[list[MatchLine], Field(description="To watch, liveliest first")]


class MyMatches(BaseModel):
    """Your matches: your turn first, then the others', then those that are over."""

    matches: list[MatchLine]
    turns: Annotated[int, Field(description="In how many it is your turn")]


_columns: Final = [
    column
    for column in schema.matches.c
    if column.name not in ("key", "header", "offers", "key_hash")
]


@router.get("/lobby")
async def lobby(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    game: Annotated[str | None, Query(max_length=40, pattern="^[a-z-]*$")] = None,
) -> Lobby:
    """Public matches that need a player, and those that can be watched."""
    lang = language_of(request)
    matches = schema.matches.c
    all_matches = select(*_columns)
    if game:
        all_matches = all_matches.where(matches.game == game)
    recent = services.now() - OPEN_DAYS * 86400
    seats = schema.seats.c
    free = select(seats.side).where(seats.match == matches.id, seats.kind == "open").exists()
    waiting = (
        all_matches.where(matches.visibility == "public")
        .where(matches.status.in_(("open", "running")), free, matches.updated > recent)
        .order_by(matches.created.desc())
        .limit(MOST)
    )
    playing = (
        all_matches.where(matches.watching == "anybody")
        .where(matches.status == "running", ~free, matches.updated > recent)
        .order_by(matches.updated.desc())
        .limit(MOST)
    )
    async with services.database.read() as reading:
        return Lobby(
            open=await _lines(reading, caller, (await reading.execute(waiting)).all(), lang),
            playing=await _lines(reading, caller, (await reading.execute(playing)).all(), lang),
        )


@router.get("/me/matches")
async def my_matches(services: ServicesDep, caller: CallerDep, request: Request) -> MyMatches:
    """Your matches; none for an unknown visitor."""
    lines = await matches_of(services, caller, language_of(request))
    return MyMatches(matches=lines, turns=sum(line.my_turn for line in lines))


async def matches_of(services: Services, caller: Caller, lang: str) -> list[MatchLine]:
    """The matches of a person, those to play first."""
    matches, holds = schema.matches.c, schema.holds.c
    if caller.person is not None:
        held = select(holds.match).where(holds.person == caller.person.id)
        mine: ColumnElement[bool] = matches.id.in_(held)
    elif caller.how == "seat":
        mine = matches.id == caller.match
    else:
        return []
    going = case((matches.status.in_(("open", "running")), 0), else_=1)
    query = select(*_columns).where(mine).order_by(going, matches.updated.desc()).limit(MINE_MOST)
    async with services.database.read() as reading:
        lines = await _lines(reading, caller, (await reading.execute(query)).all(), lang)
    return sorted(lines, key=_rank)


def _rank(line: MatchLine) -> tuple[int, float]:
    """Your turn first, longest waiting on top; then running, open, over, the latest on top."""
    if line.my_turn:
        return (0, line.updated)
    return ({"running": 1, "open": 2}.get(line.state, 3), -line.updated)


async def _lines(
    reading: AsyncConnection, caller: Caller, rows: Sequence[Any], lang: str
) -> list[MatchLine]:
    seats = await _seats(reading, [row.id for row in rows])
    held = await _held(reading, caller, [row.id for row in rows])
    return [_line(row, seats.get(row.id, []), held.get(row.id, set()), lang) for row in rows]


def _line(row: Any, seats: Iterable[Seat], held: set[str], lang: str) -> MatchLine:
    waiting = row.waiting if row.status in ("open", "running") else []
    shown = {seat.side: seat.shown(seat.side in held) for seat in seats}
    return MatchLine(
        match=row.id,
        game=row.game,
        title=title_text(speaker(lang), row.title),
        scenario=str(row.title.get("scenario", "")),
        state=row.status,
        visibility=row.visibility,
        watching=row.watching,
        pace=pace_from(row.pace),
        seats=shown,
        mine=[side for side in shown if side in held],
        waiting=waiting,
        my_turn=any(side in held for side in waiting),
        outcome=row.outcome,
        previous=row.previous,
        created=row.created,
        updated=row.updated,
    )


async def _seats(reading: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    query = (
        select(schema.seats).where(schema.seats.c.match.in_(ids)).order_by(schema.seats.c.number)
    )
    found: dict[str, list[Seat]] = {}
    for row in await reading.execute(query):
        found.setdefault(row.match, []).append(seat_from(row))
    return found


async def _held(
    reading: AsyncConnection, caller: Caller, ids: Sequence[str]
) -> dict[str, set[str]]:
    if caller.how == "seat":
        return {caller.match: {caller.side}}
    if caller.person is None:
        return {}
    holds = schema.holds.c
    query = select(holds.match, holds.side).where(
        holds.person == caller.person.id, holds.match.in_(ids)
    )
    found: dict[str, set[str]] = {}
    for row in await reading.execute(query):
        found.setdefault(row.match, set()).add(row.side)
    return found
