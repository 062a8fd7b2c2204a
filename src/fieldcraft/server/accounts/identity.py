"""Who is calling: a person known by cookie or API token, the holder of a seat link, or nobody.

No account is needed. Whoever does something worth remembering becomes a guest, identified by a
cookie; an account is a guest with a name and a password.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from fastapi import Depends, Response
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from fieldcraft.server.accounts.cookies import DAY, SESSION_DAYS, cookie_name, set_cookie
from fieldcraft.server.accounts.tokens import make_id, make_token, purpose_of, token_hash
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of
from fieldcraft.server.http.limits import address_of
from fieldcraft.server.services import Services, ServicesDep, services_of
from fieldcraft.server.storage import schema

SEEN_EVERY: Final = 3600.0
"""Seconds between two updates of when somebody was last seen."""
USED_EVERY: Final = 60.0
"""Seconds between two updates of when a token was last used."""
WISHES: Final = {"page": True, "mail": True, "webhook": True}
"""The default notification settings."""


@dataclass(frozen=True)
class Person:
    """Somebody the server knows: a guest, or the owner of an account."""

    id: str
    name: str = ""
    login: str | None = None
    mail: str | None = None
    mail_confirmed: bool = False
    lang: str = "en"
    wishes: Mapping[str, bool] = field(default_factory=lambda: dict(WISHES))
    webhook: str | None = None
    webhook_salt: str = ""
    created: float = 0.0
    seen: float = 0.0

    @property
    def has_account(self) -> bool:
        """Whether the person has a name and a password."""
        return self.login is not None


@dataclass(frozen=True)
class Caller:
    """Who sent a request.  A seat token grants access to that one seat and nothing else."""

    how: Literal["nobody", "cookie", "api", "seat"] = "nobody"
    person: Person | None = None
    match: str = ""
    side: str = ""
    session: str = ""
    """The hash of the token that was shown: of the session, the seat or the API."""
    address: str = ""
    lang: str = "en"

    @property
    def key(self) -> str:
        """The key for rate limits: the person, else the seat, else the address."""
        if self.person is not None:
            return f"person {self.person.id}"
        return f"seat {self.match} {self.side}" if self.match else f"address {self.address}"


def person_from(row: Any) -> Person:  # Any: a row of `persons`, labelled by its columns
    """A person from a database row."""
    return Person(
        id=row.id,
        name=row.name,
        login=row.login,
        mail=row.mail,
        mail_confirmed=row.mail_confirmed,
        lang=row.lang,
        wishes=WISHES | row.wishes,
        webhook=row.webhook,
        webhook_salt=row.webhook_salt,
        created=row.created,
        seen=row.seen,
    )


async def identify(services: Services, connection: HTTPConnection, token: str = "") -> Caller:
    """Identify the caller; an invalid token or bearer header is an error, not a stranger."""
    base = Caller(address=address_of(connection), lang=language_of(connection))
    bearer = token or _bearer(connection)
    if bearer:
        return await by_token(services, bearer, base)
    cookie = connection.cookies.get(cookie_name(services), "")
    if purpose_of(cookie) != "session":
        return base
    hashed = token_hash(cookie)
    query = (
        select(schema.persons)
        .join(schema.sessions, schema.sessions.c.person == schema.persons.c.id)
        .where(schema.sessions.c.token_hash == hashed, schema.sessions.c.expires > services.now())
    )
    async with services.database.read() as reading:
        row = (await reading.execute(query)).one_or_none()
    if row is None:
        return base
    person = person_from(row)
    await _note_seen(services, person, hashed)
    return Caller("cookie", person, session=hashed, address=base.address, lang=base.lang)


async def by_token(services: Services, token: str, base: Caller | None = None) -> Caller:
    """The caller that a seat or API token stands for; 401 for any other."""
    known = base or Caller()
    purpose = purpose_of(token)
    hashed = token_hash(token) if purpose else ""
    async with services.database.read() as reading:
        if purpose == "api":
            query = (
                select(schema.persons, schema.api_tokens.c.used)
                .join(schema.api_tokens, schema.api_tokens.c.person == schema.persons.c.id)
                .where(schema.api_tokens.c.token_hash == hashed)
            )
            row = (await reading.execute(query)).one_or_none()
            if row is not None:
                await _note_used(services, hashed, row.used)
                return Caller("api", person_from(row), "", "", hashed, known.address, known.lang)
        elif purpose == "seat":
            seat = select(schema.seats).where(schema.seats.c.token_hash == hashed)
            row = (await reading.execute(seat)).one_or_none()
            if row is not None:
                return Caller("seat", None, row.match, row.side, hashed, known.address, known.lang)
    if services.limiter is not None:
        await services.limiter.hit("login", f"token {known.address}")
    raise ApiError(401, "bad-token")


async def is_current(reading: AsyncConnection, caller: Caller, now: float) -> bool:
    """Whether a caller's session or token is still valid; for seats see `held_sides`."""
    if caller.how == "cookie":
        sessions = schema.sessions.c
        query = select(sessions.person).where(
            sessions.token_hash == caller.session, sessions.expires > now
        )
    elif caller.how == "api":
        query = select(schema.api_tokens.c.person).where(
            schema.api_tokens.c.token_hash == caller.session
        )
    else:
        return True
    return (await reading.execute(query)).one_or_none() is not None


