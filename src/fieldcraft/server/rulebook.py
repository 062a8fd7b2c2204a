"""The rules reference: contents, clauses with their neighbours, search by word and by clause.

Clauses are English; headings, and words to search by, are in the reader's language too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.terms import english_terms
from fieldcraft.record.rulebook import BOOKS, CITED, Entry, books, load_book
from fieldcraft.server.errors import ApiError
from fieldcraft.server.language import language_of
from fieldcraft.server.language import speaker as speaker_of
from fieldcraft.server.wire.rules import Clause, RulesFound, SectionWhole

router = APIRouter(tags=["rules"])
Told = dict[str, Any]  # JSON-able, hence Any; the models are in `wire.rules`
MOST = 50
EXCERPT = 180
PREFIX = {"undaunted": "u", "combat-commander": "cc"}
ASIDE = re.compile(r"^(?:1\.\d|10\.\d|12\.\d) |^5\.\d TV|^5\.3 ")
"""Chapters for those who build the engine: their clauses are found, but not in the contents."""
MARKS = re.compile(r"(\*\*|\*|`)(.+?)\1")
LEAD = re.compile(r"^(?P<bold>\*\*[^*]+\*\*(?:(?:, | and )\*\*[^*]+\*\*)*)|^\*(?P<italic>[^*]+)\*")
NUMBER = re.compile(r"^(?:CC-)?(?P<number>[A-Z]?[\d.]+|X\.\d+)")


@dataclass(frozen=True)
class Indexed:
    """A clause with what is looked up about it."""

    entry: Entry
    book: str
    section: str
    title: str
    text: str
    """Without the marks of its page."""
    words: str
    """Everything to be searched, folded."""
    place: int
    """Among the clauses of its book."""


@dataclass(frozen=True)
class Index:
    """All clauses by id (folded), and by section."""

    clauses: dict[str, Indexed]
    order: dict[str, list[Indexed]]
    """By book."""
    sections: dict[str, list[Indexed]]
    cited_by: dict[str, list[Indexed]]


@cache
def index() -> Index:
    """The books, read and indexed once."""
    clauses: dict[str, Indexed] = {}
    order: dict[str, list[Indexed]] = {}
    sections: dict[str, list[Indexed]] = {}
    cited: dict[str, list[Indexed]] = {}
    for book in books():
        order[book] = []
        for place, entry in enumerate(load_book(book).entries.values()):
            text, about = plain(entry.text), plain(entry.about)
            title = title_of(entry)
            section = section_of(book, entry.chapter)
            words = f"{entry.id} {title} {about} {text}".casefold()
            made = Indexed(entry, book, section, title, text, words, place)
            clauses.setdefault(entry.id.casefold(), made)
            order[book].append(made)
            sections.setdefault(section, []).append(made)
            for one in entry.cites:
                cited.setdefault(one.casefold(), []).append(made)
    return Index(clauses, order, sections, cited)


def plain(text: str) -> str:
    """A clause without the marks of its page."""
    return MARKS.sub(lambda found: found[2], text)


def title_of(entry: Entry) -> str:
    """What a clause is about: its lead, the point of a table's row, or its first words.

    >>> title_of(Entry("U-503", "**Move X**: move the unit"))
    'Move X'
    """
    if entry.about:
        return plain(entry.about)
    lead = LEAD.match(entry.text)
    if lead is not None:
        return plain(lead["bold"] or lead["italic"]).strip(" .:")
    first = re.split(r"(?<=[a-z)])[.;:,] ", plain(entry.text), maxsplit=1)[0]
    return first if len(first) <= 70 else first[:69].rsplit(" ", 1)[0] + "…"


def section_of(book: str, chapter: str) -> str:
    """The word of a chapter: `u-1-5`, `cc-o20-1`.

    >>> section_of("combat-commander", "O20.1 Declaration")
    'cc-o20-1'
    """
    number = NUMBER.match(chapter)
    found = number["number"] if number else "0"
    return f"{PREFIX[book]}-{found.strip('.').replace('.', '-').lower()}"


# -- what is asked -----


@router.get("/rules", response_model=RulesFound)
def search_rules(
    request: Request,
    q: Annotated[str, Query(max_length=100, description="Words, or the id of a clause")] = "",
    game: Annotated[str, Query(max_length=40, description="Only the rules of this game")] = "",
) -> Told:
    """The contents; with `q` also the clauses that speak of it, the best first."""
    speaker = speaker_of(language_of(request))
    wanted = [BOOKS[game]] if game in BOOKS else list(dict.fromkeys(BOOKS.values()))
    found = search(speaker, q, wanted) if q.strip() else []
    return {
        "title": speaker.say("rules-books"),
        "note": speaker.say("rules-in-english") if speaker.lang != "en" else "",
        "books": [book_told(speaker, book) for book in wanted],
        "query": q,
        "total": len(found),
        "clauses": [named(one, q) for one in found[:MOST]],
    }


@router.get("/rules/sections/{section}", response_model=SectionWhole)
def read_section(request: Request, section: str) -> Told:
    """A section with all its clauses."""
    speaker = speaker_of(language_of(request))
    if section not in index().sections:
        raise ApiError(404, "unknown-clause", text=section[:60])
    texts = [clause_told(speaker, one) for one in index().sections[section]]
    return {**section_told(speaker, section), "texts": texts}


@router.get("/rules/{clause}", response_model=Clause)
def read_clause(request: Request, clause: str) -> Told:
    """A clause with its neighbours, what it cites and what cites it."""
    found = find(clause)
    if found is None:
        raise ApiError(404, "unknown-clause", text=clause[:60])
    return clause_told(speaker_of(language_of(request)), found)


def find(clause: str) -> Indexed | None:
    """A clause by its id, in any case; of a section's number (`CC-O20.3`) the first in it."""
    wanted = clause.strip().casefold()[:40]
    known = index().clauses
    for name in (wanted, f"cc-{wanted}"):
        if name in known:
            return known[name]
    starts = (f"{wanted}.", f"cc-{wanted}.")
    return next((one for name, one in known.items() if name.startswith(starts)), None)


