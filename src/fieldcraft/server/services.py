"""What all handlers share; see `services_of`."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.database import Database

if TYPE_CHECKING:
    from fieldcraft.server.http.limits import Limiter
    from fieldcraft.server.live.broadcast import Broadcaster
    from fieldcraft.server.live.registry import MatchRegistry


@dataclass
class Services:
    """A server's parts: `registry` has the live matches, `broadcaster` announces changes."""

    settings: Settings
    database: Database
    now: Callable[[], float] = time.time
    """Seconds since 1970; tests provide their own."""
    registry: MatchRegistry = field(init=False)
    broadcaster: Broadcaster = field(init=False)
    workers: Any = None
    limiter: Limiter = field(init=False)
    parts: dict[str, Any] = field(default_factory=dict)
    """Whatever else modules keep while the server runs, by name."""


def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that serves this request or socket."""
    services: Services = connection.app.state.services
    return services


ServicesDep = Annotated[Services, Depends(services_of)]
"""As a handler's parameter: `services: ServicesDep`."""
