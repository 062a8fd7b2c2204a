"""The players' rulebook and its figures, as the browser reads them."""

from __future__ import annotations

from typing import Literal

from fieldcraft.server.wire.answers import LookTold
from fieldcraft.server.wire.declared import Shown
from fieldcraft.server.wire.library import Scene
from fieldcraft.server.wire.table_message import TableShown


class ChapterNamed(Shown):
    """A chapter in the contents."""

    chapter: str
    title: str


class RulebookTold(Shown):
    """A book with its chapters."""

    book: str
    name: str
    games: list[str]
    chapters: list[ChapterNamed]


class Rulebooks(Shown):
    """All books."""

    books: list[RulebookTold]


class PassageTold(Shown):
    """A heading, or some paragraphs with what they rest on."""

    html: str
    level: int
    """Of a heading; 0 for prose."""
    anchor: str
    clauses: list[str]
    figures: list[str]


class ChapterTold(ChapterNamed):
    """A whole chapter."""

    book: str
    name: str
    """What the book is called."""
    passages: list[PassageTold]
    before: ChapterNamed | None
    after: ChapterNamed | None


class ToldIn(Shown):
    """Where the rulebook tells a clause."""

    book: str
    chapter: str
    title: str
    passage: int
    html: str
    figures: list[str]


class FigureStep(Shown):
    """What is done at one moment of a figure, in words."""

    kind: Literal["choice", "refusal", "look", "end"]
    side: str | None
    """Who does it."""
    text: str
    clause: str | None
    note: str
    """The drill's own remark; empty where it is not written in the reader's language."""
    told: list[str]
    """What then happened, line by line as in the log; or why it is refused."""


class FigureFrame(Shown):
    """A figure at one moment."""

    at: int
    table: TableShown
    marks: list[str]
    """Refs, or the words of things, that matter now."""
    look: LookTold | None
    """What is looked at, instead of a choice."""


class FigureTold(Shown):
    """A drill to step through."""

    figure: str
    game: str
    title: str
    """What it shows, in the reader's language."""
    clauses: list[str]
    variants: list[str]
    """All figures of this drill."""
    words: list[str]
    """The drill's own words, by which its part of the board is found."""
    scene: Scene
    steps: list[FigureStep]
    frame: FigureFrame
    """The moment to begin with."""
