"""Conditional orders that a player leaves behind: what they wait for, and what they then answer.

A game's package declares its own, in its part `standing`: each is a small dataclass with the words
in which it is written, and a list `ORDERS` of them.  Reading, writing and naming an order follow
from that declaration.  An order judges from what its side may know, like a policy: it sees the
whole state and looks at nothing that is hidden from the side.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, Protocol, Self

from fieldcraft import games
from fieldcraft.core import Refusal, State

if TYPE_CHECKING:
    from types import ModuleType

ASK: Final = -1
"""In place of an option: the order has nothing to say to this question."""
HOLE: Final = re.compile(r"\{([a-z_]+)\}")


@dataclass(frozen=True)
class StandingOrder(ABC):
    """An order; its fields are refs such as `hex:D3`, words, and whole numbers."""

    kind: ClassVar[str]
    """The message that says it to a person: `standing-order-…`."""
    words: ClassVar[str]
    """How it is written, a field in each pair of braces."""
    comes_last: ClassVar[bool] = False
    """Whether any other order goes before it, whenever it was left."""

    @abstractmethod
    def answer(self, state: State, side: int) -> int:
        """The option to take at the question put to the side, or `ASK`."""

    def refuse(self, state: State, side: int) -> Refusal | None:
        """Why it can never apply in this match; None if it could."""
        return None

    @property
    def values(self) -> Mapping[str, str | int]:
        """Its fields by name."""
        return {one.name: getattr(self, one.name) for one in fields(self)}

    def __str__(self) -> str:
        return self.words.format(**self.values)

    @classmethod
    def read(cls, line: str) -> Self | None:
        """The order that a line says, if it is one of this kind."""
        found = _pattern(cls).fullmatch(line)
        if found is None:
            return None
        numbers = _numbers(cls)
        return cls(
            **{
                name: int(text) if name in numbers else text
                for name, text in found.groupdict().items()
            }
        )


def _numbers(kind: type[StandingOrder]) -> set[str]:
    return {one.name for one in fields(kind) if one.type in ("int", int)}


@cache
def _pattern(kind: type[StandingOrder]) -> re.Pattern[str]:
    """The words of a kind as an expression: digits for a number, no spaces in anything else."""
    numbers = _numbers(kind)
    parts = [
        f"(?P<{part}>{'[0-9]{1,3}' if part in numbers else '[^ ]+'})"
        if place % 2
        else re.escape(part)
        for place, part in enumerate(HOLE.split(kind.words))
    ]
    return re.compile("".join(parts))


class Offered(NamedTuple):
    """An order that may be left at a place: the lines to choose from, the usual one first."""

    lines: tuple[str, ...]


class Part(Protocol):
    """What the part `standing` of a game offers."""

    ORDERS: Sequence[type[StandingOrder]]
    """Every kind of order; of two that could be read in a line, the first counts."""

    def offered(self, state: State, side: int, ref: str) -> Sequence[Offered]:
        """The orders worth leaving at a thing on the board."""

    def proposed(self, state: State, side: int) -> Sequence[str]:
        """The standing answers to propose to a player who leaves the table to the other."""


def part_of(game: str) -> Part | None:
    """What a game says of standing orders; None for one that has none, or is not here."""
    found: ModuleType | None = games.get(game).part("standing") if games.is_here(game) else None
    return found


@cache
def kinds_of(game: str) -> Sequence[type[StandingOrder]]:
    """The orders that a game declares."""
    part = part_of(game)
    return () if part is None else tuple(part.ORDERS)


def read_order(game: str, line: str) -> StandingOrder | None:
    """The order of a game that a line says; None if it says none."""
    for kind in kinds_of(game):
        order = kind.read(line)
        if order is not None:
            return order
    return None
