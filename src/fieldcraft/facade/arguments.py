"""What the library is handed: of the kind that is asked for, or told which that would be."""

from __future__ import annotations

import json
import os
import reprlib
from collections.abc import Mapping

from fieldcraft.core import FieldcraftError


class WrongArgument(FieldcraftError, TypeError):
    """Something of another kind was given than is asked for; says what would do."""


def check(name: str, value: object, kind: type | tuple[type, ...], wanted: str) -> None:
    """WrongArgument unless a value is of a kind; a truth value is not a number."""
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        raise WrongArgument(f"{name} must be {wanted}, not {reprlib.repr(value)}")


def check_path(value: object) -> None:
    """WrongArgument unless a value can be the path of a file."""
    check("the path", value, (str, os.PathLike), "a file's path")


def check_start(
    game: object, scenario: object, seed: object, key: object, options: object, players: object
) -> None:
    """WrongArgument unless a match can be looked for by these; there may still be none such."""
    check("the game", game, str, "its key, such as 'normandy'")
    if isinstance(scenario, Mapping):
        try:
            json.dumps(dict(scenario))
        except (TypeError, ValueError, RecursionError) as error:
            raise WrongArgument(f"the scenario must be plain values: {error}") from None
    if seed is not None:
        check("the seed", seed, int, "an integer")
    if key is not None:
        check("the key", key, bytes, "32 bytes")
    for name, given in (("options", options), ("players", players)):
        if given is not None:
            check(name, given, Mapping, "a mapping")
    if isinstance(players, Mapping):
        for side, player in players.items():
            check(f"the player of {side}", player, str, "a name")
