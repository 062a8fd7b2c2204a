"""Live clocks start when both players are at the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import select

from fieldcraft.server.matches.clocks import LiveClock
from fieldcraft.server.matches.seats.seat import mark_clock
from fieldcraft.server.matches.stored_clocks import stored_clock
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema

if TYPE_CHECKING:
    from fieldcraft.server.live.match import LiveMatch

log = structlog.get_logger(__name__)


async def begin(services: Services) -> None:
    """Watch who comes to which table."""
    tasks: set[asyncio.Task[None]] = set()
    services.parts["arrivals"] = tasks

    def look(match: str) -> None:
        live = services.registry.loaded.get(match)
        if live is not None and _has_to_start(live):
            task = asyncio.create_task(_carefully(services, live))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    services.registry.on_change(look)
    services.registry.on_presence(look)


async def finish(services: Services) -> None:
    """Stop with the server."""
    for task in list(services.parts["arrivals"]):
        await asyncio.wait({task})


def _has_to_start(live: LiveMatch) -> bool:
    clock, presence = live.clock, live.registry.presence
    if not isinstance(clock.pace, LiveClock) or clock.running or live.state != "running":
        return False
    return all(
        seat.kind == "person" and presence.is_at_table(live.id, seat.side) for seat in live.seats
    )


async def _carefully(services: Services, live: LiveMatch) -> None:
    try:
        await start_clock(services, live)
    except Exception:  # the next who comes, or the next answer, tries again
        log.exception("clock not started", match=live.id)


async def start_clock(services: Services, live: LiveMatch) -> None:
    """Let the clocks of a match run from now on, unless another process has done so."""
    async with services.database.write() as writing:
        mine = schema.matches.c.id == live.id
        await writing.execute(select(schema.matches.c.id).where(mine).with_for_update())
        clock, _ = await stored_clock(writing, live.id)
        if clock.running:
            return
        await mark_clock(writing, live.id, services.now(), "run")
    await services.broadcaster.status_changed(live.id)
