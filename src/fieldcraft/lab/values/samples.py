"""Positions of self-play with how their games ended: what values are fitted and measured on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fieldcraft import bots, games
from fieldcraft.bots import ask
from fieldcraft.bots.evaluation import settled
from fieldcraft.bots.value import evaluation_of, policy_of, vector
from fieldcraft.core import key_from_seed
from fieldcraft.core.state import State
from fieldcraft.lab.review.worlds import pauses, stream

EVERY = 3
"""Of the positions between cards or orders, every so many is kept: neighbours say the same."""


@dataclass(frozen=True)
class GamePlan:
    """One game to take positions from."""

    game: str
    scenario: str
    seed: int
    bots: tuple[str, str]
    limit: int
    loosened: int = 0
    """One choice in so many is made at random, so that values see more than bots' habits; 0 for
    none."""


@dataclass(frozen=True)
class Sample:
    """The positions of one game: what was measured, the chances told, and the end."""

    plan: GamePlan
    measures: list[list[int]]
    """Of each position what side 0 weighs (`bots.value.vector`), then what side 1 does."""
    chances: list[float]
    """Of side 0, by the evaluation there was."""
    result: float
    """1 if side 0 won, 0 if side 1 did, a half for nobody."""
    finished: bool


def play_sample(plan: GamePlan) -> Sample:
    """Play one game and keep positions of it."""
    game = games.get(plan.game)
    state = game.start(plan.scenario, key_from_seed(plan.seed))
    policy, evaluation = policy_of(plan.game), evaluation_of(plan.game, state)
    players = [bots.make(name, 2 * plan.seed + side) for side, name in enumerate(plan.bots)]
    rng = stream("sample", plan.seed)
    found: list[State] = []
    clock = policy.clock(state)
    for number in range(plan.limit):
        if state.finished:
            break
        side = 0 if state.question(0) else 1
        # Thinking ahead judges where a round or turn begins, a review between cards or Orders.
        begins = policy.clock(state) != clock
        if begins or (state.question(side) in pauses(plan.game) and number % EVERY == 0):
            found.append(state.clone())
        clock = policy.clock(state)
        loose = plan.loosened > 0 and rng.below(plan.loosened) == 0
        options = state.legal(side)
        choice = options[rng.below(len(options))] if loose else ask(players[side], state, side)
        state.choose(side, choice)
    end = settled(state)
    return Sample(
        plan,
        [vector(policy, one, side) for one in found for side in (0, 1)],
        [evaluation.chance(one) for one in found],
        0.5 if end is None else end,
        end is not None,
    )


def plans_for(
    game: str,
    scenarios: Sequence[str],
    count: int,
    bots: tuple[str, str],
    seed: int,
    limit: int,
    loosened: int = 0,
) -> Iterator[GamePlan]:
    """So many games of each scenario, side by side rather than one scenario after the other."""
    for number in range(count):
        for scenario in scenarios:
            yield GamePlan(game, scenario, seed + number, bots, limit, loosened)
