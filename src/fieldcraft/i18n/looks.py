"""What is told of a thing that somebody looks at: a title, and rows of labels and values.

And of all places of a board at once, for those who walk over it without seeing it.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Part(NamedTuple):
    """Something that a number is made of; the first part of each number names it."""

    label: str
    value: str
    clause: str = ""


class Row(NamedTuple):
    """A label with its value; a remark has no label."""

    label: str
    value: str
    clause: str = ""
    parts: tuple[Part, ...] = ()
    """What its numbers are made of, to be opened."""

    @property
    def text(self) -> str:
        """The row as a line."""
        return f"{self.label}: {self.value}" if self.label else self.value


@dataclass
class Look:
    """All that is told of a thing, or of two."""

    title: str
    where: str = ""
    """Where it is, to follow the title."""
    side: str = ""
    """Whose it is."""
    rows: list[Row] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)
    sight: dict[str, Any] | None = None
    """Of two hexes: what a board needs to draw the line between them."""
    fan: dict[str, int] = field(default_factory=dict)
    """The refs of the places in its sight, with what hinders the look at each."""

    @property
    def heading(self) -> str:
        """Title and place in a line."""
        return f"{self.title}: {self.where}" if self.where else self.title

    @property
    def lines(self) -> list[str]:
        """Everything but the clauses, a line each."""
        return [self.heading, *(row.text for row in self.rows)]


@dataclass(frozen=True)
class Place:
    """A place of the board for whoever walks over it: what is there, and what it borders on."""

    ref: str
    name: str
    text: str
    """Ground, markers, objective, pieces: everything but the name."""
    near: str
    """What it borders on, in which direction, and what stands between."""
    at: tuple[int, int]
    """Column and row in half places."""
    pieces: tuple[str, ...] = ()
    """The refs of what stands there."""
    steps: dict[str, str] = field(default_factory=dict)
    """The refs of the places next to it by the key that leads there; empty where arrows say it."""
