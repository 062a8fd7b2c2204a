"""Two worlds that one viewpoint cannot tell apart, through every door of the server.

At positions all along random games of all games the server is shown both worlds in turn: in one the
other side holds other cards, decks lie differently, or a secret answer was another one.  Whoever
sits there, spectators and strangers get the same from every route and socket, byte for byte.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from difflib import SequenceMatcher
from functools import partial
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from fieldcraft import games
from fieldcraft.core import PUBLIC, Chance, Event, Timeline, key_from_seed
from fieldcraft.record.play.step import Step
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.live.match import LiveMatch
from fieldcraft.server.live.messages.table import TableComposer
from fieldcraft.server.live.presence.arrivals import start_clock
from fieldcraft.server.services import Services
from tests.games.players import asked_side, lively_option
from tests.games.secrets import Tally, Twins
from tests.games.test_non_interference import secrets_of
from tests.server.records.test_records_online import at_hand
from tests.server.running import same_exchange, set_up
from tests.server.told import refs_of
from tests.siege.doors import Door, doors, stream
from tests.siege.sizes import Part, size

__all__ = ["at_hand"]  # a fixture
pytestmark = [pytest.mark.slow, pytest.mark.timeout(0)]
Clients = Callable[[], httpx.AsyncClient]
KNOCKS = 12
"""Doors that are tried at a position, of some 200."""
BATCH = 50
"""Pairs of one match."""
LANGUAGES = ("en", "ru", "pt-BR", "pl")


@pytest.fixture
def database_kind() -> str:
    """One will do: what is stored is the same."""
    return "sqlite"


@pytest.mark.parametrize("key", games.keys())
async def test_nobody_can_tell_the_worlds_apart(
    key: str,
    app: FastAPI,
    services: Services,
    new_client: Clients,
    monkeypatch: pytest.MonkeyPatch,
    at_hand: None,
    part: Callable[[str], Part],
) -> None:
    """Clauses: U-902, U-903."""
    monkeypatch.setattr(services, "now", lambda: 2_000_000.0)
    running = part(f"worlds {key}")
    tally = Tally()
    for pairs, rng in running.batches(-(-size("pairs") // 3), BATCH):
        same_exchange(monkeypatch, partial(key_from_seed, rng.getrandbits(60)))
        visit = Visit(app, services, key, rng, running, tally)
        await visit.sit_down(new_client)
        await visit.go_round(pairs)
    assert tally.varied or running.figures["secret answers"] or size("pairs") < 10


class Visit:
    """One match, looked at from all sides, and its double, in which secret answers are others."""

    def __init__(
        self,
        app: FastAPI,
        services: Services,
        key: str,
        rng: random.Random,
        part: Part,
        tally: Tally,
    ) -> None:
        self.app = app
        self.services = services
        self.game = games.get(key)
        self.rng = rng
        self.part = part
        self.tally = tally
        self.chance = Chance(key_from_seed(rng.getrandbits(60)))
        self.hotseat = rng.random() < 0.25
        self.matches: list[str] = []
        self.parted: set[int] = set()
        """Sides that know which of the two matches is which: they have done more in one of them."""
        self.clients: dict[str, httpx.AsyncClient] = {}

    async def sit_down(self, new_client: Clients) -> None:
        """Two people, or one for both sides, and a stranger."""
        first, second = self.game.sides
        anna, boris, stranger = new_client(), new_client(), new_client()
        if self.hotseat:
            boris = anna
        about: dict[str, Any] = {
            "scenario": self.rng.choice(self.game.scenarios()),
            "pace": {"kind": "live", "minutes": 30, "increment": 5},
            "visibility": "public",
        }
        for _ in range(2):
            self.matches.append(await self._made(anna, boris, about))
            await self._arrive(self.matches[-1])
        self.clients = {first: anna, second: boris, "spectator": stranger}
        lang = self.rng.choice(LANGUAGES)
        for client in (anna, boris, stranger):
            client.headers["Accept-Language"] = lang
            client.headers["Accept-Encoding"] = "identity"  # ids pack differently
        self.part.count("matches")

    async def _arrive(self, match: str) -> None:
        """Both come to the table, so that clocks run in the double too, which is visited less."""
        for side in self.game.sides:
            self.services.registry.presence.touch(match, side)
        await start_clock(self.services, await self.services.registry.open(match))

    async def _made(
        self, anna: httpx.AsyncClient, boris: httpx.AsyncClient, about: dict[str, Any]
    ) -> str:
        if not self.hotseat:
            return (await set_up(anna, boris, self.game.key, **about)).match
        first, second = self.game.sides
        seats = {first: {"kind": "me"}, second: {"kind": "hotseat"}}
        made = await anna.post("matches", json={"game": self.game.key, "seats": seats, **about})
        assert made.status_code == 201, made.text
        return str(made.json()["match"])

    async def live(self, number: int = 0) -> LiveMatch:
        """The match, or its double, in the server's memory."""
        return await self.services.registry.open(self.matches[number])

    async def go_round(self, pairs: int) -> None:
        """So many pairs, along the game."""
        for _ in range(pairs):
            live = await self.live()
            if live.state == "over":
                return
            viewer = self.rng.choice((0, 1, -1))
            decision = live.match.state.decision
            assert decision is not None
            if len(decision.sides) > 1 and self.rng.random() < 0.8:
                await self._secret_answers(live, viewer)
            else:
                await self._other_cards(live, viewer)
            for _ in range(self.rng.randint(1, 5)):
                await self._play_on()

    async def _play_on(self) -> None:
        """The same choice in both."""
        live = await self.live()
        state = live.match.state
        if live.state == "over":
            return
        side = asked_side(state, self.chance)
        words = state.word(lively_option(state, side, self.chance))
        word = self.game.sides[side]
        for number in range(2):
            live = await self.live(number)
            await live.choose(word, live.decision(word), words)

    # -- the two kinds of worlds -----

    async def _other_cards(self, live: LiveMatch, viewer: int) -> None:
        """The same match, with all that the viewer may not know drawn anew."""
        own = live.match.timeline, list(live.match.steps), live.composer
        twins = Twins(
            self.game, live.match.state.clone(), viewer, secrets_of(self.game.key), self.chance,
            self.tally,
        )  # fmt: skip
        if not self.part.figures["pairs"] % 10:  # the engine's own test does it at every step
            twins.compare([])
        chosen = self._chosen(live, viewer, history=False)
        told = []
        for world in (twins.one, twins.other):
            live.match.timeline = Timeline(world.clone())
            if world is twins.other:
                live.match.steps[:] = [_veiled(step, viewer) for step in own[1]]
            live.composer = TableComposer(live.match)
            live.messages.clear("reset")
            told.append(await self._everything(viewer, chosen, 0))
        live.match.timeline, live.match.steps[:], live.composer = own
        live.messages.clear("reset")
        self._compare(told, viewer)

    async def _secret_answers(self, live: LiveMatch, viewer: int) -> None:
        """While both decide at once: other answers of one side, in two whole matches.

        Whether a side has bid is open, as at a table; how often it has set up something is not.
        """
        side = self.rng.choice((0, 1)) if viewer < 0 else 1 - viewer
        word = self.game.sides[side]
        if len(live.match.waiting) < 2 or viewer in self.parted:
            await self._other_cards(live, viewer)  # one has answered
            return
        chosen = self._chosen(live, viewer, history=True)
        told, answers = [], []
        for number in range(2):
            live = await self.live(number)
            answers.append(await self._answer(live, word, self.rng.randint(1, 4)))
            heard = await self._everything(viewer, chosen, number)
            told.append([text.replace(self.matches[number], "MATCH") for text in heard])
        self._compare(told, viewer)
        self.part.count("secret answers", answers[0] != answers[1])
        if len(answers[0]) != len(answers[1]):
            self.parted.add(side)
        for number in range(2):
            live = await self.live(number)
            with suppress(ApiError):  # until nothing is left to take back
                while True:
                    await live.undo(word)

    async def _answer(self, live: LiveMatch, side: str, most: int) -> list[str]:
        """Answers that leave the other side waiting for nothing new."""
        said: list[str] = []
        while len(said) < most and len(live.match.waiting) == 2:
            quiet = [one for one in live.match.options(side) if one not in ("ready", "quick")]
            if not quiet:
                break
            said.append(self.rng.choice(quiet))
            await live.choose(side, live.decision(side), said[-1])
        return said

    def _compare(self, told: list[list[str]], viewer: int) -> None:
        for ours, theirs in zip(*told, strict=True):
            assert ours == theirs, (viewer, self.hotseat, difference(ours, theirs))
        self.part.count("pairs")
        self.part.count("answers compared", len(told[0]))
        self.part.count("hot-seat", int(self.hotseat))

    # -- what comes out -----

    def _chosen(self, live: LiveMatch, viewer: int, history: bool) -> list[Door]:
        """Some doors, the same for both worlds."""
        word = self.game.sides[viewer] if viewer >= 0 else "spectator"
        composer = live.composer
        assert composer is not None
        refs = refs_of(composer.voice, live.match.view(word))
        refs = self.rng.sample(refs, min(12, len(refs)))
        found = doors(self.game.sides, word, self.hotseat, refs, history)
        table = [one for one in found if one.path.startswith("/table")]
        return [*table, *self.rng.sample(found, KNOCKS)]

    async def _everything(self, viewer: int, chosen: list[Door], number: int) -> list[str]:
        """What these doors say to the viewer, and a socket to them."""
        word = self.game.sides[viewer] if viewer >= 0 else "spectator"
        client = self.clients[word]
        told = [f"{door}: {await door.knock(client, self.matches[number])}" for door in chosen]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        said: list[dict[str, Any]] = [
            {"type": "hello", "as": word, "log": 0, "version": 0},
            {"type": "ask", "id": 1, "what": "odds"},
            {"type": "choose", "id": 2, "decision": 10_000, "choice": "pass"},
            {"type": "undo", "id": 3, "decision": 10_000},
            {"type": "hello", "as": word, "lang": "en"},
        ]
        headers = {"cookie": cookie} if cookie else {}
        return [*told, *await stream(self.app, self.matches[number], headers, said)]


def difference(ours: str, theirs: str) -> list[str]:
    """All places where two answers differ, with what stands around them."""
    found = SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes()
    return [
        f"{ours[max(0, a - 60) : b + 30]!r} or {theirs[max(0, c - 60) : d + 30]!r}"
        for kind, a, b, c, d in found
        if kind != "equal"
    ]


def _veiled(step: Step, viewer: int) -> Step:
    """A step in which things that the viewer has not heard of are others."""
    return replace(
        step,
        events=tuple(
            event
            if event.audience in (PUBLIC, viewer)
            else Event(event.name, event.audience, dict.fromkeys(event.fields, "a secret"))
            for event in step.events
        ),
    )
