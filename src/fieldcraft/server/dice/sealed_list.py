"""The public list of seals: append-only, each line hashed with the line before it.

A line says that all commitments of an exchange were fixed (`sealed`), or that all shares came and
the dice were made (`started`).  It names no match, so matches that are open only to whoever has the
link stay that way; whoever knows an exchange can compute its seal and find its lines.  Whoever has
kept a line's hash notices if anything before it is changed.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from sqlalchemy import insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.record.fair.sealed_list import NOTHING, Line, What, line_hash
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage.schema import NUMBER_MOST, sealed_list

router = APIRouter(tags=["dice"])

PAGE: Final = 1000
LOCK: Final = 0x73_65_61_6C_73
"""Processes on one PostgreSQL take turns to append."""


class LineShown(BaseModel):
    """One line of the list."""

    number: Annotated[int, Field(description="From 1, without gaps")]
    at: Annotated[int, Field(description="Seconds since 1970")]
    what: Literal["sealed", "started"]
    seal: Annotated[str, Field(description="Of the exchange; see docs/fair-dice.md")]
    hash: Annotated[str, Field(description="SHA-256 over this line and the hash before it")]


class SealedList(BaseModel):
    """A part of the list."""

    before: Annotated[str, Field(description="The hash before the first line shown")]
    last: Annotated[int, Field(description="The number of the last line there is")]
    lines: list[LineShown]


@router.get("/seals")
async def show_list(
    services: ServicesDep,
    caller: CallerDep,
    first: Annotated[int, Query(alias="from", ge=1, le=NUMBER_MOST)] = 1,
    most: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> SealedList:
    """The list of all seals, from a line on; what has been seen of it never changes."""
    await services.limiter.hit("replay", caller.key, caller.address)
    columns = sealed_list.c
    query = (
        select(sealed_list)
        .where(columns.number >= first - 1)
        .order_by(columns.number)
        .limit(most + 1)  # one more: the line before the first
    )
    async with services.database.read() as reading:
        rows = list(await reading.execute(query))
        last = await _last(reading)
    before = next((row.hash for row in rows if row.number == first - 1), NOTHING)
    lines = [
        LineShown(number=row.number, at=row.at, what=row.what, seal=row.seal, hash=row.hash)
        for row in rows
        if first <= row.number < first + most
    ]
    return SealedList(before=before, last=last[0], lines=lines)


async def append(services: Services, writing: AsyncConnection, what: What, seal: str) -> int:
    """Add a line within a transaction; returns its number."""
    if services.database.is_postgres:
        await writing.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    number, before = await _last(writing)
    line = Line(number + 1, int(services.now()), what, seal)
    await writing.execute(
        insert(sealed_list).values(
            number=line.number, at=line.at, what=what, seal=seal, hash=line_hash(before, line)
        )
    )
    return line.number


async def _last(connection: AsyncConnection) -> tuple[int, str]:
    """The number and hash of the last line."""
    columns = sealed_list.c
    query = select(columns.number, columns.hash).order_by(columns.number.desc()).limit(1)
    row = (await connection.execute(query)).one_or_none()
    return (row.number, row.hash) if row is not None else (0, NOTHING)


async def is_listed(services: Services, number: int | None, seal: str) -> bool:
    """Whether a line of the list has this seal."""
    query = select(sealed_list.c.seal).where(sealed_list.c.number == (number or 0))
    async with services.database.read() as reading:
        return (await reading.execute(query)).scalar_one_or_none() == seal
