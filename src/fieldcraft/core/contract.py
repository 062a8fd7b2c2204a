"""The small values that cross the kernel's border: decisions, outcomes, refusals, events."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, NamedTuple

from fieldcraft.core.subclassing import mypyc_attr

NOBODY: Final = -2
"""As a decider: the game is over."""
SPECTATOR: Final = -1
"""As a viewpoint: somebody who holds no seat."""
EVERYONE: Final = 2
"""As a decider: both sides answer at once, hidden from each other."""
PUBLIC: Final = -1
"""As an event's audience: everybody, spectators included."""
PASSES: Final = ("pass", "end", "stop", "accept", "none")
"""The words by which any game lets somebody decline."""


class Visibility(Enum):
    """Who may know a field of the state or a slot of a frame."""

    PUBLIC = "public"
    OWNER = "owner"
    NOBODY = "nobody"


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldcraftError(Exception):
    """Whatever this library raises because of what it was given derives from this."""


class Illegal(FieldcraftError):
    """An option was chosen that is not offered; nothing has changed."""


class WordError(FieldcraftError):
    """A text is not an option's words; carries the refusal to show."""

    def __init__(self, refusal: "Refusal") -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.refusal,)


class Decision(NamedTuple):
    """Who decides now, on which question, and from which rule it comes."""

    sides: tuple[int, ...]
    question: str
    clause: str


@dataclass(frozen=True)
class Outcome:
    """How the game ended: the winner's index (-1 for nobody), the reason's word, the margin."""

    winner: int
    reason: str
    margin: int

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.winner, self.reason, self.margin)


@dataclass(frozen=True)
class Refusal:
    """Why something is not offered: a reason's word, its clause, and what the text needs."""

    reason: str
    clause: str
    fields: dict[str, Any]  # words and numbers for the message

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.reason, self.clause, self.fields)


HIDDEN: Final = 0
"""As the nearness of a subject: none of one's own sees it."""
SEEN: Final = 1
REACHED: Final = 2
"""In range of something one has, or a question that is about nothing that comes nearer."""


@dataclass(frozen=True)
class Subject:
    """What a question is about, as refs, and how near it has come to the side that is asked."""

    refs: tuple[str, ...] = ()
    nearness: int = REACHED


@dataclass(frozen=True)
class Event:
    """Something that happened, for those who may know it (an audience of -1 is everybody)."""

    name: str
    audience: int
    fields: dict[str, Any]  # words of the things named, numbers

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.name, self.audience, self.fields)


def logged(told: Mapping[str, object], audience: int) -> Event:
    """The event that a game's declared shape tells: a mapping with its name under `event`."""
    fields = dict(told)
    return Event(str(fields.pop("event")), audience, fields)


@dataclass(frozen=True)
class Forecast:
    """What an option would meet: total and parts with their clauses, and exact odds."""

    target: str
    action: str
    parts: tuple[tuple[str, int, str], ...]
    total: int
    dice: int
    chance: tuple[int, int]  # numerator, denominator
    effect: str

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.target, self.action, self.parts, self.total)
        return Forecast, (*parts, self.dice, self.chance, self.effect)


Fields = Mapping[str, str | int]
"""What a message needs: words of things, and numbers."""


class Stake(NamedTuple):
    """One thing that counts towards a condition: an objective, a structure, a named counter."""

    what: str
    """How it is won, the word of a message: `control`, `demolish`."""
    ref: str
    worth: int
    holder: int
    """The side that it counts for now; -1 for none."""
    open: bool
    """Whether it can still be won by the condition's side."""
    fields: Fields


class Condition(NamedTuple):
    """Something a side must reach to win, and how far it has come.

    Conditions of the same `way` must hold together; each way wins by itself.  One of side -1
    tells of both: how far the clock has come.
    """

    side: int
    what: str
    have: int
    need: int
    clause: str
    fields: Fields
    stakes: tuple[Stake, ...] = ()
    way: int = 0


class Threat(NamedTuple):
    """How a side could win before its next turn is over, as far as everybody can see."""

    side: int
    what: str
    clause: str
    fields: Fields


def canonical(value: object) -> bytes:
    """The one byte form of a plain value: JSON, sorted keys, no spaces, UTF-8.

    ValueError for a text that cannot be written: what somebody typed is cleaned before it is kept.

    >>> canonical({"b": 1, "a": [True, None]})
    b'{"a":[true,null],"b":1}'
    """
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        half = ord(text[error.start])
        told = f"a text holds half a character, U+{half:04X}, which has no bytes"
        raise ValueError(told) from None
