"""Takebacks: by consent, and with dice from an exchange of their own.

Agreed, a takeback is sealed like the start of a match; while shares are missing nobody can choose
and no clock runs.  Either player may call it off; then the match goes on as it stood.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.dice.exchanges import (
    break_off,
    exchanges_of,
    latest,
    lock_match,
    open_exchange,
    seal,
)
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.matches.seats.seat import mark_clock, seats_of
from fieldcraft.server.services import Services
from fieldcraft.server.storage.schema import matches

if TYPE_CHECKING:
    from fieldcraft.server.live.match import LiveMatch


async def begin_takeback(
    live: LiveMatch, total: Callable[[], int], commitments: Mapping[str, str]
) -> None:
    """Seal the dice of an agreed takeback; `total` is called under the lock and may refuse."""
    if live.dice.rules == 1:
        await live.act(lambda: f"takeback {total()}")  # as its rules were when it began
        return
    await live.registry.run_to_completion(_begin(live, total, commitments))
    await live.registry.dice_changed(live.id)


async def _begin(live: LiveMatch, total: Callable[[], int], commitments: Mapping[str, str]) -> None:
    services = live.services
    async with live.lock:
        await live.registry.repair(live)
        live.choosing()
        about = f"takeback {total()}"
        async with services.database.write() as writing:
            await _must_be_current(live, writing)
            number = len(await exchanges_of(writing, live.id))
            one = await open_exchange(writing, live.id, commitments, number, about)
            one = await seal(services, writing, one)
            if one.waiting:
                await run_clock(services, writing, live.id, "pause")
            await _set_row(live, writing, waiting=one.waiting, offers=[])


async def call_off(live: LiveMatch) -> None:
    """Break off the exchange for a takeback, while shares are missing."""
    await live.registry.run_to_completion(_call_off(live))
    await live.registry.dice_changed(live.id)


async def _call_off(live: LiveMatch) -> None:
    async with live.lock:
        await live.registry.repair(live)
        match = live.playing()
        async with live.services.database.write() as writing:
            await _must_be_current(live, writing)
            one = latest(await exchanges_of(writing, live.id))
            if one.exchange.round == 0 or one.state != "sealed":
                raise ApiError(409, "no-offer")
            await break_off(writing, one)
            await run_clock(live.services, writing, live.id, "run")
            await _set_row(live, writing, waiting=[match.sides[side] for side in match.waiting])


async def take_back(live: LiveMatch) -> None:
    """Do what was agreed, once its dice are there; does nothing otherwise."""
    async with live.lock:
        if not live.is_exchanging or live.dice.state != "done":
            return
        one = live.dice.exchange
        with suppress(ApiError):  # another process was first, or the match has ended
            await live.act_now(f"{one.about} exchange {one.round}")


async def run_clock(
    services: Services, writing: AsyncConnection, match: str, kind: Any
) -> None:  # Any: `pause` or `run`
    """Stop or start the clocks of a match between people."""
    if all(seat.kind == "person" for seat in await seats_of(writing, match)):
        await mark_clock(writing, match, services.now(), kind)


async def _must_be_current(live: LiveMatch, writing: AsyncConnection) -> None:
    """409 if another process has changed the match, which is then read again."""
    if (await lock_match(writing, live.id)).revision != live.row["revision"]:
        live.out_of_sync = True
        raise ApiError(409, "stale")


async def _set_row(live: LiveMatch, writing: AsyncConnection, **values: Any) -> None:
    """Change the match's row: whoever is about to write an entry elsewhere has to look again."""
    values |= {"revision": live.row["revision"] + 1, "updated": live.services.now()}
    await writing.execute(update(matches).where(matches.c.id == live.id).values(values))
