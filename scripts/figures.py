"""Draw the rulebook's figures with the table's own renderer: one SVG for each, in every language.

    python scripts/figures.py           draw what has changed, into build/figures

Chromium opens the chapters in the browser client; what its board shows of a figure is written down
as a drawing that needs no script and follows light and dark.  A drawing is kept until the drill,
the client or the rules change; the same drawing is kept once, whatever the language.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import shutil
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.drills.drill import drill_files
from fieldcraft.record.rules.chapters import Chapter, chapters
from fieldcraft.record.rules.rulebook import books
from scripts.table_pictures import QUIET, free_port, serve

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "figures"
STILL = (ROOT / "scripts" / "still.js").read_text("utf-8")
SOURCES = ("web/src/art", "web/src/book", "web/src/games", "web/src/theme", "src/fieldcraft/games",
           "scripts/still.js")  # fmt: skip
"""What every drawing and its words depend on, besides its drill."""
WIDTH = 1100
TALL = 40_000
"""So high that no figure of a chapter waits to be scrolled to."""
PATIENCE = 180_000
ALL_THERE = """(figure) => [...document.getElementById(figure).querySelectorAll(".part use")].every(
    (one) => document.getElementById(one.getAttribute("href").slice(1)) !== null)"""
"""Whether every shape that a figure names is in the page: soldiers come a moment later."""

Told = dict[str, Any]  # JSON, hence Any: drawing, size and steps of a figure


def digest(*parts: bytes) -> str:
    """A short name for some bytes."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:20]


def sources() -> bytes:
    """A hash of what all figures depend on."""
    total = hashlib.sha256()
    for name in SOURCES:
        top = ROOT / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and "__pycache__" not in path.parts:
                total.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return total.digest()


class Drawings:
    """The drawings there are, by figure and language."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.sources = sources()
        self.drills = {path.stem: path.read_bytes() for path in drill_files()}

    def note(self, figure: str, lang: str) -> Path:
        """Where it is noted what was drawn of a figure."""
        key = digest(self.sources, self.drills[figure], figure.encode(), lang.encode())
        return self.folder / "notes" / f"{key}.json"

    def find(self, figure: str, lang: str) -> Told | None:
        """A drawing with its size and steps; None if it has to be made."""
        note = self.note(figure, lang)
        found: Told | None = json.loads(note.read_text("utf-8")) if note.is_file() else None
        return found

    def keep(self, figure: str, lang: str, still: Told, told: Told) -> None:
        """Keep a drawing; an equal one is kept once."""
        svg = still["svg"].encode()
        name = f"{digest(svg)}.svg"
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_bytes(svg)
        note = self.note(figure, lang)
        note.parent.mkdir(exist_ok=True)
        values = {
            "drawing": name,
            "width": still["width"],
            "height": still["height"],
            "at": told["frame"]["at"],
            "steps": told["steps"],
        }
        note.write_text(json.dumps(values, ensure_ascii=False), "utf-8")

    def clean(self, kept: set[Path]) -> None:
        """Throw away what no figure uses any more."""
        names = {json.loads(note.read_text("utf-8"))["drawing"] for note in kept}
        for path in self.folder.rglob("*.*"):
            if path not in kept and path.name not in names:
                path.unlink()


def figures_of(chapter: Chapter) -> list[str]:
    """The figures of a chapter."""
    return [figure for passage in chapter.passages for figure in passage.figures]


def wanted(drawings: Drawings) -> Iterator[tuple[str, str, str, list[str]]]:
    """Language, book and chapter with the figures that have to be drawn there."""
    seen: set[tuple[str, str]] = set()
    for lang in LANGUAGES:
        for book in books():
            for chapter in chapters(book, lang):
                missing = [
                    one
                    for one in figures_of(chapter)
                    if (lang, one) not in seen and drawings.find(one, lang) is None
                ]
                seen.update((lang, one) for one in missing)
                if missing:
                    yield lang, book, chapter.name, missing


@contextmanager
def server() -> Iterator[str]:
    """The address of a server of one's own."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = multiprocessing.get_context("spawn").Process(
            target=serve, args=(port, Path(folder))
        )
        process.start()
        address = f"http://127.0.0.1:{port}"
        try:
            _await(address)
            yield address
        finally:
            process.terminate()
            process.join()


def _await(address: str, seconds: float = 120) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{address}/health", timeout=5).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.3)
    raise TimeoutError("the server does not start")


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser that draws."""
    path = (
        shutil.which("chromium")
        or shutil.which("chromium-browser")
        or shutil.which("google-chrome")
    )
    if path is None:
        raise SystemExit("figures: Chromium is needed to draw them (apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


def draw_chapter(page: Page, drawings: Drawings, lang: str, missing: list[str]) -> None:
    """Everything that is missing of the chapter that the page shows."""
    for figure in missing:
        element = page.locator(f"#figure-{figure}")
        element.locator(".part [data-ref]").first.wait_for(state="attached", timeout=PATIENCE)
        page.wait_for_function(ALL_THERE, arg=f"figure-{figure}", timeout=PATIENCE)
        page.wait_for_timeout(60)  # the board is measured and laid out once more
        still = element.evaluate(STILL)
        told = page.evaluate(
            "(path) => fetch(path).then((answer) => answer.json())",
            f"/api/v1/figures/{figure}?lang={lang}",
        )
        drawings.keep(figure, lang, still, told)


def draw() -> int:
    """Draw what has changed; returns how many drawings that were."""
    drawings = Drawings()
    work = list(wanted(drawings))
    if work:
        with server() as address, chromium() as browser:
            context = browser.new_context(
                base_url=address,
                viewport={"width": WIDTH, "height": TALL},
                color_scheme="light",
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            for lang, book, chapter, missing in work:
                print(f"{lang} {book}/{chapter}: {len(missing)} figures", flush=True)
                page.goto(f"/book/{book}/{chapter}?lang={lang}")
                draw_chapter(page, drawings, lang, missing)
    every = {
        drawings.note(figure, lang)
        for lang in LANGUAGES
        for book in books()
        for chapter in chapters(book)
        for figure in figures_of(chapter)
    }
    drawings.clean(every)
    return sum(len(missing) for *_, missing in work)


if __name__ == "__main__":
    print(f"drew {draw()} figures into {FOLDER.relative_to(ROOT)}")
    sys.exit(0)
