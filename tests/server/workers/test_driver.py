"""Bots and standing answers at the table: they answer, also after a restart or a lost worker."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import update

from fieldcraft.core import PUBLIC
from fieldcraft.server.app import create_app
from fieldcraft.server.services import Services
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.schema import seats
from fieldcraft.server.workers.driver import Driver
from fieldcraft.server.workers.pool import Pool, PoolFailed
from tests.server.running import PATIENCE

SIDES = ("us", "de")
pytestmark = pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """The same with a worker, which answers at once."""
    quick = {"workers": 1, "warm_workers": False, "bot_pace": 0.0, "standing_delay": 0.0}
    return settings.model_copy(update=quick)


async def make(client: httpx.AsyncClient, **kinds: str) -> str:
    """A match of La Raye with these seats; a bot is named by itself."""
    wish = {
        side: {"kind": "bot", "bot": kind} if kind in ("random", "greedy") else {"kind": kind}
        for side, kind in kinds.items()
    }
    body = {"game": "normandy", "scenario": "la-raye", "seats": wish}
    made = await client.post("matches", json=body)
    assert made.status_code == 201, made.text
    return str(made.json()["match"])


async def table_of(client: httpx.AsyncClient, match: str, **query: str) -> dict[str, Any]:
    """The table as the client sees it."""
    answer = await client.get(f"matches/{match}/table", params=query)
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    return table


async def until(check: Callable[[], Any]) -> Any:
    """What a check gives as soon as it gives something."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await check()
            if found:
                return found
            await asyncio.sleep(0.02)


async def my_turn(client: httpx.AsyncClient, match: str) -> dict[str, Any]:
    """The table as soon as the client is asked, or all is over."""

    async def asked() -> dict[str, Any] | None:
        table = await table_of(client, match)
        return table if table["turn"] or table["status"]["state"] == "over" else None

    found: dict[str, Any] = await until(asked)
    return found


async def choose(client: httpx.AsyncClient, match: str, words: str, decision: int) -> None:
    """Choose, which must be accepted."""
    answer = await client.post(
        f"matches/{match}/choices", json={"decision": decision, "choice": words}
    )
    assert answer.status_code == 200, answer.text


async def test_a_bot_answers_until_a_person_is_asked(client: httpx.AsyncClient) -> None:
    """It bids at once, and plays its own turns as often as a person lets it."""
    match = await make(client, us="me", de="greedy")
    for _ in range(12):
        table = await my_turn(client, match)
        await choose(
            client, match, table["turn"]["options"][0]["choice"], table["turn"]["decision"]
        )
    spectator = await table_of(client, match, **{"as": "spectator"})
    told = {line["event"].get("side") for line in spectator["log"]["lines"]}
    assert set(SIDES) <= told


async def test_a_match_of_bots_outlives_its_workers(
    client: httpx.AsyncClient, services: Services
) -> None:
    """While two bots play, their worker is killed again and again in the middle of a thought."""
    match = await make(client, us="greedy", de="greedy")
    killed: set[int] = set()

    async def far() -> bool:
        for pid in services.workers.processes:
            if pid not in killed and len(killed) < 3:
                live = await services.registry.open(match)
                before = live.number
                # Stopped, it has its task or gets it; then it is gone without an answer.
                os.kill(pid, signal.SIGSTOP)
                await asyncio.sleep(0.05)
                killed.add(pid)
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                assert live.number - before < 5
        return len(killed) == 3 and (await services.registry.open(match)).number > 60

    await until(far)
    live = await services.registry.open(match)
    assert live.failed_bots == set()


