"""A scenario's file, and the board that drills lay out by themselves."""

from __future__ import annotations

import re
from datetime import date
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from fieldcraft.games.undaunted.content.problems import phrase
from fieldcraft.games.undaunted.content.tables import (
    CardId,
    Count,
    Header,
    Line,
    Side,
    Slug,
    SpawnWord,
    Strict,
    Unit,
)

LAYOUT_LINE = re.compile(r"^@[0-9]{1,2}( (\.|[0-9A-Za-z-]{1,12}))+$")
DATE = re.compile(r"^[0-9]{4}-[0-9]{2}-[0-9]{2}(/[0-9]{4}-[0-9]{2}-[0-9]{2})?$")
LANGUAGES = ("en", "ru", "pt-BR", "pl")

TileId = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z-]{1,12}$")]
"""A tile on a board: a printed designation, or any short word on a board of one's own."""
LayoutLine = Annotated[str, StringConstraints(pattern=LAYOUT_LINE.pattern, max_length=200)]
"""`@n` and the tiles of one line; the first sits at half-step n, each next two further; `.` is
a place without a tile."""
Paragraph = Annotated[str, StringConstraints(min_length=1, max_length=4000)]
Points = Annotated[int, Field(strict=True, ge=1, le=99)]


def real_date(text: str) -> str:
    """Refuse days that are in no calendar."""
    try:
        days = [date.fromisoformat(day) for day in text.split("/")]
    except ValueError:
        raise ValueError(phrase("no-such-day")) from None
    if days != sorted(days):
        raise ValueError(phrase("days-backwards"))
    return text


Day = Annotated[str, StringConstraints(pattern=DATE.pattern), AfterValidator(real_date)]
"""A day, `1944-06-15`, or the first and last of several, `1944-06-17/1944-07-06`."""


class Name(Strict):
    """A short text in some of the four languages."""

    en: Line | None = None
    ru: Line | None = None
    pt_br: Line | None = Field(default=None, alias="pt-BR")
    pl: Line | None = None


class Text(Strict):
    """A longer text in some of the four languages."""

    en: Paragraph | None = None
    ru: Paragraph | None = None
    pt_br: Paragraph | None = Field(default=None, alias="pt-BR")
    pl: Paragraph | None = None


class Layout(Strict):
    """How the tiles lie: lines shifted against each other by half-tile steps (U-202).

    Rows run from top to bottom, columns from left to right; a layout has one or the other.
    """

    rows: tuple[LayoutLine, ...] = Field(default=(), max_length=40)
    columns: tuple[LayoutLine, ...] = Field(default=(), max_length=40)


class Stack(Strict):
    """How many cards of a type begin in the deck and in the supply (U-207, U-208)."""

    deck: Count = 0
    supply: Count = 0


class Goal(Strict):
    """How a side wins: by objective points, by pinning the enemy, or either (UN-801)."""

    points: Points | None = None
    """Objective points to control."""
    pin: bool = Field(default=False, strict=True)
    """Win when the enemy has no riflemen on the board."""


class Hooks(Strict):
    """Special rules of single scenarios, by name."""

    radio_tower: TileId | None = Field(default=None, alias="radio-tower")
    """The tile whose value the US can raise (UN-106)."""


class SideSetup(Strict):
    """What one side has on a board at the start; everything may be absent."""

    goal: Goal | None = None
    counters: dict[TileId, tuple[Unit, ...]] = Field(default_factory=dict)
    """Units standing on each tile (U-205)."""
    spawns: dict[TileId, tuple[SpawnWord, ...]] = Field(default_factory=dict)
    """Who enters where: `all`, a squad letter, a unit's title, or a unit (UN-104)."""
    controlled: tuple[TileId, ...] = ()
    """Tiles with an own marker, controlled face up."""
    scouted: tuple[TileId, ...] = ()
    """Tiles with an own marker, scouted face up."""
    cards: dict[CardId, Stack] = Field(default_factory=dict)
    """The starting-cards table (U-207 to U-209)."""


class ScenarioSide(SideSetup):
    """What one side has in a scenario: here goal and cards are required."""

    goal: Goal
    cards: Annotated[dict[CardId, Stack], Field(min_length=1)]


class ScenarioFile(Header):
    """A scenario: who fights where, with what, and for what."""

    kind: Literal["scenario"]
    id: Slug
    """Stable id; equals the file's name."""
    number: Annotated[int, Field(strict=True, ge=0, le=999)] = 0
    """Its number in the book; 0 when it stands in none."""
    name: Name
    date: Day | None = None
    """When the fight took place."""
    briefing: Text = Text()
    """What the players are told."""
    layout: Layout
    objectives: dict[TileId, Points] = Field(default_factory=dict)
    """Points each marked tile is worth (U-114)."""
    initiative: Side
    """Who holds the initiative marker at the start (U-206)."""
    hooks: Hooks = Hooks()
    us: ScenarioSide
    de: ScenarioSide


class OwnTile(Strict):
    """A tile that is not printed, or a printed one with other values."""

    cover: Annotated[int, Field(strict=True, ge=0, le=9)] = 0
    hill: bool = Field(default=False, strict=True)
    look: str = Field(default="", max_length=200)


class Board(Strict):
    """A board from scratch, for drills and the editor: a scenario with all but the layout optional.

    Tiles may be named freely; those that are not printed have cover 0 unless `tiles` says more.
    """

    game: Literal["normandy"] = "normandy"
    layout: Layout
    tiles: dict[TileId, OwnTile] = Field(default_factory=dict)
    """Values of tiles that are not printed, or other values for printed ones."""
    objectives: dict[TileId, Points] = Field(default_factory=dict)
    initiative: Side = "us"
    hooks: Hooks = Hooks()
    us: SideSetup = SideSetup()
    de: SideSetup = SideSetup()


Setup = ScenarioFile | Board
"""Anything that lays out a board."""
