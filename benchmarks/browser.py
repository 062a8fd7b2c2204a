"""`./dev bench browser`: weight of the first page, time to a lit board, frames while cards move.

A real Chromium with empty caches opens the first page and presses the button of a game.  Weight is
what comes over the line, compressed; the board can be played on when the first thing on it is lit.
The best of several visits counts: whatever else the machine does only ever makes one slower.
Frames are counted while bids turn over and cards fly; a screen shows at most sixty a second here.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from benchmarks.server.serving import running
from fieldcraft import games

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
COLUMNS = (
    ("page kB", "page"),
    ("page s", "page_s"),
    ("board s", "board_s"),
    ("again s", "again_s"),
    ("frames/s", "frames"),
)
QUICK, READY = '.prompt [data-choice="quick"]', '.prompt [data-choice="ready"]'
"""Set up at once and begin, where there is a set-up; elsewhere the first card is the bid."""
COUNT = """() => new Promise(done => {
    const begun = performance.now();
    let frames = 0;
    const next = now => {
        frames++;
        if (now - begun < 2500) requestAnimationFrame(next);
        else done(1000 * frames / (now - begun));
    };
    requestAnimationFrame(next);
})"""


def visit(browser: Browser, address: str, game: str) -> dict[str, float]:
    """One visit of somebody who was never here: kilobytes, and seconds to page and board."""
    context = browser.new_context(base_url=address, viewport={"width": 1400, "height": 900})
    try:
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        weights: list[float] = []
        session.on(
            "Network.loadingFinished", lambda told: weights.append(told["encodedDataLength"])
        )
        begun = time.perf_counter()
        page.goto("/")
        button = page.locator(f'[data-game="{game}"] .play')
        button.wait_for()
        there = time.perf_counter()
        page.wait_for_load_state("networkidle")
        weight = sum(weights) / 1000
        pressed = time.perf_counter()
        button.click()
        page.locator("[data-lit]").first.wait_for(state="attached")
        lit = time.perf_counter()
        page.reload()
        page.locator("[data-lit]").first.wait_for(state="attached")
        again = time.perf_counter()
        if page.locator(QUICK).count():
            page.locator(QUICK).click()
            page.locator(READY).click()
        else:
            page.locator(".hand [data-lit]").first.click()
        frames: float = page.evaluate(COUNT)
        return {
            "page": weight,
            "page_s": there - begun,
            "board_s": lit - pressed,
            "again_s": again - lit,
            "frames": frames,
        }
    finally:
        context.close()


def main(given: Sequence[str] | None = None) -> None:
    """Measure every game and print it."""
    parser = argparse.ArgumentParser(prog="./dev bench browser", description=__doc__)
    parser.add_argument("--visits", type=int, default=5, help="visits to each game (5)")
    compiled = os.environ.get("FIELDCRAFT_COMPILED_PYTHON", sys.executable)
    parser.add_argument("--python", default=compiled, help="whose build of the server is measured")
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    arguments = parser.parse_args(given)
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        sys.exit("benchmarks: no Chromium")
    rows: list[dict[str, Any]] = []
    core = min(os.sched_getaffinity(0))
    with (
        TemporaryDirectory(prefix="fieldcraft-bench-") as folder,
        running("", Path(folder), arguments.python, core) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        for game in list(games.keys()):
            visits = [visit(browser, server.url, game) for _ in range(arguments.visits)]
            best = {key: round(min(one[key] for one in visits), 3) for key in visits[0]}
            best["frames"] = round(max(one["frames"] for one in visits), 1)
            rows.append({"game": game, **best})
        browser.close()
    if arguments.json:
        print(json.dumps(rows, indent=1))
        return
    print(f"{'game':<18}" + "".join(f"{name:>10}" for name, _ in COLUMNS))
    for row in rows:
        print(f"{row['game']:<18}" + "".join(f"{row[key]:>10.2f}" for _, key in COLUMNS))


if __name__ == "__main__":
    main()
