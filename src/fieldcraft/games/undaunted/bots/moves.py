"""Movement: what it is worth for a unit to leave one tile for another."""

from functools import cached_property

from fieldcraft.bots.score import Parts, add, best
from fieldcraft.games.undaunted.bots.fire import Fire
from fieldcraft.games.undaunted.bots.ground import Ground
from fieldcraft.games.undaunted.bots.picture import Picture
from fieldcraft.games.undaunted.bots.weights import Weights
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
        """The best way to spend up to so many steps from a tile."""
        picture = self.picture
        steps: list[Parts] = [self.staying(counter, origin)]
        for tile in picture.battle.adjacent[origin]:
            if kind != MOVE or picture.marked[picture.me] >> tile & 1:
                steps.append(self.step_from(counter, origin, tile, kind, left, scouted))
        return best(steps)

    def staying(self, counter: int, tile: int) -> Parts:
        """Ending a walk on a tile: worth nothing by itself."""
        return {}

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
            return add(parts, self.walk(counter, tile, kind, left - 1, seen))
        return add(parts, self.staying(counter, tile))

    # -- standing -----

    def shift(self, counter: int, origin: int, tile: int) -> Parts:
        """A counter stands on a tile instead of another (OFF_BOARD: not on the board)."""
        cover, firing = self.stand(counter, tile)
        if origin >= 0:
            before = self.stand(counter, origin)
            cover -= before[0]
            firing -= before[1]
        parts = {"cover": cover, "firing": firing}
        if self.is_runner(counter):
            gain = self.approach(counter, tile) - self.approach(counter, origin)
            parts["approach"] = gain
        block = self.spoilt(counter, tile) - self.spoilt(counter, origin)
        if block:
            parts["block"] = block * self.weights.block
        return parts

    def is_runner(self, counter: int) -> bool:
        """Whether what the side promises may change with this unit's place."""
        return True

    def stand(self, counter: int, tile: int) -> tuple[float, float]:
        """What enemy fire costs, and own fire brings, on a tile."""
        key = (counter, tile)
        if key not in self.stands:
            risk = self.fire.exposure(counter, tile)
            self.stands[key] = (-risk, self.fire.firing(counter, tile))
        return self.stands[key]

    def approach(self, counter: int, tile: int) -> float:
        """What the own units promise with one of them on a tile."""
        key = (counter, tile)
        if key not in self.own_promise:
            picture = self.picture
            board = picture.board.with_counter(counter, tile)
            promise = self.ground.promise(picture.me, board, picture.marked[picture.me])
            self.own_promise[key] = promise.total
        return self.own_promise[key]

    def spoilt(self, counter: int, tile: int) -> float:
        """How much less the enemy is promised with a counter on a tile that it bars."""
        picture = self.picture
        if not self.ground.stakes[picture.foe]:
            return 0.0
        board = picture.board.with_counter(counter, tile)
        key = self.ground.barred(picture.foe, board)
        if key not in self.foe_promise:
            promise = self.ground.promise(picture.foe, board, picture.marked[picture.foe])
            self.foe_promise[key] = promise.total
        return -self.foe_promise[key]

    # -- scouting -----

    @cached_property
    def wanted(self) -> dict[int, float]:
        """Tiles that want a marker for what the own units promise."""
        me = self.picture.me
        return self.ground.wanted(self.fire.promises[me], self.picture.marked[me])

    def marking(self, tile: int, marked: int) -> Parts:
        """A marker on a tile, and the Fog of War that comes with it."""
        if marked >> tile & 1:
            return {}
        parts = {"scouting": self.wanted.get(tile, 0.0)}
        if self.picture.supply[self.picture.me][self.picture.battle.fog]:
            parts["fog"] = -self.weights.fog
        return parts

    def scouting(self, origin: int, tile: int, scouted: int) -> Parts:
        """Marking a tile on the way, and being nearer to other tiles that want a marker."""
        marked = self.picture.marked[self.picture.me] | scouted
        parts = self.marking(tile, marked)
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
