"""A fitted value: the features of a position, weighed, as a chance to win.

A game's policy has the features; the weights are data, made by `fieldcraft lab fit`, one set for
each scenario that has games of its own and one for all others.  Bots that think ahead judge by the
same weights as reviews.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from math import exp
from typing import Final

from fieldcraft import games
from fieldcraft.bots.evaluation import Evaluation, Judge, Playouts, settled
from fieldcraft.core.contract import canonical
from fieldcraft.core.policy import ANY, GRAIN, Policy
from fieldcraft.core.state import State

FORMAT: Final = 2


@dataclass(frozen=True)
class Weights:
    """A bias, what being the first side is worth, then the weights of the features.

    All in billionths of logarithmic odds (`core.policy.GRAIN`), and what they were fitted on.
    """

    bias: int
    weights: tuple[int, ...]
    games: int
    error: float | None = None

    @property
    def digest(self) -> str:
        """A short hash of all of them."""
        return blake2b(canonical(asdict(self)), digest_size=6).hexdigest()

    def learnt(self) -> list[int]:
        """The same as a policy wants them: what each side starts with, then the weights."""
        first, *others = self.weights
        return [self.bias + first, self.bias - first, *others]


def vector(policy: Policy, state: State, side: int) -> list[int]:
    """What is weighed for a side: 1 for the first and -1 for the other, then the features."""
    return [1 - 2 * side, *policy.features(state, side)]


class FittedValue(Evaluation):
    """A policy's features and weights."""

    def __init__(self, policy: Policy, weights: Weights, scenario: str = ANY) -> None:
        self.policy = policy
        self.weights = weights
        self.judge = Judge("value", weights.digest, scenario, weights.games, weights.error)

    def chance(self, state: State) -> float:
        end = settled(state)
        if end is not None:
            return end
        return logistic((self.odds(state, 0) - self.odds(state, 1)) / 2)

    def odds(self, state: State, side: int) -> float:
        """The logarithmic odds of a side, by what it sees of itself and of the other."""
        pairs = zip(self.weights.weights, vector(self.policy, state, side), strict=True)
        return (self.weights.bias + sum(weight * one for weight, one in pairs)) / GRAIN


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


def weights_of(game: str) -> dict[str, Weights]:
    """By scenario, the weights that a game's package brings."""
    part = games.get(game).part("bots")
    return {} if part is None else stored(part.__name__, game)


def policy_of(game: str) -> Policy:
    """A game's policy, which has learnt the weights; it keeps what it finds out of scenarios."""
    if game not in _POLICIES:
        found = games.get(game).policy()
        if found is None:
            raise KeyError(game)
        fit = {name: one for name, one in weights_of(game).items() if fits(found, one)}
        found.learn({name: one.learnt() for name, one in fit.items()})
        _POLICIES[game] = found
    return _POLICIES[game]


_POLICIES: dict[str, Policy] = {}


def habits_of(policy: Policy) -> dict[str, int]:
    """The weights that a policy itself judges by."""
    return {name: getattr(policy, name) for name in policy.habits}


@cache
def tuned_policy(game: str, habits: tuple[tuple[str, int], ...]) -> Policy:
    """A policy with other habits, which has learnt the same."""
    usual, found = policy_of(game), games.get(game).policy()
    if found is None:
        raise KeyError(game)
    found.learn(usual.learnt)
    for name, weight in habits:
        setattr(found, name, weight)
    return found


def has_policy(game: str) -> bool:
    """Whether a game can be thought ahead in."""
    return games.get(game).policy() is not None


def fits(policy: Policy, weights: Weights) -> bool:
    """Whether weights are for what a policy has features of."""
    return len(weights.weights) == 1 + len(policy.names)


def evaluation_of(game: str, state: State) -> Evaluation:
    """The evaluation for the scenario that a state is played on: its own, or the game's."""
    if not has_policy(game):
        return Playouts()
    policy = policy_of(game)
    known = weights_of(game)
    name = policy.scenario(state)
    name = name if name in known else ANY
    if name not in known or not fits(policy, known[name]):
        return Playouts()
    return FittedValue(policy, known[name], name)
