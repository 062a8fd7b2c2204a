"""Walking, driving, leaving the board, and who had better sit where."""

from typing import Final

from fieldcraft.games.undaunted.north_africa import movement, vehicles
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT
from fieldcraft.games.undaunted.policy.ground import NEVER, WIN
from fieldcraft.games.undaunted.policy.north_africa import goals as desert_goals
from fieldcraft.games.undaunted.policy.north_africa.fire import DesertFire
from fieldcraft.games.undaunted.policy.north_africa.goals import Change
from fieldcraft.games.undaunted.policy.tables import FURTHEST, UNSCOUTED, way_to
from fieldcraft.games.undaunted.table.question import CardInUse
from fieldcraft.games.undaunted.terms import (
    ENTER_SEAT,
    EXIT,
    SEAT_BITS,
    SEATS,
    SHIFT_TO,
    THING,
)

ADJUSTED: Final = 20
CAPTURE: Final = 800


class DesertMoves(DesertFire):
    """Posts and ways."""

    def stand(self, counter: int, tile: int) -> int:
        key = (counter * 64 + tile) * 256 + self.seat_key(counter)
        found = self.stands.get(key)
        if found is None:
            seat = ON_FOOT if self.desert.is_vehicle[counter] else self.seat(counter)
            if seat >= 0:
                found = self.seat_firing(counter, tile)
                found -= self.exposure(seat >> SEAT_BITS, tile) * self.seated // 1000
            else:
                found = self.firing(counter, tile) - self.exposure(counter, tile)
            found += self.promise(self.me, counter, tile, None)
            found += self.spoilt(counter, tile) * 9 // 10
            self.stands[key] = found
        return found

    def seat_key(self, counter: int) -> int:
        """Different for every seat."""
        return 0 if self.desert.is_vehicle[counter] else self.seat(counter) + 1

    def is_runner(self, counter: int) -> bool:
        return True

    def walk(self, counter: int, origin: int, left: int, moving: bool, seen: int, stay: int) -> int:
        """A step may also lead off the board."""
        most = super().walk(counter, origin, left, moving, seen, stay)
        off = self.leaving(counter, origin)
        return off if off > most else most

    def drive(self, vehicle: int, origin: int, left: int) -> int:
        """The best way for a vehicle to spend up to so many steps; staying is worth nothing."""
        most = self.leaving(vehicle, origin)
        if most < 0:
            most = 0
        ground = self.s.markers[self.me] & ~self.desert.rough
        for tile in self.battle.adjacent[origin]:
            if ground >> tile & 1:
                worth = self.driven(vehicle, origin, tile, left)
                if worth > most:
                    most = worth
        return most

    def driven(self, vehicle: int, origin: int, tile: int, left: int) -> int:
        """A vehicle one tile further, and the best that could follow."""
        gain = self.stand(vehicle, tile) - self.stand(vehicle, origin)
        return gain + self.drive(vehicle, tile, left - 1) if left > 1 else gain

    def leaving(self, counter: int, tile: int) -> int:
        """NA-504: off the board from a tile, with everyone aboard."""
        s = self.s
        battle = self.desert
        if not battle.escape_tiles >> tile & 1 or not battle.may_escape[self.me] >> counter & 1:
            return NEVER
        if battle.hold_tile[self.me] >= 0:
            if not s.extra[battle.counters + vehicles.HELD] >> self.me & 1:
                return NEVER
        if movement.unlisted(s, self.me, counter) >= 0:
            return NEVER
        change = Change()
        for one in movement.leaving(s, counter):
            if battle.counter_side[one] == self.me:
                change.named |= 1 << one
                if battle.is_vehicle[one]:
                    change.vehicles += 1
                else:
                    change.soldiers += 1
        if desert_goals.wins(self.tallies[self.me], change):
            return WIN
        return self.gain(self.me, change) * 4 // 10

    def soldier_used(self) -> int:
        """Whose card is in use."""
        place = self.me * self.battle.types + self.s.slot(CardInUse.CARD)
        return self.battle.card_counter[place]

    def seat_after(self, soldier: int, option: int) -> int:
        """Where an adjustment leads."""
        what = option & ~THING
        if what == EXIT:
            return ON_FOOT
        if what == SHIFT_TO:
            return self.s.extra[soldier] & ~SEATS | option & THING
        vehicle = self.battle.vehicles[(option & THING) >> SEAT_BITS]
        return vehicle << SEAT_BITS | option & SEATS

    def posted(self, soldier: int, seat: int) -> int:
        """What it changes to have a soldier on another seat."""
        tile = self.s.places[soldier]
        before = self.stand(soldier, tile)
        self.trial = soldier
        self.trial_seat = seat
        after = self.stand(soldier, tile)
        self.trial = -1
        return after - before

    def reseated(self, soldier: int, option: int) -> int:
        """A soldier enters, exits or repositions."""
        seat = self.seat_after(soldier, option)
        worth = self.posted(soldier, seat) - ADJUSTED
        if option & ~THING == ENTER_SEAT:
            if vehicles.owner_of(self.s, seat >> SEAT_BITS) != self.me:
                worth += CAPTURE
        return worth

    def after(self, soldier: int, option: int) -> int:
        """The best use of his card after an adjustment."""
        s = self.s
        card = self.battle.counter_card[soldier]
        if s.faces >> soldier & 1:
            return self.rallied(card)
        tile = s.places[soldier]
        self.trial = soldier
        self.trial_seat = self.seat_after(soldier, option)
        most = 0
        place = self.me * self.battle.types + card
        for code in self.battle.actions[place]:
            worth = self.act(soldier, code, tile)
            if worth > most:
                most = worth
        for code in self.seat_codes(soldier, self.trial_seat):
            worth = self.act(soldier, code, tile)
            if worth > most:
                most = worth
        self.trial = -1
        return most

    def marks(self, left: int) -> int:
        """The best tiles to mark."""
        marked = self.s.markers[self.me]
        gains: list[int] = []
        for tile in self.wants():
            gain = self.marking(tile, marked)
            if gain > 0:
                gains.append(gain)
        gains.sort()
        total = 0
        for place in range(len(gains)):
            if len(gains) - place <= left:
                total += gains[place]
        return total

    def repaired(self, vehicle: int) -> int:
        """One damage marker less."""
        worth = self.damage_weight
        if vehicles.damage_of(self.s, vehicle) == self.desert.critical[vehicle]:
            worth += self.disabled_weight
        return worth if vehicles.owner_of(self.s, vehicle) == self.me else -worth

    # -- ways that others mark -----

    def needs_marks(self, runner: int) -> bool:
        """Scouts mark their own way; vehicles and their crews never do."""
        if self.desert.is_vehicle[runner] or self.seat(runner) >= 0:
            return True
        return self.desert_tables.unscouted[runner] > 0

    def end_of(self, runner: int, task: int) -> int:
        goal = self.goal_tile(task)
        if goal >= 0:
            return goal
        least = FURTHEST
        for tile in range(self.battle.tiles):
            if self.desert.escape_tiles >> tile & 1:
                far = self.way_between(runner, tile)[self.s.places[runner]]
                if far < least:
                    least = far
                    goal = tile
        return goal

    def way_between(self, counter: int, goal: int) -> list[int]:
        """By tile, half steps to another for a unit as it goes now."""
        riding = self.desert.is_vehicle[counter] or self.seat(counter) >= 0
        shuns = self.desert.rough if riding else 0
        return way_to(
            self.desert_tables, self.battle, goal, self.s.markers[self.me], shuns, UNSCOUTED
        )

    def way(self, counter: int, task: int, side: int) -> list[int]:
        goal = self.end_of(counter, task)
        return self.way_between(counter, goal if goal >= 0 else 0)
