"""Full traffic on servers that die: people, bots, chat, undo, takebacks, clocks, joins.

Everybody remembers what they sent and what was promised; `insist_on_all` compares it with what is
stored.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

import httpx
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import WebSocketException

from fieldcraft import games
from fieldcraft.server.app import create_app
from fieldcraft.server.services import Services
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.database import Database
from fieldcraft.server.storage.schema import chat_lines, entries, holds, matches, notes
from tests.server.exchanging import FairClient
from tests.server.running import API, PATIENCE, Player, Table

CLOCK = {"kind": "live", "minutes": 600, "increment": 0}
NOT_SAID = ("stale", "refused", "dice-pending", "no-offer", "offered-already", "undo-nothing")
"""Errors by which the server says that nothing was done."""


@dataclass
class Said:
    """Something that was sent, and what became of it: done, not done, or nobody knows."""

    kind: str
    words: str | None
    """None: any."""
    done: bool | None = None


@dataclass
class Ledger:
    """All that was promised about one match."""

    table: Table
    game: str
    said: dict[str, list[Said]] = field(default_factory=dict)
    chat: dict[str, dict[str, bool]] = field(default_factory=dict)
    """By side and key: whether it was acknowledged."""
    notes: dict[str, list[tuple[str, bool]]] = field(default_factory=dict)
    taken_back: list[Said] = field(default_factory=list)
    begun: float = field(default_factory=time.monotonic)
    bot: str = ""

    def promised(self) -> int:
        """How much was acknowledged."""
        lists = [*self.said.values(), self.taken_back]
        done = sum(one.done is True for said in lists for one in said)
        return done + sum(sum(keys.values()) for keys in self.chat.values())


class Insisting(httpx.AsyncBaseTransport):
    """Asks again, at any of the addresses, until somebody answers: everything can be sent twice."""

    def __init__(self, urls: Sequence[str], rng: random.Random) -> None:
        self.urls = [httpx.URL(url) for url in urls]
        self.rng = rng
        self.repeats = 0
        limits = httpx.Limits(max_keepalive_connections=4)
        self.inner = httpx.AsyncHTTPTransport(limits=limits)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """The first whole answer."""
        until = time.monotonic() + PATIENCE
        body = await request.aread()
        while True:
            place = self.rng.choice(self.urls)
            url = request.url.copy_with(host=place.host, port=place.port)
            headers = [one for one in request.headers.raw if one[0].lower() != b"host"]
            again = httpx.Request(
                request.method, url, headers=headers, content=body, extensions=request.extensions
            )
            try:
                answer = await self.inner.handle_async_request(again)
                content = await answer.aread()
                if answer.status_code != 503:
                    kept = [
                        one for one in answer.headers.raw if one[0].lower() != b"content-encoding"
                    ]
                    return httpx.Response(answer.status_code, headers=kept, content=content)
            except httpx.TransportError:
                pass
            assert time.monotonic() < until, f"{request.method} {request.url}: no answer"
            self.repeats += 1
            await asyncio.sleep(0.03)

    async def aclose(self) -> None:
        """Close all lines."""
        await self.inner.aclose()


def person(urls: Sequence[str], rng: random.Random) -> httpx.AsyncClient:
    """Somebody's browser, which insists."""
    return httpx.AsyncClient(
        transport=Insisting(urls, rng), base_url=f"{urls[0]}{API}/", timeout=PATIENCE
    )


def some_key(rng: random.Random) -> dict[str, str]:
    """A key by which a request is known again."""
    return {"Idempotency-Key": str(UUID(int=rng.getrandbits(128), version=4))}


