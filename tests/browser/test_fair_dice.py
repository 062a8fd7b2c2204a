"""The page on fair dice: sealed while the match runs, checked by the browser when it is over."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

RESIGN = """match => fetch(`/api/v1/matches/${match}/acts`, {
    method: "POST",
    headers: {"content-type": "application/json"},
    body: JSON.stringify({as: "us", act: "resign"}),
}).then(answer => answer.status)"""


def test_the_dice_of_a_match_can_be_checked(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """Nothing of the key shows before the end; then the browser makes it again from its parts."""
    page = visit("/")
    page.locator('[data-game="normandy"] .play').click()
    page.wait_for_url("**/match/**")
    match = page.url.split("/match/")[1].split("?")[0]
    page.wait_for_selector(".table[data-decision]")
    page.goto(f"/verify/{match}")
    expect(page.get_by_text("This match is still in progress")).to_be_visible()
    expect(page.locator(".verdict")).to_have_count(0)
    own = page.locator("ul.own")
    expect(own.locator("li")).to_have_count(4)
    expect(own).not_to_contain_text("Failed!")
    shoot(page, "verify-running", full=True)
    assert page.evaluate(RESIGN, match) == 200
    page.goto(f"/verify/{match}")
    expect(page.locator(".verdict.good")).to_be_visible(timeout=30_000)
    expect(own.locator("li")).to_have_count(7)
    expect(own).not_to_contain_text("Failed!")
    shoot(page, "verify", full=True)
