"""Positions of self-play with how their games ended: what values are fitted and measured on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldcraft import bots, games
from fieldcraft.bots.evaluation import EVEN, settled
from fieldcraft.bots.value import evaluation_of, policy_of
from fieldcraft.core import key_from_seed
from fieldcraft.core.policy import Policy
from fieldcraft.core.state import State
from fieldcraft.lab.play import answerer
from fieldcraft.lab.review.worlds import stream

EVERY: Final = 4
"""Of the positions between cards or Orders, one in so many is kept: neighbours say the same."""
SIDES: Final = 2


@dataclass(frozen=True)
class GamePlan:
    """Some games to take positions from: this seed and those that follow."""

    game: str
    scenario: str
    seed: int
    count: int
    bots: tuple[str, str]
    limit: int
    loosened: int = 0
    """One choice in so many is made at random, so that values see more than bots' habits; 0 for
    none."""
    judged: bool = False
    """Whether to tell chances too."""


@dataclass(frozen=True)
class Positions:
    """Positions as both sides see them, side 0 and side 1 in turn, game after game."""

    rows: NDArray[np.uint16]
    """What is seen (`Policy.sight`), one position after the other."""
    lengths: NDArray[np.int32]
    """Of each position, how many rows."""
    features: NDArray[np.int64]
    seeds: NDArray[np.int64]
    """Of each position's game."""
    results: NDArray[np.float64]
    """1 if side 0 won its game, 0 if side 1 did, a half for nobody."""
    chances: NDArray[np.float64]
    """Of side 0, by the evaluation there was; even if nobody was asked."""
    finished: NDArray[np.bool_]

    @property
    def games(self) -> int:
        """How many games they are of."""
        return len(np.unique(self.seeds))


def joined(parts: Sequence[Positions]) -> Positions:
    """All of them, one after the other."""
    names = Positions.__dataclass_fields__
    return Positions(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def play_games(plan: GamePlan) -> Positions:
    """Play the games of a plan and keep positions of them."""
    known: list[tuple[list[int], list[int], int, float, float, bool]] = []
    policy = policy_of(plan.game)
    for seed in range(plan.seed, plan.seed + plan.count):
        found, end = played(plan, seed, policy)
        evaluation = evaluation_of(plan.game, found[0]) if plan.judged else None
        for state in found:
            chance = EVEN if evaluation is None else evaluation.chance(state)
            for side in range(SIDES):
                seen = policy.sight(state, side), policy.features(state, side)
                told = EVEN if end is None else end
                known.append((*seen, seed, told, chance, end is not None))
    rows, features, seeds, results, chances, finished = zip(*known, strict=True)
    return Positions(
        np.array([row for one in rows for row in one], np.uint16),
        np.array([len(one) for one in rows], np.int32),
        np.array(features, np.int64),
        np.array(seeds, np.int64),
        np.array(results),
        np.array(chances),
        np.array(finished),
    )


def played(plan: GamePlan, seed: int, policy: Policy) -> tuple[list[State], float | None]:
    """Positions of one game, where rounds or turns begin and now and then between, and its end."""
    state = games.get(plan.game).start(plan.scenario, key_from_seed(seed))
    players = [
        answerer(bots.make(name, 2 * seed + side), state) for side, name in enumerate(plan.bots)
    ]
    rng = stream("sample", seed)
    found: list[State] = []
    clock = -1
    for _ in range(plan.limit):
        if state.finished:
            break
        side = 0 if state.question(0) else 1
        if policy.is_fork(state, side) and not policy.is_set_up(state):
            # Thinking ahead judges where a round or turn begins, a review between cards or Orders.
            if policy.clock(state) != clock or rng.below(EVERY) == 0:
                found.append(state.clone())
            clock = policy.clock(state)
        options = state.legal(side)
        if plan.loosened > 0 and rng.below(plan.loosened) == 0:
            choice = options[rng.below(len(options))]
        else:
            choice = players[side](state, side)
        state.take(side, choice)
    return found or [state], settled(state)


def plans_for(
    game: str,
    scenarios: Sequence[str],
    count: int,
    bots: tuple[str, str],
    seed: int,
    limit: int,
    loosened: int = 0,
    *,
    judged: bool = False,
    at_once: int = 50,
) -> Iterator[GamePlan]:
    """So many games of each scenario, `at_once` in a plan."""
    for scenario in scenarios:
        for first in range(0, count, at_once):
            some = min(at_once, count - first)
            yield GamePlan(game, scenario, seed + first, some, bots, limit, loosened, judged)
