"""A scenario of North Africa, and the board that drills lay out by themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Generic, Literal, TypeVar

from pydantic import Discriminator, Field, Tag

from fieldcraft.core.content.models import Count, Strict, form
from fieldcraft.games.undaunted.content import models as shared
from fieldcraft.games.undaunted.content.models import CardT, Points, Stack, TileId, UnitT
from fieldcraft.games.undaunted.content.north_africa.ids import (
    CounterId,
    Game,
    ItalianCard,
    ItalianSoldier,
    ItalianVehicle,
    LrdgCard,
    LrdgSoldier,
    LrdgVehicle,
    Side,
    StructureId,
)
from fieldcraft.games.undaunted.content.problems import Place
from fieldcraft.games.undaunted.content.tables import Defence

SeatNumber = Literal["1", "2", "3"]
VehicleT = TypeVar("VehicleT", bound=str, covariant=True)


class Toll(Strict):
    """Which counters, or how many, must have left the board; all of it is needed."""

    soldiers: Count = 0
    """How many soldiers."""
    vehicles: Count = 0
    """By the side they were printed for, also after capture (C-16)."""
    counters: tuple[CounterId, ...] = ()
    """These by name."""

    @property
    def is_empty(self) -> bool:
        """Whether it asks for nothing."""
        return not (self.soldiers or self.vehicles or self.counters)


class Way(Strict):
    """One way to win; everything it names is needed together (NA-801)."""

    points: Points | None = None
    """Points of controlled tiles and destroyed structures (NA-802)."""
    hold: TileId | None = None
    """This tile must have been controlled once before anyone may escape (C-15)."""
    escape: Toll | None = None
    """Own counters that must have escaped (NA-805)."""
    neutralise: Toll | None = None
    """Enemy counters that must have been neutralised (NA-807)."""

    @property
    def is_empty(self) -> bool:
        """Whether it asks for nothing."""
        return self.points is None and all(
            toll is None or toll.is_empty for toll in (self.escape, self.neutralise)
        )


class Goal(Way, shared.Goal):
    """How a side wins: in one way, or in any of several."""

    any: tuple[Way, ...] = ()
    """Ways to win, each of which is enough."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """All ways to win that ask for something."""
        return tuple(way for way in (self, *self.any) if not way.is_empty)


class SideSetup(shared.SideSetup[UnitT, CardT], Generic[UnitT, CardT, VehicleT]):
    """What one side has on a board at the start; everything may be absent."""

    goal: Goal | None = None
    """How the side wins; absent on a board that only shows a position."""
    may_escape: tuple[CounterId, ...] = Field(default=(), alias="may-escape")
    """The only counters that may escape; by default all soldiers, and vehicles it owns (C-15)."""
    vehicles: dict[TileId, dict[VehicleT, dict[SeatNumber, UnitT]]] = Field(default_factory=dict)
    """Vehicles on each tile, and who sits in them by the number of the seat (NA-203)."""

    def pieces(self) -> Iterator[tuple[Place, str, str]]:
        """Every soldier and vehicle on the board: place in this part of the file, tile, id."""
        yield from super().pieces()
        for tile, vehicle, seats in self.parked():
            yield ("vehicles", tile, vehicle), tile, vehicle
            for number, soldier in seats.items():
                yield ("vehicles", tile, vehicle, number), tile, soldier

    def parked(self) -> Iterator[tuple[str, str, dict[str, str]]]:
        """Every vehicle on the board: its tile, its id, and its soldiers by seat number."""
        for tile, vehicles in self.vehicles.items():
            for vehicle, seats in vehicles.items():
                yield tile, vehicle, {str(number): unit for number, unit in seats.items()}


AnySide = SideSetup[str, str, str]
"""Either side."""


class LrdgSetup(SideSetup[LrdgSoldier, LrdgCard, LrdgVehicle]):
    """What the LRDG has on a board at the start; everything may be absent."""


class ItalianSetup(SideSetup[ItalianSoldier, ItalianCard, ItalianVehicle]):
    """What Italy has on a board at the start; everything may be absent."""


class LrdgSide(LrdgSetup):
    """What the LRDG has in a scenario: here goal and cards are required."""

    goal: Goal
    """How the side wins."""
    cards: Annotated[dict[LrdgCard, Stack], Field(min_length=1)]
    """The starting-cards table (U-207 to U-209)."""


class ItalianSide(ItalianSetup):
    """What Italy has in a scenario: here goal and cards are required."""

    goal: Goal
    """How the side wins."""
    cards: Annotated[dict[ItalianCard, Stack], Field(min_length=1)]
    """The starting-cards table (U-207 to U-209)."""


class Site(Strict):
    """Where a structure stands, and other values than the printed ones."""

    tile: TileId
    """The tile it stands on."""
    defence: Defence | None = None
    """Its defence, where it is not the printed one."""
    points: Count | None = None
    """What destroying it is worth, where it is not the printed value."""


SiteSpot = Annotated[
    Annotated[TileId, Tag("~word")] | Annotated[Site, Tag("~mapping")], Discriminator(form)
]
"""A structure's tile, or its tile and values."""


def sites_of(structures: Mapping[StructureId, str | Site]) -> dict[str, Site]:
    """Where each structure stands, however it was written."""
    return {
        structure: site if isinstance(site, Site) else Site(tile=site)
        for structure, site in structures.items()
    }


class ScenarioFile(shared.ScenarioFile):
    """A scenario: who fights where, with what, and for what."""

    game: Game
    """The box the file belongs to."""
    structures: dict[TileId, StructureId] = Field(default_factory=dict)
    """Structure markers by tile (NA-202)."""
    escape: tuple[TileId, ...] = ()
    """Tiles with an escape marker (NA-120)."""
    initiative: Side
    """Who holds the initiative marker at the start (U-206)."""
    lrdg: LrdgSide
    """The side of the Long Range Desert Group."""
    it: ItalianSide
    """The Italian side."""

    def built(self) -> Iterator[tuple[str, str, Site]]:
        """Every structure: the key under which it stands in the file, its id, its site."""
        for tile, structure in self.structures.items():
            yield tile, structure, Site(tile=tile)


class OwnTile(shared.OwnTile):
    """A tile that is not printed, or a printed one with other values."""

    rough: bool = Field(default=False, strict=True)
    """No vehicle may enter it or pass through (NA-121)."""


class Board(shared.Board):
    """A board from scratch, for drills and the editor: a scenario with all but the layout optional.

    Tiles may be named freely; those that are not printed have cover 0 unless `tiles` says more.
    """

    game: Game = "north-africa"
    tiles: dict[TileId, OwnTile] = Field(default_factory=dict)
    """Values of tiles that are not printed, or other values for printed ones."""
    structures: dict[StructureId, SiteSpot] = Field(default_factory=dict)
    """Where structures stand."""
    escape: tuple[TileId, ...] = ()
    """Tiles with an escape marker (NA-120)."""
    initiative: Side = "lrdg"
    lrdg: LrdgSetup = LrdgSetup.blank()
    """The side of the Long Range Desert Group."""
    it: ItalianSetup = ItalianSetup.blank()
    """The Italian side."""

    def built(self) -> Iterator[tuple[str, str, Site]]:
        """Every structure: the key under which it stands in the file, its id, its site."""
        for structure, site in sites_of(self.structures).items():
            yield structure, structure, site


Setup = ScenarioFile | Board
"""Anything that lays out a board."""


def side_of(setup: Setup, side: str) -> AnySide:
    """One side's part of a set-up."""
    part: AnySide = getattr(setup, side)
    return part
