"""Playing by ear: what a screen reader says of the page, and keys. Nothing is looked at."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page

from tests.browser.playing import ASKED_OR_OVER, MENU, STOPPED, SURE

AS_TEXT = """localStorage.setItem("fieldcraft", JSON.stringify(
    {asText: true, motion: "off", coach: false, line: false, ...%s}))"""
"""The settings of somebody who does not see the page."""

LISTEN = """() => {
    window.heard = [];
    const region = document.querySelector("[data-announce=log]");
    window.heard.push(...[...region.querySelectorAll("p")].map(one => one.textContent));
    new MutationObserver(changes => {
        for (const change of changes)
            for (const one of change.addedNodes)
                if (one.nodeType === 1) window.heard.push(one.textContent);
    }).observe(region, {childList: true});
}"""
"""What the live region of events says, from now on."""

LOGGED = """() => [...document.querySelectorAll(".log h3, .log [data-line]")]
    .map(one => (one.querySelector(":scope > span") ?? one).textContent.trim())"""
"""What stands in the log."""

_FOCUS = re.compile(r"""^- '?(?P<role>[a-z]+) "(?P<name>(?:[^"\\]|\\.)*)\"""")


class Ear:
    """Somebody at a table who hears roles and names, and presses keys."""

    def __init__(self, page: Page, rng: Random) -> None:
        self.page = page
        self.rng = rng

    # -- hearing -----

    def focused(self) -> tuple[str, str]:
        """Role and name of what has the keyboard, as the accessibility tree has them."""
        told = self.page.locator(":focus").aria_snapshot()
        match = _FOCUS.match(told)
        return (match["role"], match["name"]) if match else (told.split()[1].strip("':"), "")

    def version(self) -> int:
        """How often the table has changed."""
        return int(self.page.locator(".table").get_attribute("data-version") or -1)

    def prompt(self) -> str:
        """The question, as the status region has said it."""
        return self.page.locator("[data-announce=prompt]").inner_text().strip()

    def is_asked(self) -> bool:
        """Wait until something is asked, or the match is over."""
        self.page.wait_for_selector(ASKED_OR_OVER)
        return not self.page.locator("dialog .end").count()

    # -- keys -----

    def press(self, key: str) -> None:
        """A key, wherever the keyboard is."""
        self.page.keyboard.press(key)

    def next_option(self) -> str:
        """`N`: the next thing that can be chosen, by its name."""
        self.press("n")
        role, name = self.focused()
        assert role in ("gridcell", "button"), (role, name)
        assert name, "something without a name can be chosen"
        return name

    def choose(self, most: int = 4) -> str:
        """Go on some options, and take the one that was named."""
        version = self.version()
        name = ""
        for _ in range(self.rng.randint(1, most)):
            name = self.next_option()
        self.press("Enter")
        self.settle(version)
        return name

    def decline(self) -> None:
        """`E`: end, pass, stop."""
        version = self.version()
        self.press("e")
        self.settle(version)

    def settle(self, version: int) -> None:
        """Through menus and confirmations, which take the keyboard, to the next change."""
        page = self.page
        for _ in range(4):
            page.wait_for_function(STOPPED, arg=version)
            if page.locator(MENU).count():
                assert self.focused()[0] == "button"
                self.press("Enter")
                page.locator(MENU).wait_for(state="detached")
            elif page.locator(SURE).count():
                assert self.focused()[0] == "button"
                self.press("Enter")
                page.locator(SURE).wait_for(state="detached")
            else:
                break
        if int(page.locator(".table").get_attribute("data-picks") or 0):
            self.press("e")
            page.wait_for_function(STOPPED, arg=version)

    def type(self, line: str) -> str:
        """A line at the table; returns what it answers."""
        if not self.page.get_by_role("combobox", name="Command").count():
            self.press("/")
        field = self.page.get_by_role("combobox", name="Command")
        field.focus()
        self.page.keyboard.type(line)
        said = self.page.locator("[data-announce=line]")
        before = said.inner_text()
        self.press("Enter")
        self.page.wait_for_function(
            """before => document.querySelector("[data-announce=line]")?.innerText !== before""",
            arg=before,
        )
        if self.focused()[0] == "combobox":
            self.press("Escape")
        return said.inner_text()
