"""A position of North Africa: seats, damage, owners, structures, and who has left the board."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Literal, cast

from pydantic import Discriminator, Field, Tag

from fieldcraft.core.content.models import Count, Strict, form
from fieldcraft.core.content.options import option_model
from fieldcraft.games.undaunted.content import position_models as shared
from fieldcraft.games.undaunted.content.box import Box, Plain
from fieldcraft.games.undaunted.content.checks import off_board, repeats
from fieldcraft.games.undaunted.content.models import TileId
from fieldcraft.games.undaunted.content.north_africa.box import NorthAfrica
from fieldcraft.games.undaunted.content.north_africa.checks import no_seat, of_side
from fieldcraft.games.undaunted.content.north_africa.ids import (
    CounterId,
    ItalianCard,
    LrdgCard,
    Side,
    StructureId,
    VehicleCounter,
)
from fieldcraft.games.undaunted.content.north_africa.models import Board, Goal, SiteSpot, sites_of
from fieldcraft.games.undaunted.content.position_models import Marker
from fieldcraft.games.undaunted.content.problems import Place, Problem, hint, phrase, problem
from fieldcraft.games.undaunted.content.tables import Shares
from fieldcraft.games.undaunted.options import NORTH_AFRICA_OPTIONS

SeatNumber = Annotated[int, Field(strict=True, ge=1, le=3)]
SoldierFace = Literal["ready", "suppressed"]


class Standing(Strict):
    """A counter on the board: a soldier's face, or a vehicle's damage and owner."""

    tile: TileId
    """The tile it is on."""
    face: SoldierFace | None = None
    """Of a soldier; a vehicle's face follows from its damage (NA-718)."""
    damage: Count | None = None
    """Damage markers on a vehicle."""
    owner: Side | None = None
    """Before whom a vehicle's card lies; by default whose soldiers sit in it, else whose it was
    printed for (NA-416)."""


class Seated(Strict):
    """A soldier in a vehicle (NA-112)."""

    vehicle: VehicleCounter
    """The vehicle it sits in."""
    seat: SeatNumber
    """The number of the seat, from 1."""
    face: SoldierFace = "ready"
    """The face it shows."""


def _spot_form(value: object) -> str:
    if isinstance(value, Seated) or (isinstance(value, dict) and "vehicle" in value):
        return "~seat"
    return form(value)


Spot = Annotated[
    Annotated[TileId, Tag("~word")]
    | Annotated[Seated, Tag("~seat")]
    | Annotated[Standing, Tag("~mapping")]
    | Annotated[None, Tag("~nothing")],
    Discriminator(_spot_form),
]
"""Where a counter is: a tile, a tile and more, a seat, or nothing when it is off the board."""


if TYPE_CHECKING:
    Options = Strict
else:
    Options = option_model(NORTH_AFRICA_OPTIONS)


class LrdgZones(shared.Zones[LrdgCard]):
    """The LRDG's card zones; one that is given replaces that zone."""


class ItalianZones(shared.Zones[ItalianCard]):
    """Italy's card zones; one that is given replaces that zone."""


class Markers(Shares):
    """Control markers by side and tile; `none` takes one away (U-112)."""

    lrdg: dict[TileId, Marker] = Field(default_factory=dict)
    """Of the LRDG."""
    it: dict[TileId, Marker] = Field(default_factory=dict)
    """Of Italy."""


class Goals(Shares):
    """Other goals than the scenario's."""

    lrdg: Goal | None = None
    """Of the LRDG."""
    it: Goal | None = None
    """Of Italy."""


class Draws(Shares):
    """The next cards each side draws, in order."""

    lrdg: tuple[LrdgCard, ...] = ()
    """Of the LRDG."""
    it: tuple[ItalianCard, ...] = ()
    """Of Italy."""


class Counters(Shares):
    """Counters that each side has set in front of it."""

    lrdg: tuple[CounterId, ...] = ()
    """Of the LRDG."""
    it: tuple[CounterId, ...] = ()
    """Of Italy."""


class Ruins(Shares):
    """Structures by the side that has destroyed them."""

    lrdg: tuple[StructureId, ...] = ()
    """By the LRDG."""
    it: tuple[StructureId, ...] = ()
    """By Italy."""


@dataclass
class Table:
    """Every counter on the board, as a position places it."""

    tiles: dict[str, str] = field(default_factory=dict)
    faces: dict[str, str] = field(default_factory=dict)
    seats: dict[str, tuple[str, int]] = field(default_factory=dict)
    """Vehicle and seat, from 0, of each seated soldier."""
    damage: dict[str, int] = field(default_factory=dict)
    owners: dict[str, str] = field(default_factory=dict)

    def crew(self, vehicle: str) -> list[str]:
        """The soldiers in a vehicle."""
        return [soldier for soldier, (seated, _) in self.seats.items() if seated == vehicle]


