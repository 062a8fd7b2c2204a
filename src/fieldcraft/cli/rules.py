"""A clause of the rules, to be read at the table."""

import re

from rich.console import Group, RenderableType
from rich.text import Text

from fieldcraft.cli.palette import BAD, OBJECTIVE, QUIET
from fieldcraft.cli.terminal import Terminal
from fieldcraft.record.rulebook import book_of, load_book, look_up


def rule_text(terminal: Terminal, game: str, clause: str) -> RenderableType:
    """The text of a clause, or of those that speak of a word."""
    try:
        entry = look_up(game, clause)
    except KeyError:
        return search(terminal, game, clause)
    parts = [Text(f"{entry.id}  {entry.chapter}", f"bold {OBJECTIVE}")]
    if entry.about:
        parts.append(Text(plain(entry.about), "italic"))
    parts.append(Text(plain(entry.text)))
    if entry.sources:
        parts.append(Text(entry.sources, QUIET))
    return Group(*parts)


def search(terminal: Terminal, game: str, words: str) -> RenderableType:
    """The clauses that hold these words, shortened; or that there is none."""
    wanted = words.casefold()
    entries = load_book(book_of(game)).entries.values()
    found = [entry for entry in entries if wanted in plain(entry.text).casefold()]
    if not found:
        return Text(terminal.say("no-such-rule", text=words[:60], example="U-503"), BAD)
    lines = []
    for entry in found[:12]:
        line = Text(f"{entry.id}  ", f"bold {OBJECTIVE}")
        text = plain(entry.text)
        line.append(text if len(text) < 160 else text[:157] + "…", "not bold default")
        lines.append(line)
    if len(found) > 12:
        lines.append(Text("…", QUIET))
    return Group(*lines)


def plain(text: str) -> str:
    """A clause without the marks of its page."""
    return re.sub(r"(\*\*|\*|`)(.+?)\1", lambda found: found[2], text)
