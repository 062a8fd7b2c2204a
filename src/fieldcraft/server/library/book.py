"""The players' rulebook: its chapters in the reader's language, and where it tells a clause."""

from __future__ import annotations

import re
from functools import cache

from fastapi import APIRouter, Request
from markdown_it import MarkdownIt

from fieldcraft.i18n.speaker import Speaker
from fieldcraft.record.rules.chapters import Chapter, Passage, chapters, told_in
from fieldcraft.record.rules.rulebook import books, books_by_game
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.live.messages.table import Message
from fieldcraft.server.wire.book import ChapterTold, Rulebooks

router = APIRouter(tags=["rules"])
LINK = re.compile(r'href="([^":#]*?)(?:\.md)?(#[^"]*)?"')
REFERENCE = re.compile(r"(?:\.\./)+rules/(?:[\w-]+/)?([\w-]+)")


@router.get("/rulebook", response_model=Rulebooks)
def list_books(request: Request) -> Message:
    """The books with their chapters."""
    speaker = speaker_of(language_of(request))
    return {"books": [book_json(speaker, book) for book in books() if chapters(book)]}


@router.get("/rulebook/{book}/{chapter}", response_model=ChapterTold)
def read_chapter(request: Request, book: str, chapter: str) -> Message:
    """A chapter: its passages with their clauses and figures."""
    speaker = speaker_of(language_of(request))
    own = chapters(book, speaker.lang) if book in books() else ()
    found = next((number for number, one in enumerate(own) if one.name == chapter), None)
    if found is None:
        raise ApiError(404, "unknown-chapter", text=f"{book}/{chapter}"[:60])
    return {
        **named(own[found]),
        "book": book,
        "name": speaker.say(f"rules-book-{book}"),
        "passages": [passage_json(book, one) for one in own[found].passages],
        "before": named(own[found - 1]) if found else None,
        "after": named(own[found + 1]) if found + 1 < len(own) else None,
    }


def book_json(speaker: Speaker, book: str) -> Message:
    """A book in the list."""
    return {
        "book": book,
        "name": speaker.say(f"rules-book-{book}"),
        "games": [game for game, own in books_by_game().items() if own == book],
        "chapters": [named(one) for one in chapters(book, speaker.lang)],
    }


def named(chapter: Chapter) -> Message:
    """A chapter in the contents."""
    return {"chapter": chapter.name, "title": chapter.title}


def passage_json(book: str, passage: Passage) -> Message:
    """A passage as the page shows it."""
    return {
        "html": html(book, passage.text, inline=passage.level > 0),
        "level": passage.level,
        "anchor": passage.anchor,
        "clauses": list(passage.clauses),
        "figures": list(passage.figures),
    }


def told_of(speaker: Speaker, book: str, clause: str) -> list[Message]:
    """The passages that tell a clause, the plainest first."""
    by_name = {one.name: one for one in chapters(book, speaker.lang)}
    found = []
    for name, number in told_in(book, speaker.lang).get(clause, ())[:3]:
        passage = by_name[name].passages[number]
        found.append(
            {
                **named(by_name[name]),
                "book": book,
                "passage": number,
                "html": html(book, passage.text),
                "figures": list(passage.figures),
            }
        )
    return found


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def html(book: str, text: str, inline: bool = False) -> str:
    """Markdown as HTML, its links leading to the client's own pages."""
    made = _markdown().renderInline(text) if inline else _markdown().render(text)
    return LINK.sub(lambda found: f'href="{address(book, found[1], found[2] or "")}"', made)


def address(book: str, page: str, anchor: str) -> str:
    """Where the page of a link is found in the browser.

    >>> address("undaunted", "13-desert", "#driving")
    '/book/undaunted/13-desert#driving'
    >>> address("undaunted", "../../rules/undaunted", "")
    '/rules'
    >>> address("combat-commander", "../../combat-commander-options", "")
    '/docs/combat-commander-options/'
    """
    if REFERENCE.fullmatch(page):
        return "/rules"
    if not page:
        return anchor
    if page.startswith("../"):
        return f"/docs/{page.replace('../', '')}/{anchor}"
    return f"/book/{book}/{page}{anchor}"
