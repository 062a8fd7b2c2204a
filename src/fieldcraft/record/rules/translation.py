"""Whether the rules say the same in every language.

Beside each translated page lies what English said when it was written: a digest per clause, in
`docs/rules/ru/undaunted.json`. A clause that has changed in English since is found by it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from fieldcraft.record.rules.rulebook import (
    CITED,
    Entry,
    load_book,
    load_translation,
    rules_folder,
)

NUMBER = re.compile(r"\d+(?![\dºª])")
LEAD = re.compile(r"^\*{1,2}[^*\s]")


def digest(entry: Entry) -> str:
    """What a clause says, in eight letters."""
    return hashlib.sha256(f"{entry.about}\n{entry.text}".encode()).hexdigest()[:8]


def accepted_file(book: str, lang: str) -> Path:
    """Where the digests of the English that a page was written from are kept."""
    return rules_folder() / lang / f"{book}.json"


def accepted(book: str, lang: str) -> dict[str, str]:
    """By clause, the digest of the English that its translation was written from."""
    path = accepted_file(book, lang)
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def accept(book: str, lang: str, clauses: Iterable[str] = ()) -> int:
    """Note that these clauses, or all, say what English says now; returns how many changed."""
    english, told = load_book(book).entries, load_translation(book, lang)
    before = accepted(book, lang)
    wanted = set(clauses) or set(told)
    after = {
        name: digest(entry) if name in wanted else before[name]
        for name, entry in english.items()
        if name in told and (name in wanted or name in before)
    }
    text = json.dumps(after, indent=1) + "\n"
    accepted_file(book, lang).write_text(text, encoding="utf-8")
    return sum(before.get(name) != value for name, value in after.items())


def faults(book: str, lang: str) -> Iterator[str]:
    """What is wrong with a translated page, apart from clauses that it does not have yet."""
    english, told = load_book(book).entries, load_translation(book, lang)
    for name in told.keys() - english.keys():
        yield f"{name}: not in English"
    own = [name for name in told if name in english]
    if own != [name for name in english if name in told]:
        yield "the clauses stand in another order than in English"
    kept = accepted(book, lang)
    for name in own:
        yield from (f"{name}: {fault}" for fault in _compared(english[name], told[name]))
        if kept.get(name) != digest(english[name]):
            yield f"{name}: changed in English"


def missing(book: str, lang: str) -> list[str]:
    """The clauses that a page does not have yet."""
    told = load_translation(book, lang)
    return [name for name in load_book(book).entries if name not in told]


def _compared(english: Entry, told: Entry) -> Iterator[str]:
    """Where a translation does not name what English names."""
    for part in ("about", "text"):
        first, second = getattr(english, part), getattr(told, part)
        if bool(first) != bool(second):
            yield f"{part} is empty in one language"
        for what, read in (("clauses", _cited), ("numbers", _numbers)):
            if read(first) != read(second):
                yield f"{part}: {what} differ: {_shown(read(first))} and {_shown(read(second))}"
    if bool(LEAD.match(english.text)) != bool(LEAD.match(told.text)):
        yield "only one begins with its name in bold or italics"


def _cited(text: str) -> set[str]:
    return {found[0] for found in CITED.finditer(text)}


def _numbers(text: str) -> set[str]:
    return set(NUMBER.findall(CITED.sub("", text)))


def _shown(found: set[str]) -> str:
    return ", ".join(sorted(found)) or "none"
