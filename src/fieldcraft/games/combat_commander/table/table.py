"""What lies on the table of a Combat Commander match, as flat integers.

Fields, and who may know them (the test of non-interference varies every one that is not public):

========== ============================================================ =====================
units      per counter: type, place, flags, movement spent               public in play
weapons    per counter: type, who holds it, broken and used              public in play
hexes      per hex: fortification, smoke, blaze, who last held it alone   public
crowd      per side and hex: its units there, a bit each; then per side
           all that are on the map                                       follows from units
cards      per side: deck, hand, discard pile as bits, and sizes         see `views.py`
chits      who has each objective chit                                   see `views.py`
numbers    points, clock, control and the like                           public
chance     the generator                                                 nobody
========== ============================================================ =====================
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from fieldcraft.core.bits import lowest
from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import PUBLIC, logged
from fieldcraft.core.frame import Frame
from fieldcraft.core.state import BARE, FIRST_GAME_BIT, State
from fieldcraft.games.combat_commander.terms import (
    ACTIVE,
    BROKEN,
    CAPACITY,
    FLAGS,
    FORT_MASK,
    HOLDER,
    LASTING,
    PLACE,
    SMOKE_MASK,
    SMOKE_SHIFT,
    STATE,
    SUPPRESSED,
    TYPE,
    UNIT_WIDTH,
    WEAPON_WIDTH,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.log import LogEvent
    from fieldcraft.games.combat_commander.schema.words import Side
    from fieldcraft.games.combat_commander.table.battle import Battle

UNITS_BIT: Final = FIRST_GAME_BIT
WEAPONS_BIT: Final = FIRST_GAME_BIT << 1
HEXES_BIT: Final = FIRST_GAME_BIT << 2
CROWD_BIT: Final = FIRST_GAME_BIT << 3
CARDS_BIT: Final = FIRST_GAME_BIT << 4
CHITS_BIT: Final = FIRST_GAME_BIT << 5
NUMBERS_BIT: Final = FIRST_GAME_BIT << 6
ALL_BITS: Final = (FIRST_GAME_BIT << 7) - 1
CROWD: Final = 2 * HEXES + 2
"""How long `Table.crowd` is."""


class Table(State):
    """The table at one moment; `state.py` adds what crosses its border."""

    def __init__(self, battle: "Battle", frames: list[Frame[Any]], chance: Chance) -> None:
        super().__init__(frames, chance)
        self.battle = battle
        self.units: list[int] = BARE
        self.weapons: list[int] = BARE
        self.hexes: list[int] = BARE
        self.crowd: list[int] = BARE
        self.cards: list[int] = BARE
        self.chits: list[int] = BARE
        self.numbers: list[int] = BARE
        self.switches = 0
        self.marked_axis = 0
        self.marked_allies = 0
        self.armed_axis = 0
        self.armed_allies = 0
        self.settled = 0
        """By side, a bit: nobody was set down since its stacks were looked at (CC-8.2)."""

    @abstractmethod
    def clone(self) -> "Table":
        """An independent copy."""

    # -- writing: a shared list is copied first -----

    def own_units(self) -> list[int]:
        """The unit counters, ready to be written."""
        if self.shared & UNITS_BIT:
            self.shared &= ~UNITS_BIT
            self.units = self.units.copy()
        return self.units

    def own_weapons(self) -> list[int]:
        """The weapon counters, ready to be written."""
        if self.shared & WEAPONS_BIT:
            self.shared &= ~WEAPONS_BIT
            self.weapons = self.weapons.copy()
        return self.weapons

    def own_hexes(self) -> list[int]:
        """The markers on the map, ready to be written."""
        if self.shared & HEXES_BIT:
            self.shared &= ~HEXES_BIT
            self.hexes = self.hexes.copy()
        return self.hexes

    def own_crowd(self) -> list[int]:
        """Who is where, ready to be written."""
        if self.shared & CROWD_BIT:
            self.shared &= ~CROWD_BIT
            self.crowd = self.crowd.copy()
        return self.crowd

    def own_cards(self) -> list[int]:
        """The card zones, ready to be written."""
        if self.shared & CARDS_BIT:
            self.shared &= ~CARDS_BIT
            self.cards = self.cards.copy()
        return self.cards

    def own_chits(self) -> list[int]:
        """The objective chits, ready to be written."""
        if self.shared & CHITS_BIT:
            self.shared &= ~CHITS_BIT
            self.chits = self.chits.copy()
        return self.chits

    def own_numbers(self) -> list[int]:
        """Points, clock and the like, ready to be written."""
        if self.shared & NUMBERS_BIT:
            self.shared &= ~NUMBERS_BIT
            self.numbers = self.numbers.copy()
        return self.numbers

    # -- looking -----

    @property
    def active(self) -> int:
        """CC-G.active: whose Turn it is."""
        return self.numbers[ACTIVE]

    def lay(self, unit: int, place: int) -> None:
        """Put a unit in a hex, or take it off the map."""
        units = self.own_units()
        crowd = self.own_crowd()
        side = side_of(unit)
        bit = bit_of(unit)
        old = units[UNIT_WIDTH * unit + PLACE]
        units[UNIT_WIDTH * unit + PLACE] = place
        if old >= 0:
            crowd[HEXES * side + old] = crowd[HEXES * side + old] & ~bit
        if place >= 0:
            crowd[HEXES * side + place] = crowd[HEXES * side + place] | bit
            crowd[2 * HEXES + side] = crowd[2 * HEXES + side] | bit
            self.settled &= ~(1 << side)
        elif old >= 0:
            crowd[2 * HEXES + side] = crowd[2 * HEXES + side] & ~bit

    def kind_of(self, unit: int) -> int:
        """The number of a unit's type, -1 for a counter not in the game."""
        return self.units[UNIT_WIDTH * unit + TYPE]

    def place_of(self, unit: int) -> int:
        """The hex a unit stands in, or a negative place off the map."""
        return self.units[UNIT_WIDTH * unit + PLACE]

    def flags_of(self, unit: int) -> int:
        """A unit's flags."""
        return self.units[UNIT_WIDTH * unit + FLAGS]

    def has_flag(self, unit: int, flag: int) -> bool:
        """Whether one of these flags is set."""
        return self.units[UNIT_WIDTH * unit + FLAGS] & flag != 0

    def set_flag(self, unit: int, flag: int) -> None:
        """Set a flag of a unit."""
        place = UNIT_WIDTH * unit + FLAGS
        units = self.own_units()
        units[place] = units[place] | flag
        if flag & ~LASTING:
            self.mark(unit)

    def clear_flag(self, unit: int, flag: int) -> None:
        """Clear flags of a unit."""
        place = UNIT_WIDTH * unit + FLAGS
        units = self.own_units()
        units[place] = units[place] & ~flag

    def is_broken(self, unit: int) -> bool:
        """CC-3.2.1: whether the unit shows its broken side."""
        return self.units[UNIT_WIDTH * unit + FLAGS] & BROKEN != 0

    def is_suppressed(self, unit: int) -> bool:
        """CC-13.2: whether the unit carries a Suppressed marker."""
        return self.units[UNIT_WIDTH * unit + FLAGS] & SUPPRESSED != 0

    def units_in(self, side: int, index: int) -> int:
        """A side's units in a hex, a bit for each place among its counters."""
        return self.crowd[HEXES * side + index]

    def is_occupied(self, side: int, index: int) -> bool:
        """Whether a side has a unit in a hex."""
        return self.crowd[HEXES * side + index] != 0

    def on_map(self, side: int) -> int:
        """A side's units on the map, a bit each."""
        return self.crowd[2 * HEXES + side]

    def listed(self, side: int, mask: int) -> list[int]:
        """The units that bits of a side's counters stand for."""
        found: list[int] = []
        base = CAPACITY * side
        while mask:
            found.append(base + lowest(mask))
            mask &= mask - 1
        return found

    def all_units(self, side: int) -> list[int]:
        """A side's units on the map, in the order of their counters."""
        return self.listed(side, self.on_map(side))

    def places_of(self, side: int) -> list[int]:
        """The hexes in which a side has units, in their order."""
        found: list[int] = []
        mask = self.on_map(side)
        while mask:
            index = self.place_of(CAPACITY * side + lowest(mask))
            mask &= ~self.crowd[HEXES * side + index]
            found.append(index)
        found.sort()
        return found

    def marked(self, side: int) -> int:
        """The units of a side that may bear flags of an Order or have spent movement."""
        return self.marked_axis if side == 0 else self.marked_allies

    def set_marked(self, side: int, mask: int) -> None:
        """Say which they are."""
        if side == 0:
            self.marked_axis = mask
        else:
            self.marked_allies = mask

    def mark(self, unit: int) -> None:
        """Count a unit among them."""
        side = side_of(unit)
        self.set_marked(side, self.marked(side) | bit_of(unit))

    def fort(self, index: int) -> int:
        """CC-F100: the fortification in a hex, 0 without one."""
        return self.hexes[index] & FORT_MASK

    def smoke(self, index: int) -> int:
        """CC-T94: the hindrance of the Smoke in a hex, 0 without one."""
        return self.hexes[index] >> SMOKE_SHIFT & SMOKE_MASK

    def weapon_kind(self, weapon: int) -> int:
        """The number of a weapon's type."""
        return self.weapons[WEAPON_WIDTH * weapon]

    def holder_of(self, weapon: int) -> int:
        """The unit that carries a weapon, or a negative number."""
        return self.weapons[WEAPON_WIDTH * weapon + HOLDER]

    def weapon_flags(self, weapon: int) -> int:
        """A weapon's flags."""
        return self.weapons[WEAPON_WIDTH * weapon + STATE]

    def give(self, weapon: int, holder: int) -> None:
        """Put a weapon into a unit's hands, or with a negative number out of everyone's."""
        bit = 1 << weapon
        self.armed_axis &= ~bit
        self.armed_allies &= ~bit
        if holder >= CAPACITY:
            self.armed_allies |= bit
        elif holder >= 0:
            self.armed_axis |= bit
        self.own_weapons()[WEAPON_WIDTH * weapon + HOLDER] = holder

    def armed(self, side: int) -> int:
        """The weapons that a side's units carry, a bit each."""
        return self.armed_axis if side == 0 else self.armed_allies

    def weapon_of(self, unit: int) -> int:
        """CC-8.1.1: the one weapon a unit carries, -1 without."""
        left = self.armed(side_of(unit))
        while left:
            weapon = lowest(left)
            if self.weapons[WEAPON_WIDTH * weapon + HOLDER] == unit:
                return weapon
            left &= left - 1
        return -1

    # -- the log -----

    def tell(self, event: "LogEvent", audience: int = PUBLIC) -> None:
        """Log an event; callers first see that there is a sink, so that silence costs nothing."""
        if self.sink is not None:
            self.sink.append(logged(event, audience))

    # -- words of things -----

    def unit_word(self, unit: int) -> str:
        """A unit's name on the table: side, type, and its number among those of the type."""
        return self.battle.unit_word(unit, self.kind_of(unit))

    def weapon_word(self, weapon: int) -> str:
        """A weapon's name on the table."""
        return self.battle.weapon_word(weapon, self.weapon_kind(weapon))

    def side_word(self, side: int) -> "Side":
        """A side's id."""
        return "axis" if side == 0 else "allies"


def side_of(unit: int) -> int:
    """The side whose counter a unit is."""
    return unit // CAPACITY


def bit_of(unit: int) -> int:
    """A unit's bit among its side's counters."""
    return 1 << unit % CAPACITY


def mask_of(units: list[int]) -> int:
    """The bits of units of one side."""
    mask = 0
    for unit in units:
        mask |= bit_of(unit)
    return mask
