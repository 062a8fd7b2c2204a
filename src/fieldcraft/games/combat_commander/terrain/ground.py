"""A map made ready for play (CC-2, CC-T78 to CC-T99): costs, cover, sight, all by hex."""

from typing import TYPE_CHECKING, Any, Final

from fieldcraft.games.combat_commander.sight.map_sight import OBSTACLE, UNKNOWN, Relief, look
from fieldcraft.games.combat_commander.terrain.hexes import (
    DIRECTIONS,
    DISTANCES,
    HEXES,
    NEIGHBOURS,
    direction_to,
)

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import PlainMap

# Terrain that a rule names; of all others only their row of the terrain chart counts.
BUILDING: Final = "building"
WATER_BARRIER: Final = "water-barrier"
OPEN_GROUND: Final = "open"

IMPASSABLE: Final = 99
FENCE: Final = 1
HEDGE: Final = 2
WALL: Final = 3
CLIFF: Final = 4
FENCE_HINDRANCE: Final = 1
ROAD_COVER: Final = -1


class Ground:
    """The tables of one map, never changed; sides are by `DIRECTIONS * hex + direction`."""

    def __init__(self, plain: "PlainMap", terrain: dict[str, Any], hedge: int) -> None:
        self.id: str = plain["id"]
        self.terrain: list[str] = list(plain["terrain"])
        self.level: list[int] = list(plain["level"])
        self.cost: list[int] = [IMPASSABLE] * HEXES
        self.cover: list[int] = [0] * HEXES
        self.airburst: list[int] = [0] * HEXES
        self.by_way_only: list[bool] = [False] * HEXES
        self.water: list[bool] = [False] * HEXES
        self.on_road: list[bool] = [False] * HEXES
        for index in plain["road_hexes"]:
            self.on_road[index] = True
        for index in range(HEXES):
            values = terrain[self.terrain[index]]
            self.cost[index] = IMPASSABLE if values["move"] is None else values["move"]
            paved = ROAD_COVER if self.on_road[index] else 0  # GAP-35
            self.cover[index] = values["cover"] + paved
            self.airburst[index] = values["airburst"]
            self.by_way_only[index] = values["by_way_only"]
            self.water[index] = values["water"]
        self.read_ways(plain)
        self.passable: list[bool] = [self.can_hold_units(index) for index in range(HEXES)]
        """CC-T80.1, GAP-64: by hex, whether units can be there at all."""
        self.read_sides(plain, hedge)
        self.steps: list[int] = [self.step_over(place) for place in range(DIRECTIONS * HEXES)]
        self.objective: list[int] = list(plain["objectives"])
        self.objective_hexes: list[list[int]] = [
            next((group for group in plain["buildings"] if hex_ in group), [hex_])
            for hex_ in self.objective
        ]
        self.is_objective: list[int] = [-1] * HEXES
        for number, group in enumerate(self.objective_hexes):
            for index in group:
                self.is_objective[index] = number
        self.to_objective: list[int] = [self.way_to_objective(index) for index in range(HEXES)]
        """By hex, how far the nearest objective is."""
        self.hedged: list[int] = [self.hedges_of(index) for index in range(HEXES)]
        """By hex, how many of its sides have a hedge or a wall."""
        self.obstacles = self.relief(plain, terrain)
        self.sight: list[int] = [UNKNOWN] * (HEXES * HEXES)
        """CC-X.10.10: what `seen` has worked out so far; a line is worked out once for a map."""
        for one, other, given in plain["los"]:  # CC-X.10.8
            self.sight[HEXES * one + other] = given
            self.sight[HEXES * other + one] = given
        self.sight_to_the_letter: list[int] = self.sight.copy()
        """The same without the option of GAP-59."""
        self.outlook: list[int] = [UNKNOWN] * HEXES
        """By hex, how much is seen from it; counted when the quick set-up first asks."""

    def seen(self, one: int, other: int, by_side: bool) -> int:
        """CC-X.10.10: the hindrance between two hexes, or BLOCKED; the same both ways.

        `by_side` is the option `blindHexBySide` (GAP-59).
        """
        sight = self.sight if by_side else self.sight_to_the_letter
        found = sight[HEXES * one + other]
        if found == UNKNOWN:
            found = look(self.obstacles, min(one, other), max(one, other), by_side)
            sight[HEXES * one + other] = found
            sight[HEXES * other + one] = found
        return found

    def read_ways(self, plain: "PlainMap") -> None:
        """CC-T78.2: the sides over which a road, railway or trail leads."""
        self.way: list[bool] = [False] * (DIRECTIONS * HEXES)
        self.bridgeway: list[bool] = [False] * (DIRECTIONS * HEXES)
        for key in ("roads", "railways", "trails"):
            for one, other in plain[key]:
                for here, there in ((one, other), (other, one)):
                    place = DIRECTIONS * here + direction_to(here, there)
                    self.way[place] = True
                    if key != "trails":
                        self.bridgeway[place] = True

    def can_hold_units(self, index: int) -> bool:
        """CC-T80.1, GAP-64: any hex that can be entered, a major bridge by its road or railway."""
        if self.cost[index] < IMPASSABLE:
            return True
        ways = self.bridgeway[DIRECTIONS * index : DIRECTIONS * (index + 1)]
        return self.by_way_only[index] and any(ways)

    def read_sides(self, plain: "PlainMap", hedge: int) -> None:
        """CC-T83, CC-T84, CC-T87, CC-T97: what stands on the sides, and how high the hedges are."""
        self.side: list[int] = [0] * (DIRECTIONS * HEXES)
        self.side_cost: list[int] = [0] * (DIRECTIONS * HEXES)
        self.side_cover: list[int] = [0] * (DIRECTIONS * HEXES)
        costs = (0, 1, hedge, 1, IMPASSABLE)
        covers = (0, 0, hedge, 2, 0)
        sides = (
            (FENCE, plain["fences"]), (HEDGE, plain["hedges"]), (WALL, plain["walls"]),
            (CLIFF, plain["cliffs"]),
        )  # fmt: skip
        for feature, pairs in sides:
            for one, other in pairs:
                for here, there in ((one, other), (other, one)):
                    place = DIRECTIONS * here + direction_to(here, there)
                    self.side[place] = feature
                    self.side_cost[place] = costs[feature]
                    self.side_cover[place] = covers[feature]

    def way_to_objective(self, index: int) -> int:
        """How far the nearest objective is from a hex."""
        ways = [DISTANCES[HEXES * index + one] for one in self.objective]
        return min(ways, default=HEXES)

    def hedges_of(self, index: int) -> int:
        """How many sides of a hex have a hedge or a wall."""
        sides = self.side[DIRECTIONS * index : DIRECTIONS * (index + 1)]
        return sides.count(HEDGE) + sides.count(WALL)

    def relief(self, plain: "PlainMap", terrain: dict[str, Any]) -> Relief:
        """What the map puts in the way of a look."""
        relief = Relief()
        relief.level = self.level
        for index in range(HEXES):
            values = terrain[self.terrain[index]]
            relief.area[index] = OBSTACLE if values["los"] == "obstacle" else values["los"]
            relief.gully[index] = values["sunken"]
        for index in plain["railway_hexes"]:
            relief.railway[index] = True
        for key in ("roads", "railways"):
            for one, other in plain[key]:
                relief.corridor[one] |= 1 << direction_to(one, other)
                relief.corridor[other] |= 1 << direction_to(other, one)
        for shape in plain["shapes"]:
            relief.shape[shape["hex"]] = [(x, y) for x, y in shape["points"]]
        for corridor in plain["corridors"]:
            points = [(x, y) for x, y in corridor["points"]]
            relief.own_corridors.setdefault(corridor["hex"], []).append(points)
        for place in range(DIRECTIONS * HEXES):
            feature = self.side[place]
            if feature == FENCE:
                relief.side[place] = FENCE_HINDRANCE
            elif feature in (HEDGE, WALL):
                relief.side[place] = OBSTACLE
        return relief

    def step_cost(self, here: int, direction: int) -> int:
        """CC-O21.1: what it costs to step out of a hex; IMPASSABLE if it cannot.

        Only what the map says: enemies, Wire and Blaze are looked at in play.
        """
        return self.steps[DIRECTIONS * here + direction]

    def step_over(self, place: int) -> int:
        """CC-O21.1, CC-T78.2, CC-T88: what a step over one of a hex's sides costs."""
        here = place // DIRECTIONS
        there = NEIGHBOURS[place]
        if there < 0 or self.side[place] == CLIFF:
            return IMPASSABLE
        major = self.by_way_only[here] or self.by_way_only[there]
        if major and not self.bridgeway[place]:
            return IMPASSABLE
        cost = 1 if self.way[place] else self.cost[there]
        if cost >= IMPASSABLE:
            return IMPASSABLE
        return cost + self.side_cost[place] + max(0, self.level[there] - self.level[here])
