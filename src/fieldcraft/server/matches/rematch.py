"""Rematch: the same scenario again with sides swapped, or the next match of a series.

Against a bot, and in hot-seat, it starts at once; another person has to agree.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import TypedDict

from fieldcraft.record.format.file import RULES_VERSION, Header
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.dice.exchanges import Commitment
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.matches.creation import keep_match, prepare
from fieldcraft.server.matches.seats.joining import AsSide, MatchId
from fieldcraft.server.matches.seats.new_seats import Plan
from fieldcraft.server.matches.seats.seat import Seat, seat_for, seats_of
from fieldcraft.server.matches.series import goes_on, next_scenario
from fieldcraft.server.notify.notifier import nudge, tell_absent
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.upserts import insert_into

router = APIRouter(tags=["seats"])

PENDING: Final = "-"
"""Stands for the next match while it is being created, so that it is created only once."""
PATIENCE: Final = 30.0
"""Seconds after which whoever was creating it must have died."""


class RematchWish(BaseModel):
    """A commitment to your share of the new match's dice."""

    model_config = ConfigDict(extra="forbid")

    commitment: Commitment = ""


class Rematch(BaseModel):
    """The state of a rematch offer."""

    offered: Annotated[str | None, Field(description="The side that has offered one")]
    match: Annotated[str | None, Field(description="The new match, once it is agreed")]
    side: Annotated[str | None, Field(description="Your side in it")]


class RematchMessage(TypedDict):
    """News of a rematch on the socket; each player's side in it is told when they open it."""

    type: Literal["rematch"]
    offered: Annotated[str | None, Field(description="The side that has offered one")]
    match: Annotated[str | None, Field(description="The new match, once it is agreed")]


@router.get("/matches/{match}/rematch")
async def show_rematch(
    services: ServicesDep, caller: CallerDep, match: MatchId, side: AsSide = None
) -> Rematch:
    """Whether the other player wants a rematch."""
    seat = await seat_for(services, caller, match, side)
    async with services.database.read() as reading:
        old = await _match(reading, match)
        return _shown(await _row(reading, match), old, await seats_of(reading, match), seat)


@router.post("/matches/{match}/rematch")
async def rematch(
    services: ServicesDep,
    caller: CallerDep,
    match: MatchId,
    side: AsSide = None,
    wish: RematchWish | None = None,
) -> Rematch:
    """Offer a rematch, or accept the other player's offer."""
    commitment = wish.commitment if wish is not None else ""
    await services.limiter.hit("match", caller.key, caller.address)
    if side is None:
        side = await _any_side(services, caller, match)
    seat = await seat_for(services, caller, match, side)
    async with services.database.write() as writing:
        old = await _match(writing, match)
        seats = await seats_of(writing, match)
        if old.status not in ("over", "frozen"):
            raise ApiError(409, "not-over")
        other = next(one for one in seats if one.side != seat.side)
        if other.kind == "left":
            raise ApiError(409, "player-gone")
        await writing.execute(
            insert_into(services, schema.rematches)
            .values(
                match=match, offered=seat.side, at=services.now(), commitment=commitment or None
            )
            .on_conflict_do_nothing()
        )
        row = await _row(writing, match)
        if row.next not in (None, PENDING):
            return _shown(row, old, seats, seat)
        alone = other.kind != "person" or other.hotseat
        made = False
        if row.offered != seat.side or alone:
            made = await _reserve(services, writing, match)
    if made:
        given = {row.offered: row.commitment or "", seat.side: commitment}
        await _make(services, old, seats, given)
    else:
        await tell_absent(services, match, other.side, "rematch")
    async with services.database.read() as reading:
        shown = _shown(await _row(reading, match), old, seats, seat)
    _tell(services, match, shown)
    return shown


