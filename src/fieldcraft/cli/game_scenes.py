"""What each game brings to the terminal: where its content is read, and its kind of scene."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from fieldcraft.cli.combat_commander.scene import CommanderScene
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.undaunted.scene import UndauntedScene
from fieldcraft.core.content.problems import ContentError, Problem
from fieldcraft.core.content.reading import read_file
from fieldcraft.games.combat_commander.content import loader as combat_commander
from fieldcraft.games.undaunted.content import loader as undaunted


@dataclass(frozen=True)
class Shelf:
    """A game's content room and scene."""

    content: ModuleType
    """Has `load_scenario`, `load_scenario_file`, `load_scenario_text`, `plain`, `check_file`."""
    scene: Callable[..., Scene]
    has_campaign: bool = False
    has_generator: bool = False


UNDAUNTED = Shelf(undaunted, UndauntedScene, has_campaign=True)
SHELVES: Mapping[str, Shelf] = {
    "normandy": UNDAUNTED,
    "north-africa": UNDAUNTED,
    "combat-commander": Shelf(combat_commander, CommanderScene, has_generator=True),
}


def shelf_of_file(path: Path) -> Shelf:
    """The shelf of the game that a file names; of a file that names none, the first."""
    with suppress(ContentError):
        value = read_file(path).value
        named = value.get("game") if isinstance(value, dict) else None
        if isinstance(named, str) and named in SHELVES:
            return SHELVES[named]
    return UNDAUNTED


def problems_of_file(path: Path) -> list[Problem]:
    """Everything that is wrong with a content file."""
    found: list[Problem] = shelf_of_file(path).content.check_file(path)
    return found
