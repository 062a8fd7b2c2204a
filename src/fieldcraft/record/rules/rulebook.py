"""The rules reference (docs/rules): every clause, ruling, clarification and example by its id.

English is the page itself, `docs/rules/undaunted.md`; the other languages say the same under the
same ids in `docs/rules/ru/undaunted.md`, without the sources. In a checkout the files are read in
place; an installed package has copies.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Protocol, TypedDict, cast

from fieldcraft import games

HERE = Path(__file__).resolve()
CHECKOUT = HERE.parents[4]
BUNDLED = HERE.parents[1] / "bundled"


@dataclass(frozen=True)
class Rulings:
    """How a table of rulings, clarifications, decisions or examples is read."""

    answer: int = 1
    """The column that answers, after the id; the second where a row has no such column."""
    about: int = 1
    """How many columns say what it is about."""
    is_ours: bool = False
    """Whether all of them are our own reading."""
    is_graded: bool = False
    """Whether the last column is a confidence, H, M or L, and the one after the id says `sil` where
    no edition has a word on it; else the last column says why in words."""
    is_sure: bool = False
    """Whether there is nothing to be sure of: examples, and decisions of players."""


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
    RULINGS: Mapping[str, Rulings]
    """By letters, what else its page has in tables."""
    NOTES: tuple[str, ...]
    """Clauses, by how they begin, that a search ranks after the rules themselves."""
    ELSEWHERE: Mapping[str, tuple[str, ...]]
    """By game, rulings of it alone, where no clause's citation tells it."""
    ASIDE: re.Pattern[str]
    """Chapters, by how they begin, that are left out of the contents."""
    EDITIONS: re.Pattern[str] | None
    """Sources that only readers of their language are told; None where all are told to all."""


PARTS = r"[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*"
CLAUSE = re.compile(rf"^(?:- )?\*\*(?P<id>[A-Z]+-{PARTS})\*\* (?P<text>.*)$")
MORE = re.compile(r"^  (?P<text>\S.*)$")
HEADER = re.compile(r"^\| id \| (?P<rest>.*) \|$")
ROW = re.compile(rf"^\| (?P<id>(?P<letters>[A-Z]+)-{PARTS}) \| (?P<rest>.*) \|$")
CITED = re.compile(
    r"\b(?P<letters>[A-Z]+)-(?=[A-Z]?\.?\d|[A-Z]\b)[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*(?:-[a-z]\b)?"
)
OUR_READING = "our reading"
"""The source of what is ambiguous in print, or was not seen in print."""
PRINTED = "printed"
UNSEEN = "not seen in print"
SOURCES = re.compile(r"^(?P<text>.*\S)\s+\[(?P<sources>[^\[\]]+)\]$")


@dataclass(frozen=True)
class Entry:
    """One clause, ruling, clarification or example."""

    id: str
    text: str
    """The clause, or the answer of a ruling."""
    about: str = ""
    """The question of a ruling, the point of a clarification, the case of an example."""
    sources: str = ""
    """Edition and section, where the clause names them."""
    chapter: str = ""
    confidence: str = ""
    """How sure we are: `printed`, `our reading`, `not seen in print`; empty for an example."""
    lang: str = "en"
    """The language of the text."""
    cites: tuple[str, ...] = ()
    """The other entries it mentions."""

    @property
    def family(self) -> str:
        """The prefix of the id: `U`, `UN`, `D`."""
        return self.id.partition("-")[0]


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
    for game in games.keys():  # noqa: SIM118 - a function; one game after the other is imported
        part: BookPart | None = games.get(game).part("book")
        if part is not None and name == part.PAGE:
            return part
    raise KeyError(name)


def books() -> list[str]:
    """The names of all pages of the rules reference."""
    return sorted(set(books_by_game().values()))


@cache
def load_book(name: str, lang: str = "en") -> Book:
    """A page of the rules reference, read once; what is not translated yet stays English."""
    if lang == "en":
        part = book_part(name)
        own = files(cast(ModuleType, part).__name__) / "rules.md"
        page = own if own.is_file() else rules_folder() / f"{name}.md"
        return Book(name, parse(page.read_text(encoding="utf-8"), part))
    told = load_translation(name, lang)
    english = load_book(name).entries
    return Book(
        name, {one.id: _in_language(one, told.get(one.id), lang) for one in english.values()}
    )


