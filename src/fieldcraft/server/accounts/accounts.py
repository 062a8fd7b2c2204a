"""Accounts: a name and a password that keep one's matches; recovery, API tokens."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Path, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.accounts.identity import (
    CallerDep,
    Person,
    PersonDep,
    SignedInDep,
    close_sessions,
    open_session,
    set_cookie,
)
from fieldcraft.server.accounts.passwords import passwords_of
from fieldcraft.server.accounts.sessions import (
    AccountName,
    GivenPassword,
    Me,
    Password,
    change_person,
    folded,
    me_of,
)
from fieldcraft.server.accounts.tokens import (
    LENGTH_LIMIT,
    make_id,
    make_token,
    purpose_of,
    token_hash,
)
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.limits import TooMany
from fieldcraft.server.matches.seats import checked_name, printable
from fieldcraft.server.notify.mail import (
    ask_to_confirm,
    can_mail,
    checked_address,
    may_mail,
    post,
    queue,
)
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema

router = APIRouter(tags=["people"])

TOKENS_EACH = 20
"""As many API tokens one person may have."""
MailToken = Annotated[str, Field(max_length=LENGTH_LIMIT, description="From the mail's link")]


class NewAccount(BaseModel):
    """A name and a password; the seats held as a guest come along."""

    model_config = ConfigDict(extra="forbid")

    name: AccountName
    password: Password
    mail: Annotated[str, Field(max_length=254, description="For recovery; optional")] | None = None


class NewPassword(BaseModel):
    """A new password instead of the present one."""

    model_config = ConfigDict(extra="forbid")

    old: GivenPassword
    new: Password


class Forgotten(BaseModel):
    """Whose password is forgotten: the account's name or its confirmed mail address."""

    model_config = ConfigDict(extra="forbid")

    account: Annotated[str, Field(min_length=1, max_length=254)]


class Recover(BaseModel):
    """A new password by the link in a mail."""

    model_config = ConfigDict(extra="forbid")

    token: MailToken
    password: Password


class Confirm(BaseModel):
    """That a mail address is one's own, by the link in a mail."""

    model_config = ConfigDict(extra="forbid")

    token: MailToken


class TokenWish(BaseModel):
    """What a new API token is for, in your own words."""

    model_config = ConfigDict(extra="forbid")

    label: Annotated[str, Field(max_length=80)] = ""


class TokenShown(BaseModel):
    """An API token, without itself."""

    id: str
    label: str
    created: Annotated[float, Field(description="Seconds since 1970")]


class TokenMade(TokenShown):
    """A new API token; it is shown this once."""

    token: Annotated[str, Field(description="For `Authorization: Bearer …`")]


class Done(BaseModel):
    """It is done, or under way."""

    done: bool = True


@router.post("/accounts", status_code=201)
async def make_account(
    services: ServicesDep,
    caller: CallerDep,
    person: PersonDep,
    response: Response,
    wish: NewAccount,
) -> Me:
    """Give yourself an account; your matches so far are in it."""
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
    values: dict[str, Any] = {"name": name, "login": folded(name)}
    values["password"] = await passwords_of(services).hash(wish.password)
    if mail:
        values |= {"mail": mail, "mail_confirmed": False}
    try:
        async with services.database.write() as writing:
            made = await change_person(writing, person.id, values)
            if mail:
                await ask_to_confirm(services, writing, made)
            if caller.how == "cookie":
                # A new session: who knew the guest's does not come into the account.
                await close_sessions(writing, person.id)
                await _drop_api_tokens(writing, person.id)
                set_cookie(services, response, await open_session(services, writing, person.id))
    except IntegrityError:
        raise ApiError(409, "name-taken") from None
    services.broadcaster.shut_out(person.id)
    post(services)
    return me_of(services, made)


@router.put("/me/password")
async def change_password(
    services: ServicesDep, caller: CallerDep, person: SignedInDep, wish: NewPassword
) -> Me:
    """Change the password; all other devices are signed out."""
    await services.limiter.hit("login", caller.key)
    await insist_on_password(services, person, wish.old)
    hashed = await passwords_of(services).hash(wish.new)
    async with services.database.write() as writing:
        changed = await change_person(writing, person.id, {"password": hashed})
        await close_sessions(writing, person.id, but=caller.session)
        await drop_recovery(writing, person.id)
    services.broadcaster.shut_out(person.id)
    return me_of(services, changed)


