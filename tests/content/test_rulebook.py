"""The players' rulebook: every paragraph names its clauses, and every clause is told somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.drills.captions import captions
from fieldcraft.record.drills.drill import drill_files, load_drill
from fieldcraft.record.rules.rulebook import book_part, books, drills_folder, home, load_book

FOLDER = home() / "docs" / "rulebook"
BOOKS = books()
CHAPTERS = [page for book in BOOKS for page in sorted((FOLDER / book).glob("[0-9]*.md"))]
UNNAMED = re.compile(r"\d\d-(?:glossary|index)\.md")
"""Pages without clauses of their own: they say in short, or where, the book says it."""
SHORT = re.compile(r"\d\d-(?:summary|player-aid)\.md")
"""Pages that repeat what the chapters tell in full."""
CLAUSES = re.compile(r"<!-- ([A-Z]+-[^:]*?) -->")
FIGURE = re.compile(r"<!-- figure: (\S+) -->")
LEADING = re.compile(r"[-|]|\d+\. ")
"""How a list or a table begins."""


def blocks(page: Path) -> list[str]:
    """What blank lines separate on a page."""
    return page.read_text(encoding="utf-8").strip().split("\n\n")


def unnamed(page: Path) -> Iterator[str]:
    """Paragraphs without clauses; one that introduces a list or a table goes with it."""
    found = blocks(page)
    for one, after in zip(found, [*found[1:], ""], strict=True):
        if one.startswith(("#", "<!--")) or CLAUSES.match(after):
            continue
        if not (LEADING.match(after) and not LEADING.match(one)):
            yield one


def named(pages: list[Path]) -> set[str]:
    """The clauses that pages name."""
    lines = [line for page in pages for line in CLAUSES.findall(page.read_text(encoding="utf-8"))]
    return {clause for line in lines for clause in line.split()}


@pytest.mark.parametrize("page", CHAPTERS, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_every_paragraph_names_clauses_that_exist(page: Path) -> None:
    """A reader can ask of any paragraph which rules it rests on."""
    assert UNNAMED.fullmatch(page.name) or list(unnamed(page)) == []
    assert named([page]) - load_book(page.parent.name).entries.keys() == set()


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_is_told(book: str) -> None:
    """Every rule and every worked example, except notes for those who build the engine."""
    part = book_part(book)
    families = {family for many in part.FAMILIES.values() for family in many}
    families.update(letters for letters, kind in part.RULINGS.items() if kind.is_sure)
    rules = {entry.id for entry in load_book(book).entries.values() if entry.family in families}
    own = [page for page in CHAPTERS if page.parent.name == book]
    told = named([page for page in own if not SHORT.fullmatch(page.name)])
    assert {one for one in rules - told if not one.startswith(part.NOTES)} == set()


@pytest.mark.parametrize("page", CHAPTERS, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_every_figure_is_a_drill(page: Path) -> None:
    """No picture that the engine has not checked, and none twice in a chapter."""
    figures = FIGURE.findall(page.read_text(encoding="utf-8"))
    assert [one for one in figures if not (drills_folder() / f"{one}.yaml").is_file()] == []
    assert len(figures) == len(set(figures))


@pytest.mark.parametrize("book", BOOKS)
def test_the_contents_list_the_chapters(book: str) -> None:
    """All of them, in their order."""
    listed = re.findall(
        r"^\d+\. \[.+\]\((.+)\)", blocks(FOLDER / book / "index.md")[2], re.MULTILINE
    )
    assert listed == [page.name for page in CHAPTERS if page.parent.name == book]


KIND = re.compile(r"<!--.*|#+|\||> ?|-|\d+\.|(?=\S)|$")
"""By how a line begins: a marker whole, a heading, a row, a note, an item, prose, or nothing."""


def shape(page: Path) -> list[str]:
    """What a translation keeps of a page, line by line."""
    lines = page.read_text(encoding="utf-8").splitlines()
    return [found.group() for line in lines if (found := KIND.match(line)) is not None]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_translation_has_the_same_shape(lang: str, book: str) -> None:
    """The same chapters, each with the same paragraphs, tables, notes, clauses and figures.

    Glossary and index are in the order of their language, whose words may need more entries.
    """
    own = [page for page in CHAPTERS if page.parent.name == book]
    there = sorted((FOLDER / lang / book).glob("[0-9]*.md"))
    assert [page.name for page in own] == [page.name for page in there]
    for page, other in zip(own, there, strict=True):
        if not UNNAMED.fullmatch(page.name):
            assert shape(page) == shape(other), other.name


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_figure_says_in_every_language_what_it_shows(lang: str) -> None:
    """Its title and every note, as English says them now, and nothing that none says any more."""
    drills = [load_drill(path).drill for path in drill_files()]
    titles = {drill.drill for drill in drills}
    passes = [
        steps for drill in drills for steps in (drill.steps, *(v.steps for v in drill.variants))
    ]
    notes = {step.note for steps in passes for step in steps if step.note}
    told = captions(lang)
    assert told.keys() == titles | notes
    assert all(told.values())
