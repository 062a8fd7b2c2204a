"""Events that rally, harden or bring back units (CC-E44, CC-E50, CC-E58, CC-E64, CC-E76)."""

from typing import Final

from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.cards.outcomes import COMMISSAR_ROLL
from fieldcraft.games.combat_commander.cards.random_hex import advance_if_exhausted, random_hex
from fieldcraft.games.combat_commander.cards.roll_base import Roller, roll
from fieldcraft.games.combat_commander.events.printed import Choice, PrintedEvent, broken_units
from fieldcraft.games.combat_commander.events.support_tables import is_possible, near_random
from fieldcraft.games.combat_commander.orders.melee import Melee
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    AT_HEX,
    BROKEN,
    CAPACITY,
    CASUALTY,
    COMMISSAR_FRAME,
    FLAGS,
    LOSSES,
    THING,
    UNIT,
    UNIT_WIDTH,
    VETERAN,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word
from fieldcraft.games.combat_commander.units.losses import (
    add_counter,
    check_end,
    counters_left,
    eliminate,
    rally,
)
from fieldcraft.games.combat_commander.victory.control import is_friendly_hex, put

ROLL: Final = 0
ROLLED: Final = 1


class BattleHarden(PrintedEvent):
    """CC-E44: an own unit becomes Veteran."""

    def __init__(self) -> None:
        super().__init__("battle-harden", "CC-E44", helps=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return [UNIT | unit for unit in s.all_units(side) if not s.has_flag(unit, VETERAN)]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        s.set_flag(thing, VETERAN)
        if s.sink is not None:
            s.tell({"event": "veteran", "unit": s.unit_word(thing)})


class Commissar(PrintedEvent):
    """CC-E50: a roll rallies an own broken unit, or eliminates it."""

    def __init__(self) -> None:
        super().__init__("commissar", "CC-E50", helps=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return broken_units(s, (side,))

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        CommissarRoll.push(s, side, thing)


class CommissarRoll(Roller):
    """CC-E50: what the roll decides happens to the unit."""

    SIDE: Final = 1
    UNIT: Final = 2
    RESULT: Final = 3

    def __init__(self) -> None:
        slots = [Slot("next"), Slot("side", "side"), Slot("unit", "unit"), Slot("result")]
        super().__init__("commissar", "CC-E50", slots)

    @staticmethod
    def push(s: Table, side: int, unit: int) -> None:
        s.push(COMMISSAR_FRAME, [ROLL, side, unit, 0])

    def step(self, s: Table) -> None:
        unit = s.slot(CommissarRoll.UNIT)
        if s.slot(CommissarRoll.NEXT) == ROLL:
            s.set_slot(CommissarRoll.NEXT, ROLLED)
            roll(s, s.slot(CommissarRoll.SIDE), COMMISSAR_ROLL, unit)
            return
        lost = s.slot(CommissarRoll.RESULT)
        s.pop()
        if lost:
            eliminate(s, unit)
            check_end(s)
        elif s.place_of(unit) >= 0:
            rally(s, unit)


class HeroRallies(Choice):
    """CC-E58: a broken unit in his hex rallies, or none."""

    def __init__(self) -> None:
        super().__init__("hero-rally", "CC-E58", optional=True, helps=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return [option for option in broken_units(s, (0, 1)) if s.place_of(option & THING) == about]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        rally(s, thing)


HERO_RALLIES: Final = HeroRallies()


class Hero(PrintedEvent):
    """CC-E58: the Hero appears in a friendly hex, and may rally somebody there."""

    def __init__(self) -> None:
        super().__init__("hero", "CC-E58", helps=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        if counters_left(s, side, s.battle.hero[side]) <= 0:
            return []
        return [
            AT_HEX | index
            for index in range(HEXES)
            if is_friendly_hex(s, side, index) and is_possible(s, index)
        ]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        appear(s, side, s.battle.hero[side], thing)
        HERO_RALLIES.ask(s, side, thing)


class FieldPromotion(PrintedEvent):
    """CC-E56: a Private appears with an own broken unit, or nowhere."""

    def __init__(self) -> None:
        super().__init__("field-promotion", "CC-E56", optional=True, helps=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        if counters_left(s, side, s.battle.private[side]) <= 0:
            return []
        return sorted({AT_HEX | s.place_of(u) for u in s.all_units(side) if s.is_broken(u)})

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        appear(s, side, s.battle.private[side], thing)


def appear(s: Table, side: int, kind: int, index: int) -> None:
    """A counter from the pool is set down in a hex."""
    unit = add_counter(s, side, kind)
    put(s, unit, index)
    if s.sink is not None:
        s.tell({"event": "appears", "unit": s.unit_word(unit), "hex": hex_word(index)})


class Medic(PrintedEvent):
    """CC-E64: a broken unit of either side rallies."""

    def __init__(self) -> None:
        super().__init__("medic", "CC-E64", helps=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return broken_units(s, (0, 1))

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        rally(s, thing)


UNIT_SHIFT: Final = 8
"""Walking Wounded is asked about a hex, and above it about a unit."""


class WoundedReturns(Choice):
    """CC-E76: where the casualty comes back, broken; among enemies there is a melee."""

    def __init__(self) -> None:
        super().__init__("walking-wounded-hex", "CC-E76")

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return near_random(s, about & (1 << UNIT_SHIFT) - 1)

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        unit = about >> UNIT_SHIFT
        s.own_units()[UNIT_WIDTH * unit + FLAGS] = BROKEN
        s.own_numbers()[LOSSES + side_of(unit)] -= 1
        put(s, unit, thing)
        if s.sink is not None:
            s.tell({"event": "returns", "unit": s.unit_word(unit), "hex": hex_word(thing)})
        if s.is_occupied(0, thing) and s.is_occupied(1, thing):
            Melee.push(s, thing)


WOUNDED_RETURNS: Final = WoundedReturns()


class WalkingWounded(PrintedEvent):
    """CC-E76: a casualty of either side returns in or next to a random hex."""

    def __init__(self) -> None:
        super().__init__("walking-wounded", "CC-E76", helps=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return [
            UNIT | unit
            for one in (0, 1)
            for unit in range(CAPACITY * one, CAPACITY * one + s.battle.slots[one])
            if s.kind_of(unit) >= 0 and s.place_of(unit) == CASUALTY
        ]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        index = random_hex(s, side)
        WOUNDED_RETURNS.ask(s, side, index | thing << UNIT_SHIFT)
        advance_if_exhausted(s, side)
