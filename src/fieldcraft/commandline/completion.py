"""How a line may go on: commands, what can be done, and the names of things."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from fieldcraft.commandline import commands
from fieldcraft.commandline.line import LONGEST, Reader

if TYPE_CHECKING:
    from fieldcraft.i18n.speaker import Speaker
    from fieldcraft.i18n.voices import Voice
    from fieldcraft.record.playthrough import Playthrough

MOST: Final = 8
"""So many are offered."""


def complete(speaker: Speaker, voice: Voice, match: Playthrough, side: int, text: str) -> list[str]:
    """Whole lines that begin with what was typed, the likeliest first."""
    reader = Reader(speaker, voice, match, side)
    typed = " ".join(text[:LONGEST].split())
    folded = typed.casefold()
    if text.endswith(" ") and typed:
        folded += " "
    found: dict[str, None] = {}
    for line in _lines(reader, folded):
        if line.casefold().startswith(folded) and line.casefold() != folded:
            found.setdefault(line)
        if len(found) >= MOST:
            break
    return list(found)


def _lines(reader: Reader, typed: str) -> Iterator[str]:
    """All that a line might be, as far as it matters to what was typed."""
    speaker, lang = reader.speaker, reader.speaker.lang
    command = commands.find(speaker, typed.partition(" ")[0]) if " " in typed else None
    if command is None:
        yield from reader.voice.doings(speaker) if typed else ()
        yield from _doings(reader)
        for one in commands.COMMANDS:
            yield commands.names(lang, one.word)[0] + (" " if one.takes else "")
    yield from _named(reader, typed)


def _doings(reader: Reader) -> Iterator[str]:
    """The answers to the question, as they are labelled."""
    if reader.side < 0:
        return
    for words in reader.match.options(reader.side):
        yield reader.voice.option(reader.speaker, reader.view, words)


def _named(reader: Reader, typed: str) -> Iterator[str]:
    """What was typed, with its last words completed to a name; the longest beginning counts."""
    words = typed.split(" ")
    for length in range(min(3, len(words)), 0, -1):
        tail = " ".join(words[-length:])
        head = " ".join(words[:-length])
        if not tail.strip():
            continue
        for name in reader.vocabulary.texts:
            if name.casefold().startswith(tail):
                yield f"{head} {name}".strip()
