"""`fieldcraft serve`, killed at any moment: nothing acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import pytest

from fieldcraft.server.settings import Settings
from tests.siege.hosts import BadLine, Host, Zygote
from tests.siege.sizes import Part, size
from tests.siege.traffic import Said, Traffic, explained, insist_on_all, known_matches

pytestmark = [pytest.mark.slow, pytest.mark.timeout(0)]
KINDS = {"sqlite-1": 0.34, "postgres-1": 0.33, "postgres-2": 0.33}
"""Database and processes; the share of all kills."""
BATCH = 25
"""Kills before what is stored is compared with what was promised."""
FRESH = 0.05
"""The share of starts in an interpreter of their own."""


def test_the_check_notices() -> None:
    """Something missing, doubled, refused or out of order is found."""
    a, b, undo = ("choice", "a"), ("choice", "b"), ("undo", "a")
    said = [Said("choice", "a", True), Said("choice", "b"), Said("undo", None, True)]
    assert explained(said, [a, undo])
    assert explained(said, [a, b, undo])
    assert not explained(said, [a, b])
    assert not explained(said, [a, a, undo])
    assert not explained([Said("choice", "a", False)], [a])
    assert not explained([Said("choice", "a", True)] * 2, [a])


@pytest.fixture
def zygote() -> Iterator[Zygote]:
    """Starts servers."""
    made = Zygote()
    yield made
    made.close()


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """Database and number of processes."""
    return str(request.param)


@pytest.fixture
def database_kind(kind: str) -> str:
    """The database of this kind."""
    return kind.partition("-")[0]


async def test_nothing_acknowledged_is_lost(
    settings: Settings, kind: str, zygote: Zygote, part: Callable[[str], Part]
) -> None:
    """Killed under play, while starting, two in turn; all come back and go on."""
    running = part(f"kills {kind}")
    for kills, rng in running.batches(max(1, round(size("kills") * KINDS[kind])), BATCH):
        await _campaign(settings, int(kind[-1]), zygote, kills, rng, running)


async def _campaign(
    settings: Settings, number: int, zygote: Zygote, kills: int, rng: random.Random, part: Part
) -> None:
    with_bots = rng.random() < 0.5
    before = await known_matches(settings)
    with ExitStack() as stack:
        hosts = [Host(settings, zygote, int(with_bots and not one)) for one in range(number)]
        for host in hosts:
            stack.callback(host.end)
            host.start(fresh=rng.random() < FRESH)
        for host in hosts:
            await host.ready()
        line = BadLine(hosts[-1].port, rng)
        await line.start()
        traffic = Traffic([*(host.url for host in hosts), line.url], rng, with_bots)
        traffic.begin()
        storm = asyncio.create_task(line.storm())
        try:
            for _ in range(kills):
                await _kill_one(hosts, traffic, rng, part)
            await traffic.promises(10)
        except Exception as error:
            error.add_note("\n".join(host.told() for host in hosts))
            raise
        finally:
            storm.cancel()
            with suppress(asyncio.CancelledError):
                await storm
            await line.close()
            await traffic.end()
    await insist_on_all(settings, traffic.ledgers, before, len(traffic.tasks))
    part.count("acknowledged", traffic.promised())
    part.count("matches", len(traffic.ledgers))
    part.count("dice checked", traffic.checked)
    part.count("requests repeated", traffic.repeats)
    part.count("sockets broken", sum(one.breaks for one in traffic.soldiers))
    part.count("lines cut", line.cuts)


async def _kill_one(hosts: list[Host], traffic: Traffic, rng: random.Random, part: Part) -> None:
    """Kill a server at some moment, perhaps again while it starts."""
    host = rng.choice(hosts)
    await traffic.promises(rng.randint(1, 25))
    await asyncio.sleep(rng.uniform(0, 0.05))
    host.kill()
    part.count("kills")
    host.start(fresh=rng.random() < FRESH)
    if rng.random() < 0.1:
        await asyncio.sleep(rng.uniform(0, 0.6))
        if host.is_alive():
            host.kill()
            part.count("kills")
            part.count("of those while starting")
        host.start(fresh=False)
    await host.ready()
