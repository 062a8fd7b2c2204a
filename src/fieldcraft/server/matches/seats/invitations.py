"""What a seat link leads to, shown before anybody takes the seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import select

from fieldcraft import games
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.accounts.tokens import LENGTH_LIMIT, purpose_of, token_hash
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.matches.clocks import Pace, pace_from
from fieldcraft.server.matches.seats.seat import SeatShown, held_sides, seats_of
from fieldcraft.server.matches.titles import title_text
from fieldcraft.server.services import ServicesDep
from fieldcraft.server.storage import schema

router = APIRouter(tags=["seats"])


class Look(BaseModel):
    """What the page behind a seat link asks first."""

    model_config = ConfigDict(extra="forbid")

    token: Annotated[str, Field(max_length=LENGTH_LIMIT, description="What stands after the #")]


class Invitation(BaseModel):
    """The seat and the match that a link leads to."""

    match: str
    side: str
    own: Annotated[
        bool, Field(description="The holder's own link back to the seat, not an invitation")
    ]
    game: str
    title: Annotated[str, Field(description="The scenario's name, in your language")]
    state: Literal["open", "running", "over", "frozen"]
    pace: Annotated[Pace, Field(description="As when the match was made")]
    options: Annotated[
        dict[str, bool | int],
        Field(description="The optional rules that differ from their defaults, by name"),
    ]
    seats: dict[str, SeatShown]


@router.post("/seats/look")
async def look(
    services: ServicesDep, caller: CallerDep, request: Request, wish: Look
) -> Invitation:
    """Which seat a link leads to; nothing changes yet.

    404 if the link is invalid, 410 if the invitation was used already.
    """
    await services.limiter.hit("claim", caller.address)
    if purpose_of(wish.token) != "seat":
        raise ApiError(404, "no-such-link")
    hashed = token_hash(wish.token)
    columns = schema.seats.c
    query = select(schema.seats).where(
        (columns.token_hash == hashed) | (columns.used_hash == hashed)
    )
    async with services.database.read() as reading:
        row = (await reading.execute(query)).one_or_none()
        if row is None:
            raise ApiError(404, "no-such-link")
        held = await held_sides(reading, caller, row.match)
        if row.token_hash != hashed and row.side not in held:
            raise ApiError(410, "link-used")
        own = select(schema.matches).where(schema.matches.c.id == row.match)
        match = (await reading.execute(own)).one()
        if row.kind == "open" and match.status == "over":
            raise ApiError(410, "called-off")
        seats = await seats_of(reading, row.match)
    return Invitation(
        match=row.match,
        side=row.side,
        own=row.kind != "open",
        game=match.game,
        title=title_text(speaker(language_of(request)), match.title),
        state=match.status,
        pace=pace_from(match.pace),
        options=_agreed(match.game, match.header["options"]),
        seats={seat.side: seat.shown(seat.side in held) for seat in seats},
    )


def _agreed(game: str, options: Mapping[str, bool | int]) -> dict[str, bool | int]:
    """What whoever sits down agrees to: the options that are not as they usually are."""
    usual = {option.name: option.default for option in games.get(game).match_options()}
    return {name: value for name, value in options.items() if value != usual.get(name)}
