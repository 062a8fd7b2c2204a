"""The weights of networks as files: long lists of numbers as short text."""

import json
from abc import ABC, abstractmethod
from array import array
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from itertools import accumulate
from typing import Final, TypedDict, TypeVar
from zlib import compress, decompress

from fieldcraft import games
from fieldcraft.core.contract import canonical
from fieldcraft.core.net import Net, packed

OTHERS: Final = "others"
"""The name of the file for scenarios that have none of their own."""


Found = TypeVar("Found")


class PlainWeights(TypedDict):
    """What every such file has; rows and weights are packed."""

    format: int
    used: str
    hidden: str
    direct: str
    out: list[int]
    games: int
    digest: str


class OwnFields(TypedDict):
    """The same as numbers: what every kind of `Weights` is made with."""

    used: tuple[int, ...]
    hidden: tuple[tuple[int, ...], ...]
    direct: tuple[int, ...]
    out: tuple[int, ...]
    games: int


@dataclass(frozen=True, kw_only=True)
class Weights(ABC):
    """A network's weights as whole numbers (`core.net`); rows that taught nothing are left out."""

    used: tuple[int, ...] = ()
    """The rows that are there."""
    hidden: tuple[tuple[int, ...], ...] = ()
    """By row, its weights of the hidden units."""
    direct: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    games: int = 0
    """How many taught them."""

    @abstractmethod
    def plain(self) -> PlainWeights:
        """As a file has it; the digest is of everything else."""

    @property
    def digest(self) -> str:
        """A short hash of all of it."""
        return self.plain()["digest"]

    def of_rows(
        self, count: int, further: Iterable[int] = (), cuts: Iterable[Iterable[int]] = ()
    ) -> Net:
        """The network, of so many rows; `further` ones follow those used."""
        hidden, direct = [[0] * len(self.out)] * count, [0] * count
        rows = (*self.used, *further)
        for row, weights, one in zip(rows, self.hidden, self.direct, strict=True):
            hidden[row], direct[row] = list(weights), one
        return Net(packed(hidden), direct, list(self.out), [list(one) for one in cuts])

    def plain_weights(self, form: int) -> PlainWeights:
        """What every such file has, without its digest."""
        return {
            "format": form,
            "used": pack("H", steps(self.used)),
            "hidden": pack("b", [weight for row in self.hidden for weight in row]),
            "direct": pack("i", self.direct),
            "out": list(self.out),
            "games": self.games,
            "digest": "",
        }

    @staticmethod
    def own_fields(plain: PlainWeights) -> OwnFields:
        """What every such file has."""
        return {
            "used": sums(unpack("H", plain["used"])),
            "hidden": by_row(unpack("b", plain["hidden"]), max(1, len(plain["out"]))),
            "direct": tuple(unpack("i", plain["direct"])),
            "out": tuple(plain["out"]),
            "games": plain["games"],
        }


def weights_of(
    game: str, folder: str, scenario: str, form: int, read: Callable[..., Found]
) -> Found | None:
    """What a folder of a game's bots keeps for a scenario, or with `ANY` for those without."""
    part = games.get(game).part("bots")
    if part is None:
        return None
    path = files(part.__name__) / folder / game / f"{scenario or OTHERS}.json"
    if not path.is_file():
        return None
    plain = json.loads(path.read_text(encoding="utf-8"))
    if plain["format"] != form:
        raise ValueError(f"{path} is not in format {form}")
    return read(plain)


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
