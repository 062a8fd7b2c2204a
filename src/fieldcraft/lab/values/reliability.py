"""Whether chances hold: among positions that are called 70 %, does the side win 70 %?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldcraft.lab.statistics import wilson

Array = NDArray[np.float64]

BINS: Final = 10


@dataclass(frozen=True)
class Bin:
    """The positions whose chance lies between two bounds."""

    low: float
    high: float
    positions: int
    games: int
    told: float
    """The mean chance told."""
    won: float
    """The share of them that was won."""
    interval: tuple[float, float]
    """Of the share, counting games rather than positions: those of one game are not independent."""


def reliability(chances: Array, results: Array, games: Array) -> list[Bin]:
    """By chance told, the share that was won; bins that nothing fell into are left out."""
    found = []
    for number in range(BINS):
        low, high = number / BINS, (number + 1) / BINS
        here = (chances >= low) & ((chances < high) | (number == BINS - 1))
        if not here.any():
            continue
        count = len(set(games[here].tolist()))
        won = float(results[here].mean())
        found.append(
            Bin(
                low, high, int(here.sum()), count, float(chances[here].mean()), won,
                wilson(won * count, count),
            )
        )  # fmt: skip
    return found


def calibration_error(chances: Array, results: Array) -> float:
    """The mean distance of chance told and share won over the bins, by how much is in each."""
    bins = reliability(chances, results, np.arange(len(chances), dtype=float))
    return sum(one.positions * abs(one.told - one.won) for one in bins) / max(1, len(chances))
