"""A live clock knows people: it starts with both, adds by the turn, and waits for who is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from fieldcraft import games
from fieldcraft.core import Event
from fieldcraft.server.live.presence.absence import LIVE_SECONDS, UNTIMED_SECONDS
from fieldcraft.server.live.presence.connected import TOUCH_SECONDS
from fieldcraft.server.matches.turns import turns_of
from fieldcraft.server.services import Services
from fieldcraft.server.storage.schema import entries
from tests.server.conftest import Clock
from tests.server.matches.test_play import act, choose, seated_pair, table_of
from tests.server.matches.test_seats import code
from tests.server.running import Player, Served, come, leave, set_up

Clients = Callable[[], httpx.AsyncClient]
LIVE = {"kind": "live", "minutes": 10, "increment": 5}
ONE = pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)


async def left(client: httpx.AsyncClient, match: str) -> list[int]:
    """The whole seconds that both sides have left."""
    sides = (await client.get(f"matches/{match}/clocks")).json()["sides"]
    return [round(one["left"] / 1000) for one in sides.values()]


async def test_an_absent_host_does_not_lose_time(
    new_client: Clients, services: Services, clock: Clock
) -> None:
    """The guest sits down and waits; the clocks start when the host comes, for both."""
    anna, boris, table = await seated_pair(new_client, pace=LIVE)
    await come(services, table.match, "de")
    clock.pass_by(3600)
    assert await left(anna, table.match) == [600, 600]
    assert code(await act(boris, table.match, "claim-flag")) == (409, "flag-up")
    await come(services, table.match, "us")
    clock.pass_by(60)
    assert await left(anna, table.match) == [540, 540]  # both are asked for a bid
    leave(services, table.match, "us")
    clock.pass_by(60)
    assert await left(anna, table.match) == [480, 480]  # nobody stops the clocks by leaving


@ONE
async def test_two_who_play_without_a_socket_are_at_the_table(
    new_client: Clients, services: Services, clock: Clock
) -> None:
    """A script that answers over HTTP is there, for a while."""
    anna, boris, table = await seated_pair(new_client, pace=LIVE)
    await choose(anna, table.match)
    clock.pass_by(TOUCH_SECONDS + 1)
    await choose(boris, table.match)
    assert (await anna.get(f"matches/{table.match}/clocks")).json()["paused"]
    shown = await table_of(anna, table.match)
    first, second = (anna, boris) if shown["turn"] else (boris, anna)
    await choose(first, table.match)
    await come(services, table.match, "us" if first is boris else "de")
    assert not (await second.get(f"matches/{table.match}/clocks")).json()["paused"]


@ONE
async def test_sockets_start_the_clock(served: Served) -> None:
    """Over the wire: the second to connect starts it, and both are told."""
    async with (
        httpx.AsyncClient(base_url=served.api, timeout=30) as anna,
        httpx.AsyncClient(base_url=served.api, timeout=30) as boris,
    ):
        table = await set_up(anna, boris, pace=LIVE)
    address = served.socket(table.match)
    one, two = (Player(side, address, token) for side, token in table.tokens.items())
    await one.sit_down()
    await one.until("table")
    assert not any(clock["running"] for clock in one.table["status"]["clocks"].values())
    await two.sit_down()
    while not all(clock["running"] for clock in (await one.until("status"))["clocks"].values()):
        pass
    await two.leave()
    away = (await one.until("status"))["players"]["de"]
    assert not away["online"]
    assert 0 < away["away"] <= LIVE_SECONDS * 1000
    await one.leave()


async def test_who_waits_may_end_the_match_after_a_stated_time(
    new_client: Clients, services: Services, clock: Clock
) -> None:
    """Never by itself, never before, never while the other is there or need not answer."""
    anna, boris, table = await seated_pair(new_client, pace=LIVE)
    await come(services, table.match)
    await choose(anna, table.match)
    assert code(await act(anna, table.match, "claim-left")) == (409, "not-away")
    leave(services, table.match, "de")
    clock.pass_by(LIVE_SECONDS - 30)
    early = await act(anna, table.match, "claim-left")
    assert code(early) == (409, "away-too-short")
    assert "30 seconds" in early.json()["error"]["message"]
    away = (await table_of(anna, table.match))["status"]["players"]
    assert away["us"]["away"] is None
    assert 29_000 < away["de"]["away"] < 31_000
    clock.pass_by(40)
    shown = await table_of(anna, table.match)
    assert (shown["status"]["state"], shown["status"]["players"]["de"]["away"]) == ("running", 0)
    assert code(await act(boris, table.match, "claim-left")) == (409, "not-away")
    over = (await act(anna, table.match, "claim-left")).json()["status"]
    assert (over["outcome"]["winner"], over["outcome"]["reason"]) == ("us", "leave")


@ONE
async def test_who_comes_back_in_time_plays_on(
    new_client: Clients, services: Services, clock: Clock
) -> None:
    """And the time counts afresh when he leaves again."""
    anna, _, table = await seated_pair(new_client, pace=LIVE)
    await come(services, table.match)
    await choose(anna, table.match)
    leave(services, table.match, "de")
    clock.pass_by(LIVE_SECONDS + 1)
    await come(services, table.match, "de")
    assert code(await act(anna, table.match, "claim-left")) == (409, "not-away")
    leave(services, table.match, "de")
    assert code(await act(anna, table.match, "claim-left")) == (409, "away-too-short")


@ONE
async def test_a_match_that_nobody_came_to_ends_without_a_winner(
    new_client: Clients, services: Services, clock: Clock
) -> None:
    """Before the clocks have started there is no win to claim, but no need to wait for ever."""
    _, boris, table = await seated_pair(new_client, pace=LIVE)
    await come(services, table.match, "de")
    clock.pass_by(LIVE_SECONDS + 1)
    assert code(await act(boris, table.match, "claim-left")) == (409, "clock-not-started")
    over = (await act(boris, table.match, "abandon")).json()["status"]
    assert (over["state"], over["outcome"]["winner"]) == ("over", None)


@ONE
@pytest.mark.parametrize(
    ("pace", "expected"),
    [({"kind": "untimed"}, 0), ({"kind": "correspondence", "bank": 1440, "gain": 1}, None)],
)
async def test_without_a_live_clock_absence_is_counted_in_weeks_or_by_the_bank(
    new_client: Clients,
    services: Services,
    clock: Clock,
    pace: dict[str, Any],
    expected: int | None,
) -> None:
    """Without a clock who waits may end it after two weeks; over days only the clock decides."""
    anna, _, table = await seated_pair(new_client, pace=pace)
    await choose(anna, table.match)
    clock.pass_by(UNTIMED_SECONDS - 60)
    assert (await table_of(anna, table.match))["status"]["players"]["de"]["away"] is None
    clock.pass_by(120)
    live = services.registry.loaded[table.match]
    live.tell("presence")  # somebody comes or goes: the status is told anew
    assert (await table_of(anna, table.match))["status"]["players"]["de"]["away"] == expected
    claimed = await act(anna, table.match, "claim-left")
    assert claimed.status_code == (200 if expected == 0 else 409)


@ONE
@pytest.mark.parametrize("game", ["normandy", "combat-commander"])
async def test_a_match_counts_the_turns_that_the_book_prints(
    new_client: Clients, services: Services, game: str
) -> None:
    """Each event that begins a turn counts once, and a takeback counts back."""
    anna, boris = new_client(), new_client()
    scenario = games.get(game).scenarios()[0]
    more = {"options": games.get(game).quick_options()}
    table = await set_up(anna, boris, game=game, scenario=scenario, pace=LIVE, **more)
    live = await services.registry.open(table.match)
    begun = [0, 0]
    for _ in range(80):
        for client in (anna, boris):
            turn = (await table_of(client, table.match))["turn"]
            if turn:
                passing = [one["choice"] for one in turn["options"] if one["role"] == "pass"]
                await choose(client, table.match, *passing[:1])
        if sum(turns_of(live.turns[-1], side) for side in (0, 1)) >= 3:
            break
    for step in live.match.steps:
        for event in step.events:
            side = live.match.game.turn_begun(event)
            if side >= 0:
                begun[side] += 1
    assert min(begun) >= 1
    assert [turns_of(live.turns[-1], side) for side in (0, 1)] == begun
    query = select(entries.c.turns).where(entries.c.match == table.match)
    async with services.database.read() as reading:
        stored = list((await reading.execute(query.order_by(entries.c.number))).scalars())
    assert stored == live.turns
    await act(anna, table.match, "offer-takeback", count=1)
    await act(boris, table.match, "accept")
    target = live.match.steps[-1].target
    assert target >= 0
    assert live.turns[-1] == (live.turns[target - 1] if target else 0)


def test_every_game_declares_its_turns() -> None:
    """What begins a turn names its side; anything else begins none."""
    for game in map(games.get, games.keys()):
        for number, side in enumerate(game.sides):
            assert game.turn_begun(Event("turn", -1, {"side": side})) == number
        assert game.turn_begun(Event("round", -1, {"number": 2})) == -1
