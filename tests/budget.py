"""How much randomised tests try: a fixed part in every run, a fresh one, more in a full run."""

import hashlib
import os
from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

FULL = bool(os.environ.get("FIELDCRAFT_FULL"))
"""Whether `./dev test --full` runs them."""


def budget(normal: int, full: int) -> int:
    """How many cases to try."""
    return full if FULL else normal


VARIABLE = "FIELDCRAFT_SEED"
"""Where the seed of a run stands for all its processes."""
SEED = 0
"""What the fresh part of randomised tests is made from; `conftest.py` sets it."""


def fresh(name: str) -> int:
    """A seed for this run: give each use another name."""
    return int.from_bytes(hashlib.sha256(f"{SEED} {name}".encode()).digest()[:4])


def partly_fresh(seeds: Sequence[int], name: str) -> list[Any]:
    """Seeds as `parametrize` takes them: of each four the last gives way to a fresh one."""
    return [
        pytest.param(fresh(f"{name} {place}") if place % 4 == 3 else seed, id=f"{place}")
        for place, seed in enumerate(seeds)
    ]


def one_of(cases: Sequence[Any], name: str) -> Sequence[Any]:
    """What `parametrize` takes: all of them in a full run, otherwise one that each run draws."""
    return cases if FULL else [Random(fresh(name)).choice(cases)]


def crossed(name: str, **axes: Sequence[Any]) -> pytest.MarkDecorator:
    """Parameters that go together: in a full run each with each other.

    Otherwise every value once at least, in pairs that differ from run to run.
    """
    if FULL:
        cases = list(product(*axes.values()))
    else:
        chance, longest = Random(fresh(name)), max(map(len, axes.values()))
        columns = []
        for values in axes.values():
            column = [values[place % len(values)] for place in range(longest)]
            chance.shuffle(column)
            columns.append(column)
        cases = list(zip(*columns, strict=True))
    return pytest.mark.parametrize(tuple(axes), cases)
