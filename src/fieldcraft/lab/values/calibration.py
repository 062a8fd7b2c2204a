"""Calibration: how well a game's evaluation holds on games that it was not fitted on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from fieldcraft.bots.evaluation import Judge
from fieldcraft.lab.values.reliability import Bin, calibration_error, reliability
from fieldcraft.lab.values.samples import Sample


@dataclass(frozen=True)
class Calibration:
    """What a game's chances were worth."""

    game: str
    judge: Judge
    games: int
    positions: int
    bins: tuple[Bin, ...]
    error: float
    """How far told and won are apart, on average."""
    accuracy: float
    """How often the side that was called ahead won; draws count half."""


def calibrate(game: str, judge: Judge, samples: Sequence[Sample]) -> Calibration:
    """Compare the chances told in some games with how these ended.

    Unfinished games are left out: nobody knows how they would have ended.
    """
    ended = [sample for sample in samples if sample.finished and sample.chances]
    chances = np.array([one for sample in ended for one in sample.chances])
    results = np.concatenate([np.full(len(one.chances), one.result) for one in ended])
    numbers = np.concatenate(
        [np.full(len(one.chances), float(place)) for place, one in enumerate(ended)]
    )
    right = np.where(results == 0.5, 0.5, (chances > 0.5) == (results > 0.5))
    return Calibration(
        game,
        judge,
        len(ended),
        len(chances),
        tuple(reliability(chances, results, numbers)),
        calibration_error(chances, results),
        float(right.mean()),
    )
