"""The standing answers of a seat, over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import update

from fieldcraft.record.errors import RecordError
from fieldcraft.record.standing import Standing
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.accounts.names import printable
from fieldcraft.server.http.errors import ProblemError
from fieldcraft.server.matches.joining import AsSide, MatchId, changed
from fieldcraft.server.matches.seats import seat_for
from fieldcraft.server.services import ServicesDep
from fieldcraft.server.storage import schema

router = APIRouter(tags=["seats"])

STANDING_LENGTH = 4000


class StandingText(BaseModel):
    """Standing answers of a seat, one per line, as docs/records.md describes them."""

    model_config = ConfigDict(extra="forbid")

    text: Annotated[str, Field(max_length=STANDING_LENGTH)]


@router.get("/matches/{match}/standing")
async def read_standing(
    services: ServicesDep, caller: CallerDep, match: MatchId, side: AsSide = None
) -> StandingText:
    """The standing answers of your seat."""
    seat = await seat_for(services, caller, match, side)
    return StandingText(text=seat.standing)


@router.put("/matches/{match}/standing")
async def write_standing(
    services: ServicesDep,
    caller: CallerDep,
    match: MatchId,
    wish: StandingText,
    side: AsSide = None,
) -> StandingText:
    """Set the standing answers of your seat; nobody else ever learns of them."""
    await services.limiter.hit("write", caller.key)
    seat = await seat_for(services, caller, match, side)
    try:
        text = str(Standing.parse("\n".join(printable(line) for line in wish.text.split("\n"))))
    except RecordError as error:
        raise ProblemError(error) from None
    async with services.database.write() as writing:
        await writing.execute(
            update(schema.seats)
            .where(schema.seats.c.match == match, schema.seats.c.side == seat.side)
            .values(standing=text)
        )
    await changed(services, match, quiet=True)
    if "driver" in services.parts:  # they may answer the current question
        services.parts["driver"].changed(match)
    return StandingText(text=text)
