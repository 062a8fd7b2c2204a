"""The rules reference at the table."""

from rich.console import Group, RenderableType
from rich.text import Text

from fieldcraft.cli.drawing.palette import BAD, OBJECTIVE, QUIET
from fieldcraft.cli.terminal import Terminal
from fieldcraft.record.rules.rulebook import Entry, book_of, load_book, part_of
from fieldcraft.server.library.rule_index import plain
from fieldcraft.server.library.rule_search import search as search_rules
from fieldcraft.server.library.rule_sources import confidence_text, sources_text


def rule_text(terminal: Terminal, game: str, clause: str) -> RenderableType:
    """The text of a clause, of a section's clauses, or of those that contain a word."""
    section = under(terminal, game, clause)
    if not section:
        return search(terminal, game, clause)
    entry = section[0]
    if f"-{entry.id}".casefold().endswith(f"-{clause.strip()}".casefold()):
        return in_full(terminal, game, entry)
    return listed(terminal, section)


def in_full(terminal: Terminal, game: str, entry: Entry) -> RenderableType:
    """A clause with its chapter, its sources and how sure we are of it."""
    parts = [Text(f"{entry.id}  {entry.chapter}", f"bold {OBJECTIVE}")]
    if entry.lang != terminal.speaker.lang:
        parts.append(Text(terminal.say("rules-in-english"), QUIET))
    if entry.about:
        parts.append(Text(plain(entry.about), "italic"))
    parts.append(Text(plain(entry.text)))
    sources = sources_text(terminal.speaker, book_of(game), entry)
    known = [confidence_text(terminal.speaker, entry), sources]
    if any(known):
        parts.append(Text(". ".join(filter(None, known)), QUIET))
    return Group(*parts)


def under(terminal: Terminal, game: str, section: str) -> list[Entry]:
    """A clause and its parts, or those of a section: `CC-O20.3.1` and its like for `O20.3`."""
    wanted = f"{section.strip().casefold()}."
    entries = load_book(book_of(game), terminal.speaker.lang).entries.values()
    ids = ((entry, f"{entry.id.casefold()}.") for entry in entries)
    letters = part_of(game).FAMILIES[game]
    starts = (wanted, *(f"{letter.casefold()}-{wanted}" for letter in letters))
    return [e for e, name in ids if name.startswith(starts)]


def search(terminal: Terminal, game: str, words: str) -> RenderableType:
    """The clauses that contain these words in any form, shortened; or a line that none does."""
    found = [one.entry for one in search_rules(terminal.speaker, words, [book_of(game)]).clauses]
    if not found:
        example = part_of(game).EXAMPLE
        return Text(terminal.say("no-such-rule", text=words[:60], example=example), BAD)
    return listed(terminal, found)


def listed(terminal: Terminal, found: list[Entry]) -> RenderableType:
    """The first of these clauses, each shortened to a line or two."""
    lines = []
    for entry in found[:12]:
        line = Text(f"{entry.id}  ", f"bold {OBJECTIVE}")
        text = plain(entry.text)
        line.append(text if len(text) < 160 else text[:157] + "…", "not bold default")
        lines.append(line)
    if any(entry.lang != terminal.speaker.lang for entry in found[:12]):
        lines.append(Text(terminal.say("rules-in-english"), QUIET))
    if len(found) > 12:
        lines.append(Text("…", QUIET))
    return Group(*lines)
