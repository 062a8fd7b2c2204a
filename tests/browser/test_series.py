"""A campaign, and a scenario both ways: several matches with one score."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Player


@pytest.mark.parametrize(
    ("kind", "following"), [("campaign", "Montmartin-en-Graignes"), ("both-ways", "La Raye")]
)
def test_a_series(
    kind: str, following: str, visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """Chosen in the form; after the first match the score stands, and the next is a click away."""
    page = visit("/new?game=normandy")
    page.locator(f'input[name="series"][value="{kind}"]').check()
    shoot(page, f"series-{kind}-form")
    page.locator("form .go button").click()
    page.wait_for_url("**/match/*")
    player = Player(page)
    player.asked()
    first = page.url
    give_up(page)
    end = page.locator("dialog .end")
    expect(end.locator(".series")).to_be_visible()
    expect(end.locator(".series")).to_contain_text(following)
    expect(end.locator(".series thead")).to_contain_text("Corporal")
    shoot(page, f"series-{kind}-end")
    end.locator(".row .primary").click()
    page.wait_for_url(lambda url: "/match/" in url and url != first)
    player.asked()
    expect(page).to_have_title(re.compile(following))
    shoot(page, f"series-{kind}-next")


def give_up(page: Page) -> None:
    """Resign, and mean it."""
    page.locator(".menu-root > button").click()
    page.locator('[data-act="resign"]').click()
    page.locator("dialog[open]").get_by_role("button", name="Resign").click()
