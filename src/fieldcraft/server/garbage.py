"""Garbage collection in a process that only serves: often and little, or when nobody plays.

By default Python scans all young objects whenever enough have piled up; with a thousand matches
somebody then waits for it, up to a tenth of a second. Hardly anything that a choice leaves behind
needs the collector. So new objects are frozen several times a second, and only a sample of them is
collected before that, or all of them as long as any garbage is found; a full collection runs only
now and then.
"""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress
from typing import Final

from fieldcraft.server.services import Services

MOMENT_SECONDS: Final = 0.1
RESTING: Final = 20
"""Moments without a collection after one that has found nothing."""
CALM_SECONDS: Final = 3.0
"""This long after the last choice a longer collection goes unnoticed."""
SOON_SECONDS: Final = 300.0
"""A full collection runs after this time if nobody plays …"""
LATE_SECONDS: Final = 3600.0
"""… and after this time in any case."""

_settled = False


def settle() -> None:
    """Let this module collect garbage from now on; for processes that do nothing but serve."""
    global _settled
    gc.freeze()
    gc.disable()
    _settled = True


async def begin(services: Services) -> None:
    """Start collecting, if `settle` was called."""
    if _settled:
        services.parts["tidying"] = asyncio.create_task(_tidy(services), name="tidying")


async def finish(services: Services) -> None:
    """Hand garbage collection back to Python."""
    task = services.parts.get("tidying")
    if task is not None:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        gc.enable()


async def _tidy(services: Services) -> None:
    loop = asyncio.get_running_loop()
    last, busy, written = loop.time(), loop.time(), services.registry.journal.written
    rest = 0
    while True:
        await asyncio.sleep(MOMENT_SECONDS)
        now = loop.time()
        if written != services.registry.journal.written:
            busy, written = now, services.registry.journal.written
        waited = now - last
        if waited > LATE_SECONDS or (waited > SOON_SECONDS and now - busy > CALM_SECONDS):
            gc.unfreeze()
            gc.collect()
            last = loop.time()
        elif rest:
            rest -= 1
        else:
            rest = 0 if gc.collect(0) else RESTING
        gc.freeze()