class Position(shared.Position):
    """A position: where it starts from, and what is different there."""

    board: Board | None = None
    """A board from scratch, on which everything starts empty."""
    options: Options = Options.blank()
    initiative: Side | None = None
    """Holder of the initiative marker; by default the scenario's."""
    active: Side | None = None
    """Whose turn it is; by default the holder's."""
    counters: dict[CounterId, Spot] = Field(default_factory=dict)
    markers: Markers = Markers.blank()
    goals: Goals = Goals.blank()
    structures: dict[StructureId, SiteSpot] | None = None
    """The structures of the board; given, they replace the scenario's."""
    escape: tuple[TileId, ...] | None = None
    """The tiles with escape markers; given, they replace the scenario's."""
    escaped: Counters = Counters.blank()
    """Counters that have escaped, by their owner (NA-507)."""
    neutralised: Counters = Counters.blank()
    """Counters by the side that has neutralised them (NA-808)."""
    destroyed: Ruins = Ruins.blank()
    """Structures by the side that has destroyed them (NA-723)."""
    held: tuple[Side, ...] = ()
    """Sides that have controlled the tile which their escape asks for (C-15)."""
    lrdg: LrdgZones = LrdgZones.blank()
    """The cards of the LRDG."""
    it: ItalianZones = ItalianZones.blank()
    """The cards of Italy."""
    draws: Draws = Draws.blank()

    def gone(self) -> list[str]:
        """Every counter that has left the board for good."""
        lists = (
            part.of(side) for part in (self.escaped, self.neutralised) for side in part.sides()
        )
        return [counter for counters in lists for counter in counters]

    def gone_cards(self, side: str) -> set[str]:
        """The cards of the side that have left the game with their soldier (NA-507, NA-720)."""
        own = [counter for counter in self.gone() if counter.startswith(f"{side}:")]
        return {counter.partition(":")[2] for counter in own}

    def ground(self, base: Plain, box: Box) -> Plain:
        """The plain set-up with the position's own structures and escape markers."""
        if self.structures is not None:
            made = cast(NorthAfrica, box).plain_structures(sites_of(self.structures))
            base = {**base, "structures": made, "custom": True}
        if self.escape is not None:
            base = {**base, "setup": {**base["setup"], "escape": list(self.escape)}, "custom": True}
        return base

    def table(self, base: Plain) -> Table:
        """Every counter on the board: the scenario's, and the position's laid over them."""
        made = Table()
        gone = set(self.gone())
        if not self.clear:
            setup = base["setup"]
            made.tiles = {one: tile for one, tile in setup["counters"].items() if one not in gone}
            made.seats = {one: (vehicle, seat) for one, (vehicle, seat) in setup["seats"].items()
                          if one not in gone}  # fmt: skip
        for counter, spot in self.counters.items():
            made.tiles.pop(counter, None)
            made.seats.pop(counter, None)
            if isinstance(spot, Seated):
                made.seats[counter] = (spot.vehicle, spot.seat - 1)
            elif spot is not None:
                made.tiles[counter] = spot.tile if isinstance(spot, Standing) else spot
            if isinstance(spot, Seated | Standing) and spot.face is not None:
                made.faces[counter] = spot.face
        for vehicle in base["vehicles"]:
            self._park(vehicle, base, made)
        for soldier, (seated, _) in made.seats.items():
            if seated in made.tiles:
                made.tiles[soldier] = made.tiles[seated]
        return made

    def _park(self, vehicle: Plain, base: Plain, made: Table) -> None:
        """Damage, face and owner of a vehicle on the board."""
        counter: VehicleCounter = vehicle["counter"]
        if counter not in made.tiles:
            return
        spot = self.counters.get(counter)
        damage = spot.damage or 0 if isinstance(spot, Standing) else 0
        owner = spot.owner if isinstance(spot, Standing) else None
        crew = made.crew(counter)
        made.damage[counter] = damage
        made.faces[counter] = "disabled" if damage >= vehicle["critical"] else "ready"
        made.owners[counter] = owner or (crew[0] if crew else counter).partition(":")[0]

    def standing(self, base: Plain) -> dict[str, dict[str, str]]:
        """Tile and face of every counter on the board, in table order."""
        table = self.table(base)
        order = [counter["id"] for counter in base["counters"]]
        return {
            counter: {"tile": table.tiles[counter], "face": table.faces.get(counter, "ready")}
            for counter in order
            if counter in table.tiles
        }

    def more(self, base: Plain, box: Box) -> Plain:
        """Seats, vehicles, and everything that has left the board."""
        table = self.table(base)
        order = [counter["id"] for counter in base["counters"]]
        built = [structure["id"] for structure in base["structures"]]
        return {
            "seats": {one: list(table.seats[one]) for one in order if one in table.seats},
            "damage": table.damage,
            "owners": {one: box.sides.index(side) for one, side in table.owners.items()},
            "escaped": [
                [one for one in order if one in self.escaped.of(side)] for side in box.sides
            ],
            "neutralised": [
                [one for one in order if one in self.neutralised.of(side)] for side in box.sides
            ],
            "destroyed": [
                [one for one in built if one in self.destroyed.of(side)] for side in box.sides
            ],
            "held": [side in self.held for side in box.sides],
        }

    # -- checks -----

    def check(self, base: Plain, box: Box) -> Iterator[Problem]:
        """Counters, seats and vehicles fit together, and nothing is in two places."""
        tiles = {tile["id"] for tile in base["tiles"]}
        rough = {tile["id"] for tile in base["tiles"] if tile["rough"]}
        vehicles = cast(NorthAfrica, box).vehicles
        yield from self._check_ground(tiles)
        for counter, spot in self.counters.items():
            yield from _check_spot(counter, spot, counter in vehicles)
            if isinstance(spot, str | Standing):
                tile = spot.tile if isinstance(spot, Standing) else spot
                yield from off_board(tile, ("counters", counter), tiles)
                if counter in vehicles and tile in rough:
                    yield problem("rough-ground", ("counters", counter), vehicle=counter, tile=tile)
        yield from self._check_vehicles(self.table(base), cast(NorthAfrica, box))
        yield from self._check_gone(base, vehicles.keys())
        for index, side in enumerate(self.held):
            if not self._holds(base, side):
                yield problem("nothing-to-hold", ("held", index), side=side)
        yield from repeats(self.held, ("held",))

    def _check_ground(self, tiles: set[str]) -> Iterator[Problem]:
        for name, site in sites_of(self.structures or {}).items():
            yield from off_board(site.tile, ("structures", name), tiles)
        for index, tile in enumerate(self.escape or ()):
            yield from off_board(tile, ("escape", index), tiles)
        yield from repeats(self.escape or (), ("escape",))

    def _check_vehicles(self, table: Table, box: NorthAfrica) -> Iterator[Problem]:
        """Each seat exists and holds one soldier, and a crew is of the owner's side."""
        taken: set[tuple[str, int]] = set()
        for counter, (vehicle, seat) in table.seats.items():
            at: Place = ("counters", counter if counter in self.counters else vehicle)
            last = len(box.vehicles[vehicle].seats)
            if seat >= last:
                yield no_seat(at, vehicle, seat + 1, last)
            if vehicle not in table.tiles:
                yield problem("vehicle-off-board", at, counter=counter, vehicle=vehicle)
            if (vehicle, seat) in taken:
                yield problem("seat-taken", at, vehicle=vehicle, seat=seat + 1)
            taken.add((vehicle, seat))
        for vehicle, side in table.owners.items():
            at = ("counters", vehicle)
            crews = {counter.partition(":")[0] for counter in table.crew(vehicle)}
            if len(crews) > 1:
                yield problem("mixed-crew", at, vehicle=vehicle)
            elif crews and side not in crews:
                yield problem("wrong-owner", at, vehicle=vehicle, side=side)
            limit = box.vehicles[vehicle].integrity
            if table.damage[vehicle] >= limit:
                damage = table.damage[vehicle]
                yield problem("too-much-damage", at, vehicle=vehicle, found=damage, limit=limit)

    def _check_gone(self, base: Plain, vehicles: Collection[str]) -> Iterator[Problem]:
        """What has left the board has left it once, and nothing of it still stands there."""
        seen: set[str] = set()
        for key, part in (("escaped", self.escaped), ("neutralised", self.neutralised)):
            for side in part.sides():
                for index, counter in enumerate(part.of(side)):
                    at: Place = (key, side, index)
                    if counter not in vehicles:
                        yield from of_side(side, counter, at, is_own=key == "escaped")
                    if self.counters.get(counter) is not None:
                        yield problem("still-on-board", at, counter=counter)
                    if counter in seen:
                        named = phrase("the-counter", counter=counter)
                        yield problem("twice", at, thing=named)
                    seen.add(counter)
        built = [structure["id"] for structure in base["structures"]]
        for side in self.destroyed.sides():
            for index, name in enumerate(self.destroyed.of(side)):
                at = ("destroyed", side, index)
                if name not in built:
                    yield problem("no-structure", at, structure=name, hint=hint(name, built))
                if name in seen:
                    yield problem("twice", at, thing=name)
                seen.add(name)

    def _holds(self, base: Plain, side: str) -> bool:
        """Whether a goal of the side begins with holding a tile."""
        goal: Goal | None = self.goals.of(side)
        if goal is not None:
            return any(way.hold is not None for way in goal.ways)
        return any(way["hold"] for way in base["goals"][base["sides"].index(side)]["any"])


def _check_spot(
    counter: str, spot: str | Standing | Seated | None, is_vehicle: bool
) -> Iterator[Problem]:
    """Soldiers sit and show faces, vehicles have damage and owners."""
    at: Place = ("counters", counter)
    if is_vehicle and isinstance(spot, Seated):
        yield problem("not-a-soldier", (*at, "vehicle"), counter=counter)
    elif is_vehicle and isinstance(spot, Standing) and spot.face is not None:
        yield problem("vehicle-face", (*at, "face"), counter=counter)
    elif not is_vehicle and isinstance(spot, Standing):
        for key in ("damage", "owner"):
            if getattr(spot, key) is not None:
                yield problem("not-a-vehicle", (*at, key), counter=counter, key=key)
