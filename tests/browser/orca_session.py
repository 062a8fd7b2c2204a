"""What somebody with a screen reader does at a table; run by `test_screen_reader` beside Orca."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import QUIET, serving
from tests.browser.hearing import AS_TEXT

SPOKEN = re.compile(r"SPEECH OUTPUT: '(?P<text>.*?)'(?:\{|$)", re.DOTALL | re.MULTILINE)
PATIENCE = 30
"""Seconds for a voice to say what it has to say."""
TRIES = 3
"""Orca drops a polite word now and then; who has not heard it asks again."""


class Listener:
    """Somebody who presses keys and listens."""

    def __init__(self, page: Page, speech: Path) -> None:
        self.page = page
        self.speech = speech

    def heard(self) -> str:
        """Everything that was said so far."""
        text = self.speech.read_text("utf-8", "replace")
        return "\n".join(one["text"] for one in SPOKEN.finditer(text))

    def hear(self, act: Callable[[], object], *told: str) -> None:
        """Do something until all of this is said; fail if it never is."""
        for _ in range(TRIES):
            before = len(self.heard())
            act()
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                said = self.heard()[before:]
                if all(re.search(one, said, re.DOTALL) for one in told):
                    return
                self.page.wait_for_timeout(200)
        sys.exit(f"not heard: {told}; but: {self.heard()[-1500:]}")

    def press(self, key: str) -> Callable[[], None]:
        """A key."""
        return lambda: self.page.keyboard.press(key)


def sit_down(page: Page) -> None:
    """At Combat Commander, as somebody who does not see it."""
    page.goto("/")
    page.wait_for_selector("[data-game]")
    page.evaluate(AS_TEXT % "{}")
    page.reload()
    page.locator('[data-game="combat-commander"] .play').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=gridcell]")


def play(ear: Listener) -> None:
    """Walk, place the first piece, and ask for a line of sight."""
    page = ear.page

    def walk(start: str, key: str = "") -> None:
        page.locator(f'[role=gridcell][data-ref="hex:{start}"]').focus()
        if key:
            page.keyboard.press(key)

    ear.hear(lambda: walk("A1"), "A1: Woods, cover 2")
    ear.hear(lambda: walk("A1", "ArrowRight"), "B1: Woods, cover 2, movement cost 2")
    ear.hear(lambda: walk("B1", "ArrowDown"), "B2: Woods", "north B1, Woods; north-east C2, Brush;")
    leader = page.locator('[data-ref^="unit:"][data-lit]').first
    leader.focus()
    ear.hear(ear.press("Enter"), "Lieutenant 1: choose a hex")
    page.wait_for_selector("[role=gridcell][data-lit]")
    ear.hear(ear.press("n"), r"\d of \d+: Place Lieutenant 1 in [A-O]\d+")
    ear.hear(ear.press("/"), "Command editable combo box")
    line = page.get_by_role("combobox", name="Command")

    def ask() -> None:
        line.fill("sight A3 G9")
        line.press("Enter")

    ear.hear(ask, "From A3 to G9: 9.*No line of sight.*B4 Woods: blocks")


def main(folder: Path, chromium: str) -> None:
    """Sit down, and play a little."""
    with serving(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium,
            headless=False,
            args=[*QUIET, "--force-renderer-accessibility"],
        )
        page = browser.new_page(base_url=address, locale="en-GB")
        page.set_default_timeout(60_000)
        sit_down(page)
        play(Listener(page, Path(os.environ["SPEECH"])))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
