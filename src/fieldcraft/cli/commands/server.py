"""`play`, `serve` and the commands of `server`: their arguments."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

from fieldcraft.cli.arguments import Data, Database, Json, argument, option, switch
from fieldcraft.cli.subcommands import Subcommands
from fieldcraft.cli.terminal import Terminal

subcommands = Subcommands()
group = Subcommands("help-server-")
LAST_PORT = 65535
MOST_WORKERS = 64
Archive = Annotated[Path, argument("FILE", "help-archive")]
MatchId = Annotated[str, argument("MATCH", "help-match")]
Person = Annotated[str, argument("NAME", "help-person")]
Port = option("N", "help-port", most=LAST_PORT)


@contextmanager
def _loading() -> Iterator[None]:
    """Import the server without garbage collection, which would make a slow import slower."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@subcommands("play")
def play(
    terminal: Terminal,
    port: Annotated[int | None, Port] = None,
    no_browser: Annotated[bool, switch("--no-browser", "help-no-browser")] = False,
    data: Data = None,
    lan: Annotated[bool, switch("--lan", "help-lan")] = False,
    lan_address: Annotated[str | None, option("ADDRESS", "help-lan-address")] = None,
) -> int:
    """Serve the table to this machine, or to the local network."""
    with _loading():
        from fieldcraft.cli.hosting import local

    network = local.network_of(terminal, lan_address) if lan or lan_address else None
    return local.play(terminal, port, browser=not no_browser, data=data, network=network)


@subcommands("serve")
def serve(
    terminal: Terminal,
    host: Annotated[str, option("ADDRESS", "help-host")] = "127.0.0.1",
    port: Annotated[int, Port] = 8000,
    data: Data = None,
    database: Database = None,
    base_url: Annotated[str | None, option("URL", "help-base-url")] = None,
    workers: Annotated[int | None, option("N", "help-workers", most=MOST_WORKERS)] = None,
    trusted_proxies: Annotated[str | None, option("ADDRESSES", "help-proxies")] = None,
    tls_certificate: Annotated[Path | None, option("FILE", "help-tls-certificate")] = None,
    tls_key: Annotated[Path | None, option("FILE", "help-tls-key")] = None,
) -> int:
    """Serve everybody."""
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


def _maintenance() -> Any:  # the module, which is imported only when a command runs
    with _loading():
        from fieldcraft.cli.hosting import maintenance

    return maintenance


def _given(data: Path | None, database: str | None) -> dict[str, object]:
    return {"data": data, "database": database}


@group("recheck", "help-recheck")
def recheck(
    terminal: Terminal, data: Data = None, database: Database = None, as_json: Json = False
) -> int:
    """Replay every match under the current rules."""
    with _loading():
        from fieldcraft.cli.hosting.recheck import recheck

    return recheck(terminal, _given(data, database), as_json)


@group("health")
def health(
    terminal: Terminal, data: Data = None, database: Database = None, as_json: Json = False
) -> int:
    """Whether the database is sound."""
    return int(_maintenance().health(terminal, _given(data, database), as_json))


@group("matches")
def matches(
    terminal: Terminal,
    data: Data = None,
    database: Database = None,
    status: Annotated[str, option("STATUS", "help-status")] = "",
    as_json: Json = False,
) -> int:
    """List the matches."""
    return int(_maintenance().list_matches(terminal, _given(data, database), status, as_json))


@group("backup")
def backup(terminal: Terminal, file: Archive, data: Data = None, database: Database = None) -> int:
    """Write everything to an archive."""
    return int(_maintenance().backup(terminal, _given(data, database), file))


@group("restore")
def restore(terminal: Terminal, file: Archive, data: Data = None, database: Database = None) -> int:
    """Read an archive back."""
    return int(_maintenance().restore(terminal, _given(data, database), file))


@group("export")
def export_match(
    terminal: Terminal,
    match: MatchId,
    file: Archive,
    data: Data = None,
    database: Database = None,
) -> int:
    """Write one match to an archive."""
    return int(_maintenance().export_match(terminal, _given(data, database), match, file))


@group("import")
def import_match(
    terminal: Terminal, file: Archive, data: Data = None, database: Database = None
) -> int:
    """Read one match from an archive."""
    return int(_maintenance().import_match(terminal, _given(data, database), file))


@group("password")
def password(terminal: Terminal, name: Person, data: Data = None, database: Database = None) -> int:
    """Give somebody a new password."""
    with _loading():
        from fieldcraft.cli.hosting.accounts import reset_password

    return reset_password(terminal, _given(data, database), name)


@group("forget")
def forget(
    terminal: Terminal,
    name: Person,
    data: Data = None,
    database: Database = None,
    yes: Annotated[bool, switch("--yes", "help-sure")] = False,
) -> int:
    """Delete somebody's account and personal data."""
    with _loading():
        from fieldcraft.cli.hosting.accounts import remove_person

    return remove_person(terminal, _given(data, database), name, yes)


add = subcommands.add
add_group = group.add
