"""Running the server: for oneself, with a browser on top, or for others."""

import asyncio
import json
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import uvicorn
from pydantic import ValidationError
from rich.progress import track
from rich.text import Text
from sqlalchemy import delete, false

from fieldcraft.cli.drawing.palette import BAD, QUIET
from fieldcraft.cli.error_messages import told
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n import Speaker
from fieldcraft.server.app import create_app
from fieldcraft.server.garbage import settle
from fieldcraft.server.logs import configure
from fieldcraft.server.records.recheck import Checked, recheck_match, to_check
from fieldcraft.server.services import Services
from fieldcraft.server.serving import configuration
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.database import Database
from fieldcraft.server.storage.migrations import NewerDatabase, upgrade
from fieldcraft.server.storage.schema import matches

HOME = "127.0.0.1"
PORT = 8420
LOCK_FILE = "table.lock"
ADDRESS_FILE = "table.json"
START_SECONDS = 30.0
FROZEN = 1


# -- for oneself -----


def play(terminal: Terminal, port: int | None, browser: bool, data: Path | None) -> int:
    """Open the table in the browser; a second one on the same folder opens the first."""
    cores = os.cpu_count() or 1
    given: dict[str, Any] = {
        "data": data or _variable("FIELDCRAFT_DATA") or data_folder(),
        "rate_limits": False,
        "log": _variable("FIELDCRAFT_LOG") or "warning",
        "workers": _variable("FIELDCRAFT_WORKERS") or min(4, max(1, cores - 1)),
    }
    settings = settings_of(terminal.speaker, given)
    folder = made(terminal.speaker, settings)
    with locked(terminal.speaker, folder) as is_ours:
        if not is_ours:
            return _open_other(terminal, folder, browser)
        asyncio.run(_reach(terminal.speaker, settings))
        listening = _listen(terminal, port)
        with listening:
            url = f"http://{HOME}:{listening.getsockname()[1]}"
            address = folder / ADDRESS_FILE
            address.write_text(json.dumps({"url": url}), encoding="utf-8")

            def started() -> None:
                terminal.console.print(Text(terminal.say("play-open", url=url), "bold"))
                if browser:
                    threading.Thread(target=_browse, args=(url,), daemon=True).start()

            try:
                return run(terminal, settings, listening, started)
            finally:
                with suppress(OSError):
                    address.unlink()


def data_folder() -> Path:
    """Where a person's matches are kept when nothing is said."""
    if sys.platform == "win32":
        top = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        top = Path.home() / "Library" / "Application Support"
    else:
        top = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return top / "fieldcraft"


def _variable(name: str) -> str | None:
    return os.environ.get(name) or None


def _listen(terminal: Terminal, port: int | None) -> socket.socket:
    """A socket on the port wished for, or on a free one if that is taken."""
    wished = PORT if port is None else port
    try:
        return _bound(wished)
    except OSError:
        found = _bound(0)
    other = found.getsockname()[1]
    said = terminal.say("play-port-taken", port=str(wished), other=str(other))
    terminal.errors.print(Text(said, QUIET))
    return found


def _bound(port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((HOME, port))
    except OSError:
        listening.close()
        raise
    return listening


def _open_other(terminal: Terminal, folder: Path, browser: bool) -> int:
    """Somebody runs a table on this folder already: go there."""
    limit = time.monotonic() + START_SECONDS
    while time.monotonic() < limit:
        with suppress(OSError, ValueError, KeyError, TypeError):
            url = str(json.loads((folder / ADDRESS_FILE).read_text(encoding="utf-8"))["url"])
            if _is_well(url):
                terminal.console.print(Text(terminal.say("play-running", url=url), "bold"))
                if browser:
                    _browse(url)
                return 0
        time.sleep(0.2)
    raise UserError(terminal.say("serve-in-use", path=folder.as_posix()[:200]))


def _is_well(url: str) -> bool:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(f"{url}/health", timeout=2) as answer:
        return bool(json.loads(answer.read())["status"] == "ok")


def _browse(url: str) -> None:
    """Open the browser; whoever has none has been told the address."""
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)


# -- for others -----


def serve(terminal: Terminal, host: str, port: int, given: Mapping[str, Any]) -> int:
    """Serve for others; with an SQLite file one server at a time."""
    settings = settings_of(terminal.speaker, given)
    folder = made(terminal.speaker, settings)
    if settings.database_url.startswith("sqlite"):
        with locked(terminal.speaker, folder) as is_ours:
            if not is_ours:
                raise UserError(terminal.say("serve-in-use", path=folder.as_posix()[:200]))
            return _serve(terminal, settings, host, port)
    return _serve(terminal, settings, host, port)


def _serve(terminal: Terminal, settings: Settings, host: str, port: int) -> int:
    # Not before the folder is ours: this brings the database up to date.
    asyncio.run(_reach(terminal.speaker, settings))
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as error:
        said = terminal.say("serve-no-port", host=host[:60], port=str(port), why=_short(error))
        raise UserError(said) from None
    with listening:
        url = f"http://{host}:{listening.getsockname()[1]}"

        def started() -> None:
            terminal.console.print(Text(terminal.say("play-open", url=url), "bold"))

        return run(terminal, settings, listening, started)


