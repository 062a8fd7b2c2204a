"""The rules reference (docs/rules): every clause, ruling, clarification and test vector by its id.

In a checkout the files are read in place; an installed package has copies.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Protocol, cast

from fieldcraft import games

HERE = Path(__file__).resolve()
CHECKOUT = HERE.parents[4]
BUNDLED = HERE.parents[1] / "bundled"


class BookPart(Protocol):
    """What the part `book` of a game offers; a page of its own may lie beside it, `rules.md`."""

    PAGE: str
    """The page that holds the rules, by name."""
    PREFIX: str
    """What the words of its sections begin with."""
    EXAMPLE: str
    """The id of a clause, to show how they are asked for."""
    FAMILIES: Mapping[str, tuple[str, ...]]
    """By game, the letters of the clauses that it has to keep."""
    ELSEWHERE: Mapping[str, tuple[str, ...]]
    """By game, rulings of it alone, where no clause's citation tells it."""
    ASIDE: re.Pattern[str]
    """Chapters, by how they begin, that are left out of the contents."""
    EDITIONS: re.Pattern[str] | None
    """Sources that only readers of their language are told; None where all are told to all."""


PARTS = r"[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*"
CLAUSE = re.compile(rf"^(?:- )?\*\*(?P<id>[A-Z]+-{PARTS})\*\* (?P<text>.*)$")
MORE = re.compile(r"^  (?P<text>\S.*)$")
HEADER = re.compile(r"^\| id \| (?P<rest>.*) \|$")
CLAUSE_ROW = re.compile(rf"^\| (?P<id>CC-{PARTS}) \| (?P<rest>.*) \|$")
ROW = re.compile(r"^\| (?P<id>(?:D|C|GAP|TV|DP)-[A-Za-z]?\d+) \| (?P<rest>.*) \|$")
VECTOR = re.compile(r"^(?:- )?id: (?P<id>TV-[A-Za-z0-9-]+)$")
OUR_READING = "our reading"
"""The source of what is ambiguous in print, or was not seen in print."""
SOURCES = re.compile(r"^(?P<text>.*\S)\s+\[(?P<sources>[^\[\]]+)\]$")
CITED = re.compile(
    r"\b(?:CC-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*|"
    r"(?:U|UN|NA|D|C|GAP|TV|DP)-(?:[A-Z](?:-[a-z])?\b|[A-Z]?\d+[a-z]?))"
)


@dataclass(frozen=True)
class Entry:
    """One clause, ruling, clarification or test vector."""

    id: str
    text: str
    """The clause, or the answer of a ruling."""
    about: str = ""
    """The question of a ruling, the point of a clarification, the case of a test vector."""
    sources: str = ""
    """Edition and section, where the clause names them."""
    chapter: str = ""

    @property
    def family(self) -> str:
        """The prefix of the id: `U`, `UN`, `D`."""
        return self.id.partition("-")[0]

    @cached_property
    def cites(self) -> tuple[str, ...]:
        """The other entries it mentions."""
        found = CITED.findall(f"{self.about} {self.text}")
        return tuple(dict.fromkeys(one for one in found if one != self.id))


@dataclass(frozen=True)
class Book:
    """One page of the rules reference."""

    name: str
    entries: Mapping[str, Entry]


def is_checkout() -> bool:
    """Whether this file is in the repository, beside the documents it reads."""
    return (CHECKOUT / "pyproject.toml").is_file() and (CHECKOUT / "docs" / "rules").is_dir()


def home() -> Path:
    """The folder with `docs/rules` and `tests`: the repository, or the package's copy."""
    return CHECKOUT if is_checkout() else BUNDLED


def rules_folder() -> Path:
    """The folder of the rules reference."""
    return home() / "docs" / "rules"


def drills_folder() -> Path:
    """The folder of our drills."""
    return home() / "tests" / "drills"


def part_of(game: str) -> BookPart:
    """Where a game's rules are written; KeyError for a game without rules to read."""
    part = games.get(game).part("book")
    if part is None:
        raise KeyError(game)
    found: BookPart = part
    return found