@dataclass
class Soldier(Player):
    """Somebody at a socket who does all that can be done there, and comes back when it breaks."""

    addresses: Sequence[str] = ()
    ledger: Ledger | None = None
    stop: bool = False
    breaks: int = 0
    troubles: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__post_init__()
        assert self.ledger is not None
        self.said = self.ledger.said.setdefault(self.side, [])
        self.lines = self.ledger.chat.setdefault(self.side, {})
        self.pending: Said | str | None = None
        self.chosen: tuple[int, int] | None = None
        self.serial = 0

    async def run(self) -> None:
        """Play until the match is over or told to stop."""
        while not self.stop:
            self.address = self.rng.choice(self.addresses)
            try:
                await self.sit_down()
                self.pending = self.chosen = None
                while not self.stop:
                    self._take(await self.hear())
                    if self.tables and self.pending is None:
                        await self._act()
            except (OSError, WebSocketException, TimeoutError):
                self.breaks += 1
                await self.leave()
                await asyncio.sleep(0.05)

    def _take(self, message: dict[str, Any]) -> None:
        """Note what became of what was sent."""
        kind = message["type"]
        if kind not in ("answer", "error") or message.get("id") != self.serial:
            return
        pending, self.pending = self.pending, None
        if kind == "answer":
            if isinstance(pending, Said):
                pending.done = True
            elif pending is not None:
                self.lines[pending] = True
            return
        code = message["error"]["code"]
        if code == "internal":
            self.troubles.append(f"{pending}: {message}")
        if isinstance(pending, Said) and code in NOT_SAID:
            pending.done = False
        if code == "no-storage":
            self.chosen = None

    async def _say(self, pending: Said | str, **message: Any) -> None:
        self.pending = pending
        self.serial += 1
        await self.send({**message, "id": self.serial})

    async def _act(self) -> None:
        """Do one thing, if there is something to do."""
        assert self.ledger is not None
        table, chance = self.table, self.rng.random()
        status = table["status"]
        if status["state"] == "over":
            self.stop = True
            return
        lost = [key for key, kept in self.lines.items() if not kept]
        if chance < 0.08 or (lost and chance < 0.3):
            key = lost[0] if lost else f"{self.side}-{len(self.lines)}"
            self.lines.setdefault(key, False)
            await self._say(key, type="chat", text=f"line {key}", key=key)
            return
        offered = [one for one in status["offers"] if one["side"] != self.side]
        if offered and chance < 0.9:
            said = Said("act", "takeback")
            self.ledger.taken_back.append(said)
            await self._say(said, type="act", act="accept", version=table["version"])
            # Its offer may be gone by now: then it is refused, and the table comes anew.
            status["offers"] = []
            return
        turn = table["turn"]
        if turn is None or (table["version"], turn["decision"]) == self.chosen:
            return
        if table["can_undo"] and chance < 0.2:
            said = Said("undo", None)
            self.said.append(said)
            await self._say(said, type="undo", decision=table["answered"])
            table["can_undo"] = False
        elif chance < 0.23 and not self.ledger.bot:
            await self._say(Said("offer", None), type="act", act="offer-takeback", count=1)
        else:
            self.chosen = table["version"], turn["decision"]
            said = Said("choice", self.rng.choice(turn["options"])["choice"])
            self.said.append(said)
            body = {"decision": turn["decision"], "choice": said.words}
            await self._say(said, type="choose", **body)


