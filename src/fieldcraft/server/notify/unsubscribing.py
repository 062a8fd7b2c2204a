"""Ending mail about matches with one click, without signing in (RFC 8058)."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import RedirectResponse
from sqlalchemy import delete, select, update

from fieldcraft.server.accounts.identity import CallerDep, Person, person_from
from fieldcraft.server.accounts.tokens import derived_token
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.responses import Done
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema

router = APIRouter(tags=["people"])

UnsubscribeToken = Annotated[
    str,
    Path(pattern=r"^[a-z0-9]{1,16}\.fcm_[A-Za-z0-9_-]{43}$", description="From a mail's header"),
]


def unsubscribe_token(services: Services, person: Person) -> str:
    """What ends mail to a person at their present address, and nothing else."""
    secret = services.settings.secret
    return (
        f"{person.id}.{derived_token('mail', secret, 'unsubscribe', person.id, str(person.mail))}"
    )


@router.get(
    "/unsubscribe/{token}",
    status_code=303,
    response_class=RedirectResponse,
    responses={303: {"description": "To the page with the button"}},
)
async def ask_to_unsubscribe(token: UnsubscribeToken) -> RedirectResponse:
    """Go to the page that asks whether to unsubscribe; looking at it changes nothing."""
    return RedirectResponse(f"/unsubscribe#{token}", 303)


@router.post("/unsubscribe/{token}")
async def unsubscribe(services: ServicesDep, caller: CallerDep, token: UnsubscribeToken) -> Done:
    """Send no more mail about matches to the address that got this link."""
    await services.limiter.hit("claim", caller.address)
    persons = schema.persons.c
    async with services.database.write() as writing:
        named = select(schema.persons).where(persons.id == token.partition(".")[0])
        row = (await writing.execute(named)).one_or_none()
        if row is None or not hmac.compare_digest(
            unsubscribe_token(services, person_from(row)), token
        ):
            raise ApiError(404, "no-such-link")
        mine = update(schema.persons).where(persons.id == row.id)
        await writing.execute(mine.values(wishes={**row.wishes, "mail": False}))
        outbox = schema.outbox.c
        waiting = select(outbox.id, outbox.content).where(
            outbox.person == row.id, outbox.channel == "mail"
        )
        about = [one.id for one in await writing.execute(waiting) if "match" in one.content]
        await writing.execute(delete(schema.outbox).where(outbox.id.in_(about)))
    return Done()
