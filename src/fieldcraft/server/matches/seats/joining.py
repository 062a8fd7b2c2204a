"""Taking a seat: by its link or from the lobby; replacing links."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.accounts.identity import Caller, CallerDep, Person, PersonDep
from fieldcraft.server.accounts.names import NAME_LENGTH, checked_name, insist_on_free_name
from fieldcraft.server.accounts.tokens import (
    LENGTH_LIMIT,
    derived_token,
    make_token,
    purpose_of,
    token_hash,
)
from fieldcraft.server.dice.exchanges import (
    Commitment,
    commit,
    exchanges_of,
    latest,
    lock_match,
)
from fieldcraft.server.dice.starting import advance
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.matches.clocks import waits_for_both
from fieldcraft.server.matches.seats.seat import (
    Seat,
    SeatShown,
    SideWord,
    held_sides,
    mark_clock,
    match_row,
    seat_from,
    seat_link,
    seats_of,
)
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.upserts import insert_into
from fieldcraft.server.wire.table_message import DiceShown

router = APIRouter(tags=["seats"])

MatchId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,16}$", description="The match's id")]
WORD = r"^[a-z][a-z0-9-]{0,39}$"
SidePath = Annotated[str, Path(pattern=WORD, description="A side's word, such as `us`")]
AsSide = Annotated[
    str | None,
    Query(alias="as", pattern=WORD, description="The side; needed only if you hold both"),
]
Name = Annotated[str, Field(max_length=NAME_LENGTH, description="Your name, as others see it")]
RepeatKey = Annotated[
    str,
    Header(
        alias="Idempotency-Key",
        pattern=r"^[A-Za-z0-9_-]{22,64}$",
        description="At random, such as a UUID: sent twice with one key, it is done once",
    ),
]


class Claim(BaseModel):
    """What the page behind a seat link sends."""

    model_config = ConfigDict(extra="forbid")

    token: Annotated[str, Field(max_length=LENGTH_LIMIT, description="What stands after the #")]
    name: Name | None = None
    commitment: Commitment = ""
    both: Annotated[bool, Field(description="Sit down although you hold the other side")] = False


class Join(BaseModel):
    """Which seat of an open public match to take."""

    model_config = ConfigDict(extra="forbid")

    side: Annotated[SideWord | None, Field(description="Any open one, if not given")] = None
    name: Name | None = None
    commitment: Commitment = ""


class Seated(BaseModel):
    """The seat you hold now."""

    match: str
    side: str
    link: Annotated[
        str | None,
        Field(description="Your link back to this seat from any device; shown only once"),
    ] = None
    token: Annotated[str | None, Field(description="The same, for scripts")] = None
    seats: dict[str, SeatShown]
    dice: Annotated[DiceShown, Field(description="Keep its commitments, then reveal your share")]


class NewLink(BaseModel):
    """A new link; the old one is no longer valid."""

    side: str
    link: str
    token: Annotated[str, Field(description="The same, for scripts: `Authorization: Bearer …`")]


@router.post("/seats/claim")
async def claim(
    services: ServicesDep,
    caller: CallerDep,
    person: PersonDep,
    request: Request,
    wish: Claim,
    key: RepeatKey = "",
) -> Seated:
    """Take a seat by its link, without an account.

    An invitation works once and returns a link of your own. Your own link, used on another device,
    opens the same seat there.
    """
    await services.limiter.hit("claim", caller.address)
    if purpose_of(wish.token) != "seat":
        raise ApiError(404, "no-such-link")
    async with services.database.write() as writing:
        seat, used = await _seat_by_link(writing, token_hash(wish.token))
        held = await held_sides(writing, Caller("cookie", person), seat.match)
        token = await _token_again(services, writing, seat, key)
        if seat.side in held and not token:
            return await _seated(writing, seat, held)
        if used and not token:
            raise ApiError(410, "link-used")
        if held - {seat.side} and not seat.hotseat and not wish.both:
            raise ApiError(409, "other-side-yours")
        if seat.kind == "open":
            token = await _sit_down(services, writing, seat, person, wish, key)
        await _hold(services, writing, seat, person)
        answer = await _seated(writing, seat, held | {seat.side})
    if token:
        answer.link, answer.token = seat_link(services, request, token), token
        await sat_down(services, seat.match)
    return answer


@router.post("/matches/{match}/join")
async def join(
    services: ServicesDep,
    caller: CallerDep,
    person: PersonDep,
    request: Request,
    match: MatchId,
    wish: Join,
    key: RepeatKey = "",
) -> Seated:
    """Take an open seat of a public match from the lobby."""
    await services.limiter.hit("claim", caller.address)
    async with services.database.write() as writing:
        row = await match_row(writing, match)
        held = await held_sides(writing, Caller("cookie", person), match)
        if row.visibility != "public" or row.status not in ("open", "running"):
            raise ApiError(403, "not-open")
        seats = await seats_of(writing, match)
        tokens = {one.side: await _token_again(services, writing, one, key) for one in seats}
        taken = [one for one in seats if tokens[one.side]]
        if held and not taken:
            raise ApiError(409, "already-seated")
        free = [one for one in seats if one.kind == "open" and wish.side in (None, one.side)]
        if not taken and not free:
            raise ApiError(409, "seat-taken")
        seat = (taken or free)[0]
        token = tokens[seat.side] or await _sit_down(services, writing, seat, person, wish, key)
        await _hold(services, writing, seat, person)
        answer = await _seated(writing, seat, {seat.side})
    answer.link, answer.token = seat_link(services, request, token), token
    await sat_down(services, seat.match)
    return answer


@router.post("/matches/{match}/seats/{side}/link")
async def replace_link(
    services: ServicesDep, caller: CallerDep, request: Request, match: MatchId, side: SidePath
) -> NewLink:
    """Replace a seat's link.

    For your own seat: whoever came in by the old link loses access. For an open seat of a match you
    play in: a new invitation, and the old one is no longer valid.
    """
    await services.limiter.hit("claim", caller.key)
    if caller.person is None:
        raise ApiError(403, "seat-token-only" if caller.how == "seat" else "not-your-seat")
    token = make_token("seat")
    async with services.database.write() as writing:
        seats = {seat.side: seat for seat in await seats_of(writing, match)}
        if not seats:
            raise ApiError(404, "no-such-match")
        if side not in seats:
            raise ApiError(422, "no-such-side", side=side, known=", ".join(seats))
        held = await held_sides(writing, caller, match)
        seat = seats[side]
        if side not in held and not (held and seat.kind == "open"):
            raise ApiError(403, "not-your-seat")
        await writing.execute(
            update(schema.seats)
            .where(schema.seats.c.match == match, schema.seats.c.side == side)
            .values(token_hash=token_hash(token))
        )
        if side in held:
            await _shut_out(writing, seat, caller.person)
    await changed(services, match)
    return NewLink(side=side, link=seat_link(services, request, token), token=token)


# -- the steps of sitting down -----


async def _seat_by_link(writing: AsyncConnection, hashed: str) -> tuple[Seat, bool]:
    """The seat of a link, and whether the link is an invitation that was used."""
    columns = schema.seats.c
    query = select(schema.seats).where(
        (columns.token_hash == hashed) | (columns.used_hash == hashed)
    )
    # Locked: whoever replaces the link meanwhile waits, and then removes whoever used it.
    row = (await writing.execute(query.with_for_update())).one_or_none()
    if row is None:
        raise ApiError(404, "no-such-link")
    return seat_from(row), row.token_hash != hashed


def _token_by_key(services: Services, seat: Seat, key: str) -> str:
    """The token of whoever sits down with this key: whoever did not hear the answer asks again."""
    if not key:
        return make_token("seat")
    return derived_token("seat", services.settings.secret, "sit", seat.match, seat.side, key)


async def _token_again(services: Services, writing: AsyncConnection, seat: Seat, key: str) -> str:
    """The token of a seat that was taken with this key; empty if it was not."""
    if not key or seat.kind == "open":
        return ""
    token = _token_by_key(services, seat, key)
    query = select(schema.seats.c.side).where(schema.seats.c.token_hash == token_hash(token))
    return token if (await writing.execute(query)).one_or_none() is not None else ""


async def _sit_down(
    services: Services,
    writing: AsyncConnection,
    seat: Seat,
    person: Person,
    wish: Claim | Join,
    key: str,
) -> str:
    """Fill an open seat; returns the new holder's own token.

    The match is sealed with the last of them; tell the registry after the commit, see `sat_down`.
    """
    row = await lock_match(writing, seat.match)
    if row.status == "over":
        raise ApiError(410, "called-off")
    name = checked_name(wish.name or person.name)
    await insist_on_free_name(writing, name, person.id)
    token = _token_by_key(services, seat, key)
    where = (schema.seats.c.match == seat.match) & (schema.seats.c.side == seat.side)
    taken = await writing.execute(
        update(schema.seats)
        .where(where, schema.seats.c.kind == "open")
        .values(
            kind="person",
            name=name,
            used_hash=schema.seats.c.token_hash,
            token_hash=token_hash(token),
        )
    )
    if not taken.rowcount:
        raise ApiError(409, "seat-taken")
    if wish.commitment and row.status == "open":  # whoever takes over a seat finds the dice made
        await commit(writing, seat.match, seat.side, wish.commitment)
    kinds = [one.kind for one in await seats_of(writing, seat.match)]
    if all(kind == "person" for kind in kinds) and not waits_for_both(row.pace):
        await mark_clock(writing, seat.match, services.now(), "run")
    await advance(services, writing, seat.match)
    return token


async def _hold(services: Services, writing: AsyncConnection, seat: Seat, person: Person) -> None:
    values = {"match": seat.match, "side": seat.side, "person": person.id, "since": services.now()}
    # A page that is loaded twice claims twice.
    await writing.execute(
        insert_into(services, schema.holds).values(values).on_conflict_do_nothing()
    )


async def _shut_out(writing: AsyncConnection, seat: Seat, keeper: Person) -> None:
    """Take the seat from all who joined it after the keeper; nobody can remove earlier holders."""
    mine = (schema.holds.c.match == seat.match) & (schema.holds.c.side == seat.side)
    own = select(schema.holds.c.since).where(mine, schema.holds.c.person == keeper.id)
    since = (await writing.execute(own)).scalar_one()
    await writing.execute(
        delete(schema.holds).where(
            mine, schema.holds.c.person != keeper.id, schema.holds.c.since >= since
        )
    )


async def _seated(connection: AsyncConnection, seat: Seat, held: set[str]) -> Seated:
    seats = await seats_of(connection, seat.match)
    shown = {one.side: one.shown(one.side in held) for one in seats}
    dice = DiceShown.model_validate(latest(await exchanges_of(connection, seat.match)).public())
    return Seated(match=seat.match, side=seat.side, seats=shown, dice=dice)


# -- telling the live match -----


async def sat_down(services: Services, match: str) -> None:
    """Somebody took a seat: the match may start, and everybody watching sees the name."""
    await services.registry.dice_changed(match)


async def changed(services: Services, match: str, quiet: bool = False) -> None:
    """Seats, names or clocks of a match changed: everybody connected gets the new status.

    Quietly, if only the seat itself may know: otherwise the other side would notice.
    """
    await services.broadcaster.status_changed(match, quiet)
