"""Orders that players leave behind: carried out for them, told to them, and to nobody else."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

import httpx
import pytest

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.core.policy import answer
from fieldcraft.record.standing_order import ASK, read_order
from fieldcraft.server.services import Services
from fieldcraft.server.settings import Settings
from tests.server.live.test_other_hands import Clients, everything
from tests.server.matches.test_seats import code
from tests.server.records.test_records_online import at_hand
from tests.server.running import Table, same_exchange, set_up
from tests.server.workers.test_driver import running, settings, until

__all__ = ["at_hand", "settings"]  # fixtures
pytestmark = pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
CC = "combat-commander"
FIRE = "fire at anyone with 1 firepower"


async def leave(client: httpx.AsyncClient, match: str, *lines: str) -> httpx.Response:
    """Leave orders at one's seat."""
    return await client.post(f"matches/{match}/standing/lines", json={"lines": lines})


async def log_of(client: httpx.AsyncClient, match: str) -> list[str]:
    """The lines of the log that somebody is shown, as text."""
    lines = (await client.get(f"matches/{match}/table")).json()["log"]["lines"]
    return ["".join(part["text"] for part in line["parts"]) for line in lines]


async def test_an_order_is_carried_out_and_told_to_its_owner_alone(
    new_client: Clients, services: Services, at_hand: None
) -> None:
    """The bid is made; the log of its owner says by which order, and no other door does."""
    anna, boris, stranger = new_client(), new_client(), new_client()
    table = await set_up(anna, boris, visibility="public")
    assert (await leave(anna, table.match, "bid lowest else ask")).status_code == 200
    live = await services.registry.open(table.match)
    await until(lambda: _made(live, 1))
    assert live.match.steps[-1].entry.text.startswith("bid ")
    told = [one for one in await log_of(anna, table.match) if one.startswith("Your order was")]
    assert told == [
        "Your order was carried out: Every round, bid my lowest card for initiative",
    ]
    others = [
        (await client.get(f"matches/{table.match}{path}")).text
        for client in (boris, stranger)
        for path in ("", "/table", "/log", "/export")
    ]
    assert not any("order was" in text or "bid lowest" in text for text in others)
    assert "standing-order" in (await anna.get(f"matches/{table.match}/table")).text
    # Not even when all is over: the record knows choices, not what made them.
    await live.act(lambda: "abandon")
    for path in ("/record", "/log?as=us", "/log?as=all", "/positions?from=0&to=5&as=us"):
        text = (await boris.get(f"matches/{table.match}{path}")).text
        assert "standing-order" not in text
        assert "lowest" not in text


async def _made(live: Any, count: int) -> bool:
    return bool(live.number >= count)


async def _react(services: Services, table: Table) -> tuple[Any, int]:
    """Play Combat Commander on until somebody could fire at those who move."""
    live = await services.registry.open(table.match)
    policy = games.get(CC).policy()
    fire = read_order(CC, FIRE)
    assert policy is not None
    assert fire is not None
    for _ in range(600):
        match = live.match
        side = match.waiting[0]
        state = match.state
        if fire.answer(state, side) != ASK and state.question(side) == "react":
            return live, side
        word = match.sides[side]
        await live.choose(word, live.decision(word), state.word(answer(state, side, policy)))
    raise AssertionError("nobody could fire")


