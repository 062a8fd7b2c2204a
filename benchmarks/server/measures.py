"""The measurements of the server, each a few rows."""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvloop

from benchmarks.server.players import Players, quantile, seated
from benchmarks.server.serving import Server, database_at, running
from benchmarks.server.slices import slices
from fieldcraft.bots import registry

Row = dict[str, Any]
T = TypeVar("T")
SPECTATORS = 100
BOTS = 100
FEW = 20
"""Matches beside the one that is looked at."""
CALM_RATE = 20.0
"""Choices a second where a single player's answer is measured."""
TOGETHER = 32
"""Choices under way at a time for each server, to keep it busy."""
SLICE = 0.3
"""The part of a core that a server gets where several are compared."""
LONG = 2000
_numbers = count()


@dataclass
class Place:
    """Where and how to measure."""

    folder: Path
    cores: list[int]
    arguments: argparse.Namespace

    @contextmanager
    def server(self, address: str, core: int = 0, name: str = "", **more: str) -> Iterator[Server]:
        """A server on one of the cores, with data of its own unless named."""
        data = self.folder / (name or f"data-{next(_numbers)}")
        number = self.cores[core % len(self.cores)]
        with running(address, data, self.arguments.python, number, **more) as one:
            yield one

    @contextmanager
    def database(self, kind: str) -> Iterator[str]:
        """The address of a database."""
        with database_at(kind, self.folder, self.cores) as address:
            yield address


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run players on the faster loop, so that they are not what is measured."""
    return uvloop.run(work)


def steady(place: Place) -> list[Row]:
    """Choices at a steady rate in many matches."""
    rows = []
    for kind in place.arguments.databases:
        with place.database(kind) as address:
            for matches in place.arguments.matches:
                with place.server(address) as server:
                    found = run(_steady(place.arguments, server, matches))
                rows.append({"steady": kind, "game": place.arguments.game, **found})
    return rows


async def _steady(arguments: argparse.Namespace, server: Server, matches: int) -> Row:
    empty = server.memory()
    async with seated() as players:
        await players.set_up([server.url], arguments.game, matches)
        full, before, began = server.memory(), server.cpu(), time.perf_counter()
        await players.play_at(arguments.rate, arguments.seconds)
        spent, lasted = server.cpu() - before, time.perf_counter() - began
        return {
            "matches": matches,
            "rate": round(players.made / (lasted - 1), 1),
            **_times(players),
            **_cost(players, spent),
            "core_percent": round(100 * spent / lasted),
            "mb": round(server.memory()),
            "kb_per_match": round(1024 * (full - empty) / matches),
        }


def full(place: Place) -> list[Row]:
    """As fast as it goes, one process on each database."""
    rows: list[Row] = []
    for kind in place.arguments.databases:
        with place.database(kind) as address, place.server(address) as server:
            found = run(_full(place.arguments, [server]))
            rows.append({"full": kind, **found})
    return rows


def processes(place: Place) -> list[Row]:
    """One process and two on one PostgreSQL, each with the same slice of the same core.

    Where no slices can be made, each has a core. A row before then tells how many times as much two
    busy cores carry here as one: what two processes could reach at best.
    """
    rows: list[Row] = []
    with slices(2, SLICE) as groups, place.database("postgres") as address:
        if not groups:
            rows.append({"processes": "none", "two_cores_carry": two_cores(place.cores)})
        one = 0.0
        for how, count in (("one", 1), ("two", 2), ("two, sides apart", 2)):
            with ExitStack() as stack:
                servers = [
                    stack.enter_context(place.server(address, 0 if groups else number))
                    for number in range(count)
                ]
                found = run(_full(place.arguments, servers, groups, "apart" in how))
            one = one or found["rate"]
            slice_told = {"of_a_core": SLICE} if groups else {}
            times = {"times_one": round(found["rate"] / one, 2)}
            rows.append({"processes": how, **slice_told, **found, **times})
    return rows


async def _full(
    arguments: argparse.Namespace,
    servers: list[Server],
    groups: Sequence[Path] = (),
    apart: bool = False,
) -> Row:
    urls = [server.url for server in servers]
    if apart:
        urls = [" ".join(urls), " ".join(reversed(urls))]
    async with seated() as players:
        await players.set_up(urls, arguments.game, min(arguments.matches))
        for server, group in zip(servers, groups, strict=False):
            (group / "cgroup.procs").write_text(str(server.pid))
        together = TOGETHER * len(servers)
        await players.play_all(2.0, together)
        players.made, before = 0, sum(server.cpu() for server in servers)
        rate = await players.play_all(arguments.seconds, together)
        spent = sum(server.cpu() for server in servers) - before
        each = 1000 * spent / max(1, players.made)
        return {
            "game": arguments.game,
            "rate": round(rate, 1),
            "cpu_ms_per_choice": round(each, 2),
            "rate_by_cpu": round(1000 * len(servers) / each),
        }


BUSY = """import sys, time
began = time.process_time()
kept = {}
for number in range(int(sys.argv[1])):
    kept[number % 5000] = [str(number)] * 3
