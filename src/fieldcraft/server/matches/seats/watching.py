"""Who may watch a match: anybody, those who have its link, or nobody.

A match that has not begun shows nothing but its scenario, so that whoever is invited can read what
the invitation is to.
"""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Depends
from pydantic import Field
from sqlalchemy import select
from starlette.requests import HTTPConnection

from fieldcraft.server.accounts.identity import Caller, identify
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.matches.seats.seat import held_sides
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage.schema import matches

Watching = Annotated[
    Literal["anybody", "link", "nobody"],
    Field(description="Who may watch: `anybody` (it is listed), anyone with the `link`, `nobody`"),
]


def usual(visibility: str) -> Literal["anybody", "link"]:
    """Who may watch where its maker does not say."""
    return "anybody" if visibility == "public" else "link"


async def check_watching(services: Services, caller: Caller, match: str) -> None:
    """403 for somebody who neither plays in a match nor may watch it."""
    if await _is_closed(services, match):
        async with services.database.read() as reading:
            if not await held_sides(reading, caller, match):
                raise ApiError(403, "not-watched")


async def _is_closed(services: Services, match: str) -> bool:
    live = services.registry.loaded.get(match)
    if live is not None:
        return bool(live.row["watching"] == "nobody" and live.state != "open")
    query = select(matches.c.watching, matches.c.status).where(matches.c.id == match)
    async with services.database.read() as reading:
        row = (await reading.execute(query)).one_or_none()
    return row is not None and row.watching == "nobody" and row.status != "open"


async def _may_watch(connection: HTTPConnection, services: ServicesDep) -> None:
    """Every request about a match passes here; a socket is asked once it says who it is."""
    match = str(connection.path_params.get("match", ""))[:16]
    if connection.scope["type"] == "http" and match.isalnum() and await _is_closed(services, match):
        await check_watching(services, await identify(services, connection), match)


WATCHED = Depends(_may_watch)
"""Keeps those out who may not watch; for all routes."""
