"""The games there are, by key; a game is made when it is first asked for.

A game from elsewhere is registered by `register`, or named in the environment.
"""

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from fieldcraft.core import loading, phrases
from fieldcraft.core.game import Game
from fieldcraft.core.options import StartError, unknown_scenario
from fieldcraft.core.phrases import hint

Listing = Callable[[], list[str]]
Reading = Callable[[object], Any]


def _normandy() -> Game:
    from fieldcraft.games.undaunted.game import UndauntedGame
    from fieldcraft.games.undaunted.normandy.box import Normandy

    scenarios = _scenarios("undaunted", "normandy", "normandy")
    return UndauntedGame("normandy", ("us", "de"), Normandy(), *scenarios)


def _north_africa() -> Game:
    from fieldcraft.games.undaunted.game import UndauntedGame
    from fieldcraft.games.undaunted.north_africa.box import NorthAfrica

    scenarios = _scenarios("undaunted", "north-africa", "north_africa")
    return UndauntedGame("north-africa", ("lrdg", "it"), NorthAfrica(), *scenarios)


def _combat_commander() -> Game:
    from fieldcraft.games.combat_commander.game import CommanderGame

    def tables() -> dict[str, Any]:
        from fieldcraft.games.combat_commander.content.loader import tables

        return tables()

    return CommanderGame(*_scenarios("combat_commander", "combat-commander"), tables)


def _scenarios(package: str, key: str, box: str = "") -> tuple[Listing, Reading]:
    """The ids of a game's scenarios and how one is read, from files when it is first asked for."""
    folder = Path(__file__).parent / package / "content" / box / "scenarios"

    def loader() -> Any:
        return import_module(f"fieldcraft.games.{package}.content.loader")

    def ids() -> list[str]:
        from fieldcraft.core.content.numbered import numbered

        return list(numbered(folder).values())

    def plain(scenario: object) -> Any:
        from fieldcraft.core.content.problems import ContentError

        if not isinstance(scenario, str | int):
            raise unknown_scenario(scenario, ids())
        try:
            return loader().plain(loader().load_scenario(key, scenario))
        except ContentError as error:
            if error.first.code == "unknown-scenario":
                raise unknown_scenario(scenario, ids()) from None
            raise StartError(error.first.code, error.first.values) from None

    return ids, plain


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
    _made.cache_clear()


def keys() -> list[str]:
    """The games there are."""
    _named()
    return list(_GAMES)


def having(part: str) -> list[str]:
    """The games whose packages bring this part for another."""
    return [key for key in keys() if get(key).part(part) is not None]


def is_here(key: str) -> bool:
    """Whether there is such a game."""
    return key in keys()


class UnknownGame(StartError, KeyError):
    """There is no such game; names the nearest, or all."""

    def __str__(self) -> str:
        return str(self.args[0])


def get(key: str) -> Game:
    """A game by its key; UnknownGame when there is none."""
    if key not in keys():
        check_named()
        raise UnknownGame("unknown-game", {"game": str(key)[:80], "hint": hint(str(key), keys())})
    return _made(key)


@cache
def _made(key: str) -> Game:
    return _GAMES[key]()


def check_named() -> None:
    """StartError if the environment names something that is not a game."""
    for error in _named():
        raise error


@cache
def _named() -> list[StartError]:
    """Register the games that the environment names; what is wrong with those that are none.

    A wrong name is no reason to fail before somebody can be told of it in their own language.
    """
    wrong = []
    for name in os.environ.get(FURTHER, "").replace(",", " ").split():
        try:
            register(_load(name))
        except StartError as error:
            wrong.append(error)
    return wrong


def _load(name: str) -> Game:
    try:
        factory = loading.load(name)
        game = factory() if callable(factory) else None
    except loading.NotLoaded as error:
        why = error.why
    except Exception as error:
        why = phrases.phrase("not-made", error=loading.said(error))
    else:
        if isinstance(game, Game):
            return game
        why = phrases.phrase("not-a-game")
    raise StartError("bad-games", {"variable": FURTHER, "name": name, "why": why})
