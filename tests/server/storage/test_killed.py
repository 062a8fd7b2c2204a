"""Servers in processes of their own, killed without warning while two people play.

Whatever was acknowledged is there afterwards, and nothing is there twice.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from fieldcraft.server.app import create_app
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.schema import entries
from tests.budget import budget
from tests.server.forked import FORKING, Forked
from tests.server.running import API, PATIENCE, Player, Served, Table, free_port, serve, set_up


class Process:
    """A server in a process of its own."""

    def __init__(self, settings: Settings, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.environment = {
            **os.environ,
            "FIELDCRAFT_DATA": str(settings.data),
            "FIELDCRAFT_DATABASE": settings.database,
            "FIELDCRAFT_SECRET": settings.secret,
            "FIELDCRAFT_RATE_LIMITS": "false",
            "FIELDCRAFT_WORKERS": "0",
            "FIELDCRAFT_LOG": "error",
        }
        self.arguments = ["127.0.0.1", str(port)]
        self.before: list[str] = []
        """A command that is to start it."""
        self.process: Forked | subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; it takes a moment until it answers."""
        if FORKING and not self.before:
            self.process = Forked("fieldcraft.server", self.arguments, self.environment)
        else:
            line = [*self.before, sys.executable, "-m", "fieldcraft.server", *self.arguments]
            self.process = subprocess.Popen(line, env=self.environment)

    async def ready(self) -> None:
        """Wait until it answers."""
        async with httpx.AsyncClient(verify=False) as client, asyncio.timeout(PATIENCE):
            while True:
                assert self.process is not None
                assert self.process.poll() is None, "the server did not start"
                with suppress(httpx.HTTPError):
                    if (await client.get(f"{self.url}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def kill(self, how: int = signal.SIGKILL) -> int:
        """End it; returns what it says on leaving."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@dataclass
class Stubborn(Player):
    """A player who comes back whenever the line breaks, and remembers what was promised."""

    addresses: Sequence[str] = ()
    sent: list[list[Any]] = field(default_factory=list)
    """[words, whether it was acknowledged], in order."""
    stop: bool = False
    lost: int = 0

    async def run(self) -> None:
        """Play until told to stop; try the next address when one does not answer."""
        turn = 0
        while not self.stop:
            self.address = self.addresses[turn % len(self.addresses)]
            turn += 1
            try:
                await self.sit_down()
                await self._sitting()
            except (OSError, WebSocketException, TimeoutError):
                self.lost += 1
                await self.leave()
                await asyncio.sleep(0.05)

    async def _sitting(self) -> None:
        answered = -1
        while not self.stop:
            message = await self.hear()
            if message["type"] == "answer":
                self.sent[message["id"] - 1][1] = True
            if message["type"] != "table":
                continue
            turn = self.table["turn"]
            if self.table["status"]["state"] == "over":
                self.stop = True
            elif turn is not None and turn["decision"] != answered:
                answered = turn["decision"]
                words = self.rng.choice(turn["options"])["choice"]
                self.sent.append([words, False])
                body = {"type": "choose", "id": len(self.sent), "decision": answered}
                await self.send({**body, "choice": words})


def explained(sent: list[list[Any]], stored: list[str]) -> bool:
    """Whether what is stored is what was sent: all that was promised, none of it twice."""
    places = {0}
    for words, kept in sent:
        there = {place + 1 for place in places if stored[place : place + 1] == [words]}
        places = there if kept else there | places
    return len(stored) in places


def test_the_check_notices() -> None:
    """Something missing, doubled or out of order is found."""
    sent = [["a", True], ["b", False], ["c", True]]
    assert explained(sent, ["a", "c"])
    assert explained(sent, ["a", "b", "c"])
    assert not explained(sent, ["a", "b"])
    assert not explained(sent, ["a", "a", "c"])
    assert not explained(sent, ["a", "c", "c"])
    assert explained([["a", False], ["a", True]], ["a"])
    assert not explained([["a", True], ["a", True]], ["a"])


async def stored_choices(settings: Settings, table: Table) -> dict[str, list[str]]:
    """What the database holds, read by a house of our own, which plays all of it again."""
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        services = app.state.services
        live = await services.registry.open(table.match)
        assert live.match.to_text()
        async with services.database.read() as reading:
            query = select(entries).where(entries.c.match == table.match)
            rows = list(await reading.execute(query.order_by(entries.c.number)))
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    return {side: [row.text for row in rows if row.who == side] for side in table.sides}


async def begin(first: Process, second: Process) -> tuple[Table, list[Stubborn]]:
    """A match between a player at each of the two servers (which may be the same)."""
    async with (
        httpx.AsyncClient(base_url=first.url + API, timeout=PATIENCE) as anna,
        httpx.AsyncClient(base_url=second.url + API, timeout=PATIENCE) as boris,
    ):
        table = await set_up(anna, boris)
    here, there = (Served(one.url).socket(table.match) for one in (first, second))
    ways = ([here, there], [there, here])
    players = [
        Stubborn(side, way[0], token, seed, addresses=way)
        for seed, ((side, token), way) in enumerate(zip(table.tokens.items(), ways, strict=True))
    ]
    return table, players


def promised(players: list[Stubborn]) -> int:
    """How many choices have been acknowledged."""
    return sum(kept for one in players for _, kept in one.sent)


async def promises(players: list[Stubborn], more: int) -> None:
    """Wait until so many more choices are acknowledged, or the match is over."""
    wanted = promised(players) + more
    async with asyncio.timeout(PATIENCE):
        while promised(players) < wanted and not any(one.stop for one in players):
            await asyncio.sleep(0.005)


async def finish(players: list[Stubborn], tasks: list[asyncio.Task[None]]) -> None:
    """Stop playing."""
    for one in players:
        one.stop = True
        await one.leave()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*tasks)


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_killed_at_random(settings: Settings) -> None:
    """In the middle of play; the players come back and go on."""
    server = Process(settings, free_port())
    server.start()
    await server.ready()
    table, players = await begin(server, server)
    rng = random.Random()
    tasks = [asyncio.create_task(one.run()) for one in players]
    try:
        for _ in range(budget(1, 2)):
            await promises(players, rng.randint(5, 15))
            await asyncio.sleep(rng.uniform(0, 0.02))
            server.kill()
            server.start()
            await server.ready()
        await promises(players, 5)
        await finish(players, tasks)
    finally:
        server.kill()
    stored = await stored_choices(settings, table)
    for one in players:
        assert explained(one.sent, stored[one.side]), (one.sent, stored[one.side])
        assert one.lost
    assert promised(players) >= 10


@pytest.mark.parametrize("database_kind", ["postgres"], indirect=True)
async def test_two_servers_and_one_dies(settings: Settings) -> None:
    """Players at different processes see each other's moves; one process is killed, both go on.

    The survivor is then stopped politely and leaves without complaint.
    """
    servers = [Process(settings, free_port()), Process(settings, free_port())]
    for server in servers:
        server.start()
    try:
        for server in servers:
            await server.ready()
        table, players = await begin(*servers)
        tasks = [asyncio.create_task(one.run()) for one in players]
        await promises(players, 30)
        seen = players[0].table["status"]["players"]
        assert all(player["online"] for player in seen.values()), "they do not see each other"
        servers[1].kill()
        await promises(players, 15)
        await finish(players, tasks)
        assert servers[0].kill(signal.SIGTERM) in (0, -signal.SIGTERM)
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.kill()
    stored = await stored_choices(settings, table)
    for one in players:
        assert explained(one.sent, stored[one.side]), (one.sent, stored[one.side])


@pytest.mark.parametrize("database_kind", ["postgres"], indirect=True)
async def test_a_server_that_has_heard_less_catches_up(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever changes servers is never shown less than before, be the other's news late."""
    async with serve(settings) as here, serve(settings) as there:
        assert there.services is not None
        async with (
            httpx.AsyncClient(base_url=f"{here.api}/", timeout=PATIENCE) as anna,
            httpx.AsyncClient(base_url=f"{there.api}/", timeout=PATIENCE) as boris,
        ):
            table = await set_up(anna, boris)
        await there.services.registry.open(table.match)
        monkeypatch.setattr(there.services.broadcaster, "_hear", lambda *_: None)
        side, token = next(iter(table.tokens.items()))
        player = Player(side, here.socket(table.match), token)
        await player.sit_down()
        await player.until("table")
        while player.table["turn"] is None:  # the last share may have been revealed to the other
            await player.hear()
        await player.choose()
        told = len(player.tables)
        while not player.accepted or len(player.tables) == told:
            await player.hear()
        await player.leave()
        player.address = there.socket(table.match)
        await player.sit_down()
        await player.until("table")
        assert player.tables[-1]["version"] == player.tables[-2]["version"] > 0
        await player.leave()
