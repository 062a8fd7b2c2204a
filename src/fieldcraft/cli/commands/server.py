"""`play`, `serve` and `server recheck`: their arguments."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from fieldcraft.cli.arguments import int_parser, path_parser
from fieldcraft.cli.help_text import SpeakingCommand
from fieldcraft.cli.terminal import Terminal

LAST_PORT = 65535
MOST_WORKERS = 64


@contextmanager
def _loading() -> Iterator[None]:
    """Import the server without garbage collection, which would make a slow import slower."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def add(app: typer.Typer, terminal: Terminal, command: type[SpeakingCommand]) -> None:
    """Add `play` and `serve` to the command line."""
    say = terminal.say
    port_parser = int_parser(terminal, "--port", 0, LAST_PORT)
    data_parser = path_parser(terminal)

    @app.command("play", cls=command, help=say("help-play"))
    def _play(
        port: Annotated[
            int | None, typer.Option(metavar="N", help=say("help-port"), parser=port_parser)
        ] = None,
        no_browser: Annotated[
            bool, typer.Option("--no-browser", help=say("help-no-browser"))
        ] = False,
        data: Annotated[
            Path | None, typer.Option(metavar="DIR", help=say("help-data"), parser=data_parser)
        ] = None,
    ) -> int:
        with _loading():
            from fieldcraft.cli.hosting.local import play

        return play(terminal, port, browser=not no_browser, data=data)

    @app.command("serve", cls=command, help=say("help-serve"))
    def _serve(
        host: Annotated[str, typer.Option(metavar="ADDRESS", help=say("help-host"))] = "127.0.0.1",
        port: Annotated[
            int, typer.Option(metavar="N", help=say("help-port"), parser=port_parser)
        ] = 8000,
        data: Annotated[
            Path | None, typer.Option(metavar="DIR", help=say("help-data"), parser=data_parser)
        ] = None,
        database: Annotated[
            str | None, typer.Option(metavar="URL", help=say("help-database"))
        ] = None,
        base_url: Annotated[
            str | None, typer.Option(metavar="URL", help=say("help-base-url"))
        ] = None,
        workers: Annotated[
            int | None,
            typer.Option(
                metavar="N",
                help=say("help-workers"),
                parser=int_parser(terminal, "--workers", 0, MOST_WORKERS),
            ),
        ] = None,
        trusted_proxies: Annotated[
            str | None, typer.Option(metavar="ADDRESSES", help=say("help-proxies"))
        ] = None,
        tls_certificate: Annotated[
            Path | None,
            typer.Option(metavar="FILE", help=say("help-tls-certificate"), parser=data_parser),
        ] = None,
        tls_key: Annotated[
            Path | None, typer.Option(metavar="FILE", help=say("help-tls-key"), parser=data_parser)
        ] = None,
    ) -> int:
        with _loading():
            from fieldcraft.cli.hosting.serve import serve

        given = {
            "data": data,
            "database": database,
            "base_url": base_url,
            "workers": workers,
            "trusted_proxies": trusted_proxies,
            "tls_certificate": tls_certificate,
            "tls_key": tls_key,
        }
        return serve(terminal, host, port, given)


def add_maintenance(app: typer.Typer, terminal: Terminal, command: type[SpeakingCommand]) -> None:
    """Add `server recheck` to the command line."""
    say = terminal.say

    @app.command("recheck", cls=command, help=say("help-recheck"))
    def _recheck(
        data: Annotated[
            Path | None,
            typer.Option(metavar="DIR", help=say("help-data"), parser=path_parser(terminal)),
        ] = None,
        database: Annotated[
            str | None, typer.Option(metavar="URL", help=say("help-database"))
        ] = None,
        as_json: Annotated[
            bool, typer.Option("--json", help=say("help-json", format="JSON"))
        ] = False,
    ) -> int:
        with _loading():
            from fieldcraft.cli.hosting.recheck import recheck

        return recheck(terminal, {"data": data, "database": database}, as_json)

    @app.callback()
    def _server() -> None:
        """Keep `server` a group although it has only one command."""
