"""Maintaining a server: backup and restore, single matches, health."""

import asyncio
import shlex
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from rich import box
from rich.table import Table
from rich.text import Text
from sqlalchemy import func, select, text
from sqlalchemy.engine import make_url

from fieldcraft.cli.drawing.palette import BAD, BORDER
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.extras import extra_of
from fieldcraft.cli.hosting.environment import (
    Given,
    check_database,
    data_folder_of,
    error_line,
    exclusive_use,
    kept_settings,
    settings_of,
)
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n import Argument
from fieldcraft.server.services import Services
from fieldcraft.server.settings import SECRET_FILE, Settings
from fieldcraft.server.storage import archive, schema
from fieldcraft.server.storage.database import Database
from fieldcraft.server.storage.migrations import head

Answer = TypeVar("Answer")
Listed = dict[str, Any]
"""What is printed as JSON."""
UNWELL = 1
STATUSES = ("open", "running", "over", "frozen")


def settings_of_server(terminal: Terminal, given: Given) -> Settings:
    """The settings of a server that is there; `UserError` if it has no database."""
    settings = settings_of(terminal.speaker, given)
    url = make_url(settings.database_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise UserError(terminal.say("server-no-database", path=str(url.database)[:200]))
    settings = kept_settings(terminal.speaker, settings)

    async def has_tables(services: Services) -> bool:
        return await archive.is_there(services.database)

    try:
        found = ask_database(settings, has_tables)
    except Exception as error:
        if extra_of(error):
            raise
        raise UserError(terminal.say("serve-no-database", why=error_line(error))) from None
    if not found:
        shown = url.render_as_string(hide_password=True)
        raise UserError(terminal.say("server-no-database", path=shown[:200]))
    asyncio.run(check_database(terminal.speaker, settings))
    return settings


def ask_database(settings: Settings, ask: Callable[[Services], Awaitable[Answer]]) -> Answer:
    """Ask something of the database that these settings name."""

    async def asking() -> Answer:
        services = Services(settings, Database(settings.database_url))
        try:
            return await ask(services)
        finally:
            await services.database.close()

    return asyncio.run(asking())


def done(terminal: Terminal, message: str, **values: Argument) -> int:
    """Say what was done; the status of success."""
    terminal.console.print(Text(terminal.say(message, **values)), soft_wrap=True)
    return 0


# -- the whole and single matches -----


def backup(terminal: Terminal, given: Given, path: Path) -> int:
    """Write everything to a new file, while the server runs or not."""
    settings = settings_of_server(terminal, given)
    with _new_file(terminal, path):
        count = ask_database(
            settings, lambda one: archive.back_up(one.database, path, settings.secret)
        )
    return done(terminal, "backup-done", path=path.as_posix(), count=count)


def restore(terminal: Terminal, given: Given, path: Path) -> int:
    """Fill an empty database from a backup, with the secret if there is none yet."""
    settings = settings_of(terminal.speaker, given)
    if not path.is_file():
        raise UserError(terminal.say("cli-file-not-found", path=path.as_posix()[:200]))
    folder = settings.data.expanduser().absolute()
    had_secret = bool(settings.secret) or (folder / SECRET_FILE).exists()
    data_folder_of(terminal.speaker, settings)
    with exclusive_use(terminal.speaker, folder) as is_ours:
        if not is_ours and settings.database_url.startswith("sqlite"):
            raise UserError(terminal.say("serve-in-use", path=folder.as_posix()[:200]))
        asyncio.run(check_database(terminal.speaker, settings))
        with _readable(terminal, path):
            count, secret = ask_database(settings, lambda one: archive.restore(one.database, path))
        if not had_secret:
            (folder / SECRET_FILE).write_text(secret + "\n", encoding="ascii")
    command = "fieldcraft server recheck"
    if given.get("data") is not None:
        command += f" --data {shlex.quote(str(given['data']))}"
    if given.get("database") is not None:
        command += " --database …"  # it may hold a password
    return done(terminal, "restore-done", count=count, command=command)


def export_match(terminal: Terminal, given: Given, match: str, path: Path) -> int:
    """Write all of one match to a new file."""
    settings = settings_of_server(terminal, given)
    with _new_file(terminal, path):
        found = ask_database(settings, lambda one: archive.export_match(one.database, match, path))
    if not found:
        raise UserError(terminal.say("server-no-match", match=match[:60]))
    return done(terminal, "export-done", match=match, path=path.as_posix())


def import_match(terminal: Terminal, given: Given, path: Path) -> int:
    """Bring in a match from another server, with new links to the seats of its people."""
    settings = settings_of_server(terminal, given)
    with _readable(terminal, path):
        match, tokens = ask_database(settings, lambda one: archive.import_match(one.database, path))
    done(terminal, "import-done", match=match)
    for side, token in tokens.items():
        link = f"{settings.base_url or 'http://127.0.0.1:8000'}/seat#{token}"
        done(terminal, "import-seat", side=side, link=link)
    return 0


class _new_file:  # noqa: N801  # used like a function
    """What goes wrong with a file that is written, as a `UserError`."""

    def __init__(self, terminal: Terminal, path: Path) -> None:
        self.terminal, self.path = terminal, path

    def __enter__(self) -> None:
        if self.path.exists():
            path = self.path.as_posix()[:200]
            raise UserError(self.terminal.say("cli-file-exists", path=path))

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, OSError):
            path = self.path.as_posix()[:200]
            said = self.terminal.say("setup-not-written", path=path)
            raise UserError(said, [error_line(error)]) from None
        if error is not None:
            with suppress(OSError):
                self.path.unlink()


