"""The arguments of the command line, each declared once with the message that explains it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from fieldcraft.cli.errors import UserError
from fieldcraft.cli.terminal import Terminal

LARGEST = 10**9


@dataclass(frozen=True)
class Declared:
    """An argument or option in no language yet; `subcommands` binds it to a terminal."""

    message: str
    metavar: str | None = None
    name: str = ""
    """Of an option that is not called as its parameter."""
    is_option: bool = True
    least: int = 0
    most: int = LARGEST
    values: dict[str, str] = field(default_factory=dict)
    """What the message says besides."""


def argument(metavar: str, message: str, **values: str) -> Declared:
    """An argument by its place."""
    return Declared(message, metavar, is_option=False, values=values)


def option(
    metavar: str, message: str, name: str = "", *, least: int = 0, most: int = LARGEST
) -> Declared:
    """An option with a value."""
    return Declared(message, metavar, name, least=least, most=most)


def switch(name: str, message: str, **values: str) -> Declared:
    """An option without one."""
    return Declared(message, name=name, values=values)


Game = Annotated[str, argument("GAME", "help-game")]
Scenario = Annotated[str, argument("SCENARIO", "help-scenario")]
RecordFile = Annotated[Path, argument("FILE", "help-record-file")]
BotName = Annotated[str, option("NAME", "help-bot")]
SideWord = Annotated[str, option("SIDE", "help-side")]
Seed = Annotated[int | None, option("N", "help-seed")]
MatchOptions = Annotated[list[str] | None, option("NAME=VALUE", "help-option")]
Out = Annotated[Path | None, option("FILE", "help-out")]
Data = Annotated[Path | None, option("DIR", "help-data")]
Database = Annotated[str | None, option("URL", "help-database")]
Json = Annotated[bool, switch("--json", "help-json", format="JSON")]


def int_parser(
    terminal: Terminal, name: str, least: int = 0, most: int = LARGEST
) -> Callable[[str], int]:
    """A parser for integers from `least` to `most`, with errors in the user's language."""

    def parse(text: str | int) -> int:
        if isinstance(text, int):
            return text
        cleaned = text.strip()
        digits = cleaned.removeprefix("-")
        if not digits.isascii() or not digits.isdecimal() or len(digits) > 10:
            raise UserError(terminal.say("cli-not-a-number", value=text[:60], name=name))
        value = int(cleaned)
        if value < least:
            raise UserError(terminal.say("cli-number-too-small", name=name, least=least))
        if value > most:
            raise UserError(terminal.say("cli-number-too-large", name=name, most=most))
        return value

    return parse


def path_parser(terminal: Terminal) -> Callable[[str], Path]:
    """A parser for paths; rejects what no file system accepts."""

    def parse(text: str | Path) -> Path:
        if isinstance(text, Path):
            return text
        if not text or "\0" in text:
            raise UserError(terminal.say("cli-file-not-found", path=text[:60].replace("\0", "?")))
        return Path(text)

    return parse
