"""What all handlers share; see `house_of`."""

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
    from fieldcraft.server.live.broadcast import Announcer
    from fieldcraft.server.live.registry import Desk


@dataclass
class House:
    """A server's parts.  `desk` has the live matches, `announcer` tells of changes."""

    settings: Settings
    database: Database
    now: Callable[[], float] = time.time
    """Seconds since 1970; tests give their own."""
    desk: Desk = field(init=False)
    announcer: Announcer = field(init=False)
    workers: Any = None
    limiter: Limiter = field(init=False)
    parts: dict[str, Any] = field(default_factory=dict)
    """Whatever else a module keeps while the server runs, by the module's name."""


def house_of(connection: HTTPConnection) -> House:
    """The house of the application that serves this request or socket."""
    house: House = connection.app.state.house
    return house


InHouse = Annotated[House, Depends(house_of)]
"""As a handler's parameter: `house: InHouse`."""
