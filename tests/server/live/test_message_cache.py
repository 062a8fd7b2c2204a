"""What is told to whom: whole tables and what has changed, players before spectators."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

import httpx
import orjson
import pytest

from fieldcraft import games
from fieldcraft.server.live.listeners import TOGETHER, Listeners
from fieldcraft.server.live.match import LiveMatch
from fieldcraft.server.live.messages.cache import Sent
from fieldcraft.server.services import Services
from tests.server.running import Player, Served, changed, set_up

on_sqlite = pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
NewClient = Callable[[], httpx.AsyncClient]


class Nobody:
    """Somebody who listens, and does nothing about it."""

    def __init__(self, viewpoint: str, heard: list[str] | None = None) -> None:
        self.viewpoint = viewpoint
        self.heard = heard if heard is not None else []

    def changed(self, what: str) -> None:
        self.heard.append(f"{self.viewpoint} {what}")

    def forward(self, value: Mapping[str, object]) -> None:
        """Nothing is done about it."""

    def recheck_access(self, person: str) -> None:
        """Nothing is done about it."""


@on_sqlite
@pytest.mark.parametrize("game", games.keys())
async def test_what_has_changed_makes_the_whole(served: Served, game: str) -> None:
    """Whoever asks for changes only sees what those see who do not."""
    async with (
        httpx.AsyncClient(base_url=served.api, timeout=30) as anna,
        httpx.AsyncClient(base_url=served.api, timeout=30) as boris,
    ):
        table = await set_up(anna, boris, game, games.get(game).scenarios()[0])
    address = served.socket(table.match)
    players = {side: Player(side, address, token) for side, token in table.tokens.items()}
    whole = [Player(one, address, token, changes=False) for one, token in table.tokens.items()]
    watching = Player("spectator", address, "", keep=True)
    everyone = [*players.values(), *whole, watching]
    for one in everyone:
        await one.sit_down()
        await one.until("table")
    for _ in range(40):
        turns = [one for one in players.values() if one.table["turn"] is not None]
        await turns[0].choose()
        await _up_to_date(turns[0])
        for one in (*players.values(), *whole):
            await _up_to_date(one)
        for other in whole:
            one = players[other.side]
            assert one.table == other.table
            assert list(one.table["view"]) == list(other.table["view"])
    for one in everyone:
        await one.leave()


async def _up_to_date(player: Player) -> None:
    """Hear all that is due: a pong is sent before a table that waits, and another after it."""
    for _ in range(2):
        await player.send({"type": "ping"})
        await player.until("pong")


def _something(live: LiveMatch, side: str) -> str:
    """A choice after which the set-up goes on."""
    return next(one for one in live.match.options(side) if one not in ("quick", "ready"))


@on_sqlite
async def test_a_hidden_choice_is_no_news(new_client: NewClient, services: Services) -> None:
    """Whoever asks between two tables is told the next in the same way as who does not."""
    table = await set_up(new_client(), new_client(), "combat-commander", "lipki-farm")
    live = await services.registry.open(table.match)
    axis, allies = table.sides
    live.listeners.add(Nobody(allies))
    forms = []
    for hidden in (0, 2):
        sent = live.messages.news(allies, "en", 0, None, Sent()).sent
        for _ in range(hidden):
            await live.choose(axis, live.decision(axis), _something(live, axis))
        live.messages.table(allies, "ru")
        before = orjson.loads(live.messages.table(allies, "en"))
        await live.choose(allies, live.decision(allies), _something(live, allies))
        message = live.messages.news(allies, "en", 0, None, sent).message
        told = orjson.loads(message)
        whole = orjson.loads(live.messages.table(allies, "en"))
        assert changed(before["view"], told["changes"]) == whole["view"]
        forms.append(sorted(told))
    assert forms[0] == forms[1]
    assert "view" not in forms[0]
    assert "status" not in forms[0]


@on_sqlite
async def test_who_comes_back_sees_the_whole(new_client: NewClient, services: Services) -> None:
    """After the last listener has gone nothing is kept, and what is told is the same."""
    table = await set_up(new_client(), new_client())
    live = await services.registry.open(table.match)
    nobody = Nobody("us")
    live.listeners.add(nobody)
    before = live.messages.table("us", "en")
    live.listeners.discard(nobody)
    live.tell("presence")
    assert orjson.loads(before)["view"]["side"] == "us"
    assert live.messages.table("us", "en") == before


async def test_players_are_told_before_spectators() -> None:
    """A crowd is told in groups, each once, with the last of what has changed."""
    heard: list[str] = []
    listeners = Listeners()
    for number in range(3 * TOGETHER):
        listeners.add(Nobody("spectator", heard))
        if number % TOGETHER == 0:
            listeners.add(Nobody("us", heard))
    listeners.tell("table")
    listeners.tell("status")
    listeners.tell("table")
    assert sorted(heard) == ["us status"] * 3 + ["us table"] * 6
    while len(heard) < 9 + 6 * TOGETHER:
        await asyncio.sleep(0.001)
    assert heard[9:] == ["spectator table", "spectator status"] * 3 * TOGETHER
