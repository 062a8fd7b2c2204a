"""Matches to their end against a bot, and what comes after: result, replay, dice, rematch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fieldcraft import games
from fieldcraft.core.content.reading import read_file
from tests.browser.playing import Player

SCENARIOS = Path(games.__file__).parent / "combat_commander" / "content" / "scenarios"


def short(game: str) -> dict[str, Any]:
    """What to ask for to get a match that ends soon."""
    if game == "combat-commander":
        values = dict(read_file(SCENARIOS / "lipki-farm.yaml").value)
        values |= {"id": "short-fight", "number": 0, "time": 11, "sudden-death": 12}
        return {"scenario": values, "options": {}}
    return {"scenario": games.get(game).scenarios()[0], "options": {"roundLimit": 2}}


def make(page: Page, game: str, seats: dict[str, dict[str, str]]) -> str:
    """A short match, made as scripts make one, in the name of this page's visitor."""
    origin = "/".join(page.url.split("/")[:3])
    made = page.request.post(
        "/api/v1/matches",
        data={"game": game, "seats": seats} | short(game),
        headers={"Origin": origin},
    )
    assert made.ok, made.text()
    return str(made.json()["match"])


def begin(page: Page, game: str) -> Player:
    """A short match against the weakest bot."""
    me, other = games.get(game).sides
    match = make(page, game, {me: {"kind": "me"}, other: {"kind": "bot", "bot": "random"}})
    page.goto(f"/match/{match}?as={me}")
    return Player(page)


@pytest.mark.parametrize("game", games.keys())
def test_to_the_end(game: str, visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """Play on till it is over; the replay shows the same; the dice can be checked; once more."""
    page = visit("/", service_workers="allow")  # as at home
    player = begin(page, game)
    rng = Random(7)
    for _ in range(400):
        if not player.is_asked():
            break
        if game == "combat-commander":
            player.hurry()
        else:
            player.decide(rng, avoid=("quick",))
    end = page.locator("dialog .end")
    expect(end).to_be_visible()
    shoot(page, f"{game}-end")
    score = page.locator(".score").first.inner_text()

    end.locator('.row a[href^="/replay/"]').click()
    page.wait_for_url("**/replay/*")
    replayed(page, score)
    shoot(page, f"{game}-replay")

    page.go_back()
    page.wait_for_url("**/match/*")
    page.goto(page.url.replace("/match/", "/verify/").split("?")[0])
    expect(page.locator(".verdict.good")).to_be_visible()
    shoot(page, f"{game}-verify")


def test_two_bots(visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """Whoever only watches sees it through to the end, and both hands only then."""
    page = visit("/")
    seats = {side: {"kind": "bot", "bot": "random"} for side in games.get("north-africa").sides}
    match = make(page, "north-africa", seats)
    page.goto(f"/match/{match}")
    expect(page.locator(".table .bar .primary")).to_be_visible(timeout=60_000)
    assert Player(page).seen.hand == []
    shoot(page, "two-bots-over")
    page.goto(f"/replay/{match}?as=all")
    page.wait_for_selector(".table[data-version]")
    assert len(page.locator(".hand .cards").all()) == 2
    shoot(page, "two-bots-replay")


def replayed(page: Page, score: str) -> None:
    """Scrub from the end to the beginning and back: the same positions both ways."""
    page.wait_for_selector(".table[data-version] .scrub")
    page.keyboard.press("End")
    expect(page.locator(".score").first).to_have_text(score, use_inner_text=True)
    seen: dict[str, list[str]] = {}
    last = laid_out(page)
    for key in ("ArrowLeft",) * 6 + ("ArrowRight",) * 6:
        place, before = laid_out(page), page.url
        assert seen.setdefault(before, place) == place
        page.keyboard.press(key)
        page.wait_for_function("before => location.href !== before", arg=before)
    assert laid_out(page) == last
    page.keyboard.press("Home")
    page.wait_for_url("**#0")
    assert laid_out(page) != last


def laid_out(page: Page) -> list[str]:
    """Every piece of the board and the hand, as it is called."""
    return list(
        page.locator(".field [data-ref]").evaluate_all(
            "all => all.map(one => `${one.dataset.ref} ${one.getAttribute('aria-label')}`)"
        )
    )
