"""Ground: how far Riflemen are from objectives, what that promises, which tiles want scouting."""

from functools import lru_cache
from heapq import heappop, heappush

from fieldcraft.bots.undaunted.picture import Picture
from fieldcraft.bots.undaunted.weights import Weights
from fieldcraft.games.undaunted.normandy.battle import NormandyBattle

STEP = 2  # half steps to enter a tile with an own marker
UNSCOUTED = 3  # and so many more without one: it must be scouted first
SUPPRESSED = 2
OFF_BOARD = 1
FURTHEST = 400


@lru_cache(maxsize=4096)
def way_to(battle: NormandyBattle, goal: int, marked: int) -> list[int]:
    """By tile, the half steps a unit that needs own markers is away from the goal."""
    far = [FURTHEST] * battle.tiles
    far[goal] = 0 if marked >> goal & 1 else UNSCOUTED
    queue = [(far[goal], goal)]
    while queue:
        cost, tile = heappop(queue)
        if cost > far[tile]:
            continue
        # Leaving `near` for `tile` costs the step; what `near` itself costs is paid on entering.
        for near in battle.adjacent[tile]:
            entering = STEP + (0 if tile == goal or marked >> tile & 1 else UNSCOUTED)
            if cost + entering < far[near]:
                far[near] = cost + entering
                heappush(queue, (far[near], near))
    return far


@lru_cache(maxsize=64)
def hope(at_objective: float, half_step: float) -> list[float]:
    """By half steps, the share of an objective's worth that is left for an own unit so far away.

    Hyperbolic: the first steps away cost most, yet a far objective still draws.
    """
    return [at_objective / (1.0 + half_step * far) for far in range(FURTHEST + STEP + 1)]


@lru_cache(maxsize=64)
def fear(at_objective: float, half_step: float) -> list[float]:
    """The same for an enemy unit: exponential, because only one that is near need be met."""
    shares = [at_objective]
    for _ in range(FURTHEST + STEP):
        shares.append(shares[-1] * half_step)
    return shares


def next_tile(battle: NormandyBattle, tile: int, goal: int, marked: int) -> int:
    """The neighbour through which the way to the goal is shortest."""
    far = way_to(battle, goal, marked)
    best = tile
    least = FURTHEST * 2
    for near in battle.adjacent[tile]:
        cost = far[near] + (0 if near == goal or marked >> near & 1 else UNSCOUTED)
        if cost < least:
            best, least = near, cost
    return best


class Promise:
    """What the Riflemen of a side promise: each takes the objective that it is best placed for."""

    def __init__(self) -> None:
        self.total = 0.0
        self.pairs: list[tuple[float, int, int, int]] = []  # worth, Riflemen, objective, from

    def of(self, counter: int) -> float:
        """What one unit promises."""
        return sum(worth for worth, unit, _, _ in self.pairs if unit == counter)


class Ground:
    """Points, objectives and promises of both sides in one position."""

    def __init__(self, picture: Picture, weights: Weights) -> None:
        self.picture = picture
        self.weights = weights
        self.hope = hope(weights.at_objective, weights.half_step)
        self.fear = fear(weights.at_objective, weights.enemy_half_step)
        self.stakes = [self.stakes_of(side) for side in (0, 1)]

    # -- points -----

    def standing(self, side: int, points: int) -> float:
        """What a side's points are worth towards its goal."""
        goal = self.picture.battle.goal_points[side]
        if goal == 0:
            return 0.0
        share = min(points / goal, 1.0)
        curve = self.weights.goal_curve
        return self.weights.goal * share * (1.0 - curve + curve * share)

    def stakes_of(self, side: int) -> dict[int, float]:
        """By tile, what Control there would be worth to a side now."""
        picture = self.picture
        battle = picture.battle
        points = picture.points
        other = 1 - side
        stakes: dict[int, float] = {}
        for tile, worth in picture.objectives.items():
            value = 0.0
            if picture.controlled[side] >> tile & 1:
                if tile == battle.radio_tile and side == 0:  # UN-106: the tower can be raised
                    value = self.standing(side, points[side] + 1)
                    value -= self.standing(side, points[side])
            else:
                value = self.standing(side, points[side] + worth)
                value -= self.standing(side, points[side])
                if picture.controlled[other] >> tile & 1:
                    value += self.standing(other, points[other])
                    value -= self.standing(other, points[other] - worth)
            if value > 0.0:
                stakes[tile] = value
        return stakes

    def wins_by_control(self, side: int, tile: int) -> bool:
        """Whether Control of the tile would reach the side's points."""
        picture = self.picture
        goal = picture.battle.goal_points[side]
        if goal == 0 or tile not in self.stakes[side]:
            return False
        if picture.controlled[side] >> tile & 1:
            return picture.points[side] + 1 >= goal
        return picture.points[side] + picture.objectives[tile] >= goal

    # -- promises -----

    def promise(self, side: int, places: list[int], marked: int) -> Promise:
        """What a side's Riflemen promise, if the counters stood like this."""
        stakes = self.stakes[side]
        found = Promise()
        if not stakes:
            return found
        battle = self.picture.battle
        held = {places[c] for c in battle.counters_of[1 - side]}
        shares = self.hope if side == self.picture.me else self.fear
        chances: list[tuple[float, int, int, int]] = []
        for counter, tile, late, share in self.runners(side, places):
            for goal, stake in stakes.items():
                far = way_to(battle, goal, marked)[tile] + late
                worth = stake * share * shares[far]
                if goal in held:
                    worth *= self.weights.barred
                chances.append((worth, counter, goal, tile))
        chances.sort(reverse=True)
        taken: set[int] = set()
        for chance in chances:
            if chance[1] in taken or -1 - chance[2] in taken:
                continue
            taken.update((chance[1], -1 - chance[2]))
            found.pairs.append(chance)
            found.total += chance[0]
        return found

    def runners(self, side: int, places: list[int]) -> list[tuple[int, int, int, float]]:
        """Riflemen, where they stand or would enter, half steps they are late, and their share."""
        picture = self.picture
        battle = picture.battle
        runners: list[tuple[int, int, int, float]] = []
        for counter in battle.riflemen:
            if battle.counter_side[counter] != side:
                continue
            able = picture.can_act(counter)
            if places[counter] >= 0:
                late = SUPPRESSED if picture.suppressed >> counter & 1 else 0
                share = 1.0 if able else self.weights.cardless
                runners.append((counter, places[counter], late, share))
            elif able:
                for tile in battle.spawn_tiles[counter]:
                    runners.append((counter, tile, OFF_BOARD, 1.0))
        return runners

    def wanted(self, promise: Promise, marked: int) -> dict[int, float]:
        """Tiles without an own marker on the way of what is promised, and what a marker gains."""
        battle = self.picture.battle
        gains: dict[int, float] = {}
        for worth, _, goal, start in promise.pairs:
            far = way_to(battle, goal, marked)[start]
            if far >= FURTHEST:
                continue
            gain = worth * (self.hope[max(0, far - UNSCOUTED)] / self.hope[far] - 1.0)
            tile = start
            while True:
                if tile != start and not marked >> tile & 1:
                    gains[tile] = gains.get(tile, 0.0) + gain
                if tile == goal:
                    if tile == start and not marked >> tile & 1:
                        gains[tile] = gains.get(tile, 0.0) + gain
                    break
                tile = next_tile(battle, tile, goal, marked)
        return gains
