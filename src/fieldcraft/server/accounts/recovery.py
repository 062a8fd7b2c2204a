"""Links sent by mail: a new password for a forgotten one, confirming an address."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, BackgroundTasks, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.accounts.api_tokens import drop_api_tokens
from fieldcraft.server.accounts.cookies import set_cookie
from fieldcraft.server.accounts.identity import (
    CallerDep,
    close_sessions,
    open_session,
)
from fieldcraft.server.accounts.names import folded, printable
from fieldcraft.server.accounts.passwords import passwords_of
from fieldcraft.server.accounts.sessions import (
    Me,
    Password,
    change_person,
    me_of,
)
from fieldcraft.server.accounts.tokens import (
    LENGTH_LIMIT,
    purpose_of,
    token_hash,
)
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.limits import TooMany
from fieldcraft.server.http.responses import Done
from fieldcraft.server.notify.mail import (
    can_mail,
    post,
    queue,
)
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema

router = APIRouter(tags=["people"])

MailToken = Annotated[str, Field(max_length=LENGTH_LIMIT, description="From the mail's link")]


class Forgotten(BaseModel):
    """The name of the account, or its confirmed mail address."""

    model_config = ConfigDict(extra="forbid")

    account: Annotated[str, Field(min_length=1, max_length=254)]


class Recover(BaseModel):
    """A new password, set with the link from a mail."""

    model_config = ConfigDict(extra="forbid")

    token: MailToken
    password: Password


class Confirm(BaseModel):
    """Confirms a mail address with the link from a mail."""

    model_config = ConfigDict(extra="forbid")

    token: MailToken


@router.post("/recovery", status_code=202)
async def forgotten(
    services: ServicesDep, caller: CallerDep, later: BackgroundTasks, wish: Forgotten
) -> Done:
    """Ask for a mail with a link to set a new password.

    The answer is the same, and comes as fast, whether there is such an account or not.
    """
    if not can_mail(services):
        raise ApiError(409, "no-mail")
    await services.limiter.hit("mail", caller.address)
    later.add_task(_send_recovery, services, wish.account)
    return Done()


async def _send_recovery(services: Services, account: str) -> None:
    """Queue a mail for every matching account, within the limits."""
    named = printable(account).strip()
    persons = schema.persons.c
    meant = (persons.login == folded(account)) | (func.lower(persons.mail) == named.lower())
    query = select(persons.id, persons.mail).where(
        meant, persons.login.is_not(None), persons.mail_confirmed.is_(True)
    )
    async with services.database.write() as writing:
        for row in (await writing.execute(query)).all():
            with suppress(TooMany):
                await services.limiter.hit("mail", f"to {row.mail.lower()}")
                await queue(services, writing, row.id, {"kind": "recover", "to": row.mail})
    post(services)


@router.post("/recovery/finish")
async def recover(
    services: ServicesDep, caller: CallerDep, response: Response, wish: Recover
) -> Me:
    """Set a new password with the link from a mail; signs you in here and out everywhere else.

    API tokens are revoked as well: an intruder may have created one.
    """
    await services.limiter.hit("login", caller.address)
    hashed = await passwords_of(services).hash(wish.password)
    async with services.database.write() as writing:
        person, _ = await _use_mail_token(services, writing, wish.token, "recover")
        changed = await change_person(writing, person, {"password": hashed})
        await close_sessions(writing, person)
        await drop_api_tokens(writing, person)
        set_cookie(services, response, await open_session(services, writing, person))
    services.broadcaster.shut_out(person)
    return me_of(services, changed)


@router.post("/mail/confirm")
async def confirm(services: ServicesDep, caller: CallerDep, wish: Confirm) -> Done:
    """Confirm a mail address with the link from a mail."""
    await services.limiter.hit("login", caller.address)
    async with services.database.write() as writing:
        person, address = await _use_mail_token(services, writing, wish.token, "confirm")
        await writing.execute(
            update(schema.persons)
            .where(schema.persons.c.id == person, schema.persons.c.mail == address)
            .values(mail_confirmed=True)
        )
    return Done()


async def _use_mail_token(
    services: Services, writing: AsyncConnection, token: str, purpose: str
) -> tuple[str, str]:
    """The person and address of a mail link, which cannot be used again."""
    columns = schema.mail_tokens.c
    mine = (columns.token_hash == token_hash(token)) & (columns.purpose == purpose)
    query = select(columns.person, columns.value).where(mine, columns.expires > services.now())
    row = (await writing.execute(query)).one_or_none() if purpose_of(token) == "mail" else None
    if row is None:
        raise ApiError(410, "mail-link-used")
    await writing.execute(
        delete(schema.mail_tokens).where(columns.person == row.person, columns.purpose == purpose)
    )
    return row.person, row.value


async def drop_recovery(writing: AsyncConnection, person: str) -> None:
    """Invalidate the recovery links that are still out."""
    columns = schema.mail_tokens.c
    await writing.execute(
        delete(schema.mail_tokens).where(columns.person == person, columns.purpose == "recover")
    )
