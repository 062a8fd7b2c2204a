"""`play`: a server for one person on this machine, with the browser open."""

import asyncio
import json
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.hosting.environment import (
    check_database,
    data_folder_of,
    exclusive_use,
    settings_of,
)
from fieldcraft.cli.hosting.serve import run
from fieldcraft.cli.terminal import Terminal

HOME = "127.0.0.1"
LOOPBACK = (HOME, "localhost", "::1")
"""The names under which it answers; a page elsewhere cannot pretend to be one of them."""
PORT = 8420
ADDRESS_FILE = "table.json"
START_SECONDS = 30.0


def play(terminal: Terminal, port: int | None, browser: bool, data: Path | None) -> int:
    """Open the table in the browser; a second call on the same folder opens the first one's."""
    cores = os.cpu_count() or 1
    given: dict[str, object] = {
        "data": data or _variable("FIELDCRAFT_DATA") or data_folder(),
        "hosts": ", ".join(LOOPBACK),
        "rate_limits": False,
        "log": _variable("FIELDCRAFT_LOG") or "warning",
        "workers": _variable("FIELDCRAFT_WORKERS") or min(4, max(1, cores - 1)),
    }
    settings = settings_of(terminal.speaker, given)
    folder = data_folder_of(terminal.speaker, settings)
    with exclusive_use(terminal.speaker, folder) as is_ours:
        if not is_ours:
            return _open_other(terminal, folder, browser)
        asyncio.run(check_database(terminal.speaker, settings))
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
    """The default folder for a person's matches."""
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
    """A socket on the given port, or on a free one if that is taken."""
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
    """A server already runs on this folder: open that one."""
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
    """Open the browser; without one, the address has been printed."""
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