def book_of(game: str) -> str:
    """The name of the page that holds a game's rules."""
    return part_of(game).PAGE


def books_by_game() -> dict[str, str]:
    """By game, the page that holds its rules."""
    return {key: book_of(key) for key in games.having("book")}


def book_part(name: str) -> BookPart:
    """What is known of a page; KeyError for a page of no game."""
    for game, page in books_by_game().items():
        if page == name:
            return part_of(game)
    raise KeyError(name)


def books() -> list[str]:
    """The names of all pages of the rules reference."""
    return sorted(set(books_by_game().values()))


@cache
def load_book(name: str) -> Book:
    """A page of the rules reference, read once."""
    own = files(cast(ModuleType, book_part(name)).__name__) / "rules.md"
    page = own if own.is_file() else rules_folder() / f"{name}.md"
    return Book(name, parse(page.read_text(encoding="utf-8")))


def look_up(game: str, clause: str) -> Entry:
    """An entry of a game's rules by its id, in any case; KeyError if there is none.

    >>> look_up("normandy", "u-503").text.startswith("**Move X**")
    True
    """
    entries = load_book(book_of(game)).entries
    if clause in entries:
        return entries[clause]
    folded = {one.casefold(): one for one in entries}
    return entries[folded[clause.strip().casefold()]]


def parse(text: str) -> dict[str, Entry]:
    """The entries of a page, in its order; indented lines go on with the clause before them,
    which then has its sources at the end of the last."""
    made: dict[str, Entry] = {}
    chapter = ""
    clause: Entry | None = None
    headers: list[str] = []
    for line in text.splitlines():
        if clause is not None and (found := MORE.match(line)):
            body, sources = _split_sources(found["text"])
            clause = replace(clause, text=f"{clause.text} {body}", sources=sources)
            made[clause.id] = clause
            continue
        clause = None
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        elif found := CLAUSE.match(line):
            body, sources = _split_sources(found["text"])
            clause = made[found["id"]] = Entry(found["id"], body, "", sources, chapter)
        elif found := HEADER.match(line):
            headers = _cells(found["rest"])
        elif found := CLAUSE_ROW.match(line):
            made[found["id"]] = _clause_row(found["id"], found["rest"], headers, chapter)
        elif found := ROW.match(line):
            made[found["id"]] = _row(found["id"], found["rest"], chapter)
        elif found := VECTOR.match(line.strip()):
            made[found["id"]] = Entry(found["id"], chapter, "", "", chapter)
    return made


def _split_sources(text: str) -> tuple[str, str]:
    found = SOURCES.match(text)
    return (found["text"], found["sources"]) if found else (text, "")


def _cells(rest: str) -> list[str]:
    return [cell.strip() for cell in re.split(r" ?\| ?", rest)]


def _clause_row(name: str, rest: str, headers: list[str], chapter: str) -> Entry:
    """A clause that is the row of a table: its name, what the columns say, its source."""
    about, *said, sources = _cells(rest)
    told = [f"{key}: {cell}" for key, cell in zip(headers[1:], said, strict=False) if cell]
    return Entry(name, "; ".join(told), about, sources, chapter)


def _row(name: str, rest: str, chapter: str) -> Entry:
    """A table row: rulings answer in their fourth column, decisions in their third, the others in
    their second. Whether that is our own reading stands in their last, in words or as a confidence
    that is not high; a clarification always is."""
    cells = [cell.strip() for cell in rest.split(" | ")]
    if name.startswith("DP-"):
        return Entry(name, cells[2], f"{cells[0]}, {cells[1]}", "", chapter)
    answer = 3 if name.startswith(("D-", "GAP-")) and len(cells) > 3 else 1
    is_ours = name.startswith("C-") or OUR_READING in cells[-1] or cells[-1] in ("M", "L")
    return Entry(name, cells[answer], cells[0], OUR_READING if is_ours else "", chapter)
