"""What a side's units promise: who could do which task, how soon and how surely."""

from typing import Final

from fieldcraft.core.native import i64
from fieldcraft.games.undaunted.policy.ground import Ground
from fieldcraft.games.undaunted.policy.tables import FEAR, FURTHEST, UNSCOUTED, way_to

SUPPRESSED: Final = 2


class Promises(Ground):
    """Tasks shared out among units."""

    def way(self, counter: int, task: int, side: int) -> list[int]:
        """By tile, half steps to a task for a unit."""
        return way_to(self.tables, self.battle, task, self.s.markers[side], 0, UNSCOUTED)

    def far(self, counter: int, tile: int, task: int, side: int) -> int:
        """Half steps of a unit from a task, if it stood on a tile; off the board is far."""
        return self.way(counter, task, side)[tile] if tile >= 0 else FURTHEST

    def surety(self, counter: int, task: int) -> int:
        """How surely a unit on the spot would do a task, in thousandths."""
        return 1000

    def held_by(self, side: int, mover: int, tile: int) -> int:
        """The tiles that a side's counters stand on, if one of them stood elsewhere."""
        places = self.s.places
        mask = 0
        for counter in self.battle.counters_of[side]:
            place = tile if counter == mover else places[counter]
            if place >= 0:
                mask |= 1 << place
        return mask

    def promise(self, side: int, mover: int, tile: int, pairs: list[int] | None) -> int:
        """What a side's units promise, if one stood elsewhere: each takes the task it is best for.

        The pairs, if wanted, are filled with unit, task and worth in turn.
        """
        tasks = self.tasks[side]
        count = len(tasks)
        runners = self.runners[side]
        if count == 0 or not runners:
            return 0
        worths = list(self.hopes_of(side))
        if mover >= 0 and mover in runners:
            first = runners.index(mover) * count
            worths[first : first + count] = self.hopes(mover, tile, side)
        barred = self.held_by(1 - side, mover, tile)
        for one in range(count):
            if tasks[one] < 64 and barred >> tasks[one] & 1:
                for place in range(one, len(worths), count):
                    worths[place] = worths[place] * self.barred // 1000
        total: i64 = 0
        for _ in range(len(runners)):
            where = best_of(worths)
            most: i64 = worths[where]
            if most == 0:
                break
            total += most
            runner, task = where // count, where % count
            if pairs is not None:
                pairs.append(runners[runner])
                pairs.append(tasks[task])
                pairs.append(most)
            taken: i64
            for taken in range(runner * count, runner * count + count):
                worths[taken] = 0
            for taken in range(task, len(worths), count):
                worths[taken] = 0
        return total

    def hopes_of(self, side: int) -> list[int]:
        """What each task promises with each runner where it stands, runner by runner."""
        found = self.own_hopes if side == self.me else self.foe_hopes
        if not found:
            for runner in self.runners[side]:
                found.extend(self.hopes(runner, self.s.places[runner], side))
        return found

    def hopes(self, runner: int, place: int, side: int) -> list[int]:
        """What each task of a side promises with a runner on a tile, if nobody bars it."""
        tasks = self.tasks[side]
        stakes = self.stakes[side]
        shares = self.hope if side == self.me else FEAR
        late: i64 = SUPPRESSED if self.s.faces >> runner & 1 else 0
        share: i64 = 1000 if self.can_act(runner) else self.cardless
        worths: list[int] = []
        one: i64
        for one in range(len(tasks)):
            task = tasks[one]
            far: i64 = self.far(runner, place, task, side)
            if far >= FURTHEST:
                worths.append(0)
                continue
            worth: i64 = stakes[one]
            worth = worth * shares[far + late] // 1000
            if share != 1000:
                worth = worth * share // 1000
            sure: i64 = self.surety(runner, task)
            if sure != 1000:
                worth = worth * sure // 1000
            worths.append(worth)
        return worths

    def pairs_of(self, side: int) -> list[int]:
        """Who does what as things stand."""
        pairs = self.own_pairs if side == self.me else self.foe_pairs
        if not pairs:
            self.promise(side, -1, -1, pairs)
            if not pairs:
                pairs.extend([-1, -1, 0])
        return pairs

    def promised(self, side: int) -> int:
        """What a side's units promise as things stand."""
        pairs = self.pairs_of(side)
        total: i64 = 0
        place: i64
        for place in range(2, len(pairs), 3):
            total += pairs[place]
        return total

    def promised_by(self, counter: int) -> int:
        """What one unit promises as things stand."""
        pairs = self.pairs_of(self.battle.counter_side[counter])
        total: i64 = 0
        place: i64
        for place in range(0, len(pairs), 3):
            if pairs[place] == counter:
                total += pairs[place + 2]
        return total


def best_of(worths: list[int]) -> int:
    """The place of the greatest of these worths, the first among equals; none is negative."""
    most: i64 = -1
    place: i64
    found: i64 = 0
    for place in range(len(worths)):
        worth: i64 = worths[place]
        if worth > most:
            most = worth
            found = place
    return found
