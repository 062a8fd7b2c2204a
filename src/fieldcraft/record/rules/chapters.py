"""The players' rulebook (docs/rulebook): chapters of passages, each with its clauses and figures.

A passage is what stands between two comments: prose with the list or table it introduces. The
comments after it name the clauses it rests on (`<!-- U-503 D-08 -->`) and the drills that show it
(`<!-- figure: u-503-move -->`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fieldcraft.record.rules.rulebook import home

CLAUSES = re.compile(r"<!-- ([A-Z]+-[^:]*?) -->")
FIGURE = re.compile(r"<!-- figure: (\S+) -->")
HEADING = re.compile(r"(#+) (.*)")


@dataclass(frozen=True)
class Passage:
    """A heading, or some paragraphs with what they rest on."""

    text: str
    """Markdown."""
    level: int = 0
    """Of a heading; 0 for prose."""
    anchor: str = ""
    """Of a heading, its address within the page."""
    clauses: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    """Drills by the names of their files."""


@dataclass(frozen=True)
class Chapter:
    """A page of a book."""

    name: str
    """`07-movement`; `index` for the contents."""
    title: str
    passages: tuple[Passage, ...]


def book_folder(book: str, lang: str = "en") -> Path:
    """Where the chapters of a book lie in a language."""
    top = home() / "docs" / "rulebook"
    return top / book if lang == "en" else top / lang / book


@cache
def chapters(book: str, lang: str = "en") -> tuple[Chapter, ...]:
    """The chapters of a book in their order; none where a book has only its reference."""
    return tuple(read_chapter(page) for page in sorted(book_folder(book, lang).glob("[0-9]*.md")))


def read_chapter(page: Path) -> Chapter:
    """A chapter of its file."""
    title, *blocks = page.read_text(encoding="utf-8").strip().split("\n\n")
    passages: list[Passage] = []
    prose: list[str] = []

    def end(comments: str = "") -> None:
        clauses = (one for line in CLAUSES.findall(comments) for one in line.split())
        figures = (Path(one).name for one in FIGURE.findall(comments))
        if prose:
            text = "\n\n".join(prose)
            passages.append(Passage(text, 0, "", tuple(clauses), tuple(figures)))
            prose.clear()

    for block in blocks:
        if block.startswith("<!--"):
            end(block)
        elif found := HEADING.fullmatch(block):
            end()
            passages.append(Passage(found[2], len(found[1]), slug(found[2])))
        else:
            prose.append(block)
    end()
    return Chapter(page.stem, title.lstrip("# "), tuple(passages))


def slug(heading: str) -> str:
    """The address of a heading within its page, in any alphabet, as the site makes it.

    >>> slug("2. Work out the *defence total*"), slug("Подавленные отряды")
    ('2-work-out-the-defence-total', 'подавленные-отряды')
    """
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


@cache
def told_in(book: str, lang: str = "en") -> dict[str, tuple[tuple[str, int], ...]]:
    """By clause, the passages that tell it: chapter and number, those that tell little else first.

    Summaries come last: they repeat what the chapters tell in full.
    """
    found: dict[str, list[tuple[int, str, int]]] = {}
    for chapter in chapters(book, lang):
        is_short = chapter.name.endswith(("-summary", "-player-aid"))
        for number, passage in enumerate(chapter.passages):
            for clause in passage.clauses:
                weight = len(passage.clauses) + 100 * is_short
                found.setdefault(clause, []).append((weight, chapter.name, number))
    return {
        clause: tuple((name, number) for _, name, number in sorted(many, key=lambda one: one[0]))
        for clause, many in found.items()
    }
