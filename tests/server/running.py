"""Servers and players for tests: in this process, or in one of their own."""

from __future__ import annotations

import asyncio
import copy
import json
import random
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from fieldcraft import games
from fieldcraft.record.fair.exchange import Exchange
from fieldcraft.server.app import create_app
from fieldcraft.server.dice import exchanges
from fieldcraft.server.services import Services
from fieldcraft.server.serving import configuration
from fieldcraft.server.settings import Settings

API = "/api/v1"
PATIENCE = 200.0
"""Seconds before a test gives up: other tests and other people may use the machine too."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class _Server(uvicorn.Server):
    """Leaves the signals to the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass
class Served:
    """A server that answers at an address."""

    url: str
    services: Services | None = None

    @property
    def api(self) -> str:
        """Where the API is."""
        return self.url + API

    def socket(self, match: str) -> str:
        """The address of a match's socket."""
        return f"{self.url.replace('http', 'ws', 1)}{API}/matches/{match}/live"


@asynccontextmanager
async def serve(settings: Settings, port: int = 0) -> AsyncIterator[Served]:
    """A server in this process; waits until it answers, and stops it in the end."""
    port = port or free_port()
    app = create_app(settings)
    server = _Server(configuration(app, "127.0.0.1", port))
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    try:
        yield Served(f"http://127.0.0.1:{port}", app.state.services)
    finally:
        server.should_exit = True
        await task


@dataclass
class Table:
    """A match whose seats are all taken, with what opens them."""

    match: str
    tokens: dict[str, str]

    @property
    def sides(self) -> list[str]:
        """The words of its sides."""
        return list(self.tokens)


async def set_up(
    client: httpx.AsyncClient,
    other: httpx.AsyncClient,
    game: str = "normandy",
    scenario: str = "la-raye",
    **more: Any,
) -> Table:
    """One makes a match by HTTP, the other sits down by the link."""
    first, second = games.get(game).sides
    wish = {"game": game, "scenario": scenario, "seats": {first: {"kind": "me"}}, **more}
    made = await client.post("matches", json=wish)
    assert made.status_code == 201, made.text
    seats = made.json()["seats"]
    claimed = await other.post("seats/claim", json={"token": seats[second]["token"]})
    assert claimed.status_code == 200, claimed.text
    token = claimed.json()["link"].partition("#")[2]
    return Table(made.json()["match"], {first: seats[first]["token"], second: token})


async def come(services: Services, match: str, *sides: str) -> None:
    """Players come to the table, as far as the server can tell; their clocks start if they do."""
    live = await services.registry.open(match)
    for side in sides or live.sides:
        services.registry.presence.come(match, side)
    services.registry.presence_changed(match)
    await asyncio.gather(*services.parts["arrivals"])


def leave(services: Services, match: str, side: str) -> None:
    """A player's connection ends."""
    services.registry.presence.go(match, side)
    services.registry.presence_changed(match)


def same_exchange(monkeypatch: pytest.MonkeyPatch, key: Callable[[], bytes]) -> None:
    """Let every match have the same shares, the same place in the list, and this key."""

    async def listed(*_: object) -> int:
        return 1

    monkeypatch.setattr(exchanges, "new_share", lambda: "0" * 64)
    monkeypatch.setattr(exchanges, "append", listed)
    monkeypatch.setattr(Exchange, "key", lambda _: key())


def changed(view: dict[str, Any], changes: list[list[Any]]) -> dict[str, Any]:
    """A copy of a view with what has changed."""
    view = copy.deepcopy(view)
    for *path, last, value in changes:
        within = view
        for key in path:
            within = within[key]
        within[last] = value
    return view


@dataclass
class Player:
    """Somebody at a socket who plays at random, and checks what they are told."""

    side: str
    address: str
    token: str
    seed: int = 0
    lang: str = "en"
    tables: list[dict[str, Any]] = field(default_factory=list)
    log: list[dict[str, Any]] = field(default_factory=list)
    errors: list[dict[str, Any]] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    accepted: int = 0
    """Choices that were acknowledged."""
    keep: bool = False
    """Whether to keep every message as it came."""
    changes: bool = True
    """Whether to ask for what has changed only."""

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.socket: ClientConnection | None = None
        self.waiting: dict[int, str] = {}
        self.number = 0

    @property
    def table(self) -> dict[str, Any]:
        """The last table."""
        return self.tables[-1]

    async def sit_down(self) -> None:
        """Connect and say hello, from where one left off."""
        self.socket = await connect(self.address, max_size=None, proxy=None)
        hello: dict[str, Any] = {"type": "hello", "as": self.side, "lang": self.lang}
        hello |= {"token": self.token, "changes": self.changes}
        if self.side == "spectator":
            del hello["token"]
        if self.tables:
            hello |= {"log": len(self.log), "version": self.table["version"]}
        await self.send(hello)

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message as it is."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message; tables and logs are taken in and checked."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE / 4):
            data = await self.socket.recv()
        text = data if isinstance(data, str) else data.decode()
        if self.keep:
            self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self._take_in(message)
        elif message["type"] == "status" and self.tables:
            more = {name: value for name, value in message.items() if name != "type"}
            self.tables[-1] = {**self.table, "status": {**self.table["status"], **more}}
        elif message["type"] == "error":
            self.errors.append(message)
        elif message["type"] == "answer" and message.get("id") in self.waiting:
            del self.waiting[message["id"]]
            self.accepted += 1
        return message

    def _take_in(self, table: dict[str, Any]) -> None:
        if "changes" in table:
            table["view"] = changed(self.table["view"], table.pop("changes"))
            table.setdefault("status", self.table["status"])
            table.setdefault("goals", self.table["goals"])
        if self.tables:
            assert table["version"] >= self.table["version"], "a version went down"
        start = table["log"]["from"]
        assert start <= len(self.log), "lines are missing"
        del self.log[start:]
        self.log += table["log"]["lines"]
        assert [line["n"] for line in self.log] == list(range(len(self.log)))
        self.tables.append(table)

    async def until(self, kind: str) -> dict[str, Any]:
        """Hear until a message of this kind."""
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def choose(self, words: str | None = None) -> None:
        """Answer the present question, at random unless told how."""
        turn = self.table["turn"]
        choice = words or self.rng.choice(turn["options"])["choice"]
        self.number += 1
        self.waiting[self.number] = choice
        message = {"type": "choose", "id": self.number, "decision": turn["decision"]}
        await self.send({**message, "choice": choice})

    async def play(self, most: int = 100_000) -> None:
        """Answer whatever is asked, until the match is over or so many choices are made."""
        answered = -1
        while self.accepted < most:
            if self.tables:
                turn = self.table["turn"]
                if self.table["status"]["state"] == "over":
                    return
                if turn is not None and turn["decision"] != answered:
                    answered = turn["decision"]
                    await self.choose()
            await self.hear()

    async def leave(self) -> None:
        """Go away."""
        if self.socket is not None:
            await self.socket.close()
