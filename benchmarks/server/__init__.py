"""`./dev bench server`: what a choice costs, and how long it takes to the other player's socket.

Each server process has one core; the players have the other cores, the database any.  The clock
runs from the moment a choice is handed to one socket until the table with it has come out of the
other.  How late the players themselves were to act is told as well: where that is much, the machine
was busy with something else, and the times of the line tell more about the machine than about the
server.  What a choice costs is processor time of the server alone, and depends less on that.

steady      many matches, choices at a steady rate
full        choices as fast as they are answered
processes   the same with one process and two on one PostgreSQL, each with a small slice of a core,
            so that neither players nor database are what is short
spectators  a player's own answer, alone and before a crowd
bots        a player's own answer, alone and beside bots that think
loading     a match of 2,000 choices, read from the database
start       from the start of the process to its first answer

With `--peers` a boardgame.io server from npm plays a game of like size beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.server import measures, peers
from fieldcraft import games

MEASURES: dict[str, Callable[[measures.Place], list[measures.Row]]] = {
    "steady": measures.steady,
    "full": measures.full,
    "processes": measures.processes,
    "spectators": measures.spectators,
    "bots": measures.bots,
    "loading": measures.loading,
    "start": measures.start,
}


def main(given: Sequence[str] | None = None) -> None:
    """Measure what is wanted and print it."""
    parser = argparse.ArgumentParser(
        prog="./dev bench server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", nargs="+", default=list(MEASURES), choices=MEASURES)
    parser.add_argument("--game", default=games.keys()[0], choices=games.keys())
    parser.add_argument("--matches", type=int, nargs="+", default=[200, 1000])
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgres"])
    parser.add_argument("--rate", type=float, default=400.0, help="choices a second (400)")
    parser.add_argument("--seconds", type=float, default=20.0, help="measured time (20)")
    parser.add_argument("--peers", action="store_true", help="measure boardgame.io beside it")
    compiled = os.environ.get("FIELDCRAFT_COMPILED_PYTHON", sys.executable)
    parser.add_argument("--python", default=compiled, help="whose build of the server is measured")
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    arguments = parser.parse_args(given)
    # The server has a core for itself; what is started from here shares the others with us.
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, set(cores[1:] or cores))
    rows: list[measures.Row] = []
    with TemporaryDirectory(prefix="fieldcraft-bench-") as name:
        place = measures.Place(Path(name), cores, arguments)
        wanted = [MEASURES[one] for one in arguments.only]
        for measure in [*wanted, *([peers.steady] if arguments.peers else [])]:
            for row in measure(place):
                rows.append(row)
                if not arguments.json:
                    print("  ".join(f"{key} {value}" for key, value in row.items()), flush=True)
    if arguments.json:
        print(json.dumps(rows, indent=1))
