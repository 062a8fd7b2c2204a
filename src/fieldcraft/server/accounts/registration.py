"""Creating an account and changing its password."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from fieldcraft.server.accounts.api_tokens import drop_api_tokens
from fieldcraft.server.accounts.cookies import set_cookie
from fieldcraft.server.accounts.identity import (
    CallerDep,
    Person,
    PersonDep,
    SignedInDep,
    close_sessions,
    open_session,
)
from fieldcraft.server.accounts.names import checked_name, folded, look_of, take_name
from fieldcraft.server.accounts.passwords import passwords_of
from fieldcraft.server.accounts.recovery import drop_recovery
from fieldcraft.server.accounts.sessions import (
    AccountName,
    GivenPassword,
    Me,
    Password,
    change_person,
    me_of,
)
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.notify.mail import (
    ask_to_confirm,
    can_mail,
    checked_address,
    may_mail,
    post,
)
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema

router = APIRouter(tags=["people"])


class NewAccount(BaseModel):
    """A name and a password; seats held as a guest are kept."""

    model_config = ConfigDict(extra="forbid")

    name: AccountName
    password: Password
    mail: Annotated[str, Field(max_length=254, description="For recovery; optional")] | None = None


class NewPassword(BaseModel):
    """Replaces the current password with a new one."""

    model_config = ConfigDict(extra="forbid")

    old: GivenPassword
    new: Password


@router.post("/accounts", status_code=201)
async def make_account(
    services: ServicesDep,
    caller: CallerDep,
    person: PersonDep,
    response: Response,
    wish: NewAccount,
) -> Me:
    """Create an account; the matches you have played so far are in it."""
    if person.has_account:
        raise ApiError(409, "already-account")
    await services.limiter.hit("account", caller.address)
    name = checked_name(wish.name)
    if not name:
        raise ApiError(422, "name-missing")
    mail = checked_address(wish.mail or "") or None
    if mail and not can_mail(services):
        raise ApiError(409, "no-mail")
    if mail:
        await may_mail(services, caller, mail)
    values: dict[str, Any] = {"name": name, "login": folded(name), "look": look_of(name)}
    values["password"] = await passwords_of(services).hash(wish.password)
    if mail:
        values |= {"mail": mail, "mail_confirmed": False}
    try:
        async with services.database.write() as writing:
            unnamed = await take_name(services, writing, name, person.id)
            made = await change_person(writing, person.id, values)
            if mail:
                await ask_to_confirm(services, writing, made)
            if caller.how == "cookie":
                # A new session: whoever knew the guest's does not get into the account.
                await close_sessions(writing, person.id)
                await drop_api_tokens(writing, person.id)
                set_cookie(services, response, await open_session(services, writing, person.id))
    except IntegrityError:
        raise ApiError(409, "name-taken") from None
    services.broadcaster.shut_out(person.id)
    for match in unnamed:
        await services.broadcaster.status_changed(match)
    post(services)
    return me_of(services, made)


@router.put("/me/password")
async def change_password(
    services: ServicesDep,
    caller: CallerDep,
    person: SignedInDep,
    response: Response,
    wish: NewPassword,
) -> Me:
    """Change the password; all other devices are signed out, and all API tokens revoked."""
    await services.limiter.hit("login", caller.key)
    await insist_on_password(services, person, wish.old)
    hashed = await passwords_of(services).hash(wish.new)
    async with services.database.write() as writing:
        changed = await change_person(writing, person.id, {"password": hashed})
        await close_sessions(writing, person.id)
        await drop_api_tokens(writing, person.id)
        await drop_recovery(writing, person.id)
        if caller.how == "cookie":
            set_cookie(services, response, await open_session(services, writing, person.id))
    services.broadcaster.shut_out(person.id)
    return me_of(services, changed)


async def insist_on_password(services: Services, person: Person, password: str) -> None:
    """401 unless it is the account's password."""
    query = select(schema.persons.c.password).where(schema.persons.c.id == person.id)
    async with services.database.read() as reading:
        kept = (await reading.execute(query)).scalar_one_or_none()
    if not person.has_account:
        raise ApiError(409, "no-account")
    if not await passwords_of(services).is_right(kept, password):
        raise ApiError(401, "wrong-password")
