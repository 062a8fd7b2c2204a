"""For the operator: whether the server lives, whether it can work, and its metrics."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from fieldcraft import __version__
from fieldcraft.server.http.metrics import WRITABLE
from fieldcraft.server.services import Services, services_of
from fieldcraft.server.storage.schema import TRIAL, pulses
from fieldcraft.server.storage.upserts import insert_into

PROBE_SECONDS: Final = 1.0
"""The least time between two trial writes, however often somebody asks."""
PATIENCE_SECONDS: Final = 3.0
"""A write that takes longer counts as failed."""


class WriteProbe:
    """Whether the database can be written to: tried, not guessed.

    A full or read-only disk is still readable. A write that hangs is not cancelled but waited for.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self.task: asyncio.Task[None] | None = None
        self.begun = 0.0

    async def is_writable(self) -> bool:
        """Whether the last trial, not older than a second, went well."""
        now = asyncio.get_running_loop().time()
        if self.task is None or (self.task.done() and now - self.begun >= PROBE_SECONDS):
            self.task, self.begun = asyncio.create_task(self._write()), now
        task = self.task
        await asyncio.wait({task}, timeout=PATIENCE_SECONDS)
        is_writable = task.done() and not task.cancelled() and task.exception() is None
        WRITABLE.set(is_writable)
        return is_writable

    async def _write(self) -> None:
        at = self.services.now()  # SQLite would not write what is there already
        trial = insert_into(self.services, pulses).values(id=TRIAL, at=at)
        async with self.services.database.write() as writing:
            await writing.execute(
                trial.on_conflict_do_update(index_elements=["id"], set_={"at": at})
            )


async def begin(services: Services) -> None:
    """Create the probe."""
    services.parts["probe"] = WriteProbe(services)


async def finish(services: Services) -> None:
    """Give up a trial that still hangs."""
    probe: WriteProbe = services.parts["probe"]
    if probe.task is not None:
        probe.task.cancel()
        with suppress(Exception, asyncio.CancelledError):
            await probe.task


def install(app: FastAPI) -> None:
    """Add the paths outside the API."""
    app.add_api_route("/live", live, include_in_schema=False)
    app.add_api_route("/health", health, include_in_schema=False)
    app.add_api_route("/metrics", metrics, include_in_schema=False)


async def live() -> Response:
    """200 as long as the process answers at all, whatever its database does."""
    return JSONResponse({"status": "alive", "version": __version__})


async def health(request: Request) -> Response:
    """200 if choices can be stored, 503 if not."""
    probe: WriteProbe = services_of(request).parts["probe"]
    if await probe.is_writable():
        return JSONResponse({"status": "ok", "version": __version__})
    return JSONResponse({"status": "cannot write", "version": __version__}, 503)


async def metrics(request: Request) -> Response:
    """The server's metrics, for Prometheus."""
    services = services_of(request)
    if not services.settings.metrics:
        return PlainTextResponse("switched off", 404)
    probe: WriteProbe = services.parts["probe"]
    await probe.is_writable()
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
