"""Nothing hidden leaves the server: whole streams, as they go over the line.

Two worlds with the same dice differ only in what one side has done hidden from the other: how
often, what, and what it took back.  The other side's stream, and a spectator's, are the same byte
for byte until the hidden things are turned up.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

from fieldcraft import games
from fieldcraft.server.services import Services
from tests.games.traits import traits_of
from tests.server.running import Player, Served, Table, same_exchange, set_up

pytestmark = pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)


@pytest.fixture
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match of the test has the same id's worth of chance: the same key."""
    same_exchange(monkeypatch, lambda: bytes(range(32)))


async def world(served: Served, game: str, seed: int, steps: int) -> tuple[Table, list[str]]:
    """Let the second side do so much in secret while the first and a spectator look on."""
    async with (
        httpx.AsyncClient(base_url=served.api, timeout=30) as anna,
        httpx.AsyncClient(base_url=served.api, timeout=30) as boris,
    ):
        scenario = traits_of(game).secretive or games.get(game).scenarios()[0]
        table = await set_up(anna, boris, game, scenario)
    address = served.socket(table.match)
    first, second = games.get(game).sides
    watchers = [
        Player(first, address, table.tokens[first], keep=True),
        Player("spectator", address, "", keep=True),
    ]
    hidden = Player(second, address, table.tokens[second], seed)
    for one in (*watchers, hidden):
        await one.sit_down()
        await one.until("table")
    rng = random.Random(seed)
    for _ in range(steps):
        turn = hidden.table["turn"]
        if turn is None or (hidden.table["can_undo"] and rng.random() < 0.3):
            await hidden.send({"type": "undo", "id": 1})
        else:
            # The last step of a set-up would be noticed, and should be: it ends the branch.
            options = [one["choice"] for one in turn["options"] if one["role"] != "pass"]
            await hidden.choose(rng.choice(options))
        await hidden.until("table")
        if not traits_of(game).unnoticed:
            break  # a bid is noticed, as the printed game has it; which card is not
    for one in watchers:
        await one.send({"type": "ask", "id": 7, "what": "odds"})
        await one.send({"type": "choose", "id": 8, "decision": 0, "choice": "dance"})
        await one.send({"type": "undo", "id": 9})
        await one.send({"type": "hello", "as": one.side, "lang": "ru", "log": 0})
        await one.until("table")
        await one.send({"type": "ping"})
        await one.until("pong")
    for one in (*watchers, hidden):
        await one.leave()
    return table, [_without_ids(one.raw, table) for one in watchers]


def _without_ids(raw: list[str], table: Table) -> str:
    """A stream without who is there, which the order of sitting down decides, and the id."""
    return "\n".join(line for line in raw if '"type":"presence"' not in line).replace(
        table.match, "MATCH"
    )


@pytest.mark.usefixtures("same_dice")
@pytest.mark.parametrize("game", games.keys())
async def test_two_worlds_sound_alike(served: Served, game: str) -> None:
    """What the second side does hidden shows nowhere: not by number, words, time or errors.

    Clauses: U-902.
    """
    streams = []
    told: set[str] = set()
    for seed, steps in ((1, 3), (2, 9)):
        table, stream = await world(served, game, seed, steps)
        streams.append(stream)
        assert served.services is not None
        live = await served.services.registry.open(table.match)
        told.add(str([(step.side, step.option) for step in live.match.steps]))
    assert len(told) == 2, "both worlds are the same: the test could not have failed"
    assert streams[0] == streams[1]
    assert all('"type":"table"' in stream for stream in streams[0])


async def test_no_secret_goes_over_the_line(served: Served) -> None:
    """While a match runs neither its key nor what it is made of nor a digest leaves."""
    async with (
        httpx.AsyncClient(base_url=served.api, timeout=30) as anna,
        httpx.AsyncClient(base_url=served.api, timeout=30) as boris,
    ):
        table = await set_up(anna, boris)
        address = served.socket(table.match)
        players = [Player(s, address, t, keep=True) for s, t in table.tokens.items()]
        for one in players:
            await one.sit_down()
        playing = [asyncio.create_task(one.play(25)) for one in players]
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        pages = [
            (await anna.get(f"matches/{table.match}{path}")).text
            for path in ("", "/table", "/table?as=spectator", "/scene", "/log", "/record")
        ]
        for one in players:
            await one.leave()
    assert isinstance(served.services, Services)
    live = await served.services.registry.open(table.match)
    assert live.state == "running"
    secrets = _secrets(served.services, live)
    said = "\n".join([*pages, *(line for one in players for line in one.raw)])
    assert len(secrets) > 5
    assert [name for name, secret in secrets.items() if secret in said] == []


def _secrets(services: Services, live: Any) -> dict[str, str]:
    """Everything that would open a match."""
    found = {
        "key": live.match.header.key,
        "share": live.dice.exchange.shares["server"],
        "server": services.settings.secret,
        "digest now": live.match.state.digest(),
    }
    for place, step in enumerate(live.match.steps):
        if step.digest:
            found[f"digest {place}"] = step.digest
    return found
