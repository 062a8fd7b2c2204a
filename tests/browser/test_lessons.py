"""The lessons of all games, gone through by doing what they ask for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from fieldcraft import games
from tests.browser.playing import Player


@pytest.mark.parametrize("game", games.keys())
def test_a_lesson(game: str, visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """Read on, click what is asked for, and be told when something else was clicked."""
    page = visit("/learn")
    page.locator(f'main a[href="/learn/{game}"]').first.click()
    player = Player(page)
    step = page.locator(".lesson .step")
    step.wait_for()
    done = page.locator("dialog[open]")
    asked = 0
    at = step.inner_text()
    for _ in range(200):
        if page.locator(".table[data-decision]").count():
            seen = player.seen
            if asked == 0:
                shoot(page, f"{game}-lesson-asks")
                page.locator(".field [data-ref]:not([data-lit])").first.dispatch_event("click")
                expect(page.locator(".lesson .not")).to_be_visible()
                assert step.inner_text() == at
            asked += 1
            if seen.lit:
                player.click(seen.lit[0])
            else:
                page.locator(".lesson [data-choice]").first.click()
        else:
            page.locator('.lesson [data-do="next"]').click()
        page.wait_for_function(
            """at => document.querySelector("dialog[open]")
                || document.querySelector(".lesson .step").innerText !== at""",
            arg=at,
        )
        if done.count():
            break
        at = step.inner_text()
    expect(done.locator(f'a[href="/new?game={game}"]')).to_be_visible()
    shoot(page, f"{game}-lesson-done")
    assert asked > 3
