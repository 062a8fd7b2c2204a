"""Every page in light and dark, on a desk and on a phone: pictures, and no barrier for anybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import AXE, DESKTOP, PHONE, missing

PAGES = {
    "home": "/",
    "new": "/new?game=combat-commander",
    "lobby": "/lobby",
    "matches": "/matches",
    "learn": "/learn",
    "lesson-normandy": "/learn/normandy",
    "lesson-north-africa": "/learn/north-africa",
    "lesson-combat-commander": "/learn/combat-commander",
    "rules": "/rules?clause=U-705",
    "replay-file": "/replay",
    "account": "/account",
    "settings": "/settings",
    "about": "/about",
    "missing": "/nowhere",
}
TABLES = ("normandy", "north-africa", "combat-commander")


@pytest.fixture(scope="session")
def axe() -> str:
    """The rules of accessibility, as a script."""
    if not AXE.exists():
        missing("axe-core is not installed: ./dev web --check")
    return AXE.read_text(encoding="utf-8")


def barriers(page: Page, axe: str) -> Iterator[str]:
    """What axe finds on a page, each with where it is."""
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    for violation in found["violations"]:
        for node in violation["nodes"]:
            yield f"{page.url}: {violation['id']}: {node['html'][:160]} {node['failureSummary']}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(
    scheme: str, visit: Callable[..., Page], shoot: Callable[..., None], axe: str
) -> None:
    """axe-core finds no violation on any page, wide or narrow, nor at the three tables."""
    found: list[str] = []
    page = visit("/", color_scheme=scheme)
    for name, path in PAGES.items():
        page.goto(path)
        settle(page)
        for size, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
            page.set_viewport_size(viewport)
            shoot(page, f"{name}-{size}-{scheme}", full=name not in TABLES)
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= viewport["width"], f"{path} is {wide} wide on {viewport['width']}"
            found += barriers(page, axe)
    for game in TABLES:
        page.set_viewport_size(DESKTOP)
        page.goto("/")
        page.locator(f'[data-game="{game}"] button').click()
        page.wait_for_selector(".table[data-decision]")
        for size, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
            page.set_viewport_size(viewport)
            shoot(page, f"table-{game}-{size}-{scheme}")
            found += barriers(page, axe)
    assert not found, "\n".join(found)


def settle(page: Page) -> None:
    """Wait until a page has what it shows."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("!document.querySelector('[aria-busy=true]')")
