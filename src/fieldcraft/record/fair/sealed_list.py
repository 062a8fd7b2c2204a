"""The public list of seals, as anybody can check it: a chain of hashes.

hash = SHA-256 of these lines, each terminated by a line feed:
           fieldcraft/list/1
           the hash of the line before, or 64 zeros
           number, time in seconds, `sealed` or `started`, seal: separated by spaces
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

What = Literal["sealed", "started"]
NOTHING: Final = "0" * 64
"""What the first line is hashed with."""
COPY: Final = "fieldcraft seals 1"
"""The first line of a copy of the list in a file."""
LINE: Final = re.compile(
    r"([0-9]{1,18}) ([0-9]{1,18}) (sealed|started) ([0-9a-f]{64}) ([0-9a-f]{64})"
)


@dataclass(frozen=True)
class Line:
    """One line of the list."""

    number: int
    at: int
    what: str
    seal: str
    hash: str = ""
    """As the server states it; empty if it is yet to be computed."""


class BrokenList(Exception):
    """The list was changed after the fact; says at which line that shows."""

    def __init__(self, number: int) -> None:
        super().__init__(f"line {number}")
        self.number = number


def line_hash(before: str, line: Line) -> str:
    """The hash of a line.

    >>> line_hash(NOTHING, Line(1, 1700000000, "sealed", "11" * 32))[:16]
    '1286eac881fcc53b'
    """
    text = f"{line.number} {line.at} {line.what} {line.seal}"
    return hashlib.sha256(f"fieldcraft/list/1\n{before}\n{text}\n".encode()).hexdigest()


def check_chain(lines: Iterable[Line], before: str = NOTHING, number: int = 0) -> tuple[int, str]:
    """Follow the chain from a line's number and hash; returns the last ones.

    Raises `BrokenList` where a line is missing or its hash is not the one stated.
    """
    for line in lines:
        found = line_hash(before, line)
        if line.number != number + 1 or line.hash != found:
            raise BrokenList(number + 1)
        before, number = found, line.number
    return number, before


def has_seal(lines: Iterable[Line], seal: str) -> bool:
    """Whether an exchange was sealed before it was completed, and both are in the list."""
    found = [line.what for line in lines if line.seal == seal]
    return found == ["sealed", "started"]


# -- a copy in a file -----


def to_text(lines: Iterable[Line]) -> str:
    """The list as a file that can be kept and compared later."""
    written = [f"{one.number} {one.at} {one.what} {one.seal} {one.hash}" for one in lines]
    return "".join(f"{line}\n" for line in [COPY, *written])


def from_text(text: str) -> list[Line]:
    """The lines of a copy; ValueError for anything else, `BrokenList` for one that was changed."""
    first, *rest = text.splitlines() or [""]
    if first != COPY:
        raise ValueError(first)
    found = []
    for line in rest:
        parts = LINE.fullmatch(line)
        if parts is None:
            raise ValueError(line)
        found.append(Line(int(parts[1]), int(parts[2]), parts[3], parts[4], parts[5]))
    check_chain(found)
    return found
