"""The lessons of all games, gone through by doing what they ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from fieldcraft import games
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import Player
from tests.budget import crossed

SCREENS: dict[str, dict[str, Any]] = {
    "mouse": {"viewport": DESKTOP},
    "touch": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
    "keyboard": {"viewport": DESKTOP},
}
GONE_ON = """at => document.querySelector("dialog[open]")
    || document.querySelector(".lesson .step").innerText !== at"""


@crossed("lessons", game=games.keys(), way=list(SCREENS))
def test_a_lesson(
    game: str, way: str, visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """Read on, do what is asked for, and be told when something else was tried."""
    page = visit(f"/learn/{game}", **SCREENS[way])
    learner = Learner(page, way)
    step = page.locator(".lesson .step")
    step.wait_for()
    done = page.locator("dialog[open]")
    asked = 0
    at = step.inner_text()
    for _ in range(200):
        if page.locator(".table[data-decision]").count():
            if asked == 0:
                shoot(page, f"{game}-lesson-{way}")
                page.locator(".field [data-ref]:not([data-lit])").first.dispatch_event("click")
                expect(page.locator(".lesson .not")).to_be_visible()
                assert step.inner_text() == at
            asked += 1
            learner.do()
        else:
            learner.read_on()
        page.wait_for_function(GONE_ON, arg=at)
        if done.count():
            break
        at = step.inner_text()
    expect(done.locator(f'a[href="/new?game={game}"]')).to_be_visible()
    shoot(page, f"{game}-lesson-{way}-done")
    assert asked >= 10


class Learner:
    """Somebody who does what a lesson asks for, in one of the ways there are."""

    def __init__(self, page: Page, way: str) -> None:
        self.page = page
        self.way = way
        self.player = Player(page, touch=way == "touch")

    def do(self) -> None:
        """What the lesson asks for: a lit thing or its button."""
        lit = self.player.seen.lit
        if self.way == "keyboard":
            if lit:
                self.page.keyboard.press("ArrowRight")
                self.page.wait_for_function("document.activeElement.hasAttribute('data-lit')")
                self.page.keyboard.press("Enter")
            else:
                self.page.keyboard.press("1")
        elif lit:
            self._touch_or_click(lit[0])
        else:
            button = self.page.locator(".lesson [data-choice]").first
            button.tap() if self.way == "touch" else button.click()

    def _touch_or_click(self, ref: str) -> None:
        before = self.page.locator(".lesson .step").inner_text()
        self.player.click(ref)
        if self.way == "mouse":
            return
        # The first tap may spread a stack, or show the odds.
        self.page.wait_for_function(
            f"""([ref, at]) => ({GONE_ON})(at) || document.querySelector("[data-risk]")
                || document.querySelector(`.stack.spread [data-ref="${{CSS.escape(ref)}}"]`)""",
            arg=[ref, before],
        )
        if not self.page.evaluate(GONE_ON, before) and not self.page.locator("[data-risk]").count():
            self.player.click(ref)
        if not self.page.evaluate(GONE_ON, before) and self.page.locator("[data-risk]").count():
            self.page.locator("[data-risk]").tap()

    def read_on(self) -> None:
        """To the next text, where nothing is asked."""
        button = self.page.locator('.lesson [data-do="next"]')
        if self.way == "keyboard":
            self.page.keyboard.press("PageDown")
        elif self.way == "touch":
            button.tap()
        else:
            button.click()
