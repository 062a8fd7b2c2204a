"""The review of a finished match; computed in `lab.review`, bit by bit."""

from __future__ import annotations

from typing import Literal

from fieldcraft.server.wire.declared import Shown


class ReviewJudge(Shown):
    """Who judges, and how far to trust it."""

    name: Literal["value", "playouts"]
    """`value` was fitted on games of this kind; `playouts` are games played on at random."""
    error: float | None
    """By how much its chances are off on average, on games it has not seen; null if unmeasured."""
    text: str
    """The same in words, to be shown beside the chances."""


class ReviewChoice(Shown):
    """A choice in words, and as a person reads it."""

    choice: str
    label: str


class ReviewMoment(Shown):
    """A position of the replay, and the entry that led there."""

    position: int
    side: str | None
    """Who chose; null at the start and for an act of the table."""
    choice: ReviewChoice | None
    chances: dict[str, float]
    """The first side's chance to win, from 0 to 1, by whose knowledge: each side's, and `all`."""
    luck: float
    """What dice and draws gave the first side here, compared with their mean: 0.1 is ten per cent
    points more than usual."""
    error: float | None
    """By how much the choice lowered the chance of whoever made it, as far as it could know; 0 if
    nothing was clearly better, null if there was nothing to choose."""
    cost: float
    """The same as estimated, noise and all, even where it is unsure: of one choice it says little,
    of a whole match a lot."""
    better: list[ReviewChoice]
    """What would have been better, choice by choice; empty where nothing clearly was."""
    why: list[str]
    """What speaks for the first of these over what was chosen, a sentence each."""


class ReviewTotal(Shown):
    """What luck and errors came to for a side."""

    luck: float
    errors: float
    """What its choices cost together, the sum of `cost` but never below 0."""
    decisions: int
    costliest: list[int]
    """The positions right after its costliest errors, the worst first."""


class Review(Shown):
    """A match judged so far: ask again until it is complete."""

    sides: list[str]
    """All chances and luck are the first one's."""
    judge: ReviewJudge
    positions: int
    """The last position of the match."""
    judged: int
    """How many positions have been judged, the start included."""
    complete: bool
    moments: list[ReviewMoment]
    """Those from `from` on that have been judged, in order."""
    totals: dict[str, ReviewTotal]
    """By side, of all that was judged."""
