"""The bot on the API's page plays a match to its end."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import httpx
import pytest

from fieldcraft.server.matches.acts import do_act
from fieldcraft.server.settings import Settings
from tests.server.running import PATIENCE, Served, free_port, serve, set_up

PAGE = Path(__file__).parents[3] / "docs" / "api.md"


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_the_bot_on_the_page_plays(served: Served, tmp_path: Path) -> None:
    """Two of them, against each other; thirty lines, as promised."""
    found = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    assert len(found[0].splitlines()) <= 35
    script = tmp_path / "bot.py"
    script.write_text(found[0], encoding="utf-8")
    async with (
        httpx.AsyncClient(base_url=served.api, timeout=30) as anna,
        httpx.AsyncClient(base_url=served.api, timeout=30) as boris,
    ):
        table = await set_up(anna, boris)
        bots = [
            await asyncio.create_subprocess_exec(
                sys.executable, script, served.url, table.match, side, token,
                stdout=asyncio.subprocess.PIPE,
            )
            for side, token in table.tokens.items()
        ]  # fmt: skip
        assert served.services is not None
        live = await served.services.registry.open(table.match)
        async with asyncio.timeout(120):
            while live.number < 30 and live.state == "running":
                await asyncio.sleep(0.02)
        if live.state == "running":  # they can do it; the rest would only take time
            await anna.post(f"matches/{table.match}/acts", json={"act": "resign"})
        async with asyncio.timeout(60):
            told = [(await bot.communicate())[0].decode().splitlines()[-1] for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0]
    assert told[0] == told[1]
    assert "wins" in told[0] or "raw" in told[0]


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_the_bot_on_the_page_survives_a_restart(settings: Settings, tmp_path: Path) -> None:
    """It waits until the server is back at the same address, and plays on."""
    script, port = tmp_path / "bot.py", free_port()
    found = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    script.write_text(found[0], encoding="utf-8")
    bots: list[asyncio.subprocess.Process] = []
    try:
        for entries in (4, 12):
            async with serve(settings, port) as served:
                assert served.services is not None
                if not bots:
                    async with (
                        httpx.AsyncClient(base_url=served.api, timeout=30) as anna,
                        httpx.AsyncClient(base_url=served.api, timeout=30) as boris,
                    ):
                        table = await set_up(anna, boris)
                    bots = [
                        await asyncio.create_subprocess_exec(
                            sys.executable, script, served.url, table.match, side, token,
                            stdout=asyncio.subprocess.PIPE,
                        )
                        for side, token in table.tokens.items()
                    ]  # fmt: skip
                live = await served.services.registry.open(table.match)
                async with asyncio.timeout(PATIENCE):
                    while live.number < entries and live.state == "running":
                        await asyncio.sleep(0.02)
                if entries == 12 and live.state == "running":
                    await do_act(live, "us", "resign", 1, "")
                    await asyncio.wait_for(asyncio.gather(*(bot.wait() for bot in bots)), PATIENCE)
        assert [bot.returncode for bot in bots] == [0, 0]
    finally:
        for bot in bots:
            if bot.returncode is None:
                bot.kill()
            await bot.communicate()
