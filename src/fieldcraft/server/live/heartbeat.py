"""The server's pulse: what tells afterwards how long nobody served.

Players' clocks run by the wall, also while no server is there to take their choices.  So a running
server notes the time every few seconds.  Whoever finds at the start, or after a break of its own (a
closed laptop, a database that was away), that nobody has done so for a while gives that time back:
the clocks of all running matches stand still from the last note until now.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import nextafter
from typing import Final

import structlog
from sqlalchemy import func, insert, select, update

from fieldcraft.server.matches.seats import mark_clock
from fieldcraft.server.matches.stored_clocks import stored_clock
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.database import AWAY
from fieldcraft.server.storage.schema import entries, matches, pulses

log = structlog.get_logger(__name__)

MISSED: Final = 1.5
"""A pulse that is so many times as late as it should be was missed."""
LEAST_SECONDS: Final = 1.0
"""A shorter break is none."""


async def begin(services: Services) -> None:
    """Give back what was lost while nobody was here, then go on noting the time."""
    await beat(services, starting=True)
    if services.settings.pulse_seconds:
        services.parts["pulse"] = asyncio.create_task(_beat_on(services), name="pulse")


async def finish(services: Services) -> None:
    """Note when we went, exactly."""
    task = services.parts.get("pulse")
    if task is None:
        return
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    with suppress(Exception):  # a database that is gone must not keep us from ending
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
    """Note the time; if nobody has for a while, give it back to whoever was to move."""
    # With SQLite nobody else can have been here; with PostgreSQL others note the time, too.
    alone = starting and not services.database.is_postgres
    patience = LEAST_SECONDS if alone else MISSED * services.settings.pulse_seconds + LEAST_SECONDS
    given: list[str] = []
    async with services.database.write() as writing:
        last = await writing.scalar(select(pulses.c.at).with_for_update())
        now = services.now()
        if last is None:
            await writing.execute(insert(pulses).values(id=1, at=now))
            return
        await writing.execute(update(pulses).values(at=now))
        if now - last > patience:
            timed = select(matches.c.id).where(
                matches.c.status == "running", matches.c.pace["kind"].as_string() != "untimed"
            )
            for match in list((await writing.execute(timed)).scalars()):
                clock, _ = await stored_clock(writing, match)
                if clock.running:
                    # What was done after the last note shows that somebody was still here.
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
