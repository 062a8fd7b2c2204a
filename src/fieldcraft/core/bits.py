"""Sets of things as bits of an integer: which is the first, which the n-th.

Masks stay below 60 bits, where compiled integers are plain machine words.
"""

from typing import Final

PRIME: Final = 61
BY_REMAINDER: Final = bytes([0, *sorted(range(PRIME - 1), key=lambda place: 2**place % PRIME)])
"""2 is a primitive root of 61: each of its first 60 powers leaves a remainder of its own."""
CHUNK: Final = 12
CHUNK_MASK: Final = (1 << CHUNK) - 1
COUNTS: Final = bytes([chunk.bit_count() for chunk in range(1 << CHUNK)])
"""How many bits are set in each number of so many bits."""


def lowest(mask: int) -> int:
    """The place of the lowest bit that is set.

    >>> lowest(0b10100)
    2
    """
    return BY_REMAINDER[(mask & -mask) % PRIME]


def count_of(mask: int) -> int:
    """How many bits are set.

    >>> count_of(0b10100)
    2
    """
    count = 0
    while mask:
        count += COUNTS[mask & CHUNK_MASK]
        mask >>= CHUNK
    return count


def nth(mask: int, number: int) -> int:
    """The place of a bit that is set, counted from 0 at the lowest.

    >>> nth(0b10100, 1)
    4
    """
    place = 0
    count = COUNTS[mask & CHUNK_MASK]
    while number >= count:
        if mask == 0:
            raise IndexError("a mask has fewer bits")
        number -= count
        mask >>= CHUNK
        place += CHUNK
        count = COUNTS[mask & CHUNK_MASK]
    for _ in range(number):
        mask &= mask - 1
    return place + lowest(mask)
