"""The application: put together from the modules that serve paths."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from types import ModuleType

import structlog
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse

from fieldcraft import __version__
from fieldcraft.server import (
    accounts,
    brought,
    browse,
    chat,
    describing,
    invitations,
    leaving,
    lessons,
    limits,
    lobby,
    matches,
    notes,
    notices,
    ops,
    packing,
    pulse,
    recheck,
    records,
    rematch,
    replays,
    reports,
    revisiting,
    rulebook,
    seats,
    security,
    sessions,
    sockets,
    static,
    telling,
    tidying,
    timekeeping,
    verifying,
    workers,
)
from fieldcraft.server.announce import Announcer
from fieldcraft.server.database import AWAY, Database
from fieldcraft.server.desk import Desk
from fieldcraft.server.errors import ApiError, NoStorage
from fieldcraft.server.house import House
from fieldcraft.server.language import language_of, speaker
from fieldcraft.server.migrations import upgrade
from fieldcraft.server.settings import Settings

log = structlog.get_logger(__name__)
API = "/api/v1"
PARTS: tuple[ModuleType, ...] = (
    ops, security, describing, limits, matches, sockets, sessions, accounts, leaving, seats,
    invitations, lobby, rematch, chat, notes, notices, timekeeping, telling, rulebook, lessons,
    browse, brought, recheck, workers, replays, revisiting, records, verifying, reports, static,
    packing, pulse, tidying,
)  # fmt: skip
"""In the order in which they begin.

Each may offer `router` (included under /api/v1), `begin(house)` and `finish(house)` (async, when
the server starts and stops), and `install(app)` (middleware, paths outside the API).
"""


def create_app(settings: Settings, now: Callable[[], float] = time.time) -> FastAPI:
    """The server's application; nothing is opened before it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        kept = settings.kept()
        house = House(kept, Database(kept.database_url), now)
        async with AsyncExitStack() as closing:
            closing.push_async_callback(house.database.close)
            await upgrade(house.database)
            node = secrets.token_hex(6)
            house.desk = Desk(house, node)
            closing.push_async_callback(house.desk.close)
            house.announcer = Announcer(house, node)
            closing.push_async_callback(house.announcer.close)
            app.state.house = house
            for module in PARTS:
                if hasattr(module, "finish"):
                    closing.push_async_callback(module.finish, house)
                if hasattr(module, "begin"):
                    await module.begin(house)
            yield

    app = FastAPI(
        title="Fieldcraft", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None
    )
    app.state.settings = settings
    app.add_exception_handler(ApiError, _tell)
    for kind in AWAY:
        app.add_exception_handler(kind, _tell_away)
    for module in PARTS:
        if hasattr(module, "router"):
            app.include_router(module.router, prefix=API)
        if hasattr(module, "install"):
            module.install(app)
    return app


async def _tell_away(request: Request, error: Exception) -> JSONResponse:
    """The database is away: said so, and the line is kept."""
    log.error("no storage", why=repr(error)[:200])
    return await _tell(request, NoStorage())


async def _tell(request: Request, error: Exception) -> JSONResponse:
    """An error as JSON, in the language of whoever asked."""
    assert isinstance(error, ApiError)
    body = error.body(speaker(language_of(request)))
    headers = getattr(error, "headers", None)
    return JSONResponse({"error": body}, status_code=error.status, headers=headers)
