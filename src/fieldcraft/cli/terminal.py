"""The terminal: its width, colours, encoding and language."""

import codecs
import json
import os
import sys
from dataclasses import dataclass, field, replace
from typing import Any, TextIO

from rich.console import Console

from fieldcraft import games
from fieldcraft.cli.drawing.palette import PLAIN_SIGNS, Signs
from fieldcraft.i18n import Argument, Speaker

NARROWEST = 60
FORGIVING = "fieldcraft-nearest"
NEAREST = {
    "–": "-", "…": "...", "·": "-", "×": "x", "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"',
    "«": '"', "»": '"', "\u00a0": " ",
}  # fmt: skip


@dataclass
class Terminal:
    """Where the command prints: output, errors, a speaker, and the signs that can be shown."""

    console: Console
    errors: Console
    speaker: Speaker
    signs: Signs = field(default_factory=Signs)

    def of(self, game: str) -> "Terminal":
        """The same terminal at the table of a game, in its words and colours."""
        games.get(game).part("terminal")
        return replace(self, speaker=self.speaker.of(game))

    def say(self, message_id: str, /, **args: Argument) -> str:
        """A message in the user's language."""
        return self.speaker.say(message_id, **args)

    @property
    def width(self) -> int:
        """Columns to draw in; below 60 the terminal has to wrap."""
        return max(self.console.width, NARROWEST)

    @property
    def height(self) -> int:
        """Lines to draw in."""
        return self.console.height

    @property
    def screenful(self) -> int:
        """Lines after which nothing printed before is on the screen.

        The system is asked too: for a terminal that cannot be cleared the console only guesses.
        """
        return max(self.height, *(_lines_of(stream) for stream in (0, 1, 2)))

    @property
    def is_live(self) -> bool:
        """Whether a person sits at a screen that can be cleared."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def print_json(self, value: Any) -> None:
        """Print a value as one JSON document, keys in their given order."""
        text = json.dumps(value, ensure_ascii=self.console.options.ascii_only, indent=2)
        self.console.file.write(text + "\n")


def open_terminal(lang: str) -> Terminal:
    """The process's own terminal; characters it cannot show are replaced."""
    codecs.register_error(FORGIVING, _nearest)
    _forgive(sys.stdin, "replace")
    for stream in (sys.stdout, sys.stderr):
        _forgive(stream, FORGIVING)
    speaker = Speaker(lang)
    if not _can_show(sys.stdout, speaker.say("prompt-over")):
        speaker = Speaker("en")
    return dress(make_console(sys.stdout), make_console(sys.stderr), speaker)


def make_console(file: TextIO, **settings: Any) -> Console:
    """A console that prints text as it is: no markup, no emoji names, no highlighting."""
    return Console(file=file, highlight=False, markup=False, emoji=False, **settings)


def dress(console: Console, errors: Console, speaker: Speaker) -> Terminal:
    """A terminal on these consoles, with plain signs if the encoding needs them."""
    is_plain = console.options.ascii_only or not _can_show(console.file, "★●○↓⌂◎Ψ►·█░✓✗│⊘→▣■□┊═∴")
    return Terminal(console, errors, speaker, PLAIN_SIGNS if is_plain else Signs())


def _lines_of(stream: int) -> int:
    """The height of the terminal at an open file; 0 if there is none."""
    try:
        return os.get_terminal_size(stream).lines
    except (OSError, ValueError):
        return 0


def _forgive(stream: object, errors: str) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=errors)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """What a limited encoding shows instead: the nearest character, else a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    return "".join(NEAREST.get(sign, "?") for sign in text), error.end


def _can_show(stream: object, text: str) -> bool:
    try:
        text.encode(getattr(stream, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
