"""The rules reference in the reader's language: contents, clauses with their neighbours, search.

A clause that is not translated yet is English, and says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, BackgroundTasks, Query, Request

from fieldcraft.core.schema import JsonObject
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.record.rules.rulebook import books_by_game
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.library.book import told_of
from fieldcraft.server.library.rule_index import (
    Indexed,
    find,
    heading_of,
    index,
    is_aside,
    is_partly_english,
    plain,
)
from fieldcraft.server.library.rule_search import Found, learn_words, search
from fieldcraft.server.library.rule_sources import confidence_text, sources_text
from fieldcraft.server.wire.rules import Clause, RulesFound, SectionWhole

router = APIRouter(tags=["rules"])
MOST = 50
EXCERPT = 180


# -- what is asked -----


@router.get("/rules", response_model=RulesFound)
def search_rules(
    request: Request,
    later: BackgroundTasks,
    q: Annotated[str, Query(max_length=100, description="Words, or the id of a clause")] = "",
    game: Annotated[str, Query(max_length=40, description="Only the rules of this game")] = "",
) -> JsonObject:
    """The contents; with `q` also the clauses that match, best first."""
    speaker = speaker_of(language_of(request))
    known = books_by_game()
    wanted = [known[game]] if game in known else list(dict.fromkeys(known.values()))
    found = search(speaker, q, wanted) if q.strip() else Found([], [])
    later.add_task(learn_words, speaker, wanted)  # whoever reads the contents will search them
    return {
        "title": speaker.say("rules-books"),
        "note": speaker.say("rules-in-english") if is_partly_english(speaker.lang, wanted) else "",
        "books": [book_json(speaker, book) for book in wanted],
        "query": q,
        "instead": found.instead,
        "words": found.words,
        "total": len(found.clauses),
        "clauses": [named(one, found.words) for one in found.clauses[:MOST]],
    }


@router.get("/rules/sections/{section}", response_model=SectionWhole)
def read_section(request: Request, section: str) -> JsonObject:
    """A section with all its clauses."""
    speaker = speaker_of(language_of(request))
    if section not in index().sections:
        raise ApiError(404, "unknown-clause", text=section[:60])
    texts = [clause_json(speaker, one) for one in index(speaker.lang).sections[section]]
    return {**section_json(speaker, section), "texts": texts}


@router.get("/rules/{clause}", response_model=Clause)
def read_clause(request: Request, clause: str) -> JsonObject:
    """A clause with its neighbours, what it cites and what cites it."""
    speaker = speaker_of(language_of(request))
    found = find(clause, speaker.lang)
    if found is None:
        raise ApiError(404, "unknown-clause", text=clause[:60])
    return clause_json(speaker, found)


# -- telling -----


def book_json(speaker: Speaker, book: str) -> JsonObject:
    """A book with its sections."""
    words = dict.fromkeys(
        one.section for one in index().order[book] if not is_aside(book, one.entry.chapter)
    )
    return {
        "book": book,
        "name": speaker.say(f"rules-book-{book}"),
        "games": [game for game, own in books_by_game().items() if own == book],
        "sections": [section_json(speaker, word) for word in words],
    }


def section_json(speaker: Speaker, section: str) -> JsonObject:
    """A section in the contents."""
    own = index(speaker.lang).sections[section]
    heading = heading_of(speaker, section) or own[0].entry.chapter
    return {"section": section, "heading": heading, "book": own[0].book, "clauses": len(own)}


def named(one: Indexed, words: Sequence[str] = ()) -> JsonObject:
    """A clause in a list."""
    return {
        "clause": one.entry.id,
        "title": one.title,
        "lang": one.entry.lang,
        "excerpt": excerpt(one.text, words),
        "section": one.section,
        "book": one.book,
    }


def excerpt(text: str, words: Sequence[str]) -> str:
    """An excerpt of a text around the search terms."""
    if len(text) <= EXCERPT:
        return text
    folded = text.casefold()
    at = min((place for word in words if (place := folded.find(word)) >= 0), default=-1)
    start = max(0, at - EXCERPT // 3) if at >= 0 else 0
    if start:
        start = text.find(" ", start) + 1
    end = text.rfind(" ", start, start + EXCERPT)
    cut = text[start : end if end > start else start + EXCERPT]
    before = "…" if start else ""
    return f"{before}{cut}{'…' if start + len(cut) < len(text) else ''}"


def clause_json(speaker: Speaker, one: Indexed) -> JsonObject:
    """A clause in full."""
    here = index(speaker.lang)
    order, known = here.order[one.book], here.clauses
    cites = [known[word.casefold()] for word in one.entry.cites if word.casefold() in known]
    return {
        "clause": one.entry.id,
        "title": one.title,
        "lang": one.entry.lang,
        "text": one.text,
        "about": plain(one.entry.about),
        "sources": sources_text(speaker, one.book, one.entry),
        "confidence": confidence_text(speaker, one.entry),
        "book": one.book,
        "games": [game for game, own in books_by_game().items() if own == one.book],
        "section": section_json(speaker, one.section),
        "told": told_of(speaker, one.book, one.entry.id),
        "before": order[one.place - 1].entry.id if one.place else None,
        "after": order[one.place + 1].entry.id if one.place + 1 < len(order) else None,
        "cites": [named(cited) for cited in cites],
        "cited_by": [named(by) for by in here.cited_by.get(one.entry.id.casefold(), [])][:MOST],
    }
