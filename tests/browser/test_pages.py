"""Every screen in light and dark, wide and narrow: pictures, and no barrier for anybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from fieldcraft import games
from tests.browser.conftest import AXE, DESKTOP, PHONE, ROOT, missing
from tests.browser.playing import Player
from tests.browser.test_short_matches import make

PAGES = {
    "home": "/",
    "new": "/new?game=combat-commander&with=friend",
    "lobby": "/lobby",
    "matches": "/matches",
    "learn": "/learn",
    "lesson": "/learn/north-africa",
    "rules": "/rules?clause=U-705",
    "replay-file": "/replay",
    "account": "/account",
    "settings": "/settings",
    "about": "/about",
    "seat": "/seat#none",
    "missing": "/nowhere",
}
OWN = ROOT / "src/fieldcraft/games/undaunted/content/north_africa/scenarios/murzuk.yaml"
RUN_AXE = """only => axe.run(document.querySelector("dialog[open]") ?? document,
    {resultTypes: ["violations"], ...(only && {runOnly: only})})"""
"""What lies behind an open dialog is looked at when none is open."""
STILL = """() => document.getAnimations().every(one => one.playState === "finished"
    || one.effect.getComputedTiming().endTime === Infinity)"""
"""No colour is on its way to another."""
Light = tuple[str, ViewportSize, Literal["light", "dark"]]
WIDE: tuple[Light, ...] = (("desktop", DESKTOP, "light"), ("desktop", DESKTOP, "dark"))
NARROW: tuple[Light, ...] = (("phone", PHONE, "dark"),)


class Inspector:
    """Looks at a page in every light and size: takes a picture, and asks axe."""

    def __init__(self, page: Page, axe: str, shoot: Callable[..., None]) -> None:
        self.page = page
        self.axe = axe
        self.shoot = shoot
        self.found: list[str] = []

    def look(self, name: str, *, full: bool = False, over: bool = False) -> None:
        """At what the page shows now; what opens `over` another screen is soon seen."""
        page = self.page
        for size, viewport, scheme in (WIDE[:1] if over else WIDE) + NARROW:
            page.set_viewport_size(viewport)
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.wait_for_selector(f'html[data-theme="{scheme}"]', state="attached")
            page.wait_for_function(STILL)
            self.shoot(page, f"{name}-{size}-{scheme}", full=full)
            # In another light everything is as it was but for the colours.
            only = ["color-contrast"] if (size, scheme) == ("desktop", "dark") else None
            self._ask(f"{name} {size} {scheme}", only)
            wide = page.evaluate("document.documentElement.scrollWidth")
            if wide > viewport["width"]:
                self.found.append(f"{name} is {wide} wide on {viewport['width']}")
        page.set_viewport_size(DESKTOP)

    def _ask(self, where: str, only: list[str] | None) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(self.axe)
        told: dict[str, Any] = self.page.evaluate(RUN_AXE, only)
        for violation in told["violations"]:
            for node in violation["nodes"]:
                words = f"{node['html'][:160]} {node['failureSummary']}"
                self.found.append(f"{where}: {violation['id']}: {words}")

    def verdict(self) -> None:
        """Say what was found."""
        assert not self.found, "\n".join(self.found)


@pytest.fixture(scope="session")
def axe() -> str:
    """The rules of accessibility, as a script."""
    if not AXE.exists():
        missing("axe-core is not installed: ./dev web --check")
    return AXE.read_text(encoding="utf-8")


@pytest.fixture
def inspect(
    visit: Callable[..., Page], shoot: Callable[..., None], axe: str
) -> Callable[[str], Inspector]:
    """A visitor who looks closely."""
    return lambda path: Inspector(visit(path), axe, shoot)


def settled(page: Page) -> None:
    """Wait until a page has what it shows."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("!document.querySelector('[aria-busy=true], main > .waiting')")


@pytest.mark.parametrize("half", [0, 1])
def test_pages(half: int, inspect: Callable[[str], Inspector]) -> None:
    """Every page that has an address of its own."""
    inspector = inspect("/about")
    for name, path in list(PAGES.items())[half::2]:
        inspector.page.goto(path)
        settled(inspector.page)
        inspector.look(name, full=name != "lesson")
    inspector.verdict()


