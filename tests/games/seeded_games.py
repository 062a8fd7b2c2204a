"""Digests of seeded random games, made by the rules alone: no third-party package is needed.

As a script it reads plain scenarios by game from standard input and writes their digests, so that
any Python can be asked whether it plays the same games.
"""

import json
import sys
from collections.abc import Mapping
from typing import Any

from fieldcraft import games
from fieldcraft.core import Chance, Game, key_from_seed

SEEDS = (1, 2)
DECISIONS = 400
EVERY = 40

Digests = dict[str, dict[str, list[str]]]
"""By scenario and seed, the digests of a game at every so many decisions and at its end."""
Options = Mapping[int, Mapping[str, bool]]
"""By seed, options of the match."""


def digests(game: Game, scenarios: list[str], options: Options) -> Digests:
    """The digests of a game's scenarios."""
    return {
        scenario: {str(seed): digests_of(game, scenario, seed, options) for seed in SEEDS}
        for scenario in scenarios
    }


def digests_of(game: Game, scenario: str, seed: int, options: Options) -> list[str]:
    """One game of random choices, which come from another generator than the game's dice."""
    state = game.start(scenario, key_from_seed(seed), options.get(seed))
    rng = Chance(key_from_seed(-seed))
    found = [state.digest()]
    for number in range(1, DECISIONS + 1):
        decision = state.decision
        if decision is None:
            break
        side = decision.sides[rng.below(len(decision.sides))]
        menu = state.options(side)
        state.choose(side, menu[rng.below(len(menu))])
        if number % EVERY == 0:
            found.append(state.digest())
    return [*found, state.digest()]


def from_plain(key: str, plains: dict[str, Any] | None, tables: dict[str, Any] | None) -> Game:
    """A game whose scenarios, and tables where it has some, are given as plain values."""
    game: Any = games.get(key)  # what it reads its scenarios by is no part of the contract
    if plains is not None:
        game.ids = lambda: list(plains)
        game.plain = lambda name: plains[str(name)]
    if tables is not None:
        game.tables = lambda: tables
    made: Game = game
    return made


def main() -> None:
    """From plain scenarios to digests."""
    told = {}
    for key, one in given().items():
        game = from_plain(key, one["scenarios"], one["tables"])
        options = {int(seed): options for seed, options in one["options"].items()}
        told[key] = digests(game, game.scenarios(), options)
    json.dump({"python": sys.version, "digests": told}, sys.stdout)


def given() -> dict[str, dict[str, dict[str, Any]]]:
    """By game its scenarios, its tables and the options of its matches, from standard input."""
    value: dict[str, dict[str, dict[str, Any]]] = json.load(sys.stdin)
    return value


if __name__ == "__main__":
    main()
