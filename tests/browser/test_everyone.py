"""Phone and touch, keyboard alone, screen reader's text, four languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import Player
from tests.browser.test_solo import sit_down

HAS_A_PLACE = "document.activeElement !== document.body"
"""Whether the keyboard stands somewhere: on a piece, a button, or at the answers."""
QUESTIONS_GONE = """table => {
    window.gone = 0;
    new MutationObserver(() => {
        if (!table.isConnected || !table.dataset.decision) window.gone++;
    })
        .observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
"""Counts how often this table stands there without its question, or is replaced."""
TITLES = {"en": "Rules", "ru": "Правила", "pt-BR": "Regras", "pl": "Zasady"}


@pytest.mark.parametrize("game", ["normandy", "north-africa", "combat-commander"])
def test_a_phone(game: str, visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """By touch on 360 pixels: nothing is wider than the screen, cards and pieces can be tapped."""
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    shoot(page, "home-phone")
    page.locator(f'[data-game="{game}"] .play').tap()
    page.wait_for_url("**/match/*")
    player = Player(page, touch=True)
    seen = player.asked()
    shoot(page, f"{game}-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    touched: set[str] = set()
    while not {"card", "board"} <= touched:
        seen = player.asked()
        on_board = [ref for ref in seen.lit if not ref.startswith("card:")]
        if "quick" in seen.answers:
            player.answer("quick")
        elif on_board and ("board" not in touched or not (seen.answers or seen.pieces("card:"))):
            player.pick(on_board[0])
            touched.add("board")
        elif seen.pieces("card:"):
            player.pick(seen.pieces("card:")[0])
            touched.add("card")
        else:
            player.answer("ready" if "ready" in seen.answers else seen.answers[0])
    player.asked()
    shoot(page, f"{game}-phone-later")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_ten_turns_by_keyboard_alone(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """Without a mouse from the front page on: rove over what is lit, pick, answer by number."""
    page = visit("/")
    page.wait_for_selector('[data-game="normandy"] .play')
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-game=normandy] .play')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    player = Player(page)
    turns = 0
    while turns < 10 and player.is_asked():
        seen = player.seen
        if seen.question == "play" and len(seen.hand) < 3:
            page.keyboard.press("e")
            turns += 1
        elif seen.lit:
            page.keyboard.press("ArrowRight")
            page.wait_for_function("document.activeElement.hasAttribute('data-lit')")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1" if len(seen.answers) > 1 else "e")
        player.settle(seen.version, by_keyboard=True)
        page.wait_for_function(HAS_A_PLACE)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    shoot(page, "shortcuts")
    page.keyboard.press("Escape")


def test_the_table_as_text(visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """For a screen reader: what lies where, buttons for what is lit, and what happens is said."""
    page = visit("/")
    player = sit_down(page, "normandy")
    page.keyboard.press("t")
    board = page.locator(".board")
    expect(board.get_by_role("heading").first).to_be_visible()
    assert board.get_by_role("listitem").count() > 10
    expect(board.get_by_role("button", name=re.compile(r"^17B .*Adjacent: \d"))).to_be_visible()
    shoot(page, "as-text")
    seen = player.seen
    board.locator("[data-lit]").first.focus()
    page.keyboard.press("Enter")
    player.settle(seen.version, by_keyboard=True)
    page.wait_for_function(HAS_A_PLACE)
    player.asked()
    said = page.locator("[data-announce=prompt]")
    expect(page.locator("#prompt")).to_contain_text(said.inner_text().strip())
    expect(page.locator("[data-announce=log]")).to_contain_text("initiative")
    page.reload()
    expect(board.get_by_role("listitem").first).to_be_visible()


def test_languages_change_in_place(visit: Callable[..., Page], shoot: Callable[..., None]) -> None:
    """In mid-match everything changes its language, and the browser remembers it."""
    page = visit("/")
    player = sit_down(page, "normandy")
    decision = player.seen.decision
    page.locator(".table").evaluate(QUESTIONS_GONE)
    said = [player.seen.prompt]
    for language in ("ru", "pt-BR", "pl", "en"):
        page.locator("header select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_function(
            """before => document.querySelector(".table[data-decision]")
                && document.getElementById("prompt")?.innerText !== before""",
            arg=said[-1],
        )
        said.append(player.seen.prompt)
        expect(page.locator("header")).to_contain_text(TITLES[language])
        shoot(page, f"language-{language}")
        assert player.seen.decision == decision
    assert said[0] == said[-1]
    assert len(set(said)) == 4
    assert page.evaluate("window.gone") == 0, "the question was gone while its words came"
    page.locator("header select").first.select_option("pl")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
