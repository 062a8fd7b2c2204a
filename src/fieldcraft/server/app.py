"""The application, assembled from the modules that serve paths."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from types import ModuleType

import structlog
from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import JSONResponse
from starlette.routing import BaseRoute

from fieldcraft import __version__, bots, games
from fieldcraft.server import garbage, lessons, warmup, workers
from fieldcraft.server.accounts import api_tokens, privacy, recovery, registration, sessions
from fieldcraft.server.dice import routes as dice_routes
from fieldcraft.server.dice import sealed_list
from fieldcraft.server.http import (
    compression,
    connections,
    documents,
    health,
    limits,
    openapi,
    reach,
    security,
    static,
)
from fieldcraft.server.http.errors import ApiError, NoStorage
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.library import book, browse, custom_scenarios, figures, rulebook
from fieldcraft.server.live import heartbeat, sockets
from fieldcraft.server.live.broadcast import Broadcaster
from fieldcraft.server.live.presence import arrivals
from fieldcraft.server.live.registry import MatchRegistry
from fieldcraft.server.matches import (
    lobby,
    play,
    rematch,
    series,
    set_ups,
    standing,
    stored_clocks,
)
from fieldcraft.server.matches.seats import invitations, joining
from fieldcraft.server.matches.seats.watching import WATCHED
from fieldcraft.server.matches.talk import chat, notes
from fieldcraft.server.notify import notices, notifier, push, unsubscribing
from fieldcraft.server.records import (
    past_questions,
    recheck,
    replays,
    reviews,
    rule_reports,
    transfer,
    verification,
)
from fieldcraft.server.services import Services
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.database import AWAY, Database
from fieldcraft.server.storage.migrations import upgrade

log = structlog.get_logger(__name__)
API = "/api/v1"
PARTS: tuple[ModuleType, ...] = (
    connections, health, reach, security, openapi, limits, play, sockets, sessions, registration,
    recovery, api_tokens, dice_routes, sealed_list, privacy, joining, standing, invitations, lobby,
    rematch, series, set_ups, chat, notes, notices, notifier, push, unsubscribing, arrivals,
    stored_clocks, warmup, rulebook, book, figures, lessons, browse,
    custom_scenarios, recheck, workers, replays, reviews, past_questions, transfer,
    verification, rule_reports, documents, static, compression, heartbeat, garbage,
)  # fmt: skip
"""In start-up order.

Each may have `router` (included under /api/v1), `begin(services)` and `finish(services)` (async,
called when the server starts and stops) and `install(app)` (middleware, paths outside the API).
"""


def create_app(settings: Settings, now: Callable[[], float] = time.time) -> FastAPI:
    """The server's application; nothing is opened before it starts."""
    games.check_named()
    for name in settings.own_bots:
        bots.check(name)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        kept = settings.kept()
        services = Services(kept, Database(kept.database_url), now)
        async with AsyncExitStack() as closing:
            closing.push_async_callback(services.database.close)
            await upgrade(services.database)
            node = secrets.token_hex(6)
            services.registry = MatchRegistry(services, node)
            closing.push_async_callback(services.registry.close)
            services.broadcaster = Broadcaster(services, node)
            closing.push_async_callback(services.broadcaster.close)
            app.state.services = services
            for module in PARTS:
                if hasattr(module, "finish"):
                    closing.push_async_callback(module.finish, services)
                if hasattr(module, "begin"):
                    await module.begin(services)
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
            app.router.routes.extend(_routes(module))
        if hasattr(module, "install"):
            module.install(app)
    return app


@cache
def _routes(module: ModuleType) -> list[BaseRoute]:
    """A part's routes under /api/v1: worked out once, however many servers a process has."""
    router = APIRouter()
    router.include_router(module.router, prefix=API, dependencies=[WATCHED])
    return router.routes


async def _tell_away(request: Request, error: Exception) -> JSONResponse:
    """Answer 503 when the database is unreachable."""
    log.error("no storage", why=repr(error)[:200])
    return await _tell(request, NoStorage())


async def _tell(request: Request, error: Exception) -> JSONResponse:
    """An error as JSON, in the caller's language."""
    assert isinstance(error, ApiError)
    body = error.body(speaker(language_of(request)))
    headers = getattr(error, "headers", None)
    return JSONResponse({"error": body}, status_code=error.status, headers=headers)