def search(speaker: Speaker, query: str, wanted: Iterable[str]) -> list[Indexed]:
    """The clauses that speak of something, the best first.

    A word of the reader's language stands for the English term as well.
    """
    among = [one for book in wanted for one in index().order[book]]
    exact = find(query) if CITED.match(query.strip().upper()) or "." in query else None
    scored: dict[str, tuple[int, Indexed]] = {}
    for phrase in dict.fromkeys([query.casefold().strip(), *english_terms(speaker, query)]):
        words = re.findall(r"[\w-]+", phrase)
        if not words:
            continue
        for one in among:
            score = score_of(one, phrase, words)
            if score and score > scored.get(one.entry.id, (0, one))[0]:
                scored[one.entry.id] = (score, one)
    ranked = sorted(scored.values(), key=lambda pair: (-pair[0], pair[1].book, pair[1].place))
    found = [one for _, one in ranked if one is not exact]
    return [exact, *found] if exact is not None else found


def score_of(one: Indexed, phrase: str, words: list[str]) -> int:
    """How well a clause fits; 0 if a word is missing."""
    if not all(word in one.words for word in words):
        return 0
    title = one.title.casefold()
    whole = set(re.findall(r"[\w-]+", title))
    score = 1 + sum(8 if word in whole else 3 for word in words if word in title)
    if phrase in one.words:
        score += 3
    if title.startswith(phrase):
        score += 3
    if ASIDE.match(one.entry.chapter) or one.entry.family in ("D", "GAP", "TV", "DP"):
        score -= min(score - 1, 4)
    return score


# -- telling -----


def book_told(speaker: Speaker, book: str) -> Told:
    """A book with its sections."""
    words = dict.fromkeys(
        one.section for one in index().order[book] if not is_aside(book, one.entry.chapter)
    )
    return {
        "book": book,
        "name": speaker.say(f"rules-book-{book}"),
        "games": [game for game, own in BOOKS.items() if own == book],
        "sections": [section_told(speaker, word) for word in words],
    }


def is_aside(book: str, chapter: str) -> bool:
    """Whether a chapter is left out of the contents."""
    if book == "undaunted":
        return chapter.startswith("5.")
    return ASIDE.match(chapter) is not None


def section_told(speaker: Speaker, section: str) -> Told:
    """A section in the contents."""
    own = index().sections[section]
    message = f"rules-{section}"
    heading = speaker.say(message) if speaker.has(message) else own[0].entry.chapter
    return {"section": section, "heading": heading, "book": own[0].book, "clauses": len(own)}


def named(one: Indexed, query: str = "") -> Told:
    """A clause in a list."""
    return {
        "clause": one.entry.id,
        "title": one.title,
        "excerpt": excerpt(one.text, query),
        "section": one.section,
        "book": one.book,
    }


def excerpt(text: str, query: str) -> str:
    """Some of a text, with what was searched for in it."""
    if len(text) <= EXCERPT:
        return text
    at = text.casefold().find(query.casefold().strip()) if query.strip() else -1
    start = max(0, at - EXCERPT // 3) if at >= 0 else 0
    if start:
        start = text.find(" ", start) + 1
    end = text.rfind(" ", start, start + EXCERPT)
    cut = text[start : end if end > start else start + EXCERPT]
    before = "…" if start else ""
    return f"{before}{cut}{'…' if start + len(cut) < len(text) else ''}"


def clause_told(speaker: Speaker, one: Indexed) -> Told:
    """A clause in full."""
    order = index().order[one.book]
    known = index().clauses
    cites = [known[word.casefold()] for word in one.entry.cites if word.casefold() in known]
    return {
        "clause": one.entry.id,
        "title": one.title,
        "text": one.text,
        "about": plain(one.entry.about),
        "sources": one.entry.sources,
        "book": one.book,
        "games": [game for game, own in BOOKS.items() if own == one.book],
        "section": section_told(speaker, one.section),
        "before": order[one.place - 1].entry.id if one.place else None,
        "after": order[one.place + 1].entry.id if one.place + 1 < len(order) else None,
        "cites": [named(cited) for cited in cites],
        "cited_by": [named(by) for by in index().cited_by.get(one.entry.id.casefold(), [])][:MOST],
    }
