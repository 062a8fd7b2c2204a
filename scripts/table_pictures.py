"""Take the pictures of the table for the README and the guides: docs/pictures/table-*.webp.

python scripts/table_pictures.py                 all of them
python scripts/table_pictures.py normandy phone  only those whose names contain one of these words

It needs Chromium, Playwright and a built browser client (./dev web).  A server of its own listens
on loopback, whose dice depend on nothing but the scenario, so that the same ones fall whenever the
pictures are taken again.  Both sides are led by the bot `greedy`.
"""

from __future__ import annotations

import base64
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as BrowserError

from fieldcraft import Match, games
from fieldcraft.core import key_from_seed

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SEED = 7
MOST = 200_000
"""No picture is larger: they are part of the repository."""
QUALITIES = (0.92, 0.85, 0.75, 0.6)
DESKTOP = {"width": 1400, "height": 900}
PHONE = {"width": 390, "height": 780}
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
TO_WEBP = """async ([data, quality]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""
"""The browser itself makes the small file, so that no program for pictures is needed."""
SET_UP = ("quick", "ready", "first")


# -- the server -----


def serve(port: int, folder: Path) -> None:
    """A server whose dice are not fair: they are the same every time."""
    from fieldcraft import bots
    from fieldcraft.record.fair.exchange import Exchange
    from fieldcraft.server.serving import run
    from fieldcraft.server.settings import Settings
    from fieldcraft.server.workers.driver import Driver

    Exchange.key = lambda self: key_from_seed(SEED)  # type: ignore[method-assign]
    secrets.randbits = lambda k: SEED  # a hint’s own chance
    bots.adviser = lambda game: "greedy-1"
    Driver.seed = lambda self, match_id, side, number: number  # type: ignore[method-assign]
    settings = Settings(
        data=folder,
        bot_pace=0,
        standing_delay=0,
        rate_limits=False,
        log="warning",
    )
    run(settings, port=port)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as finder:
        finder.bind(("127.0.0.1", 0))
        return int(finder.getsockname()[1])


# -- playing -----


@dataclass
class Seat:
    """A seat that a bot's hints lead, over the API, with the cookie of a browser's page."""

    context: BrowserContext
    match: str
    side: str

    def call(self, path: str, **body: Any) -> Any:
        """Do something at the table."""
        answer = self.context.request.post(
            f"/api/v1/matches/{self.match}/{path}", data={"as": self.side, **body}
        )
        return answer.json()

    def asked(self, seconds: float = 60) -> dict[str, Any]:
        """The table, as soon as this seat is asked or the match is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            path = f"/api/v1/matches/{self.match}/table?as={self.side}&log=0"
            table: dict[str, Any] = self.context.request.get(path).json()
            if table["turn"] or table["status"]["state"] == "over":
                return table
            time.sleep(0.05)
        raise TimeoutError(f"{self.match}: the other side does not answer")

    def choose(self, table: dict[str, Any], choice: str) -> None:
        """Answer the question of a table."""
        self.call("choices", decision=table["turn"]["decision"], choice=choice)

    def advise(self, table: dict[str, Any]) -> str:
        """What a bot would do here."""
        choices = [option["choice"] for option in table["turn"]["options"]]
        for words in SET_UP:
            if words in choices:
                return words
        hint = self.call("ask", what="hint")
        return str(hint.get("choice", choices[0]))

    def play_until(self, is_there: Callable[[dict[str, Any]], bool], most: int = 600) -> None:
        """Go on until the table is as wished for."""
        for _ in range(most):
            table = self.asked()
            if table["turn"] is None or is_there(table):
                return
            self.choose(table, self.advise(table))
        raise RuntimeError(f"{self.match}: not reached in {most} choices")


def sit_down(
    context: BrowserContext, game: str, scenario: str, side: str, other: str = "bot"
) -> Seat:
    """A match in which the browser has a side; the other is a bot's, open, or on this screen."""
    enemy = next(word for word in games.get(game).sides if word != side)
    wish = {"kind": "bot", "bot": "greedy"} if other == "bot" else {"kind": other}
    body = {
        "game": game,
        "scenario": scenario,
        "seats": {side: {"kind": "me"}, enemy: wish},
    }
    made = context.request.post("/api/v1/matches", data=body).json()
    return Seat(context, made["match"], side)


# -- what is to be seen -----

Draw = Callable[[BrowserContext], Page]
"""Makes a page that shows what a picture is of."""
BOARD = ".field [data-ref]"
REST = 1500
"""Milliseconds until everything that moves has arrived."""


def reaches(choices: int, *questions: str) -> Callable[[dict[str, Any]], bool]:
    """Whether so many changes were seen and one of these questions is open."""
    return lambda table: table["version"] >= choices and table["turn"]["question"] in questions


def show(context: BrowserContext, path: str, selector: str = BOARD) -> Page:
    """A page of the client, drawn and at rest."""
    page = context.new_page()
    page.goto(path)
    page.wait_for_selector(selector)
    page.wait_for_timeout(REST)
    return page


def just(path: str, selector: str = BOARD) -> Draw:
    """A page that needs no match."""
    return lambda context: show(context, path, selector)


