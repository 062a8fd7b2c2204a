"""Worker processes, in which bots think and records are replayed, and the driver of bot seats."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

# Worker processes import this file too and do not need the rest of the server, so that is
# imported where it is used.
if TYPE_CHECKING:
    from fieldcraft.server.services import Services
    from fieldcraft.server.workers.pool import Pool

CLERK_SECONDS = 40.0
"""Seconds for a task on a record; one that takes longer is not meant well."""
AHEAD_SECONDS = 8.0
"""Seconds after the start until a worker for records is warmed up for the first replay."""


async def begin(services: Services) -> None:
    """Start the workers and the driver; with no workers configured, neither bots nor driver."""
    from fieldcraft.server.workers.driver import Driver
    from fieldcraft.server.workers.pool import Pool

    settings = services.settings
    record_workers = Pool("record_tasks", 1, CLERK_SECONDS, warm=False, patient=False)
    services.parts["record_workers"] = record_workers
    # A slow upload delays nobody but other uploads.
    services.parts["upload_workers"] = Pool(
        "record_tasks", 1, CLERK_SECONDS, warm=False, patient=False
    )
    services.parts["review_workers"] = Pool(
        "review_tasks", 1, CLERK_SECONDS, warm=False, patient=False
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
        # The first replay should not have to wait for a process to start.
        services.parts["record_workers"].start()
    services.parts["driver"] = Driver(services, services.workers)
    services.parts["driver"].start()


async def finish(services: Services) -> None:
    """Stop the driver, then the workers."""
    if "driver" in services.parts:
        await services.parts["driver"].stop()
    if services.workers is not None:
        await services.workers.stop()
    await services.parts["record_workers"].stop()
    await services.parts["upload_workers"].stop()
    await services.parts["review_workers"].stop()


def bot_workers(services: Services) -> Pool:
    """The pool in which bots think; 503 on a server that has none."""
    from fieldcraft.server.http.errors import ApiError

    pool: Pool | None = services.workers
    if pool is None:
        raise ApiError(503, "no-workers")
    return pool


def review_workers(services: Services) -> Pool:
    """The pool that reviews matches: it thinks, and sees all, so it does nothing else."""
    pool: Pool = services.parts["review_workers"]
    return pool


def record_workers(services: Services, uploaded: bool = False) -> Pool:
    """The pool that replays records: those of this server, or uploaded ones."""
    pool: Pool = services.parts["upload_workers" if uploaded else "record_workers"]
    return pool
