"""Ground: how far units are from what their side wants, what that promises, what wants scouting."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import lru_cache
from heapq import heapify, heappop, heappush

from fieldcraft.games.undaunted.bots.picture import Board, Picture
from fieldcraft.games.undaunted.bots.weights import Weights
from fieldcraft.games.undaunted.table.battle import Battle

STEP = 2  # half steps to enter a tile with an own marker
UNSCOUTED = 3  # and so many more without one: it must be scouted first
SUPPRESSED = 2
FURTHEST = 400


@dataclass(frozen=True)
class Gait:
    """How a unit gets about: half steps for a tile, more for one unscouted, and tiles it shuns."""

    step: int = STEP
    unscouted: int = UNSCOUTED
    shuns: int = 0  # a bit per tile

    def entering(self, tile: int, marked: int) -> int:
        """Half steps to enter a tile."""
        return self.step if marked >> tile & 1 else self.step + self.unscouted


ON_FOOT = Gait()


@lru_cache(maxsize=8192)
def way_to(battle: Battle, goals: int, marked: int, gait: Gait = ON_FOOT) -> list[int]:
    """By tile, the half steps a unit is away from the nearest of the goals, given as a bit each."""
    far = [FURTHEST] * battle.tiles
    for goal in range(battle.tiles):
        if goals >> goal & 1:
            far[goal] = 0 if marked >> goal & 1 else gait.unscouted
    return spread(battle, far, goals, marked, gait)


def spread(battle: Battle, far: list[int], goals: int, marked: int, gait: Gait) -> list[int]:
    """Half steps from every tile, given those of some; what a goal costs is in them already."""
    queue = [(cost, tile) for tile, cost in enumerate(far) if cost < FURTHEST]
    heapify(queue)
    while queue:
        cost, tile = heappop(queue)
        if cost > far[tile] or gait.shuns >> tile & 1:
            continue
        # Leaving `near` for `tile` costs the step; what `near` itself costs is paid on entering.
        entering = gait.step if goals >> tile & 1 else gait.entering(tile, marked)
        for near in battle.adjacent[tile]:
            if cost + entering < far[near]:
                far[near] = cost + entering
                heappush(queue, (far[near], near))
    return far


def next_tile(
    battle: Battle, far: list[int], tile: int, goals: int, marked: int, gait: Gait
) -> int:
    """The neighbour through which the way is shortest."""
    best = tile
    least = FURTHEST * 2
    for near in battle.adjacent[tile]:
        if gait.shuns >> near & 1:
            continue
        cost = far[near]
        if not (goals >> near & 1 or marked >> near & 1):
            cost += gait.unscouted
        if cost < least:
            best, least = near, cost
    return best


@lru_cache(maxsize=64)
def hope(at_objective: float, half_step: float) -> list[float]:
    """By half steps, the share of an objective's worth that is left for an own unit so far away.

    Hyperbolic: the first steps away cost most, yet a far objective still draws.
    """
    return [at_objective / (1.0 + half_step * far) for far in range(2 * FURTHEST)]


@lru_cache(maxsize=64)
def fear(at_objective: float, half_step: float) -> list[float]:
    """The same for an enemy unit: exponential, because only one that is near need be met."""
    shares = [at_objective]
    for _ in range(2 * FURTHEST - 1):
        shares.append(shares[-1] * half_step)
    return shares


@dataclass(frozen=True)
class Runner:
    """A unit that can do some of what its side wants: from where, how late, how surely."""

    counter: int
    tile: int
    late: int = 0  # half steps
    share: float = 1.0


@dataclass(frozen=True)
class Pair:
    """A unit and the task it is best placed for."""

    worth: float
    task: int
    runner: Runner


class Promise:
    """What the units of a side promise: each takes the task that it is best placed for."""

    def __init__(self) -> None:
        self.total = 0.0
        self.pairs: list[Pair] = []

    def of(self, counter: int) -> float:
        """What one unit promises."""
        return sum(pair.worth for pair in self.pairs if pair.runner.counter == counter)


class Ground(ABC):
    """What both sides want of the ground in one position, and what they promise.

    A task is a number; the task to control a tile is the tile's.
    """

    def __init__(self, picture: Picture, weights: Weights) -> None:
        self.picture = picture
        self.weights = weights
        self.hope = hope(weights.at_objective, weights.half_step)
        self.fear = fear(weights.at_objective, weights.enemy_half_step)
        self.stakes = [self.stakes_of(side) for side in (0, 1)]

    # -- what is wanted -----

    @abstractmethod
    def stakes_of(self, side: int) -> dict[int, float]:
        """By task, what it would be worth to a side now."""

    @abstractmethod
    def wins_by_control(self, side: int, tile: int) -> bool:
        """Whether Control of the tile would win."""

    def curve(self, share: float) -> float:
        """What a share of a side's goal is worth."""
        share = min(share, 1.0)
        curve = self.weights.goal_curve
        return self.weights.goal * share * (1.0 - curve + curve * share)

    # -- promises -----

    @abstractmethod
    def runners(self, side: int, board: Board) -> list[Runner]:
        """The units of a side that its tasks need."""

    @abstractmethod
    def far(self, runner: Runner, task: int, marked: int) -> int:
        """Half steps from a task, apart from being late; FURTHEST for one it cannot do."""

    def surety(self, runner: Runner, task: int) -> float:
        """How surely a unit on the spot would do a task."""
        return runner.share

    @abstractmethod
    def barred(self, side: int, board: Board) -> frozenset[int]:
        """The tasks of a side that an enemy's presence forbids for now."""

    def promise(self, side: int, board: Board, marked: int) -> Promise:
        """What a side's units promise, if the counters stood like this."""
        stakes = self.stakes[side]
        found = Promise()
        if not stakes:
            return found
        barred = self.barred(side, board)
        shares = self.hope if side == self.picture.me else self.fear
        chances: list[tuple[float, int, int, Runner]] = []
        for runner in self.runners(side, board):
            for task, stake in stakes.items():
                far = self.far(runner, task, marked)
                if far >= FURTHEST:
                    continue
                worth = stake * self.surety(runner, task) * shares[far + runner.late]
                if task in barred:
                    worth *= self.weights.barred
                chances.append((worth, runner.counter, task, runner))
        chances.sort(key=lambda chance: chance[:3], reverse=True)
        taken: set[int] = set()
        for worth, counter, task, runner in chances:
            if counter in taken or -1 - task in taken:
                continue
            taken.update((counter, -1 - task))
            found.pairs.append(Pair(worth, task, runner))
            found.total += worth
        return found

    # -- scouting -----

    @abstractmethod
    def path(self, pair: Pair, marked: int) -> list[int]:
        """The tiles without an own marker that a unit's way to its task wants marked."""

    def wanted(self, promise: Promise, marked: int) -> dict[int, float]:
        """Tiles without an own marker on the way of what is promised, and what a marker gains."""
        gains: dict[int, float] = {}
        for pair in promise.pairs:
            far = self.far(pair.runner, pair.task, marked)
            gain = pair.worth * (self.hope[max(0, far - UNSCOUTED)] / self.hope[far] - 1.0)
            for tile in self.path(pair, marked):
                gains[tile] = gains.get(tile, 0.0) + gain
        return gains


def unmarked_way(battle: Battle, goals: int, marked: int, gait: Gait, start: int) -> list[int]:
    """The tiles without an own marker on the shortest way to a goal; the start only as a goal."""
    far = way_to(battle, goals, marked, gait)
    tile = start
    tiles: list[int] = []
    while True:
        if (tile != start or goals >> tile & 1) and not marked >> tile & 1:
            tiles.append(tile)
        if goals >> tile & 1:
            return tiles
        tile = next_tile(battle, far, tile, goals, marked, gait)
