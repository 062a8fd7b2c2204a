"""`check`: what is wrong with a scenario, content file, record, campaign or drill, and where."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from rich.text import Text

from fieldcraft.cli.arguments import Json, argument
from fieldcraft.cli.drawing.palette import BAD, GOOD, OBJECTIVE, QUIET
from fieldcraft.cli.entry import BAD_INPUT
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.game_scenes import problems_of_file
from fieldcraft.cli.subcommands import Subcommands
from fieldcraft.cli.table.setup_files import read
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core.content.problems import ContentError, Problem
from fieldcraft.core.content.reading import read_file
from fieldcraft.i18n import Speaker, tell_problem
from fieldcraft.record.campaign import Campaign
from fieldcraft.record.errors import RecordError
from fieldcraft.record.match import Match

subcommands = Subcommands()


@dataclass(frozen=True)
class Finding:
    """One problem, in any kind of file."""

    file: str
    line: int
    column: int
    place: str
    severity: str
    code: str
    message: str
    remedy: str

    @property
    def where(self) -> str:
        """File, line and column, as an editor can follow them."""
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file

    def plain(self) -> dict[str, Any]:
        """For JSON output."""
        return dict(vars(self))


@subcommands("check")
def check(
    terminal: Terminal,
    files: Annotated[list[Path], argument("FILE…", "help-check-files")],
    as_json: Json = False,
) -> int:
    """Check every file; 2 if one of them cannot be used."""
    found = {path: examine(terminal.speaker, path) for path in files}
    is_bad = any(one.severity == "error" for many in found.values() for one in many)
    if as_json:
        terminal.print_json(
            [
                {
                    "file": path.as_posix(),
                    "ok": not any(one.severity == "error" for one in many),
                    "problems": [one.plain() for one in many],
                }
                for path, many in found.items()
            ]
        )
        return BAD_INPUT if is_bad else 0
    for path, many in found.items():
        _report(terminal, path, many)
    return BAD_INPUT if is_bad else 0


def _report(terminal: Terminal, path: Path, many: list[Finding]) -> None:
    say, console = terminal.say, terminal.console
    for one in many:
        is_error = one.severity == "error"
        line = Text(one.where, "bold")
        kind = say("check-error") if is_error else say("check-warning")
        line.append(f": {kind}", BAD if is_error else OBJECTIVE)
        place = f"{one.place}: " if one.place else ""
        line.append(f": {place}{one.message}", "not bold")
        line.append(f" ({one.remedy})", f"not bold {QUIET}")
        console.print(line, soft_wrap=True)
    errors = sum(one.severity == "error" for one in many)
    if errors:
        text = Text(say("check-bad", path=path.as_posix(), count=errors), BAD)
    else:
        text = Text(f"{terminal.signs.good} {say('check-good', path=path.as_posix())}", GOOD)
    console.print(text, soft_wrap=True)


def examine(speaker: Speaker, path: Path) -> list[Finding]:
    """All problems of a file, whose kind is recognised by its first words."""
    start = _first_bytes(path)
    try:
        if start.startswith(b"fieldcraft campaign"):
            Campaign.load(path)
            return []
        if start.startswith(b"fieldcraft record"):
            Match.load(path)
            return []
        if start.startswith(b"fieldcraft set-up"):
            return _of_setup(speaker, path)
        if _is_drill(path):
            from fieldcraft.record.drills.drill import load_drill  # takes a second to load

            drill = load_drill(path)
            drill.set_up(None)
            for number in range(len(drill.drill.variants)):
                drill.set_up(number)
            return []
        return [_of_problem(speaker, one) for one in problems_of_file(path)]
    except RecordError as error:
        return [_of_record(speaker, error)]
    except ContentError as error:
        return [_of_problem(speaker, one) for one in error.problems]


def _of_setup(speaker: Speaker, path: Path) -> list[Finding]:
    """A kept set-up is only parsed; whether it fits shows at the table."""
    try:
        read(speaker, path)
    except UserError as trouble:
        return [Finding(path.as_posix(), 0, 0, "", "error", "bad-set-up", trouble.text, "")]
    return []


def _first_bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as stream:
            return stream.read(64).removeprefix(b"\xef\xbb\xbf")
    except (OSError, ValueError):
        return b""


def _is_drill(path: Path) -> bool:
    """Whether the file says that it is a drill; False if it cannot be read."""
    try:
        value = read_file(path).value
    except ContentError:
        return False
    return isinstance(value, dict) and "drill" in value


def _of_problem(speaker: Speaker, one: Problem) -> Finding:
    message, remedy = tell_problem(speaker, one.code, one.values)
    return Finding(
        one.file, one.line, one.column, one.place, one.severity, one.code, message, remedy
    )


def _of_record(speaker: Speaker, error: RecordError) -> Finding:
    column = 1 if error.line else 0
    message, remedy = tell_problem(speaker, error.code, error.values)
    return Finding(error.file, error.line, column, "", "error", error.code, message, remedy)


add = subcommands.add
