"""The replay of a running match tells a viewpoint nothing of what is hidden from it.

Two worlds with the same dice differ in how often, and what, the second side has chosen in secret.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from fieldcraft import games
from fieldcraft.server.services import Services
from tests.games.traits import traits_of
from tests.server.records.test_records_online import at_hand
from tests.server.running import same_exchange, set_up

Clients = Callable[[], httpx.AsyncClient]
__all__ = ["at_hand"]  # a fixture
pytestmark = pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)


async def world(
    new_client: Clients, services: Services, game: str, seed: int
) -> tuple[list[Any], Any]:
    """What the first side and a spectator can fetch after the second has chosen in secret."""
    anna, boris = new_client(), new_client()
    scenario = traits_of(game).secretive or games.get(game).scenarios()[0]
    match = (await set_up(anna, boris, game, scenario)).match
    second = games.get(game).sides[1]
    rng = random.Random(seed)
    live = await services.registry.open(match)
    for _ in range(seed):
        offered = [one for one in live.match.options(second) if one not in ("quick", "ready")]
        if not traits_of(game).unnoticed:
            await live.choose(second, live.decision(second), offered[seed % len(offered)])
            break
        await live.choose(second, live.decision(second), rng.choice(offered))
    fetched: list[Any] = []
    for client in (anna, new_client()):
        for path in ("log", "positions?from=0&to=50", "export", "record", "verify"):
            answer = await client.get(f"matches/{match}/{path}")
            fetched.append(answer.text.replace(match, "MATCH"))
        wish = {"what": "look", "things": ["deck"]}
        fetched.append((await client.post(f"matches/{match}/positions/50/ask", json=wish)).text)
    return fetched, [(step.side, step.option) for step in live.match.steps]


@pytest.mark.parametrize("game", games.keys())
async def test_replays_tell_nothing_hidden(
    new_client: Clients,
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    at_hand: None,
    game: str,
) -> None:
    """Log, positions, export and refusals are the same, byte for byte."""
    same_exchange(monkeypatch, lambda: bytes(range(32)))
    one, chosen = await world(new_client, services, game, 1)
    other, otherwise = await world(new_client, services, game, 2)
    assert chosen != otherwise
    assert one == other
    assert "not-over" in one[4]
