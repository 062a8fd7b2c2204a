"""Who am I, my settings, signing in and out."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.i18n.languages import LANGUAGES
from fieldcraft.server.accounts.cookies import drop_cookie, set_cookie
from fieldcraft.server.accounts.identity import (
    CallerDep,
    Person,
    PersonDep,
    close_sessions,
    open_session,
    person_from,
)
from fieldcraft.server.accounts.names import (
    NAME_LENGTH,
    checked_name,
    folded,
    insist_on_free_name,
    look_of,
)
from fieldcraft.server.accounts.passwords import passwords_of
from fieldcraft.server.http import documents
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.notify.mail import ask_to_confirm, can_mail, checked_address, may_mail, post
from fieldcraft.server.notify.webhooks import check_target
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema

router = APIRouter(tags=["people"])

PASSWORD_LENGTH: Final = 200
AccountName = Annotated[
    str, Field(min_length=1, max_length=NAME_LENGTH, description="The account's name")
]
Password = Annotated[str, Field(min_length=8, max_length=PASSWORD_LENGTH, repr=False)]
GivenPassword = Annotated[str, Field(max_length=PASSWORD_LENGTH, repr=False)]


class Wishes(BaseModel):
    """How a player is told that it is their turn."""

    model_config = ConfigDict(extra="forbid")

    page: Annotated[bool, Field(description="In the page and by the browser")] = True
    mail: Annotated[bool, Field(description="By mail, to the confirmed address")] = True
    webhook: Annotated[bool, Field(description="By the webhook, if one is set")] = True


class PersonShown(BaseModel):
    """A person, as only that person sees it."""

    id: str
    name: Annotated[str, Field(description="What others see; empty for a guest without a name")]
    account: Annotated[bool, Field(description="Whether a password keeps the matches")]
    lang: str
    wishes: Wishes
    mail: Annotated[str | None, Field(description="The mail address, if one was given")]
    mail_confirmed: Annotated[bool, Field(description="Nothing is sent to an unconfirmed one")]
    webhook: Annotated[str | None, Field(description="Where turns are announced by HTTP POST")]
    webhook_secret: Annotated[str, Field(description="The key of the webhook's signatures")]
    created: Annotated[float, Field(description="Seconds since 1970")]


class Me(BaseModel):
    """Who is calling, and what this server offers them."""

    person: Annotated[PersonShown | None, Field(description="null for an unknown visitor")]
    can_mail: Annotated[bool, Field(description="Whether this server sends mail")]
    has_documents: Annotated[bool, Field(description="Whether this server shows them at /docs/")]


class MeWish(BaseModel):
    """What to change; omitted fields stay as they are."""

    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, Field(max_length=NAME_LENGTH)] | None = None
    lang: Annotated[str, Field(max_length=8)] | None = None
    wishes: Wishes | None = None
    mail: Annotated[str, Field(max_length=254, description="Empty to forget it")] | None = None
    webhook: Annotated[str, Field(max_length=500, description="Empty to forget it")] | None = None


class SignIn(BaseModel):
    """The name and password of an account."""

    model_config = ConfigDict(extra="forbid")

    name: AccountName
    password: GivenPassword
    take_guest: Annotated[
        bool, Field(description="Take over the seats that this browser holds as a guest")
    ] = True


def me_of(services: Services, person: Person | None) -> Me:
    """What people see of themselves."""
    shown = None
    if person is not None:
        shown = PersonShown(
            id=person.id,
            name=person.name,
            account=person.has_account,
            lang=person.lang,
            wishes=Wishes.model_validate(dict(person.wishes)),
            mail=person.mail,
            mail_confirmed=person.mail_confirmed,
            webhook=person.webhook,
            webhook_secret=webhook_secret(services, person.id, person.webhook_salt),
            created=person.created,
        )
    return Me(person=shown, can_mail=can_mail(services), has_documents=documents.are_here())


def webhook_secret(services: Services, person: str, salt: str) -> str:
    """The key that a person's webhooks are signed with; derived each time, stored nowhere."""
    text = f"fieldcraft/webhook/{person}/{salt}".encode()
    return hmac.new(services.settings.secret.encode(), text, hashlib.sha256).hexdigest()


@router.get("/me")
async def me(services: ServicesDep, caller: CallerDep) -> Me:
    """Who you are on this server; this creates no guest."""
    return me_of(services, caller.person)


