"""Lessons, as the browser reads them."""

from __future__ import annotations

from fieldcraft.server.wire.declared import Shown
from fieldcraft.server.wire.library import Scene
from fieldcraft.server.wire.table_message import TableShown


class LessonTold(Shown):
    """A lesson in a list."""

    game: str
    name: str
    """What the game is called."""
    title: str
    about: str
    """One sentence on what it shows."""
    length: int
    """How many frames it has."""


class Lessons(Shown):
    """All lessons."""

    lessons: list[LessonTold]


class LessonFrame(Shown):
    """What is shown at one moment."""

    table: TableShown
    """A message `table`, its log to be cut and appended as in a match."""
    text: str
    """What there is to learn here, in the reader's language."""
    ask: str | None
    """The choice that continues the lesson; without one there is only text."""
    point: str | None
    """The ref of what the text is about."""


class LessonWhole(LessonTold):
    """A whole lesson."""

    scene: Scene
    frames: list[LessonFrame]
