"""What the ground is wanted for: Control, Demolition, escape; and who is on the way, how."""

from dataclasses import dataclass
from functools import lru_cache

from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.bots.ground import (
    FURTHEST,
    STEP,
    SUPPRESSED,
    UNSCOUTED,
    Gait,
    Ground,
    Pair,
    Runner,
    next_tile,
    spread,
    unmarked_way,
    way_to,
)
from fieldcraft.games.undaunted.bots.north_africa.goals import Change, Goals
from fieldcraft.games.undaunted.bots.north_africa.picture import DesertBoard, DesertPicture
from fieldcraft.games.undaunted.bots.picture import MISSES, Board
from fieldcraft.games.undaunted.bots.weights import Weights
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT, DesertBattle
from fieldcraft.games.undaunted.north_africa.victory import DEMOLISHING_SIDE
from fieldcraft.games.undaunted.terms import (
    CONTROL,
    DEMOLITION,
    DRIVE,
    MOVE,
    SCOUT,
    SEAT_BITS,
    STALK,
)

# Tasks: the control of a tile has the tile's number, the others come after all tiles.
TASK_SHIFT = 6
DEMOLISH = 1 << TASK_SHIFT  # | structure
ESCAPE_SOLDIER = 2 << TASK_SHIFT  # | how many before
ESCAPE_VEHICLE = 3 << TASK_SHIFT  # | how many before
ESCAPE_NAMED = 4 << TASK_SHIFT  # | counter

NO_DRIVER = 2  # half steps until somebody has taken the driver's seat


@lru_cache(maxsize=64)
def card_values(battle: DesertBattle, action: int) -> list[int]:
    """By counter, the value of an action on the soldier's card (1 if none is printed), or 0."""
    values = []
    for counter, card in enumerate(battle.counter_card):
        codes = (
            [] if card < 0 else battle.actions[battle.counter_side[counter] * battle.types + card]
        )
        values.append(
            max((value_of(code) or 1 for code in codes if code & 31 == action), default=0)
        )
    return values


