"""The rules reference, as the browser reads it."""

from __future__ import annotations

from fieldcraft.server.wire.book import ToldIn
from fieldcraft.server.wire.declared import Shown


class ClauseNamed(Shown):
    """A clause in a list."""

    clause: str
    title: str
    """What it is about, in a few words."""
    lang: str
    """The language of its title and excerpt: the reader's, or English."""
    excerpt: str
    """The beginning of its text, or the part that matched the search."""
    section: str
    book: str


class Section(Shown):
    """A section of a book."""

    section: str
    heading: str
    """In the reader's language."""
    book: str
    clauses: int


class BookTold(Shown):
    """A book of the reference."""

    book: str
    name: str
    games: list[str]
    sections: list[Section]


class Clause(Shown):
    """A clause in full."""

    clause: str
    title: str
    lang: str
    """The language of title, text and point: the reader's, or English until it is translated."""
    text: str
    about: str
    """The question of a ruling, the point of a clarification; usually empty."""
    sources: str
    """Where it is printed, if there is an edition in the reader's language."""
    confidence: str
    """Printed, our reading, or not seen in print, in words; empty for an example."""
    book: str
    games: list[str]
    section: Section
    told: list[ToldIn]
    """The passages of the players' rulebook that tell it, the plainest first."""
    before: str | None
    after: str | None
    """The neighbours in the book."""
    cites: list[ClauseNamed]
    cited_by: list[ClauseNamed]


class RulesFound(Shown):
    """The contents, and the results of a search."""

    title: str
    note: str
    books: list[BookTold]
    query: str
    instead: str
    """What was searched for instead, if nothing matched the query; usually empty."""
    words: list[str]
    """Words to highlight in the excerpts, case-folded."""
    total: int
    clauses: list[ClauseNamed]
    """Best first, at most 50."""


class SectionWhole(Section):
    """A section with all its clauses."""

    texts: list[Clause]
