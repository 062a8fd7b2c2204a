"""What fire and ground are worth to the quick hand of either box.

A walk is worth what its end is worth less its beginning, so that each tile is looked at once.
"""

from fieldcraft.core.native import i64
from fieldcraft.games.undaunted.policy.ground import UNKNOWN
from fieldcraft.games.undaunted.policy.promises import Promises
from fieldcraft.games.undaunted.policy.tables import (
    FURTHEST,
    HITS,
    TOTALS,
    UNSCOUTED,
    next_tile,
)
from fieldcraft.games.undaunted.terms import SUPPLY


class Mind(Promises):
    """Hits, where to stand, and walks."""

    def chance(self, origin: i64, target: i64, tile: i64, dice: i64) -> i64:
        """The chance, in thousandths, to hit a target if it stood on a tile (U-704 to U-708)."""
        battle = self.battle
        total: i64
        if battle.hill[tile] and (origin < 0 or battle.hill[origin]):
            total = battle.defence[target] + 1
        else:
            total = battle.defence[target] + battle.cover[tile]
        if origin >= 0:
            total += battle.distance[origin * battle.tiles + tile]
        return HITS[dice * TOTALS + total]

    def casualty(self, counter: int) -> int:
        """What one hit on a counter costs its side: blood, and what stands or falls with it."""
        found = self.hurts[counter]
        if found == UNKNOWN:
            hits = self.cards_left(counter) + 1
            found = self.bled(counter)
            weight = self.importance(counter)
            found += weight if hits == 1 else weight // (2 * hits)
            self.hurts[counter] = found
        return found

    def blood(self, counter: int) -> int:
        """The card or counter lost: more, the fewer are left."""
        hits = self.cards_left(counter) + 1
        return self.tables.blood[counter] * (hits + 1) // hits

    def bled(self, counter: int) -> int:
        """The same, looked at once."""
        found = self.bloods[counter]
        if found == UNKNOWN:
            found = self.blood(counter)
            self.bloods[counter] = found
        return found

    def importance(self, counter: int) -> int:
        """What a unit promises its side, and what it keeps the other side from by its presence."""
        side = self.battle.counter_side[counter]
        tile = self.s.places[counter]
        barred = 0
        pairs = self.pairs_of(1 - side)
        place: i64
        for place in range(0, len(pairs), 3):
            if pairs[place + 1] == tile:
                barred += pairs[place + 2]
        return self.promised_by(counter) + barred * 7 // 3

    def suppression(self, counter: int) -> int:
        """What turning a counter to its suppressed face costs its side."""
        if self.s.faces >> counter & 1 or not self.can_act(counter):
            return 0
        return 800 + self.promised_by(counter) * 350 // 1000

    def blood_of(self, side: int) -> int:
        """The hits that a side's units can take, each the dearer the fewer are left."""
        total = 0
        for counter in self.battle.counters_of[side]:
            if self.s.places[counter] >= 0 and self.battle.counter_card[counter] >= 0:
                total += self.tables.bleeding(counter, self.cards_left(counter) + 1)
        return total

    def threat_of(self, side: int) -> int:
        """What a side's units could do by fire from where they stand, by how often they act."""
        battle = self.battle
        size = self.deck_size(side)
        total = 0
        for counter in battle.counters_of[side]:
            tile = self.s.places[counter]
            if tile >= 0 and battle.counter_card[counter] >= 0 and not self.s.faces >> counter & 1:
                often = self.cycling(side, battle.counter_card[counter])
                if often:
                    total += self.firing(counter, tile) * often // size
        return total

    def commanders_of(self, side: int) -> int:
        """How many cards of a side's deck command."""
        count = 0
        for card in self.tables.commanders[side]:
            count += self.cycling(side, card)
        return count

    def suppressed(self, side: int) -> int:
        """How many of a side's counters show that face."""
        count = 0
        for counter in self.battle.counters_of[side]:
            count += self.s.faces >> counter & 1
        return count

    def exposure(self, counter: int, tile: int) -> int:
        """What enemy fire would cost a unit of one's own on a tile."""
        if not self.guns_known:
            self.find_guns()
        guns = self.guns
        risk = 0
        for at in range(0, len(guns), 2):
            risk += self.chance(guns[at], counter, tile, guns[at + 1])
        blood = self.bled(counter)
        return risk * (blood if blood < self.hunt else self.hunt) // 1000 * self.risk_weight // 1000

    def find_guns(self) -> None:
        """Tile and dice of every enemy who could fire, two numbers each."""
        places = self.s.places
        dice = self.tables.dice
        self.guns_known = True
        self.guns = []
        for enemy in self.battle.counters_of[self.foe]:
            if dice[enemy] and places[enemy] >= 0 and self.can_act(enemy):
                self.guns.append(places[enemy])
                self.guns.append(dice[enemy])

    def firing(self, counter: int, tile: int) -> int:
        """What the best shot of a unit on a tile would be worth."""
        dice = self.tables.dice[counter]
        if dice == 0:
            return 0
        places = self.s.places
        hunt: i64 = self.hunt
        most: i64 = 0
        enemy: i64
        for enemy in self.battle.counters_of[1 - self.battle.counter_side[counter]]:
            place: i64 = places[enemy]
            if place >= 0:
                hurt: i64 = self.casualty(enemy)
                worth = self.chance(tile, enemy, place, dice) * (hurt if hurt < hunt else hunt)
                if worth > most:
                    most = worth
        return most // 1000 * self.fire_weight // 1000

    def stand(self, counter: int, tile: int) -> int:
        """What a counter of one's own is worth on a tile: fire both ways, hope, what it bars."""
        if tile < 0:
            return self.absent(counter)
        key = counter * 64 + tile
        found = self.stands.get(key)
        if found is None:
            found = self.firing(counter, tile) - self.exposure(counter, tile)
            if self.is_runner(counter):
                found += self.promise(self.me, counter, tile, None)
            found += self.spoilt(counter, tile) * 9 // 10
            self.stands[key] = found
        return found

    def absent(self, counter: int) -> int:
        """The same for a counter off the board."""
        found = self.spoilt(counter, -1) * 9 // 10
        if self.is_runner(counter):
            found += self.promise(self.me, counter, -1, None)
        return found

    def is_runner(self, counter: int) -> bool:
        """Whether what the side promises changes with this unit's place."""
        return counter in self.runners[self.me]

    def spoilt(self, counter: int, tile: int) -> int:
        """How much less the enemy is promised with a counter on a tile that it bars."""
        if not self.tasks[self.foe]:
            return 0
        if tile >= 0 and tile in self.tasks[self.foe]:
            return -self.promise(self.foe, counter, tile, None)
        if self.s.places[counter] in self.tasks[self.foe]:
            return -self.promise(self.foe, counter, -1, None)
        if self.foe_unspoilt == UNKNOWN:
            self.foe_unspoilt = -self.promise(self.foe, -1, -1, None)
        return self.foe_unspoilt

    def wants(self) -> dict[int, int]:
        """Tiles that want an own marker for what is promised, and what it gains."""
        if self.wanted_known:
            return self.wanted
        self.wanted_known = True
        self.wanted = {}
        pairs = self.pairs_of(self.me)
        marked = self.s.markers[self.me]
        for place in range(0, len(pairs), 3):
            runner, task = pairs[place], pairs[place + 1]
            if runner < 0 or not self.needs_marks(runner):
                continue
            tile = self.start_of(runner, task)
            goal = self.end_of(runner, task)
            if tile < 0 or goal < 0:
                continue
            far = self.far(runner, tile, task, self.me)
            if far >= FURTHEST:
                continue
            near = far - UNSCOUTED if far > UNSCOUTED else 0
            gain = pairs[place + 2] * self.hope[near] // self.hope[far] - pairs[place + 2]
            way = self.way(runner, task, self.me)
            first = tile
            for _ in range(12):
                if (tile != first or tile == goal) and not marked >> tile & 1:
                    self.wanted[tile] = self.wanted.get(tile, 0) + gain
                if tile == goal:
                    break
                tile = next_tile(self.battle, way, tile, goal, marked)
        return self.wanted

    def needs_marks(self, runner: int) -> bool:
        """Whether others must mark the way of a unit."""
        return True

    def end_of(self, runner: int, task: int) -> int:
        """The tile where a unit does a task."""
        return task

    def start_of(self, runner: int, task: int) -> int:
        """The tile from which a unit sets out for a task."""
        return self.s.places[runner]

    def marking(self, tile: int, marked: int) -> int:
        """A marker on a tile, and the Fog of War that comes with it."""
        if marked >> tile & 1:
            return 0
        gain = self.wants().get(tile, 0)
        if self.s.held(self.me, SUPPLY, self.battle.fog):
            gain -= self.fog_cost()
        return gain

    def pull(self, tile: int, marked: int) -> int:
        """How near a scout is to the tiles that want a marker."""
        battle = self.battle
        nearest = 0
        for wanted, gain in self.wants().items():
            if not marked >> wanted & 1:
                worth = gain - self.fog_cost()
                for _ in range(battle.distance[tile * battle.tiles + wanted]):
                    worth = worth * 6 // 10
                if worth > nearest:
                    nearest = worth
        return nearest

    def walk(self, counter: int, origin: int, left: int, moving: bool, seen: int, stay: int) -> int:
        """The best that up to so many steps from a tile can bring, over standing there.

        Moving keeps to own markers; scouting marks every tile that it enters.
        """
        most = stay
        for tile in self.battle.adjacent[origin]:
            if moving and not self.s.markers[self.me] >> tile & 1:
                continue
            worth = self.step(counter, origin, tile, left, moving, seen, stay)
            if worth > most:
                most = worth
        return most

    def step(
        self, counter: int, origin: int, tile: int, left: int, moving: bool, seen: int, stay: int
    ) -> int:
        """A step to a tile, and the best that could follow; `seen` is -1 for who marks nothing."""
        gain = self.stand(counter, tile) - self.stand(counter, origin)
        if seen >= 0:
            marked = self.s.markers[self.me] | seen
            gain += self.marking(tile, marked)
            gain += self.pull(tile, marked | 1 << tile) - self.pull(origin, marked)
            seen |= 1 << tile
        if left > 1:
            return gain + self.walk(counter, tile, left - 1, moving, seen, stay)
        return gain + stay
