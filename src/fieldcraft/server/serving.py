"""Running the application: how it listens, what it accepts, how it stops."""

from __future__ import annotations

import sys
from typing import Any, Final, Literal

import uvicorn
from fastapi import FastAPI

from fieldcraft.server.app import create_app
from fieldcraft.server.garbage import settle
from fieldcraft.server.http.connections import KEEP_ALIVE_SECONDS, GuardedProtocol
from fieldcraft.server.http.frames import GuardedSocket
from fieldcraft.server.http.tls import Certificate
from fieldcraft.server.live.socket_messages import MESSAGE_MOST
from fieldcraft.server.logs import configure
from fieldcraft.server.settings import Settings

STOP_SECONDS: Final = 10
"""Seconds that requests in progress get when the server stops."""
SWITCH_SECONDS: Final = 0.0005
"""After so long a thread that waits for the interpreter gets it. A commit asks for it at every step
of SQLite; by Python's default each could wait ten times as long while the server is busy."""
IDLE_SECONDS: Final = 20.0
"""Seconds after which a socket that does not answer a ping is closed."""


def configuration(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    """The uvicorn configuration.

    Messages are small and many, so compressing each would cost more than it saves; a proxy in front
    may do so.
    """
    settings: Settings = app.state.settings
    protocol: Any = GuardedProtocol
    loop: Literal["auto", "asyncio"] = "auto"
    if settings.tls_certificate is not None and settings.tls_key is not None:
        protocol = Certificate(settings.tls_certificate, settings.tls_key)
        loop = "asyncio"  # uvloop reads on when told to pause, and loses the handshake's beginning
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=protocol,
        loop=loop,
        ws=GuardedSocket,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MESSAGE_MOST * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=IDLE_SECONDS,
        ws_ping_timeout=IDLE_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or "127.0.0.1",
    )


def run(settings: Settings, host: str = "127.0.0.1", port: int = 8000) -> None:
    """Serve until told to stop."""
    configure(settings)
    app = create_app(settings)
    settle()
    sys.setswitchinterval(SWITCH_SECONDS)
    uvicorn.Server(configuration(app, host, port)).run()
