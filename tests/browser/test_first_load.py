"""What the first page costs somebody on a slow line."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

MOST = 100_000
"""Bytes over the wire."""


def test_the_first_page_is_light(visit: Callable[..., Page]) -> None:
    """Everything that is loaded until the first match can be started."""
    page = visit("/about")
    page.wait_for_load_state("networkidle")  # what that page still loads is not counted
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    page.locator(".play").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes) < MOST


def test_a_second_visit_loads_nothing_again(visit: Callable[..., Page]) -> None:
    """Scripts and styles carry a hash in their name and are kept forever."""
    page = visit("/")
    page.locator(".play").first.wait_for()
    page.goto("/about")
    page.wait_for_load_state("networkidle")
    sizes: list[int] = page.evaluate(
        "performance.getEntriesByType('resource').filter(e => e.name.includes('/assets/'))"
        ".filter(e => !/About/.test(e.name)).map(e => e.transferSize)"
    )
    assert sizes
    assert not any(sizes)
