"""The tables of North Africa: cards, counters, vehicles, structures, tiles, component list."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from fieldcraft.core.content.models import Count, Header, Line, Strict
from fieldcraft.core.content.shape import written_like
from fieldcraft.games.undaunted.content import tables as shared
from fieldcraft.games.undaunted.content.north_africa.ids import (
    Action,
    CardId,
    Game,
    SeatAction,
    Side,
    Specialism,
    Squad,
    StructureId,
    Title,
    VehicleId,
)
from fieldcraft.games.undaunted.content.tables import Defence, Shares

Points = Annotated[int, Field(strict=True, ge=0, le=9)]
Damage = Annotated[int, Field(strict=True, ge=1, le=9)]


class PerSide(Shares):
    """A number for each side."""

    lrdg: Count = 0
    """For the Long Range Desert Group."""
    it: Count = 0
    """For Italy."""


class Names(Shares):
    """Soldiers' names, one for each copy of a card; they never affect play (U-108)."""

    lrdg: tuple[Line, ...] = ()
    """Soldiers of the Long Range Desert Group."""
    it: tuple[Line, ...] = ()
    """Italian soldiers."""


class Card(shared.Card):
    """One type of card: every copy is alike but for the soldier's name (U-105 to U-109)."""

    id: CardId
    """Title and squad letter: `scout-a`, `sniper`."""
    title: Title
    """Kind of soldier, rank, asset, or Fog of War."""
    squad: Squad | None = None
    """Squad designation, absent where the card prints none (NA-107)."""
    specialism: Specialism | None = None
    """Which seats with a requirement the soldier can work (NA-105)."""
    actions: tuple[Action, ...] = ()
    """What it can do, as printed from top to bottom."""
    copies: PerSide
    """How many each side has in the box."""
    names: Names = Names.blank()
    """A soldier's name for each copy."""


class CardsFile(shared.CardsFile):
    """The card table of a box."""

    game: Game
    """The box the file belongs to."""
    cards: Annotated[tuple[Card, ...], Field(min_length=1)]


class Counter(shared.Counter):
    """One combat counter: a soldier or a vehicle (NA-102, NA-115)."""

    id: Annotated[
        str,
        StringConstraints(pattern=written_like(r"^(lrdg|it):[a-z]+(-[a-z]+)*$", "it:rifleman-a")),
    ]
    """Side and soldier or vehicle: `it:scout-a`, `lrdg:gun-truck`."""
    side: Side
    title: Title | VehicleId
    squad: Squad | None = None
    defence: Defence | None = None
    """Basic defence; absent on the Medium Tank alone."""
    armour: Defence | None = None
    """Armour; absent on soldiers."""


class CountersFile(shared.CountersFile):
    """The counter table of a box."""

    game: Game
    """The box the file belongs to."""
    counters: Annotated[tuple[Counter, ...], Field(min_length=1)]


class Tile(shared.Tile):
    """One face of a board tile (U-116)."""

    rough: bool = Field(default=False, strict=True)
    """No vehicle may enter it or pass through (NA-121)."""


class TilesFile(shared.TilesFile):
    """The tile table of a box, one entry for each face."""

    game: Game
    """The box the file belongs to."""
    tiles: Annotated[tuple[Tile, ...], Field(min_length=1)]


class Seat(Strict):
    """A place for one soldier in a vehicle, and what he can do from it (NA-110 to NA-114)."""

    actions: tuple[SeatAction, ...] = ()
    """What a soldier can do from it, as printed from top to bottom."""
    needs: Specialism | None = None
    """Only soldiers with this specialism can use the seat's actions."""


class Vehicle(Strict):
    """One vehicle card (NA-110)."""

    id: VehicleId
    """The word for it in scenarios and drills: `gun-truck`."""
    side: Side
    """The side that has the card at the start."""
    model: Line
    """What it is, for those who draw or describe it; no effect."""
    seats: Annotated[tuple[Seat, ...], Field(min_length=1, max_length=3)]
    """In the order of their numbers, which begin at 1."""
    integrity: Damage
    """Damage markers that destroy it (NA-113)."""
    critical: Damage
    """Damage markers that disable it (NA-113)."""


class VehiclesFile(Header):
    """The vehicle cards of a box."""

    game: Game
    """The box the file belongs to."""
    kind: Literal["vehicles"]
    """The kind of file: always `vehicles`."""
    vehicles: Annotated[tuple[Vehicle, ...], Field(min_length=1)]
    """Every vehicle card in the box."""


class Structure(Strict):
    """One structure marker (NA-117)."""

    id: StructureId
    """The word for it in scenarios and drills."""
    defence: Defence
    """What a Demolition must overcome."""
    points: Points
    """For Italy while it controls the tile, for the LRDG once it is destroyed (NA-118)."""


class StructuresFile(Header):
    """The structure markers of a box."""

    game: Game
    """The box the file belongs to."""
    kind: Literal["structures"]
    """The kind of file: always `structures`."""
    structures: Annotated[tuple[Structure, ...], Field(min_length=1)]
    """Every structure marker in the box."""


class SideComponents(Strict):
    """What one side has in the box (NA-101)."""

    cards: Count
    """Cards, Fog of War included."""
    vehicle_cards: Count = Field(alias="vehicle-cards")
    """Vehicle cards."""
    counters: Count
    """Combat counters, vehicles included."""
    control_markers: Count = Field(alias="control-markers")
    """Control markers."""


class SharedComponents(Strict):
    """What both sides share (NA-101)."""

    tiles: Count
    """Board tiles, with a face on either side."""
    objective_markers: Count = Field(alias="objective-markers")
    """Objective markers."""
    objective_values: tuple[Points, ...] = Field(alias="objective-values")
    """The points on the objective markers, one number for each."""
    damage_markers: Count = Field(alias="damage-markers")
    """Damage markers for vehicles."""
    escape_markers: Count = Field(alias="escape-markers")
    """Escape markers (NA-504)."""
    structure_markers: Count = Field(alias="structure-markers")
    """Structure markers."""
    initiative_markers: Count = Field(alias="initiative-markers")
    """Initiative markers."""
    dice: Count
    """Ten-sided dice."""


class Components(Strict):
    """The printed component list; only Fog of War cards can run out (U-121)."""

    lrdg: SideComponents
    """What the Long Range Desert Group has."""
    it: SideComponents
    """What Italy has."""
    shared: SharedComponents
    """What belongs to both."""


class BoxFile(shared.BoxFile):
    """What a box is: its sides, in the order of their numbers, and its component list."""

    game: Game
    """The box the file belongs to."""
    sides: tuple[Side, Side]
    components: Components
