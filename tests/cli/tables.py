"""A table in this process: what is typed is given, what is shown is kept."""

import io
from collections.abc import Mapping
from typing import Any

import pytest

from fieldcraft.bots import Bot
from fieldcraft.cli.lookup import scene_of_match
from fieldcraft.cli.table.table import Table
from fieldcraft.cli.terminal import dress, make_console
from fieldcraft.core import key_from_seed
from fieldcraft.i18n import Speaker
from fieldcraft.record.match import Match


def seat(
    match: Match, lang: str = "en", bots: Mapping[int, Bot] | None = None, **settings: Any
) -> tuple[Table, io.StringIO]:
    """A table for a match, and the paper it prints on."""
    paper = io.StringIO()
    console = make_console(paper, width=100, height=60, **settings)
    terminal = dress(console, console, Speaker(lang))
    return Table(terminal, match, scene_of_match(terminal.speaker, match), bots or {}), paper


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What will be read from standard input."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def at(position: dict[str, Any], game: str = "normandy") -> Match:
    """A match that starts from a position, as drills write it."""
    return Match.from_position(game, position, key_from_seed(1))
