"""Learnt values: what a side sees of a position, judged by a small network as a chance to win.

A game's policy says what is seen and has the features; the networks are data, made by `fieldcraft
lab fit`, one for each scenario and one for all others, which knows the features alone.  Bots that
think ahead judge by the same networks as reviews.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from statistics import fmean
from typing import Final

from fieldcraft import games
from fieldcraft.bots.evaluation import Evaluation, Judge, Playouts, settled
from fieldcraft.bots.packing import PlainWeights, Weights, digest_of, weights_of
from fieldcraft.core.chance import key_from_seed
from fieldcraft.core.net import GRAIN, Net
from fieldcraft.core.policy import ANY, Policy, asked, settle
from fieldcraft.core.state import State

FORMAT: Final = 3
TRIES: Final = tuple(key_from_seed(number) for number in range(4))
"""The dice with which a card or Order that was begun is carried on to be judged."""
LONGEST: Final = 60
"""Choices after which it is judged where it stands."""


class PlainLearnt(PlainWeights):
    """A network as its file has it."""

    rows: int
    cuts: list[list[int]]
    error: float | None


@dataclass(frozen=True, kw_only=True)
class Learnt(Weights):
    """The weights of a network, and how well they judge; rows that no position had are left out."""

    rows: int
    """All there are, with those left out and the steps of the features."""
    cuts: tuple[tuple[int, ...], ...]
    error: float | None = None

    def net(self) -> Net:
        """The network."""
        return self.of_rows(self.rows, cuts=self.cuts)

    def plain(self) -> PlainLearnt:
        """As a file has it; the digest is of everything else."""
        found: PlainLearnt = {
            **self.plain_weights(FORMAT),
            "rows": self.rows,
            "cuts": [list(cuts) for cuts in self.cuts],
            "error": self.error,
        }
        found["digest"] = digest_of(found)
        return found

    @staticmethod
    def read(plain: PlainLearnt) -> Learnt:
        """From a file."""
        return Learnt(
            rows=plain["rows"],
            cuts=tuple(tuple(cuts) for cuts in plain["cuts"]),
            error=plain["error"],
            **Weights.own_fields(plain),
        )


class FittedValue(Evaluation):
    """A network, and the policy that sees for it."""

    def __init__(self, policy: Policy, net: Net, judge: Judge) -> None:
        self.policy = policy
        self.net = net
        self.judge = judge

    def chance(self, state: State) -> float:
        if state.finished or self.policy.is_fork(state, asked(state)):
            return self._between_lines(state)
        return fmean(self._between_lines(self._carried_on(state, key)) for key in TRIES)

    def _between_lines(self, state: State) -> float:
        end = settled(state)
        if end is not None:
            return end
        return logistic((self.odds(state, 0) + self.odds(state, 1)) / 2)

    def _carried_on(self, state: State, key: bytes) -> State:
        """What was begun is finished by the quick hand: only between lines a network sees all."""
        twin = state.clone()
        twin.own_chance().restart(key)
        settle(twin, self.policy, LONGEST)
        return twin

    def odds(self, state: State, side: int) -> float:
        """The logarithmic odds of side 0, by what a side sees."""
        return self.net.odds(self.policy.rows_for(self.net, state, side)) / GRAIN


def logistic(log_odds: float) -> float:
    """A chance from its logarithmic odds.

    >>> logistic(0.0), round(logistic(2.0), 3)
    (0.5, 0.881)
    """
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, log_odds))))


@cache
def learnt_of(game: str, scenario: str) -> Learnt | None:
    """What a game's package keeps for a scenario, or with `ANY` for those without."""
    return weights_of(game, "values", scenario, FORMAT, Learnt.read)


def policy_of(game: str) -> Policy:
    """A game's policy, which finds its networks; it keeps what it finds out of scenarios."""
    if game not in _POLICIES:
        _POLICIES[game] = _learned(game)
    return _POLICIES[game]


_POLICIES: dict[str, Policy] = {}


def _learned(game: str) -> Policy:
    found = games.get(game).policy()
    if found is None:
        raise KeyError(game)

    def net(scenario: str) -> Net | None:
        learnt = learnt_of(game, scenario)
        return None if learnt is None else learnt.net()

    found.learn(net)
    return found


def habits_of(policy: Policy) -> dict[str, int]:
    """The weights that a policy itself judges by."""
    return {name: getattr(policy, name) for name in policy.habits}


@cache
def tuned_policy(game: str, habits: tuple[tuple[str, int], ...]) -> Policy:
    """A policy with other habits, which has learnt the same."""
    return with_habits(_learned(game), habits)


def with_habits(policy: Policy, habits: Sequence[tuple[str, int]]) -> Policy:
    """The same policy, which judges by other weights from now on."""
    for name, weight in habits:
        setattr(policy, name, weight)
    return policy


def has_policy(game: str) -> bool:
    """Whether a game can be thought ahead in."""
    return games.get(game).policy() is not None


def evaluation_of(game: str, state: State) -> Evaluation:
    """The evaluation for the scenario that a state is played on: its own, or the game's."""
    if not has_policy(game):
        return Playouts()
    policy = policy_of(game)
    net = policy.net_for(state)
    if net is None:
        return Playouts()
    scenario = policy.scenario(state)
    learnt = learnt_of(game, scenario)
    if learnt is None:
        scenario, learnt = ANY, learnt_of(game, ANY)
    assert learnt is not None  # the network was made of it
    judge = Judge("value", learnt.digest, scenario, learnt.games, learnt.error)
    return FittedValue(policy, net, judge)
