"""Chat between the two players of a match: nobody else reads it, and either can be muted."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import select, update

from fieldcraft.server.accounts.identity import Caller, CallerDep
from fieldcraft.server.accounts.names import printable
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.matches.seats.joining import AsSide, MatchId, changed
from fieldcraft.server.matches.seats.seat import Seat, seat_for
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.schema import NUMBER_MOST
from fieldcraft.server.storage.upserts import insert_into

router = APIRouter(tags=["seats"])

LENGTH: Final = 500
PAGE: Final = 100


KEY: Final = re.compile(r"^[A-Za-z0-9_-]{1,64}$")
ChatKey = Annotated[
    str,
    Field(
        pattern=KEY.pattern,
        description="What you call this line; sent twice under one key, it is said once",
    ),
]


class ChatWish(BaseModel):
    """A line to send."""

    model_config = ConfigDict(extra="forbid")

    text: Annotated[str, Field(min_length=1, max_length=LENGTH)]
    key: ChatKey | None = None


class ChatLine(BaseModel):
    """One line of the chat."""

    id: Annotated[int, Field(description="Grows with each line")]
    side: Annotated[str, Field(description="Who said it")]
    name: Annotated[str, Field(description="The player's name at the time")]
    text: str
    at: Annotated[float, Field(description="Seconds since 1970")]


class ChatMessage(ChatLine):
    """A line of the chat, on the socket; whoever muted its author is not sent it."""

    type: Literal["chat"]


class Chat(BaseModel):
    """The chat of a match, oldest first."""

    lines: list[ChatLine]
    muted: Annotated[bool, Field(description="Whether this seat has muted the other")]


class Mute(BaseModel):
    """Whether the other side's lines are shown."""

    model_config = ConfigDict(extra="forbid")

    muted: bool


@router.get("/matches/{match}/chat")
async def read_chat(
    services: ServicesDep,
    caller: CallerDep,
    match: MatchId,
    side: AsSide = None,
    since: Annotated[
        int, Query(ge=0, le=NUMBER_MOST, description="Only lines with a greater id")
    ] = 0,
) -> Chat:
    """The last lines of the chat; only the players see it, without lines of muted players."""
    seat = await seat_for(services, caller, match, side)
    columns = schema.chat_lines.c
    query = select(schema.chat_lines).where(columns.match == match, columns.id > since)
    if seat.muted:
        query = query.where(columns.side == seat.side)
    query = query.order_by(columns.id.desc()).limit(PAGE)
    async with services.database.read() as reading:
        rows = (await reading.execute(query)).all()
    return Chat(lines=[_line(row) for row in reversed(rows)], muted=seat.muted)


@router.post("/matches/{match}/chat", status_code=201)
async def write_chat(
    services: ServicesDep, caller: CallerDep, match: MatchId, wish: ChatWish, side: AsSide = None
) -> ChatLine:
    """Send a line to the other player."""
    seat = await seat_for(services, caller, match, side)
    return await say(services, caller, seat, wish.text, wish.key)


@router.put("/matches/{match}/mute")
async def mute(
    services: ServicesDep, caller: CallerDep, match: MatchId, wish: Mute, side: AsSide = None
) -> Mute:
    """Mute or unmute the other player; they are not told."""
    await services.limiter.hit("write", caller.key)
    seat = await seat_for(services, caller, match, side)
    async with services.database.write() as writing:
        await writing.execute(
            update(schema.seats)
            .where(schema.seats.c.match == match, schema.seats.c.side == seat.side)
            .values(muted=wish.muted)
        )
    await changed(services, match, quiet=True)
    return wish


async def say(
    services: Services, caller: Caller, seat: Seat, text: str, key: str | None = None
) -> ChatLine:
    """Store a line and send it to the players who are connected (the socket uses this as well).

    A line that was said before under the same key is only returned.
    """
    await services.limiter.hit("chat", caller.key, caller.address)
    said = _cleaned(text)
    if not said:
        raise ApiError(422, "chat-empty")
    values: dict[str, Any] = {
        "match": seat.match,
        "side": seat.side,
        "name": seat.name,
        "text": said,
        "at": services.now(),
        "key": key,
    }
    lines = schema.chat_lines
    async with services.database.write() as writing:
        stored = insert_into(services, lines).values(**values).on_conflict_do_nothing()
        number = (await writing.execute(stored.returning(lines.c.id))).scalar_one_or_none()
        if number is None:
            mine = (lines.c.match == seat.match) & (lines.c.side == seat.side)
            before = await writing.execute(select(lines).where(mine, lines.c.key == key))
            return _line(before.one())
    del values["match"], values["key"]
    line = ChatLine(id=number, **values)
    services.broadcaster.word(seat.match, {"type": "chat", **line.model_dump()})
    return line


def _cleaned(text: str) -> str:
    """A line as it is shown: printable, on one line, and not too long."""
    return " ".join(printable(text[:LENGTH]).split())


def _line(row: Any) -> ChatLine:  # Any: a row of `chat_lines`
    return ChatLine(id=row.id, side=row.side, name=row.name, text=row.text, at=row.at)
