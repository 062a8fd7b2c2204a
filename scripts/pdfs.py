"""Print the rulebooks: for each book and language the whole book, the summary and the player aid.

    python -m scripts.pdfs        what has changed, into build/pages/pdf

Chromium prints them.  The summary is made to fit on two pages, the player aid on one sheet.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.drills.captions import caption
from fieldcraft.record.drills.figures import figure
from fieldcraft.record.rules.chapters import Chapter, Passage, chapters
from fieldcraft.record.rules.rulebook import books
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.library.book import html
from scripts.book_pages import PRINTED, step_text
from scripts.figures import FOLDER, ROOT, Drawings, chromium, figures_of

OUT = ROOT / "build" / "pages" / "pdf"
KEPT = ROOT / "build" / "pdf"
SIZES = (13.0, 12.0, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0)
"""Sizes of type to try, in points, until a summary fits."""
SHORT = {"-summary": 2, "-player-aid": 1}
"""What has to fit on so many pages."""
PAGE = re.compile(rb"/Type\s*/Page\b")
FOOT = (
    '<div style="font-size:8px;width:100%;text-align:center"><span class="pageNumber"></span></div>'
)
WIDEST = 460
"""How wide a figure is printed at most, in pixels of 1/96 inch."""
FINE, QUALITY = 2.0, 64
"""A figure is printed as a photograph of its drawing, so many times finer than a screen: Chromium
would keep patterns and soldiers as large pictures, each time they occur."""
CSS = (ROOT / "scripts" / "print.css").read_text("utf-8")


def book_html(book: str, lang: str, drawings: Drawings) -> str:
    """A whole book: title, contents, chapters with their figures."""
    speaker = speaker_of(lang)
    own = chapters(book, lang)
    title = escape(speaker.say(f"rules-book-{book}"))
    contents = "".join(f'<li><a href="#{one.name}">{escape(one.title)}</a></li>' for one in own)
    body = "".join(chapter_html(book, one, lang, drawings) for one in own)
    return page(
        lang, title, f'<header><h1>{title}</h1><ol class="contents">{contents}</ol></header>{body}'
    )


def chapter_html(book: str, chapter: Chapter, lang: str, drawings: Drawings | None) -> str:
    """A chapter; without drawings where it is printed by itself."""
    parts = [f'<section id="{chapter.name}"><h2>{escape(chapter.title)}</h2>']
    for passage in chapter.passages:
        parts.append(within(passage_html(book, passage), book, chapter.name))
        for name in passage.figures if drawings is not None else ():
            parts.append(figure_html(name, lang, drawings))
    return "".join([*parts, "</section>"])


def passage_html(book: str, passage: Passage) -> str:
    """A heading, or prose with its clauses at the margin."""
    if passage.level:
        level = min(passage.level + 1, 5)
        return f'<h{level} id="{passage.anchor}">{html(book, passage.text, inline=True)}</h{level}>'
    named = " ".join(passage.clauses)
    return f'<div class="passage">{html(book, passage.text)}<p class="clauses">{named}</p></div>'


def within(text: str, book: str, chapter: str) -> str:
    """Links between chapters, as links within one document."""
    text = re.sub(r'id="([^"]+)"', rf'id="{chapter}.\1"', text)
    text = re.sub(rf'href="/book/{book}/([^"#]+)#([^"]+)"', r'href="#\1.\2"', text)
    text = re.sub(rf'href="/book/{book}/([^"#]+)"', r'href="#\1"', text)
    text = re.sub(
        r'href="#([^".]+)"',
        lambda one: one[0] if "-" in one[1][:3] else f'href="#{chapter}.{one[1]}"',
        text,
    )
    return re.sub(r'<a href="/[^"]*">(.*?)</a>', r"\1", text)


def figure_html(name: str, lang: str, drawings: Drawings | None) -> str:
    """A drawing with the words of its moment."""
    told = drawings.find(name, lang) if drawings is not None else None
    if told is None:
        return ""
    picture = picture_of(told["drawing"]).as_uri()
    wide = min(told["width"], WIDEST)
    words = step_text(speaker_of(lang), told["steps"][told["at"]])
    title = escape(caption(figure(name).file.drill.drill, lang))
    image = f'<img src="{picture}" style="width:{wide:.0f}px">'
    return f"<figure>{image}<figcaption><b>{title}</b><br>{words}</figcaption></figure>"


def picture_of(drawing: str) -> Path:
    """The photograph of a drawing."""
    return (KEPT / "pictures" / drawing).with_suffix(".jpg")


def photograph(browser: Browser, drawings: Drawings) -> None:
    """Take the photographs that are missing."""
    told = {
        one["drawing"]: min(one["width"], WIDEST)
        for lang in LANGUAGES
        for book in books()
        for chapter in chapters(book, lang)
        for name in figures_of(chapter)
        if (one := drawings.find(name, lang)) is not None
    }
    tab = browser.new_page(device_scale_factor=FINE, viewport={"width": 800, "height": 1200})
    for drawing, wide in told.items():
        out = picture_of(drawing)
        if not out.is_file():
            out.parent.mkdir(parents=True, exist_ok=True)
            shown = KEPT / "picture.html"
            shown.write_text(
                f'<img src="{(FOLDER / drawing).as_uri()}" style="width:{wide:.0f}px">', "utf-8"
            )
            tab.goto(shown.as_uri(), wait_until="load")
            tab.locator("img").screenshot(path=out, type="jpeg", quality=QUALITY)
    tab.close()


def short_html(book: str, lang: str, ending: str, size: float) -> str:
    """A summary or a player aid, in columns."""
    chapter = next(one for one in chapters(book, lang) if one.name.endswith(ending))
    title = escape(speaker_of(lang).say(f"rules-book-{book}"))
    body = chapter_html(book, chapter, lang, None)
    opening = f'<div class="short{ending}" style="font-size:{size}pt"><p class="of">{title}</p>'
    return page(lang, title, f"{opening}{body}</div>")


def page(lang: str, title: str, body: str) -> str:
    """A document to print."""
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{CSS}</style></head><body>{body}</body></html>"
    )


def printed(browser: Browser, text: str, numbered: bool) -> bytes:
    """A document, printed on A4."""
    work = KEPT / "page.html"
    work.write_text(text, "utf-8")
    tab = browser.new_page()
    tab.goto(work.as_uri(), wait_until="load", timeout=180_000)
    edge = "14mm" if numbered else "9mm"
    made = tab.pdf(
        format="A4",
        print_background=True,
        display_header_footer=numbered,
        header_template="<span></span>",
        footer_template=FOOT,
        margin={"top": edge, "bottom": edge, "left": edge, "right": edge},
        outline=numbered,
        tagged=True,
    )
    tab.close()
    return made


def pages(made: bytes) -> int:
    """How many pages a document has."""
    return len(PAGE.findall(made))


def work(drawings: Drawings) -> Iterator[tuple[str, str, str, str]]:
    """Every document: its file's name, book, language and ending."""
    for book in books():
        for lang in LANGUAGES:
            if chapters(book, lang):
                for ending in PRINTED:
                    yield f"{book}{ending}-{lang}.pdf", book, lang, ending


