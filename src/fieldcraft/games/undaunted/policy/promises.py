"""What a side's units promise: who could do which task, how soon and how surely."""

from typing import Final

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
        total = 0
        size = len(runners) * count
        for _ in range(len(runners)):
            most = 0
            where = -1
            for place in range(size):
                if worths[place] > most:
                    most = worths[place]
                    where = place
            if where < 0:
                break
            total += most
            first = where // count
            task_place = where % count
            if pairs is not None:
                pairs.append(runners[first])
                pairs.append(tasks[task_place])
                pairs.append(most)
            for place in range(first * count, first * count + count):
                worths[place] = 0
            for one in range(len(runners)):
                worths[one * count + task_place] = 0
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
        late = SUPPRESSED if self.s.faces >> runner & 1 else 0
        share = 1000 if self.can_act(runner) else self.cardless
        worths: list[int] = []
        for one in range(len(tasks)):
            task = tasks[one]
            far = self.far(runner, place, task, side)
            if far >= FURTHEST:
                worths.append(0)
                continue
            worth = stakes[one] * shares[far + late] // 1000
            if share != 1000:
                worth = worth * share // 1000
            sure = self.surety(runner, task)
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
        total = 0
        for place in range(2, len(pairs), 3):
            total += pairs[place]
        return total

    def promised_by(self, counter: int) -> int:
        """What one unit promises as things stand."""
        pairs = self.pairs_of(self.battle.counter_side[counter])
        total = 0
        for place in range(0, len(pairs), 3):
            if pairs[place] == counter:
                total += pairs[place + 2]
        return total
