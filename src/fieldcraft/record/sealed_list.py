"""The public list of seals, as anybody can check it: a chain of hashes.

hash = SHA-256 of these lines, each terminated by a line feed:
           fieldcraft/list/1
           the hash of the line before, or 64 zeros
           number, time in seconds, `sealed` or `started`, seal: separated by spaces
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

What = Literal["sealed", "started"]
NOTHING: Final = "0" * 64
"""What the first line is hashed with."""


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