def make(browser: Browser, book: str, lang: str, ending: str, drawings: Drawings) -> bytes:
    """One document; what is short is set smaller until it fits."""
    if ending not in SHORT:
        return printed(browser, book_html(book, lang, drawings), True)
    for size in SIZES:
        made = printed(browser, short_html(book, lang, ending, size), False)
        if pages(made) <= SHORT[ending]:
            return made
    raise SystemExit(f"pdfs: {book}{ending} in {lang} does not fit on {SHORT[ending]} pages")


def print_all() -> int:
    """Print what has changed; returns how many documents that were."""
    drawings = Drawings()
    KEPT.mkdir(parents=True, exist_ok=True)
    done = 0
    waiting = []
    for name, book, lang, ending in work(drawings):
        text = book_html(book, lang, drawings) if not ending else short_html(book, lang, ending, 10)
        stamp = hashlib.sha256((text + CSS).encode()).hexdigest()
        if not ((KEPT / name).is_file() and (KEPT / f"{name}.stamp").read_text() == stamp):
            waiting.append((name, book, lang, ending, stamp))
    if waiting:
        with chromium() as browser:
            photograph(browser, drawings)
            for name, book, lang, ending, stamp in waiting:
                (KEPT / name).write_bytes(make(browser, book, lang, ending, drawings))
                (KEPT / f"{name}.stamp").write_text(stamp)
                done += 1
                print(f"{name}: {pages((KEPT / name).read_bytes())} pages", flush=True)
    OUT.mkdir(parents=True, exist_ok=True)
    for name, *_ in work(drawings):
        shutil.copy(KEPT / name, OUT / name)
    return done


if __name__ == "__main__":
    print(f"printed {print_all()} documents into {OUT.relative_to(ROOT)}")
    sys.exit(0)
