"""When a process that only serves looks for garbage: often and little, or when nobody plays.

Left alone, Python looks through everything that is young whenever enough has piled up, and in a
server with a thousand matches somebody then waits for it, up to a tenth of a second.  Almost
nothing that a choice leaves behind is garbage that only this search finds.  So here what is new is
looked at every moment and then set aside for good, and all of it only now and then.
"""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress
from typing import Final

from fieldcraft.server.services import Services

MOMENT_SECONDS: Final = 0.25
CALM_SECONDS: Final = 3.0
"""So long after the last choice nobody is likely to notice a longer look."""
SOON_SECONDS: Final = 300.0
"""After so long all is looked through if it is calm …"""
LATE_SECONDS: Final = 3600.0
"""… and after so long in any case."""

_settled = False


def settle() -> None:
    """Leave the garbage to this module from now on; for a process that serves and nothing else."""
    global _settled
    gc.freeze()
    gc.disable()
    _settled = True


async def begin(services: Services) -> None:
    """Begin to tidy up, if the process has settled."""
    if _settled:
        services.parts["tidying"] = asyncio.create_task(_tidy(services), name="tidying")


async def finish(services: Services) -> None:
    """Leave the garbage to Python again."""
    task = services.parts.get("tidying")
    if task is not None:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        gc.enable()


async def _tidy(services: Services) -> None:
    loop = asyncio.get_running_loop()
    last, busy, written = loop.time(), loop.time(), services.registry.journal.written
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
        else:
            gc.collect(0)
        gc.freeze()
