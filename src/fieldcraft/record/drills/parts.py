"""The words of which every part of a drill is made, and the two rules that all parts obey."""

from __future__ import annotations

from typing import Annotated, Self, TypeVar

from pydantic import Discriminator, Field, StringConstraints, Tag, model_validator

from fieldcraft.core.content.models import Strict
from fieldcraft.core.content.shape import written_like
from fieldcraft.record.drills.problems import phrase

CLAUSE = r"^[A-Z]+-[0-9A-Za-z]+([-.][0-9A-Za-z]+)*$"

Line = Annotated[str, StringConstraints(pattern=r"^\S(.*\S)?$", max_length=200)]
Prose = Annotated[str, StringConstraints(min_length=1, max_length=2000)]
Words = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""An option as it is said: `play rifleman-a`, `to 17B`."""
Clause = Annotated[str, StringConstraints(pattern=written_like(CLAUSE, "U-503"), max_length=30)]
"""A clause, ruling, clarification or test vector of docs/rules: `U-503`, `D-08`, `C-01`, `TV-N`."""
Name = Annotated[
    str, StringConstraints(pattern=written_like(r"^[a-z][a-z0-9-]*$", "play-card"), max_length=40)
]
"""A word of the program: a side, a question, a reason, a label."""
Chance = Annotated[
    str,
    StringConstraints(
        pattern=written_like(r"^([0-9]{1,9}/[1-9][0-9]{0,8}|[0-9]{1,3}%)$", "51/100")
    ),
]
"""Exact odds: `51/100`, or `51%` when that is exact."""


Key = TypeVar("Key")
Value = TypeVar("Value")
Some = Annotated[dict[Key, Value], Field(min_length=1)]
"""A mapping that says something."""


def form(value: object) -> str:
    """Which way of writing a value was chosen, by its type alone (tags for unions)."""
    if isinstance(value, dict | Strict):
        return "~mapping"
    if isinstance(value, list | tuple):
        return "~list"
    if value is None:
        return "~nothing"
    return "~number" if isinstance(value, int) and not isinstance(value, bool) else "~word"


Saying = Annotated[
    Annotated[Words, Tag("~word")]
    | Annotated[tuple[Words, ...], Field(min_length=1), Tag("~list")],
    Discriminator(lambda value: "~list" if isinstance(value, list | tuple) else "~word"),
]
"""One option's words, or several options one after the other."""


class Given(Strict):
    """A part of a drill; a key with nothing after it is a mistake, not a way to say nothing."""

    @model_validator(mode="after")
    def has_no_blanks(self) -> Self:
        """Refuse a key that would silently not be checked."""
        for name in sorted(self.model_fields_set):
            if getattr(self, name) is None:
                raise ValueError(phrase("blank-key", key=name))
        return self


class Facts(Given):
    """A part of an expectation: what is not given is not checked; an empty one is a mistake."""

    @model_validator(mode="after")
    def says_something(self) -> Self:
        """Refuse what could never fail."""
        if not self.model_fields_set:
            raise ValueError(phrase("empty-facts"))
        return self
