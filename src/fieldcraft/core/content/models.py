"""What the files of every game have in common: who made them, texts in four languages, dates."""

from __future__ import annotations

import re
from datetime import date
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from fieldcraft.core.content.described import Described
from fieldcraft.core.content.problems import phrase
from fieldcraft.core.content.shape import A_DAY, written_like

DATE = re.compile(r"^[0-9]{4}-[0-9]{2}-[0-9]{2}(/[0-9]{4}-[0-9]{2}-[0-9]{2})?$")
LANGUAGES = ("en", "ru", "pt-BR", "pl")

Count = Annotated[int, Field(strict=True, ge=0, le=99)]
SLUG = written_like(r"^[a-z0-9]+(-[a-z0-9]+)*$", "mill-by-the-stream")
Slug = Annotated[str, StringConstraints(pattern=SLUG, max_length=60)]
Line = Annotated[
    str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$", max_length=200)
]
"""One line of text that is not blank."""
Paragraph = Annotated[str, StringConstraints(min_length=1, max_length=4000)]


class Strict(Described):
    """A document part in which only the described keys may stand."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)

    @classmethod
    def blank(cls) -> Self:
        """A part that says nothing, for a default: no validator is built where none has work."""
        return cls.model_construct()


class Header(Strict):
    """What every content file says about itself."""

    format: Literal[1] = 1
    """Version of the file format."""
    game: str
    """The box the file belongs to."""
    author: Line
    """Who made the file."""
    source: Line
    """Where its figures and texts come from."""
    licence: Line
    """Under which licence the file may be used, as an SPDX expression."""


def form(value: object) -> str:
    """Which way of writing a value was chosen, by its type alone; the tags of unions."""
    if isinstance(value, dict | Strict):
        return "~mapping"
    return "~nothing" if value is None else "~word"


def real_date(text: str) -> str:
    """Refuse days that are in no calendar."""
    try:
        days = [date.fromisoformat(day) for day in text.split("/")]
    except ValueError:
        raise PydanticCustomError("no_such_day", "there is no such day") from None
    if days != sorted(days):
        first, last = text.split("/")
        raise ValueError(phrase("days-backwards", first=first, last=last))
    return text


Day = Annotated[
    str,
    StringConstraints(pattern=written_like(DATE.pattern, A_DAY)),
    AfterValidator(real_date),
]
"""A day, `1944-06-15`, or the first and last of several, `1944-06-17/1944-07-06`."""

Light = Literal["day", "twilight", "night"]
"""The time of day in which a fight took place; it is only drawn."""
Season = Literal["spring", "summer", "autumn", "winter"]


def season_of(day: str | None) -> Season:
    """The season of the year, north of the equator; summer where no day is told.

    >>> season_of("1944-12-27"), season_of(None)
    ('winter', 'summer')
    """
    seasons: tuple[Season, ...] = ("winter", "spring", "summer", "autumn")
    return "summer" if day is None else seasons[int(day[5:7]) % 12 // 3]


class Name(Strict):
    """A short text in some of the four languages."""

    en: Line | None = None
    """In English."""
    ru: Line | None = None
    """In Russian."""
    pt_br: Line | None = Field(default=None, alias="pt-BR")
    """In Brazilian Portuguese."""
    pl: Line | None = None
    """In Polish."""


class Text(Strict):
    """A longer text in some of the four languages."""

    en: Paragraph | None = None
    """In English."""
    ru: Paragraph | None = None
    """In Russian."""
    pt_br: Paragraph | None = Field(default=None, alias="pt-BR")
    """In Brazilian Portuguese."""
    pl: Paragraph | None = None
    """In Polish."""
