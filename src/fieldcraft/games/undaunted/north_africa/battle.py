"""What only a North Africa scenario has: vehicles, structures, escape markers, its goals."""

from typing import TYPE_CHECKING, Final, cast

from fieldcraft.games.undaunted.north_africa.goals import Goal
from fieldcraft.games.undaunted.table.battle import Battle, codes_of
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import COMBAT_ACTIONS, DEMOLITION

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.box import Box
    from fieldcraft.games.undaunted.schema.scenario import (
        PlainCard,
        PlainGoal,
        PlainVehicle,
        UndauntedScenario,
    )

ON_FOOT: Final = -1
"""In place of a seat: the soldier stands on the board."""

SPECIALISMS: Final = ("", "driver", "gunner", "crew")


class DesertBattle(Battle):
    """The tables of one North Africa scenario.

    A seat is numbered `vehicle << SEAT_BITS | seat`, the vehicle by its counter.
    """

    def __init__(self, plain: "UndauntedScenario", box: "Box") -> None:
        super().__init__(plain, box)
        self.read_vehicles(plain["vehicles"])
        self.read_soldiers(plain["cards"])
        self.read_ground(plain)
        self.read_goals(plain["goals"])
        self.combat_cards: list[list[int]] = [
            self.cards_with(side, list(COMBAT_ACTIONS)) for side in (0, 1)
        ]
        self.demolition_cards: list[list[int]] = [
            self.cards_with(side, [DEMOLITION]) for side in (0, 1)
        ]

    # -- vehicles and soldiers (NA-102, NA-105, NA-110 to NA-115) -----

    def read_vehicles(self, vehicles: "list[PlainVehicle]") -> None:
        """NA-110 to NA-114: the vehicle cards; tables are by counter, empty for soldiers."""
        self.is_vehicle: list[bool] = [False] * self.counters
        self.integrity: list[int] = [0] * self.counters
        self.critical: list[int] = [0] * self.counters
        self.seat_actions: list[list[list[int]]] = [[] for _ in range(self.counters)]
        self.seat_needs: list[list[int]] = [[] for _ in range(self.counters)]
        self.vehicle_mask = 0
        for vehicle in sorted(vehicles, key=lambda card: self.counter_index[card["counter"]]):
            counter = self.counter_index[vehicle["counter"]]
            self.is_vehicle[counter] = True
            self.vehicle_mask |= 1 << counter
            self.vehicles.append(counter)
            self.seat_count.append(len(vehicle["seats"]))
            self.integrity[counter] = vehicle["integrity"]
            self.critical[counter] = vehicle["critical"]
            for seat in vehicle["seats"]:
                self.seat_actions[counter].append(codes_of(seat["actions"]))
                self.seat_needs[counter].append(SPECIALISMS.index(seat["needs"]))
        self.armour: list[int] = [counter["armour"] for counter in self.plain["counters"]]

    def read_soldiers(self, sides: "list[list[PlainCard]]") -> None:
        """NA-105: the soldiers of each side, and what each is trained for."""
        self.soldiers_of: list[list[int]] = [
            [counter for counter in self.counters_of[side] if not self.is_vehicle[counter]]
            for side in (0, 1)
        ]
        self.printed_for: list[int] = [0, 0]
        for side in (0, 1):
            for counter in self.counters_of[side]:
                self.printed_for[side] |= 1 << counter
        self.specialism: list[int] = [0] * self.counters
        for side in (0, 1):
            for card in sides[side]:
                counter = self.card_counter[side * self.types + self.card_index[card["id"]]]
                if counter >= 0:
                    self.specialism[counter] = SPECIALISMS.index(card["specialism"])

    # -- ground (NA-117, NA-120, NA-121) -----

    def read_ground(self, plain: "UndauntedScenario") -> None:
        """Rough terrain, structures, escape markers, and who starts on which seat (NA-203)."""
        self.rough = 0
        for tile in plain["tiles"]:
            if tile["rough"]:
                self.rough |= 1 << self.tile_index[tile["id"]]
        structures = plain["structures"]
        self.structure_ids = [structure["id"] for structure in structures]
        self.structure_tile: list[int] = [self.tile_index[s["tile"]] for s in structures]
        self.structures_on: list[list[int]] = [[] for _ in range(self.tiles)]
        for structure, ground in enumerate(self.structure_tile):
            self.structures_on[ground].append(structure)
        self.structure_defence: list[int] = [s["defence"] for s in structures]
        self.structure_points: list[int] = [s["points"] for s in structures]
        self.target_ids = self.counter_ids + self.structure_ids
        self.aimable: list[list[int]] = [
            sorted(self.soldiers_of[1 - side] + self.vehicles) for side in (0, 1)
        ]
        """By side, the counters that it could ever aim at (NA-701)."""
        structures_aimed = list(range(self.counters, len(self.target_ids)))
        self.demolishable: list[list[int]] = [
            self.aimable[side] + structures_aimed for side in (0, 1)
        ]
        """The same, and the structures (NA-703)."""
        setup = plain["setup"]
        self.escape_tiles = 0
        for word in setup["escape"]:
            self.escape_tiles |= 1 << self.tile_index[word]
        self.start_seat: list[int] = [ON_FOOT] * self.counters
        for soldier, place in setup["seats"].items():
            vehicle = self.counter_index[str(place[0])]
            self.start_seat[self.counter_index[soldier]] = vehicle << 2 | int(place[1])

    # -- goals (NA-801) -----

    def read_goals(self, goals: "list[PlainGoal]") -> None:
        """NA-801, C-18: each side's alternatives; C-15: who may escape for it."""
        self.goals: list[list[Goal]] = [
            [Goal(plain, self, side) for plain in goals[side]["any"]] for side in (0, 1)
        ]
        self.may_escape: list[int] = [0, 0]
        self.hold_tile: list[int] = [-1, -1]
        for side in (0, 1):
            named = goals[side]["may_escape"]
            if any(goal.needs_escape for goal in self.goals[side]):
                for word in named:
                    self.may_escape[side] |= 1 << self.counter_index[word]
                if not named:
                    for counter in self.soldiers_of[side]:
                        self.may_escape[side] |= 1 << counter
                    self.may_escape[side] |= self.vehicle_mask
            for goal in self.goals[side]:
                if goal.hold >= 0:
                    self.hold_tile[side] = goal.hold


def scenario(s: Table) -> DesertBattle:
    """The tables of the scenario played."""
    return cast(DesertBattle, s.battle)