@dataclass
class Traffic:
    """Everybody on one set of servers."""

    urls: Sequence[str]
    """The first are straight, the last may be bad lines."""
    rng: random.Random
    with_bots: bool = False
    ledgers: list[Ledger] = field(default_factory=list)
    soldiers: list[Soldier] = field(default_factory=list)
    checked: int = 0
    """Matches played to their end by HTTP, whose dice were checked by both players."""
    repeats: int = 0
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def begin(self) -> None:
        """Let them come."""
        for game in games.keys():  # noqa: SIM118
            self.tasks.append(asyncio.create_task(self._tables(game)))
        self.tasks.append(asyncio.create_task(self._fair()))
        if self.with_bots:
            self.tasks.append(asyncio.create_task(self._tables("normandy", "random")))

    def promised(self) -> int:
        """How much was acknowledged so far."""
        return sum(ledger.promised() for ledger in self.ledgers)

    async def promises(self, more: int) -> None:
        """Wait until so much more is acknowledged."""
        wanted = self.promised() + more
        async with asyncio.timeout(PATIENCE):
            while self.promised() < wanted:
                for task in self.tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.005)

    async def end(self) -> None:
        """Send them home."""
        for soldier in self.soldiers:
            soldier.stop = True
            await soldier.leave()
        for task in self.tasks:
            task.cancel()
        for done in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(done, Exception):
                raise done
        assert [trouble for one in self.soldiers for trouble in one.troubles] == []

    # -- people at sockets -----

    async def _tables(self, game: str, bot: str = "") -> None:
        """One match after the other."""
        while True:
            rng = random.Random(self.rng.getrandbits(64))
            async with person(self.urls, rng) as anna, person(self.urls, rng) as boris:
                ledger = await self._set_up(anna, boris, game, bot, rng)
                self.repeats += sum(one._transport.repeats for one in (anna, boris))  # type: ignore[attr-defined]
            self.ledgers.append(ledger)
            sockets = [
                f"{url.replace('http', 'ws', 1)}{API}/matches/{ledger.table.match}/live"
                for url in self.urls
            ]
            players = [
                Soldier(side, "", token, rng.getrandbits(32), addresses=sockets, ledger=ledger)
                for side, token in ledger.table.tokens.items()
            ]
            self.soldiers += players
            await asyncio.gather(*(one.run() for one in players))

    async def _set_up(
        self,
        anna: httpx.AsyncClient,
        boris: httpx.AsyncClient,
        game: str,
        bot: str,
        rng: random.Random,
    ) -> Ledger:
        begun = time.monotonic()
        first, second = games.get(game).sides
        opposite = {"kind": "bot", "bot": bot} if bot else {"kind": "open"}
        wish = {
            "game": game,
            "scenario": games.get(game).scenarios()[0],
            "seats": {first: {"kind": "me"}, second: opposite},
            "pace": CLOCK,
        }
        made = await anna.post("matches", json=wish, headers=some_key(rng))
        assert made.status_code == 201, made.text
        seats = made.json()["seats"]
        tokens = {first: seats[first]["token"]}
        if not bot:
            claim = {"token": seats[second]["token"]}
            claimed = await boris.post("seats/claim", json=claim, headers=some_key(rng))
            assert claimed.status_code == 200, claimed.text
            tokens[second] = claimed.json()["token"]
        match = str(made.json()["match"])
        if bot:  # against a bot the server would answer for a person where nothing is to decide
            standing = await anna.put(f"matches/{match}/standing", json={"text": ""})
            assert standing.status_code == 200, standing.text
        return Ledger(Table(match, tokens), game, begun=begun, bot=bot)

    # -- people who ask by HTTP and believe nothing -----

    async def _fair(self) -> None:
        """Matches with exchanges, notes and takebacks, each to its end."""
        while True:
            rng = random.Random(self.rng.getrandbits(64))
            async with person(self.urls, rng) as one, person(self.urls, rng) as other:
                await self._fair_match(FairClient(one), FairClient(other), rng)
                self.repeats += sum(one._transport.repeats for one in (one, other))  # type: ignore[attr-defined]
            self.checked += 1

    async def _fair_match(self, anna: FairClient, boris: FairClient, rng: random.Random) -> None:
        for client in (anna, boris):
            client.http.headers.update(some_key(rng))
        match = await anna.create("us")
        await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
        ledger = Ledger(Table(match, {"us": "", "de": ""}), "normandy")
        ledger.notes = {"us": [], "de": []}
        ledger.said = {"us": [], "de": []}
        self.ledgers.append(ledger)
        for client in (anna, boris):
            await self._revealed(client, match)
        for number in range(rng.randint(2, 8)):
            for client in (anna, boris):
                await self._choose(client, ledger, rng)
                if rng.random() < 0.3:
                    await self._note(client, ledger, f"note {number}")
        await self._take_back(anna, boris, ledger)
        for client in (boris, anna):
            await self._choose(client, ledger, rng)
        resigned = await anna.http.post(f"matches/{match}/acts", json={"act": "resign"})
        assert resigned.status_code in (200, 409), resigned.text
        for client in (anna, boris):
            await client.check(match)

    async def _revealed(self, client: FairClient, match: str) -> None:
        answer = await client.reveal(match)
        assert answer.status_code == 200, answer.text

    async def _choose(self, client: FairClient, ledger: Ledger, rng: random.Random) -> None:
        path = f"matches/{ledger.table.match}"
        shown = (await client.http.get(f"{path}/table")).json()
        if shown["turn"] is None:
            return
        said = Said("choice", rng.choice(shown["turn"]["options"])["choice"])
        ledger.said[client.side].append(said)
        body = {"decision": shown["turn"]["decision"], "choice": said.words}
        answer = await client.http.post(f"{path}/choices", json=body)
        # 409: the answer to the first time was lost, or nothing was done; nobody knows.
        assert answer.status_code in (200, 409), answer.text
        said.done = True if answer.status_code == 200 else None

    async def _note(self, client: FairClient, ledger: Ledger, text: str) -> None:
        kept = ledger.notes[client.side]
        kept.append((text, False))
        answer = await client.http.put(f"matches/{ledger.table.match}/notes", json={"text": text})
        assert answer.status_code == 200, answer.text
        kept[-1] = text, True

    async def _take_back(self, anna: FairClient, boris: FairClient, ledger: Ledger) -> None:
        """By consent, with dice from an exchange of its own."""
        path = f"matches/{ledger.table.match}"
        offer = {"act": "offer-takeback", "commitment": anna.commit()}
        if (await anna.http.post(f"{path}/acts", json=offer)).is_error:
            return  # there is nothing of hers that could be taken back
        said = Said("act", "takeback")
        ledger.taken_back.append(said)
        accept = {"act": "accept", "commitment": boris.commit()}
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await boris.http.post(f"{path}/acts", json=accept)
                dice = await boris.dice(ledger.table.match)
                if dice["round"]:
                    break  # accepted, be it the first time and its answer lost
                assert answer.status_code == 409, answer.text
                if (await anna.http.post(f"{path}/acts", json=offer)).is_error:
                    return
        if dice["state"] == "sealed":
            for client in (anna, boris):
                await self._revealed(client, ledger.table.match)
        said.done = True


