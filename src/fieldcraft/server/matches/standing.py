"""The standing answers of a seat, over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import update

from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import ref_name
from fieldcraft.record.errors import RecordError
from fieldcraft.record.standing import Again, AskAbout, PassUnless, PassWhile, Standing, parsed
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.accounts.names import printable
from fieldcraft.server.http.errors import ProblemError
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.matches.joining import AsSide, MatchId, changed
from fieldcraft.server.matches.seats import Seat, seat_for
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema

router = APIRouter(tags=["seats"])

STANDING_LENGTH = 4000
LINE_LENGTH = 200


class StandingText(BaseModel):
    """Standing answers of a seat, one per line, as docs/records.md describes them."""

    model_config = ConfigDict(extra="forbid")

    text: Annotated[str, Field(max_length=STANDING_LENGTH)]


class StandingLine(BaseModel):
    """One standing answer, to be added or removed."""

    model_config = ConfigDict(extra="forbid")

    line: Annotated[str, Field(max_length=LINE_LENGTH)]
    remove: bool = False


class StandingLineShown(BaseModel):
    """A standing answer and what it does, in the reader's language."""

    line: str
    label: str


class StandingShown(StandingText):
    """Standing answers of a seat, and those in force now with their labels."""

    lines: list[StandingLineShown]


@router.get("/matches/{match}/standing")
async def read_standing(
    services: ServicesDep, caller: CallerDep, request: Request, match: MatchId, side: AsSide = None
) -> StandingShown:
    """The standing answers of your seat."""
    seat = await seat_for(services, caller, match, side)
    return await _shown(services, request, seat, seat.standing)


@router.put("/matches/{match}/standing")
async def write_standing(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    match: MatchId,
    wish: StandingText,
    side: AsSide = None,
) -> StandingShown:
    """Set the standing answers of your seat; nobody else ever learns of them."""
    await services.limiter.hit("write", caller.key)
    seat = await seat_for(services, caller, match, side)
    try:
        text = str(Standing.parse("\n".join(printable(line) for line in wish.text.split("\n"))))
    except RecordError as error:
        raise ProblemError(error) from None
    return await _kept(services, request, seat, text)


@router.post("/matches/{match}/standing/lines")
async def change_standing(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    match: MatchId,
    wish: StandingLine,
    side: AsSide = None,
) -> StandingShown:
    """Add a standing answer to those of your seat, before all others, or remove it."""
    await services.limiter.hit("write", caller.key)
    seat = await seat_for(services, caller, match, side)
    live = await services.registry.open(match)
    line = " ".join(printable(wish.line).split())
    try:
        kept = Standing.parse(seat.standing)
        async with live.lock:
            view = live.match.view(seat.side)
        standing = kept.without_line(line) if wish.remove else kept.with_line(line, view)
        text = str(Standing.parse(str(standing)))
    except RecordError as error:
        raise ProblemError(error) from None
    return await _kept(services, request, seat, text)


async def _kept(services: Services, request: Request, seat: Seat, text: str) -> StandingShown:
    """Store them; they may answer the current question."""
    async with services.database.write() as writing:
        await writing.execute(
            update(schema.seats)
            .where(schema.seats.c.match == seat.match, schema.seats.c.side == seat.side)
            .values(standing=text)
        )
    await changed(services, seat.match, quiet=True)
    if "driver" in services.parts:
        services.parts["driver"].changed(seat.match)
    return await _shown(services, request, seat, text)


async def _shown(services: Services, request: Request, seat: Seat, text: str) -> StandingShown:
    live = await services.registry.open(seat.match)
    async with live.lock:
        view = live.match.view(seat.side) if live.playthrough is not None else {}
    voice = speaker(language_of(request), live.row["game"])
    lines = [
        StandingLineShown(line=str(one), label=told_line(voice, str(one)))
        for one in parsed(text).answers
        if not isinstance(one, PassWhile) or one.lasts(view)
    ]
    return StandingShown(text=text, lines=lines)


def told_line(speaker: Speaker, line: str) -> str:
    """What a standing answer does; one that the table does not offer, in its own words."""
    for one in parsed(line).answers:
        if isinstance(one, AskAbout):
            return speaker.say("standing-ask-about", name=ref_name(speaker, one.ref) or one.ref)
        if isinstance(one, Again):
            return speaker.say("standing-again")
        if isinstance(one, PassWhile):
            order = any(key.startswith("orders") for key, _ in one.facts)
            return speaker.say("standing-pass-order" if order else "standing-pass-turn")
        if isinstance(one, PassUnless):
            return speaker.say(f"standing-{line.replace(' ', '-')}")
        known = {"take the only answer": "standing-only", "pass when idle": "standing-idle"}
        if line in known:
            return speaker.say(known[line])
    return line
