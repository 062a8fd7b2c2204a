"""Digests of seeded random games, made by the rules alone: no third-party package is needed.

As a script it reads plain scenarios by game from standard input and writes their digests, so that
any Python can be asked whether it plays the same games.
"""

import json
import sys
from typing import Any

from fieldcraft.core import Chance, Game, key_from_seed
from fieldcraft.games.combat_commander.game import CommanderGame
from fieldcraft.games.undaunted.box import Box
from fieldcraft.games.undaunted.game import UndauntedGame
from fieldcraft.games.undaunted.normandy.box import Normandy
from fieldcraft.games.undaunted.north_africa.box import NorthAfrica

SIDES = {
    "normandy": ("us", "de"),
    "north-africa": ("lrdg", "it"),
    "combat-commander": ("axis", "allies"),
}
SEEDS = (1, 2)
OPTIONS: dict[tuple[str, int], dict[str, bool]] = {("combat-commander", 2): {"quickSetup": True}}
"""By game and seed, options of the match: one game without the many choices of a set-up."""
DECISIONS = 400
EVERY = 40

Digests = dict[str, dict[str, list[str]]]
"""By scenario and seed, the digests of a game at every so many decisions and at its end."""


def digests(game: Game, scenarios: list[str]) -> Digests:
    """The digests of a game's scenarios."""
    return {
        scenario: {str(seed): digests_of(game, scenario, seed) for seed in SEEDS}
        for scenario in scenarios
    }


def digests_of(game: Game, scenario: str, seed: int) -> list[str]:
    """One game of random choices, which come from another generator than the game's dice."""
    state = game.start(scenario, key_from_seed(seed), OPTIONS.get((game.key, seed)))
    rng = Chance(key_from_seed(-seed))
    found = [state.digest()]
    for number in range(1, DECISIONS + 1):
        decision = state.decision
        if decision is None:
            break
        side = decision.sides[rng.below(len(decision.sides))]
        options = state.options(side)
        state.choose(side, options[rng.below(len(options))])
        if number % EVERY == 0:
            found.append(state.digest())
    return [*found, state.digest()]


def from_plain(key: str, plains: dict[str, Any]) -> Game:
    """A game whose scenarios, and tables where it has some, are given as plain values."""
    if key == "combat-commander":
        tables = plains.pop("tables")
        return CommanderGame(lambda: list(plains), lambda name: plains[str(name)], lambda: tables)
    box: Box = Normandy() if key == "normandy" else NorthAfrica()
    return UndauntedGame(key, SIDES[key], box, lambda: list(plains), lambda name: plains[str(name)])


def main() -> None:
    """From plain scenarios to digests."""
    told = {}
    for key, plains in given().items():
        game = from_plain(key, plains)
        told[key] = digests(game, game.scenarios())
    json.dump({"python": sys.version, "digests": told}, sys.stdout)


def given() -> dict[str, dict[str, dict[str, Any]]]:
    """Games and their scenarios from standard input."""
    value: dict[str, dict[str, dict[str, Any]]] = json.load(sys.stdin)
    return value


if __name__ == "__main__":
    main()