# -- what is stored -----


def explained(said: Sequence[Said], stored: Sequence[tuple[str, str]]) -> bool:
    """Whether what is stored is what was sent: all that was promised, nothing twice or refused."""
    places = {0}
    for one in said:
        there = {
            place + 1
            for place in places
            if place < len(stored)
            and stored[place][0] == one.kind
            and one.words in (None, stored[place][1])
        }
        places = there if one.done else places if one.done is False else there | places
    return len(stored) in places


async def insist_on_all(
    settings: Settings, ledgers: Sequence[Ledger], before: set[str], unheard: int
) -> None:
    """Nothing was lost or doubled; every match is also played again from what is stored.

    So many matches may be there that nobody was told of, as they were being made at the end.
    """
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        services: Services = app.state.services
        found = [
            f"{fault} ({ledger})" for ledger in ledgers for fault in await _lost(services, ledger)
        ]
    unknown = await known_matches(settings) - before - {one.table.match for one in ledgers}
    if len(unknown) > unheard:
        found.append(f"matches that nobody knows: {unknown}")
    assert not found, "\n".join(found)  # in full: it will not happen again just so


async def known_matches(settings: Settings) -> set[str]:
    """All that are stored."""
    database = Database(settings.database_url)
    try:
        async with database.read() as reading:
            return set((await reading.execute(select(matches.c.id))).scalars())
    except SQLAlchemyError:
        return set()  # no server has made the tables yet
    finally:
        await database.close()


async def _lost(services: Services, ledger: Ledger) -> list[str]:
    match = ledger.table.match
    live = await services.registry.open(match)
    if live.playthrough is not None:  # else shares are missing yet
        live.match.to_text()
    async with services.database.read() as reading:
        query = select(entries).where(entries.c.match == match).order_by(entries.c.number)
        rows = list(await reading.execute(query))
        lines = list(await reading.execute(select(chat_lines).where(chat_lines.c.match == match)))
        kept = list(await reading.execute(select(notes).where(notes.c.match == match)))
        held = list(await reading.execute(select(holds).where(holds.c.match == match)))
    found = []
    if [row.number for row in rows] != list(range(1, len(rows) + 1)):
        found.append("numbers of entries")
    for side, said in ledger.said.items():
        stored = [(row.kind, row.text) for row in rows if row.who == side]
        if not explained(said, stored):
            found.append(f"choices of {side}: {stored}")
    taken = [row for row in rows if row.kind == "act" and row.text.startswith("takeback")]
    done = sum(one.done is True for one in ledger.taken_back)
    most = sum(one.done is not False for one in ledger.taken_back)
    if not done <= len(taken) <= most:
        found.append(f"takebacks: {len(taken)}, not {done} to {most}")
    for side, keys in ledger.chat.items():
        times = Counter(line.key for line in lines if line.side == side)
        if any(times[key] > 1 or (kept_ and not times[key]) for key, kept_ in keys.items()):
            found.append(f"chat of {side}: {times}")
    for side, written in ledger.notes.items():
        stored_note = next((row.text for row in kept if row.side == side), None)
        last = max((place for place, (_, done) in enumerate(written) if done), default=-1)
        allowed = {text for text, _ in written[max(last, 0) :]} | ({None} if last < 0 else set())
        if stored_note not in allowed:
            found.append(f"notes of {side}: {stored_note}, not {allowed}")
    if {row.side for row in held} != set(ledger.table.tokens):
        found.append(f"seats: {held}")
    return found + _clocks(services, ledger, live)


def _clocks(services: Services, ledger: Ledger, live: Any) -> list[str]:
    """No clock has lost more than the time that has passed."""
    clocks = live.clock.read(live.sides, services.now())
    if clocks is None:
        return []
    passed = 1000 * (time.monotonic() - ledger.begun + 1)
    return [
        f"clock of {side}: {clocks.cap - clock.left} ms of {passed}"
        for side, clock in clocks.sides.items()
        if not 0 <= clocks.cap - clock.left <= passed
    ]