@lru_cache(maxsize=64)
def gaits(battle: DesertBattle) -> list[Gait]:
    """By counter, how the soldier walks: scouting, stalking, or where markers are."""
    found = []
    for counter in range(battle.counters):
        scout = card_values(battle, SCOUT)[counter]
        stalk = card_values(battle, STALK)[counter]
        value = max(scout, stalk) or card_values(battle, MOVE)[counter] or 1
        found.append(Gait(max(1, STEP // value), 0 if scout or stalk else UNSCOUTED))
    return found


@lru_cache(maxsize=64)
def driving(battle: DesertBattle) -> dict[int, tuple[int, Gait]]:
    """By vehicle, the seat that drives it and how it goes."""
    found = {}
    for vehicle in battle.vehicles:
        for seat, codes in enumerate(battle.seat_actions[vehicle]):
            for code in codes:
                if code & 31 == DRIVE:
                    gait = Gait(max(1, STEP // value_of(code)), UNSCOUTED, battle.rough)
                    found[vehicle] = (seat, gait)
    return found


@lru_cache(maxsize=8192)
def ride_to(battle: DesertBattle, goals: int, marked: int, foot: Gait, wheels: Gait) -> list[int]:
    """By tile, the half steps of somebody seated there, who may get out wherever he likes."""
    far = list(way_to(battle, goals, marked, foot))
    return spread(battle, far, goals if foot.unscouted else 0, marked, wheels)


@dataclass(frozen=True)
class DesertRunner(Runner):
    """With the vehicle he rides in, if somebody can drive it."""

    seat: int = ON_FOOT
    ride: Gait | None = None
    ride_late: int = 0


class Tasks(Ground):
    """Objectives and structures, escape markers, and the soldiers and vehicles for them."""

    picture: DesertPicture

    def __init__(self, picture: DesertPicture, goals: Goals, weights: Weights) -> None:
        self.goals = goals
        battle = picture.battle
        self.controls = card_values(battle, CONTROL)
        self.demolishes = card_values(battle, DEMOLITION)
        self.gaits = gaits(battle)
        self.driving = driving(battle)
        super().__init__(picture, weights)

    # -- what is wanted -----

    def stakes_of(self, side: int) -> dict[int, float]:
        stakes: dict[int, float] = {}
        for tile in self.scoring_tiles():
            if not self.picture.controlled[side] >> tile & 1:
                stakes[tile] = self.control_gain(side, tile)
        if side == DEMOLISHING_SIDE:
            for structure in self.picture.standing:
                stakes[DEMOLISH | structure] = self.demolition_gain(side, structure)
        stakes.update(self.escapes(side))
        return {task: worth for task, worth in stakes.items() if worth > 0.0}

    def scoring_tiles(self) -> set[int]:
        """Tiles whose control may matter to somebody."""
        battle = self.picture.battle
        tiles = set(battle.objective_tiles)
        tiles.update(battle.structure_tile[s] for s in self.picture.standing)
        tiles.update(tile for tile in battle.hold_tile if tile >= 0)
        return tiles

    def tile_points(self, side: int, tile: int) -> int:
        """NA-802 to NA-804: the points of a tile to whoever controls it."""
        battle = self.picture.battle
        points = battle.objective[tile]
        if side != DEMOLISHING_SIDE:
            for structure in self.picture.standing:
                if battle.structure_tile[structure] == tile:
                    points += battle.structure_points[structure]
        return points

    def control_change(self, side: int, tile: int) -> Change:
        """What Control of a tile would change for the side."""
        held = tile == self.picture.battle.hold_tile[side]
        return Change(points=self.tile_points(side, tile), held=held)

    def control_gain(self, side: int, tile: int) -> float:
        """What Control of a tile is worth: for oneself, and taken from the other."""
        gain = self.goals.gain(side, self.control_change(side, tile))
        other = 1 - side
        if self.picture.controlled[other] >> tile & 1:
            gain -= self.goals.gain(other, Change(points=-self.tile_points(other, tile)))
        return gain

    def demolition_gain(self, side: int, structure: int) -> float:
        """What a structure's destruction is worth: for oneself, and taken from the other."""
        battle = self.picture.battle
        points = battle.structure_points[structure]
        gain = self.goals.gain(side, Change(points=points))
        if self.picture.controlled[1 - side] >> battle.structure_tile[structure] & 1:
            gain -= self.goals.gain(1 - side, Change(points=-points))
        return gain

    def escapes(self, side: int) -> dict[int, float]:
        """What it is worth that one more soldier or vehicle escapes, so many times."""
        battle = self.picture.battle
        stakes: dict[int, float] = {}
        may = 1.0
        if battle.hold_tile[side] >= 0 and not self.picture.held[side]:
            may = self.weights.hold_first
        for goal in battle.goals[side]:
            toll = goal.escape
            gone = toll.counted(self.picture.escaped[side])
            left = toll.soldiers - (gone & toll.any_soldier).bit_count()
            if left > 0:
                each = self.goals.gain(side, Change(soldiers=left)) / left
                stakes.update({ESCAPE_SOLDIER | n: each * may for n in range(left)})
            left = toll.vehicles - (gone & toll.any_vehicle).bit_count()
            if left > 0:
                each = self.goals.gain(side, Change(vehicles=left)) / left
                stakes.update({ESCAPE_VEHICLE | n: each * may for n in range(left)})
            for counter in range(battle.counters):
                if toll.named >> counter & ~gone >> counter & 1:
                    gain = self.goals.gain(side, Change(named=1 << counter))
                    stakes[ESCAPE_NAMED | counter] = gain * may
        return stakes

    def wins_by_control(self, side: int, tile: int) -> bool:
        return tile in self.stakes[side] and self.goals.wins(side, self.control_change(side, tile))

    # -- promises -----

    def runners(self, side: int, board: Board) -> list[Runner]:
        """Soldiers on foot or in vehicles; vehicles too, in case they must escape."""
        assert isinstance(board, DesertBoard)
        picture = self.picture
        found: list[Runner] = []
        rides: dict[int, tuple[Gait | None, int]] = {}
        for soldier in picture.battle.soldiers_of[side]:
            tile = board.places[soldier]
            if tile < 0:
                continue
            late = SUPPRESSED if picture.suppressed >> soldier & 1 else 0
            share = 1.0 if picture.can_act(soldier) else self.weights.cardless
            seat = board.seats[soldier]
            if seat == ON_FOOT:
                found.append(DesertRunner(soldier, tile, late, share))
                continue
            vehicle = seat >> SEAT_BITS
            if vehicle not in rides:
                rides[vehicle] = self.ride(vehicle, board)
            ride, ride_late = rides[vehicle]
            found.append(DesertRunner(soldier, tile, late, share, seat, ride, ride_late))
        if any(task >> TASK_SHIFT >= ESCAPE_VEHICLE >> TASK_SHIFT for task in self.stakes[side]):
            for vehicle in picture.vehicles(side):
                ride, late = self.ride(vehicle, board)
                if ride is not None and picture.battle.counter_side[vehicle] == side:
                    tile = board.places[vehicle]
                    found.append(DesertRunner(vehicle, tile, late, 1.0, ON_FOOT, ride))
        return found

    def ride(self, vehicle: int, board: DesertBoard) -> tuple[Gait | None, int]:
        """How a vehicle goes with this crew, and how late; None if nobody aboard can drive it."""
        picture = self.picture
        if picture.disabled >> vehicle & 1:
            return None, 0
        seat, gait = self.driving[vehicle]
        needed = picture.battle.seat_needs[vehicle][seat]
        driver = board.crews[vehicle][seat]
        late = FURTHEST
        for soldier in board.crew(vehicle):
            if needed and picture.battle.specialism[soldier] != needed:
                continue
            if not picture.can_act(soldier):
                continue
            wait = SUPPRESSED if picture.suppressed >> soldier & 1 else 0
            if soldier != driver:
                wait += NO_DRIVER
            late = min(late, wait)
        return (gait, late) if late < FURTHEST else (None, 0)

    def goal_tiles(self, task: int) -> int:
        """Where a task is done, a bit per tile."""
        battle = self.picture.battle
        if task < DEMOLISH:
            return 1 << task
        if task < ESCAPE_SOLDIER:
            return 1 << battle.structure_tile[task - DEMOLISH]
        return battle.escape_tiles

    def can_do(self, runner: Runner, task: int) -> bool:
        """Whether a soldier or vehicle is of any use for a task."""
        battle = self.picture.battle
        counter = runner.counter
        if task < DEMOLISH:
            return self.controls[counter] > 0
        if task < ESCAPE_SOLDIER:
            return self.demolishes[counter] > 0
        if task >= ESCAPE_NAMED:
            return counter == task - ESCAPE_NAMED
        side = battle.counter_side[counter]
        if not battle.may_escape[side] >> counter & 1:
            return False
        return battle.is_vehicle[counter] == (task >= ESCAPE_VEHICLE)

    def far(self, runner: Runner, task: int, marked: int) -> int:
        assert isinstance(runner, DesertRunner)
        battle = self.picture.battle
        goals = self.goal_tiles(task)
        if not self.can_do(runner, task):
            return self.seat_control(runner, task, marked)
        if runner.counter in self.driving:
            assert runner.ride is not None
            return way_to(battle, goals, marked, runner.ride)[runner.tile]
        foot = self.gaits[runner.counter]
        far = way_to(battle, goals, marked, foot)[runner.tile]
        if runner.ride is not None:
            ride = ride_to(battle, goals, marked, foot, runner.ride)[runner.tile]
            far = min(far, ride + runner.ride_late)
        return far

    def seat_control(self, runner: DesertRunner, task: int, marked: int) -> int:
        """NA-608: half steps of one who controls only from his seat."""
        if task >= DEMOLISH or runner.ride is None:
            return FURTHEST
        codes = self.picture.seat_codes(runner.counter, runner.seat)
        if not any(code & 31 == CONTROL for code in codes):
            return FURTHEST
        goals = self.goal_tiles(task)
        return way_to(self.picture.battle, goals, marked, runner.ride)[runner.tile]

    def surety(self, runner: Runner, task: int) -> float:
        """Demolition may fail; a passenger without a card escapes all the same."""
        assert isinstance(runner, DesertRunner)
        if task < DEMOLISH:
            return runner.share
        if task < ESCAPE_SOLDIER:
            defence = self.picture.battle.structure_defence[task - DEMOLISH]
            return runner.share * (1.0 - MISSES[defence] ** self.demolishes[runner.counter])
        return 1.0 if runner.ride is not None else runner.share

    def barred(self, side: int, board: Board) -> frozenset[int]:
        """NA-605: an enemy soldier on a tile that his side controls."""
        theirs = self.picture.controlled[1 - side]
        contested = [task for task in self.stakes[side] if task < DEMOLISH and theirs >> task & 1]
        if not contested:
            return frozenset()
        held = {board.places[c] for c in self.picture.battle.soldiers_of[1 - side]}
        return frozenset(held.intersection(contested))

    # -- scouting -----

    def path(self, pair: Pair, marked: int) -> list[int]:
        runner = pair.runner
        assert isinstance(runner, DesertRunner)
        battle = self.picture.battle
        goals = self.goal_tiles(pair.task)
        tile = runner.tile
        if runner.counter in self.driving or not self.can_do(runner, pair.task):
            assert runner.ride is not None
            return unmarked_way(battle, goals, marked, runner.ride, tile)
        foot = self.gaits[runner.counter]
        tiles: list[int] = []
        if runner.ride is not None:
            on_foot = way_to(battle, goals, marked, foot)
            riding = ride_to(battle, goals, marked, foot, runner.ride)
            while riding[tile] < on_foot[tile]:
                tile = next_tile(battle, riding, tile, goals, marked, runner.ride)
                if not marked >> tile & 1:
                    tiles.append(tile)
        if foot.unscouted:
            rest = unmarked_way(battle, goals, marked, foot, tile)
            tiles.extend(one for one in rest if one not in tiles)
        return tiles
