"""boardgame.io beside it: its server and its clients, with a game of like size (`peer/`).

It keeps its matches in memory, so a choice is answered without being stored; ours is on disk first.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from benchmarks.server.measures import Place, Row
from benchmarks.server.serving import Server, free_port, wait_for

HERE = Path(__file__).parent / "peer"
FOLDER = Path(__file__).parents[2] / "build" / "peers"
PACKAGE = {
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2"},
    # With the next version its server finds no path.
    "overrides": {"koa-compose": "4.1.0"},
}


def steady(place: Place) -> list[Row]:
    """Choices at a steady rate in as many matches as ours, the fewest of them."""
    _install()
    arguments = place.arguments
    environment = {**os.environ, "NODE_PATH": str(FOLDER / "node_modules")}
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    process = subprocess.Popen(
        ["node", "server.cjs", str(port)], cwd=HERE, env=environment, stdout=subprocess.DEVNULL
    )
    os.sched_setaffinity(process.pid, {place.cores[0]})
    try:
        wait_for(f"{url}/games")
        server = Server(url, process.pid, 0.0)
        given = [url, str(min(arguments.matches)), str(arguments.rate), str(arguments.seconds)]
        players = subprocess.Popen(
            ["node", "players.cjs", *given],
            cwd=HERE,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert players.stdout is not None
        players.stdout.readline()  # all sit at their tables
        before = server.cpu()
        found = json.loads(players.stdout.readline())
        spent = server.cpu() - before
        players.wait()
        row = {
            "peer": "boardgame.io",
            "matches": min(arguments.matches),
            "rate": round(found["made"] / found["lasted"], 1),
            **{name: found[name] for name in ("p50_ms", "p95_ms", "p99_ms")},
            "players_late_p99_ms": found["players_late_p99_ms"],
            "cpu_ms_per_choice": round(1000 * spent / max(1, found["made"]), 2),
            "messages_per_choice": round(found["messages"] / max(1, found["measured"]), 1),
            "bytes_per_choice": round(found["bytes"] / max(1, found["measured"])),
            "mb": round(server.memory()),
        }
    finally:
        process.terminate()
        process.wait(30)
    return [row]


def _install() -> None:
    """Fetch the package into a folder that git ignores, once."""
    if (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return
    if shutil.which("npm") is None:
        sys.exit("./dev bench server --peers: npm and Node.js are needed for boardgame.io")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "package.json").write_text(json.dumps(PACKAGE))
    command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
    subprocess.run(command, cwd=FOLDER, check=True)
