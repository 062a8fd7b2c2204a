"""A game from elsewhere, of which the client has no folder, is played in the browser to its end."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, serving
from tests.browser.playing import Player


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that is told where the game lies."""
    paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH", "")])]
    folder: Path = tmp_path_factory.mktemp("house")
    named = {"FIELDCRAFT_GAMES": "tests.skirmish.game:SkirmishGame"}
    with serving(folder, **named, PYTHONPATH=os.pathsep.join(paths)) as here:
        yield here


def decide(player: Player, rng: Random) -> None:
    """Answer by a button, or by a thing in the text, which may have to be scrolled to.

    What has been picked for a set is then confirmed: another click on it would take it out again.
    """
    seen = player.seen
    what = rng.choice(seen.answers if seen.picks else [*seen.answers, *seen.lit])
    if what in seen.answers:
        player.answer(what)
        return
    player.page.locator(f'.table .field [data-lit][data-ref="{what}"]').first.click()
    player.settle(seen.version)


def test_it_is_played_to_the_end(visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """Made as a person's match against a bot, played by what is lit and by buttons; replayed."""
    page = visit("/")
    expect(page.locator('[data-game="skirmish"]')).to_be_visible()
    origin = "/".join(page.url.split("/")[:3])
    seats = {"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "random"}}
    made = page.request.post(
        "/api/v1/matches",
        data={"game": "skirmish", "scenario": "parade", "seats": seats},
        headers={"Origin": origin},
    )
    assert made.ok, made.text()
    page.goto(f"/match/{made.json()['match']}?as=red")
    player, rng = Player(page), Random(7)
    for number in range(400):
        if not player.is_asked():
            break
        if number == 3:
            shoot(page, "skirmish-table")
        decide(player, rng)
    end = page.locator("dialog .end")
    expect(end).to_be_visible()
    shoot(page, "skirmish-end")
    end.locator('a[href^="/replay/"]').click()
    page.wait_for_url("**/replay/*")
    expect(page.locator(".table")).to_be_visible()
