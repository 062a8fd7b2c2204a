"""Seats: who plays which side of a match.

A seat is reached by an unguessable link. The link to an open seat is an invitation: whoever uses it
takes the seat and gets a link of their own, and the invitation is no longer valid, so that not even
its sender can look over the other's shoulder. Several persons can hold a seat (one player on
several devices); whoever creates a new link removes all who joined after them.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import and_, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from fieldcraft import bots
from fieldcraft.record.record_file import is_player_name
from fieldcraft.server.accounts.identity import Caller, Person
from fieldcraft.server.accounts.tokens import make_token, token_hash
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.matches.fair_dice import new_nonce
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema

NAME_LENGTH: Final = 40

SideWord = Annotated[str, Field(max_length=40, pattern=r"^[a-z][a-z0-9-]*$")]
Nonce = Annotated[
    str,
    Field(
        pattern=r"^([0-9a-f]{16,128})?$",
        description="This seat's share of the dice's key: 16 to 128 hexadecimal digits",
    ),
]


class SeatWish(BaseModel):
    """Who is to play a side of a new match."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["me", "bot", "open", "hotseat"] = Field(
        description="`me`; a bot; open (a link invites somebody); `hotseat`: this screen as well"
    )
    bot: Annotated[str, Field(max_length=80, description="Which bot, for `bot`")] | None = None
    name: (
        Annotated[str, Field(max_length=NAME_LENGTH, description="Shown to others; for `hotseat`")]
        | None
    ) = None


class SeatShown(BaseModel):
    """A seat as everybody may see it."""

    side: str
    kind: Literal["person", "bot", "open"]
    name: Annotated[str, Field(description="The player's name; empty for a guest without one")]
    bot: Annotated[str | None, Field(description="Which bot plays, if one does")] = None
    mine: Annotated[bool, Field(description="Whether the one who asks holds it")] = False
    hotseat: Annotated[bool, Field(description="Whether one person plays both sides")] = False


@dataclass(frozen=True)
class Plan:
    """A seat of a match about to be created."""

    side: str
    number: int
    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str | None = None
    hotseat: bool = False
    nonce: str = ""
    """Its share of the dice key; an open seat brings its own when it is taken."""
    token: str = ""
    """Its token: an invitation for an open seat, the player's own link otherwise."""


@dataclass(frozen=True)
class Seat:
    """A seat as it is stored."""

    match: str
    side: str
    number: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    hotseat: bool
    standing: str
    muted: bool
    nonce: str

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


def plan_seats(
    sides: Sequence[str],
    wishes: Mapping[str, SeatWish],
    person: Person | None,
    order: Literal["chosen", "random"] = "chosen",
    nonce: str = "",
    game: str | None = None,
) -> list[Plan]:
    """The seats of a new match of a game; sides not mentioned are open.  Raises `ApiError`.

    The nonce is the caller's own; the server creates one for every other seat that needs one now.
    """
    for side in wishes:
        if side not in sides:
            raise ApiError(422, "no-such-side", side=side, known=", ".join(sides))
    open_seat = SeatWish(kind="open")
    wanted = [wishes.get(side, open_seat) for side in sides]
    kinds = [wish.kind for wish in wanted]
    if kinds.count("me") > 1:
        raise ApiError(422, "one-seat-each")
    if "hotseat" in kinds and "me" not in kinds:
        raise ApiError(422, "hotseat-needs-you")
    if "me" in kinds and person is None:
        raise ApiError(401, "sign-in-first")
    if order == "random":
        secrets.SystemRandom().shuffle(wanted)
    hotseat = "hotseat" in kinds
    return [
        _plan(side, number, wish, person, hotseat, nonce, bots.names(game))
        for number, (side, wish) in enumerate(zip(sides, wanted, strict=True))
    ]


def _plan(
    side: str,
    number: int,
    wish: SeatWish,
    person: Person | None,
    hotseat: bool,
    nonce: str,
    known: list[str],
) -> Plan:
    if wish.kind == "bot":
        bot = wish.bot or known[-1]
        if bot not in known:  # never `module:Class`, which would load anything
            raise ApiError(422, "no-such-bot", bot=bot, known=", ".join(known))
        return Plan(side, number, "bot", bot, bot, nonce=new_nonce())
    token = make_token("seat")
    if wish.kind == "open":
        return Plan(side, number, "open", token=token)
    own = person.name if person and wish.kind == "me" else ""
    name = checked_name(wish.name or own)
    share = (nonce if wish.kind == "me" else "") or new_nonce()
    return Plan(side, number, "person", name, None, hotseat, share, token)


def checked_name(name: str) -> str:
    """A name that others will see, trimmed; empty is allowed."""
    trimmed = " ".join(name.split())
    if trimmed and (len(trimmed) > NAME_LENGTH or not is_player_name(trimmed)):
        raise ApiError(422, "bad-name", most=NAME_LENGTH)
    return trimmed


def printable(text: str) -> str:
    """A line of text without unprintable characters, which not every database stores."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def allows_hints(seats: Sequence[Seat]) -> bool:
    """Whether a bot may give hints: against bots and in hot-seat, never against a person."""
    return any(seat.kind == "bot" or seat.hotseat for seat in seats)


async def place_seats(
    services: Services,
    writing: AsyncConnection,
    match: str,
    plans: Sequence[Plan],
    person: Person | None,
    waiting: int,
) -> None:
    """Store the seats of a new match within its transaction, and start its clock.

    `waiting` is a bit mask of the sides asked first (bit 0: the first side).
    """
    now = services.now()
    await writing.execute(insert(schema.seats), [_seat_values(match, plan) for plan in plans])
    mine = [plan.side for plan in plans if plan.kind == "person"]
    if person is not None and mine:
        values = [{"match": match, "side": s, "person": person.id, "since": now} for s in mine]
        await writing.execute(insert(schema.holds), values)
    runs = all(plan.kind == "person" for plan in plans)
    await mark_clock(writing, match, now, "run" if runs else "pause")
    await mark_clock(writing, match, now, "entry", waiting=waiting)


def _seat_values(match: str, plan: Plan) -> dict[str, Any]:
    return {
        "match": match,
        "side": plan.side,
        "number": plan.number,
        "kind": plan.kind,
        "name": plan.name,
        "bot": plan.bot,
        "hotseat": plan.hotseat,
        "token_hash": token_hash(plan.token) if plan.token else None,
        "used_hash": None,
        "nonce": plan.nonce,
        "standing": "",
        "muted": False,
    }


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
        nonce=row.nonce,
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
    hidden = {"key", "nonces", "header"}
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
