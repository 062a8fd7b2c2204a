"""A view of North Africa in integers: crews, damage, structures, who is gone and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.bots.picture import Board, Picture
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT, DesertBattle
from fieldcraft.games.undaunted.terms import (
    ANTI_TANK,
    DEMOLITION,
    SEAT_BITS,
    SEATS,
)

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView


class DesertBoard(Board):
    """With seats: by soldier `vehicle << SEAT_BITS | seat`, or ON_FOOT."""

    def __init__(self, places: list[int], seats: list[int], crews: dict[int, list[int]]) -> None:
        super().__init__(places)
        self.seats = seats
        self.crews = crews  # by vehicle on the board, who sits on each seat, -1 for nobody

    def with_counter(self, counter: int, tile: int) -> DesertBoard:
        """A soldier stands on a tile, on foot; a vehicle takes everyone aboard along."""
        places = list(self.places)
        places[counter] = tile
        if counter in self.crews:
            for soldier in self.crews[counter]:
                if soldier >= 0:
                    places[soldier] = tile
            return DesertBoard(places, self.seats, self.crews)
        if self.seats[counter] == ON_FOOT:
            return DesertBoard(places, self.seats, self.crews)
        board = self.with_seat(counter, ON_FOOT)
        board.places = places
        return board

    def with_seat(self, soldier: int, seat: int) -> DesertBoard:
        """A soldier on another seat, which must be free, or on foot, on the same tile."""
        seats = list(self.seats)
        crews = dict(self.crews)
        for place, who in ((seats[soldier], -1), (seat, soldier)):
            if place != ON_FOOT:
                vehicle = place >> SEAT_BITS
                crews[vehicle] = list(crews[vehicle])
                crews[vehicle][place & SEATS] = who
        seats[soldier] = seat
        return DesertBoard(self.places, seats, crews)

    def with_switch(self, soldier: int, other: int) -> DesertBoard:
        """Two soldiers of one crew on each other's seats."""
        mine = self.seats[soldier]
        theirs = self.seats[other]
        empty = self.with_seat(soldier, ON_FOOT)
        return empty.with_seat(other, mine).with_seat(soldier, theirs)

    def crew(self, vehicle: int) -> list[int]:
        """Who sits in a vehicle."""
        return [soldier for soldier in self.crews[vehicle] if soldier >= 0]


class DesertPicture(Picture):
    """With vehicles, structures and what has left the board.  `suppressed` is of soldiers only."""

    battle: DesertBattle
    board: DesertBoard

    def read_box(self, view: UndauntedView) -> None:
        battle = self.battle
        index = battle.counter_index
        box = view["box"]
        seats = [ON_FOOT] * battle.counters
        crews: dict[int, list[int]] = {}
        self.owner = [-1] * battle.counters  # of vehicles on the board
        self.damage = [0] * battle.counters
        self.disabled = 0
        for word, vehicle in box["vehicles"].items():
            counter = index[word]
            self.owner[counter] = battle.sides.index(vehicle["owner"])
            self.damage[counter] = vehicle["damage"]
            if vehicle["damage"] >= battle.critical[counter]:
                self.disabled |= 1 << counter
            crews[counter] = [
                -1 if soldier is None else index[soldier] for soldier in vehicle["seats"]
            ]
            for seat, soldier in enumerate(crews[counter]):
                if soldier >= 0:
                    seats[soldier] = counter << SEAT_BITS | seat
        self.board = DesertBoard(self.places, seats, crews)
        self.standing = [
            structure
            for structure, word in enumerate(battle.structure_ids)
            if box["structures"][word]["destroyed"] is None
        ]
        self.escaped = [self.mask(box["escaped"][word]) for word in battle.sides]
        self.neutralised = [self.mask(box["neutralised"][word]) for word in battle.sides]
        self.held = [word in box["held"] for word in battle.sides]

    def mask(self, words: list[str]) -> int:
        """Counters as a bit each."""
        found = 0
        for word in words:
            found |= 1 << self.battle.counter_index[word]
        return found

    # -- odds -----

    def defence_total(self, origin: int, target: int, tile: int, kind: int) -> int:
        """NA-711: structures are numbered after the counters."""
        battle = self.battle
        if target >= battle.counters:
            return battle.structure_defence[target - battle.counters]
        if kind == DEMOLITION:
            return battle.armour[target]
        total = super().defence_total(origin, target, tile, kind)
        if kind == ANTI_TANK:
            total += battle.armour[target] - battle.defence[target]
        return total

    # -- questions about soldiers and vehicles -----

    def cards_left(self, counter: int) -> int:
        """Cards in the play area are back before the enemy's turn."""
        side = self.battle.counter_side[counter]
        return self.cycling[side][self.battle.counter_card[counter]]

    def soldiers(self, side: int) -> list[int]:
        """A side's soldiers on the board."""
        return [c for c in self.battle.soldiers_of[side] if self.places[c] >= 0]

    def vehicles(self, side: int) -> list[int]:
        """The vehicles before a side."""
        return [vehicle for vehicle in self.board.crews if self.owner[vehicle] == side]

    def hits_left(self, counter: int) -> int:
        """How many hits bring a counter down; 0 for one that is down."""
        if self.places[counter] < 0:
            return 0
        if self.battle.is_vehicle[counter]:
            return self.battle.integrity[counter] - self.damage[counter]
        return self.cards_left(counter) + 1

    def works(self, soldier: int, seat: int) -> bool:
        """NA-403: whether a soldier could use the actions of a seat."""
        if seat == ON_FOOT:
            return False
        vehicle = seat >> SEAT_BITS
        if self.disabled >> vehicle & 1:
            return False
        needed = self.battle.seat_needs[vehicle][seat & SEATS]
        return needed == 0 or self.battle.specialism[soldier] == needed

    def seat_codes(self, soldier: int, seat: int) -> list[int]:
        """NA-402: the vehicle actions that a soldier would have on a seat."""
        if not self.works(soldier, seat):
            return []
        return self.battle.seat_actions[seat >> SEAT_BITS][seat & SEATS]

    def can_be_aimed_at(self, vehicle: int, kind: int) -> bool:
        """NA-701: the Medium Tank has no basic defence."""
        return kind in (ANTI_TANK, DEMOLITION) or self.battle.defence[vehicle] > 0
