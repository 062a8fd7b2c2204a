"""Who is connected: the sockets of this process, and what other processes report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

FRESH_SECONDS = 70.0
"""Seconds a report of another process counts; it is repeated more often than that."""


@dataclass
class _Elsewhere:
    """What one other process reports of one match."""

    seats: set[str]
    spectators: int
    until: float


@dataclass
class Presence:
    """By match: the sides with somebody connected, and the number of spectators."""

    now: Callable[[], float]
    here: dict[str, Counter[str]] = field(default_factory=dict)
    _elsewhere: dict[str, dict[str, _Elsewhere]] = field(default_factory=dict)

    def come(self, match: str, viewpoint: str) -> None:
        """A socket of this process takes a viewpoint."""
        self.here.setdefault(match, Counter())[viewpoint] += 1

    def go(self, match: str, viewpoint: str) -> None:
        """A socket of this process leaves a viewpoint."""
        there = self.here.get(match)
        if there is None:
            return
        there[viewpoint] -= 1
        if there[viewpoint] <= 0:
            del there[viewpoint]
        if not there:
            del self.here[match]

    def own(self, match: str) -> tuple[list[str], int]:
        """What this process reports of a match."""
        there = self.here.get(match, Counter())
        return sorted(one for one in there if one != "spectator"), there["spectator"]

    def hear(self, node: str, match: str, seats: list[str], spectators: int) -> bool:
        """Take in another process's report; returns whether anything changed."""
        nodes = self._elsewhere.setdefault(match, {})
        known = nodes.get(node)
        nodes[node] = _Elsewhere(set(seats), spectators, self.now() + FRESH_SECONDS)
        if not seats and not spectators:
            del nodes[node]
            if not nodes:
                del self._elsewhere[match]
        return known is None or (known.seats, known.spectators) != (set(seats), spectators)

    def _others(self, match: str) -> list[_Elsewhere]:
        nodes = self._elsewhere.get(match)
        if nodes is None:
            return []
        now = self.now()
        for node in [node for node, word in nodes.items() if word.until < now]:
            del nodes[node]
        return list(nodes.values())

    def seats(self, match: str) -> set[str]:
        """The sides with somebody connected."""
        there = set(self.here.get(match, ())) - {"spectator"}
        return there.union(*(word.seats for word in self._others(match)))

    def spectators(self, match: str) -> int:
        """The number of spectators."""
        mine = self.here.get(match, Counter())["spectator"]
        return mine + sum(word.spectators for word in self._others(match))
