"""Two matches whose decks lie differently, and in which the other side holds other cards.

One's own hand is the same, and so is what everybody chooses: then every door of the server answers
alike, byte for byte, to whoever sits there and to a stranger; also the doors that are shut.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from fieldcraft.core import key_from_seed
from fieldcraft.server.services import Services
from tests.server.records.test_records_online import at_hand
from tests.server.running import same_exchange, set_up
from tests.server.told import refs_of

Clients = Callable[[], httpx.AsyncClient]
__all__ = ["at_hand"]  # a fixture
pytestmark = pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
SEEDS = (0, 59)
"""Keys with which the Americans are dealt the same hand on La Raye, and the Germans are not."""
BIDS = {"us": "bid squad-leader-b", "de": "bid fog-of-war"}
GET = (
    "", "/table", "/table?as=us", "/table?as=de", "/table?as=spectator", "/table?as=all", "/scene",
    "/clocks", "/log", "/log?as=de", "/log?as=all", "/positions?from=0&to=50", "/export",
    "/positions?from=0&to=9&as=all", "/export?as=de", "/record", "/verify", "/chat", "/notes",
    "/notes?as=de", "/standing?as=de", "/rematch", "/chat?as=de",
)  # fmt: skip
ASKED: tuple[dict[str, Any], ...] = (
    {"what": "odds"}, {"what": "odds", "as": "de"}, {"what": "hint"}, {"what": "hint", "as": "de"},
    {"what": "why", "choice": "play fog-of-war"}, {"what": "why", "choice": "bid scout-a"},
    {"what": "why", "ref": "card:squad-leader-a", "as": "spectator"}, {"what": "look"},
)  # fmt: skip


async def world(
    new_client: Clients, services: Services, monkeypatch: pytest.MonkeyPatch, seed: int
) -> tuple[list[str], Any]:
    """All that the first side and a stranger can get out of the server, at several moments."""
    same_exchange(monkeypatch, lambda: key_from_seed(seed))
    anna, boris, stranger = new_client(), new_client(), new_client()
    for client in (anna, stranger):  # a match's id and seals are random, and pack differently
        client.headers["Accept-Encoding"] = "identity"
    pace = {"kind": "live", "minutes": 30, "increment": 5}
    match = (await set_up(anna, boris, pace=pace, visibility="public")).match
    live = await services.registry.open(match)
    hidden = live.match.state.view(1)["cards"]["de"]["hand"]["cards"]
    await live.choose("de", live.decision("de"), BIDS["de"])
    told = await everything(match, live, anna, stranger)
    await live.choose("us", live.decision("us"), BIDS["us"])
    for _ in range(3):
        state = live.match.state
        side = live.match.sides[live.match.waiting[0]]
        if side != "us":
            break
        option = next(one for one in state.options(0) if state.takes_back(0, one))
        await live.choose("us", live.decision("us"), state.word(option))
    told += await everything(match, live, anna, stranger)
    lobby = (await stranger.get("lobby")).text
    await live.act(lambda: "abandon")  # so that the next match finds the same lobby
    return [*told, without(lobby, match)], (hidden, [step.entry.text for step in live.match.steps])


async def everything(
    match: str, live: Any, anna: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> list[str]:
    """Every answer as it comes, with its size and its other headers."""
    answers = []
    voice = live.composer.voice
    looks = [{"what": "look", "things": [ref]} for ref in refs_of(voice, live.match.view(0))]
    whys = [{"what": "why", "ref": one["things"][0]} for one in looks]
    for client in (anna, stranger):
        for path in GET:
            answers.append(await client.get(f"matches/{match}{path}"))
        for body in (*ASKED, *looks[::8], *whys[::8]):
            answers.append(await client.post(f"matches/{match}/ask", json=body))
        for body in ({"what": "odds"}, {"what": "odds", "as": "de"}, looks[-5], looks[-12]):
            answers.append(await client.post(f"matches/{match}/positions/1/ask", json=body))
        wrong = {"decision": 0, "choice": "play scout-b", "as": "de"}
        answers.append(await client.post(f"matches/{match}/choices", json=wrong))
        answers.append(await client.post(f"matches/{match}/report", json={"text": "x"}))
        answers.append(await client.post(f"matches/{match}/undo", json={"decision": 0}))
    return [
        without(f"{one.request.url.path} {one.status_code} {sorted(one.headers.items())}", match)
        + without(one.text, match)
        for one in answers
    ]


def without(text: str, match: str) -> str:
    """An answer without what names this match, and what is drawn afresh each time."""
    text = re.sub(r'"(key_hash|pledge)":"[0-9a-f]{64}"', r'"\1":"…"', text)
    return text.replace(match, "MATCH")


async def test_other_hands_are_told_alike(
    new_client: Clients,
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    at_hand: None,
) -> None:
    """Whatever is asked, by whom and how, nothing depends on cards that nobody has shown.

    Clauses: U-902, U-903.
    """
    monkeypatch.setattr(services, "now", lambda: 2_000_000.0)
    monkeypatch.setattr(secrets, "token_hex", lambda size: "0" * (2 * size))
    one, (hand, chosen) = await world(new_client, services, monkeypatch, SEEDS[0])
    other, (hand_again, chosen_again) = await world(new_client, services, monkeypatch, SEEDS[1])
    assert hand != hand_again, "both worlds are the same: the test could not have failed"
    assert chosen == chosen_again
    assert len(chosen) >= 4
    for ours, theirs in zip(one, other, strict=True):
        assert ours == theirs
    assert sum(" 200 " in text.partition("[")[0] for text in one) > 80
