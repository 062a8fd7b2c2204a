"""The games there are, by key; a game is made when it is first asked for.

A game from elsewhere is registered by `register`, or named in the environment.
"""

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

from fieldcraft.core.game import Game
from fieldcraft.core.options import StartError, unknown_scenario


def _normandy() -> Game:
    from fieldcraft.games.undaunted.game import UndauntedGame
    from fieldcraft.games.undaunted.normandy.box import Normandy

    return UndauntedGame("normandy", ("us", "de"), Normandy(), *_shelf("normandy"))


def _north_africa() -> Game:
    from fieldcraft.games.undaunted.game import UndauntedGame
    from fieldcraft.games.undaunted.north_africa.box import NorthAfrica

    return UndauntedGame("north-africa", ("lrdg", "it"), NorthAfrica(), *_shelf("north-africa"))


def _shelf(key: str) -> tuple[Callable[[], list[str]], Callable[[object], dict[str, Any]]]:
    """The scenarios of an Undaunted box, read from files when they are first asked for."""

    def ids() -> list[str]:
        from fieldcraft.games.undaunted.content.loader import scenario_ids

        return scenario_ids(key)

    def plain(scenario: object) -> dict[str, Any]:
        from fieldcraft.core.content.problems import ContentError
        from fieldcraft.games.undaunted.content.loader import load_scenario
        from fieldcraft.games.undaunted.content.loader import plain as make_plain

        if not isinstance(scenario, str | int):
            raise unknown_scenario(scenario, ids())
        try:
            return make_plain(load_scenario(key, scenario))
        except ContentError:
            raise unknown_scenario(scenario, ids()) from None

    return ids, plain


def _combat_commander() -> Game:
    from fieldcraft.games.combat_commander.game import CommanderGame

    def ids() -> list[str]:
        from fieldcraft.games.combat_commander.content.loader import scenario_ids

        return scenario_ids("combat-commander")

    def plain(scenario: object) -> dict[str, Any]:
        from fieldcraft.games.combat_commander.content.loader import load_scenario
        from fieldcraft.games.combat_commander.content.loader import plain as make_plain
        from fieldcraft.games.combat_commander.content.problems import ContentError

        if not isinstance(scenario, str | int):
            raise unknown_scenario(scenario, ids())
        try:
            return make_plain(load_scenario("combat-commander", scenario))
        except ContentError as error:
            if error.first.code == "unknown-scenario":
                raise unknown_scenario(scenario, ids()) from None
            raise StartError(error.first.code, error.first.values, error.first.wording) from None

    def tables() -> dict[str, Any]:
        from fieldcraft.games.combat_commander.content.loader import tables

        return tables()

    return CommanderGame(ids, plain, tables)


_GAMES: dict[str, Callable[[], Game]] = {
    "normandy": _normandy,
    "north-africa": _north_africa,
    "combat-commander": _combat_commander,
}


FURTHER: Final = "FIELDCRAFT_GAMES"
"""Games from elsewhere, `module:factory` after `module:factory`, in this environment variable."""


def register(game: Game) -> None:
    """Let a game from elsewhere be one of those there are; again, to replace it."""
    _GAMES[game.key] = lambda: game
    get.cache_clear()


def keys() -> list[str]:
    """The games there are."""
    return list(_GAMES)


def having(part: str) -> list[str]:
    """The games whose packages bring a part for one of the rooms."""
    return [key for key in _GAMES if get(key).part(part) is not None]


def is_here(key: str) -> bool:
    """Whether there is such a game."""
    return key in _GAMES


@cache
def get(key: str) -> Game:
    """A game by its key; KeyError when there is none."""
    return _GAMES[key]()


def _register_named(names: str) -> None:
    """Register the games that the environment names."""
    for name in names.replace(",", " ").split():
        module, _, factory = name.partition(":")
        register(getattr(import_module(module), factory)())


_register_named(os.environ.get(FURTHER, ""))
