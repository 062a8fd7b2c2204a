"""Movement: what it is worth for a unit to leave one tile for another."""

from functools import cached_property

from fieldcraft.bots.undaunted.fire import Fire
from fieldcraft.bots.undaunted.ground import Ground
from fieldcraft.bots.undaunted.picture import Picture
from fieldcraft.bots.undaunted.score import Parts, add, best
from fieldcraft.bots.undaunted.weights import Weights
from fieldcraft.games.undaunted.terms import MOVE, SCOUT


class MoveJudge:
    """Moves of one side in one position."""

    def __init__(self, picture: Picture, ground: Ground, fire: Fire, weights: Weights) -> None:
        self.picture = picture
        self.ground = ground
        self.fire = fire
        self.weights = weights
        self.own_promise: dict[tuple[int, int], float] = {}
        self.foe_promise: dict[frozenset[int], float] = {}
        self.stands: dict[tuple[int, int], tuple[float, float]] = {}

    # -- walks -----

    def walk(self, counter: int, origin: int, kind: int, left: int, scouted: int = 0) -> Parts:
        """The best way to spend up to so many steps from a tile; staying is worth nothing."""
        picture = self.picture
        steps: list[Parts] = [{}]
        for tile in picture.battle.adjacent[origin]:
            if kind != MOVE or picture.marked[picture.me] >> tile & 1:
                steps.append(self.step_from(counter, origin, tile, kind, left, scouted))
        return best(steps)

    def step(self, counter: int, tile: int, kind: int, left: int) -> Parts:
        """A step from where the counter stands, and the best that could follow."""
        return self.step_from(counter, self.picture.places[counter], tile, kind, left, 0)

    def step_from(
        self, counter: int, origin: int, tile: int, kind: int, left: int, scouted: int
    ) -> Parts:
        """A step between two tiles, and the best that could follow."""
        parts = self.shift(counter, origin, tile)
        seen = scouted
        if kind == SCOUT:
            parts = add(parts, self.scouting(origin, tile, scouted))
            seen |= 1 << tile
        if left > 1:
            parts = add(parts, self.walk(counter, tile, kind, left - 1, seen))
        return parts

    # -- standing -----

    def placed(self, counter: int, tile: int) -> Parts:
        """A counter comes onto the board."""
        return self.shift(counter, -1, tile)

    def shift(self, counter: int, origin: int, tile: int) -> Parts:
        """A counter stands on a tile instead of another (-1: not on the board)."""
        cover, firing = self.stand(counter, tile)
        if origin >= 0:
            before = self.stand(counter, origin)
            cover -= before[0]
            firing -= before[1]
        parts = {"cover": cover, "firing": firing}
        if self.picture.battle.counter_title[counter] == "rifleman":
            gain = self.approach(counter, tile) - self.approach(counter, origin)
            parts["approach"] = gain
        block = self.spoilt(counter, tile) - self.spoilt(counter, origin)
        if block:
            parts["block"] = block * self.weights.block
        if counter in self.picture.battle.mortars and self.picture.targets[self.picture.me] >= 0:
            parts["target"] = -self.weights.target_lost  # UN-503
        return parts

    def stand(self, counter: int, tile: int) -> tuple[float, float]:
        """What enemy fire costs, and own fire brings, on a tile."""
        key = (counter, tile)
        if key not in self.stands:
            risk = self.fire.exposure(counter, tile)
            self.stands[key] = (-risk, self.fire.firing(counter, tile))
        return self.stands[key]

    def approach(self, counter: int, tile: int) -> float:
        """What the own Riflemen promise with one of them on a tile."""
        key = (counter, tile)
        if key not in self.own_promise:
            picture = self.picture
            places = list(picture.places)
            places[counter] = tile
            promise = self.ground.promise(picture.me, places, picture.marked[picture.me])
            self.own_promise[key] = promise.total
        return self.own_promise[key]

    def spoilt(self, counter: int, tile: int) -> float:
        """How much less the enemy is promised with a counter on a tile: it bars Control there."""
        picture = self.picture
        stakes = self.ground.stakes[picture.foe]
        if not stakes:
            return 0.0
        held = {
            picture.places[other]
            for other in picture.battle.counters_of[picture.me]
            if other != counter
        }
        held.add(tile)
        key = frozenset(held & stakes.keys())
        if key not in self.foe_promise:
            places = list(picture.places)
            places[counter] = tile
            promise = self.ground.promise(picture.foe, places, picture.marked[picture.foe])
            self.foe_promise[key] = promise.total
        return -self.foe_promise[key]

    # -- scouting -----

    @cached_property
    def wanted(self) -> dict[int, float]:
        """Tiles that want a marker for what the own Riflemen promise."""
        me = self.picture.me
        return self.ground.wanted(self.fire.promises[me], self.picture.marked[me])

    def scouting(self, origin: int, tile: int, scouted: int) -> Parts:
        """Marking a tile, the Fog of War that comes with it, and being nearer to other tiles."""
        parts: Parts = {}
        marked = self.picture.marked[self.picture.me] | scouted
        if not marked >> tile & 1:
            parts["scouting"] = self.wanted.get(tile, 0.0)
            if self.picture.supply[self.picture.me][self.picture.battle.fog]:
                parts["fog"] = -self.weights.fog
        pull = self.pull(tile, marked | 1 << tile) - self.pull(origin, marked)
        if pull:
            parts["towards"] = pull
        return parts

    def pull(self, tile: int, marked: int) -> float:
        """How near a scout is to the tiles that want a marker."""
        battle = self.picture.battle
        nearest = 0.0
        for wanted, gain in self.wanted.items():
            if not marked >> wanted & 1:
                steps = battle.distance[tile * battle.tiles + wanted]
                nearest = max(nearest, (gain - self.weights.fog) * self.weights.towards**steps)
        return nearest
