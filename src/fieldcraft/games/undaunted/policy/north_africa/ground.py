"""The quick hand in North Africa: what there is to do, and who can, on foot or driving."""

from typing import Final

from fieldcraft.games.undaunted.north_africa import combat, vehicles
from fieldcraft.games.undaunted.north_africa.victory import DEMOLISHING_SIDE, tile_worth
from fieldcraft.games.undaunted.policy.north_africa import goals as desert_goals
from fieldcraft.games.undaunted.policy.north_africa.goals import Change, Tally
from fieldcraft.games.undaunted.policy.north_africa.seats import DesertSeats
from fieldcraft.games.undaunted.policy.tables import (
    FURTHEST,
    HITS,
    STEP,
    TOTALS,
    way_to,
)
from fieldcraft.games.undaunted.terms import (
    CONTROL,
    SEAT_BITS,
)

DEMOLISH: Final = 64  # | structure
ESCAPE_TASK: Final = 128  # | counter


class DesertGround(DesertSeats):
    """Tasks and ways."""

    def __init__(self) -> None:
        super().__init__()
        self.tallies: list[list[Tally]] = [[], []]
        self.goal_now = [0, 0]
        self.gun_tiles: list[int] = []
        self.gun_dice: list[int] = []
        self.gun_armour: list[int] = []

    def take_in(self) -> None:
        s = self.s
        self.take_seats()
        nothing = Change()
        for side in (0, 1):
            goals = self.desert.goals[side]
            self.tallies[side] = [
                Tally(s, self.hits, side, goals[place], self.desert_tables.quarries[side][place])
                for place in range(len(goals))
            ]
            self.goal_now[side] = desert_goals.value(self.tallies[side], nothing)
        for side in (0, 1):
            self.find_tasks(side)

    def gain(self, side: int, change: Change) -> int:
        """What a change is worth to a side."""
        return desert_goals.value(self.tallies[side], change) - self.goal_now[side]

    def find_tasks(self, side: int) -> None:
        """What there is to do for a side, what it is worth, and who might."""
        s = self.s
        battle = self.desert
        tasks: list[int] = []
        stakes: list[int] = []
        other = 1 - side
        for tile in self.desert_tables.contested[side]:
            if s.markers[2 + side] >> tile & 1:
                continue
            points = tile_worth(s, side, tile)
            theirs = tile_worth(s, other, tile) if s.markers[2 + other] >> tile & 1 else 0
            hold = battle.hold_tile[side] == tile
            if points or theirs or hold:
                change = Change(points)
                change.held = hold
                stake = self.gain(side, change)
                if theirs:
                    stake -= self.gain(other, Change(-theirs))
                if stake > 0:
                    tasks.append(tile)
                    stakes.append(stake)
        if side == DEMOLISHING_SIDE:
            for structure in range(len(battle.structure_ids)):
                if combat.is_standing(s, structure):
                    points = battle.structure_points[structure]
                    stake = self.gain(side, Change(points))
                    if s.markers[2 + other] >> battle.structure_tile[structure] & 1:
                        stake -= self.gain(other, Change(-points))
                    if stake > 0:
                        tasks.append(DEMOLISH | structure)
                        stakes.append(stake)
        runners = [c for c in battle.soldiers_of[side] if s.places[c] >= 0]
        if battle.may_escape[side]:
            self.find_escapes(side, tasks, stakes, runners)
        self.tasks[side] = tasks
        self.stakes[side] = stakes
        self.runners[side] = runners

    def find_escapes(
        self, side: int, tasks: list[int], stakes: list[int], runners: list[int]
    ) -> None:
        """NA-504: what it is worth that one more of those who may escapes."""
        s = self.s
        battle = self.desert
        may = 1000
        if battle.hold_tile[side] >= 0 and not s.extra[battle.counters + vehicles.HELD] >> side & 1:
            may = 400
        for counter in range(battle.counters):
            if not battle.may_escape[side] >> counter & 1 or s.places[counter] < 0:
                continue
            if not battle.printed_for[side] >> counter & 1:
                continue
            stake = self.gain(side, self.escape_of(counter)) * may // 1000
            if stake > 0:
                tasks.append(ESCAPE_TASK | counter)
                stakes.append(stake)
                if battle.is_vehicle[counter]:
                    runners.append(counter)

    def escape_of(self, counter: int) -> Change:
        """One counter gone."""
        vehicle = self.desert.is_vehicle[counter]
        change = Change()
        change.named = 1 << counter
        change.vehicles = 1 if vehicle else 0
        change.soldiers = 0 if vehicle else 1
        return change

    # -- ground -----

    def promise(self, side: int, mover: int, tile: int, pairs: list[int] | None) -> int:
        """A vehicle that moves takes its crew along."""
        if mover >= 0 and tile >= 0 and self.desert.is_vehicle[mover]:
            s = self.s
            places = s.places
            moved = list(places)
            moved[mover] = tile
            for soldier in vehicles.crew_of(s, mover):
                moved[soldier] = tile
            known = self.own_hopes, self.foe_hopes
            self.own_hopes, self.foe_hopes = [], []
            s.places = moved
            found = super().promise(side, -1, -1, pairs)
            s.places = places
            self.own_hopes, self.foe_hopes = known
            return found
        return super().promise(side, mover, tile, pairs)

    def hopes_of(self, side: int) -> list[int]:
        """Not kept while somebody is thought of on another seat."""
        if self.trial < 0:
            return super().hopes_of(side)
        known = self.own_hopes, self.foe_hopes
        self.own_hopes, self.foe_hopes = [], []
        found = super().hopes_of(side)
        self.own_hopes, self.foe_hopes = known
        return found

    def goal_tile(self, task: int) -> int:
        """Where a task is done; -1 for any tile to escape from."""
        if task < DEMOLISH:
            return task
        return self.desert.structure_tile[task - DEMOLISH] if task < ESCAPE_TASK else -1

    def distance_of(self, counter: int, tile: int, goal: int, side: int, shuns: int) -> int:
        """Half steps by one's own way of going."""
        tables = self.desert_tables
        marked = self.s.markers[side]
        unscouted = tables.unscouted[counter]
        least = FURTHEST
        if goal >= 0:
            least = way_to(tables, self.battle, goal, marked, shuns, unscouted)[tile]
        else:
            for exit_tile in range(self.battle.tiles):
                if self.desert.escape_tiles >> exit_tile & 1:
                    far = way_to(tables, self.battle, exit_tile, marked, shuns, unscouted)[tile]
                    if far < least:
                        least = far
        return least * tables.stride[counter] // STEP if least < FURTHEST else FURTHEST

    def far(self, counter: int, tile: int, task: int, side: int) -> int:
        if tile < 0 or not self.can_do(counter, task):
            return FURTHEST
        goal = self.goal_tile(task)
        if self.desert.is_vehicle[counter]:
            late = self.lateness(counter, side)
            if late >= FURTHEST:
                return FURTHEST
            return late + self.distance_of(counter, tile, goal, side, self.desert.rough)
        far = self.distance_of(counter, tile, goal, side, 0)
        seat = self.seat(counter)
        if seat >= 0:
            vehicle = seat >> SEAT_BITS
            late = self.lateness(vehicle, side)
            if late < FURTHEST:
                ride = late + self.distance_of(vehicle, tile, goal, side, self.desert.rough)
                if ride < far:
                    far = ride
        return far

    def can_do(self, counter: int, task: int) -> bool:
        """Whether a soldier or vehicle is of any use for a task."""
        if task < DEMOLISH:
            if self.desert.is_vehicle[counter]:
                return False
            if self.desert_tables.controls[counter] > 0:
                return True
            for code in self.seat_codes(counter, self.seat(counter)):
                if code & 31 == CONTROL:
                    return True
            return False
        if task < ESCAPE_TASK:
            return self.desert_tables.demolishes[counter] > 0
        return task - ESCAPE_TASK == counter

    def surety(self, counter: int, task: int) -> int:
        """Demolition may fail."""
        if DEMOLISH <= task < ESCAPE_TASK:
            dice = self.desert_tables.demolishes[counter]
            return HITS[dice * TOTALS + self.desert.structure_defence[task - DEMOLISH]]
        return 1000

    def held_by(self, side: int, mover: int, tile: int) -> int:
        """NA-605: an enemy soldier bars a tile that his side controls."""
        s = self.s
        mask = 0
        for counter in self.desert.soldiers_of[side]:
            place = tile if counter == mover else s.places[counter]
            if place >= 0:
                mask |= 1 << place
        return mask & s.markers[2 + side]