@router.post("/recovery", status_code=202)
async def forgotten(
    services: ServicesDep, caller: CallerDep, later: BackgroundTasks, wish: Forgotten
) -> Done:
    """Ask for a mail with a link to a new password.

    The answer is the same, and comes as fast, whether there is such an account or not.
    """
    if not can_mail(services):
        raise ApiError(409, "no-mail")
    await services.limiter.hit("mail", caller.address)
    later.add_task(_send_recovery, services, wish.account)
    return Done()


async def _send_recovery(services: Services, account: str) -> None:
    """Put a mail for every account meant into the outbox; nobody is flooded with them."""
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
    """Set a new password by the link in a mail; this signs you in, and out everywhere else.

    API tokens end as well: whoever had got into the account may have made one.
    """
    await services.limiter.hit("login", caller.address)
    hashed = await passwords_of(services).hash(wish.password)
    async with services.database.write() as writing:
        person, _ = await _use_mail_token(services, writing, wish.token, "recover")
        changed = await change_person(writing, person, {"password": hashed})
        await close_sessions(writing, person)
        await _drop_api_tokens(writing, person)
        set_cookie(services, response, await open_session(services, writing, person))
    services.broadcaster.shut_out(person)
    return me_of(services, changed)


@router.post("/mail/confirm")
async def confirm(services: ServicesDep, caller: CallerDep, wish: Confirm) -> Done:
    """Confirm a mail address by the link in a mail."""
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
    """The person and address of a mail's link, which then works no more."""
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
    """Links to a new password that are still about work no more."""
    columns = schema.mail_tokens.c
    await writing.execute(
        delete(schema.mail_tokens).where(columns.person == person, columns.purpose == "recover")
    )


async def _drop_api_tokens(writing: AsyncConnection, person: str) -> None:
    await writing.execute(delete(schema.api_tokens).where(schema.api_tokens.c.person == person))


async def insist_on_password(services: Services, person: Person, password: str) -> None:
    """401 unless it is the account's password."""
    query = select(schema.persons.c.password).where(schema.persons.c.id == person.id)
    async with services.database.read() as reading:
        kept = (await reading.execute(query)).scalar_one_or_none()
    if not person.has_account:
        raise ApiError(409, "no-account")
    if not await passwords_of(services).is_right(kept, password):
        raise ApiError(401, "wrong-password")


# -- API tokens -----


@router.get("/me/tokens")
async def my_tokens(services: ServicesDep, person: SignedInDep) -> list[TokenShown]:
    """Your API tokens."""
    columns = schema.api_tokens.c
    query = select(schema.api_tokens).where(columns.person == person.id).order_by(columns.created)
    async with services.database.read() as reading:
        rows = (await reading.execute(query)).all()
    return [TokenShown(id=row.id, label=row.label, created=row.created) for row in rows]


@router.post("/me/tokens", status_code=201)
async def make_api_token(
    services: ServicesDep, caller: CallerDep, person: PersonDep, wish: TokenWish
) -> TokenMade:
    """A token for a bot or a script: it may do whatever you may."""
    await services.limiter.hit("write", caller.key)
    if caller.how == "api":
        raise ApiError(403, "not-by-token")
    token, number = make_token("api"), make_id()
    label = " ".join(printable(wish.label).split())
    now = services.now()
    columns = schema.api_tokens.c
    count = select(func.count()).select_from(schema.api_tokens).where(columns.person == person.id)
    async with services.database.write() as writing:
        if (await writing.execute(count)).scalar_one() >= TOKENS_EACH:
            raise ApiError(409, "enough-tokens", most=TOKENS_EACH)
        await writing.execute(
            insert(schema.api_tokens).values(
                id=number,
                person=person.id,
                token_hash=token_hash(token),
                label=label,
                created=now,
            )
        )
    return TokenMade(id=number, label=label, created=now, token=token)


@router.delete("/me/tokens/{token}")
async def drop_api_token(
    services: ServicesDep,
    person: SignedInDep,
    token: Annotated[str, Path(pattern=r"^[a-z0-9]{1,16}$")],
) -> Done:
    """Make an API token useless."""
    columns = schema.api_tokens.c
    async with services.database.write() as writing:
        gone = await writing.execute(
            delete(schema.api_tokens).where(columns.id == token, columns.person == person.id)
        )
    if not gone.rowcount:
        raise ApiError(404, "no-such-token")
    services.broadcaster.shut_out(person.id)
    return Done()
