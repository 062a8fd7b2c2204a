"""What a hex sees, shown on the map."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.test_clicks import begin


def test_a_fan_of_all_that_is_seen(visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """S shades what the thing under the pointer does not see; Escape takes it away."""
    page = visit("/")
    begin(page, "combat-commander", "cc-o20-1-declaration", "axis", "allies")
    page.locator(".field [data-ref='hex:E8']").first.hover(force=True)
    page.wait_for_selector("[data-ref='hex:E8'][data-hovered]")
    page.keyboard.press("s")
    unseen = page.locator(".fan .unseen")
    expect(unseen.first).to_be_visible()
    shoot(page, "sight-fan")
    assert 0 < unseen.count() < 149
    page.keyboard.press("Escape")
    expect(unseen).to_have_count(0)
