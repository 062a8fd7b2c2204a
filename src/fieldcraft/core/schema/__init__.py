"""Reading what a game declares: its log, a union of shapes told apart by `event`, and its frames.

A game declares each event once, as a `TypedDict` whose key `event` is a `Literal` of its name or
names, in a folder `schema` that the compiler leaves alone.  The type checker holds the rules to it;
drills, wire models and the browser's types are made of it.  What `flow` tells of a frame follows
from the slots that the frames declare.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, Required, get_args, get_origin

from typing_extensions import ReadOnly, TypedDict, get_type_hints

from fieldcraft.core.contract import Visibility
from fieldcraft.core.frame import Frame

NAME = "event"

AnyView = Any
"""A view of whichever game: its package says what is in it (`schema.view`), and reads it as that.
Others read what every view has, a `View`."""


AnyScenario = Any
"""A plain scenario of whichever game, or one from outside that is still to be checked: its package
says what is in it (`schema.scenario`)."""


JsonObject = dict[str, Any]
"""Something to be sent as JSON; wire models say what is in it."""


class Term(TypedDict):
    """A term of a sum: its word, what it adds, and the clause that says so."""

    part: str
    value: int
    clause: str


class RollTold(TypedDict):
    """A roll as everyone at the table sees it, told alike by board, log, replay and terminal.

    Things go by their refs.  Nothing in it is more than the open board, the dice and the rules say.
    """

    kind: str
    actors: list[str]
    """Who fires or fights."""
    origins: list[str]
    """The places from which they do."""
    target: str
    """Whom it is about; empty for a place alone."""
    place: str
    own: list[Term]
    """What the dice are added to."""
    by: Literal["sum", "product", "each"]
    """How the dice count."""
    dice: list[int]
    successes: list[bool]
    """Where each die counts by itself: whether it succeeds."""
    card: str
    """The card that showed them; empty for true dice."""
    total: int
    against: list[Term]
    """What the total is compared with; nothing where it is only counted."""
    needed: int
    verdict: str
    """Its word; empty where the total decides nothing by itself."""
    outcome: int
    """What the rules make of it, a number of the game's own."""


class Decision(TypedDict):
    """Who is asked what."""

    sides: ReadOnly[Sequence[str]]
    question: ReadOnly[str]
    clause: ReadOnly[str]


class Outcome(TypedDict):
    """How a match ended; no winner in a draw."""

    winner: ReadOnly[str | None]
    reason: ReadOnly[str]
    margin: ReadOnly[int]


class View(TypedDict):
    """What every view has, whichever game it is of."""

    game: ReadOnly[str]
    scenario: ReadOnly[str | Mapping[str, object]]
    options: ReadOnly[Mapping[str, bool | int]]
    side: ReadOnly[str]
    decision: ReadOnly[Decision | None]
    question: ReadOnly[str]
    outcome: ReadOnly[Outcome | None]
    flow: ReadOnly[Sequence[Mapping[str, Any]]]


def vocabulary(union: object) -> Mapping[str, tuple[str, ...]]:
    """Every event of a union of shapes, with the names of its fields in their order.

    TypeError for a shape without a name, ValueError for an event that is declared twice.
    """
    events: dict[str, tuple[str, ...]] = {}
    for shape in get_args(union):
        hints = get_type_hints(shape)
        name: object = hints.pop(NAME, None)
        origin: object = get_origin(name)
        if origin is not Literal:
            raise TypeError(f"{shape.__name__}: `{NAME}` must be a Literal")
        for word in get_args(name):
            if word in events:
                raise ValueError(f"{word} is declared twice")
            events[word] = tuple(hints)
    return MappingProxyType(dict(sorted(events.items())))


def frame_shape(name: str, frames: Iterable[Frame[Any]], words: Mapping[str, Any]) -> Any:
    """The shape of whatever `flow` tells of these frames: which it is, and each slot that one has.

    `words` says what the slots of a kind are told as; a kind that is missing there is told as a
    number.  A slot that not everybody may know can be null.
    """
    names: list[str] = []
    slots: dict[str, Any] = {}
    for frame in frames:
        names.append(frame.name)
        for slot in frame.slots:
            word = words.get(slot.kind, int)
            told = word if slot.visibility is Visibility.PUBLIC else word | None
            slots[slot.name] = slots.get(slot.name, told) | told
    known = Literal[tuple(dict.fromkeys(names))]  # type: ignore[valid-type]
    shape = {"frame": Required[known], **slots}
    made: Any = TypedDict(name, shape, total=False)  # type: ignore[misc]
    made.__doc__ = "A question or procedure under way, with what its slots hold."
    return made
