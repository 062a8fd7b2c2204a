"""The rulebooks, indexed in each language: clauses, sections, words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from fieldcraft.i18n.speaker import Speaker
from fieldcraft.record.rules.rulebook import Entry, book_part, books, load_book

MARKS = re.compile(r"(\*\*|\*|`)(.+?)\1")
LEAD = re.compile(
    r"^(?P<bold>\*\*[^*]+\*\*(?:(?:, | and | и | e | i )\*\*[^*]+\*\*)*)|^\*(?P<italic>[^*]+)\*"
)
FIRST = re.compile(r"(?:(?<=[^\W\d_]{2})|(?<=\)))[.;:,] ")
"""Where the first words of a text end."""
NUMBER = re.compile(r"^(?:[A-Z]+-)?(?P<number>[A-Z]?[\d.]+)")
WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")


@dataclass(frozen=True)
class Indexed:
    """A clause with its index data."""

    entry: Entry
    book: str
    section: str
    title: str
    text: str
    """Without markup."""
    words: str
    """Everything to be searched, case-folded."""
    heading: str
    """The section's title, case-folded: the clause is about it, even without saying so."""
    place: int
    """Position among the clauses of its book."""


@dataclass(frozen=True)
class Index:
    """All clauses by id (case-folded), by book, by section, by what they cite, and by word."""

    clauses: Mapping[str, Indexed]
    order: Mapping[str, list[Indexed]]
    """By book."""
    sections: Mapping[str, list[Indexed]]
    cited_by: Mapping[str, list[Indexed]]
    vocabulary: Mapping[str, set[str]]
    """The ids (case-folded) of the clauses that contain a word."""


@cache
def index(lang: str = "en") -> Index:
    """The books in a language, read and indexed once."""
    clauses: dict[str, Indexed] = {}
    order: dict[str, list[Indexed]] = {}
    sections: dict[str, list[Indexed]] = {}
    cited: dict[str, list[Indexed]] = {}
    vocabulary: dict[str, set[str]] = {}
    headings: dict[str, str] = {}
    speaker = Speaker(lang)
    for book in books():
        order[book] = []
        for place, entry in enumerate(load_book(book, lang).entries.values()):
            text, about = plain(entry.text), plain(entry.about)
            title = title_of(entry)
            section = section_of(book, entry.chapter)
            words = f"{entry.id} {title} {about} {text}".casefold()
            if section not in headings:
                headings[section] = heading_of(speaker, section).casefold()
            heading = headings[section]
            made = Indexed(entry, book, section, title, text, words, heading, place)
            clauses.setdefault(entry.id.casefold(), made)
            order[book].append(made)
            sections.setdefault(section, []).append(made)
            for one in entry.cites:
                cited.setdefault(one.casefold(), []).append(made)
            for word in words_of(f"{words} {made.heading}"):
                vocabulary.setdefault(word, set()).add(entry.id.casefold())
    return Index(clauses, order, sections, cited, vocabulary)


def words_of(text: str) -> Iterator[str]:
    """The words of a case-folded text; one with hyphens whole and in its parts.

    >>> list(words_of("line-of-sight, again"))
    ['line-of-sight', 'line', 'of', 'sight', 'again']
    """
    for found in WORD.finditer(text):
        yield found[0]
        if "-" in found[0]:
            yield from found[0].split("-")


def plain(text: str) -> str:
    """A clause without markup."""
    return MARKS.sub(lambda found: found[2], text)


def title_of(entry: Entry) -> str:
    """A clause's title: its lead, the point of a table row, or its first words.

    >>> title_of(Entry("U-503", "**Move X**: move the unit"))
    'Move X'
    """
    if entry.about:
        return plain(entry.about)
    lead = LEAD.match(entry.text)
    if lead is not None:
        return plain(lead["bold"] or lead["italic"]).strip(" .:")
    first = FIRST.split(plain(entry.text), maxsplit=1)[0]
    return first if len(first) <= 70 else first[:69].rsplit(" ", 1)[0] + "…"


def heading_of(speaker: Speaker, section: str) -> str:
    """A section's title in the contents; empty for one that is not in them."""
    message = f"rules-{section}"
    return speaker.say(message) if speaker.has(message) else ""


def section_of(book: str, chapter: str) -> str:
    """The id of a chapter: `u-1-5`, `cc-o20-1`.

    >>> section_of("combat-commander", "O20.1 Declaration")
    'cc-o20-1'
    """
    number = NUMBER.match(chapter)
    found = number["number"] if number else "0"
    return f"{book_part(book).PREFIX}-{found.strip('.').replace('.', '-').lower()}"


def is_behind(book: str, entry: Entry) -> bool:
    """Whether it is a ruling or a developer's note: found after the rules themselves."""
    part = book_part(book)
    is_note = entry.family in part.RULINGS or entry.id.startswith(part.NOTES)
    return is_note or is_aside(book, entry.chapter)


def is_aside(book: str, chapter: str) -> bool:
    """Whether a chapter is left out of the contents."""
    return book_part(book).ASIDE.match(chapter) is not None


def is_partly_english(lang: str, wanted: Iterable[str]) -> bool:
    """Whether these books have clauses that are not translated."""
    order = index(lang).order
    return any(one.entry.lang != lang for book in wanted for one in order[book])


def families() -> list[str]:
    """The letters that clauses begin with, folded: `u`, `cc`."""
    own = [book_part(book).FAMILIES.values() for book in books()]
    return list(dict.fromkeys(one.casefold() for each in own for many in each for one in many))


def find(clause: str, lang: str = "en") -> Indexed | None:
    """A clause by its id, in any case; for a section's number (`CC-O20.3`) its first clause."""
    wanted = clause.strip().casefold()[:40]
    known = index(lang).clauses
    names = (wanted, *(f"{family}-{wanted}" for family in families()))
    for name in names:
        if name in known:
            return known[name]
    starts = tuple(f"{name}." for name in names)
    return next((one for name, one in known.items() if name.startswith(starts)), None)
