"""Set-ups kept in the browser, and laid out again in another match."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import Player
from tests.browser.test_short_matches import make


def setting_up(page: Page) -> str:
    """A match of Combat Commander that begins with its set-up."""
    seats = {"axis": {"kind": "me"}, "allies": {"kind": "bot", "bot": "random"}}
    match = make(page, "combat-commander", seats)
    page.goto(f"/match/{match}?as=axis")
    Player(page).asked()
    return match


def laid_out(page: Page, match: str) -> str:
    """What this visitor has set up there, as it is kept."""
    return str(page.request.get(f"/api/v1/matches/{match}/set-up?as=axis").json()["text"])


def test_a_set_up_is_kept_and_laid_out(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """Place a unit, keep it under a name, and find it placed in the next match at one click."""
    page = visit("/")
    player = Player(page)
    first = setting_up(page)
    before = laid_out(page, first)
    player.pick(player.asked().pieces("unit:")[0])
    player.pick(player.asked().pieces("hex:")[-1])
    player.asked()
    kept = laid_out(page, first)
    assert kept != before
    page.locator('[data-do="set-ups"]').click()
    dialog = page.locator("dialog[open]")
    dialog.locator("input[required]").fill("Left flank")
    dialog.locator('[data-do="keep"]').click()
    expect(dialog.locator("li")).to_contain_text("Left flank")
    shoot(page, "set-ups")

    second = setting_up(page)
    assert laid_out(page, second) == before
    page.locator('[data-do="set-ups"]').click()
    dialog.locator('[data-do="lay"]').click()
    expect(dialog).to_have_count(0)
    player.asked()
    assert laid_out(page, second) == kept
    page.locator('[data-do="set-ups"]').click()
    dialog.locator('[data-do="drop"]').click()
    expect(dialog.locator("li")).to_have_count(0)
