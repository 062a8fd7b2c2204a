"""What others write is shown and never done: names, chat, scenarios and records full of markup."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
import yaml
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT
from tests.browser.playing import Player

FILE = ROOT / "src/fieldcraft/games/undaunted/content/normandy/scenarios/la-raye.yaml"
ATTACKS = (
    "<img src=x onerror=hacked=1>",
    "<svg/onload=hacked=1>",
    "</script><script>hacked=1</script>",
    '"><b onmouseover=hacked=1>x',
    "javascript:hacked=1",
    "{{constructor.constructor('hacked=1')()}}",
    "${hacked=1}",
    "\u202egnp.exe",
    "Z͑ͫ̓̿̚a̴l̷g̸o " * 5,
    "%s%n %00 \\u0000 \\x00",
    "[click](javascript:hacked=1)",
    "A" * 400,
)


@pytest.fixture
def attack(fresh: random.Random) -> str:
    """One of them, or several at once."""
    return " ".join(fresh.sample(ATTACKS, fresh.randint(1, 3)))[:480]


def unharmed(page: Page) -> None:
    """Nothing of it has run, and the page is as wide as the window."""
    assert page.evaluate("typeof window.hacked") == "undefined"
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) <= 0


def call(page: Page, method: str, path: str, **body: Any) -> Any:
    """A request as this visitor; its answer as JSON."""
    wish = {"method": method, "data": body} if body else {"method": method}
    answer = page.request.fetch(f"/api/v1/{path}", **wish)
    return answer.status, answer.json()


def test_names_and_chat(visit: Callable[..., Page], attack: str) -> None:
    """A name is refused or shown as it is, a line of chat is shown as it is."""
    anna, boris = visit("/about"), visit("/about")
    call(anna, "PATCH", "me", name=attack[:20].strip())
    wish = {"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}}
    status, made = call(anna, "POST", "matches", **wish)
    assert status == 201, made
    call(boris, "PATCH", "me", name=attack[-12:].strip())
    status, told = call(boris, "POST", "seats/claim", token=made["seats"]["de"]["token"])
    assert status == 200, told
    for page in (anna, boris):
        assert call(page, "POST", f"matches/{made['match']}/chat", text=attack)[0] == 201
    for page in (anna, boris):
        page.goto(f"/match/{made['match']}")
        page.wait_for_selector(".table[data-version]")
        Player(page).asked()
        unharmed(page)
    shown = call(anna, "GET", f"matches/{made['match']}/chat")[1]["lines"]
    assert len(shown) == 2
    anna.goto("/")
    unharmed(anna)


def test_scenarios(visit: Callable[..., Page], attack: str) -> None:
    """Brought, shown, played, and listed under its name."""
    text = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    text["id"] = "mine"
    text["name"] = dict.fromkeys(text["name"], attack[:70].strip())
    page = visit("/about")
    status, told = call(page, "POST", "scenarios", text=yaml.safe_dump(text, allow_unicode=True))
    assert status == 200, told
    if told.get("scenario") is None:
        return  # it is refused, with where and why
    seats = {"us": {"kind": "me"}, "de": {"kind": "hotseat"}}
    wish = {"game": "normandy", "scenario": told["scenario"], "seats": seats}
    status, made = call(page, "POST", "matches", **wish, visibility="public")
    assert status == 201, made
    for path in (f"/match/{made['match']}?as=us", "/lobby", "/", f"/verify/{made['match']}"):
        page.goto(path)
        expect(page.locator("main, .table").first).to_be_visible()
        unharmed(page)


def test_records(visit: Callable[..., Page], attack: str) -> None:
    """A record whose players have such names is refused or replayed as it is."""
    page = visit("/about")
    seats = {"us": {"kind": "me"}, "de": {"kind": "hotseat"}}
    wish = {"game": "normandy", "scenario": "la-raye", "seats": seats}
    made = call(page, "POST", "matches", **wish)[1]
    assert (
        call(page, "POST", f"matches/{made['match']}/acts", act="resign", **{"as": "us"})[0] == 200
    )
    record = page.request.get(f"/api/v1/matches/{made['match']}/record").text()
    lines = record.splitlines()
    line = " ".join(attack.split())[:60]
    for text in (
        record.replace("de ", f"de {line} ", 1),
        "\n".join([*lines[:3], line, *lines[3:]]),
    ):
        answer = page.request.post(
            "/api/v1/records", data=text.encode(), headers={"content-type": "text/plain"}
        )
        assert answer.status < 500, answer.text()
        if answer.status == 201:
            page.goto(f"/replay/{answer.json()['id']}?record")
            unharmed(page)
