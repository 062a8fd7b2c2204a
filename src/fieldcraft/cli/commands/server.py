"""`play`, `serve` and the commands of `server`: their arguments."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

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
        lan: Annotated[bool, typer.Option("--lan", help=say("help-lan"))] = False,
        lan_address: Annotated[
            str | None, typer.Option(metavar="ADDRESS", help=say("help-lan-address"))
        ] = None,
    ) -> int:
        with _loading():
            from fieldcraft.cli.hosting.local import network_of, play

        network = network_of(terminal, lan_address) if lan or lan_address else None
        return play(terminal, port, browser=not no_browser, data=data, network=network)

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
    """Add the commands of `server` to the command line."""
    say = terminal.say
    paths = path_parser(terminal)
    Data = Annotated[  # noqa: N806
        Path | None, typer.Option(metavar="DIR", help=say("help-data"), parser=paths)
    ]
    Address = Annotated[  # noqa: N806
        str | None, typer.Option(metavar="URL", help=say("help-database"))
    ]
    Json = Annotated[  # noqa: N806
        bool, typer.Option("--json", help=say("help-json", format="JSON"))
    ]
    File = Annotated[  # noqa: N806
        Path, typer.Argument(metavar="FILE", help=say("help-archive"), parser=paths)
    ]
    Match = Annotated[str, typer.Argument(metavar="MATCH", help=say("help-match"))]  # noqa: N806
    Name = Annotated[str, typer.Argument(metavar="NAME", help=say("help-person"))]  # noqa: N806

    def upkeep() -> Any:  # the module, which is imported only when a command runs
        with _loading():
            from fieldcraft.cli.hosting import upkeep

        return upkeep

    def named(name: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
        return app.command(name, cls=command, help=say(f"help-server-{name}"))

    def given(data: Path | None, database: str | None) -> dict[str, object]:
        return {"data": data, "database": database}

    @app.command("recheck", cls=command, help=say("help-recheck"))
    def _recheck(data: Data = None, database: Address = None, as_json: Json = False) -> int:
        with _loading():
            from fieldcraft.cli.hosting.recheck import recheck

        return recheck(terminal, given(data, database), as_json)

    @named("health")
    def _health(data: Data = None, database: Address = None, as_json: Json = False) -> int:
        return int(upkeep().health(terminal, given(data, database), as_json))

    @named("matches")
    def _matches(
        data: Data = None,
        database: Address = None,
        status: Annotated[str, typer.Option(metavar="STATUS", help=say("help-status"))] = "",
        as_json: Json = False,
    ) -> int:
        return int(upkeep().list_matches(terminal, given(data, database), status, as_json))

    @named("backup")
    def _backup(file: File, data: Data = None, database: Address = None) -> int:
        return int(upkeep().backup(terminal, given(data, database), file))

    @named("restore")
    def _restore(file: File, data: Data = None, database: Address = None) -> int:
        return int(upkeep().restore(terminal, given(data, database), file))

    @named("export")
    def _export(match: Match, file: File, data: Data = None, database: Address = None) -> int:
        return int(upkeep().export_match(terminal, given(data, database), match, file))

    @named("import")
    def _import(file: File, data: Data = None, database: Address = None) -> int:
        return int(upkeep().import_match(terminal, given(data, database), file))

    @named("password")
    def _password(name: Name, data: Data = None, database: Address = None) -> int:
        with _loading():
            from fieldcraft.cli.hosting.people import reset_password

        return reset_password(terminal, given(data, database), name)

    @named("forget")
    def _forget(
        name: Name,
        data: Data = None,
        database: Address = None,
        yes: Annotated[bool, typer.Option("--yes", help=say("help-sure"))] = False,
    ) -> int:
        with _loading():
            from fieldcraft.cli.hosting.people import remove_person

        return remove_person(terminal, given(data, database), name, yes)
