"""Fitting weights: logistic regression that may not think a good thing bad.

Signs are constrained because a fit on few games otherwise learns, for one, that worn-out enemies
are dangerous.  The weights of a scenario are pulled towards those of all scenarios together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldcraft.bots.value import Weights
from fieldcraft.core.policy import ANY, GRAIN, Policy
from fieldcraft.lab.values.reliability import calibration_error
from fieldcraft.lab.values.samples import Sample

Array = NDArray[np.float64]

FOLDS: Final = 5
ROUNDS: Final = 400
ENOUGH: Final = 4 * FOLDS
"""Games below which a scenario has no weights of its own: nobody could say how good they are."""
PULL: Final = 0.005
"""How strongly weights are drawn to zero, or those of a scenario to the game's."""


def fit_weights(
    rows: Array, results: Array, signs: Array, about: Array | None = None, pull: float = PULL
) -> Array:
    """Bias and weights, by projected Newton steps; `about` is what they are drawn to.

    `rows` has a position in each row; the bias comes first in what is returned.
    """
    full = np.column_stack([np.ones(len(rows)), rows])
    centre = np.zeros(full.shape[1]) if about is None else about
    low = np.where(np.concatenate([[0.0], signs]) > 0, 0.0, -np.inf)
    high = np.where(np.concatenate([[0.0], signs]) < 0, 0.0, np.inf)
    found = np.clip(centre, low, high)
    ridge = np.full(full.shape[1], pull)
    ridge[0] = pull / 10
    best = _loss(full, results, found, centre, ridge)
    for _ in range(ROUNDS):
        chance = _chances(full, found)
        slope = full.T @ (chance - results) / len(full) + ridge * (found - centre)
        stuck = ((found <= low) & (slope > 0)) | ((found >= high) & (slope < 0))
        curve = full.T @ (full * (chance * (1 - chance))[:, None]) / len(full) + np.diag(ridge)
        curve[stuck, :] = 0.0
        curve[:, stuck] = 0.0
        curve[stuck, stuck] = 1.0
        step = np.linalg.solve(curve, np.where(stuck, 0.0, slope))
        size = 1.0
        while size > 1e-6:
            trial = np.clip(found - size * step, low, high)
            loss = _loss(full, results, trial, centre, ridge)
            if loss < best:
                break
            size /= 2
        else:
            break
        gain, found, best = best - loss, trial, loss
        if gain < 1e-10:
            break
    return found


def _chances(full: Array, weights: Array) -> Array:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(full @ weights, -30.0, 30.0))))


def _loss(full: Array, results: Array, weights: Array, centre: Array, ridge: Array) -> float:
    odds = np.clip(full @ weights, -30.0, 30.0)
    fit = np.logaddexp(0.0, odds) - results * odds
    return float(fit.mean() + (ridge * (weights - centre) ** 2).sum() / 2)


def fit_game(samples: Sequence[Sample], policy: Policy) -> dict[str, Weights]:
    """By scenario with enough games, and for all others, the weights and their error.

    The error is that on games left out.
    """
    signs = np.array([0, *policy.signs], float)
    scales = table(samples)[0].std(axis=0)
    scales[scales == 0] = 1.0
    fitting = Fitting(signs, scales)
    whole = fitting.fit(samples, None)
    names = sorted({sample.plan.scenario for sample in samples})
    found = {ANY: fitting.weights(whole, samples, fitting.left_out(samples, None))}
    for name in names:
        own = [sample for sample in samples if sample.plan.scenario == name]
        if len(own) < ENOUGH:
            continue
        error = fitting.left_out(own, whole)
        found[name] = fitting.weights(fitting.fit(own, whole), own, error)
    return found


class Fitting:
    """Features as different as points and cards, brought to one scale."""

    def __init__(self, signs: Array, scales: Array) -> None:
        self.signs = signs
        self.scales = scales

    def fit(self, samples: Sequence[Sample], about: Array | None) -> Array:
        """Bias and weights of scaled features."""
        rows, results = table(samples)
        # A scenario has few games: the fewer, the stronger the pull towards what holds for all.
        pull = PULL if about is None else 4.0 / max(1, len(samples))
        return fit_weights(rows / self.scales, results, self.signs, about, pull)

    def left_out(self, samples: Sequence[Sample], about: Array | None) -> float | None:
        """How far chances are off on games that were not fitted on; None with too few games."""
        if len(samples) < ENOUGH:
            return None
        told: list[Array] = []
        truth: list[Array] = []
        for fold in range(FOLDS):
            kept = [one for place, one in enumerate(samples) if place % FOLDS != fold]
            held = [one for place, one in enumerate(samples) if place % FOLDS == fold]
            rows, results = table(held)
            weights = self.fit(kept, about)
            told.append(
                _chances(np.column_stack([np.ones(len(rows)), rows / self.scales]), weights)
            )
            truth.append(results)
        return round(calibration_error(np.concatenate(told), np.concatenate(truth)), 4)

    def weights(self, found: Array, samples: Sequence[Sample], error: float | None) -> Weights:
        """In whole numbers, for features as they are."""
        bias, *others = (found * GRAIN / np.concatenate([[1.0], self.scales])).round().astype(int)
        return Weights(int(bias), tuple(int(one) for one in others), len(samples), error)


def table(samples: Sequence[Sample]) -> tuple[Array, Array]:
    """All positions as each side sees them, one in each row, and how it ended for that side."""
    rows = np.array([row for sample in samples for row in sample.measures], float)
    ends = [
        np.tile([sample.result, 1.0 - sample.result], len(sample.measures) // 2)
        for sample in samples
    ]
    return rows, np.concatenate(ends)
