"""What lies on the table of an Undaunted match: cards, counters, markers, as flat integers.

Fields, and who may know them (the test of non-interference varies every one that is not public):

========== ======================================================= =====================
zones      per side and zone, how many of each card type, and sum   see `views.py`
places     per counter, its tile, -1 off the board                  public
markers    own markers of each side, controlled ones of each side   public
extra      the box's own numbers (target markers, radio tower)      public
lore       what everyone has learnt of each side's hidden cards     public
bids       the cards picked for initiative until they are revealed  their owner
faces      bit per counter: suppressed                              public
chance     the generator                                            nobody
========== ======================================================= =====================
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import PUBLIC, logged
from fieldcraft.core.frame import Frame
from fieldcraft.core.native import i64
from fieldcraft.core.state import BARE, FIRST_GAME_BIT, State
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.terms import ZONE_COUNT

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.log import LogEvent
    from fieldcraft.games.undaunted.schema.words import Side

ZONES_BIT: Final = FIRST_GAME_BIT
PLACES_BIT: Final = FIRST_GAME_BIT << 1
MARKERS_BIT: Final = FIRST_GAME_BIT << 2
EXTRA_BIT: Final = FIRST_GAME_BIT << 3
LORE_BIT: Final = FIRST_GAME_BIT << 4
BIDS_BIT: Final = FIRST_GAME_BIT << 5
ALL_BITS: Final = (FIRST_GAME_BIT << 6) - 1


class Table(State):
    """The table of either box at one moment; `state.py` adds what crosses its border."""

    def __init__(self, battle: Battle, frames: list[Frame[Any]], chance: Chance) -> None:
        super().__init__(frames, chance)
        self.battle = battle
        self.zones: list[int] = BARE
        self.places: list[int] = BARE
        self.markers: list[int] = BARE
        self.extra: list[int] = BARE
        self.lore: list[int] = BARE
        self.bids: list[int] = BARE
        self.faces = 0
        self.round = 0
        self.initiative = 0
        self.active = 0
        self.hopeless = 0
        self.switches = 0
        self.round_limit = 0

    @abstractmethod
    def clone(self) -> "Table":
        """An independent copy."""

    # -- writing: a shared list is copied first -----

    def own_zones(self) -> list[int]:
        """The card zones, ready to be written."""
        if self.shared & ZONES_BIT:
            self.shared &= ~ZONES_BIT
            self.zones = self.zones.copy()
        return self.zones

    def own_places(self) -> list[int]:
        """The counters' tiles, ready to be written."""
        if self.shared & PLACES_BIT:
            self.shared &= ~PLACES_BIT
            self.places = self.places.copy()
        return self.places

    def own_markers(self) -> list[int]:
        """The control markers, ready to be written."""
        if self.shared & MARKERS_BIT:
            self.shared &= ~MARKERS_BIT
            self.markers = self.markers.copy()
        return self.markers

    def own_extra(self) -> list[int]:
        """The box's own numbers, ready to be written."""
        if self.shared & EXTRA_BIT:
            self.shared &= ~EXTRA_BIT
            self.extra = self.extra.copy()
        return self.extra

    def own_lore(self) -> list[int]:
        """What is known of hidden cards, ready to be written."""
        if self.shared & LORE_BIT:
            self.shared &= ~LORE_BIT
            self.lore = self.lore.copy()
        return self.lore

    def own_bids(self) -> list[int]:
        """The initiative picks, ready to be written."""
        if self.shared & BIDS_BIT:
            self.shared &= ~BIDS_BIT
            self.bids = self.bids.copy()
        return self.bids

    # -- cards (U-104) -----

    def zone(self, side: i64, zone: i64) -> int:
        """Where a zone begins in `zones`; its sum stands after its types."""
        return (side * ZONE_COUNT + zone) * (self.battle.types + 1)

    def held(self, side: i64, zone: i64, card: i64) -> int:
        """How many cards of a type lie in a zone."""
        return self.zones[(side * ZONE_COUNT + zone) * (self.battle.types + 1) + card]

    def size(self, side: i64, zone: i64) -> int:
        """How many cards lie in a zone."""
        return self.zones[(side * ZONE_COUNT + zone + 1) * (self.battle.types + 1) - 1]

    # -- board -----

    def is_marked(self, side: int, tile: int) -> bool:
        """U-113: whether the tile carries a marker of that side, on either face."""
        return self.markers[side] >> tile & 1 == 1

    def is_controlled(self, side: int, tile: int) -> bool:
        """U-114: whether that side's marker there shows the controlled face."""
        return self.markers[2 + side] >> tile & 1 == 1

    def is_suppressed(self, counter: int) -> bool:
        """U-111: whether the counter shows its suppressed face (a vehicle: disabled)."""
        return self.faces >> counter & 1 == 1

    # -- the log -----

    def tell(self, event: "LogEvent", audience: int = PUBLIC) -> None:
        """Log an event; callers first see that there is a sink, so that silence costs nothing."""
        if self.sink is not None:
            self.sink.append(logged(event, audience))

    # -- words of things -----

    def card_word(self, card: int) -> str:
        """A card type's id."""
        return self.battle.card_ids[card]

    def tile_word(self, tile: int) -> str:
        """A tile's printed designation."""
        return self.battle.tile_ids[tile]

    def counter_word(self, counter: int) -> str:
        """A counter's id: side and unit."""
        return self.battle.counter_ids[counter]

    def side_word(self, side: int) -> "Side":
        """A side's id."""
        return self.battle.sides[side]
