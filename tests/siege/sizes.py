"""How long a siege is, and what it has come to: sizes, batches, figures."""

from __future__ import annotations

import json
import os
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests import budget

PREFIX = "FIELDCRAFT_SIEGE_"
"""Where `./dev siege` puts its options for the test processes."""
SIZES = {"kills": 6, "pairs": 60, "examples": 3, "files": 120}
"""What `./dev test --full` tries."""
LEDGER = Path(__file__).parents[2] / "build" / "siege.jsonl"
"""One line for each batch that held, so that a siege can be resumed and counted."""


def size(name: str) -> int:
    """How many of these to try."""
    return int(os.environ.get(PREFIX + name.upper()) or SIZES[name])


def is_besieged(name: str) -> bool:
    """Whether somebody asked for so many of these."""
    return PREFIX + name.upper() in os.environ


def is_resumed() -> bool:
    """Whether batches that held before are not tried again."""
    return bool(os.environ.get(PREFIX + "RESUME"))


def minutes() -> float:
    """After so many minutes a part begins no further batch."""
    return float(os.environ.get(PREFIX + "MINUTES") or "inf")


class Part:
    """A part of the siege: batches with a seed of their own, and what they have come to."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.figures: Counter[str] = Counter()
        self._until = time.monotonic() + 60 * minutes()
        self._begun = time.monotonic()

    def batches(self, total: int, each: int) -> Iterator[tuple[int, random.Random]]:
        """How many to try in each batch, and its chance; ends when the time is up."""
        held = self._held() if is_resumed() else {}
        for number, start in enumerate(range(0, total, each)):
            if number in held:
                self.figures += Counter(held[number])
                continue
            if time.monotonic() > self._until:
                return
            before = Counter(self.figures)
            seed = budget.fresh(f"siege {self.name} {number}")
            yield min(each, total - start), random.Random(seed)
            self._write(number, self.figures - before)

    def count(self, name: str, more: int = 1) -> None:
        """Add to a figure."""
        self.figures[name] += more

    def total(self) -> dict[str, int]:
        """The figures, with the seconds that they took."""
        return {**self.figures, "seconds": round(time.monotonic() - self._begun)}

    def _write(self, number: int, figures: Counter[str]) -> None:
        LEDGER.parent.mkdir(exist_ok=True)
        line = {"seed": budget.SEED, "part": self.name, "batch": number, "figures": dict(figures)}
        with LEDGER.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def _held(self) -> dict[int, dict[str, int]]:
        """The figures of the batches that held, by number."""
        lines = LEDGER.read_text(encoding="utf-8").splitlines() if LEDGER.exists() else []
        found = [json.loads(line) for line in lines]
        return {
            one["batch"]: one["figures"]
            for one in found
            if (one["seed"], one["part"]) == (budget.SEED, self.name)
        }


def last_seed() -> int | None:
    """The seed of the siege that ended last, if there was one."""
    if not LEDGER.exists():
        return None
    lines = LEDGER.read_text(encoding="utf-8").splitlines()
    return int(json.loads(lines[-1])["seed"]) if lines else None
