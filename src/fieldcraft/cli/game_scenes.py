"""What each game brings to the terminal: where its content is read, and its kind of scene."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from fieldcraft import games
from fieldcraft.cli.drawing.plain_scene import PlainScene
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.core.content.problems import ContentError, Problem, hint, problem
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
    """The game that a file names, `ContentError` for none of ours; else the first."""
    try:
        document = read_file(path)
    except ContentError:
        return games.keys()[0]
    value = document.value
    named = value.get("game") if isinstance(value, dict) else None
    if not isinstance(named, str):
        return games.keys()[0]
    if not games.is_here(named):
        hinted = hint(named, games.keys())
        found = problem("unknown-game", ("game",), game=named[:80], hint=hinted)
        raise ContentError([document.locate(found)])
    return named


def problems_of_file(path: Path) -> list[Problem]:
    """Everything that is wrong with a content file."""
    found: list[Problem] = content_of(game_of_file(path)).check_file(path)
    return found