async def test_fire_is_left_as_an_order(
    new_client: Clients, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole attack is declared by the order, told once; the mover only sees the fire."""
    same_exchange(monkeypatch, lambda: key_from_seed(3))
    clients = (new_client(), new_client())
    table = await set_up(*clients, game=CC, scenario="lipki-farm")
    live, side = await _react(services, table)
    owner, mover = clients[side], clients[1 - side]
    before = live.number
    here = live.match.state.subject(side).refs[0]
    assert (await leave(owner, table.match, f"fire at {here} with 1 firepower")).status_code == 200

    async def fired() -> bool:
        steps = live.match.steps[before:]
        return any(event.name == "fires" for step in steps for event in step.events)

    await until(fired)
    told = [one for one in await log_of(owner, table.match) if one.startswith("Your order was")]
    place = here.partition(":")[2]
    assert told == [
        f"Your order was carried out: Fire at any unit that enters {place}, "
        "with at least 1 firepower"
    ]
    assert not any("Your order" in one for one in await log_of(mover, table.match))


async def _answers(
    new_client: Clients,
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    lines: tuple[str, ...],
    game: str,
    scenario: str,
) -> list[str]:
    """All that one side and a stranger can get out of the server, the other having left orders."""
    same_exchange(monkeypatch, lambda: key_from_seed(0))
    anna, boris, stranger = new_client(), new_client(), new_client()
    for client in (anna, stranger):
        client.headers["Accept-Encoding"] = "identity"
    table = await set_up(anna, boris, game=game, scenario=scenario, visibility="public")
    live = await services.registry.open(table.match)
    first, second = table.sides
    if lines:
        assert (await leave(boris, table.match, *lines)).status_code == 200
    told: list[str] = []
    policy = games.get(game).policy()
    assert policy is not None
    for _ in range(12):
        await asyncio.sleep(0.02)  # a driver that had something to answer would have
        side = live.match.waiting[0]
        word = live.match.sides[side]
        choice = live.match.state.word(answer(live.match.state, side, policy))
        await live.choose(word, live.decision(word), choice)
    found = await everything(table.match, live, anna, stranger)
    told += [
        one.replace(f'"{first}"', '"FIRST"').replace(f'"{second}"', '"SECOND"') for one in found
    ]
    assert live.match.state.digest()
    await live.act(lambda: "abandon")
    return told


@pytest.mark.parametrize(
    ("game", "scenario", "lines"),
    [
        ("normandy", "la-raye", ("in round 99 bid lowest else ask", "bid card:mortar else ask")),
        (CC, "lipki-farm", ("fire at hex:A1 with 99 firepower", "dig in at hex:O10")),
    ],
)
async def test_orders_that_wait_are_noticed_by_nobody(
    new_client: Clients,
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    at_hand: None,
    game: str,
    scenario: str,
    lines: tuple[str, ...],
) -> None:
    """With and without them, every answer to the others is the same, byte for byte."""
    monkeypatch.setattr(services, "now", lambda: 2_000_000.0)
    monkeypatch.setattr(secrets, "token_hex", lambda size: "0" * (2 * size))
    if game == "normandy":
        lines = lines[:1]  # which card is dealt depends on the key
    with_orders = await _answers(new_client, services, monkeypatch, lines, game, scenario)
    without = await _answers(new_client, services, monkeypatch, (), game, scenario)
    assert len(with_orders) > 60
    for ours, theirs in zip(with_orders, without, strict=True):
        assert ours == theirs


async def test_an_order_outlives_the_server(settings: Settings) -> None:
    """It is kept with the seat, carried out after a restart, and told after the next."""
    slow = settings.model_copy(update={"standing_delay": 3600.0})
    async with running(slow) as (client, services):
        made = await client.post(
            "matches",
            json={"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}},
        )
        match, token = made.json()["match"], made.json()["seats"]["de"]["token"]
        transport = client._transport
        async with httpx.AsyncClient(transport=transport, base_url=client.base_url) as other:
            assert (await other.post("seats/claim", json={"token": token})).status_code == 200
        assert (await leave(client, match, "bid highest else ask")).status_code == 200
        await asyncio.sleep(0.1)
        assert (await services.registry.open(match)).number == 0
        cookies = client.cookies
    async with running(settings) as (client, services):
        live = await services.registry.open(match)
        await until(lambda: _made(live, 1))
    async with running(settings) as (client, services):
        client.cookies = cookies
        assert any("Every round, bid my highest" in one for one in await log_of(client, match))


async def test_an_order_that_can_never_apply_is_refused(new_client: Clients) -> None:
    """With the reason; and what stood there stays."""
    anna, boris = new_client(), new_client()
    table = await set_up(anna, boris, game=CC, scenario="lipki-farm")
    path = f"matches/{table.match}/standing"
    good = await leave(anna, table.match, FIRE)
    assert [one["line"] for one in good.json()["lines"]] == [FIRE]
    bad = await leave(anna, table.match, "fire at hex:Z9 with 6 firepower")
    assert code(bad) == (409, "unknown-hex")
    assert bad.json()["error"]["message"] == "There is no hex “Z9”. Hexes run from A1 to O10."
    both = await leave(anna, table.match, "let pass hex:B2", "fire at hex:B2 with 101 percent")
    assert code(both) == (409, "never-likely")
    assert code(await anna.put(path, json={"text": "dig in at hex:Q9"})) == (409, "unknown-hex")
    assert (await anna.get(path)).json()["text"] == FIRE


async def test_what_may_be_left_is_offered_and_proposed(new_client: Clients) -> None:
    """By hex in the reader's language; what is in force is not proposed again."""
    anna, boris = new_client(), new_client()
    table = await set_up(anna, boris, game=CC, scenario="lipki-farm")
    path = f"matches/{table.match}/standing"
    offers = (await anna.get(f"{path}/offers", params={"at": "hex:D3"})).json()["offers"]
    first = [one["choices"][0] for one in offers]
    assert {
        "line": "fire at hex:D3 with 6 firepower",
        "label": "Fire at any unit that enters D3, with at least 6 firepower",
    } in first
    assert {"line": "ask about hex:D3", "label": "Always ask me about D3"} in first
    assert (await anna.get(f"{path}/offers", params={"at": "hex:Z9"})).json() == {"offers": []}
    assert code(await new_client().get(f"{path}/offers", params={"at": "hex:D3"}))[0] == 403
    anna.headers["Accept-Language"] = "pl"
    proposed = (await anna.get(path)).json()["proposed"]
    assert "Resztę przepuszczaj do mojej tury" in [one["label"] for one in proposed]
    left = await leave(anna, table.match, *[one["line"] for one in proposed])
    assert [one["line"] for one in left.json()["lines"]] == [one["line"] for one in proposed]
    assert left.json()["proposed"] == []
    assert json.loads((await boris.get(path)).text)["lines"] == []
