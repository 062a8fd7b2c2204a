"""API tokens: a bot or a script acts for a person."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.accounts.identity import (
    CallerDep,
    PersonDep,
    SignedInDep,
)
from fieldcraft.server.accounts.names import printable
from fieldcraft.server.accounts.tokens import (
    make_id,
    make_token,
    token_hash,
)
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.responses import Done
from fieldcraft.server.services import ServicesDep
from fieldcraft.server.storage import schema

router = APIRouter(tags=["people"])

TOKENS_EACH = 20
"""API tokens per person."""


class TokenWish(BaseModel):
    """What a new API token is for, in your own words."""

    model_config = ConfigDict(extra="forbid")

    label: Annotated[str, Field(max_length=80)] = ""


class TokenShown(BaseModel):
    """An API token, without its secret."""

    id: str
    label: str
    created: Annotated[float, Field(description="Seconds since 1970")]
    used: Annotated[
        float | None, Field(description="When it was last used, to the minute; null if never")
    ]


class TokenMade(TokenShown):
    """A new API token; it is shown only once."""

    token: Annotated[str, Field(description="For `Authorization: Bearer …`")]


@router.get("/me/tokens")
async def my_tokens(services: ServicesDep, person: SignedInDep) -> list[TokenShown]:
    """Your API tokens."""
    columns = schema.api_tokens.c
    query = select(schema.api_tokens).where(columns.person == person.id).order_by(columns.created)
    async with services.database.read() as reading:
        rows = (await reading.execute(query)).all()
    return [
        TokenShown(id=row.id, label=row.label, created=row.created, used=row.used) for row in rows
    ]


@router.post("/me/tokens", status_code=201)
async def make_api_token(
    services: ServicesDep, caller: CallerDep, person: PersonDep, wish: TokenWish
) -> TokenMade:
    """Create a token for a bot or a script: it can do whatever you can."""
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
    return TokenMade(id=number, label=label, created=now, used=None, token=token)


@router.delete("/me/tokens/{token}")
async def drop_api_token(
    services: ServicesDep,
    person: SignedInDep,
    token: Annotated[str, Path(pattern=r"^[a-z0-9]{1,16}$")],
) -> Done:
    """Revoke an API token."""
    columns = schema.api_tokens.c
    async with services.database.write() as writing:
        gone = await writing.execute(
            delete(schema.api_tokens).where(columns.id == token, columns.person == person.id)
        )
    if not gone.rowcount:
        raise ApiError(404, "no-such-token")
    services.broadcaster.shut_out(person.id)
    return Done()


async def drop_api_tokens(writing: AsyncConnection, person: str) -> None:
    """Revoke all of a person's API tokens."""
    await writing.execute(delete(schema.api_tokens).where(schema.api_tokens.c.person == person))