async def test_a_bot_that_cannot_think_does_no_harm(
    client: httpx.AsyncClient, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something that is offered is chosen for it, and the table says so; later it thinks again."""

    async def fail(self: Pool, task: str, body: Any) -> Any:
        raise PoolFailed("for this test")

    with monkeypatch.context() as patch:
        patch.setattr(Pool, "ask", fail)
        match = await make(client, us="me", de="greedy")
        table = await my_turn(client, match)
        await until(lambda: _answered(client, match, "de"))
        table = await table_of(client, match)
        assert table["status"]["players"]["de"]["trouble"] is True
        assert table["status"]["players"]["us"]["trouble"] is False
    for _ in range(20):
        table = await my_turn(client, match)
        if not table["status"]["players"]["de"]["trouble"]:
            return
        offered = [one["choice"] for one in table["turn"]["options"]]
        words = "end" if "end" in offered else offered[0]
        await choose(client, match, words, table["turn"]["decision"])
    pytest.fail("the bot never thought again")


async def _answered(client: httpx.AsyncClient, match: str, side: str) -> bool:
    return side not in (await table_of(client, match))["waiting"]["sides"]


async def test_bots_go_on_after_a_restart(settings: Settings) -> None:
    """A server that stops in the middle of a bot's turn plays on when it starts again."""
    slow = settings.model_copy(update={"bot_pace": 3600.0})
    async with running(slow) as (client, services):
        match = await make(client, us="greedy", de="random")
        await asyncio.sleep(0.2)
        assert (await services.registry.open(match)).number == 0
    async with running(settings) as (client, services):
        await until(lambda: _moved(services, match))


async def _moved(services: Services, match: str) -> bool:
    return bool((await services.registry.open(match)).number > 3)


@pytest.fixture
def pace() -> float:
    """How long a bot waits in the next test."""
    return 0.4


async def test_a_bot_takes_its_time(settings: Settings, pace: float) -> None:
    """What a bot does comes so long after what others saw before, whatever it thinks."""
    async with running(settings.model_copy(update={"bot_pace": pace})) as (client, services):
        match = await make(client, us="greedy", de="greedy")
        await until(lambda: _moved(services, match))
        live = await services.registry.open(match)
        gaps = [
            later.at - earlier.at
            for step, (earlier, later) in zip(
                live.match.steps, itertools.pairwise(live.entry_index), strict=False
            )
            if any(event.audience == PUBLIC for event in step.events)
        ]
        assert min(gaps) > 0.1


async def test_standing_answers_are_given(client: httpx.AsyncClient, services: Services) -> None:
    """A seat that has said what it plays is not asked; what it takes back it is asked again."""
    match = await make(client, us="me", de="greedy")
    while (table := await my_turn(client, match))["turn"]["question"] != "play":
        words = table["turn"]["options"][0]["choice"]
        await choose(client, match, words, table["turn"]["decision"])
    words = table["turn"]["options"][0]["choice"]
    await _stand(services, match, "us", f"never ask play: {words}")

    async def played() -> bool:
        return bool((await table_of(client, match))["turn"]["question"] == "use")

    await until(played)
    live = await services.registry.open(match)
    assert live.match.steps[-1].entry.text == words
    named = {"decision": (await table_of(client, match))["answered"]}
    undone = await client.post(f"matches/{match}/undo", json=named)
    assert undone.json()["turn"]["question"] == "play"
    await asyncio.sleep(0.2)
    assert (await table_of(client, match))["turn"]["question"] == "play"


async def test_a_second_yes_is_left_to_the_player(
    client: httpx.AsyncClient, services: Services
) -> None:
    """A standing answer that would end a turn with cards in hand is not given."""
    match = await make(client, us="me", de="greedy")
    await _stand(services, match, "us", "never ask play: end")
    while (table := await my_turn(client, match))["turn"]["question"] != "play":
        words = table["turn"]["options"][0]["choice"]
        await choose(client, match, words, table["turn"]["decision"])
    assert any(one["choice"] == "end" and one["confirm"] for one in table["turn"]["options"])
    await asyncio.sleep(0.2)
    assert (await table_of(client, match))["turn"]["question"] == "play"


async def _stand(services: Services, match: str, side: str, words: str) -> None:
    """Give a seat a standing answer, as its page does."""
    async with services.database.write() as writing:
        await writing.execute(
            update(seats).where(seats.c.match == match, seats.c.side == side).values(standing=words)
        )
    await services.broadcaster.status_changed(match)
    services.parts["driver"].changed(match)


async def test_a_stopped_driver_stays_stopped(
    client: httpx.AsyncClient, services: Services
) -> None:
    """Stopped in the middle of a match of bots it begins nothing new, or no server would end."""
    match = await make(client, us="greedy", de="greedy")
    await until(lambda: _moved(services, match))
    await services.parts["driver"].stop()
    live = await services.registry.open(match)
    await asyncio.sleep(0)  # an answer that was just begun asks for the lock now
    async with live.lock:  # and one on its way to the disk has got there
        number = live.number
    services.parts["driver"].changed(match)
    await asyncio.sleep(0.3)
    assert live.number == number


async def test_a_second_driver_does_no_harm(client: httpx.AsyncClient, services: Services) -> None:
    """Two drivers at one match answer each question once."""
    second = Driver(services, services.workers)
    second.start()
    try:
        match = await make(client, us="greedy", de="greedy")
        await until(lambda: _moved(services, match))
        live = await services.registry.open(match)
        async with live.lock:
            numbers = list(live.numbers)
        assert numbers == sorted(set(numbers))
    finally:
        await second.stop()


def running(settings: Settings) -> Any:
    """A server and a client, started and stopped."""
    from contextlib import asynccontextmanager

    @asynccontextmanager
    async def whole() -> AsyncIterator[tuple[httpx.AsyncClient, Services]]:
        app: FastAPI = create_app(settings)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(
                transport=transport, base_url="http://table.test/api/v1"
            ) as client:
                yield client, app.state.services

    return whole()
