"""`serve`: a server for others."""

import asyncio
import socket
from collections.abc import Callable

import uvicorn
from rich.text import Text

from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.hosting.environment import (
    Given,
    check_certificate,
    check_database,
    data_folder_of,
    error_line,
    exclusive_use,
    settings_of,
)
from fieldcraft.cli.terminal import Terminal
from fieldcraft.server.app import create_app
from fieldcraft.server.garbage import settle
from fieldcraft.server.logs import configure
from fieldcraft.server.serving import configuration
from fieldcraft.server.settings import Settings


def serve(terminal: Terminal, host: str, port: int, given: Given) -> int:
    """Serve for others; on an SQLite file only one server at a time."""
    settings = settings_of(terminal.speaker, given)
    folder = data_folder_of(terminal.speaker, settings)
    if settings.database_url.startswith("sqlite"):
        with exclusive_use(terminal.speaker, folder) as is_ours:
            if not is_ours:
                raise UserError(terminal.say("serve-in-use", path=folder.as_posix()[:200]))
            return _serve(terminal, settings, host, port)
    return _serve(terminal, settings, host, port)


def _serve(terminal: Terminal, settings: Settings, host: str, port: int) -> int:
    check_certificate(terminal.speaker, settings)
    # Only once the folder is locked: this migrates the database.
    asyncio.run(check_database(terminal.speaker, settings))
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as error:
        said = terminal.say("serve-no-port", host=host[:60], port=str(port), why=error_line(error))
        raise UserError(said) from None
    scheme = "http" if settings.tls_certificate is None else "https"
    with listening:
        url = f"{scheme}://{host}:{listening.getsockname()[1]}"

        def started() -> None:
            terminal.console.print(Text(terminal.say("play-open", url=url), "bold"))

        return run(terminal, settings, [listening], started)


class _Server(uvicorn.Server):
    """Calls back when it has started."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.when_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started and not self.should_exit:
            self.when_started()


def run(
    terminal: Terminal,
    settings: Settings,
    listening: list[socket.socket],
    started: Callable[[], None],
) -> int:
    """Serve until Ctrl-C, the normal way to end."""
    configure(settings)
    host, port = listening[0].getsockname()[:2]
    server = _Server(configuration(create_app(settings), host, port), started)
    settle()
    try:
        server.run(sockets=listening)
    except KeyboardInterrupt:
        if not server.started:
            raise
    except SystemExit:
        pass  # it could not start
    if not server.started:
        raise UserError(terminal.say("play-not-started"))
    terminal.console.print(Text(terminal.say("play-stopped"), QUIET))
    return 0