@router.delete("/matches/{match}/rematch")
async def no_rematch(
    services: ServicesDep, caller: CallerDep, match: MatchId, side: AsSide = None
) -> Rematch:
    """Withdraw your offer, or decline the other's."""
    seat = await seat_for(services, caller, match, side)
    async with services.database.write() as writing:
        await writing.execute(
            delete(schema.rematches).where(
                schema.rematches.c.match == match, schema.rematches.c.next.is_(None)
            )
        )
        row = await _row(writing, match)
        old = await _match(writing, match)
        shown = _shown(row, old, await seats_of(writing, match), seat)
    _tell(services, match, shown)
    return shown


async def _any_side(services: Services, caller: Any, match: str) -> str | None:
    """In hot-seat either side will do."""
    async with services.database.read() as reading:
        seats = await seats_of(reading, match)
    return seats[0].side if seats and seats[0].hotseat else None


async def _reserve(services: Services, writing: AsyncConnection, match: str) -> bool:
    """Whether it is up to us to create the next match."""
    columns, now = schema.rematches.c, services.now()
    free = columns.next.is_(None) | ((columns.next == PENDING) & (columns.at < now - PATIENCE))
    done = await writing.execute(
        update(schema.rematches).where(columns.match == match, free).values(next=PENDING, at=now)
    )
    return bool(done.rowcount)


async def _make(
    services: Services, old: Any, seats: list[Seat], commitments: Mapping[str, str]
) -> None:
    """Create the next match and seat everybody, with their commitments.

    The same scenario is played with the sides swapped; a campaign goes on with the next, as it is.
    """
    scenario = next_scenario(old.game, old.title)
    if scenario is None:
        header = Header.model_validate({**old.header, "rules": RULES_VERSION, "players": {}})
        title = {name: value for name, value in old.title.items() if name != "series"}
    else:
        options = old.header["options"]
        header, title = await asyncio.to_thread(prepare, old.game, scenario, options)
    series = goes_on(old.title)
    if series is not None and (scenario is not None or series["kind"] == "both-ways"):
        title["series"] = series
    crossed = list(reversed(seats)) if scenario is None else list(seats)
    plans = [
        Plan(
            side=seat.side,
            number=seat.number,
            kind="open" if before.kind == "left" else before.kind,
            name=before.name,
            bot=before.bot,
            hotseat=before.hotseat,
            commitment=commitments.get(before.side, ""),
        )
        for seat, before in zip(seats, crossed, strict=True)
    ]
    made = await keep_match(
        services,
        header,
        title,
        plans,
        None,
        old.visibility,
        old.watching,
        old.pace,
        previous=old.id,
    )
    opposite = {seat.side: before.side for seat, before in zip(seats, crossed, strict=True)}
    async with services.database.write() as writing:
        query = select(schema.holds).where(schema.holds.c.match == old.id)
        held = [
            {"match": made.id, "side": opposite[row.side], "person": row.person, "since": row.since}
            for row in await writing.execute(query)
        ]
        if held:
            await writing.execute(insert(schema.holds), held)
        await writing.execute(
            update(schema.rematches).where(schema.rematches.c.match == old.id).values(next=made.id)
        )
    nudge(services, made.id)


async def _match(reading: AsyncConnection, match: str) -> Any:  # Any: a row of `matches`
    query = select(schema.matches).where(schema.matches.c.id == match)
    return (await reading.execute(query)).one()


async def _row(reading: AsyncConnection, match: str) -> Any:  # Any: a row of `rematches`, or None
    query = select(schema.rematches).where(schema.rematches.c.match == match)
    return (await reading.execute(query)).one_or_none()


def _shown(row: Any, old: Any, seats: list[Seat], seat: Seat) -> Rematch:
    if row is None:
        return Rematch(offered=None, match=None, side=None)
    side = seat.side
    if next_scenario(old.game, old.title) is None:
        side = next(one.side for one in seats if one.side != seat.side)
    made = row.next if row.next not in (None, PENDING) else None
    return Rematch(offered=row.offered, match=made, side=side if made else None)


def _tell(services: Services, match: str, shown: Rematch) -> None:
    """Tell those connected; they learn their own side when they open it."""
    news: RematchMessage = {"type": "rematch", "offered": shown.offered, "match": shown.match}
    services.broadcaster.word(match, news)
