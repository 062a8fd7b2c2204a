"""Calibration: how well a game's evaluation holds on games that it was not fitted on."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fieldcraft.bots.evaluation import Judge
from fieldcraft.lab.values.reliability import Bin, calibration_error, reliability
from fieldcraft.lab.values.samples import SIDES, Positions


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


def calibrate(game: str, judge: Judge, positions: Positions) -> Calibration:
    """Compare the chances told in some games with how these ended.

    Unfinished games are left out: nobody knows how they would have ended.
    """
    ended = positions.finished[::SIDES]  # both sides' eyes have the same chance
    chances = positions.chances[::SIDES][ended]
    results = positions.results[::SIDES][ended]
    seeds = positions.seeds[::SIDES][ended]
    right = np.where(results == 0.5, 0.5, (chances > 0.5) == (results > 0.5))
    return Calibration(
        game,
        judge,
        len(np.unique(seeds)),
        len(chances),
        tuple(reliability(chances, results, seeds.astype(float))),
        calibration_error(chances, results),
        float(right.mean()),
    )