class _Server(uvicorn.Server):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.when_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started and not self.should_exit:
            self.when_started()


def run(
    terminal: Terminal, settings: Settings, listening: socket.socket, started: Callable[[], None]
) -> int:
    """Serve until Ctrl-C, which is how it is meant to end."""
    configure(settings)
    host, port = listening.getsockname()[:2]
    server = _Server(configuration(create_app(settings), host, port), started)
    settle()
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        if not server.started:
            raise
    except SystemExit:
        pass  # it could not start
    if not server.started:
        raise UserError(terminal.say("play-not-started"))
    terminal.console.print(Text(terminal.say("play-stopped"), QUIET))
    return 0


# -- settings and folders -----


def settings_of(speaker: Speaker, given: Mapping[str, Any]) -> Settings:
    """Settings from the command line and the environment; Trouble names the one that is wrong."""
    try:
        return Settings.from_env(**given)
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(str(part) for part in first["loc"])
        value = str(first.get("input", ""))[:60]
        raise UserError(speaker.say("serve-bad-setting", name=name, value=value)) from None


def made(speaker: Speaker, settings: Settings) -> Path:
    """The data folder, made and writable."""
    folder = settings.data.expanduser().absolute()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        (folder / LOCK_FILE).touch()
        settings.kept()
    except (OSError, ValueError) as error:
        said = speaker.say("play-no-data", path=folder.as_posix()[:200], why=_short(error))
        raise UserError(said) from None
    return folder


@contextmanager
def locked(speaker: Speaker, folder: Path) -> Iterator[bool]:
    """Whether this process alone uses the folder; it is freed however the process ends."""
    with (folder / LOCK_FILE).open("r+b") as file:
        yield _lock(file)


def _lock(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


async def _reach(speaker: Speaker, settings: Settings) -> None:
    """Trouble unless the database answers, can be written to and is not of a newer version."""
    try:
        database = Database(settings.database_url)
    except Exception as error:
        said = speaker.say("serve-no-database", why=_short(error))
        raise UserError(said) from None
    try:
        await upgrade(database)
        async with database.write() as writing:
            await writing.execute(delete(matches).where(false()))
    except NewerDatabase:
        raise UserError(speaker.say("serve-newer-database")) from None
    except Exception as error:
        raise UserError(speaker.say("serve-no-database", why=_short(error))) from None
    finally:
        await database.close()


def _short(error: BaseException) -> str:
    """What an error says for itself, on one line."""
    text = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
    text = text.partition(" (while attempting")[0]  # what the standard library adds to it
    return " ".join(text.split())[:200] or type(error).__name__


# -- after the rules were corrected -----


def recheck(terminal: Terminal, given: Mapping[str, Any], as_json: bool) -> int:
    """Play all running matches again; 1 when one had to be frozen."""
    settings = settings_of(terminal.speaker, given)
    made(terminal.speaker, settings)
    configure(settings)
    asyncio.run(_reach(terminal.speaker, settings))
    found = asyncio.run(_recheck(terminal, settings))
    speaker = terminal.speaker
    if as_json:
        terminal.print_json([_plain(speaker, one) for one in found])
    else:
        for one in found:
            if one.error is not None:
                why = told(speaker, one.error.code, one.error.values)
                said = terminal.say(f"recheck-{one.verdict}", match=one.id, why=why)
                terminal.console.print(Text(said, BAD), soft_wrap=True)
            elif one.verdict == "unreadable":
                said = terminal.say("recheck-unreadable", match=one.id)
                terminal.console.print(Text(said, BAD), soft_wrap=True)
            elif one.verdict == "thawed":
                terminal.console.print(Text(terminal.say("recheck-thawed", match=one.id)))
        parted = sum(one.verdict not in ("same", "thawed") for one in found)
        said = terminal.say("recheck-summary", total=len(found), done=len(found) - parted)
        terminal.console.print(Text(said, "bold"))
    return FROZEN if any(one.verdict in ("frozen", "unreadable") for one in found) else 0


async def _recheck(terminal: Terminal, settings: Settings) -> list[Checked]:
    services = Services(settings, Database(settings.database_url))
    try:
        ids = await to_check(services)
        watched = track(
            ids,
            description=terminal.say("progress-recheck"),
            console=terminal.errors,
            transient=True,
            disable=not terminal.errors.is_terminal,
        )
        return [await recheck_match(services, match_id) for match_id in watched]
    finally:
        await services.database.close()


def _plain(speaker: Speaker, one: Checked) -> dict[str, Any]:
    why = told(speaker, one.error.code, one.error.values) if one.error is not None else None
    if one.verdict == "unreadable":
        why = speaker.say("recheck-unreadable", match=one.id)
    return {"match": one.id, "verdict": one.verdict, "why": why}
