"""What each game brings to the terminal: where its content is read, and its kind of scene."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from fieldcraft import games
from fieldcraft.cli.drawing.plain_scene import PlainScene
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.core.content.problems import ContentError, Problem
from fieldcraft.core.content.reading import read_file


def content_of(game: str) -> Any:
    """Where a game's content is read; Any, as each game brings its own types.

    It has `load_scenario`, `load_scenario_file`, `load_scenario_text`, `plain`, `check_file`.
    """
    return games.get(game).part("content.loader")


def scene_kind(game: str) -> Callable[..., Scene]:
    """A game's own kind of scene, from its part `terminal`; else the plain one."""
    part = games.get(game).part("terminal")
    kind: Callable[..., Scene] = part.Scene if part is not None else PlainScene
    return kind


def game_of_file(path: Path) -> str:
    """The game that a file names; of a file that names none, the first."""
    with suppress(ContentError):
        value = read_file(path).value
        named = value.get("game") if isinstance(value, dict) else None
        if isinstance(named, str) and games.is_here(named):
            return named
    return games.keys()[0]


def problems_of_file(path: Path) -> list[Problem]:
    """Everything that is wrong with a content file."""
    found: list[Problem] = content_of(game_of_file(path)).check_file(path)
    return found
