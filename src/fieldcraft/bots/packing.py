"""Long lists of numbers as short text, for the files in which weights are kept."""

from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import accumulate
from zlib import compress, decompress

from fieldcraft.core.contract import canonical


def pack(kind: str, numbers: Sequence[int]) -> str:
    """Numbers of one kind, as `array` names it."""
    return b64encode(compress(array(kind, numbers).tobytes(), 9)).decode()


def unpack(kind: str, text: str) -> list[int]:
    """The numbers of a text that `pack` made.

    >>> unpack("H", pack("H", [3, 1, 4]))
    [3, 1, 4]
    """
    found = array(kind)
    found.frombytes(decompress(b64decode(text)))
    return found.tolist()


def steps(numbers: Sequence[int]) -> list[int]:
    """What each of some rising numbers is above the one before.

    >>> steps((3, 4, 9))
    [3, 1, 5]
    """
    return [number - before for before, number in zip((0, *numbers), numbers, strict=False)]


def sums(differences: Iterable[int]) -> tuple[int, ...]:
    """The numbers whose `steps` these are.

    >>> sums([3, 1, 5])
    (3, 4, 9)
    """
    return tuple(accumulate(differences))


def by_row(weights: Sequence[int], units: int) -> tuple[tuple[int, ...], ...]:
    """Weights that stand one after the other, so many for each row.

    >>> by_row([1, 2, 3, 4], 2)
    ((1, 2), (3, 4))
    """
    return tuple(tuple(weights[place : place + units]) for place in range(0, len(weights), units))


def digest_of(plain: Mapping[str, object]) -> str:
    """A short hash of everything in a file but its digest."""
    others = {name: one for name, one in plain.items() if name != "digest"}
    return blake2b(canonical(others), digest_size=6).hexdigest()
