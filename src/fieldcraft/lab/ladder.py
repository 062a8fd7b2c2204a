"""Ladders: every bot against every other one, and one rating for each."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from fieldcraft.lab.executors import Executor
from fieldcraft.lab.match import MatchPlan, MatchReport, Progress, play_match
from fieldcraft.lab.statistics import CONFIDENCE, SCORES, bradley_terry
from fieldcraft.lab.storage import Store

RESAMPLES: Final = 200
PRIOR: Final = 0.2
"""Pairs of each result that are taken for granted."""


@dataclass(frozen=True)
class Rung:
    """A bot on the ladder."""

    bot: str
    elo: float
    """The mean of all bots is 0."""
    interval: tuple[float, float]
    score: float
    """Against all others together."""


@dataclass(frozen=True)
class LadderReport:
    """Ratings, the strongest first, and the matches behind them."""

    rungs: tuple[Rung, ...]
    matches: tuple[MatchReport, ...]


def play_ladder(
    plan: MatchPlan,
    bots: Sequence[str],
    where: Executor,
    store: Store | None = None,
    on_progress: Progress | None = None,
) -> LadderReport:
    """Play all pairings of these bots; of the plan, only its bots are replaced."""
    pairings = list(combinations(bots, 2))
    whole = len(pairings) * plan.pairs * len(plan.arenas)
    reports: list[MatchReport] = []
    done = 0

    def told(count: int, _total: int) -> None:
        if on_progress is not None:
            on_progress(done + count, whole)

    for pairing in pairings:
        reports.append(play_match(replace(plan, bots=pairing, test=None), where, store, told))
        done += plan.pairs * len(plan.arenas)
    return LadderReport(rate(bots, reports), tuple(reports))


def rate(bots: Sequence[str], reports: Sequence[MatchReport]) -> tuple[Rung, ...]:
    """Elo of each bot, with intervals from what each match's counts leave open."""
    ratings = _ratings(bots, reports, [one.standing.strength.score for one in reports])
    rng = random.Random(0)
    drawn = [
        _ratings(bots, reports, [_likely(rng, one.standing.counts) for one in reports])
        for _ in range(RESAMPLES)
    ]
    rungs = []
    for place, bot in enumerate(bots):
        values = sorted(one[place] for one in drawn)
        edge = round((1 - CONFIDENCE) / 2 * RESAMPLES)
        bounds = values[edge], values[-1 - edge]
        rungs.append(Rung(bot, ratings[place], bounds, _score(bot, reports)))
    return tuple(sorted(rungs, key=lambda rung: -rung.elo))


def _likely(rng: random.Random, counts: Sequence[int]) -> float:
    """A score that could be behind these counts (Dirichlet): also where one bot won everything."""
    weights = [rng.gammavariate(count + PRIOR, 1.0) for count in counts]
    shares = zip(weights, SCORES, strict=True)
    return sum(weight * score for weight, score in shares) / sum(weights)


def _ratings(
    bots: Sequence[str], reports: Sequence[MatchReport], scores: Sequence[float]
) -> list[float]:
    made = [[0.0] * len(bots) for _ in bots]
    for report, score in zip(reports, scores, strict=True):
        one, other = (bots.index(name) for name in report.plan.bots)
        games = 2 * report.standing.strength.pairs
        made[one][other] += games * score
        made[other][one] += games * (1.0 - score)
    return bradley_terry(made, rounds=400)


def _score(bot: str, reports: Sequence[MatchReport]) -> float:
    made = pairs = 0.0
    for report in reports:
        if bot in report.plan.bots:
            count = report.standing.strength.pairs
            score = report.standing.strength.score
            pairs += count
            made += count * (score if report.plan.bots[0] == bot else 1.0 - score)
    return made / pairs if pairs else 0.5
