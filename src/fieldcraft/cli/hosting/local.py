"""`play`: a server for one person on this machine, with the browser open."""

import asyncio
import ipaddress
import json
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import ExitStack, suppress
from pathlib import Path

from rich.text import Text

from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.hosting.environment import (
    check_database,
    data_folder_of,
    error_line,
    exclusive_use,
    settings_of,
)
from fieldcraft.cli.hosting.network import code_of, lan_address
from fieldcraft.cli.hosting.serve import run
from fieldcraft.cli.terminal import Terminal

HOME = "127.0.0.1"
LOOPBACK = (HOME, "localhost", "::1")
"""The names under which it answers; a page elsewhere cannot pretend to be one of them."""
PORT = 8420
ADDRESS_FILE = "table.json"
START_SECONDS = 30.0


def network_of(terminal: Terminal, named: str | None) -> str:
    """The address on the local network, the one named or the one found; `UserError` if none."""
    try:
        found = str(ipaddress.IPv4Address(named)) if named else lan_address()
    except ValueError:
        raise UserError(terminal.say("play-bad-lan", address=str(named)[:60])) from None
    if found is None:
        raise UserError(terminal.say("play-no-lan"))
    return found


def play(
    terminal: Terminal, port: int | None, browser: bool, data: Path | None, network: str | None
) -> int:
    """Open the table in the browser; a second call on the same folder opens the first one's.

    With an address on the local network others can reach it there, and links name that address.
    """
    cores = os.cpu_count() or 1
    given: dict[str, object] = {
        "data": data or _variable("FIELDCRAFT_DATA") or data_folder(),
        "hosts": ", ".join((*LOOPBACK, network) if network else LOOPBACK),
        "rate_limits": network is not None,
        "log": _variable("FIELDCRAFT_LOG") or "warning",
        "workers": _variable("FIELDCRAFT_WORKERS") or min(4, max(1, cores - 1)),
    }
    settings = settings_of(terminal.speaker, given)
    folder = data_folder_of(terminal.speaker, settings)
    with exclusive_use(terminal.speaker, folder) as is_ours:
        if not is_ours:
            return _open_other(terminal, folder, browser)
        asyncio.run(check_database(terminal.speaker, settings))
        with ExitStack() as stack:
            listening = _listen(terminal, port, network)
            for one in listening:
                stack.enter_context(one)
            number = _port(listening[0])
            url = f"http://{HOME}:{number}"
            if network:
                ours = ", ".join(f"http://{name}:{number}" for name in (HOME, "localhost"))
                links = {"base_url": f"http://{network}:{number}", "allowed_origins": ours}
                settings = settings.model_copy(update=links)
            address = folder / ADDRESS_FILE
            address.write_text(json.dumps({"url": url}), encoding="utf-8")

            def started() -> None:
                terminal.console.print(Text(terminal.say("play-open", url=url), "bold"))
                if network:
                    _tell_network(terminal, settings.base_url)
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


def _tell_network(terminal: Terminal, url: str) -> None:
    """Where others find the table, with a code for their telephones."""
    terminal.console.print(Text(terminal.say("play-lan", url=url), "bold"))
    if terminal.console.is_terminal:
        terminal.console.print(code_of(url))


def _listen(terminal: Terminal, port: int | None, network: str | None) -> list[socket.socket]:
    """Sockets here and on the network, on the given port, or on a free one if that is taken."""
    wished = PORT if port is None else port
    found: list[socket.socket] = []
    try:
        found.append(_bound(HOME, wished))
    except OSError:
        found.append(_bound(HOME, 0))
        said = terminal.say("play-port-taken", port=str(wished), other=str(_port(found[0])))
        terminal.errors.print(Text(said, QUIET))
    if network:
        try:
            found.append(_bound(network, _port(found[0])))
        except OSError as error:
            values = {"host": network, "port": str(_port(found[0])), "why": error_line(error)}
            found[0].close()
            raise UserError(terminal.say("play-no-port", **values)) from None
    return found


def _port(listening: socket.socket) -> int:
    return int(listening.getsockname()[1])


def _bound(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
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
