"""Players at sockets: many matches, choices at a steady rate or as fast as they are answered."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from fieldcraft import games

TOGETHER = 8
"""Matches made at the same time while setting up."""
WARM_SECONDS = 3.0
CALM_SECONDS = 1.0
"""After the last choice, until all answers are there."""
QUICK = "quick"


class Seat:
    """One side of a match at its socket, or a spectator."""

    def __init__(self, players: Players, side: str) -> None:
        self.players = players
        self.side = side
        self.line: ClientConnection | None = None
        self.other: Seat | None = None
        self.turn: dict[str, Any] | None = None
        self.version = -1
        self.decided = -1
        """The decision this side has answered last."""
        self.chosen = 0.0
        """When this side chose; 0 while no answer is awaited."""
        self.sent = 0.0
        """When the other side chose; 0 while nothing is awaited."""

    async def sit_down(self, address: str, token: str | None) -> None:
        """Connect as a browser does: it answers pings and sends none, and asks for changes only."""
        self.line = await connect(
            address, max_size=None, proxy=None, compression=None, ping_interval=None
        )
        hello = {"type": "hello", "as": self.side, "lang": "en", "changes": True}
        await self.line.send(json.dumps({**hello, **({"token": token} if token else {})}))
        self.players.tasks.append(asyncio.create_task(self._listen(self.line)))

    async def _listen(self, line: ClientConnection) -> None:
        players = self.players
        with suppress(Exception):
            async for data in line:
                now = time.perf_counter()
                if players.measuring:
                    players.messages += 1
                    players.bytes += len(data)
                message = orjson.loads(data)
                if message["type"] == "answer" and self.chosen:
                    if players.measuring:
                        players.answers.append(now - self.chosen)
                    self.chosen = 0.0
                    players.answered.set()
                elif message["type"] == "error" and self.chosen:
                    # The table of now follows.
                    players.refused += 1
                    self.chosen = 0.0
                    players.answered.set()
                elif message["type"] == "table":
                    self._look(message, now)

    def _look(self, table: dict[str, Any], now: float) -> None:
        fresh = table["version"] > self.version
        self.version = table["version"]
        if self.sent and fresh:
            if self.players.measuring:
                self.players.samples.append(now - self.sent)
            self.sent = 0.0
        self.turn = table["turn"]
        if self.turn is not None and self.turn["decision"] == self.decided:
            self.turn = None  # it crossed our answer: where both are asked, the other has answered
        if self.turn is not None and self.side != "spectator":
            self.players.ready.append(self)

    async def choose(self) -> None:
        """Make a choice at random."""
        turn, self.turn = self.turn, None
        assert turn is not None
        assert self.line is not None
        assert self.other is not None
        passes = [one["choice"] for one in turn["options"] if one["role"] == "pass"]
        offered = [one["choice"] for one in turn["options"]]
        # A set-up in one go, where there is one: what is to be measured comes after it.
        choice = QUICK if QUICK in offered else self.players.rng.choice(offered)
        if passes and self.players.peaceful:
            choice = passes[0]
        self.players.made += 1
        self.decided = turn["decision"]
        message = {"type": "choose", "id": self.players.made, "decision": turn["decision"]}
        data = json.dumps({**message, "choice": choice})
        self.chosen = time.perf_counter()
        if self.other.turn is None:
            # Where both are asked at once nobody is told what the other does, so nothing comes.
            self.other.sent = self.chosen
        await self.line.send(data)


class Players:
    """All who sit at some matches, and what was measured of them."""

    def __init__(self) -> None:
        self.ready: list[Seat] = []
        self.samples: list[float] = []
        """From a choice to the other side's table."""
        self.answers: list[float] = []
        """From a choice to its sender's own answer."""
        self.late: list[float] = []
        """By choice, how much later than wanted it was made."""
        self.messages = 0
        self.bytes = 0
        self.measuring = False
        self.peaceful = False
        """Whether they pass where they can, so that a match lasts."""
        self.made = 0
        self.refused = 0
        self.matches: list[str] = []
        self.rng = random.Random(1)
        self.tasks: list[asyncio.Task[None]] = []
        self.lines: list[Seat] = []
        self.answered = asyncio.Event()

    async def set_up(
        self, urls: Sequence[str], game: str, count: int, other: dict[str, Any] | None = None
    ) -> None:
        """Make matches and sit both sides down in each.

        Of several servers each match has one, or, where there are two for a match, its sides
        different ones.  `other` is who plays the second side, a bot perhaps.
        """
        gate = asyncio.Semaphore(TOGETHER)
        first, second = games.get(game).sides
        scenario = games.get(game).scenarios()[0]
        limits = httpx.Limits(max_connections=TOGETHER)
        second_seat = other or {"kind": "hotseat"}

        async def one(number: int) -> None:
            url = urls[number % len(urls)]
            api = f"{url.split(' ')[0]}/api/v1"
            async with gate, httpx.AsyncClient(base_url=api, timeout=60, limits=limits) as client:
                seats = {first: {"kind": "me"}, second: second_seat}
                wish = {"game": game, "scenario": scenario, "seats": seats}
                made = (await client.post("matches", json=wish)).json()
            self.matches.append(made["match"])
            table = [Seat(self, first), Seat(self, second)]
            table[0].other, table[1].other = table[1], table[0]
            for seat, home in zip(table, (url.split(" ") * 2)[:2], strict=True):
                if made["seats"][seat.side]["token"] is not None:
                    await seat.sit_down(
                        live_address(home, made["match"]), made["seats"][seat.side]["token"]
                    )
                    self.lines.append(seat)

        await asyncio.gather(*(one(number) for number in range(count)))

    async def watch(self, url: str, match: str, count: int) -> None:
        """So many spectators at one match."""
        for _ in range(count):
            seat = Seat(self, "spectator")
            await seat.sit_down(live_address(url, match), None)
            self.lines.append(seat)

    async def play_at(self, rate: float, seconds: float) -> None:
        """Choose at this rate, wherever somebody is asked."""
        start = due = time.perf_counter()
        while (now := time.perf_counter()) < start + WARM_SECONDS + seconds:
            self.measuring = now > start + WARM_SECONDS
            if due > now:
                await asyncio.sleep(due - now)
            if self.measuring:
                self.late.append(time.perf_counter() - due)
            due += self.rng.expovariate(rate)
            if (seat := self._next()) is not None:
                await seat.choose()
        self.measuring = False
        await asyncio.sleep(CALM_SECONDS)

    async def play_all(self, seconds: float, together: int, most: int = 0) -> float:
        """Choose as fast as answers come, so many at a time; returns how many a second."""
        start = time.perf_counter()
        made = self.made
        self.measuring = True
        under_way: list[Seat] = []
        while time.perf_counter() < start + seconds and not (most and self.made - made >= most):
            under_way = [seat for seat in under_way if seat.chosen]
            while len(under_way) < together and (seat := self._next()) is not None:
                await seat.choose()
                under_way.append(seat)
            self.answered.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.answered.wait(), 0.05)
        self.measuring = False
        return (self.made - made) / (time.perf_counter() - start)

    def _next(self) -> Seat | None:
        """Somebody who is asked, at random."""
        while self.ready:
            place = self.rng.randrange(len(self.ready))
            self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
            seat = self.ready.pop()
            if seat.turn is not None and not seat.chosen:
                return seat
        return None

    async def leave(self) -> None:
        """Leave all tables."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for seat in self.lines:
            if seat.line is not None and seat.line.transport is not None:
                seat.line.transport.abort()


@asynccontextmanager
async def seated() -> AsyncIterator[Players]:
    """Players whose own garbage is left alone: a thousand of them must not all stop for it."""
    players = Players()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield players
    finally:
        await players.leave()
        gc.enable()
        gc.unfreeze()


def live_address(url: str, match: str) -> str:
    """Where the socket of a match is."""
    return f"{url.replace('http', 'ws', 1)}/api/v1/matches/{match}/live"


def quantile(samples: list[float], part: float) -> float:
    """A quantile in milliseconds."""
    ordered = sorted(samples) or [float("nan")]
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2)
