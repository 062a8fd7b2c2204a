"""Worker processes: they think, are replaced when they are lost, and end with the pool."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.server.workers.pool import TRIES, Pool, PoolFailed
from tests.server.running import PATIENCE


def task(bot: str = "greedy", seed: int = 3) -> dict[str, Any]:
    """What a bot is handed at the first bid of a match."""
    state = games.get("normandy").start("la-raye", key_from_seed(7))
    return {"bot": bot, "seed": seed, "game": "normandy", "view": state.view(0)}


def run(doing: Callable[[Pool], Awaitable[None]]) -> None:
    """Something with a pool of one worker, which is ended whatever happens."""

    async def whole() -> None:
        pool = Pool("bot_tasks", 1, PATIENCE, warm=False)
        try:
            async with asyncio.timeout(PATIENCE):
                await doing(pool)
        finally:
            await pool.stop()

    asyncio.run(whole())


async def up(pool: Pool) -> int:
    """The process id of the pool's only worker, once it is there."""
    pool.start()
    while not pool.processes:
        await asyncio.sleep(0.02)
    return pool.processes[0]


def test_a_worker_thinks_from_the_view_alone() -> None:
    """The same view and seed give the same answer, which is offered, with its reasons."""

    async def ask(pool: Pool) -> None:
        first = await pool.ask("think", task())
        again = await pool.ask("think", task())
        assert first == again
        state = games.get("normandy").start("la-raye", key_from_seed(7))
        assert first["choice"] in [state.word(option) for option in state.options(0)]
        assert first["reasons"][0]["choice"] == first["choice"]

    run(ask)


def test_a_worker_killed_in_mid_thought_is_replaced() -> None:
    """Who asked is answered all the same, by another process."""

    async def kill(pool: Pool) -> None:
        pid = await up(pool)
        os.kill(pid, signal.SIGSTOP)  # it has the task, and is not done with it
        answer = asyncio.ensure_future(pool.ask("think", task()))
        await asyncio.sleep(0.1)
        assert not answer.done()
        os.kill(pid, signal.SIGKILL)
        assert (await answer)["choice"].startswith("bid ")
        assert pool.processes != [pid]
        assert len(pool.processes) == 1

    run(kill)


def test_a_worker_that_takes_too_long_is_replaced() -> None:
    """A process that hangs is ended after the time-out, and does not stay behind."""

    async def hang(pool: Pool) -> None:
        pid = await up(pool)
        os.kill(pid, signal.SIGSTOP)
        pool.seconds = 0.5  # only for this one: nobody knows how long its successor needs
        asked = asyncio.ensure_future(pool.ask("think", task()))
        while pid in pool.processes:
            await asyncio.sleep(0.02)
        pool.seconds = PATIENCE
        assert (await asked)["choice"].startswith("bid ")
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)

    run(hang)


def test_a_task_that_loses_every_worker_is_given_up() -> None:
    """After some tries whoever asked is told, and the pool still works."""

    async def lose(pool: Pool) -> None:
        lost: set[int] = set()

        async def killer() -> None:
            while len(lost) < TRIES:
                for pid in pool.processes:
                    if pid not in lost:
                        lost.add(pid)
                        with suppress(ProcessLookupError):
                            os.kill(pid, signal.SIGKILL)
                await asyncio.sleep(0)

        await up(pool)
        killing = asyncio.ensure_future(killer())
        with pytest.raises(PoolFailed):
            await pool.ask("think", task())
        await killing
        assert (await pool.ask("think", task()))["choice"].startswith("bid ")

    run(lose)


def test_a_bad_task_does_not_cost_the_worker() -> None:
    """A bot that is not built in, or a view of nothing, fails; the process lives on."""

    async def fail(pool: Pool) -> None:
        pid = await up(pool)
        for bad in (task(bot="os:system"), {**task(), "view": {"side": "us"}}):
            with pytest.raises(PoolFailed):
                await pool.ask("think", bad)
        assert pool.processes == [pid]

    run(fail)


def test_who_loses_interest_frees_the_worker() -> None:
    """A question that nobody waits for any more is finished, and the next one gets its answer."""

    async def leave(pool: Pool) -> None:
        await up(pool)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.001):
                await pool.ask("think", task(seed=1))
        assert (await pool.ask("think", task("random", 2)))["reasons"] == []

    run(leave)


def test_stopping_ends_every_process() -> None:
    """Nothing stays behind, and the pool takes no more tasks."""
    pids: list[int] = []

    async def leave(pool: Pool) -> None:
        pids.append(await up(pool))
        await pool.stop()
        with pytest.raises(PoolFailed):
            await pool.ask("think", task())

    run(leave)
    with pytest.raises(ProcessLookupError):
        os.kill(pids[0], 0)
