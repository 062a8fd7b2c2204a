"""A whole match against a bot, as the browser plays it: how often is the person asked?"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from fieldcraft.core import key_from_seed
from fieldcraft.record.match import Match
from fieldcraft.server.settings import Settings
from fieldcraft.server.workers.driver import Driver
from tests.budget import one_of
from tests.server.asking import MOST, Wishes, planned
from tests.server.running import PATIENCE, same_exchange, serve

END_OF_LOG = 1_000_000
"""Beyond the last line: a browser has the lines before, and asks for none of them again."""


@dataclass
class Person:
    """Plays as greedy would, but answers as a person does: by what the table puts forward."""

    client: httpx.AsyncClient
    match: str
    side: str
    asked: Counter[str] = field(default_factory=Counter)
    wishes: Wishes = field(default_factory=Wishes)

    async def answer(self, live: Match, turn: dict[str, Any]) -> dict[str, Any] | None:
        """One click, or one confirmation of what was picked together.

        None after a click that lets the seat fire at every hex that is entered in this Order.
        """
        useful = [one for one in turn["options"] if one["idle"] is None and one["role"] != "minor"]
        assert len(useful) != 1, f"asked in vain: {turn['prompt']} {useful}"
        self.asked[turn["question"]] += 1
        wanted = self.wishes.ahead(live, live.side(self.side))
        again = [one["line"] for one in turn["waivers"] if one["line"].startswith("again ")]
        if wanted[0] == "shoot" and again:
            path = f"matches/{self.match}/standing/lines"
            assert (await self.client.post(path, json={"lines": again[:1]})).status_code == 200
            return None
        told = await self.client.post(f"matches/{self.match}/ask", json={"what": "odds"})
        plan = planned(told.json()["plans"], wanted)
        body: dict[str, Any] = {"decision": turn["decision"], "choice": wanted[0]}
        if turn["several"] and wanted[0] in turn["several"]["choices"]:
            picks = [one for one in wanted if one in turn["several"]["choices"]]
            together = wanted[: len(picks)]
            body["then"] = [*together[1:], turn["several"]["end"]]
        elif plan is not None:
            body["then"] = plan["then"]
        return body


@pytest.mark.long
@pytest.mark.parametrize("database_kind", ["sqlite"])
@pytest.mark.parametrize("seed", one_of([2, 7], "flow"))
async def test_a_match_against_a_bot(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, database_kind: str, seed: int
) -> None:
    """Scenario 1 of Combat Commander to its end: no question in vain, and few in all."""
    same_exchange(monkeypatch, lambda: key_from_seed(seed))
    monkeypatch.setattr(Driver, "seed", lambda _self, _match, _side, number: number)
    quick = settings.model_copy(update={"workers": 1, "bot_pace": 0.0, "standing_delay": 0.0})
    async with (
        serve(quick) as house,
        httpx.AsyncClient(base_url=f"{house.api}/", timeout=PATIENCE) as client,
    ):
        seats = {"axis": {"kind": "me"}, "allies": {"kind": "bot", "bot": "greedy"}}
        wish = {"game": "combat-commander", "scenario": "1", "seats": seats}
        made = await client.post("matches", json=wish)
        assert made.status_code == 201, made.text
        person = Person(client, made.json()["match"], "axis")
        assert house.services is not None
        live = await house.services.registry.open(person.match)
        here, brief = f"matches/{person.match}/table", {"log": END_OF_LOG}
        table = (await client.get(here, params=brief)).json()
        while table["status"]["state"] != "over":
            if table["turn"] is None:
                await asyncio.sleep(0.02)
                table = (await client.get(here, params=brief)).json()
                continue
            body = await person.answer(live.match, table["turn"])
            if body is None:
                table = (await client.get(here, params=brief)).json()
                continue
            chosen = await client.post(f"matches/{person.match}/choices", json={**body, **brief})
            table = chosen.json()
            table = table.get("table", table)
        assert table["view"]["turn"] > 20
        assert sum(person.asked.values()) <= MOST, person.asked
