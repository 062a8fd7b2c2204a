"""Answers to questions that change nothing; composed in `questions`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Discriminator

from fieldcraft.server.wire.declared import Shown


class OddsPart(Shown):
    """A part of a total."""

    label: str
    value: int
    clause: str | None


class ForecastShown(Shown):
    """The odds of an option against one target."""

    target: str
    """What the target is called."""
    ref: str
    total: int
    dice: int
    dice_clause: str | None
    """The clause by which there are as many."""
    chance: tuple[int, int]
    """The exact chance, as numerator and denominator."""
    percent: str
    parts: list[OddsPart]
    effect: str
    """What success leads to, in the reader's language."""
    duel: str
    """Both totals, where each side rolls for its own; empty elsewhere."""
    aimed: bool
    """Whether the option aims at it or where it stands; it may also strike what is near."""
    badge: bool
    """Whether it is written at its target on the board: not what is a mere step, or feared."""


class OddsOfChoice(Shown):
    """The odds of one option."""

    undo: bool
    """Whether it could be undone."""
    forecasts: list[ForecastShown]
    notes: list[str]


class PlanShown(Shown):
    """Several choices at one click: send the first as `choice`, the rest as `then`."""

    choice: str
    then: list[str]
    label: str
    refs: list[str]
    """What a player points at to mean it."""
    role: Literal["main", "pass"]
    path: list[str]
    """The refs of the places on the way, for one that leads somewhere."""
    cost: str
    """What the way costs, in the reader's language."""
    pieces: list[str]
    """The refs of those that take part, for an attack; name some in `without` to leave them out."""
    forecasts: list[ForecastShown]
    is_apart: bool
    """Whether the option that it begins with stays on offer beside it."""


class OddsTold(Shown):
    """The answer to `odds`."""

    what: Literal["odds"]
    odds: dict[str, OddsOfChoice]
    """By the words of the option."""
    plans: list[PlanShown]


class LookPart(Shown):
    """Something that a number is made of; the first part of each number names it."""

    label: str
    value: str
    clause: str


class LookLine(Shown):
    """A value of a thing, or a remark without a label."""

    label: str
    value: str
    clause: str | None
    parts: list[LookPart]
    """What its numbers are made of."""


class SightPart(Shown):
    """One thing on a line of sight."""

    where: str
    """A place, or the two that a side lies between; empty where it is everywhere."""
    what: str
    """Its word: of terrain, a marker, a hill."""
    hindrance: int | None
    """Null where it blocks."""
    blind: bool
    """Whether it hides what lies behind it instead of standing in the way."""
    clause: str
    decides: bool
    """Whether it makes the line what it is."""
    text: str


class SightTold(Shown):
    """A line of sight, as a board draws it."""

    distance: int
    sight: bool
    """Whether it is clear, or only hindered."""
    hindrance: int | None
    parts: list[SightPart]
    text: str


class LookTold(Shown):
    """The answer to `look`."""

    what: Literal["look"]
    title: str
    where: str
    lines: list[LookLine]
    clauses: list[str]
    text: str
    """All of it as plain lines."""
    sight: SightTold | None = None
    """For two places: what a board needs to draw the line between them."""
    fan: dict[str, int] | None = None
    """The refs of the places in its sight, with what hinders the look at each."""


class PlaceShown(Shown):
    """A place of the board, for whoever walks over it without seeing it."""

    ref: str
    name: str
    text: str
    """Ground, markers, objective, pieces."""
    near: str
    """What it borders on."""
    at: tuple[int, int]
    """Column and row in half places."""
    pieces: list[str]
    """The refs of what stands there."""
    steps: dict[str, str]
    """The refs of the places next to it by the key that leads there; empty where arrows say it."""


class BoardTold(Shown):
    """The answer to `board`."""

    what: Literal["board"]
    places: list[PlaceShown]


class LineTold(Shown):
    """The answer to `line`: what a typed line means."""

    what: Literal["line"]
    lines: list[str]
    """What is answered in words."""
    clause: str | None
    plans: list[PlanShown]
    """What to do: send one as a choice with what follows; of several the player chooses."""
    do: Literal["", "clock", "go", "hint", "undo"]
    """What the table itself can do."""
    ref: str
    """Where `go` leads."""


class LinesTold(Shown):
    """The answer to `complete`: how a line may go on."""

    what: Literal["complete"]
    completions: list[str]


class WhyTold(Shown):
    """The answer to `why`."""

    what: Literal["why"]
    text: str
    clause: str | None


class HintReason(Shown):
    """A reason for or against a choice."""

    text: str
    score: float


class HintTold(Shown):
    """The answer to `hint`."""

    what: Literal["hint"]
    choice: str
    label: str
    bot: str
    reasons: list[HintReason]


AnyAnswer = OddsTold | LookTold | BoardTold | LineTold | LinesTold | WhyTold | HintTold
AnswerTold = Annotated[AnyAnswer, Discriminator("what")]
"""The answer to any `ask`: `what` says to which."""
