"""Undaunted as it crosses the wire: what never changes in a match.

What a view and the log hold, the game declares itself (`games/undaunted/schema`).  Only OpenAPI and
the browser's types are made of these models; a test holds real scenes and views against them, and
nothing is validated while people play.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, RootModel

from fieldcraft.core.content.models import Light, Season
from fieldcraft.games.undaunted.schema.log import LogEvent
from fieldcraft.games.undaunted.schema.words import Side


class Wire(BaseModel):
    """Nothing may be sent that the browser's types do not know."""

    model_config = ConfigDict(extra="forbid")


class Toll(Wire):
    """Whom a goal asks for."""

    soldiers: int
    vehicles: int
    counters: list[str]


class Way(Wire):
    """What must hold together to win; 0 and nothing where it asks for none."""

    points: int
    pin: bool
    hold: str
    """A tile to be controlled first."""
    escape: Toll
    neutralise: Toll


class UndauntedSide(Wire):
    """A side's name, and how it wins."""

    side: Side
    name: str
    goal: str
    ways: list[Way]


class Spawn(Wire):
    """A spawn marker."""

    side: Side
    units: list[str]
    sign: str
    """The few letters on it; empty where everyone enters."""
    text: str


class TileFace(Wire):
    """A tile where it lies, in half-tile steps, and what was put on it for the whole match."""

    id: str
    name: str
    """Its designation as the reader's edition prints it."""
    x: int
    y: int
    covers: list[int]
    """Its cover; a hill's second is the one against an attack from a hill (U-708)."""
    rough: bool
    adjacent: list[str]
    """The tiles that share a stretch of its edge (U-117)."""
    look: str
    """What it looks like, in the words of our content: the key of its picture."""
    look_name: str
    spawns: list[Spawn]
    escape: bool
    tower: bool


class ActionFace(Wire):
    """An action as a card or a seat prints it."""

    action: str
    name: str
    value: int
    """0 where none is printed."""
    squad: str
    squad_name: str


class UndauntedCard(Wire):
    """A card as it is printed."""

    name: str
    title: str
    title_name: str
    squad: str
    squad_name: str
    initiative: int
    class_: Literal["combat", "command", "fog"] = Field(alias="class")
    actions: list[ActionFace]
    unit: str
    specialism: str
    soldiers: list[str]
    """Who its copies are, in the order in which they are lost."""


class CounterFace(Wire):
    """A counter as it is printed."""

    name: str
    plain_name: str
    """Without its side."""
    short: str
    side: Side
    title: str
    squad: str
    squad_name: str
    defence: int
    armour: int
    """0 where none is printed."""


class SeatFace(Wire):
    """A seat as the vehicle card prints it."""

    actions: list[ActionFace]
    needs: str
    needs_name: str


class VehicleCard(Wire):
    """A vehicle card as it is printed."""

    seats: list[SeatFace]
    integrity: int
    critical: int


class StructureFace(Wire):
    """A structure, where it stands, and what it is worth."""

    name: str
    tile: str
    defence: int
    points: int


class UndauntedScene(Wire):
    """Everything the browser needs to draw and name a match of a scenario."""

    game: Literal["normandy", "north-africa"]
    scenario: str
    number: int
    name: str
    sides: list[UndauntedSide]
    tiles: list[TileFace]
    cards: dict[Side, dict[str, UndauntedCard]]
    counters: dict[str, CounterFace]
    vehicles: dict[str, VehicleCard]
    structures: dict[str, StructureFace]
    season: Season
    light: Light
    names: dict[str, str]
    """What the drawings are labelled with."""


class UndauntedEvent(RootModel[Annotated[LogEvent, Discriminator("event")]]):
    """What a line of the log tells."""
