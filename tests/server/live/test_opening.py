"""Matches on their way into memory: nothing that happens meanwhile is missed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest
from sqlalchemy import select

from fieldcraft.server.live import loading, registry
from fieldcraft.server.live.match import LiveMatch
from fieldcraft.server.services import Services
from fieldcraft.server.storage.schema import matches


async def status_of(services: Services, match: str) -> str:
    """What is stored."""
    async with services.database.read() as reading:
        found = await reading.execute(select(matches.c.status).where(matches.c.id == match))
        return str(found.scalar_one())


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_a_match_that_starts_while_it_is_read_has_started(
    new_client: Callable[[], httpx.AsyncClient],
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its rows were read before the last seat was taken, and put in place after that."""
    read, go_on, read_match = asyncio.Event(), asyncio.Event(), loading.read_match

    async def slowly(services: Services, live: LiveMatch) -> None:
        await read_match(services, live)
        read.set()
        await go_on.wait()

    anna, boris = new_client(), new_client()
    wish = {"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}}
    made = (await anna.post("matches", json=wish)).json()
    services.registry.unload(await services.registry.open(made["match"]))
    monkeypatch.setattr(registry, "read_match", slowly)
    opening = asyncio.create_task(services.registry.open(made["match"]))
    await read.wait()
    monkeypatch.setattr(registry, "read_match", read_match)
    token = {"token": made["seats"]["de"]["token"]}
    claiming = asyncio.create_task(boris.post("seats/claim", json=token))
    while await status_of(services, made["match"]) != "running":
        await asyncio.sleep(0.01)
    go_on.set()
    assert (await claiming).status_code == 200
    assert (await opening).playthrough is not None