async def _note_seen(services: Services, person: Person, hashed: str) -> None:
    """Keep a session alive while it is used, without a write for every request."""
    now = services.now()
    if now - person.seen < SEEN_EVERY:
        return
    async with services.database.write() as writing:
        await writing.execute(
            update(schema.persons).where(schema.persons.c.id == person.id).values(seen=now)
        )
        await writing.execute(
            update(schema.sessions)
            .where(schema.sessions.c.token_hash == hashed)
            .values(expires=now + SESSION_DAYS * DAY)
        )


async def _note_used(services: Services, hashed: str, used: float | None) -> None:
    """Remember when a token was last used, to the minute."""
    now = services.now()
    if used is not None and now - used < USED_EVERY:
        return
    tokens = schema.api_tokens
    async with services.database.write() as writing:
        await writing.execute(update(tokens).where(tokens.c.token_hash == hashed).values(used=now))


def _bearer(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


# -- as parameters of handlers -----


async def caller_of(connection: HTTPConnection) -> Caller:
    """The caller of a request or socket."""
    return await identify(services_of(connection), connection)


CallerDep = Annotated[Caller, Depends(caller_of)]
"""As a handler's parameter: `caller: CallerDep`."""


async def person_or_guest(services: ServicesDep, caller: CallerDep, response: Response) -> Person:
    """The person calling; a stranger becomes a guest and gets a cookie."""
    if caller.person is not None:
        return caller.person
    if caller.how == "seat":
        raise ApiError(403, "seat-token-only")
    await services.limiter.hit("guest", caller.address)
    async with services.database.write() as writing:
        person = await make_person(services, writing, caller.lang)
        token = await open_session(services, writing, person.id)
    set_cookie(services, response, token)
    return person


PersonDep = Annotated[Person, Depends(person_or_guest)]
"""As a handler's parameter, where something has to be remembered: `person: PersonDep`."""


async def signed_in_person(caller: CallerDep) -> Person:
    """The person calling; 401 for a stranger."""
    if caller.person is None:
        raise ApiError(401, "sign-in-first")
    return caller.person


SignedInDep = Annotated[Person, Depends(signed_in_person)]
"""As a handler's parameter, where there must be a person already: `person: SignedInDep`."""


# -- making -----


async def make_person(services: Services, writing: AsyncConnection, lang: str) -> Person:
    """Create a guest."""
    now = services.now()
    person = Person(make_id(), lang=lang, webhook_salt=make_id(24), created=now, seen=now)
    await writing.execute(
        insert(schema.persons).values(
            id=person.id,
            name="",
            mail_confirmed=False,
            lang=lang,
            wishes=dict(WISHES),
            webhook_salt=person.webhook_salt,
            created=now,
            seen=now,
        )
    )
    return person


async def open_session(services: Services, writing: AsyncConnection, person: str) -> str:
    """Open a session; returns its token, which is stored nowhere else."""
    token = make_token("session")
    now = services.now()
    await writing.execute(
        insert(schema.sessions).values(
            token_hash=token_hash(token),
            person=person,
            created=now,
            expires=now + SESSION_DAYS * DAY,
        )
    )
    return token


async def close_sessions(writing: AsyncConnection, person: str) -> None:
    """Sign a person out everywhere."""
    await writing.execute(delete(schema.sessions).where(schema.sessions.c.person == person))
