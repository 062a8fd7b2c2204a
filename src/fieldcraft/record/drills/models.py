"""What a drill file may say, as far as it is the same for every game (docs/drills.md).

A game adds the names of its sides to a step and its own facts to `Expect`
(the part `drills` of each game).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import ConfigDict, Discriminator, Field, Tag, model_validator

from fieldcraft.core.content.models import Strict
from fieldcraft.record.drills.parts import (
    Chance,
    Clause,
    Facts,
    Given,
    Line,
    Name,
    Prose,
    Saying,
    Some,
    Words,
    form,
)
from fieldcraft.record.drills.problems import phrase


class Asked(Facts):
    """Who must decide, on which question, by which clause."""

    side: Name | None = None
    """The one side that decides."""
    sides: tuple[Name, ...] | None = None
    """Both, when they decide at once."""
    question: Name | None = None
    """What it is asked: `bid`, `play`, `order` …"""
    clause: Clause | None = None
    """The clause by which it is asked."""


class Offer(Facts):
    """Which options a side must have."""

    exactly: tuple[Words, ...] | None = None
    """All its options, in any order."""
    include: tuple[Words, ...] | None = Field(default=None, min_length=1)
    """At least these."""
    exclude: tuple[Words, ...] | None = Field(default=None, min_length=1)
    """None of these."""


class Ending(Facts):
    """How the game must have ended; `winner: none` when nobody won."""

    winner: Name | None = None
    """Who has won; `none` for nobody."""
    reason: Name | None = None
    """What decided it."""
    margin: int | None = Field(default=None, strict=True)
    """By how much."""


class Happening(Strict):
    """A log event: its name, and those of its fields that matter."""

    model_config = ConfigDict(extra="allow")

    event: Name
    """What the log calls it."""
    audience: Name | None = None
    """The one side that is told, or `everyone`."""


Happenings = tuple[
    Annotated[
        Annotated[Name, Tag("~word")] | Annotated[Happening, Tag("~mapping")],
        Discriminator(lambda value: "~mapping" if form(value) == "~mapping" else "~word"),
    ],
    ...,
]


class Events(Facts):
    """What must, or must not, have been told since the last step with an `expect`."""

    seen_by: Name | None = None
    """Only what this side, or the spectator, is told."""
    exactly: Happenings | None = None
    """All of it, in order."""
    include: Happenings | None = Field(default=None, min_length=1)
    """At least these, in this order."""
    exclude: Happenings | None = Field(default=None, min_length=1)
    """None of these."""

    @model_validator(mode="after")
    def lists_something(self) -> Self:
        """Refuse a viewpoint without a list."""
        if self.exactly is None and self.include is None and self.exclude is None:
            raise ValueError(phrase("no-event-list"))
        return self


class Meeting(Facts):
    """What an option would meet: the defence total with all its parts, dice and exact odds."""

    target: Words | None = None
    """Which one is meant, where the option could hit several."""
    action: Name | None = None
    """The action that would be taken."""
    parts: dict[Name, int] | None = None
    """All parts of the total."""
    clauses: dict[Name, Clause] | None = Field(default=None, min_length=1)
    """The clause of a part."""
    total: int | None = Field(default=None, strict=True)
    """What has to be reached."""
    dice: int | None = Field(default=None, strict=True)
    """How many dice are rolled."""
    chance: Chance | None = None
    """The exact odds, such as 3/10."""
    effect: Name | None = None
    """What would happen to the target."""


Meetings = Annotated[
    Annotated[Meeting, Tag("~mapping")] | Annotated[tuple[Meeting, ...], Tag("~list")],
    Discriminator(lambda value: "~list" if form(value) == "~list" else "~mapping"),
]
"""One forecast, or a list of them; an empty list when nothing is rolled."""


class Expect(Facts):
    """What must be true; every key is checked that is given, and only those."""

    decision: (
        Annotated[
            Annotated[Literal["none"], Tag("~word")] | Annotated[Asked, Tag("~mapping")],
            Discriminator(form),
        ]
        | None
    ) = None
    """Who is asked what; `none` when the game is over."""
    options: dict[
        Name,
        Annotated[
            Annotated[tuple[Words, ...], Tag("~list")] | Annotated[Offer, Tag("~mapping")],
            Discriminator(lambda value: "~list" if form(value) == "~list" else "~mapping"),
        ],
    ] | None = Field(default=None, min_length=1)  # fmt: skip
    """By side: all its options as a list (empty when it is not asked), or some of them."""
    outcome: (
        Annotated[
            Annotated[Literal["none"], Tag("~word")] | Annotated[Ending, Tag("~mapping")],
            Discriminator(form),
        ]
        | None
    ) = None
    """How the game ended; `none` while it goes on."""
    events: Events | None = None
    """What has been told since the last step with an `expect`."""
    forecast: dict[Name, Some[Words, Meetings]] | None = Field(default=None, min_length=1)
    """By side and option."""
    inspect: dict[Name, Some[Words, Some[str, Any]]] | None = Field(default=None, min_length=1)
    """By viewpoint and thing (`17B`, `2B 5B`, `deck`): the values that matter."""
    view: dict[Name, Some[str, Any]] | None = Field(default=None, min_length=1)
    """By viewpoint: a dotted path in its view and the value there; `absent` for what this
    viewpoint is not shown although another one is."""
    takes_back: dict[Name, Some[Words, bool]] | None = Field(default=None, min_length=1)
    """By side and option: whether it could be undone after it was chosen."""
    can_undo: dict[Name, bool] | None = Field(default=None, min_length=1)
    """By side: whether it can take its last choice back now."""


class Step(Given):
    """One thing that is done, and what must be true after it."""

    note: Prose | None = None
    """What the reader should see here."""
    label: Name | None = None
    """A name by which a variant can start after this step."""
    refuse: dict[Name, Saying] | None = Field(default=None, min_length=1)
    """By side: what must be refused, changing nothing; or `undo` and a side."""
    clause: Clause | None = None
    """By which clause it must be refused."""
    reason: Name | None = None
    """For which reason it must be refused."""
    tells: dict[Name, Annotated[int, Field(strict=True)] | str] | None = Field(
        default=None, min_length=1
    )
    """What the refusal must name: a piece, a place."""
    undo: Name | None = None
    """This side takes its last choice back."""
    sample: Name | None = None
    """Redraw twenty times what this viewpoint may not know: it must not see a difference, and
    `expect` must be true each time."""
    varies: dict[Any, Any] | None = Field(default=None, min_length=1)  # Any: the game's own words
    """With `sample`: what must not come out the same every time, by side."""
    expect: Expect | None = None
    """What must be true then."""

    def sayings(self) -> list[tuple[str, tuple[str, ...]]]:
        """The choices of this step, by side; games know the names of their sides."""
        return []

    @model_validator(mode="after")
    def does_one_thing(self) -> Self:
        """A step chooses, refuses, undoes, samples, or only expects."""
        acts = [name for name, given in (
            (phrase("a-choice"), self.sayings()), ("refuse", self.refuse), ("undo", self.undo),
            ("sample", self.sample)) if given]  # fmt: skip
        if len(acts) > 1:
            raise ValueError(phrase("two-acts", act=acts[0], other=acts[1]))
        if self.refuse is None and (self.clause or self.reason or self.tells):
            raise ValueError(phrase("lone-clause"))
        if self.refuse is not None and self.clause is None and self.reason is None:
            raise ValueError(phrase("bare-refusal"))
        if self.varies is not None and self.sample is None:
            raise ValueError(phrase("lone-varies"))
        if not acts and "expect" not in self.model_fields_set:
            raise ValueError(phrase("idle-step"))
        return self


class Variant(Given):
    """The same drill with another end, other chance or a changed position."""

    variant: Line
    """What is different here."""
    note: Prose | None = None
    """What the reader should see here."""
    clauses: tuple[Clause, ...] = ()
    """Further clauses that this variant shows."""
    after: Name | None = None
    """The label of the drill's step after which this variant goes its own way."""
    position: Strict
    """What is different in the position: each key given replaces the drill's."""
    steps: tuple[Step, ...]
    """What is done and expected instead."""


class Drill(Given):
    """A position and what the rules say about it."""

    drill: Line
    """What the drill shows, in one line."""
    game: Name
    """The key of the game."""
    clauses: tuple[Clause, ...] = Field(min_length=1)
    """The clauses it shows to be kept."""
    note: Prose | None = None
    """What the reader should know of the position."""
    seed: int | None = Field(default=None, strict=True)
    """Dice and cards that are not scripted come from this seed; without it they are mistakes."""
    position: Strict
    """Where everything is, and the chance that comes next."""
    seen: Some[Name, dict[str, Any]] | None = None
    """Instead of a position: what each side sees, as a view tells it; what the second side sees
    just as the first need not be said again."""
    steps: tuple[Step, ...] = ()
    """What is done, one step after the other, and what must follow."""
    variants: tuple[Variant, ...] = ()
    """Other ways on from the same position, or from a step with a label."""
