"""Which viewpoints can notice which entries of a match, and each viewpoint's version.

A viewpoint counts only the entries it can notice, so that not even the number of hidden choices
shows. Viewpoints are 0 and 1, the sides, and 2, a spectator.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final, NamedTuple

VIEWPOINTS: Final = 3
SPECTATORS: Final = 2
ALL: Final = 0b111
HIDDEN: Final = 0b1000
"""The entry was made on one side's branch while both decide at once."""
CUTS: Final = 0b10000
"""The entry took others back."""


class IndexedEntry(NamedTuple):
    """One entry: its number, who can notice it, who is asked after it, when, and turns begun."""

    number: int
    seen: int
    asked: int
    at: float
    turns: int


class EntryIndex:
    """All entries of one match."""

    def __init__(self) -> None:
        self._seen = bytearray()
        self._asked = bytearray()
        self._at = array("d")
        self._turns = array("l")
        self._answered = array("q")
        """By entry, the decision that its side answered with it."""
        self.versions = [0] * VIEWPOINTS
        """By viewpoint, how many entries it could notice."""
        self.decisions = [0, 0]
        """By side, its version when its current question arose."""

    def __len__(self) -> int:
        return len(self._seen)

    def __iter__(self) -> Iterator[IndexedEntry]:
        for place, (seen, asked, at, turns) in enumerate(
            zip(self._seen, self._asked, self._at, self._turns, strict=True), 1
        ):
            yield IndexedEntry(place, seen, asked, at, turns)

    def __getitem__(self, number: int) -> IndexedEntry:
        """An entry by its number, from 1."""
        place = number - 1
        return IndexedEntry(
            number, self._seen[place], self._asked[place], self._at[place], self._turns[place]
        )

    def add(self, side: int, seen: int, asked: int, at: float, turns: int = 0) -> None:
        """Add the next entry; `side` is whose it is, -1 for the table."""
        self._seen.append(seen)
        self._asked.append(asked)
        self._at.append(at)
        self._turns.append(turns)
        self._answered.append(self.decisions[side] if side >= 0 else 0)
        for viewpoint in range(VIEWPOINTS):
            self.versions[viewpoint] += seen >> viewpoint & 1
        for one in (0, 1):
            if not seen & HIDDEN or side == one:
                self.decisions[one] = self.versions[one]

    def answered(self, number: int) -> int:
        """The decision that an entry answered, in its own side's count."""
        return self._answered[number - 1]

    def is_cut_since(self, viewpoint: int, version: int) -> bool:
        """Whether something this viewpoint knew at one of its versions was taken back since."""
        left = self.versions[viewpoint] - version
        for seen in reversed(self._seen):
            if left <= 0:
                return False
            if seen >> viewpoint & 1:
                if seen & CUTS:
                    return True
                left -= 1
        return left > 0
