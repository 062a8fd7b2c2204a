"""A scenario's file, and the board that drills lay out by themselves, as far as boxes share them.

A box's own `models` adds its sides, goals and whatever else only it lays out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Generic, Literal, TypeVar

from pydantic import Field, StringConstraints

from fieldcraft.core.content.models import Count, Day, Header, Light, Name, Slug, Strict, Text
from fieldcraft.core.content.shape import written_like
from fieldcraft.games.undaunted.content.problems import Place

LAYOUT_LINE = re.compile(r"^@[0-9]{1,2}( (\.|[0-9A-Za-z-]{1,12}))+$")

TileId = Annotated[str, StringConstraints(pattern=written_like(r"^[0-9A-Za-z-]{1,12}$", "17B"))]
"""A tile on a board: a printed designation, or any short word on a custom board."""
LayoutLine = Annotated[
    str,
    StringConstraints(pattern=written_like(LAYOUT_LINE.pattern, "@1 17B 3A 9B"), max_length=200),
]
"""`@n` and the tiles of one line; the first sits at half-step n, each next two further; `.` is
a place without a tile."""
Points = Annotated[int, Field(strict=True, ge=1, le=99)]
UnitT = TypeVar("UnitT", bound=str, covariant=True)
CardT = TypeVar("CardT", bound=str, covariant=True)


class Layout(Strict):
    """How the tiles lie: lines shifted against each other by half-tile steps (U-202).

    Rows run from top to bottom, columns from left to right; a layout has one or the other.
    """

    rows: tuple[LayoutLine, ...] = Field(default=(), max_length=40)
    """The lines from top to bottom, each `@n` and its tiles from left to right."""
    columns: tuple[LayoutLine, ...] = Field(default=(), max_length=40)
    """The lines from left to right, each `@n` and its tiles from top to bottom."""


class Stack(Strict):
    """How many cards of a type begin in the deck and in the supply (U-207, U-208)."""

    deck: Count = 0
    """How many begin in the deck."""
    supply: Count = 0
    """How many begin in the supply."""


class Goal(Strict):
    """How a side wins; each box has its own ways."""


class SideSetup(Strict, Generic[UnitT, CardT]):
    """What one side has on a board at the start; everything may be absent."""

    goal: Goal | None = None
    """How the side wins."""
    counters: dict[TileId, tuple[UnitT, ...]] = Field(default_factory=dict)
    """Units standing on each tile (U-205)."""
    controlled: tuple[TileId, ...] = ()
    """Tiles with an own marker, controlled face up."""
    scouted: tuple[TileId, ...] = ()
    """Tiles with an own marker, scouted face up."""
    cards: dict[CardT, Stack] = Field(default_factory=dict)
    """The starting-cards table (U-207 to U-209)."""

    def pieces(self) -> Iterator[tuple[Place, str, str]]:
        """Every counter on the board: its place in this part of the file, tile, id without side."""
        for tile, units in self.counters.items():
            for index, unit in enumerate(units):
                yield ("counters", tile, index), tile, unit


AnySide = SideSetup[str, str]
"""One side of any box."""


class ScenarioFile(Header):
    """A scenario: who fights where, with what, and for what."""

    kind: Literal["scenario"]
    """Always `scenario`."""
    id: Slug
    """Stable id; equals the file's name."""
    number: Annotated[int, Field(strict=True, ge=0, le=999)] = 0
    """Its number in the book; 0 when it stands in none."""
    name: Name
    """What players call the scenario."""
    date: Day | None = None
    """When the fight took place."""
    light: Light = "day"
    """The time of day, for those who draw the map; it changes no rule."""
    briefing: Text = Text.blank()
    """What the players are told."""
    layout: Layout
    """How the tiles lie."""
    objectives: dict[TileId, Points] = Field(default_factory=dict)
    """Points each marked tile is worth (U-114)."""
    initiative: str
    """Who holds the initiative marker at the start (U-206)."""


class OwnTile(Strict):
    """A tile that is not printed, or a printed one with other values."""

    cover: Annotated[int, Field(strict=True, ge=0, le=9)] = 0
    """The cover bonus of the tile."""
    hill: bool = Field(default=False, strict=True)
    """Whether it is a hill."""
    look: str = Field(default="", max_length=200)
    """What the tile shows, for whoever draws it; no rule asks."""


class Board(Strict):
    """A board from scratch, for drills and the editor: a scenario with all but the layout optional.

    Tiles may be named freely; those that are not printed have cover 0 unless `tiles` says more.
    """

    game: str
    """The box whose tiles and counters are used."""
    layout: Layout
    """How the tiles lie."""
    tiles: Mapping[str, OwnTile]
    """Values of tiles that are not printed, or other values for printed ones."""
    objectives: dict[TileId, Points] = Field(default_factory=dict)
    """Points each marked tile is worth (U-114)."""
    initiative: str
    """Who holds the initiative marker at the start (U-206)."""


Setup = ScenarioFile | Board
"""Anything that lays out a board."""


def side_of(setup: Setup, side: str) -> AnySide:
    """One side's part of a set-up."""
    part: AnySide = getattr(setup, side)
    return part