@router.patch("/me")
async def change_me(
    services: ServicesDep, caller: CallerDep, person: PersonDep, wish: MeWish
) -> Me:
    """Change your name, language or notifications; no account is needed."""
    await services.limiter.hit("write", caller.key)
    given = wish.model_dump(exclude_none=True)
    if "lang" in given and given["lang"] not in LANGUAGES:
        raise ApiError(422, "no-such-language", lang=given["lang"], known=", ".join(LANGUAGES))
    if "name" in given:
        given["name"] = checked_name(given["name"])
        given["look"] = look_of(given["name"])
        if person.has_account and folded(given["name"]) != person.login:
            raise ApiError(409, "name-is-login")
    if "webhook" in given:
        given["webhook"] = await check_target(services, given["webhook"]) or None
    confirm = False
    if "mail" in given:
        given["mail"] = checked_address(given["mail"]) or None
        confirm = given["mail"] is not None and given["mail"] != person.mail
        if given["mail"] is not None and not can_mail(services):
            raise ApiError(409, "no-mail")
        if given["mail"] != person.mail:
            given["mail_confirmed"] = False
    if confirm:
        await may_mail(services, caller, given["mail"])
    async with services.database.write() as writing:
        await insist_on_free_name(writing, given.get("name", ""), person.id)
        changed = await change_person(writing, person.id, given)
        if "mail" in given and given["mail"] != person.mail:
            # Links sent to the old address become invalid.
            await writing.execute(
                delete(schema.mail_tokens).where(schema.mail_tokens.c.person == person.id)
            )
        matches: Sequence[str] = ()
        if "name" in given:
            matches = await _rename_seats(writing, person.id, given["name"])
        if confirm:
            await ask_to_confirm(services, writing, changed)
    for match in matches:
        await services.broadcaster.status_changed(match)
    if confirm:
        post(services)
    return me_of(services, changed)


async def change_person(writing: AsyncConnection, person: str, values: dict[str, Any]) -> Person:
    """Store the changes; returns the updated person."""
    if values:
        await writing.execute(
            update(schema.persons).where(schema.persons.c.id == person).values(**values)
        )
    query = select(schema.persons).where(schema.persons.c.id == person)
    return person_from((await writing.execute(query)).one())


async def _rename_seats(writing: AsyncConnection, person: str, name: str) -> Sequence[str]:
    """Show a new name at every seat held alone; hot-seat players keep the names they typed.

    Returns the matches that are not over, whose tables show it.
    """
    seats, holds, matches = schema.seats, schema.holds, schema.matches
    held = select(holds.c.match).where(
        holds.c.match == seats.c.match, holds.c.side == seats.c.side, holds.c.person == person
    )
    worn = held.exists() & (seats.c.kind == "person") & seats.c.hotseat.is_(False)
    await writing.execute(update(seats).where(worn).values(name=name))
    running = select(matches.c.id).where(
        matches.c.status != "over", matches.c.id.in_(select(seats.c.match).where(worn))
    )
    return (await writing.execute(running)).scalars().all()


@router.post("/sessions")
async def sign_in(services: ServicesDep, caller: CallerDep, response: Response, wish: SignIn) -> Me:
    """Sign in to an account; seats held as a guest come along."""
    guest = caller.person
    login = folded(wish.name)
    await services.limiter.hit("login", caller.address)
    # Looser than per address, so that nobody can lock others out by guessing.
    await services.limiter.hit("guess", f"name {login}")
    query = select(schema.persons).where(schema.persons.c.login == login)
    async with services.database.read() as reading:
        row = (await reading.execute(query)).one_or_none()
    right = await passwords_of(services).is_right(row.password if row else None, wish.password)
    if row is None or not right:
        raise ApiError(401, "wrong-password")
    async with services.database.write() as writing:
        if guest and caller.how == "cookie" and not guest.has_account and wish.take_guest:
            await take_over(writing, guest.id, row.id)
        if caller.how == "cookie":
            await _close(writing, caller.session)
        token = await open_session(services, writing, row.id)
    if guest is not None:
        services.broadcaster.shut_out(guest.id)
    set_cookie(services, response, token)
    return me_of(services, person_from(row))


@router.delete("/sessions")
async def sign_out(
    services: ServicesDep,
    caller: CallerDep,
    response: Response,
    everywhere: Annotated[bool, Query(description="On all other devices as well")] = False,
) -> Me:
    """Sign out; a guest's seats can then only be reached by their links."""
    if caller.person is not None:
        async with services.database.write() as writing:
            if everywhere:
                await close_sessions(writing, caller.person.id)
            await _close(writing, caller.session)
        services.broadcaster.shut_out(caller.person.id)
    drop_cookie(services, response)
    return me_of(services, None)


async def _close(writing: AsyncConnection, session: str) -> None:
    await writing.execute(delete(schema.sessions).where(schema.sessions.c.token_hash == session))


async def take_over(writing: AsyncConnection, guest: str, account: str) -> None:
    """Move a guest's seats to an account, then delete the guest.

    A seat opposite one that the account already holds stays behind, unless the match is hot-seat:
    nobody gets to see both hands by signing in.
    """
    holds, seats = schema.holds, schema.seats
    query = (
        select(holds.c.match, holds.c.side, holds.c.since, seats.c.hotseat)
        .join(seats, (seats.c.match == holds.c.match) & (seats.c.side == holds.c.side))
        .where(holds.c.person == guest)
    )
    guests = (await writing.execute(query)).all()
    mine = select(holds.c.match, holds.c.side).where(holds.c.person == account)
    own = {(row.match, row.side) for row in await writing.execute(mine)}
    across = {match for match, _ in own}
    left = False
    for row in guests:
        if (row.match, row.side) in own:
            continue
        if row.match in across and not row.hotseat:
            left = True
            continue
        await writing.execute(
            update(holds)
            .where(holds.c.match == row.match, holds.c.side == row.side, holds.c.person == guest)
            .values(person=account)
        )
    if not left:
        await writing.execute(delete(schema.persons).where(schema.persons.c.id == guest))
