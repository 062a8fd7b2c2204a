"""Reading what a person types: a line at a time, with completion where available."""

import sys
from collections.abc import Sequence

from fieldcraft.cli.terminal import Terminal

try:
    import readline

    HAS_READLINE = True
except ImportError:  # not on every system
    HAS_READLINE = False

FETCHING_KEYS = (r"\C-y", r"\ey")
"""The keys that would bring back what was cut from an earlier line."""


class Reader:
    """Lines from standard input; EOFError when there are no more.

    There is no history: with two people at one keyboard, it would tell one of them what the other
    has chosen, and so would text that the other has cut.
    """

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.words: list[str] = []
        if HAS_READLINE and sys.stdin.isatty():
            readline.set_auto_history(False)
            readline.set_completer(self._complete)
            readline.set_completer_delims("")
            readline.parse_and_bind("tab: complete")
            for key in FETCHING_KEYS:
                readline.parse_and_bind(f'"{key}": redraw-current-line')

    def line(self, sign: str = "> ", words: Sequence[str] = ()) -> str:
        """One line, trimmed."""
        self.words = list(words)
        self.terminal.console.file.flush()
        if sys.stdin.isatty():
            return input(sign).strip()
        self.terminal.console.file.write(sign)
        self.terminal.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.terminal.console.file.write("\n")
        return line.strip()

    def confirm(self, question: str) -> bool:
        """A question that only a clear yes confirms."""
        say = self.terminal.say
        yes, no = say("cli-yes"), say("cli-no")
        answer = self.line(f"{question} ({yes}/{no}) > ").casefold()
        return bool(answer) and (yes.casefold().startswith(answer) or answer in ("y", "yes"))

    def _complete(self, text: str, index: int) -> str | None:
        found = [word for word in self.words if word.startswith(text.lower())]
        return found[index] if index < len(found) else None