print(time.process_time() - began)"""
"""Work like the server's: objects made and dropped, more than a core's nearest cache holds."""
ROUNDS = 3_000_000


def two_cores(cores: list[int]) -> float:
    """The work that two cores do in the processor time that one needs, times one core's."""

    def busy(core: int) -> subprocess.Popen[str]:
        command = ["taskset", "-c", str(core), sys.executable, "-c", BUSY, str(ROUNDS)]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def spent(*processes: subprocess.Popen[str]) -> float:
        return sum(float(one.communicate()[0]) for one in processes) / len(processes)

    alone = spent(busy(cores[0]))
    return round(2 * alone / spent(busy(cores[0]), busy(cores[-1])), 2)


def spectators(place: Place) -> list[Row]:
    """A player's own answer, without and with a crowd that looks on."""
    with place.server("") as server:
        return [
            {"spectators": crowd, **run(_own(place.arguments, server, crowd))}
            for crowd in (0, SPECTATORS)
        ]


async def _own(arguments: argparse.Namespace, server: Server, crowd: int) -> Row:
    async with seated() as players:
        await players.set_up([server.url], arguments.game, 1)
        await players.watch(server.url, players.matches[0], crowd)
        before = server.cpu()
        await players.play_at(CALM_RATE, arguments.seconds)
        return {**_own_times(players), **_cost(players, server.cpu() - before)}


def bots(place: Place) -> list[Row]:
    """A player's own answer, without and with bots that think all the time."""
    rows = []
    for crowd in (0, BOTS):
        with place.server("", workers="1", bot_pace="0.05") as server:
            rows.append({"bots": crowd, **run(_beside_bots(place.arguments, server, crowd))})
    return rows


async def _beside_bots(arguments: argparse.Namespace, server: Server, crowd: int) -> Row:
    bot = registry.adviser(arguments.game)  # one that thinks ahead
    async with seated() as players, seated() as others:
        await others.set_up([server.url], arguments.game, crowd, {"kind": "bot", "bot": bot})
        await players.set_up([server.url], arguments.game, FEW)
        # Whoever plays a bot answers at once, so that it has to think again.
        beside = others.play_all(arguments.seconds + 3, BOTS) if crowd else None
        if beside is None:
            await players.play_at(CALM_RATE, arguments.seconds)
        else:
            await asyncio.gather(players.play_at(CALM_RATE, arguments.seconds), beside)
        return {**_own_times(players), "against_bots": others.made}


def loading(place: Place) -> list[Row]:
    """A long match, played, then read again by a fresh server."""
    rows = []
    for kind in place.arguments.databases:
        name = f"long-{kind}"
        with place.database(kind) as address:
            with place.server(address, name=name) as server:
                match, made = run(_long(place.arguments, server))
            with place.server(address, name=name) as server:
                url = f"{server.url}/api/v1/matches/{match}/table?as=spectator&log={LONG * 99}"
                httpx.get(f"{server.url}/api/v1/games")  # what only the first request waits for
                took = []
                for _ in range(2):
                    began, before = time.perf_counter(), server.cpu()
                    httpx.get(url).raise_for_status()
                    took += [time.perf_counter() - began, server.cpu() - before]
        rows.append(
            {
                "loading": kind,
                "game": place.arguments.game,
                "choices": made,
                "ms": round(1000 * (took[0] - took[2])),
                "cpu_ms": round(1000 * took[1]),
            }
        )
    return rows


async def _long(arguments: argparse.Namespace, server: Server) -> tuple[str, int]:
    async with seated() as players:
        players.peaceful = True
        await players.set_up([server.url], arguments.game, 1)
        await players.play_all(120.0, 1, LONG)
        return players.matches[0], players.made - players.refused


def start(place: Place) -> list[Row]:
    """From the start of the process to its first answer, on an empty and on a used database."""
    rows = []
    for what in ("empty", "again"):
        with place.server("", name="start") as server:
            row = {"start": what, "seconds": round(server.started, 2)}
            rows.append(
                {**row, "cpu_seconds": round(server.cpu(), 2), "mb": round(server.memory())}
            )
    return rows


def _times(players: Players) -> Row:
    return {
        "p50_ms": quantile(players.samples, 0.5),
        "p95_ms": quantile(players.samples, 0.95),
        "p99_ms": quantile(players.samples, 0.99),
        "players_late_p99_ms": quantile(players.late, 0.99),
    }


def _own_times(players: Players) -> Row:
    return {
        "own_p50_ms": quantile(players.answers, 0.5),
        "own_p95_ms": quantile(players.answers, 0.95),
        "own_p99_ms": quantile(players.answers, 0.99),
        "players_late_p99_ms": quantile(players.late, 0.99),
    }


def _cost(players: Players, spent: float) -> Row:
    measured = max(1, len(players.answers))
    return {
        "cpu_ms_per_choice": round(1000 * spent / max(1, players.made), 2),
        "messages_per_choice": round(players.messages / measured, 1),
        "bytes_per_choice": round(players.bytes / measured),
    }
