"""Starting a match: sealed when all seats are taken, begun when all shares are there."""

from __future__ import annotations

from typing import Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.record.fair.keys import key_hash
from fieldcraft.record.format.file import Header
from fieldcraft.record.match import Match
from fieldcraft.server.dice.exchanges import exchanges_of, lock_match, seal
from fieldcraft.server.matches.seats.seat import mark_clock, seats_of
from fieldcraft.server.services import Services
from fieldcraft.server.storage.rows import asked_mask
from fieldcraft.server.storage.schema import matches


def called_off(now: float) -> dict[str, Any]:  # Any: the values of a row
    """The row of a match that ended before it began."""
    outcome = {"winner": None, "reason": "abandon", "margin": 0}
    ended = {"version": 0, "status": "over", "waiting": [], "offers": [], "outcome": outcome}
    return {**ended, "updated": now}


async def give_up(services: Services, writing: AsyncConnection, match_id: str, side: str) -> bool:
    """Call off a match that waits for the share of a side whose player is gone for good."""
    row = await lock_match(writing, match_id)
    first = (await exchanges_of(writing, match_id))[0]
    if row.status != "open" or side not in first.waiting:
        return False
    values = {**called_off(services.now()), "revision": row.revision + 1}
    await writing.execute(update(matches).where(matches.c.id == match_id).values(values))
    return True


async def advance(services: Services, writing: AsyncConnection, match_id: str) -> None:
    """Take an open match as far as it can go; tell the registry after the commit."""
    row = await lock_match(writing, match_id)
    if row.status != "open":
        return
    if any(seat.kind == "open" for seat in await seats_of(writing, match_id)):
        return
    first = (await exchanges_of(writing, match_id))[0]
    if first.state == "open":
        first = await seal(services, writing, first)
    now = services.now()
    values = {"waiting": first.waiting, "updated": now, "revision": row.revision + 1}
    if first.state == "done":
        key = first.exchange.key()
        match = Match(Header.model_validate({**row.header, "key": key.hex()}))
        values |= {
            "key": key,
            "key_hash": key_hash(key),
            "status": "running",
            "waiting": [match.sides[side] for side in match.waiting],
        }
        await mark_clock(writing, match_id, now, "entry", waiting=asked_mask(match))
    await writing.execute(update(matches).where(matches.c.id == match_id).values(values))