def table(
    game: str,
    scenario: str,
    side: str,
    until: Callable[[dict[str, Any]], bool],
    *point: str,
) -> Draw:
    """A table where a match has come so far; the pointer rests on the first thing of a kind."""

    def draw(context: BrowserContext) -> Page:
        seat = sit_down(context, game, scenario, side)
        seat.play_until(until)
        page = show(context, f"/match/{seat.match}?as={side}", ".table[data-decision], dialog .end")
        point_at(page, *point)
        return page

    return draw


def point_at(page: Page, *kinds: str) -> None:
    """Rest the pointer on the first thing of these kinds that can be chosen."""
    for kind in kinds:
        lit = page.locator(f'.field [data-lit][data-ref^="{kind}"]')
        box = lit.first.bounding_box() if lit.count() else None
        if box is not None:
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(REST)
            return


def from_near(draw: Draw, *point: str) -> Draw:
    """The same, zoomed in where the pointer rests."""

    def nearer(context: BrowserContext) -> Page:
        page = draw(context)
        point_at(page, *point)
        page.mouse.wheel(0, -400)
        page.wait_for_timeout(REST)
        point_at(page, *point)
        return page

    return nearer


def as_text(draw: Draw) -> Draw:
    """The same, with the board in words."""

    def words(context: BrowserContext) -> Page:
        page = draw(context)
        page.keyboard.press("t")
        page.wait_for_selector(".board h2")
        page.wait_for_timeout(REST)
        return page

    return words


def replay(context: BrowserContext) -> Page:
    """A record, seen again from both sides; a match of this server fails the check of its dice."""
    match = Match("normandy", "montmartin-en-graignes", seed=SEED)
    match.play("greedy-1", "greedy-1", seed=SEED, limit=120)
    sent = context.request.post(
        "/api/v1/records", data=match.record().encode(), headers={"Content-Type": "text/plain"}
    ).json()
    return show(context, f"/replay/{sent['id']}?record&as=all#52")


def curtain(context: BrowserContext) -> Page:
    """Two on one screen: between two hands."""
    seat = sit_down(context, "normandy", "la-raye", "us", "hotseat")
    return show(context, f"/match/{seat.match}", "[data-curtain]")


NORMANDY = ("normandy", "la-raye", "us")
FIRE = table("combat-commander", "lipki-farm", "axis", reaches(40, "fire"))
TELEPHONE = {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
PICTURES: dict[str, tuple[Draw, dict[str, Any]]] = {
    "home": (just("/", "[data-game] .play"), {}),
    "normandy": (
        table(*NORMANDY, reaches(60, "aim"), "counter:de:rifleman-a", "counter:"),
        {},
    ),
    "north-africa": (
        table("north-africa", "vulnerable-encampment", "lrdg", reaches(40, "aim")),
        {},
    ),
    "combat-commander": (FIRE, {}),
    "close": (from_near(FIRE, "hex:C4", "hex:"), {}),
    "dark": (
        table("combat-commander", "among-the-hedges", "allies", reaches(12, "order")),
        {"color_scheme": "dark"},
    ),
    "text": (as_text(table(*NORMANDY, reaches(60, "aim"))), {}),
    "replay": (replay, {}),
    "curtain": (curtain, {}),
    "lesson": (just("/learn/north-africa"), {}),
    "phone": (table(*NORMANDY, reaches(30, "use", "step")), TELEPHONE),
}


# -- keeping them -----


def keep(browser: Browser, picture: bytes, path: Path) -> int:
    """Write a picture as WebP, as good as fits; its size."""
    page = browser.new_page()
    data = base64.b64encode(picture).decode()
    small = b""
    for quality in QUALITIES:
        small = base64.b64decode(page.evaluate(TO_WEBP, [data, quality]))
        if len(small) <= MOST:
            break
    page.close()
    path.write_bytes(small)
    return len(small)


def take(browser: Browser, address: str, name: str) -> None:
    """Take one picture."""
    draw, given = PICTURES[name]
    context = browser.new_context(
        base_url=address,
        locale="en-GB",
        reduced_motion="reduce",
        **{"viewport": DESKTOP, **given},
    )
    context.set_default_timeout(90_000)
    page = draw(context)
    path = FOLDER / f"table-{name}.webp"
    size = keep(browser, page.screenshot(), path)
    print(f"{path.name}: {size // 1024} KB")
    context.close()


def wait_for(address: str, browser: Browser) -> None:
    """Until the server answers."""
    context = browser.new_context(base_url=address)
    for _ in range(600):
        with suppress(BrowserError):
            if context.request.get("/health").ok:
                context.close()
                return
        time.sleep(0.1)
    raise TimeoutError("the server does not start")


def main(words: list[str]) -> None:
    """Take the pictures that are asked for."""
    names = [name for name in PICTURES if not words or any(word in name for word in words)]
    chromium = next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = subprocess.Popen([sys.executable, __file__, "--serve", str(port), folder])
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        try:
            wait_for(f"http://127.0.0.1:{port}", browser)
            for name in names:
                take(browser, f"http://127.0.0.1:{port}", name)
        finally:
            browser.close()
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(int(sys.argv[2]), Path(sys.argv[3]))
    else:
        main(sys.argv[1:])
