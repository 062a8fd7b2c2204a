"""Hints: what the best bot would do in one's seat, from one's own view, with reasons in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import orjson
import pytest

from fieldcraft import games
from fieldcraft.i18n import LANGUAGES
from fieldcraft.i18n.hints import tell_reasons
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.server.services import Services
from fieldcraft.server.workers import bot_tasks
from fieldcraft.server.workers.pool import PoolFailed
from tests.server.running import set_up

Clients = Callable[[], httpx.AsyncClient]
pytestmark = pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)


class Nearby:
    """A pool of no processes, which keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.fails = False

    async def ask(self, task: str, body: dict[str, Any]) -> Any:
        """Think here and now."""
        if self.fails:
            raise PoolFailed("for this test")
        self.asked.append(orjson.loads(orjson.dumps(body)))
        return orjson.loads(orjson.dumps(bot_tasks.TASKS[task](self.asked[-1])))


async def test_a_hint_comes_from_the_askers_view(new_client: Clients, services: Services) -> None:
    """It is an option, with reasons in the asker's language; the bot got the view and no more."""
    anna, stranger = new_client(), new_client()
    seats = {"us": {"kind": "me"}, "de": {"kind": "hotseat"}}
    wish = {"game": "normandy", "scenario": "la-raye", "seats": seats}
    match = (await anna.post("matches", json=wish)).json()["match"]
    path, body = f"matches/{match}/ask", {"what": "hint", "as": "us"}
    assert (await anna.post(path, json=body)).json()["error"]["code"] == "no-workers"
    services.workers = nearby = Nearby()
    live = await services.registry.open(match)
    texts = set()
    for lang in LANGUAGES:
        hint = (await anna.post(path, json=body, params={"lang": lang})).json()
        assert hint["choice"] in live.match.options("us")
        assert hint["label"]
        texts.add(hint["reasons"][0]["text"])
    assert len(texts) == len(LANGUAGES)
    for asked in nearby.asked:
        assert asked.keys() == {"bot", "seed", "game", "view"}
        assert asked["view"] == live.match.state.view(0)
    assert (await stranger.post(path, json=body)).status_code == 403
    choice = {"decision": live.decision("us"), "choice": live.match.options("us")[0], "as": "us"}
    await anna.post(f"matches/{match}/choices", json=choice)
    assert (await anna.post(path, json=body)).json()["error"]["code"] == "not-asked"
    nearby.fails = True
    body["as"] = "de"
    assert (await anna.post(path, json=body)).json()["error"]["code"] == "no-hint"
    services.workers = None


async def test_two_people_get_no_hints(new_client: Clients, services: Services) -> None:
    """Not against each other, whoever asks and however; against a bot and on one screen they do."""
    anna, boris = new_client(), new_client()
    services.workers = Nearby()
    match = (await set_up(anna, boris)).match
    for client in (anna, boris):
        answer = await client.post(f"matches/{match}/ask", json={"what": "hint"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "no-hints")
    assert services.workers.asked == []
    allowed = {match: False}
    for other in ({"kind": "bot"}, {"kind": "hotseat"}, {"kind": "open"}):
        seats = {"us": {"kind": "me"}, "de": other}
        wish = {"game": "normandy", "scenario": "la-raye", "seats": seats}
        made = (await anna.post("matches", json=wish)).json()["match"]
        allowed[made] = other["kind"] != "open"
    for one, expected in allowed.items():
        table = (await anna.get(f"matches/{one}/table", params={"as": "us"})).json()
        assert table["status"]["hints"] is expected
    services.workers = None


def test_every_reason_of_our_bots_can_be_said(database_kind: str) -> None:
    """Whatever a score is made of has a sentence for it and one against it in every language."""
    for game in games.keys():  # noqa: SIM118
        folder = games.get(game).folder("bots")
        assert folder is not None
        found = set()
        for path in folder.glob("**/*.py"):
            if path.name != "boxes.py":
                text = path.read_text(encoding="utf-8")
                found |= set(re.findall(r'(?:parts\[|(?<!Final = )\{)"([a-z-]+)"[\]:]', text))
        assert len(found) > 20
        for lang in LANGUAGES:
            speaker = Speaker(lang).of(game)
            assert [one for one in sorted(found) if not speaker.has(f"hint-part-{one}")] == []
            for part in sorted(found):
                said = [speaker.say(f"hint-part-{part}", worth=one) for one in ("for", "against")]
                assert said[0] != said[1], (lang, part)
                assert all(one[0].isupper() and one.endswith(".") for one in said), said


def test_what_weighs_most_is_told_first(database_kind: str) -> None:
    """For and against, the heaviest first, what hardly counts not at all."""
    parts = [("cover", 0.5), ("casualty", -2.0), ("fog", 0.001), ("nameless", 9.0)]
    assert tell_reasons(Speaker("en"), "attack", parts, 3) == [
        ("The enemy is unlikely to take casualties.", -2.0),
        ("There is good cover from enemy fire.", 0.5),
    ]
    assert tell_reasons(Speaker("en"), "attack", [], 1)[0][0] == "There is no other choice."
