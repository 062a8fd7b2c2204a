"""Walking, driving, leaving the board; who had better sit where; where markers help."""

from copy import copy

from fieldcraft.bots.score import NEVER, Parts, add, best
from fieldcraft.games.undaunted.bots.moves import MoveJudge
from fieldcraft.games.undaunted.bots.north_africa.fire import DesertFire
from fieldcraft.games.undaunted.bots.north_africa.goals import Change
from fieldcraft.games.undaunted.bots.north_africa.ground import (
    ESCAPE_NAMED,
    ESCAPE_SOLDIER,
    ESCAPE_VEHICLE,
    TASK_SHIFT,
    Tasks,
)
from fieldcraft.games.undaunted.bots.north_africa.picture import DesertPicture
from fieldcraft.games.undaunted.bots.weights import Weights
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT
from fieldcraft.games.undaunted.terms import SEAT_BITS

Post = tuple[int, int, int]
"""A soldier, a tile, a seat or ON_FOOT."""


class DesertMoves(MoveJudge):
    """A soldier's worth depends on his tile and his seat."""

    picture: DesertPicture
    ground: Tasks
    fire: DesertFire

    def __init__(
        self, picture: DesertPicture, ground: Tasks, fire: DesertFire, weights: Weights
    ) -> None:
        super().__init__(picture, ground, fire, weights)
        self.posts: dict[Post, Parts] = {}
        self.adjusting = True  # whether an adjustment may still follow a walk (NA-409)

    def adjusted(self) -> "DesertMoves":
        """The same judge after the adjustment was made."""
        other = copy(self)
        other.adjusting = False
        return other

    # -- posts -----

    def post(self, soldier: int, tile: int, seat: int) -> Parts:
        """What it is worth to have a soldier on a tile, on foot or on a seat."""
        key = (soldier, tile, seat)
        if key not in self.posts:
            fire = self.fire
            if seat == ON_FOOT:
                cover, firing = self.stand(soldier, tile)
                approach = self.approach(soldier, tile)
            else:
                picture = self.picture
                cover = -fire.seat_exposure(soldier, seat, tile)
                firing = fire.seat_firing(soldier, seat, tile)
                board = picture.board.with_counter(soldier, tile).with_seat(soldier, seat)
                approach = self.ground.promise(picture.me, board, picture.marked[picture.me]).total
            self.posts[key] = {"cover": cover, "firing": firing, "approach": approach}
        return self.posts[key]

    def reseated(self, soldier: int, tile: int, seat: int, other: int) -> Parts:
        """A soldier enters, exits or repositions."""
        before = self.post(soldier, tile, seat)
        after = self.post(soldier, tile, other)
        parts = {name: after[name] - before[name] for name in after}
        parts["adjust"] = -self.weights.adjust
        if other != ON_FOOT:
            vehicle = other >> SEAT_BITS
            if self.picture.owner[vehicle] != self.picture.me:
                parts["capture"] = self.weights.capture
        return parts

    def seats_open(self, soldier: int, tile: int, seat: int) -> list[int]:
        """NA-411 to NA-414: the seats a soldier could take with an adjustment, and ON_FOOT."""
        picture = self.picture
        found: list[int] = []
        if seat != ON_FOOT:
            found.append(ON_FOOT)
        for vehicle, crew in picture.board.crews.items():
            if picture.places[vehicle] != tile:
                continue
            if seat != ON_FOOT and seat >> SEAT_BITS != vehicle:
                continue
            if any(picture.battle.counter_side[c] != picture.me for c in crew if c >= 0):
                continue
            for number, who in enumerate(crew):
                if who < 0:
                    found.append(vehicle << SEAT_BITS | number)
        return found

    def adjustment(self, soldier: int, tile: int, seat: int) -> Parts:
        """The best adjustment from a post, or none."""
        if not self.adjusting:
            return {}
        return best(
            [{}]
            + [
                self.reseated(soldier, tile, seat, other)
                for other in self.seats_open(soldier, tile, seat)
            ]
        )

    def staying(self, counter: int, tile: int) -> Parts:
        """Ending a walk on a tile, where the soldier may board something."""
        return self.adjustment(counter, tile, ON_FOOT)

    def switched(self, soldier: int, other: int) -> Parts:
        """Two of a crew exchange seats."""
        picture = self.picture
        board = picture.board.with_switch(soldier, other)
        now = picture.board
        firing = 0.0
        for one in (soldier, other):
            tile = picture.places[one]
            firing += self.fire.seat_firing(one, board.seats[one], tile)
            firing -= self.fire.seat_firing(one, now.seats[one], tile)
        marked = picture.marked[picture.me]
        approach = self.ground.promise(picture.me, board, marked).total
        return {"firing": firing, "approach": approach - self.fire.promises[picture.me].total}

    # -- walking and driving -----

    def walk(self, counter: int, origin: int, kind: int, left: int, scouted: int = 0) -> Parts:
        """A step may also lead off the board."""
        walked = super().walk(counter, origin, kind, left, scouted)
        return best([walked, self.leaving([counter], origin)])

    def drive(self, vehicle: int, origin: int, left: int) -> Parts:
        """The best way for a vehicle to spend up to so many steps; staying is worth nothing."""
        picture = self.picture
        steps = [{}, self.leaving([vehicle, *picture.board.crew(vehicle)], origin)]
        open_ground = picture.marked[picture.me] & ~picture.battle.rough
        for tile in picture.battle.adjacent[origin]:
            if open_ground >> tile & 1:
                steps.append(self.drive_step(vehicle, origin, tile, left))
        return best(steps)

    def drive_step(self, vehicle: int, origin: int, tile: int, left: int) -> Parts:
        """A step of a vehicle, and the best that could follow."""
        parts = self.driven(vehicle, origin, tile)
        if left > 1:
            parts = add(parts, self.drive(vehicle, tile, left - 1))
        return parts

    def driven(self, vehicle: int, origin: int, tile: int) -> Parts:
        """A vehicle with its crew on a tile instead of another."""
        fire = self.fire
        cover = fire.vehicle_exposure(vehicle, origin) - fire.vehicle_exposure(vehicle, tile)
        firing = 0.0
        for soldier in self.picture.board.crew(vehicle):
            seat = self.picture.board.seats[soldier]
            cover += fire.seat_exposure(soldier, seat, origin)
            cover -= fire.seat_exposure(soldier, seat, tile)
            firing += fire.seat_firing(soldier, seat, tile)
            firing -= fire.seat_firing(soldier, seat, origin)
        approach = self.approach(vehicle, tile) - self.approach(vehicle, origin)
        parts = {"cover": cover, "firing": firing, "approach": approach}
        block = self.spoilt(vehicle, tile) - self.spoilt(vehicle, origin)
        if block:
            parts["block"] = block * self.weights.block
        return parts

    # -- leaving the board (NA-504 to NA-506) -----

    def leaving(self, counters: list[int], tile: int) -> Parts:
        """Counters escape together from a tile."""
        picture = self.picture
        battle = picture.battle
        me = picture.me
        if not battle.escape_tiles >> tile & 1 or (
            battle.hold_tile[me] >= 0 and not picture.held[me]
        ):
            return {"escape": NEVER}
        if any(not battle.may_escape[me] >> counter & 1 for counter in counters):
            return {"escape": NEVER}
        own = [counter for counter in counters if battle.counter_side[counter] == me]
        vehicles = sum(battle.is_vehicle[counter] for counter in own)
        named = 0
        for counter in own:
            named |= 1 << counter
        change = Change(soldiers=len(own) - vehicles, vehicles=vehicles, named=named)
        if self.ground.goals.wins(me, change):
            return {"escape": self.weights.win}
        return {"escape": self.escaping(own) * (1.0 - self.weights.at_objective)}

    def escaping(self, counters: list[int]) -> float:
        """What the side gains by the escape of its counters."""
        stakes = self.ground.stakes[self.picture.me]
        worth = 0.0
        left: dict[int, list[float]] = {}
        for task, stake in stakes.items():
            left.setdefault(task >> TASK_SHIFT, []).append(stake)
        for counter in counters:
            kind = ESCAPE_VEHICLE if self.picture.battle.is_vehicle[counter] else ESCAPE_SOLDIER
            slots = left.get(kind >> TASK_SHIFT)
            if slots:
                worth += slots.pop()
            worth += stakes.get(ESCAPE_NAMED | counter, 0.0)
        return worth

    # -- Navigate and Survey (NA-601, NA-602) -----

    def marks(self, origin: int, left: int, chosen: int) -> Parts:
        """The best tiles to mark: a group that touches the origin, or anywhere."""
        if not self.wanted:
            return {}
        return best([{}] + [self.mark(t, origin, left, chosen) for t in self.links(origin, chosen)])

    def mark(self, tile: int, origin: int, left: int, chosen: int) -> Parts:
        """A marker on a tile, and the best that could follow."""
        parts = self.marking(tile, self.picture.marked[self.picture.me])
        if left > 1:
            parts = add(parts, self.marks(origin, left - 1, chosen | 1 << tile))
        return parts

    def links(self, origin: int, chosen: int) -> list[int]:
        """D-30: the tiles that can be chosen next."""
        battle = self.picture.battle
        if origin < 0:
            return [tile for tile in self.wanted if not chosen >> tile & 1]
        if not chosen:
            return battle.adjacent[origin]
        return [
            tile
            for tile in range(battle.tiles)
            if not chosen >> tile & 1 and any(chosen >> near & 1 for near in battle.adjacent[tile])
        ]
