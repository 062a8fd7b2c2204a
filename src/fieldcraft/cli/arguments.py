"""Parsers for numbers and paths on the command line, with errors in the user's language."""

from collections.abc import Callable
from pathlib import Path

from fieldcraft.cli.errors import UserError
from fieldcraft.cli.terminal import Terminal

LARGEST = 10**9


def int_parser(
    terminal: Terminal, name: str, least: int = 0, most: int = LARGEST
) -> Callable[[str], int]:
    """A parser for integers from `least` to `most`."""

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
