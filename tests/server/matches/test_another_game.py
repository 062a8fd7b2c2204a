"""A game from elsewhere, registered by one line, is played by HTTP and by socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest

from tests.server.matches.test_play import choose, table_of
from tests.server.running import Player, Served, set_up
from tests.skirmish.game import SkirmishGame
from tests.skirmish.registered import skirmish

__all__ = ["skirmish"]

pytestmark = pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)


async def test_it_is_listed_and_played_by_http(
    skirmish: SkirmishGame, new_client: Callable[[], httpx.AsyncClient]
) -> None:
    """Its page, its scene, a match, looks, odds and reasons."""
    anna, boris = new_client(), new_client()
    listed = (await anna.get("games")).json()["games"]
    own = next(game for game in listed if game["game"] == "skirmish")
    assert (own["name"], [bot["bot"] for bot in own["bots"]]) == (
        "Skirmish",
        ["random", "monte-carlo"],
    )
    scenario = (await anna.get("games/skirmish/scenarios/parade")).json()
    assert [side["name"] for side in scenario["scene"]["sides"]] == ["Red", "Blue"]
    table = await set_up(anna, boris, "skirmish", "parade")
    for _ in range(12):
        seen = await table_of(anna, table.match)
        await choose(anna if seen["turn"] else boris, table.match)
    seen = await table_of(anna, table.match)
    assert seen["log"]["lines"]
    path = f"matches/{table.match}"
    look = await anna.post(f"{path}/ask", json={"what": "look", "things": ["unit:red:squad-1"]})
    assert look.status_code == 200, look.text
    why = await anna.post(f"{path}/ask", json={"what": "why", "choice": "to D3"})
    assert why.json()["text"]
    asked = anna if seen["turn"] else boris
    odds = await asked.post(f"{path}/ask", json={"what": "odds"})
    assert odds.status_code == 200, odds.text


async def test_it_is_played_to_the_end_by_socket(skirmish: SkirmishGame, served: Served) -> None:
    """Both players at random, and the record that is left."""
    async with (
        httpx.AsyncClient(base_url=served.api, timeout=30) as anna,
        httpx.AsyncClient(base_url=served.api, timeout=30) as boris,
    ):
        table = await set_up(anna, boris, "skirmish", "meeting")
        address = served.socket(table.match)
        players = [
            Player(side, address, token, seed, lang="pl")
            for seed, (side, token) in enumerate(table.tokens.items())
        ]
        for one in players:
            await one.sit_down()
        await asyncio.gather(*(one.play() for one in players))
        assert all(one.table["status"]["outcome"]["text"] for one in players)
        for one in players:
            assert one.errors == []
            await one.leave()
        record = await anna.get(f"matches/{table.match}/record")
        assert record.status_code == 200
        assert "game: skirmish" in record.text
