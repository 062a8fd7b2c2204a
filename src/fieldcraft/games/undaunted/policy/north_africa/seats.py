"""The quick hand in North Africa: who sits where, who can drive, and how many hits they bear."""

from typing import Final, cast

from fieldcraft.games.undaunted.north_africa import vehicles
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT, DesertBattle
from fieldcraft.games.undaunted.policy.ground import UNKNOWN
from fieldcraft.games.undaunted.policy.hand import Hand
from fieldcraft.games.undaunted.policy.north_africa.tables import DesertTables
from fieldcraft.games.undaunted.policy.tables import FURTHEST, Tables
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.terms import SEAT_BITS, SEATS

NO_DRIVER: Final = 2
"""Half steps until somebody has taken the driver's seat."""


class DesertSeats(Hand):
    """Soldiers and vehicles."""

    def __init__(self) -> None:
        super().__init__()
        self.desert: DesertBattle
        self.desert_tables: DesertTables
        self.hits: list[int] = []
        self.trial = -1
        """Who is thought of on another seat, -1 for nobody."""
        self.trial_seat = ON_FOOT
        self.waits: list[int] = []
        """By side and vehicle its lateness, as far as it was looked at."""

    def study(self, battle: Battle) -> Tables:
        found = self.books.get(battle.id)
        if found is None or battle.plain["custom"]:
            found = DesertTables(battle)
            self.books[battle.id] = found
        return found

    def take_seats(self) -> None:
        """Take in a position before anything else is looked at."""
        self.desert = cast(DesertBattle, self.battle)
        self.desert_tables = cast(DesertTables, self.tables)
        self.trial = -1
        self.waits = [UNKNOWN] * (2 * self.battle.counters)
        self.hits = [self.hits_left(counter) for counter in range(self.battle.counters)]

    def hits_left(self, counter: int) -> int:
        """How many hits bring a counter down; 0 for one that is down."""
        battle = self.desert
        if self.s.places[counter] < 0:
            return 0
        if battle.is_vehicle[counter]:
            return battle.integrity[counter] - vehicles.damage_of(self.s, counter)
        return self.cycling(battle.counter_side[counter], battle.counter_card[counter]) + 1

    def seat(self, soldier: int) -> int:
        """Where a soldier sits, or would."""
        return self.trial_seat if soldier == self.trial else self.s.extra[soldier]

    def seat_codes(self, soldier: int, seat: int) -> list[int]:
        """NA-402, NA-403: the actions that a soldier would have on a seat."""
        if seat < 0:
            return []
        vehicle = seat >> SEAT_BITS
        if self.s.faces >> vehicle & 1:
            return []
        needed = self.desert.seat_needs[vehicle][seat & SEATS]
        if needed and self.desert.specialism[soldier] != needed:
            return []
        return self.desert.seat_actions[vehicle][seat & SEATS]

    def can_return(self, counter: int) -> bool:
        """NA-103: nobody comes back."""
        return False

    def cards_left(self, counter: int) -> int:
        """Cards in the play area are back before the enemy's turn."""
        battle = self.battle
        return self.cycling(battle.counter_side[counter], battle.counter_card[counter])

    def can_act(self, counter: int) -> bool:
        if self.desert.is_vehicle[counter]:
            return True
        return super().can_act(counter)

    def lateness(self, vehicle: int, side: int) -> int:
        """Half steps until a vehicle can be driven; FURTHEST if nobody aboard can."""
        if self.trial >= 0:
            return self.wait(vehicle, side)
        at = side * self.battle.counters + vehicle
        found = self.waits[at]
        if found == UNKNOWN:
            found = self.wait(vehicle, side)
            self.waits[at] = found
        return found

    def wait(self, vehicle: int, side: int) -> int:
        """The same, worked out again: somebody may be thought of on another seat."""
        s = self.s
        if s.faces >> vehicle & 1:
            return FURTHEST
        seat = self.desert_tables.drive_seat[vehicle]
        if seat < 0:
            return FURTHEST
        needed = self.desert.seat_needs[vehicle][seat]
        least = FURTHEST
        for soldier in self.desert.soldiers_of[side]:
            place = self.seat(soldier)
            if place < 0 or place >> SEAT_BITS != vehicle or s.places[soldier] < 0:
                continue
            if needed and self.desert.specialism[soldier] != needed:
                continue
            if not self.can_act(soldier):
                continue
            wait = 2 if s.faces >> soldier & 1 else 0
            if place & SEATS != seat:
                wait += NO_DRIVER
            if wait < least:
                least = wait
        return least
