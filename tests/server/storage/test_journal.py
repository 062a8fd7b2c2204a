"""The journal: what is acknowledged is on the disk, in groups, and nothing is written twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from fieldcraft.server.app import create_app
from fieldcraft.server.http.errors import NoStorage
from fieldcraft.server.live.match import LiveMatch, Stale
from fieldcraft.server.services import Services
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.journal import Conflict, Journal, Write
from fieldcraft.server.storage.schema import entries, matches
from tests.server.running import Table, set_up

Clients = Callable[[], httpx.AsyncClient]


class SlowBook:
    """A book that shows how writes come together."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.fail: Exception | None = None
        self.refuse: set[str] = set()

    async def commit(self, writes: Sequence[Write]) -> set[str]:
        """Take a moment, as a disk does."""
        self.batches.append([write.match for write in writes])
        await asyncio.sleep(0.01)
        if self.fail is not None:
            raise self.fail
        return {write.match for write in writes} - self.refuse

    async def close(self) -> None:
        """Nothing to give back."""


def write(match: str) -> Write:
    return Write(match, 0, {})


async def test_what_waits_is_committed_together() -> None:
    """While one batch is under way the next gathers; all are there when the journal closes."""
    writer = SlowBook()
    journal = Journal(writer)
    names = [f"m{number}" for number in range(20)]
    first = asyncio.create_task(journal.append(write("first")))
    await asyncio.sleep(0.005)
    await asyncio.gather(first, *(journal.append(write(name)) for name in reversed(names)))
    assert writer.batches == [["first"], sorted(names)]
    last = asyncio.create_task(journal.append(write("last")))
    await asyncio.sleep(0)
    await journal.close()
    await last
    assert writer.batches[-1] == ["last"]
    with pytest.raises(RuntimeError):
        await journal.append(write("late"))


async def test_one_conflict_does_not_hurt_the_others() -> None:
    """Whoever came second is told; the rest of the batch stands, and the journal goes on."""
    writer = SlowBook()
    writer.refuse = {"b"}
    journal = Journal(writer)
    results = await asyncio.gather(
        *(journal.append(write(name)) for name in "abc"), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    writer.fail = OSError("disk full")
    with pytest.raises(OSError, match="disk full"):
        await journal.append(write("d"))
    writer.fail = None
    await journal.append(write("e"))
    await journal.close()


# -- with a database -----


async def opened(services: Services, table: Table) -> LiveMatch:
    live: LiveMatch = await services.registry.open(table.match)
    return live


async def stored(services: Services, table: Table) -> list[Any]:
    async with services.database.read() as reading:
        query = select(entries).where(entries.c.match == table.match).order_by(entries.c.number)
        return list(await reading.execute(query))


async def test_a_failed_commit_changes_nothing(
    new_client: Clients, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The choice is forgotten, here and on the disk, and can be made again."""
    table = await set_up(new_client(), new_client())
    live = await opened(services, table)
    words = live.match.options("us")[0]

    async def broken(writes: Sequence[Write]) -> set[str]:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(services.registry.journal._book, "commit", broken)
        with pytest.raises(NoStorage):
            await live.choose("us", 0, words)
        patch.setattr(services.database, "read", None)  # nor can it be read
        with pytest.raises(NoStorage):
            await live.choose("us", 0, words)
    assert live.out_of_sync
    mended = await opened(services, table)
    assert (mended is live, mended.out_of_sync) == (True, False)
    assert (live.number, len(live.match.steps)) == (0, 0)
    assert await stored(services, table) == []
    await live.choose("us", 0, words)
    assert [row.text for row in await stored(services, table)] == [words]


async def test_somebody_who_hangs_up_does_not_break_a_commit(
    new_client: Clients, services: Services
) -> None:
    """The choice is seen through, and memory and disk agree."""
    table = await set_up(new_client(), new_client())
    live = await opened(services, table)
    task = asyncio.create_task(live.choose("us", 0, live.match.options("us")[0]))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with asyncio.timeout(100):
        while live.number == 0:
            await asyncio.sleep(0.01)
    assert len(await stored(services, table)) == 1


async def test_many_choices_at_once_count_once(new_client: Clients, services: Services) -> None:
    """Of twenty equal answers to one question one is taken, the others are stale."""
    table = await set_up(new_client(), new_client())
    live = await opened(services, table)
    words = live.match.options("us")[0]
    results = await asyncio.gather(
        *(live.choose("us", 0, words) for _ in range(20)), return_exceptions=True
    )
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Stale) for result in results) == 19
    assert len(await stored(services, table)) == 1


@pytest.mark.parametrize("database_kind", ["postgres"], indirect=True)
async def test_two_desks_agree(new_client: Clients, services: Services, settings: Settings) -> None:
    """Two processes' worth of desks, both sides played at both: every version is one story."""
    table = await set_up(new_client(), new_client())
    other = create_app(settings)
    async with other.router.lifespan_context(other):
        lives = [await opened(services, table), await opened(other.state.services, table)]

        async def play(side: str, turns: int) -> int:
            taken = 0
            for turn in range(turns):
                live = lives[turn % 2]
                async with live.lock:
                    options, decision = live.match.options(side), live.decision(side)
                if not options:
                    await asyncio.sleep(0.005)
                    continue
                try:
                    await live.choose(side, decision, options[turn % len(options)])
                    taken += 1
                except Stale:
                    continue
            return taken

        counts = await asyncio.gather(*(play(side, 40) for side in (*table.sides, *table.sides)))
        rows = await stored(services, table)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert len(rows) == sum(counts) > 20
        async with asyncio.timeout(100):
            while {live.number for live in lives} != {len(rows)}:
                await asyncio.sleep(0.01)
        assert lives[0].match.to_text() == lives[1].match.to_text()
        assert lives[0].entry_index.versions == lives[1].entry_index.versions
        assert lives[0].entry_index.decisions == lives[1].entry_index.decisions
        # Offers, seats and the end are heard of as well.
        await lives[0].act(lambda: "resign us")
        async with asyncio.timeout(100):
            while lives[1].state != "over":
                await asyncio.sleep(0.01)
        async with services.database.read() as reading:
            row = (await reading.execute(select(matches))).one()
        assert (row.status, row.version) == ("over", lives[1].number)
