"""The exchange over several processes: killed at each step, and two servers on one database."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from fieldcraft.record.fair.verify import verify_record
from fieldcraft.server.settings import Settings
from tests.server.dice.test_dice import act, choose
from tests.server.exchanging import FairClient
from tests.server.running import API, PATIENCE, free_port
from tests.server.storage.test_killed import Process
from tests.server.workers.test_driver import running


async def test_killed_between_its_steps_it_still_comes_to_an_end(settings: Settings) -> None:
    """Sitting down, revealing, taking back: whatever was acknowledged counts after kill -9."""
    server = Process(settings, free_port())
    async with (
        httpx.AsyncClient(base_url=server.url + API, timeout=60) as one,
        httpx.AsyncClient(base_url=server.url + API, timeout=60) as other,
    ):
        anna, boris = FairClient(one), FairClient(other)

        async def die() -> None:
            server.kill()
            server.start()
            await server.ready()

        server.start()
        try:
            await server.ready()
            match = await anna.create("us")
            await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
            await die()
            assert (await boris.reveal(match)).json()["waiting"] == ["us"]
            await die()
            assert (await anna.reveal(match)).json()["state"] == "done"
            await choose(anna, match)
            await act(anna, match, "offer-takeback", commitment=anna.commit())
            await act(boris, match, "accept", commitment=boris.commit())
            await die()
            assert (await anna.reveal(match)).json()["waiting"] == ["de"]
            await die()
            assert (await boris.reveal(match)).json()["state"] == "done"
            await choose(anna, match)
            await choose(boris, match)
            await act(anna, match, "resign")
            for client in (anna, boris):
                await client.check(match)
            found = verify_record((await one.get(f"matches/{match}/record")).text)
            assert found.is_provable
            assert found.not_listed(await anna.list()) == []
            assert len(found.exchanges) == 2
        finally:
            server.kill()


@pytest.mark.parametrize("database_kind", ["postgres"], indirect=True)
async def test_two_servers_share_one_exchange(settings: Settings) -> None:
    """Sealed at one, revealed at both; meanwhile neither lets anybody choose."""
    async with running(settings) as (one, here), running(settings) as (other, there):
        anna, boris = FairClient(one), FairClient(other)
        match = await anna.create("us")
        await boris.sit_down(anna.made["seats"]["de"]["token"], "de")
        await boris.reveal(match)
        assert (await anna.reveal(match)).json()["state"] == "done"
        await choose(anna, match)
        table = (await other.get(f"matches/{match}/table")).json()["turn"]
        await act(anna, match, "offer-takeback", commitment=anna.commit())
        async with asyncio.timeout(PATIENCE):  # the other server hears of the offer in a moment
            while (await act(boris, match, "accept", commitment=boris.commit())).is_error:
                await asyncio.sleep(0.05)
        for client in (one, other):
            body = {"decision": table["decision"], "choice": table["options"][0]["choice"]}
            refused = await client.post(f"matches/{match}/choices", json=body)
            assert refused.status_code == 409, refused.text
        await anna.reveal(match)
        assert (await boris.reveal(match)).json()["state"] == "done"
        for services in (here, there):
            services.registry.loaded.clear()
            live = await services.registry.open(match)
            assert live.match.entries[-1].text == "takeback 1 exchange 1"
            assert live.number == 2, "taken back twice"
        await act(boris, match, "resign")
        for client in (anna, boris):
            await client.check(match)
