"""Scores in named parts."""

from typing import Final

Parts = dict[str, float]
"""A score by its parts; the score is their sum."""

NEVER: Final = -1000.0
"""The score of what the rules will not offer or nobody would want."""


def total(parts: Parts) -> float:
    """The score."""
    return sum(parts.values())


def best(scores: list[Parts]) -> Parts:
    """The highest of several scores, the first among equals; nothing if there is none."""
    return max(scores, key=total, default={})


def add(parts: Parts, more: Parts) -> Parts:
    """Two scores together."""
    sums = dict(parts)
    for name, worth in more.items():
        sums[name] = sums.get(name, 0.0) + worth
    return sums