@cache
def load_translation(name: str, lang: str) -> Mapping[str, Entry]:
    """What a page says in another language, as far as it is written; read once."""
    page = rules_folder() / lang / f"{name}.md"
    return parse(page.read_text(encoding="utf-8"), book_part(name)) if page.is_file() else {}


def _in_language(english: Entry, told: Entry | None, lang: str) -> Entry:
    if told is None:
        return english
    return replace(english, text=told.text, about=told.about, chapter=told.chapter, lang=lang)


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


def parse(text: str, part: BookPart) -> dict[str, Entry]:
    """The entries of a page, in its order, each with those that it mentions."""
    families = {letters for many in part.FAMILIES.values() for letters in many}
    made = _entries(text, part, families)
    known = families.union(part.RULINGS)
    for name, entry in made.items():
        found = CITED.finditer(f"{entry.about} {entry.text}")
        cites = dict.fromkeys(one[0] for one in found if one["letters"] in known)
        made[name] = replace(entry, cites=tuple(one for one in cites if one != name))
    return made


def _entries(text: str, part: BookPart, families: Set[str]) -> dict[str, Entry]:
    """Indented lines go on with the clause before them, which then has its sources at the end of
    the last."""
    made: dict[str, Entry] = {}
    chapter = ""
    clause: Entry | None = None
    headers: list[str] = []
    for line in text.splitlines():
        if clause is not None and (found := MORE.match(line)):
            body, sources = _split_sources(found["text"])
            clause = replace(
                clause, text=f"{clause.text} {body}", **_known_from(clause.id, sources)
            )
            made[clause.id] = clause
            continue
        clause = None
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        elif found := CLAUSE.match(line):
            body, sources = _split_sources(found["text"])
            name = found["id"]
            clause = Entry(name, body, "", chapter=chapter, **_known_from(name, sources))
            made[name] = clause
        elif found := HEADER.match(line):
            headers = _cells(found["rest"])
        elif found := ROW.match(line):
            name = found["id"]
            if found["letters"] in families:
                made[name] = _clause_row(name, found["rest"], headers, chapter)
            elif (kind := part.RULINGS.get(found["letters"])) is not None:
                made[name] = _ruling(name, found["rest"], kind, chapter)
    return made


def _split_sources(text: str) -> tuple[str, str]:
    found = SOURCES.match(text)
    return (found["text"], found["sources"]) if found else (text, "")


class _Known(TypedDict):
    sources: str
    confidence: str


def _known_from(name: str, sources: str) -> _Known:
    """The sources of a clause, and how sure they make us of it."""
    own = {piece.strip() for piece in sources.split(";")}
    if name.startswith("TV-"):
        confidence = ""
    elif own == {OUR_READING}:
        confidence = UNSEEN
    else:
        confidence = OUR_READING if OUR_READING in own or not sources else PRINTED
    return {"sources": sources, "confidence": confidence}


def _cells(rest: str) -> list[str]:
    return [cell.strip() for cell in re.split(r" ?\| ?", rest)]


def _clause_row(name: str, rest: str, headers: list[str], chapter: str) -> Entry:
    """A clause that is the row of a table: its name, what the columns say, its source.

    Only the English page has a column of sources.
    """
    about, *said = _cells(rest)
    sources = said.pop() if headers[-1] == "source" else ""
    told = [
        f"{label}: {cell.rstrip('.')}."
        for label, cell in zip(headers[1:], said, strict=False)
        if cell not in ("", "–")
    ]
    return Entry(name, " ".join(told), about, chapter=chapter, **_known_from(name, sources))


def _ruling(name: str, rest: str, kind: Rulings, chapter: str) -> Entry:
    """A row that answers in a column; its last one says whether that is our own reading, unless all
    of the table is."""
    cells = [cell.strip() for cell in rest.split(" | ")]
    text = cells[kind.answer if len(cells) > kind.answer else 1]
    about = ", ".join(cells[: kind.about])
    if kind.is_sure:
        return Entry(name, text, about, chapter=chapter)
    if kind.is_graded:
        is_ours, is_unseen = cells[-1] != "H", cells[1] == "sil"
        is_printed = not is_ours
    else:
        is_ours, is_unseen = kind.is_ours or OUR_READING in cells[-1], "not seen" in cells[-1]
        is_printed = cells[1].startswith("settled") and not is_ours
    sure = UNSEEN if is_unseen else PRINTED if is_printed else OUR_READING
    return Entry(name, text, about, OUR_READING if is_ours else "", chapter, sure)
