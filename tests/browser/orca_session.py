"""What somebody with a screen reader does at a table; run by `test_screen_reader` beside Orca."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import QUIET, serving
from tests.browser.hearing import AS_TEXT

PAUSE = 3000
"""Milliseconds for a voice to say what it has to say."""


def main(folder: Path, chromium: str) -> None:
    """Sit down, place the first piece by ear, walk, and ask for a line of sight."""
    with serving(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium,
            headless=False,
            args=[*QUIET, "--force-renderer-accessibility"],
        )
        page = browser.new_page(base_url=address, locale="en-GB")
        page.goto("/")
        page.wait_for_selector("[data-game]")
        page.evaluate(AS_TEXT % "{}")
        page.reload()
        page.locator('[data-game="combat-commander"] .play').focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("[role=gridcell]")
        page.wait_for_timeout(PAUSE)
        page.locator('[role=gridcell][data-ref="hex:A1"]').focus()
        for key in ("ArrowRight", "ArrowDown"):
            page.wait_for_timeout(PAUSE)
            page.keyboard.press(key)
        page.wait_for_timeout(PAUSE)
        page.locator('[data-ref^="unit:"][data-lit]').first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("[role=gridcell][data-lit]")
        page.wait_for_timeout(PAUSE)
        page.keyboard.press("n")
        page.wait_for_timeout(PAUSE)
        page.keyboard.press("/")
        page.wait_for_timeout(PAUSE)
        page.keyboard.type("sight A3 G9")
        page.keyboard.press("Enter")
        page.wait_for_timeout(2 * PAUSE)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
