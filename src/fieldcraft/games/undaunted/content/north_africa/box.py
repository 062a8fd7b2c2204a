"""North Africa's box: vehicles with seats, structures, escape, and goals of several kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self, cast

from pydantic import BaseModel

from fieldcraft.games.undaunted.content import models as shared
from fieldcraft.games.undaunted.content import tables as base
from fieldcraft.games.undaunted.content.box import Box, Plain, plain_action
from fieldcraft.games.undaunted.content.north_africa import checks
from fieldcraft.games.undaunted.content.north_africa.models import (
    Board,
    Goal,
    OwnTile,
    ScenarioFile,
    Setup,
    Site,
    Toll,
    Way,
    side_of,
)
from fieldcraft.games.undaunted.content.north_africa.tables import (
    BoxFile,
    Card,
    CardsFile,
    Counter,
    CountersFile,
    Structure,
    StructuresFile,
    Tile,
    TilesFile,
    Vehicle,
    VehiclesFile,
)
from fieldcraft.games.undaunted.content.problems import Place, Problem


@dataclass(frozen=True)
class NorthAfrica(Box):
    """The tables of North Africa, and what only this box checks and tells."""

    about: BoxFile
    vehicle_table: VehiclesFile
    structure_table: StructuresFile

    files = {
        "scenario": ScenarioFile,
        "cards": CardsFile,
        "counters": CountersFile,
        "tiles": TilesFile,
        "box": BoxFile,
        "vehicles": VehiclesFile,
        "structures": StructuresFile,
    }
    board = Board

    @classmethod
    def read(cls, table: Callable[[str], Any]) -> Self:
        """The box from its tables, each asked for by its kind; `Any`, as each has its model."""
        kinds = ("box", "cards", "counters", "tiles", "vehicles", "structures")
        return cls(*(table(kind) for kind in kinds))

    @cached_property
    def vehicles(self) -> dict[str, Vehicle]:
        """Vehicle cards by their counters, in table order: `it:scout-car`."""
        return {f"{one.side}:{one.id}": one for one in self.vehicle_table.vehicles}

    @cached_property
    def structures(self) -> dict[str, Structure]:
        """Structure markers by id, in table order."""
        return {one.id: one for one in self.structure_table.structures}

    @cached_property
    def tanks(self) -> set[str]:
        """The counters that have armour and no basic defence (NA-115)."""
        return {counter.id for counter in self.counters.values() if counter.defence is None}

    @cached_property
    def rough(self) -> set[str]:
        """The printed tile faces that no vehicle may enter (NA-121)."""
        return {tile.id for tile in self.tile_table.tiles if cast(Tile, tile).rough}

    def plain_structures(self, sites: dict[str, Site]) -> list[Plain]:
        """The structures of a board, in table order."""
        made = []
        for name, printed in self.structures.items():
            if (site := sites.get(name)) is not None:
                defence = printed.defence if site.defence is None else site.defence
                points = printed.points if site.points is None else site.points
                one = {"id": name, "tile": site.tile, "defence": defence, "points": points}
                made.append(one)
        return made

    # -- checks -----

    @classmethod
    def check_table(cls, table: BaseModel) -> Iterator[Problem]:
        """Counters have some defence, vehicles are disabled before they are destroyed."""
        return checks.check_table(table)

    def check_board(self, setup: shared.Setup, tiles: set[str]) -> Iterator[Problem]:
        """Structures and escape markers lie on the board, and no more than the box has."""
        return checks.check_board(cast(Setup, setup), tiles, self)

    def check_side(self, side: str, setup: shared.Setup, tiles: set[str]) -> Iterator[Problem]:
        """Vehicles stand where they can drive, on seats that exist; the goal makes sense."""
        return checks.check_side(side, cast(Setup, setup), tiles, self)

    def check_goal(
        self, side: str, goal: shared.Goal, at: Place, tiles: set[str]
    ) -> Iterator[Problem]:
        """Each way to win asks for something, and for things that fit together."""
        return checks.check_goal(side, cast(Goal, goal), at, tiles)

    def check_victory(self, side: str, scenario: shared.ScenarioFile) -> Iterator[Problem]:
        """Each way to win can be met, and each soldier with cards is on the board."""
        return checks.check_victory(side, cast(ScenarioFile, scenario), self)

    # -- the plain form -----

    def plain_card(self, card: base.Card) -> Plain:
        """One type of card, with its specialism (NA-105)."""
        return {**super().plain_card(card), "specialism": cast(Card, card).specialism or ""}

    def plain_counter(self, counter: base.Counter) -> Plain:
        """One counter; 0 where no defence or no armour is printed (NA-115)."""
        return {**super().plain_counter(counter), "armour": cast(Counter, counter).armour or 0}

    def plain_tile(self, values: base.Tile | shared.OwnTile | None) -> Plain:
        """A tile's values, and whether it is closed to vehicles (NA-121)."""
        rough = values is not None and cast(Tile | OwnTile, values).rough
        return {**super().plain_tile(values), "rough": rough}

    def plain_pieces(self, setup: shared.Setup) -> Plain:
        """All vehicle cards, and the structures of this board."""
        sites = {structure: site for _, structure, site in cast(Setup, setup).built()}
        return {
            "vehicles": [
                {
                    "counter": counter,
                    "seats": [
                        {
                            "actions": [plain_action(action) for action in seat.actions],
                            "needs": seat.needs or "",
                        }
                        for seat in vehicle.seats
                    ],
                    "integrity": vehicle.integrity,
                    "critical": vehicle.critical,
                }
                for counter, vehicle in self.vehicles.items()
            ],
            "structures": self.plain_structures(sites),
        }

    def plain_placing(self, setup: shared.Setup) -> Plain:
        """Who sits where, seats counted from 0 (NA-203), and the tiles to escape from."""
        seats = {
            f"{side}:{soldier}": [f"{side}:{vehicle}", int(number) - 1]
            for side in self.sides
            for _, vehicle, soldiers in side_of(cast(Setup, setup), side).parked()
            for number, soldier in soldiers.items()
        }
        return {
            "seats": {counter: seats[counter] for counter in self.counters if counter in seats},
            "escape": list(cast(Setup, setup).escape),
        }

    def plain_goal(self, goal: shared.Goal | None) -> Plain:
        """The ways to win; none for a side without a goal."""
        ways = cast(Goal, goal).ways if goal is not None else ()
        return {"any": [_plain_way(way) for way in ways]}

    def plain_goals(self, setup: shared.Setup) -> list[Plain]:
        """How each side wins, and who of it may escape (C-15)."""
        made = []
        for side in self.sides:
            part = side_of(cast(Setup, setup), side)
            chosen = [counter for counter in self.counters if counter in part.may_escape]
            made.append({**self.plain_goal(part.goal), "may_escape": chosen})
        return made


def _plain_way(way: Way) -> Plain:
    return {
        "points": way.points or 0,
        "hold": way.hold or "",
        "escape": _plain_toll(way.escape),
        "neutralise": _plain_toll(way.neutralise),
    }


def _plain_toll(toll: Toll | None) -> Plain:
    return (toll or Toll()).model_dump(mode="json")
