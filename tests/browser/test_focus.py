"""The keyboard's place is always seen, is never nowhere, and what it opens covers no other card."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Page

from fieldcraft import games
from tests.browser.hearing import AS_TEXT, Ear
from tests.browser.playing import DRAWN, Player
from tests.budget import crossed

GAMES = ["normandy", "north-africa", "combat-commander"]
PAGES = (
    "/", "/new", "/matches", "/lobby", "/learn", "/learn/normandy", "/rules", "/book",
    "/book/undaunted/07-movement", "/replay", "/settings", "/account", "/about", "/nowhere",
)  # fmt: skip
STOPS = 32
"""So many stops of the Tab key are looked at; a table has about thirty."""
PLACE = """() => {
    const one = document.activeElement;
    const box = one.matches("input") ? one.closest("label") ?? one : one;
    const {left, top, width, height} = box.getBoundingClientRect();
    return {left, top, width, height, tag: one.tagName.toLowerCase(),
        html: one.outerHTML.slice(0, 160),
        empty: one.matches("[role=group]:empty, fieldset:empty")};
}"""
COVERED = """() => {
    const box = document.querySelector(".look")?.getBoundingClientRect();
    const focused = document.activeElement.closest("[data-ref]");
    if (!box || !focused) return null;
    return [...document.querySelectorAll(".hand [data-ref^='card:']")]
        .filter(one => one !== focused && !one.contains(focused) && !focused.contains(one))
        .filter(one => one.dataset.ref !== focused.dataset.ref)
        .filter(one => { const card = one.getBoundingClientRect();
            return Math.min(box.right, card.right) - Math.max(box.left, card.left) > 2
                && Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top) > 2; })
        .map(one => one.dataset.ref);
}"""
"""The cards under the pop-up of a focused one; null without a pop-up."""


def around(page: Page, place: dict[str, float]) -> FloatRect | None:
    """What lies around a stop, as far as it is on the screen."""
    size = page.viewport_size
    assert size
    left, top = max(0, place["left"] - 6), max(0, place["top"] - 6)
    right = min(size["width"], place["left"] + place["width"] + 6)
    bottom = min(size["height"], place["top"] + place["height"] + 6)
    if right - left < 2 or bottom - top < 2:
        return None
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def check_stops(page: Page) -> int:
    """Tab through a page: every stop looks different while the keyboard is there."""
    seen: set[str] = set()
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        place = page.evaluate(PLACE)
        if place["tag"] in ("body", "html") or place["html"] in seen:
            break
        seen.add(place["html"])
        assert not place["empty"], place["html"]
        role, name = Ear(page, None).focused()  # type: ignore[arg-type]
        assert name or role in ("text", "main", "textbox", "combobox", "log"), place["html"]
        clip = around(page, place)
        assert clip is not None, f"out of sight: {place['html']}"
        page.evaluate(DRAWN)
        focused = page.screenshot(clip=clip, animations="disabled")
        page.evaluate("window.had = document.activeElement; document.body.inert = true")
        page.evaluate(DRAWN)
        blurred = page.screenshot(clip=clip, animations="disabled")
        page.evaluate(
            "document.body.inert = false; had.focus({preventScroll: true, focusVisible: true})"
        )
        assert focused != blurred, f"no ring: {place['html']}"
    return len(seen)


@crossed("rings", game=GAMES, as_text=[False, True])
def test_a_ring_at_the_table(game: str, as_text: bool, visit: Callable[..., Page]) -> None:
    """Board, cards, buttons, panels."""
    page = visit("/")
    page.wait_for_selector("[data-game]")
    page.evaluate(AS_TEXT % json.dumps({"asText": as_text}))
    page.reload()
    page.locator(f'[data-game="{game}"] .play').click()
    page.wait_for_url("**/match/*")
    Player(page).asked()
    assert check_stops(page) > 10


@pytest.mark.parametrize("path", ["/", "/new?game=normandy&with=bot", "/settings", "/book"])
def test_a_ring_on_pages(path: str, visit: Callable[..., Page]) -> None:
    """Links, fields, choices."""
    page = visit(path)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert check_stops(page) > 6


@crossed("pop-ups", game=GAMES, size=[(1400, 900), (1024, 768)])
def test_a_cards_pop_up_covers_no_other_card(
    game: str, size: tuple[int, int], visit: Callable[..., Page]
) -> None:
    """Whoever goes from card to card by key sees them all."""
    page = visit("/", viewport={"width": size[0], "height": size[1]})
    page.locator(f'[data-game="{game}"] .play').click()
    page.wait_for_url("**/match/*")
    player = Player(page)
    player.asked()
    if games.get(game).quick_options():  # a set-up comes first
        for choice in ("quick", "ready"):
            player.answer(choice)
            player.asked()
        while len(player.lit("card:")) < 2:
            player.pass_on()
            player.asked()
    looked = 0
    for ref in player.lit("card:"):
        page.keyboard.press("Shift")  # the keyboard is in use, so its ring is shown
        page.locator(f'.hand [data-ref="{ref}"]').first.focus()
        page.wait_for_selector(".look")
        page.wait_for_timeout(60)
        covered = page.evaluate(COVERED)
        assert covered == [], ref
        looked += 1
    assert looked > 1


def test_each_page_has_a_heading_of_its_own(visit: Callable[..., Page]) -> None:
    """One heading of the first rank, in the page's title too, and no two pages share it."""
    page = visit("/")
    found: dict[str, str] = {}
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        (heading,) = page.locator("h1").all_inner_texts()
        assert heading.strip(), path
        found[path] = page.title()
    assert len(set(found.values())) == len(PAGES), found
