"""The review of a match: the chances after every decision, what luck gave, what errors cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from fieldcraft.bots.evaluation import Judge
from fieldcraft.bots.value import evaluation_of, has_policy, policy_of
from fieldcraft.core.policy import asked
from fieldcraft.core.state import State
from fieldcraft.lab.review.worlds import carry_out, dealt, rerolled, stream
from fieldcraft.record.match import Match

KNOWS_ALL: Final = "all"
"""The knowledge of whoever sees every hand."""
WORLDS: Final = 6
"""How often hidden cards are dealt again for what a side knows."""
REROLLS: Final = 12
"""How often dice and draws are repeated for their mean: always as often, or it would be biased."""
FIRST_LOOK: Final = 3
"""Worlds after which a decision that costs nothing is left alone."""
CLOSER_LOOK: Final = 12
"""Worlds for a decision that seems to cost something."""
WORTH_A_LOOK: Final = 0.015
SURE: Final = 2.0
"""Standard errors by which a better line must lead to be told."""
COSTLIEST: Final = 3
"""So many errors of each side are put forward."""


@dataclass(frozen=True)
class Moment:
    """A position and the entry that led there; all chances are those of the first side."""

    position: int
    side: str | None
    """Who chose; None at the start and for an act of the table."""
    choice: str | None
    chances: dict[str, float]
    """By whose knowledge: each side's, and `all`."""
    luck: float = 0.0
    """What dice and draws gave the first side here, compared with their mean."""
    error: float | None = None
    """What the choice cost whoever made it, as far as it could know; None if there was no choice.

    Nothing is told that could be noise: then it is 0.
    """
    cost: float = 0.0
    """The same as estimated, noise and all: it says little of one choice, much of a whole match."""
    better: tuple[str, ...] = ()
    """What it could have done instead, choice by choice."""


@dataclass
class SideTotal:
    """What luck and errors came to for a side."""

    luck: float = 0.0
    errors: float = 0.0
    """What its choices cost together, the small ones too that nobody could be sure of alone."""
    decisions: int = 0
    costliest: list[int] = field(default_factory=list)
    """The positions after its costliest errors, the worst first."""


class Review:
    """Judges a match position by position; `moments` grows until it is complete."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.header.game
        start = match.state_at(0)
        self.policy = policy_of(self.game) if has_policy(self.game) else None
        self.evaluation = evaluation_of(self.game, start)
        self.moments: list[Moment] = []
        self.opening = self._opening()
        """The first position that can be judged; a set-up before it has the same chances."""

    @property
    def judge(self) -> Judge:
        """Who judges."""
        return self.evaluation.judge

    @property
    def is_complete(self) -> bool:
        """Whether every position has been judged."""
        return len(self.moments) == len(self.match.steps) + 1

    def advance(self) -> Iterator[Moment]:
        """Judge the next positions, one by one."""
        while not self.is_complete:
            self.moments.append(self._judged(len(self.moments)))
            yield self.moments[-1]

    def totals(self) -> dict[str, SideTotal]:
        """By side, what luck and errors came to in all that was judged so far."""
        found = {side: SideTotal() for side in self.match.sides}
        for moment in self.moments:
            for side, sign in zip(self.match.sides, (1.0, -1.0), strict=True):
                found[side].luck += sign * moment.luck
            if moment.side is not None and moment.error is not None:
                found[moment.side].decisions += 1
                found[moment.side].errors += moment.cost
        for side, total in found.items():
            total.errors = max(0.0, total.errors)
            dear = [one for one in self.moments if one.side == side and one.error]
            dear.sort(key=lambda one: (-(one.error or 0.0), one.position))
            total.costliest = [one.position for one in dear[:COSTLIEST]]
        return found

    def _opening(self) -> int:
        last = len(self.match.steps)
        for place in range(last):
            state = self.match.state_at(place)
            if self.policy is None or (
                self.policy.is_fork(state, asked(state)) and not self.policy.is_set_up(state)
            ):
                return place
        return last

    # -- one position -----

    def _judged(self, position: int) -> Moment:
        chances = self._chances(max(position, self.opening))
        if position == 0:
            return Moment(0, None, None, chances)
        step = self.match.steps[position - 1]
        if step.option < 0:
            return Moment(position, None, step.entry.text, chances)
        before = self.match.state_at(position - 1)
        if position <= self.opening:
            return Moment(position, step.entry.who, step.entry.text, chances)
        luck = self._luck(position, before, step.side, step.option, chances[KNOWS_ALL])
        judged = self._error(position, before, step.side, step.option)
        return Moment(position, step.entry.who, step.entry.text, chances, luck, *judged)

    def _chances(self, position: int) -> dict[str, float]:
        state = self.match.state_at(position)
        end = self.match.outcome if position == len(self.match.steps) else None
        if end is not None:
            sure = 0.5 if end.winner < 0 else 1.0 - end.winner
            return dict.fromkeys((KNOWS_ALL, *self.match.sides), sure)
        chances = {KNOWS_ALL: self.evaluation.chance(state)}
        for side, word in enumerate(self.match.sides):
            rng = stream(position, word)
            worlds = dealt(state, side, rng, WORLDS)
            chances[word] = fmean(self.evaluation.chance(world) for world in worlds)
        return chances

    def _luck(self, position: int, before: State, side: int, option: int, after: float) -> float:
        """What came of dice and draws, less what comes of them on average."""
        trial = before.clone()
        trial.take(side, option)
        if (trial.chance.key, trial.chance.position) == (before.chance.key, before.chance.position):
            return 0.0
        rng = stream(position, "luck")
        means = []
        for _ in range(REROLLS):
            other = rerolled(before, rng)
            other.take(side, option)
            means.append(self.evaluation.chance(other))
        return after - fmean(means)

    def _error(
        self, position: int, before: State, side: int, option: int
    ) -> tuple[float | None, float, tuple[str, ...]]:
        """What a choice cost, from what its side knew, and a line that would have been better."""
        options = list(before.legal(side))
        if len(options) < 2:
            return None, 0.0, ()
        rng = stream(position, "error")
        worths = self._worths(before, side, options, list(dealt(before, side, rng, FIRST_LOOK)))
        best = max(options, key=lambda one: fmean(worths[one]))
        lead = fmean(worths[best]) - fmean(worths[option])
        if lead <= 0.0:
            return 0.0, 0.0, ()
        # Fresh worlds: the best of several looks better than it is in those that made it best.
        is_plain = lead >= WORTH_A_LOOK
        worlds = list(dealt(before, side, rng, CLOSER_LOOK if is_plain else FIRST_LOOK))
        worths = self._worths(before, side, [option, best], worlds)
        gains = [one - other for one, other in zip(worths[best], worths[option], strict=True)]
        gain = fmean(gains)
        unsure = SURE * stdev(gains) / sqrt(len(gains))
        if not is_plain or gain < max(WORTH_A_LOOK, unsure):
            return 0.0, gain, ()
        taken = carry_out(self.policy, worlds[0].clone(), side, best)
        return gain, gain, self._words(before, side, taken)

    def _worths(
        self, before: State, side: int, options: list[int], worlds: list[State]
    ) -> dict[int, list[float]]:
        """By option and world, the side's chance once it has been carried out."""
        found: dict[int, list[float]] = {option: [] for option in options}
        for world in worlds:
            for option in options:
                trial = world.clone()
                carry_out(self.policy, trial, side, option)
                chance = self.evaluation.chance(trial)
                found[option].append(chance if side == 0 else 1.0 - chance)
        return found

    def _words(self, before: State, side: int, options: list[int]) -> tuple[str, ...]:
        return tuple(before.word(option) for option in options)
