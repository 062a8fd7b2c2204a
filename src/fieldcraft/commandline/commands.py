"""The commands of a line: declared here once, named and explained in every language."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from fieldcraft.i18n.speaker import Speaker


@dataclass(frozen=True)
class Command:
    """A command; its names are the message `command-WORD`, its purpose `command-WORD-help`."""

    word: str
    takes: str = ""
    """What follows it: `thing`, `things` (one or two), `words` (of a choice), or nothing."""
    needs_table: bool = False
    """Whether only a table in the browser can do it."""


COMMANDS: Final = (
    Command("help"),
    Command("options"),
    Command("look", "things"),
    Command("sight", "things"),
    Command("why", "words"),
    Command("hand"),
    Command("score"),
    Command("last"),
    Command("clock", needs_table=True),
    Command("go", "thing", needs_table=True),
    Command("hint", needs_table=True),
    Command("undo", needs_table=True),
)
"""In the order in which the help lists them; `undo` is the terminal's own there."""


@cache
def names(speaker_lang: str, word: str) -> tuple[str, ...]:
    """What a command is called in a language, the usual name first; its English word always too."""
    said = Speaker(speaker_lang).say(f"command-{word}").casefold().split()
    return (*said, *([word] if word not in said else []))


def find(speaker: Speaker, typed: str) -> Command | None:
    """The command of a word."""
    wanted = typed.casefold()
    return next((one for one in COMMANDS if wanted in names(speaker.lang, one.word)), None)


def known(*, at_table: bool) -> list[Command]:
    """The commands that there are, in a browser or in a terminal."""
    return [one for one in COMMANDS if at_table or not one.needs_table]
