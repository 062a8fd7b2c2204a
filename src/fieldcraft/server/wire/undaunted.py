"""Undaunted as it crosses the wire: what never changes in a match, and what a view holds.

Only OpenAPI and the browser's types are made of these models; a test holds real scenes and views
against them, and nothing is validated while people play.
"""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Side = Literal["us", "de", "lrdg", "it"]
Viewer = Literal["us", "de", "lrdg", "it", "spectator"]
Bag = dict[str, int]
"""How many of each card."""


class Wire(BaseModel):
    """Nothing may be sent that the browser's types do not know."""

    model_config = ConfigDict(extra="forbid")


# -- the scene -----


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
    x: int
    y: int
    cover: int
    hill: bool
    rough: bool
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
    names: dict[str, str]
    """What the drawings are labelled with."""


# -- the view -----


class CounterView(Wire):
    """A counter on the board; a soldier in a vehicle has a seat."""

    tile: str
    face: Literal["ready", "suppressed", "disabled"]
    vehicle: str | None = None
    seat: int | None = None


class VehicleView(Wire):
    """A vehicle card on the table."""

    owner: Side
    damage: int
    seats: list[str | None]


class StructureView(Wire):
    """A structure, and who has destroyed it."""

    tile: str
    defence: int
    points: int
    destroyed: Side | None


class BoxView(Wire):
    """What only one of the two boxes has: Normandy the first two, North Africa the others."""

    target: dict[Side, str | None] | None = None
    raised: int | None = None
    vehicles: dict[str, VehicleView] | None = None
    structures: dict[str, StructureView] | None = None
    escape: list[str] | None = None
    escaped: dict[Side, list[str]] | None = None
    neutralised: dict[Side, list[str]] | None = None
    held: list[Side] | None = None


class UndauntedZone(Wire):
    """A pile or a hand; its cards only where the viewer may know them."""

    count: int
    cards: Bag | None = None


class Bounds(Wire):
    """At least and at most how many of a card lie in a zone, where that says more than counts."""

    at_least: Bag
    at_most: Bag


class Known(Wire):
    """What everybody knows of a side's hidden cards."""

    hand: Bounds
    discard: Bounds


class UndauntedCards(Wire):
    """The cards of a side."""

    hand: UndauntedZone
    discard: UndauntedZone
    deck: UndauntedZone
    play: UndauntedZone
    supply: UndauntedZone
    removed: UndauntedZone
    lost: Bag
    unseen: Bag
    known: Known


class UndauntedDecision(Wire):
    """Who is asked what."""

    sides: list[Side]
    question: str
    clause: str


class UndauntedOutcome(Wire):
    """How it ended."""

    winner: Side | None
    reason: str
    margin: int


class UndauntedView(Wire):
    """What a side, or a spectator, may know."""

    format: int
    game: Literal["normandy", "north-africa"]
    scenario: str | dict[str, Any] = Field(description="its id, or a made one whole")
    options: dict[str, bool | int]
    side: Viewer
    round: int
    phase: Literal["initiative", "turns", "over"]
    active: Side
    initiative: Side
    decision: UndauntedDecision | None
    question: str
    outcome: UndauntedOutcome | None
    counters: dict[str, CounterView]
    markers: dict[Side, dict[str, Literal["scouted", "controlled"]]]
    objectives: dict[str, int]
    points: dict[Side, int]
    hopeless: list[Side]
    box: BoxView
    cards: dict[Side, UndauntedCards]
    bid: str | None
    flow: list[dict[str, Any]]
