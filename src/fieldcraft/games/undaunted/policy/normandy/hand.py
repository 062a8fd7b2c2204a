"""The quick hand in Normandy: spawning, the Mortar, Guide, and how it stands."""

from typing import Final

from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.normandy.actions import (
    BLAST_FRAME,
    GUIDE_FRAME,
    LEAST_TARGET_DISTANCE,
    TARGET_FRAME,
    BlastOrder,
    GuideWhom,
)
from fieldcraft.games.undaunted.normandy.spawning import SPAWN_FRAME, Spawn
from fieldcraft.games.undaunted.policy.ground import NEVER
from fieldcraft.games.undaunted.policy.normandy.ground import NormandyGround
from fieldcraft.games.undaunted.policy.sight import Sight
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.terms import BLAST, GUIDE, TARGET, THING

SPAWNED: Final = 800
EXTRA: Final = 3
"""The target markers' tiles and how far the radio was raised."""


class NormandyHand(NormandyGround):
    """Answers for Normandy."""

    def stand(self, counter: int, tile: int) -> int:
        found = super().stand(counter, tile)
        if tile >= 0 and counter in self.map().mortars and self.s.extra[self.me] >= 0:
            if tile != self.s.places[counter]:
                found -= 300  # UN-503: a Mortar that moves loses its aim
        return found

    def box_option(self, kind: int, option: int) -> int:
        s = self.s
        thing = option & THING
        if kind == BLAST_FRAME:
            worth = self.shot(-1, thing, BLAST, s.slot(BlastOrder.DICE))
            return -worth if self.battle.counter_side[thing] == self.me else worth
        if kind == SPAWN_FRAME:
            return self.placed(s.slot(Spawn.COUNTER), s.slot(Spawn.CODE), thing)
        if kind == GUIDE_FRAME:
            return self.walk(thing, s.places[thing], s.slot(GuideWhom.LEFT), True, -1, 0)
        if kind == TARGET_FRAME:
            return self.target(thing)
        return 0

    def entering(self, counter: int, code: int) -> int:
        """From the best of its spawn tiles."""
        most = NEVER
        for tile in self.map().spawn_tiles[counter]:
            worth = self.placed(counter, code, tile)
            if worth > most:
                most = worth
        return most

    def placed(self, counter: int, code: int, tile: int) -> int:
        """A counter set on a spawn tile, and the action from there."""
        gain = self.stand(counter, tile) - self.stand(counter, -1)
        return SPAWNED + gain + self.act(counter, code, tile)

    def act(self, counter: int, code: int, tile: int) -> int:
        kind = code & 31
        if kind == BLAST:
            if self.s.extra[self.me] < 0:
                return NEVER
            return self.blast(self.s.extra[self.me], value_of(code))
        if kind == TARGET:
            most = 0
            for aim in range(self.battle.tiles):
                if self.battle.distance[tile * self.battle.tiles + aim] >= LEAST_TARGET_DISTANCE:
                    worth = self.target(aim)
                    if worth > most:
                        most = worth
            return most
        return super().act(counter, code, tile)

    def blast(self, tile: int, dice: int) -> int:
        """A Blast on a tile: everything there is fired at."""
        worth = 0
        places = self.s.places
        for counter in range(self.battle.counters):
            if places[counter] == tile:
                hurt = self.chance(-1, counter, tile, dice) * self.casualty(counter) // 1000
                worth += -hurt if self.battle.counter_side[counter] == self.me else hurt
        return worth

    def target(self, tile: int) -> int:
        """The target marker on a tile, against where it lies now: what the next Blast strikes."""
        gain = self.blast(tile, 1)
        before = self.s.extra[self.me]
        if before >= 0:
            gain -= max(0, self.blast(before, 1))
        return gain * 6 // 10

    def box_command(self, code: int) -> int:
        """Guide: the best walk of any unit that is not suppressed."""
        if code & 31 != GUIDE:
            return 0
        most = NEVER
        for counter in self.battle.counters_of[self.me]:
            tile = self.s.places[counter]
            if tile >= 0 and not self.s.faces >> counter & 1:
                worth = self.walk(counter, tile, value_of(code), True, -1, 0)
                if worth > most:
                    most = worth
        return most

    def seen_in(self, battle: Battle) -> Sight:
        return Sight(battle, EXTRA, 0)

    def goal_of(self, side: int) -> int:
        return self.standing(side, self.map().box.points(self.s, side))

    def means_of(self, side: int) -> int:
        """The hits that its Riflemen can take, where it is lost without them."""
        hits = 0
        for counter in self.riflemen(side):
            hits += self.cards_left(counter) + 1
        return 3000 * hits // (hits + 3)
