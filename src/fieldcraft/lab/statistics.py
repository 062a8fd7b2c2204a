"""The statistics of matches: intervals, Elo, and the sequential test over pairs of games.

A pair is one seed played from both seats; the first player's points in it are 0, ½, 1, 1½ or 2,
and how often each came about are the pentanomial counts.  Pairs are independent of each other; the
two games of one are not, which the counts take into account.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, log, log10, sqrt
from statistics import NormalDist
from typing import Final

SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""A player's score in a pair, by the place of its count."""
CONFIDENCE: Final = 0.95


def quantile(confidence: float = CONFIDENCE) -> float:
    """How many standard errors an interval reaches to either side.

    >>> round(quantile(0.95), 4)
    1.96
    """
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def wilson(successes: float, count: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval of a share.

    >>> low, high = wilson(8, 10)
    >>> round(low, 4), round(high, 4)
    (0.4902, 0.9433)
    """
    if count == 0:
        return 0.0, 1.0
    z = quantile(confidence)
    share, square = successes / count, z * z
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = z * sqrt(share * (1 - share) / count + square / (4 * count * count))
    half /= 1 + square / count
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(score: float) -> float:
    """The difference in Elo that makes one expect a score.

    >>> round(elo(0.75), 1), elo(0.5)
    (190.8, 0.0)
    """
    if score <= 0.0:
        return -inf
    if score >= 1.0:
        return inf
    return 400.0 * log10(score / (1.0 - score)) + 0.0


def expected(difference: float) -> float:
    """The score that a difference in Elo makes one expect.

    >>> expected(0.0), round(expected(100.0), 4)
    (0.5, 0.6401)
    """
    return 1.0 / (1.0 + exp(-difference * log(10.0) / 400.0))


@dataclass(frozen=True)
class Strength:
    """What the pairs of a match say of its first player."""

    pairs: int
    score: float
    interval: tuple[float, float]
    elo: float
    elo_interval: tuple[float, float]


def strength(counts: Sequence[int], confidence: float = CONFIDENCE) -> Strength:
    """Score and Elo with their intervals, from pentanomial counts."""
    pairs = sum(counts)
    mean, variance = moments(counts)
    low, high = wilson(mean * pairs, pairs, confidence)
    if pairs > 1 and variance > 0:
        # As many coin tosses as would vary just so: Wilson keeps the bounds between 0 and 1.
        tosses = max(1.0, mean * (1 - mean) / variance * pairs) if 0 < mean < 1 else pairs
        low, high = _wilson_of(mean, tosses, confidence)
    return Strength(pairs, mean, (low, high), elo(mean), (elo(low), elo(high)))


def _wilson_of(share: float, tosses: float, confidence: float) -> tuple[float, float]:
    z = quantile(confidence)
    square = z * z
    middle = (share + square / (2 * tosses)) / (1 + square / tosses)
    half = z * sqrt(share * (1 - share) / tosses + square / (4 * tosses * tosses))
    half /= 1 + square / tosses
    return max(0.0, middle - half), min(1.0, middle + half)


def moments(counts: Sequence[float]) -> tuple[float, float]:
    """Mean and variance of a pair's score.

    >>> moments([0, 0, 2, 0, 2])
    (0.75, 0.0625)
    """
    pairs = sum(counts)
    if not pairs:
        return 0.5, 0.0
    mean = sum(count * score for count, score in zip(counts, SCORES, strict=True)) / pairs
    spread = sum(count * (score - mean) ** 2 for count, score in zip(counts, SCORES, strict=True))
    return mean, spread / pairs


# -- the sequential test -----

LEAST: Final = 1e-3
"""In place of a count of nothing: what has not happened yet is not impossible."""


def log_likelihood_ratio(counts: Sequence[int], elo0: float, elo1: float) -> float:
    """How much likelier the counts are with a difference of elo1 than with one of elo0 (GSPRT).

    Each hypothesis fixes the mean score and leaves the rest open; the likeliest distribution with
    that mean is compared with the likeliest one with the other.
    """
    if not sum(counts):
        return 0.0
    kept = [max(float(count), LEAST) for count in counts]
    whole = sum(kept)
    shares = [count / whole for count in kept]
    null = _likeliest(shares, expected(elo0))
    other = _likeliest(shares, expected(elo1))
    logs = [
        share * (log(one) - log(zero)) for share, one, zero in zip(shares, other, null, strict=True)
    ]
    return sum(counts) * sum(logs)


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The distribution nearest to the observed one, by likelihood, that has this mean.

    It is share / (1 + t (score - mean)) for the one t that gives the mean.
    """
    gaps = [score - mean for score in SCORES]
    low, high = -1.0 / max(gaps), -1.0 / min(gaps)
    for _ in range(200):
        t = (low + high) / 2
        slope = sum(s * gap / (1 + t * gap) for s, gap in zip(shares, gaps, strict=True))
        if slope > 0:
            low = t
        else:
            high = t
    t = (low + high) / 2
    return [share / (1 + t * gap) for share, gap in zip(shares, gaps, strict=True)]


@dataclass(frozen=True)
class SequentialTest:
    """Is the first player stronger by elo1, or only by elo0?  The bounds are fixed beforehand."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    """How often a player that has only elo0 is accepted."""
    beta: float = 0.05
    """How often one that has elo1 is not."""

    @property
    def bounds(self) -> tuple[float, float]:
        """The ratio at which it is rejected, and the one at which it is accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def verdict(self, counts: Sequence[int]) -> str:
        """`accepted`, `rejected` or `open`."""
        ratio = log_likelihood_ratio(counts, self.elo0, self.elo1)
        low, high = self.bounds
        return "accepted" if ratio >= high else "rejected" if ratio <= low else "open"


# -- ladders -----


def bradley_terry(
    points: Sequence[Sequence[float]], rounds: int = 2_000, prior: float = 0.5
) -> list[float]:
    """Elo by player, the mean being 0, from the points that each made against each other one.

    `prior` draws are added to every pairing that was played, so that whoever lost all has a rating.
    """
    count = len(points)
    strengths = [1.0] * count
    played = [[points[a][b] + points[b][a] for b in range(count)] for a in range(count)]
    for _ in range(rounds):
        fresh = []
        for a in range(count):
            won = games = 0.0
            for b in range(count):
                if a != b and played[a][b] > 0:
                    won += points[a][b] + prior / 2
                    games += (played[a][b] + prior) / (strengths[a] + strengths[b])
            fresh.append(won / games if games else strengths[a])
        middle = exp(sum(log(one) for one in fresh) / count)
        strengths = [one / middle for one in fresh]
    return [400.0 * log10(one) for one in strengths]
