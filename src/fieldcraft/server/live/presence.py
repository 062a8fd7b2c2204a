"""Who is there: the sockets of this process, and what the other processes say of theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

FRESH_SECONDS = 70.0
"""What another process said counts for so long; it says it again more often than that."""


@dataclass
class _Elsewhere:
    """One other process's word on one match."""

    seats: set[str]
    spectators: int
    until: float


@dataclass
class Presence:
    """By match, which seats somebody is looking from, and how many look on."""

    now: Callable[[], float]
    here: dict[str, Counter[str]] = field(default_factory=dict)
    _elsewhere: dict[str, dict[str, _Elsewhere]] = field(default_factory=dict)

    def come(self, match: str, viewpoint: str) -> None:
        """A socket of this process looks from a viewpoint."""
        self.here.setdefault(match, Counter())[viewpoint] += 1

    def go(self, match: str, viewpoint: str) -> None:
        """It does so no more."""
        there = self.here.get(match)
        if there is None:
            return
        there[viewpoint] -= 1
        if there[viewpoint] <= 0:
            del there[viewpoint]
        if not there:
            del self.here[match]

    def own(self, match: str) -> tuple[list[str], int]:
        """What this process has to say of a match."""
        there = self.here.get(match, Counter())
        return sorted(one for one in there if one != "spectator"), there["spectator"]

    def hear(self, node: str, match: str, seats: list[str], spectators: int) -> bool:
        """What another process says; returns whether it is news."""
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
        """The sides somebody is there for."""
        there = set(self.here.get(match, ())) - {"spectator"}
        return there.union(*(word.seats for word in self._others(match)))

    def spectators(self, match: str) -> int:
        """How many look on."""
        mine = self.here.get(match, Counter())["spectator"]
        return mine + sum(word.spectators for word in self._others(match))