def test_at_home(inspect: Callable[[str], Inspector]) -> None:
    """Somebody with an account and matches, who brings a scenario and invites a friend to it."""
    inspector = inspect("/account")
    page = inspector.page
    page.get_by_role("tab", name="Create account").click()
    page.get_by_label("Name").fill("Anna-Maria von Sternberg-Zabłocka-Meyer")
    page.get_by_label("Password").fill("correct horse")
    page.locator("form .primary").click()
    page.get_by_role("button", name="Sign out", exact=True).wait_for()
    for fold in page.locator("details").all():
        fold.evaluate("fold => (fold.open = true)")
    inspector.look("account-signed-in", full=True, over=True)
    page.goto("/new?with=friend")
    settled(page)
    text = OWN.read_text(encoding="utf-8").replace("\nid: ", "\nid: my-", 1)
    brought = {"name": "my.yaml", "mimeType": "text/yaml", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(brought)  # type: ignore[arg-type]
    expect(page.locator(".preview h2")).to_have_text("Murzuk")
    inspector.look("new-from-a-file", full=True, over=True)
    page.locator(".go button").click()
    link = page.locator(".ready input").first.input_value()
    inspector.look("invitation-sent", full=True, over=True)
    page.goto("/matches")
    expect(page.locator(".match")).to_contain_text("Murzuk")
    inspector.look("matches-signed-in", full=True, over=True)
    page.context.clear_cookies()
    page.goto(link)
    expect(page.locator("main")).to_contain_text("Anna-Maria von Sternberg-Zabłocka-Meyer")
    inspector.look("invitation", full=True, over=True)
    inspector.verdict()


@pytest.mark.parametrize("game", games.keys())
def test_tables(game: str, inspect: Callable[[str], Inspector]) -> None:
    """A table in mid-game, as a player and as a spectator sees it; as text."""
    inspector = inspect("/")
    page = inspector.page
    me, other = games.get(game).sides
    match = make(page, game, {me: {"kind": "me"}, other: {"kind": "bot", "bot": "random"}})
    page.goto(f"/match/{match}?as={me}")
    player = Player(page)
    player.asked()
    while len(player.asked().pieces("card:")) < 2:
        player.hurry()
    inspector.look(f"table-{game}")
    page.keyboard.press("t")
    inspector.look(f"table-{game}-text", over=True)
    if game != "normandy":
        return inspector.verdict()
    page.keyboard.press("t")
    page.locator(".board [data-ref]").first.click(button="right")
    expect(page.locator(".look.pinned h2")).to_be_visible()
    inspector.look("look", over=True)
    page.keyboard.press("Escape")
    page.goto(f"/match/{match}?as=spectator")
    page.wait_for_selector(".table[data-version]")
    inspector.look("spectator")
    return inspector.verdict()


def test_dialogs(inspect: Callable[[str], Inspector]) -> None:
    """Everything that opens over a table, and what comes when it is over."""
    inspector = inspect("/")
    page = inspector.page
    match = make(page, "normandy", {"us": {"kind": "me"}, "de": {"kind": "bot", "bot": "random"}})
    page.goto(f"/match/{match}?as=us")
    Player(page).asked()
    for key, name in (("?", "shortcuts"), ("o", "options"), ("k", "piles")):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        inspector.look(f"dialog-{name}", over=True)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    menu = page.locator(".menu-root > button")
    menu.click()
    inspector.look("menu", over=True)
    page.keyboard.press("Escape")
    page.locator(".goals").click()
    page.locator("dialog[open] section").first.wait_for()
    inspector.look("dialog-goals", over=True)
    page.keyboard.press("Escape")
    for name in ("sheet", "standing", "link", "report", "resign"):
        menu.click()
        page.locator(f'[data-act="{name}"]').click()
        page.locator("dialog[open]").wait_for()
        page.wait_for_load_state("networkidle")
        inspector.look(f"dialog-{name}", over=True)
        if name != "resign":
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("dialog[open] .danger").click()
    page.locator("dialog .end .judge").wait_for()
    inspector.look("end", over=True)
    page.goto(f"/replay/{match}")
    page.wait_for_selector(".table[data-version]")
    inspector.look("replay")
    page.goto(f"/verify/{match}")
    page.locator(".verdict").wait_for()
    inspector.look("verify", full=True)
    inspector.verdict()


def test_waiting(inspect: Callable[[str], Inspector]) -> None:
    """Before the other has come, and between two at one screen."""
    inspector = inspect("/")
    page = inspector.page
    match = make(page, "normandy", {"us": {"kind": "me"}, "de": {"kind": "open"}})
    page.goto(f"/match/{match}")
    settled(page)
    inspector.look("waiting-room", full=True)
    match = make(page, "north-africa", {"lrdg": {"kind": "me"}, "it": {"kind": "hotseat"}})
    page.goto(f"/match/{match}")
    page.locator("[data-curtain]").wait_for()
    inspector.look("curtain")
    inspector.verdict()
