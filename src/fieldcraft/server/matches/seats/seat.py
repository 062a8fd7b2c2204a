"""Seats: who plays which side of a match.

A seat is reached by an unguessable link. The link to an open seat is an invitation: whoever uses it
takes the seat and gets a link of their own, and the invitation is no longer valid, so that not even
its sender can look over the other's shoulder. Several persons can hold a seat (one player on
several devices); whoever creates a new link removes all who joined after them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field
from sqlalchemy import and_, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from fieldcraft.server.accounts.identity import Caller
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema

SideWord = Annotated[str, Field(max_length=40, pattern=r"^[a-z][a-z0-9-]*$")]


class SeatShown(BaseModel):
    """A seat as everybody may see it."""

    side: str
    kind: Annotated[
        Literal["person", "bot", "open", "left"],
        Field(description="`left`: the player has deleted the account"),
    ]
    name: Annotated[str, Field(description="The player's name; empty for a guest without one")]
    bot: Annotated[str | None, Field(description="Which bot plays, if one does")] = None
    mine: Annotated[bool, Field(description="Whether you hold it")] = False
    hotseat: Annotated[bool, Field(description="Whether one person plays both sides")] = False


@dataclass(frozen=True)
class Seat:
    """A seat as it is stored."""

    match: str
    side: str
    number: int
    kind: Literal["person", "bot", "open", "left"]
    name: str
    bot: str | None
    hotseat: bool
    standing: str
    muted: bool

    def shown(self, mine: bool = False) -> SeatShown:
        """What others may see of it."""
        return SeatShown(
            side=self.side,
            kind=self.kind,
            name=self.name,
            bot=self.bot,
            mine=mine,
            hotseat=self.hotseat,
        )


def allows_hints(seats: Sequence[Seat]) -> bool:
    """Whether a bot may give hints: against bots and in hot-seat, never against a person."""
    return any(seat.kind == "bot" or seat.hotseat for seat in seats)


async def mark_clock(
    writing: AsyncConnection,
    match: str,
    at: float,
    kind: Literal["entry", "pause", "run", "gift"],
    waiting: int = 0,
    side: int = -1,
    amount: float = 0.0,
) -> None:
    """Store something that moves a clock and is no entry; see `clocks.Mark`."""
    await writing.execute(
        insert(schema.clock_marks).values(
            match=match, at=at, kind=kind, waiting=waiting, side=side, amount=amount
        )
    )


# -- finding -----


def seat_from(row: Any) -> Seat:  # Any: a row of `seats`
    """A seat from a database row."""
    return Seat(
        match=row.match,
        side=row.side,
        number=row.number,
        kind=row.kind,
        name=row.name,
        bot=row.bot,
        hotseat=row.hotseat,
        standing=row.standing,
        muted=row.muted,
    )


async def seats_of(connection: AsyncConnection, match: str) -> list[Seat]:
    """The seats of a match in the order of its sides; none if there is no such match."""
    query = (
        select(schema.seats).where(schema.seats.c.match == match).order_by(schema.seats.c.number)
    )
    return [seat_from(row) for row in await connection.execute(query)]


async def held_sides(connection: AsyncConnection, caller: Caller, match: str) -> set[str]:
    """The sides of a match that the caller may play now."""
    if caller.how == "seat":
        seats = schema.seats.c
        token = select(seats.side).where(
            seats.match == match, seats.token_hash == caller.session, seats.kind == "person"
        )
        return set((await connection.execute(token)).scalars())
    if caller.person is None:
        return set()
    query = (
        select(schema.holds.c.side)
        .join(
            schema.seats,
            and_(
                schema.seats.c.match == schema.holds.c.match,
                schema.seats.c.side == schema.holds.c.side,
            ),
        )
        .where(
            schema.holds.c.match == match,
            schema.holds.c.person == caller.person.id,
            schema.seats.c.kind == "person",
        )
    )
    return set((await connection.execute(query)).scalars())


async def seat_for(services: Services, caller: Caller, match: str, side: str | None = None) -> Seat:
    """The seat of a caller; if only one is held it need not be named.

    404 if there is no such match, 403 for a seat that is not the caller's.
    """
    async with services.database.read() as reading:
        seats = {seat.side: seat for seat in await seats_of(reading, match)}
        held = await held_sides(reading, caller, match) if seats else set()
    if not seats:
        raise ApiError(404, "no-such-match")
    mine = [seat for word, seat in seats.items() if word in held and seat.kind == "person"]
    if side is not None and side not in seats:
        raise ApiError(422, "no-such-side", side=side[:40], known=", ".join(seats))
    if side is not None:
        mine = [seat for seat in mine if seat.side == side]
    if not mine:
        raise ApiError(403, "not-your-seat")
    if len(mine) > 1:
        raise ApiError(422, "which-side", known=", ".join(seat.side for seat in mine))
    return mine[0]


async def match_row(connection: AsyncConnection, match: str) -> Any:  # Any: a row of `matches`
    """The row of a match, without its key; 404 if there is none."""
    hidden = {"key", "header"}
    columns = [column for column in schema.matches.c if column.name not in hidden]
    query = select(*columns).where(schema.matches.c.id == match)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise ApiError(404, "no-such-match")
    return row


def seat_link(services: Services, connection: HTTPConnection, token: str) -> str:
    """The link to a seat; the token follows the #, so that it appears in no log."""
    return f"{base_url(services, connection)}/seat#{token}"


def base_url(services: Services, connection: HTTPConnection | None = None) -> str:
    """The public address of this server."""
    if services.settings.base_url:
        return services.settings.base_url.rstrip("/")
    if connection is None:
        return ""
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return f"{scheme}://{connection.url.netloc}"
