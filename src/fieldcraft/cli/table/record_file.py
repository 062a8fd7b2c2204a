"""The record of a match at the table: written when asked, after every choice, or to rescue it."""

import shlex
from pathlib import Path

from rich.text import Text

from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.terminal import Terminal
from fieldcraft.record.errors import RecordError
from fieldcraft.record.match import Match


class RecordFile:
    """Where a match is saved, and how far."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        name: str,
        path: Path | None,
        follows: bool,
        resume_with: str,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.name = name
        """What a file is called that nobody has named."""
        self.path = path
        self.follows = follows
        """Whether the file is written after every choice."""
        self.resume_with = resume_with
        """The command that goes on with it, if that is not `terminal --resume`."""
        self.saved = len(match.steps)

    def follow(self) -> None:
        """Write the file that follows the match, if there is one; after an error it no longer does.

        Raises `RecordError` if the file cannot be written.
        """
        if not self.follows or self.path is None:
            return
        try:
            self.save(self.path)
        except RecordError:
            self.follows = False
            raise

    def save(self, path: Path) -> None:
        """Write the record; RecordError if the file cannot be written."""
        self.match.save(path)
        self.saved = len(self.match.steps)

    @property
    def is_unsaved(self) -> bool:
        """Whether there is something to lose."""
        return self.saved != len(self.match.steps)

    def default_path(self) -> Path:
        """The file, or a name that is still free."""
        if self.path is not None:
            return self.path
        number = 1
        while (path := Path(f"{self.name}-{number}.record")).exists():
            number += 1
        return path

    def rescue(self) -> None:
        """Save an interrupted match, so that it can be resumed, and say how."""
        if not self.is_unsaved:
            if self.follows and self.path is not None:
                self._say_saved(self.path)
            return
        path = self.default_path()
        try:
            self.save(path)
        except RecordError:
            return
        self._say_saved(path)

    def _say_saved(self, path: Path) -> None:
        say, errors = self.terminal.say, self.terminal.errors
        command = self.resume_with or f"fieldcraft terminal --resume {shlex.quote(path.as_posix())}"
        errors.print(Text(say("cli-saved", path=path.as_posix())))
        errors.print(Text(say("resume-with", command=command), QUIET), soft_wrap=True)
