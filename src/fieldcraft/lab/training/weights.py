"""The weights of a hand in training, as 32-bit numbers, and how they change (Adam's rule)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldcraft.core.instinct import Instinct
from fieldcraft.core.net import GRAIN, LANE_BITS, LANES, ZERO, Net

Array = NDArray[np.float32]
Numbers = NDArray[np.int64]

HIDDEN_GRAIN: Final = 64
OUT_GRAIN: Final = GRAIN // HIDDEN_GRAIN
LARGEST: Final = 127 / HIDDEN_GRAIN
"""No hidden weight is larger: it must fit into a byte."""
QUESTIONS: Final = 128
"""Kinds of frames there can be."""
FIRST_TRUST: Final = 2.0
FIRST_LEAD: Final = 1.0


@dataclass
class Weights:
    """Named tables of weights with their means and squares."""

    tables: dict[str, Array]
    means: dict[str, Array]
    squares: dict[str, Array]
    taken: int = 0

    @classmethod
    def fresh(cls, rows: int, units: int, rng: np.random.Generator) -> Weights:
        """Small weights by chance; the last row is nothing."""
        tables: dict[str, Array] = {
            "hidden": rng.normal(0, 0.05, (rows, units)).astype(np.float32),
            "direct": np.zeros(rows, np.float32),
            "out": rng.normal(0, 0.2, units).astype(np.float32),
            "trust": np.full(QUESTIONS, FIRST_TRUST, np.float32),
            "lead": np.full(QUESTIONS, FIRST_LEAD, np.float32),
        }
        tables["hidden"][-1] = 0
        return cls(tables, _nothing(tables), _nothing(tables))

    def change(self, slopes: dict[str, Array], rate: float) -> None:
        """One step down these slopes."""
        self.taken += 1
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**self.taken)
            step /= np.sqrt(square / (1 - 0.999**self.taken)) + 1e-8
            self.tables[name] -= rate * step
        hidden = self.tables["hidden"]
        np.clip(hidden, -LARGEST, LARGEST, out=hidden)
        hidden[-1] = 0
        self.tables["direct"][-1] = 0

    def whole(self) -> tuple[Numbers, Numbers, Numbers]:
        """Hidden, direct and output weights in whole numbers."""
        tables = self.tables
        return (
            np.rint(tables["hidden"] * HIDDEN_GRAIN).astype(np.int64),
            np.rint(tables["direct"] * GRAIN).astype(np.int64),
            np.rint(tables["out"] * OUT_GRAIN).astype(np.int64),
        )

    def of_question(self, kind: int) -> tuple[int, int]:
        """How far the quick hand is trusted, and its favourite's advantage."""
        tables = self.tables
        return round(float(tables["trust"][kind]) * GRAIN), round(
            float(tables["lead"][kind]) * GRAIN
        )

    def instinct(self, keys: dict[int, int], free: int) -> Instinct:
        """As a hand in training uses them; keys that it meets are added."""
        hidden, direct, out = self.whole()
        columns = []
        for first in range(0, len(out), LANES):
            total = np.zeros(len(hidden), np.int64)
            for lane in range(LANES):
                if first + lane < len(out):
                    total |= (hidden[:, first + lane] + ZERO) << (lane * LANE_BITS)
                else:
                    total |= ZERO << (lane * LANE_BITS)
            columns.append(total.tolist())
        weighed = [self.of_question(kind) for kind in range(QUESTIONS)]
        return Instinct(
            Net(columns, direct.tolist(), out.tolist(), []),
            keys,
            {kind: one[0] for kind, one in enumerate(weighed)},
            {kind: one[1] for kind, one in enumerate(weighed)},
            free,
        )


def _nothing(tables: dict[str, Array]) -> dict[str, Array]:
    return {name: np.zeros_like(one) for name, one in tables.items()}
