"""The position as the quick hand of either box takes it in: cards as sums, and what units promise.

Whatever is not open is read as a sum: a side's hand, discard pile and deck together.
"""

from abc import abstractmethod
from typing import ClassVar, Final, cast

from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.policy import ANY, Policy
from fieldcraft.core.state import State
from fieldcraft.games.undaunted.policy.tables import (
    FEAR,
    FURTHEST,
    HOPE,
    UNSCOUTED,
    Tables,
    way_to,
)
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    BID_FRAME,
    DECK,
    DISCARD,
    HAND,
    PLAY_AREA,
    PLAY_FRAME,
)

WIN: Final = 1_000_000

NEVER: Final = -1_000_000

GOAL: Final = 100_000

"""All the points a side needs."""

HUNT: Final = 14_000

"""All Riflemen of a side that loses when it is pinned."""

BARRED: Final = 300

CARDLESS: Final = 150

SUPPRESSED: Final = 2

UNKNOWN: Final = -(1 << 40)

"""In a list of what was found: not looked at yet."""

FOG_COST: Final = 1200

INITIATIVE: Final = 500

RISK: Final = 200

FIRE: Final = 300

"""Of a thousand that enemy fire may cost on a tile, and own fire may bring, so much counts."""

DRAW_WORTH: Final = 1200


class Ground(Policy):
    """One decision of one side at a time; `look` sets all of it."""

    habits: ClassVar[tuple[str, ...]] = ("fog_weight", "risk_weight", "fire_weight", "stake")

    def __init__(self) -> None:
        super().__init__()
        self.books: dict[str, Tables] = {}
        self.studied: Battle | None = None
        self.battle: Battle
        self.tables: Tables
        self.s: Table
        self.me = 0
        self.foe = 1
        self.tasks: list[list[int]] = [[], []]
        self.stakes: list[list[int]] = [[], []]
        self.runners: list[list[int]] = [[], []]
        self.counts: list[int] = []
        self.bloods: list[int] = []
        self.guns: list[int] = []
        self.guns_known = False
        self.hurts: list[int] = []
        self.foe_unspoilt = UNKNOWN
        self.later_share = UNKNOWN
        self.average_need = UNKNOWN
        self.own_pairs: list[int] = []
        self.foe_pairs: list[int] = []
        self.own_hopes: list[int] = []
        self.foe_hopes: list[int] = []
        self.stands: dict[int, int] = {}
        self.actions: dict[int, int] = {}
        self.wanted: dict[int, int] = {}
        self.wanted_known = False
        self.fog_weight = FOG_COST
        self.hope = HOPE
        self.risk_weight = RISK
        self.fire_weight = FIRE
        self.stake = INITIATIVE
        self.harmless = False

    def study(self, battle: Battle) -> Tables:
        """What is known of a scenario in advance; custom ones share an id but not their tables."""
        found = self.books.get(battle.id)
        if found is None or battle.plain["custom"]:
            found = Tables(battle)
            self.books[battle.id] = found
        return found

    def look(self, s: State, side: int) -> None:
        """Take in a position for a side."""
        table = cast(Table, s)
        if self.studied is not table.battle:
            self.studied = table.battle
            self.battle = table.battle
            self.tables = self.study(table.battle)
        self.s = table
        self.me = side
        self.foe = 1 - side
        self.counts = [-1] * (2 * table.battle.types)
        self.hurts = [UNKNOWN] * table.battle.counters
        self.bloods = [UNKNOWN] * table.battle.counters
        self.guns_known = False
        self.foe_unspoilt = UNKNOWN
        self.later_share = UNKNOWN
        self.average_need = UNKNOWN
        self.own_pairs = []
        self.foe_pairs = []
        self.own_hopes = []
        self.foe_hopes = []
        self.stands = {}
        self.actions = {}
        self.wanted_known = False
        self.take_in()
        self.harmless = not self.is_fighting(self.foe)

    def is_fighting(self, side: int) -> bool:
        """Whether a side has a unit on the board that could do anything."""
        for counter in self.battle.counters_of[side]:
            if self.s.places[counter] >= 0 and self.battle.counter_card[counter] >= 0:
                if self.can_act(counter):
                    return True
        return False

    def fog_cost(self) -> int:
        """What one more Fog of War card costs: little once nobody is left to use the time."""
        return self.fog_weight // 8 if self.harmless else self.fog_weight

    @abstractmethod
    def take_in(self) -> None:
        """Tasks, their stakes and who can do them, for both sides."""

    def clock(self, s: State) -> int:
        return cast(Table, s).round

    def scenario(self, s: State) -> str:
        battle = cast(Table, s).battle
        return ANY if battle.plain["custom"] else battle.id

    def is_fork(self, s: State, side: int) -> bool:
        if s.asked == EVERYONE:
            return True
        kind = s.top()
        return kind in (PLAY_FRAME, BID_FRAME)

    # -- cards -----

    def unseen(self, side: int, card: int) -> int:
        """How many of a card lie in hand, discard pile and deck together: open to everyone."""
        place = side * self.battle.types + card
        found = self.counts[place]
        if found < 0:
            s = self.s
            found = s.held(side, HAND, card) + s.held(side, DISCARD, card)
            found += s.held(side, DECK, card)
            self.counts[place] = found
        return found

    def cycling(self, side: int, card: int) -> int:
        """Those and the ones in the play area."""
        return self.unseen(side, card) + self.s.held(side, PLAY_AREA, card)

    def deck_size(self, side: int) -> int:
        """All cards that a side goes through."""
        s = self.s
        return (
            s.size(side, HAND)
            + s.size(side, DISCARD)
            + s.size(side, DECK)
            + s.size(side, PLAY_AREA)
        )

    def cards_left(self, counter: int) -> int:
        """How many cards of a unit a casualty could find (U-714)."""
        battle = self.battle
        return self.unseen(battle.counter_side[counter], battle.counter_card[counter])

    def can_act(self, counter: int) -> bool:
        """Whether a unit has a card that could make it act."""
        battle = self.battle
        return self.cycling(battle.counter_side[counter], battle.counter_card[counter]) > 0

    @abstractmethod
    def can_return(self, counter: int) -> bool:
        """Whether a counter off the board could come back."""

    # -- ground -----

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
                    worths[place] = worths[place] * BARRED // 1000
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
        share = 1000 if self.can_act(runner) else CARDLESS
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

    def promised_by(self, counter: int) -> int:
        """What one unit promises as things stand."""
        pairs = self.pairs_of(self.battle.counter_side[counter])
        total = 0
        for place in range(0, len(pairs), 3):
            if pairs[place] == counter:
                total += pairs[place + 2]
        return total
