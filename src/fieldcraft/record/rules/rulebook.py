"""The rules reference (docs/rules): every clause, ruling, clarification and test vector by its id.

In a checkout the files are read in place; an installed package has copies.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path

HERE = Path(__file__).resolve()
CHECKOUT = HERE.parents[4]
SHELF = HERE.parents[1] / "shelf"

BOOKS: Mapping[str, str] = {
    "normandy": "undaunted",
    "north-africa": "undaunted",
    "combat-commander": "combat-commander",
}
"""The page of docs/rules with the rules of a game, by the game's key."""

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
    return CHECKOUT if is_checkout() else SHELF


def rules_folder() -> Path:
    """The folder of the rules reference."""
    return home() / "docs" / "rules"


def drills_folder() -> Path:
    """The folder of our drills."""
    return home() / "tests" / "drills"


def book_of(game: str) -> str:
    """The page with a game's rules."""
    return BOOKS[game]


def books() -> list[str]:
    """The names of all pages of the rules reference."""
    return sorted(path.stem for path in rules_folder().glob("*.md"))


@cache
def load_book(name: str) -> Book:
    """A page of the rules reference, read once."""
    text = (rules_folder() / f"{name}.md").read_text(encoding="utf-8")
    return Book(name, parse(text))


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