class _readable:  # noqa: N801  # used like a function
    """What goes wrong with a file that is read, as a `UserError`."""

    def __init__(self, terminal: Terminal, path: Path) -> None:
        self.terminal, self.path = terminal, path

    def __enter__(self) -> None:
        """Nothing to do yet."""

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, archive.BadArchive):
            path = self.path.as_posix()[:200]
            raise UserError(self.terminal.say(f"archive-{error.code}", path=path)) from None


# -- lists and health -----


def list_matches(terminal: Terminal, given: Given, status: str, as_json: bool) -> int:
    """The matches, newest first."""
    if status and status not in STATUSES:
        known = ", ".join(STATUSES)
        raise UserError(terminal.say("server-no-status", text=status[:60], known=known))
    settings = settings_of_server(terminal, given)
    rows = ask_database(settings, lambda services: _matches(services, status))
    if as_json:
        terminal.print_json(rows)
        return 0
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    columns = ("match", "scenario", "status", "players", "choices", "updated")
    for column in columns:
        whole = column in ("match", "status", "choices")  # the others have words to break between
        table.add_column(terminal.say(f"column-server-{column}"), no_wrap=whole, overflow="fold")
    for row in rows:
        players = "\n".join(f"{side}: {name}" for side, name in row["players"].items())
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["updated"]))
        said = terminal.say(f"server-status-{row['status']}")
        played = f"{row['game']}\n{row['scenario']}"
        table.add_row(row["id"], played, said, players, str(row["choices"]), when)
    terminal.console.print(table)
    return done(terminal, "server-matches", count=len(rows))


async def _matches(services: Services, status: str) -> list[Listed]:
    matches, seats = schema.matches.c, schema.seats.c
    query = select(schema.matches).order_by(matches.updated.desc())
    if status:
        query = query.where(matches.status == status)
    async with services.database.read() as reading:
        rows = (await reading.execute(query)).all()
        players: dict[str, dict[str, str]] = {}
        for seat in await reading.execute(select(schema.seats).order_by(seats.number)):
            name = f"bot {seat.bot}" if seat.kind == "bot" else seat.name or "–"
            players.setdefault(seat.match, {})[seat.side] = name
    return [
        {
            "id": row.id,
            "game": row.game,
            "scenario": _scenario(row.title),
            "status": row.status,
            "players": players.get(row.id, {}),
            "choices": row.version,
            "created": row.created,
            "updated": row.updated,
        }
        for row in rows
    ]


def _scenario(title: Listed) -> str:
    found = title.get("scenario", "")
    return str(found if isinstance(found, str | int) else found.get("id", ""))


def health(terminal: Terminal, given: Given, as_json: bool) -> int:
    """Whether the database can be written, is sound, and what it holds; 1 if it is not sound."""
    settings = settings_of_server(terminal, given)
    found = ask_database(settings, _health)
    if as_json:
        terminal.print_json(found)
    else:
        for name, value in found.items():
            shown = value if isinstance(value, str) else f"{value:,}"
            done(terminal, f"health-line-{name}", value=shown)
        terminal.console.print(
            Text(
                terminal.say(f"health-{found['sound']}"), "bold" if found["sound"] == "ok" else BAD
            )
        )
    return 0 if found["sound"] == "ok" else UNWELL


async def _health(services: Services) -> Listed:
    database = services.database
    async with database.read() as reading:
        status = schema.matches.c.status
        query = select(status, func.count()).group_by(status)
        counts: dict[str, int] = {row[0]: row[1] for row in await reading.execute(query)}
        people = await reading.scalar(select(func.count()).select_from(schema.persons))
        sound = "ok"
        if not database.is_postgres:
            sound = str(await reading.scalar(text("PRAGMA quick_check")))
    return {
        "database": "PostgreSQL" if database.is_postgres else str(database.url.database),
        "schema": head(),
        **{status: counts.get(status, 0) for status in STATUSES},
        "people": people or 0,
        "sound": "ok" if sound == "ok" else "damaged",
    }
