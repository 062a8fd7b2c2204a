"""Personal data: export and deletion."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict
from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.accounts.cookies import drop_cookie
from fieldcraft.server.accounts.identity import CallerDep, Person, SignedInDep
from fieldcraft.server.accounts.registration import insist_on_password
from fieldcraft.server.accounts.sessions import GivenPassword, me_of
from fieldcraft.server.dice.starting import give_up
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.responses import Done
from fieldcraft.server.matches.seats.joining import changed
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema
from fieldcraft.server.wire.values import Values

router = APIRouter(tags=["people"])


class Deletion(BaseModel):
    """The account's password, to be sure; a guest needs none."""

    model_config = ConfigDict(extra="forbid")

    password: GivenPassword = ""


class Exported(BaseModel):
    """What the server stores about a person; the fields of each row are those of its table."""

    person: Values
    sessions: list[Values]
    tokens: list[Values]
    matches: list[Values]
    notices: list[Values]
    outbox: list[Values]


@router.get("/me/export", response_class=Response, responses={200: {"model": Exported}})
async def export(services: ServicesDep, person: SignedInDep) -> Response:
    """Everything this server stores about you, as a JSON file.

    Of a running match it contains your seat, notes and chat, never the match's hidden information.
    """
    async with services.database.read() as reading:
        data = {"person": me_of(services, person).model_dump(mode="json")["person"]}
        del data["person"]["webhook_secret"]
        data["person"]["seen"] = person.seen
        data["sessions"] = await _rows(
            reading,
            select(schema.sessions.c.created, schema.sessions.c.expires).where(
                schema.sessions.c.person == person.id
            ),
        )
        tokens = schema.api_tokens.c
        data["tokens"] = await _rows(
            reading,
            select(tokens.label, tokens.created, tokens.used).where(tokens.person == person.id),
        )
        data["matches"] = await _export_matches(reading, person)
        notices = schema.notices.c
        data["notices"] = await _rows(
            reading,
            select(notices.match, notices.side, notices.kind, notices.at).where(
                notices.person == person.id
            ),
        )
        pushed = schema.push_subscriptions.c
        data["browsers"] = await _rows(
            reading,
            select(pushed.endpoint, pushed.created).where(pushed.person == person.id),
        )
        outbox = schema.outbox.c
        data["outbox"] = await _rows(
            reading,
            select(outbox.channel, outbox.content, outbox.created, outbox.attempts).where(
                outbox.person == person.id
            ),
        )
    body = json.dumps(data, ensure_ascii=False, indent=2)
    headers = {"Content-Disposition": 'attachment; filename="fieldcraft-export.json"'}
    return Response(body, media_type="application/json", headers=headers)


async def _export_matches(reading: AsyncConnection, person: Person) -> list[dict[str, Any]]:
    matches, seats, holds = schema.matches.c, schema.seats.c, schema.holds.c
    query = (
        select(
            matches.id,
            matches.game,
            matches.title,
            matches.status,
            matches.outcome,
            matches.created,
            seats.side,
            seats.name,
            seats.standing,
            seats.muted,
            holds.since,
        )
        .join(schema.holds, holds.match == matches.id)
        .join(schema.seats, (seats.match == holds.match) & (seats.side == holds.side))
        .where(holds.person == person.id)
        .order_by(matches.created)
    )
    found = await _rows(reading, query)
    for one in found:
        mine = {"match": one["id"], "side": one["side"]}
        one["notes"] = await _rows(
            reading, select(schema.notes.c.text, schema.notes.c.at).filter_by(**mine)
        )
        one["chat"] = await _rows(
            reading, select(schema.chat_lines.c.text, schema.chat_lines.c.at).filter_by(**mine)
        )
    return found


async def _rows(reading: AsyncConnection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in (await reading.execute(query)).mappings()]


@router.post("/me/deletion")
async def delete_me(
    services: ServicesDep,
    caller: CallerDep,
    person: SignedInDep,
    response: Response,
    wish: Deletion,
) -> Done:
    """Delete yourself: account, sessions, notes, chat and names.

    Matches stay for the other player, who wins those that you leave unfinished; your seat in one
    that has not begun becomes open again.
    """
    await services.limiter.hit("login", caller.key)
    if caller.how != "cookie":
        raise ApiError(403, "not-by-token")
    if person.has_account:
        await insist_on_password(services, person, wish.password)
    for match in await forget(services, person.id):
        await changed(services, match)
        with suppress(ApiError):  # nobody waited there any more
            await services.registry.open(match)  # which ends it, if nobody had it open
    services.broadcaster.shut_out(person.id)
    drop_cookie(services, response)
    return Done()


async def forget(services: Services, person: str) -> list[str]:
    """Delete everything about a person; returns the matches whose seats became free."""
    async with services.database.write() as writing:
        freed = await _leave_seats(services, writing, person)
        await writing.execute(delete(schema.persons).where(schema.persons.c.id == person))
    return freed


async def _leave_seats(services: Services, writing: AsyncConnection, person: str) -> list[str]:
    """Delete notes and chat at seats that nobody else holds, and free the seats.

    Returns the matches concerned.
    """
    mine, other = schema.holds.alias("mine"), schema.holds.alias("other")
    shared = exists().where(
        other.c.match == mine.c.match, other.c.side == mine.c.side, other.c.person != person
    )
    alone = select(mine.c.match, mine.c.side).where(mine.c.person == person, ~shared)
    left = (await writing.execute(alone)).all()
    for row in left:
        for table in (schema.notes, schema.chat_lines):
            await writing.execute(
                delete(table).where(table.c.match == row.match, table.c.side == row.side)
            )
        matches = schema.matches
        status = select(matches.c.status).where(matches.c.id == row.match)
        state = (await writing.execute(status)).scalar_one_or_none()
        if state == "open" and await give_up(services, writing, row.match, row.side):
            state = "over"
        values: dict[str, Any] = {"name": "", "standing": "", "token_hash": None, "used_hash": None}
        if state == "open":
            values["kind"] = "open"
        elif state == "running":
            values["kind"] = "left"  # which ends it; see `live.absence`
        await writing.execute(
            update(schema.seats)
            .where(schema.seats.c.match == row.match, schema.seats.c.side == row.side)
            .values(**values)
        )
        sits = select(schema.seats.c.side).where(
            schema.seats.c.match == matches.c.id, schema.seats.c.kind == "person"
        )
        # A match that never started, and in which nobody waits any more.
        await writing.execute(
            delete(matches).where(
                matches.c.id == row.match, matches.c.status == "open", ~sits.exists()
            )
        )
    return [row.match for row in left]
