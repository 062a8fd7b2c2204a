"""Where a clause is printed, and how sure we are of it, in the reader's words."""

from __future__ import annotations

import re

from fieldcraft.i18n.names import game_name
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.record.rules.rulebook import OUR_READING, Entry, book_part

HEADING = re.compile(r"«([^»]*)»")


def sources_text(speaker: Speaker, book: str, entry: Entry) -> str:
    """Where it is printed, as far as it helps this reader.

    Where only editions in other languages than English were at hand, each reader is told the
    headings of their own, and the reader of English none.
    """
    editions = book_part(book).EDITIONS
    named = [piece.strip() for piece in entry.sources.split(";")]
    pieces = [piece for piece in named if piece not in ("", OUR_READING)]
    if editions is None:
        return "; ".join(_short_form(speaker, piece) for piece in pieces)
    told = []
    for piece in pieces:
        found = editions.fullmatch(piece)
        if found and found["lang"] == speaker.lang.partition("-")[0]:
            box = game_name(speaker, found["box"].lower().replace(" ", "-"))
            where = HEADING.sub(lambda one: _quoted(speaker, one[1]), found["where"])
            told.append(f"{box}, {where}")
    return "; ".join(told)


def _quoted(speaker: Speaker, heading: str) -> str:
    """A heading in the quotation marks of the reader's language."""
    return speaker.say("rules-source-heading", heading=heading)


def _short_form(speaker: Speaker, piece: str) -> str:
    """A source of a printed book, its kind in the reader's language."""
    kind, comma, where = piece.partition(", ")
    message = f"rules-source-{kind.lower().replace(' ', '-').replace('.', '-')}"
    told = speaker.say(message) if speaker.has(message) else kind
    glossary = speaker.say("rules-source-glossary")
    return f"{told}{comma}{where.replace('glossary', glossary)}"


def confidence_text(speaker: Speaker, entry: Entry) -> str:
    """How sure we are of a clause; empty for an example."""
    word = entry.confidence.replace(" ", "-")
    return speaker.say(f"rules-confidence-{word}") if word else ""
