"""Fitting networks: what a side sees at the start of a round, and who won.

A whole game says little about one of its positions, so after a first pass over results a position
is fitted to what the network thinks of those that follow it, mixed with the result (TD(λ)).
Everything is in 32-bit numbers and one process, from a fixed start.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from fieldcraft.bots.value import Learnt
from fieldcraft.core.net import GRAIN, HIDDEN_GRAIN, OUT_GRAIN
from fieldcraft.lab.values.reliability import calibration_error
from fieldcraft.lab.values.samples import SIDES, Positions, joined

Array = NDArray[np.float32]
Numbers = NDArray[np.int64]

STEPS: Final = 16
"""A feature is divided into so many steps, each with as many positions as another."""
BATCH: Final = 512
MOST_OFTEN: Final = 20
"""No position is looked at more often than so in a pass, on average."""
HELD_OUT: Final = 10
"""One game in so many is left out and tells the error."""
LARGEST: Final = 127 / HIDDEN_GRAIN
"""No hidden weight is larger: it must fit into a byte."""
APART: Final = 1_000_000_000
BIAS: Final = 0
"""The row that every position has."""


@dataclass(frozen=True)
class FitSettings:
    """How a network is fitted."""

    units: int = 16
    passes: int = 4
    """The first by results alone, the others by what follows."""
    positions: int = 300_000
    """So many are looked at in each."""
    follow: float = 0.8
    """λ: how much the result counts against what the next position is thought to be worth."""
    decay: float = 0.02
    rate: float = 0.002


class Table:
    """Positions as rows of a network."""

    def __init__(self, positions: Positions, rows: int, cuts: Sequence[Sequence[int]]) -> None:
        self.rows = rows + SIDES * sum(len(one) + 1 for one in cuts)
        self.size = len(positions.lengths)
        self.seen = positions.rows.astype(np.int64)
        self.starts = np.concatenate([[0], np.cumsum(positions.lengths)])
        self.steps = np.empty((self.size, len(cuts)), np.int64)
        at = rows
        for place, one in enumerate(cuts):
            found = np.searchsorted(one, positions.features[:, place], side="right")
            self.steps[:, place] = at + found
            at += len(one) + 1
        self.steps[1::SIDES] += at - rows

    def marked(self, chosen: Numbers) -> csr_matrix:
        """These positions, with a column for every row of the network; most of it is nothing."""
        lengths = self.starts[chosen + 1] - self.starts[chosen]
        ends = np.concatenate([[0], np.cumsum(lengths)])
        places = np.repeat(self.starts[chosen] - ends[:-1], lengths) + np.arange(ends[-1])
        known = np.column_stack([np.full(len(chosen), BIAS), self.steps[chosen]])
        width = known.shape[1]
        columns = np.insert(self.seen[places], np.repeat(ends[:-1], width), known.ravel())
        return csr_matrix(
            (np.ones(len(columns), np.float32), columns, ends + width * np.arange(len(ends))),
            shape=(len(chosen), self.rows),
        )


class Fitting:
    """The weights on their way, by Adam's rule."""

    def __init__(self, rows: int, settings: FitSettings) -> None:
        self.rng = np.random.default_rng(0)
        self.settings = settings
        self.weights: dict[str, Array] = {
            "hidden": self.rng.normal(0, 0.03, (rows, settings.units)).astype(np.float32),
            "direct": np.zeros((rows, 1), np.float32),
            "out": self.rng.normal(0, 0.3, settings.units).astype(np.float32),
        }
        self.means = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.squares = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.taken = 0

    def judged(self, marked: csr_matrix) -> tuple[Array, Array]:
        """What the hidden units come to, and the chance of side 0."""
        all_of = self.weights
        units = np.maximum(marked @ all_of["hidden"], 0)
        odds = units @ all_of["out"] + (marked @ all_of["direct"])[:, 0]
        return units, (1 / (1 + np.exp(-odds))).astype(np.float32)

    def chances(self, table: Table) -> Array:
        """Of all positions."""
        parts = [
            self.judged(table.marked(np.arange(start, min(start + 4096, table.size))))[1]
            for start in range(0, table.size, 4096)
        ]
        return np.concatenate(parts)

    def go_through(self, table: Table, targets: Array, places: Numbers) -> None:
        """One pass over some of the positions, with ever smaller steps."""
        count = max(1, min(self.settings.positions, MOST_OFTEN * len(places)) // BATCH)
        for number in range(count):
            chosen = self.rng.choice(places, min(BATCH, len(places)), replace=False)
            rate = self.settings.rate * (1 - 0.85 * number / count)
            self._step(table.marked(chosen), targets[chosen], rate)

    def _step(self, marked: csr_matrix, targets: Array, rate: float) -> None:
        units, chances = self.judged(marked)
        off = ((chances - targets) / len(targets)).astype(np.float32)
        back = off[:, None] * self.weights["out"] * (units > 0)
        slopes = {
            "hidden": marked.T @ back,
            "direct": marked.T @ off[:, None],
            "out": units.T @ off,
        }
        self.taken += 1
        for name, slope in slopes.items():
            mean, square, weight = self.means[name], self.squares[name], self.weights[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = mean / (1 - 0.9**self.taken)
            step /= np.sqrt(square / (1 - 0.999**self.taken)) + 1e-8
            if name != "out":
                step += self.settings.decay * weight
            weight -= rate * step
        np.clip(self.weights["hidden"], -LARGEST, LARGEST, out=self.weights["hidden"])

    def learnt(self, table: Table, cuts: Sequence[Sequence[int]], games: int) -> Learnt:
        """In whole numbers; rows that no position has are left out."""
        there = np.zeros(table.rows, bool)
        there[table.seen] = True
        there[table.steps] = True
        there[BIAS] = True
        hidden = np.rint(self.weights["hidden"] * HIDDEN_GRAIN).astype(int)
        direct = np.rint(self.weights["direct"][:, 0] * GRAIN).astype(int)
        used = np.flatnonzero(there)
        return Learnt(
            rows=table.rows,
            used=tuple(used.tolist()),
            hidden=tuple(tuple(row) for row in hidden[used].tolist()),
            direct=tuple(direct[used].tolist()),
            out=tuple(np.rint(self.weights["out"] * OUT_GRAIN).astype(int).tolist()),
            cuts=tuple(tuple(one) for one in cuts),
            games=games,
        )


def cuts_of(features: Numbers) -> list[list[int]]:
    """By feature, where its steps begin."""
    found = []
    for column in features.T:
        values = np.unique(column)
        if len(values) > STEPS:
            shares = np.linspace(0, 1, STEPS + 1)[1:-1]
            values = np.unique(np.quantile(column, shares, method="nearest"))
        else:
            values = values[1:]
        found.append([int(one) for one in values])
    return found


def followed(positions: Positions, chances: Array, share: float) -> Array:
    """What each position is fitted to: the result as far as `share` says, else what follows."""
    targets = positions.results.astype(np.float32)
    for place in range(len(targets) - 1 - SIDES, -1, -1):
        after = place + SIDES
        if positions.seeds[after] == positions.seeds[place]:
            targets[place] = share * targets[after] + (1 - share) * chances[after]
    return targets


def fit(positions: Positions, rows: int, settings: FitSettings | None = None) -> Learnt:
    """A network for positions of one scenario, or with `rows` 1 one that sees features alone.

    Its error is that on games left out.
    """
    settings = settings or FitSettings()
    cuts = cuts_of(positions.features)
    table = Table(positions, rows, cuts)
    fitting = Fitting(table.rows, settings)
    held = positions.seeds % HELD_OUT == 0
    places = np.flatnonzero(~held)
    targets = positions.results.astype(np.float32)
    for number in range(settings.passes):
        if number:
            targets = followed(positions, fitting.chances(table), settings.follow)
        fitting.go_through(table, targets, places)
    learnt = fitting.learnt(table, cuts, positions.games)
    if not held.any():
        return learnt
    told = fitting.chances(table)[held].astype(float)
    error = round(calibration_error(told, positions.results[held]), 4)
    return replace(learnt, error=error)


def without_sight(parts: Sequence[Positions]) -> Positions:
    """Positions of several scenarios, of which only the features are told."""
    return joined(
        [
            replace(
                part,
                rows=np.zeros(0, np.uint16),
                lengths=np.zeros_like(part.lengths),
                seeds=part.seeds + APART * number,  # games of two scenarios are two games
            )
            for number, part in enumerate(parts)
        ]
    )
