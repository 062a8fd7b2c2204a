"""A fitted value: measures of both sides, weighed, as a chance to win.

A game measures its states; the weights are data, made by `fieldcraft lab fit`, one set for each
scenario that has games of its own and one for all others.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from math import exp
from typing import Final, Protocol

from fieldcraft.bots.evaluation import Evaluation, Judge, settled
from fieldcraft.core.contract import canonical
from fieldcraft.core.state import State

FORMAT: Final = 1
ANY: Final = ""
"""In place of a scenario: the weights for those that have none of their own."""


class Measures(Protocol):
    """What a game offers to be weighed."""

    NAMES: Sequence[str]
    """What is measured of each side, in order."""
    SIGNS: Sequence[int]
    """Of each: 1 if more is never worse for the side, -1 if it is never better, 0 if unknown."""

    def measure(self, state: State, side: int) -> list[float]:
        """The measures of one side, each about 0 to 1."""


@dataclass(frozen=True)
class Weights:
    """Weights for the measures of side 0, then of side 1, and what they were fitted on."""

    bias: float
    weights: tuple[float, ...]
    games: int
    error: float | None = None

    @property
    def digest(self) -> str:
        """A short hash of all of them."""
        return blake2b(canonical(asdict(self)), digest_size=6).hexdigest()


def vector(measures: Measures, state: State) -> list[float]:
    """What is weighed: the measures of side 0, then those of side 1 with their sign turned.

    So a weight means the same for either side: what is good for a side has a positive one.
    """
    return measures.measure(state, 0) + [-one for one in measures.measure(state, 1)]


class FittedValue(Evaluation):
    """Measures and weights."""

    def __init__(self, measures: Measures, weights: Weights, scenario: str = ANY) -> None:
        self.measures = measures
        self.weights = weights
        self.judge = Judge("value", weights.digest, scenario, weights.games, weights.error)

    def chance(self, state: State) -> float:
        end = settled(state)
        if end is not None:
            return end
        pairs = zip(self.weights.weights, vector(self.measures, state), strict=True)
        return logistic(self.weights.bias + sum(weight * one for weight, one in pairs))


def logistic(log_odds: float) -> float:
    """A chance from its logarithmic odds.

    >>> logistic(0.0), round(logistic(2.0), 3)
    (0.5, 0.881)
    """
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, log_odds))))


@cache
def stored(package: str, game: str) -> dict[str, Weights]:
    """By scenario, the weights that a package keeps for a game; nothing if there are none."""
    path = files(package) / "values" / f"{game}.json"
    if not path.is_file():
        return {}
    plain = json.loads(path.read_text(encoding="utf-8"))
    if plain["format"] != FORMAT or plain["game"] != game:
        raise ValueError(f"{path} has no weights of {game} in format {FORMAT}")
    return {
        name: Weights(one["bias"], tuple(one["weights"]), one["games"], one["error"])
        for name, one in plain["values"].items()
    }


def fitted(package: str, game: str, scenario: str, measures: Measures) -> FittedValue | None:
    """The value for a scenario: its own, or the game's; None where nothing was fitted."""
    found = stored(package, game)
    name = scenario if scenario in found else ANY
    if name not in found or len(found[name].weights) != 2 * len(measures.NAMES):
        return None
    return FittedValue(measures, found[name], name)
