"""How far each player has seen a match, or was told of it."""

from __future__ import annotations

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.storage.schema import holds


async def note_seen(
    writing: AsyncConnection, person: str, match: str, side: str, number: int
) -> None:
    """Somebody knows a match up to this entry."""
    await writing.execute(
        update(holds)
        .where(holds.c.match == match, holds.c.side == side, holds.c.person == person)
        .values(told=number)
    )
