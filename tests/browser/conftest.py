"""A server of its own for every test process, a real Chromium, and pages that tell on themselves.

Run apart from the other tests: Playwright's blocking interface does not mix with asyncio's.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.playing import DRAWN

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "screenshots"
"""Pictures of every screen are kept here, for people who ask for them to look at."""
BUILT = ROOT / "src" / "fieldcraft" / "server" / "web" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: ViewportSize = {"width": 1400, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
SERVER = os.environ.get("FIELDCRAFT_COMPILED_PYTHON", sys.executable)
"""The Python that serves: where there is a compiled build the one that people play with."""
PATIENCE = 45_000
"""Milliseconds; other tests and other people may use the machine too."""
expect.set_options(timeout=PATIENCE)
NO_WORKER = "Service Worker registration blocked by Playwright"
"""What Playwright itself says in the page where there is none."""
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def missing(what: str) -> None:
    """Skip for a person who lacks something; fail where CI is set."""
    if os.environ.get("CI"):
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


def brought(*places: str) -> str | None:
    """A browser that Playwright has installed for this person: `playwright install chromium`."""
    usual = Path.home() / ".cache" / "ms-playwright"
    shelf = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or usual)
    found = [path for place in places for path in shelf.glob(place)]
    return str(max(found, key=lambda path: path.stat().st_mtime)) if found else None


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Where the browser lies that people use."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    if own := brought("chromium-*/chrome-linux*/chrome"):
        return own
    missing("no Chromium; on Debian: apt-get install -y --no-install-recommends chromium")
    raise AssertionError


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers of this process."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """One browser for all tests of this process; every test has contexts of its own.

    Where it is installed it is Chromium without windows: the same pages for a quarter less work.
    """
    shell = shutil.which("chromium-headless-shell") or brought(
        "chromium_headless_shell-*/*/chrome-headless-shell",
        "chromium_headless_shell-*/*/headless_shell",
    )
    path = shell or request.getfixturevalue("chromium_path")
    browser = playwright.chromium.launch(executable_path=path, args=QUIET)
    yield browser
    browser.close()


@pytest.fixture
def whole_browser(playwright: Playwright, chromium_path: str) -> Iterator[Browser]:
    """Chromium as people use it, for what a browser does outside its pages."""
    browser = playwright.chromium.launch(executable_path=chromium_path, args=QUIET)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of the games there are."""
    with serving(tmp_path_factory.mktemp("house")) as here:
        yield here


@contextmanager
def serving(folder: Path, *given: str, **environment: str) -> Iterator[str]:
    """A server started as a person starts it, on a port and a folder of its own.

    `given` are further arguments.  In the environment `HERE` stands for its address.
    """
    if not BUILT.exists():
        missing("the browser client is not built: ./dev web")
    with socket.socket() as finder:
        finder.bind(("127.0.0.1", 0))
        port = finder.getsockname()[1]
    here = f"http://127.0.0.1:{port}"
    log = (folder / "server.log").open("wb")
    process = subprocess.Popen(
        [
            *(SERVER, "-c", "from fieldcraft.cli import main; main()", "play"),
            *("--no-browser", "--port", str(port), "--data", str(folder), *given),
        ],
        stdout=log,
        stderr=subprocess.STDOUT,
        env={
            **os.environ,
            "FIELDCRAFT_BOT_PACE": "0",
            "FIELDCRAFT_RATE_LIMITS": "0",
            "FIELDCRAFT_CHEAP_HASHING": "1",
            **{name: value.replace("HERE", here) for name, value in environment.items()},
        },
    )
    try:
        _wait_for(here, process, folder / "server.log")
        yield here
    finally:
        process.terminate()
        process.wait(20)
        log.close()


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + 180
    while time.monotonic() < until:
        if process.poll() is not None:
            break
        try:
            with urllib.request.urlopen(f"{address}/api/v1/games", timeout=60):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    pytest.fail(f"the server does not answer:\n{log.read_text(errors='replace')[-4000:]}")


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Open a page as a new visitor; whatever the page complains about fails the test.

    Four seconds after its first page every visitor's service worker loads all scripts, lessons and
    chapters.  That is much work, and here each visitor is a new one; so only those visitors have
    a service worker who ask for one with `service_workers="allow"`.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.text == NO_WORKER:
            return
        if message.location.get("url", "").endswith(("/nowhere", "/seats/look", "/scenarios")):
            return  # there is no such page or seat, or the file is wrong, and the server says so
        if "403" in message.text and re.search(
            r"/matches/\w+(/scene.*)?$", message.location["url"]
        ):
            return  # nobody may watch that match
        if message.type in ("error", "warning"):
            complaints.append(f"{message.type}: {message.text} ({message.location})")

    def open_page(path: str = "/", **context: Any) -> Page:
        context.setdefault("viewport", DESKTOP)
        context.setdefault("locale", "en-GB")
        context.setdefault("reduced_motion", "reduce")
        context.setdefault("service_workers", "block")
        made = browser.new_context(base_url=address, **context)
        made.set_default_timeout(PATIENCE)
        contexts.append(made)
        page = made.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def shoot(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Have a page drawn as it is now, and keep a picture of it if people want to look."""
    wanted = request.config.getoption("--pictures")

    def shoot(page: Page, name: str, *, full: bool = False) -> None:
        if wanted:
            SHOTS.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=SHOTS / f"{name}.png", full_page=full)
        else:
            page.evaluate(DRAWN)

    return shoot
