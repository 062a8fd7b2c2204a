"""A person's notices: what the page shows of turns, reminders and matches that are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import structlog
from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import select, update

from fieldcraft.server.accounts.identity import CallerDep, SignedInDep
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.http.responses import Done
from fieldcraft.server.matches.titles import full_title
from fieldcraft.server.notify import outbox
from fieldcraft.server.services import ServicesDep
from fieldcraft.server.storage import schema

if TYPE_CHECKING:
    pass

log = structlog.get_logger(__name__)
router = APIRouter(tags=["people"])

PAGE: Final = 50


class NoticeShown(BaseModel):
    """A notice for the page to show."""

    id: int
    kind: Annotated[str, Field(description="`turn`, `reveal`, `reminder`, `over` or `rematch`")]
    match: str
    side: str
    text: Annotated[str, Field(description="In your language")]
    at: Annotated[float, Field(description="Seconds since 1970")]


class NoticeList(BaseModel):
    """What you have not seen yet, newest first."""

    notices: list[NoticeShown]
    turns: Annotated[int, Field(description="In how many matches it is your turn")]


class Seen(BaseModel):
    """Up to where notices have been seen."""

    model_config = ConfigDict(extra="forbid")

    upto: Annotated[int, Field(ge=0, le=schema.NUMBER_MOST, description="The id of the last one")]


@router.get("/me/notices")
async def my_notices(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    since: Annotated[
        int, Query(ge=0, le=schema.NUMBER_MOST, description="Only those with a greater id")
    ] = 0,
) -> NoticeList:
    """Your notices, polled by the page; those that no longer apply are left out."""
    person = caller.person
    if person is None:
        return NoticeList(notices=[], turns=0)
    notices, matches, holds = schema.notices.c, schema.matches.c, schema.holds.c
    query = (
        select(schema.notices, matches.game, matches.title, matches.waiting)
        .join(schema.matches, matches.id == notices.match)
        .where(notices.person == person.id, notices.read.is_(False), notices.id > since)
        .order_by(notices.id.desc())
        .limit(PAGE)
    )
    mine = (
        select(matches.waiting, holds.side)
        .join(schema.holds, holds.match == matches.id)
        .where(holds.person == person.id, matches.status == "running")
    )
    async with services.database.read() as reading:
        rows = (await reading.execute(query)).all() if person.wishes["page"] else []
        turns = sum(row.side in row.waiting for row in await reading.execute(mine))
    voice = speaker(language_of(request))
    shown = [
        NoticeShown(
            id=row.id,
            kind=row.kind,
            match=row.match,
            side=row.side,
            text=voice.say(
                f"server-notice-{row.kind}", title=full_title(voice, row.game, row.title)
            ),
            at=row.at,
        )
        for row in rows
        if row.kind not in outbox.PASSING or row.side in row.waiting
    ]
    return NoticeList(notices=shown, turns=turns)


@router.post("/me/notices/seen")
async def notices_seen(services: ServicesDep, person: SignedInDep, wish: Seen) -> Done:
    """Do not show these again."""
    notices = schema.notices.c
    async with services.database.write() as writing:
        await writing.execute(
            update(schema.notices)
            .where(notices.person == person.id, notices.id <= wish.upto)
            .values(read=True)
        )
    return Done()
