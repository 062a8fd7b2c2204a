"""The heartbeat: it shows afterwards how long no server was running.

Players' clocks run on wall time, even while no server can take their choices. So a running server
stores the time every few seconds. If nobody did so for a while (at the start, after a closed
laptop, after a database outage), that time is given back: the clocks of all running matches are
paused from the last heartbeat until now.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import nextafter
from typing import Final

import structlog
from sqlalchemy import func, select, update

from fieldcraft.server.matches.seats.seat import mark_clock
from fieldcraft.server.matches.stored_clocks import stored_clock
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.database import AWAY
from fieldcraft.server.storage.schema import HEARTBEAT, entries, matches, pulses
from fieldcraft.server.storage.upserts import insert_into

log = structlog.get_logger(__name__)

MISSED: Final = 1.5
"""A heartbeat counts as missed when it is this many times overdue."""
LEAST_SECONDS: Final = 1.0
"""Shorter gaps are ignored."""


async def begin(services: Services) -> None:
    """Give back the time that was lost while no server ran, then keep beating."""
    await beat(services, starting=True)
    if services.settings.pulse_seconds:
        services.parts["pulse"] = asyncio.create_task(_beat_on(services), name="pulse")


async def finish(services: Services) -> None:
    """Store the exact time of the stop."""
    task = services.parts.get("pulse")
    if task is None:
        return
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    with suppress(Exception):  # an unreachable database must not keep the server from stopping
        await beat(services)


async def _beat_on(services: Services) -> None:
    while True:
        await asyncio.sleep(services.settings.pulse_seconds)
        try:
            await beat(services)
        except AWAY as error:
            log.warning("no pulse", why=repr(error)[:200])
        except Exception:
            log.exception("no pulse")


async def beat(services: Services, starting: bool = False) -> None:
    """Store the time; if nobody did for a while, give it back to whoever was to move."""
    # With SQLite there is no other server; on PostgreSQL others store the time, too.
    alone = starting and not services.database.is_postgres
    patience = LEAST_SECONDS if alone else MISSED * services.settings.pulse_seconds + LEAST_SECONDS
    given: list[str] = []
    mine = pulses.c.id == HEARTBEAT
    async with services.database.write() as writing:
        last = await writing.scalar(select(pulses.c.at).where(mine).with_for_update())
        now = services.now()
        if last is None:
            first = insert_into(services, pulses).values(id=HEARTBEAT, at=now)
            await writing.execute(first.on_conflict_do_nothing())  # two may start at once
            return
        await writing.execute(update(pulses).where(mine).values(at=now))
        if now - last > patience:
            timed = select(matches.c.id).where(
                matches.c.status == "running", matches.c.pace["kind"].as_string() != "untimed"
            )
            for match in list((await writing.execute(timed)).scalars()):
                clock, _ = await stored_clock(writing, match)
                if clock.running:
                    # Anything done after the last heartbeat shows that a server still ran.
                    moved = select(func.max(entries.c.at)).where(entries.c.match == match)
                    marked = select(func.max(schema.clock_marks.c.at)).where(
                        schema.clock_marks.c.match == match
                    )
                    known = [await writing.scalar(one) or 0.0 for one in (moved, marked)]
                    stood = min(nextafter(max(last, *known), now), now)
                    await mark_clock(writing, match, stood, "pause")
                    await mark_clock(writing, match, now, "run")
                    given.append(match)
    if given:
        log.info("gave time back", seconds=round(now - last), matches=len(given))
    for match in given:
        await services.broadcaster.status_changed(match)
