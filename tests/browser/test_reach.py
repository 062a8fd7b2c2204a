"""A table on the local network: where others find it, as an address and as a code."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESKTOP, PHONE, serving

OTHER = "127.0.0.2"
"""This computer, as another one would call it."""


def test_a_guest_on_the_local_network(
    browser: Browser, tmp_path: Path, shoot: Callable[..., None]
) -> None:
    """First page and invitation show address and code; it opens there, and one sits down."""
    with serving(tmp_path, "--lan-address", OTHER) as here:
        address = here.replace("127.0.0.1", OTHER)
        host = browser.new_page(base_url=here, viewport=DESKTOP, locale="en-GB")
        host.goto("/")
        expect(host.locator(".others a")).to_have_attribute("href", address)
        expect(host.locator(".others svg[role=img]")).to_be_visible()
        host.locator(".others").scroll_into_view_if_needed()
        shoot(host, "reach-home")

        host.goto("/new?game=normandy&with=friend")
        host.locator("form .go button").click()
        link = host.locator(".ready input[readonly]").first.input_value()
        assert link.startswith(f"{address}/seat#")
        expect(host.locator(".ready svg[role=img]")).to_be_visible()
        expect(host.locator(".local")).to_have_count(0)
        shoot(host, "reach-invitation")
        host.locator('a[href^="/match/"]').click()
        expect(host.locator(".room svg[role=img]")).to_be_visible()
        shoot(host, "reach-room")

        guest = browser.new_page(viewport=PHONE, locale="en-GB", has_touch=True)
        guest.goto(link)
        guest.get_by_role("button", name="Take your seat").tap()
        guest.wait_for_selector(".table[data-decision]")
        host.wait_for_selector(".table[data-decision]")
        for page in (host, guest):
            page.context.close()
