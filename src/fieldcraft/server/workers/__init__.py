"""Worker processes, in which bots think and records are read, and what drives the bots' seats."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

# A worker process imports this file too, and has no use for the rest of the server: so whatever is
# needed from there is imported where it is needed.
if TYPE_CHECKING:
    from fieldcraft.server.services import House
    from fieldcraft.server.workers.pool import Pool

CLERK_SECONDS = 40.0
"""A long record may take a while to be played again; one that takes longer is not meant well."""
AHEAD_SECONDS = 8.0
"""So long after the start a clerk is made ready, so that the first replay need not wait for it."""


async def begin(house: House) -> None:
    """Start the workers and look after the seats of bots; without workers neither is done here."""
    from fieldcraft.server.workers.driver import Driver
    from fieldcraft.server.workers.pool import Pool

    settings = house.settings
    clerks = Pool("record_tasks", 1, CLERK_SECONDS, warm=False, patient=False)
    house.parts["clerks"] = clerks
    # Whoever brings a record that takes long to read keeps nobody waiting but others who bring one.
    house.parts["readers"] = Pool("record_tasks", 1, CLERK_SECONDS, warm=False, patient=False)
    if settings.warm_workers:
        asyncio.get_running_loop().call_later(AHEAD_SECONDS, clerks.start_warm)
    if not settings.workers:
        return
    house.workers = Pool(
        "bot_tasks", settings.workers, settings.think_seconds, warm=settings.warm_workers
    )
    if settings.warm_workers:
        house.workers.start()
        # The first replay should not have to wait for a process to begin.
        house.parts["clerks"].start()
    house.parts["driver"] = Driver(house, house.workers)
    house.parts["driver"].start()


async def finish(house: House) -> None:
    """Stop driving, then end the workers."""
    if "driver" in house.parts:
        await house.parts["driver"].stop()
    if house.workers is not None:
        await house.workers.stop()
    await house.parts["clerks"].stop()
    await house.parts["readers"].stop()


def thinkers(house: House) -> Pool:
    """Where bots think; 503 on a server that has none."""
    from fieldcraft.server.http.errors import ApiError

    pool: Pool | None = house.workers
    if pool is None:
        raise ApiError(503, "no-workers")
    return pool


def clerks(house: House, brought: bool = False) -> Pool:
    """Where records are read and played again: those of this server, or those people bring."""
    pool: Pool = house.parts["readers" if brought else "clerks"]
    return pool
