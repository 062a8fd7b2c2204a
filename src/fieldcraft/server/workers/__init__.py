"""Worker processes, in which bots think and records are read, and what drives the bots' seats."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

# A worker process imports this file too, and has no use for the rest of the server: so whatever is
# needed from there is imported where it is needed.
if TYPE_CHECKING:
    from fieldcraft.server.services import Services
    from fieldcraft.server.workers.pool import Pool

CLERK_SECONDS = 40.0
"""A long record may take a while to be played again; one that takes longer is not meant well."""
AHEAD_SECONDS = 8.0
"""So long after the start a clerk is made ready, so that the first replay need not wait for it."""


async def begin(services: Services) -> None:
    """Start the workers and look after the seats of bots; without workers neither is done here."""
    from fieldcraft.server.workers.driver import Driver
    from fieldcraft.server.workers.pool import Pool

    settings = services.settings
    record_workers = Pool("record_tasks", 1, CLERK_SECONDS, warm=False, patient=False)
    services.parts["record_workers"] = record_workers
    # Whoever brings a record that takes long to read keeps nobody waiting but others who bring one.
    services.parts["upload_workers"] = Pool(
        "record_tasks", 1, CLERK_SECONDS, warm=False, patient=False
    )
    if settings.warm_workers:
        asyncio.get_running_loop().call_later(AHEAD_SECONDS, record_workers.start_warm)
    if not settings.workers:
        return
    services.workers = Pool(
        "bot_tasks", settings.workers, settings.think_seconds, warm=settings.warm_workers
    )
    if settings.warm_workers:
        services.workers.start()
        # The first replay should not have to wait for a process to begin.
        services.parts["record_workers"].start()
    services.parts["driver"] = Driver(services, services.workers)
    services.parts["driver"].start()


async def finish(services: Services) -> None:
    """Stop driving, then end the workers."""
    if "driver" in services.parts:
        await services.parts["driver"].stop()
    if services.workers is not None:
        await services.workers.stop()
    await services.parts["record_workers"].stop()
    await services.parts["upload_workers"].stop()


def bot_workers(services: Services) -> Pool:
    """Where bots think; 503 on a server that has none."""
    from fieldcraft.server.http.errors import ApiError

    pool: Pool | None = services.workers
    if pool is None:
        raise ApiError(503, "no-workers")
    return pool


def record_workers(services: Services, uploaded: bool = False) -> Pool:
    """Where records are read and played again: those of this server, or those people bring."""
    pool: Pool = services.parts["upload_workers" if uploaded else "record_workers"]
    return pool
