"""Learning from noted games: choices that went better than expected become likelier (PPO).

What was expected says a second network of the same rows, which learns from the same games.  How
much better a choice went is taken from what it expects afterwards, the further ahead the less
(generalised advantage estimation); no choice changes its share by more than a fifth at a time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from scipy.sparse import csr_matrix

from fieldcraft.core.policy import UNIT
from fieldcraft.core.self_play import Notes
from fieldcraft.lab.training.weights import Array, Numbers, Weights

TINY: Final = 1e-12


@dataclass(frozen=True)
class TrainingSettings:
    """How a hand is trained."""

    units: int = 32
    at_once: int = 128
    """Games played with the same weights."""
    passes: int = 2
    """How often each of their decisions is looked at."""
    batch: int = 2048
    rate: float = 0.001
    last_rate: float = 0.3
    """The share of the rate that is left for the last games."""
    curiosity: float = 0.005
    """What it is worth to choose now one and now another."""
    follow: float = 0.95
    """λ: how much what comes later counts."""
    step: float = 0.2
    room: int = 8000
    """Keys that can be learnt of."""
    limit: int = 4000
    """Choices after which both have lost."""


class Batch:
    """Decisions as tables of numbers."""

    def __init__(self, notes: Notes, rows: int) -> None:
        self.rows = rows
        self.games = np.array(notes.games)
        self.sides = np.array(notes.sides)
        self.signs = np.where(self.sides == 0, 1, -1).astype(np.float32)
        """What turns how side 0 stands into how the side stands that decides."""
        self.kinds = np.array(notes.kinds)
        self.seen = _marked(np.array(notes.rows), np.array(notes.lengths), rows)
        self.counts = np.array(notes.counts)
        self.starts = np.concatenate([[0], np.cumsum(self.counts)])
        self.options = np.array(notes.options).reshape(-1, 2)
        self.behind = np.array(notes.behind, np.float32) / UNIT
        self.leads = np.zeros(len(self.behind), np.float32)
        self.leads[self.starts[:-1] + np.array(notes.leaders, dtype=np.int64)] = 1
        self.chosen = np.array(notes.chosen)

    def __len__(self) -> int:
        return len(self.games)

    def visits(self) -> Numbers:
        """By row, how many decisions saw it or had such an option."""
        seen = np.bincount(self.seen.indices, minlength=self.rows)
        return np.asarray(seen + np.bincount(self.options.ravel(), minlength=self.rows))


class Choices:
    """Some decisions of a batch with what the weights make of them."""

    def __init__(self, batch: Batch, places: Numbers, weights: Weights) -> None:
        tables = weights.tables
        self.seen = batch.seen[places]
        counts = batch.counts[places]
        self.starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        self.whose = np.repeat(np.arange(len(places)), counts)
        at = np.repeat(batch.starts[places] - self.starts, counts) + np.arange(counts.sum())
        self.options = batch.options[at]
        self.behind, self.leads = batch.behind[at], batch.leads[at]
        self.kinds = batch.kinds[places][self.whose]
        self.chosen = self.starts + batch.chosen[places]
        sums = (self.seen @ tables["hidden"])[self.whose] + tables["hidden"][self.options].sum(1)
        self.units = np.maximum(sums, 0)
        odds = self.units @ tables["out"] + tables["direct"][self.options].sum(1)
        odds += self.behind * tables["trust"][self.kinds] + self.leads * tables["lead"][self.kinds]
        odds = np.exp(odds - np.maximum.reduceat(odds, self.starts)[self.whose])
        self.shares = odds / np.add.reduceat(odds, self.starts)[self.whose]

    def logs(self) -> Array:
        """Of the choices taken, the logarithms of their shares."""
        return np.asarray(np.log(self.shares[self.chosen] + TINY), np.float32)

    def slopes(self, pulls: Array, curiosity: float, weights: Weights) -> dict[str, Array]:
        """Down which weights a pull on each choice taken goes, and some curiosity."""
        tables, shares, whose = weights.tables, self.shares, self.whose
        pull = -shares * pulls[whose]
        pull[self.chosen] += pulls
        logs = np.log(shares + TINY)
        spread = -np.add.reduceat(shares * logs, self.starts)
        pull += curiosity / len(pulls) * shares * (logs + spread[whose])
        back = pull[:, None] * tables["out"] * (self.units > 0)
        ends = np.arange(0, self.options.size + 1, 2)
        marks = np.ones(self.options.size, np.float32)
        shape = len(self.options), self.seen.shape[1]
        named = csr_matrix((marks, self.options.ravel(), ends), shape=shape)
        size = len(tables["trust"])
        return {
            "hidden": self.seen.T @ np.add.reduceat(back, self.starts, axis=0) + named.T @ back,
            "direct": named.T @ pull,
            "out": self.units.T @ pull,
            "trust": np.bincount(self.kinds, self.behind * pull, size),
            "lead": np.bincount(self.kinds, self.leads * pull, size),
        }


def expected(seen: csr_matrix, weights: Weights) -> tuple[Array, Array]:
    """Hidden units, and how side 0 stands, from -1 to 1."""
    tables = weights.tables
    units = np.maximum(seen @ tables["hidden"], 0)
    odds = units @ tables["out"] + seen @ tables["direct"]
    return units, np.tanh(odds)


def advantages(
    batch: Batch, results: dict[int, int], told: Array, follow: float
) -> tuple[Array, Array]:
    """How much better each choice went than was told, and what should have been told."""
    gains = np.zeros(len(batch), np.float32)
    after: dict[tuple[int, int], tuple[float, float]] = {}
    for place in range(len(batch) - 1, -1, -1):
        game, side = int(batch.games[place]), int(batch.sides[place])
        winner = results[game]
        end = 1.0 if winner == side else -1.0  # who stalls has not won either
        stands, gain = after.get((game, side), (end, 0.0))
        gain = stands - float(told[place]) + follow * gain
        gains[place] = gain
        after[game, side] = float(told[place]), gain
    return gains, told + gains


def learn(
    batch: Batch,
    results: dict[int, int],
    hand: Weights,
    judge: Weights,
    settings: TrainingSettings,
    rate: float,
    rng: np.random.Generator,
    *,
    judge_only: bool = False,
) -> None:
    """Change both networks by what the games of a batch have shown."""
    told = expected(batch.seen, judge)[1].astype(np.float32) * batch.signs
    gains, targets = advantages(batch, results, told, settings.follow)
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    everything = np.arange(len(batch))
    before = Choices(batch, everything, hand).logs()
    for _ in range(settings.passes):
        order = rng.permutation(everything)
        for first in range(0, len(order), settings.batch):
            places = order[first : first + settings.batch]
            _correct(batch.seen[places], (targets * batch.signs)[places], judge, rate)
            if judge_only:
                continue
            choices = Choices(batch, places, hand)
            ratio = np.exp(choices.logs() - before[places])
            gain = gains[places]
            far = ((gain > 0) & (ratio > 1 + settings.step)) | (
                (gain < 0) & (ratio < 1 - settings.step)
            )
            pulls = np.where(far, 0, -gain * ratio / len(places)).astype(np.float32)
            hand.change(choices.slopes(pulls, settings.curiosity, hand), rate)


def _correct(seen: csr_matrix, targets: Array, judge: Weights, rate: float) -> None:
    units, told = expected(seen, judge)
    off = ((told - targets) * (1 - told * told) / len(targets)).astype(np.float32)
    back = off[:, None] * judge.tables["out"] * (units > 0)
    judge.change({"hidden": seen.T @ back, "direct": seen.T @ off, "out": units.T @ off}, rate)


def _marked(rows: Numbers, lengths: Numbers, width: int) -> csr_matrix:
    """With the bias, which every decision sees, before the others."""
    rows = np.insert(rows, np.cumsum(lengths) - lengths, 0)
    ends = np.concatenate([[0], np.cumsum(lengths + 1)])
    return csr_matrix((np.ones(len(rows), np.float32), rows, ends), shape=(len(lengths), width))
