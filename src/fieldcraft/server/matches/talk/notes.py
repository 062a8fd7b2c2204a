"""Private notes: one page for each seat of a match, read only by its player."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import select

from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.matches.seats.joining import AsSide, MatchId
from fieldcraft.server.matches.seats.seat import seat_for
from fieldcraft.server.services import ServicesDep
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.upserts import insert_into

router = APIRouter(tags=["seats"])

LENGTH: Final = 10_000


class Notes(BaseModel):
    """A player's notes."""

    model_config = ConfigDict(extra="forbid")

    text: Annotated[str, Field(max_length=LENGTH)]


@router.get("/matches/{match}/notes")
async def read_notes(
    services: ServicesDep, caller: CallerDep, match: MatchId, side: AsSide = None
) -> Notes:
    """Your notes on this match."""
    seat = await seat_for(services, caller, match, side)
    query = select(schema.notes.c.text).filter_by(match=match, side=seat.side)
    async with services.database.read() as reading:
        return Notes(text=(await reading.execute(query)).scalar_one_or_none() or "")


@router.put("/matches/{match}/notes")
async def write_notes(
    services: ServicesDep, caller: CallerDep, match: MatchId, wish: Notes, side: AsSide = None
) -> Notes:
    """Replace your notes; nobody but you ever reads them."""
    await services.limiter.hit("write", caller.key)
    seat = await seat_for(services, caller, match, side)
    text = wish.text.replace("\x00", "")  # PostgreSQL stores no NUL
    written = {"text": text, "at": services.now()}
    async with services.database.write() as writing:
        await writing.execute(
            insert_into(services, schema.notes)
            .values(match=match, side=seat.side, **written)
            .on_conflict_do_update(index_elements=["match", "side"], set_=written)
        )
    return Notes(text=text)
