"""The position as the quick hand of either box takes it in: cards as sums, and what units promise.

Whatever is not open is read as a sum: a side's hand, discard pile and deck together.
"""

from abc import abstractmethod
from typing import ClassVar, Final, cast

from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.native import i64
from fieldcraft.core.policy import ANY, Policy
from fieldcraft.core.state import State
from fieldcraft.games.undaunted.policy.sight import Sight
from fieldcraft.games.undaunted.policy.tables import (
    HOPE,
    Tables,
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
    ZONE_COUNT,
)

WIN: Final = 1_000_000
NEVER: Final = -1_000_000
GOAL: Final = 100_000
"""All the points a side needs."""
HUNT: Final = 14_000
"""All Riflemen of a side that loses when it is pinned."""
UNKNOWN: Final = -(1 << 40)
"""In a list of what was found: not looked at yet."""
FOG_COST: Final = 1200
INITIATIVE: Final = 500
RISK: Final = 200
FIRE: Final = 300
"""Of a thousand that enemy fire may cost on a tile, and own fire may bring, so much counts."""
DRAW_WORTH: Final = 1200
URGENT: Final = 2_000
COMMANDING: Final = 1500
"""How dear a card that draws and commands is to bid, in thousandths of its use."""
BARRED: Final = 300
CARDLESS: Final = 150


class Ground(Policy):
    """One decision of one side at a time; `look` sets all of it."""

    habits: ClassVar[tuple[str, ...]] = (
        "fog_weight", "risk_weight", "fire_weight", "stake", "urgent", "hunt", "draw_worth",
        "commanding", "barred", "cardless",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.books: dict[str, Tables] = {}
        self.sights: dict[str, Sight] = {}
        self.studied: Battle | None = None
        self.battle: Battle
        self.tables: Tables
        self.s: Table
        self.me = 0
        self.foe = 1
        self.tasks: list[list[int]] = [[], []]
        self.stakes: list[list[int]] = [[], []]
        self.runners: list[list[int]] = [[], []]
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
        self.urgent = URGENT
        self.hunt = HUNT
        self.draw_worth = DRAW_WORTH
        self.commanding = COMMANDING
        self.barred = BARRED
        self.cardless = CARDLESS
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

    def unseen(self, side: i64, card: i64) -> int:
        """How many of a card lie in hand, discard pile and deck together: open to everyone."""
        width: i64 = self.battle.types + 1
        hand = (side * ZONE_COUNT + HAND) * width + card
        pile = hand + (DISCARD - HAND) * width
        deck = hand + (DECK - HAND) * width
        zones = self.s.zones
        return zones[hand] + zones[pile] + zones[deck]

    def cycling(self, side: i64, card: i64) -> int:
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
