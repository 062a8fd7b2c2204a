"""Who is connected: the sockets of this process, and what other processes report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

FRESH_SECONDS: Final = 70.0
"""Seconds a report of another process counts; it is repeated more often than that."""
TOUCH_SECONDS: Final = 60.0
"""Seconds for which somebody who has answered counts as at the table, connected or not: scripts
play over HTTP."""
GONE_MOST: Final = 50_000


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
    _gone: dict[tuple[str, str], float] = field(default_factory=dict)
    """When a side was last connected or answered, since `_known`."""
    _known: float = field(init=False)

    def __post_init__(self) -> None:
        self._known = self.now()

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
            self._leave(match, [viewpoint], self.now())
        if not there:
            del self.here[match]

    def touch(self, match: str, side: str) -> None:
        """A side has answered, however it is connected."""
        self._leave(match, [side], self.now())

    def own(self, match: str) -> tuple[list[str], int]:
        """What this process reports of a match."""
        there = self.here.get(match, Counter())
        return sorted(one for one in there if one != "spectator"), there["spectator"]

    def hear(self, node: str, match: str, seats: list[str], spectators: int) -> bool:
        """Take in another process's report; returns whether anything changed."""
        nodes = self._elsewhere.setdefault(match, {})
        known = nodes.get(node)
        nodes[node] = _Elsewhere(set(seats), spectators, self.now() + FRESH_SECONDS)
        if known is not None:
            self._leave(match, known.seats.difference(seats), self.now())
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
            self._leave(match, nodes[node].seats, nodes[node].until)
            del nodes[node]
        return list(nodes.values())

    def _leave(self, match: str, sides: Iterable[str], at: float) -> None:
        if len(self._gone) >= GONE_MOST:
            self._gone.clear()
            self._known = self.now()
        for side in sides:
            self._gone[match, side] = max(at, self._gone.get((match, side), 0.0))

    def seats(self, match: str) -> set[str]:
        """The sides with somebody connected."""
        there = set(self.here.get(match, ())) - {"spectator"}
        return there.union(*(word.seats for word in self._others(match)))

    def is_at_table(self, match: str, side: str) -> bool:
        """Whether somebody is connected for a side, or has just answered."""
        touched = self._gone.get((match, side), 0.0)
        return side in self.seats(match) or self.now() - touched < TOUCH_SECONDS

    def gone_since(self, match: str, side: str) -> float | None:
        """Since when nobody is connected for a side, as far as is known; None if somebody is."""
        if side in self.seats(match):
            return None
        return self._gone.get((match, side), self._known)

    def spectators(self, match: str) -> int:
        """The number of spectators."""
        mine = self.here.get(match, Counter())["spectator"]
        return mine + sum(word.spectators for word in self._others(match))
