"""A process that has loaded the program and forks into it, so that servers start fast.

It has also served a match of each game, so that what a server reads when it is first asked is read.
Each line of its input says with which arguments, environment and log; it answers with the process.
"""

from __future__ import annotations

import asyncio
import ctypes
import json
import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

LOADED = ("fieldcraft.cli.app", "fieldcraft.cli.hosting.serve", "uvloop", "httptools", "asyncpg",
          "aiosqlite", "sqlalchemy.dialects.sqlite.aiosqlite",
          "sqlalchemy.dialects.postgresql.asyncpg")  # fmt: skip

PR_SET_PDEATHSIG = 1


def main() -> None:
    """Fork until nobody asks any more."""
    for name in LOADED:
        import_module(name)
    with TemporaryDirectory() as folder:
        asyncio.run(_serve(Path(folder)))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever was killed leaves nothing behind
    for line in sys.stdin:
        wish = json.loads(line)
        number = os.fork()
        if number == 0:
            _become(wish["arguments"], wish["environment"], wish["log"])
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


async def _serve(folder: Path) -> None:
    """Be a server for a moment: a match of each game, and what its players see."""
    import httpx

    from fieldcraft import games
    from fieldcraft.server.app import create_app
    from fieldcraft.server.settings import Settings
    from tests.server.running import API, set_up

    app = create_app(Settings(data=folder, cheap_hashing=True, workers=0))
    transport = httpx.ASGITransport(app=app)
    base = f"http://table.test{API}"
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url=base) as anna,
        httpx.AsyncClient(transport=transport, base_url=base) as boris,
    ):
        for game in games.keys():  # noqa: SIM118
            scenario = games.get(game).scenarios()[0]
            table = await set_up(anna, boris, game, scenario=scenario)
            shown = await anna.get(f"matches/{table.match}/table")
            assert shown.status_code == 200, shown.text


def _become(arguments: list[str], environment: dict[str, str], log: str) -> None:
    """Be `fieldcraft ARGUMENTS`, as if started afresh."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if sys.platform == "linux":  # nobody stays behind when the siege is broken off
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    os.environ.clear()
    os.environ.update(environment)
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for end, stream in ((nothing, 0), (output, 1), (output, 2)):
        os.dup2(end, stream)
    sys.stdin = os.fdopen(0)
    sys.argv = ["fieldcraft", *arguments]
    from fieldcraft.cli import main as fieldcraft

    fieldcraft()
    os._exit(0)


if __name__ == "__main__":
    main()
