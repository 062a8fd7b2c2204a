"""Game time (CC-6): the time advance in its six steps, and sudden death."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.dig_in import open_dig_in
from fieldcraft.games.combat_commander.cards.fate import shuffle
from fieldcraft.games.combat_commander.cards.outcomes import SUDDEN_DEATH_ROLL
from fieldcraft.games.combat_commander.cards.roll_base import Roller, roll
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ARRIVE_FRAME,
    AT_HEX,
    BLAZE,
    CAPACITY,
    CLEAR_SMOKE,
    CLOCK,
    DEPTH,
    FLANKING,
    ON_TRACK,
    RADIO,
    STOP,
    SUDDEN_DEATH,
    THING,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word, steps_off
from fieldcraft.games.combat_commander.terrain.markers import (
    set_smoke,
    smoky,
)
from fieldcraft.games.combat_commander.units.figures import room_in
from fieldcraft.games.combat_commander.units.losses import win
from fieldcraft.games.combat_commander.units.radios import bring_radio
from fieldcraft.games.combat_commander.units.values import figures_in
from fieldcraft.games.combat_commander.victory.control import (
    ALL_FIVE,
    has_chit,
    objectives_of,
    put,
    score,
)
from fieldcraft.games.combat_commander.victory.exits import end_by_points

MARKER: Final = 0
SUDDEN: Final = 1
ENDED: Final = 2
DEFENDERS: Final = 3
SMOKE: Final = 4
ARRIVE_INACTIVE: Final = 5
ARRIVE_ACTIVE: Final = 6
DIG_INACTIVE: Final = 7
DIG_ACTIVE: Final = 8
OVER: Final = 9


class TimeAdvance(Roller):
    """CC-6.1.2.c, CC-X.1.9: the marker moves, then six steps, the inactive player first."""

    SIDE: Final = 1
    RESULT: Final = 2

    def __init__(self) -> None:
        slots = [Slot("next"), Slot("side", "side"), Slot("result")]
        super().__init__("time", "CC-6.1.2.a", slots)

    def step(self, s: Table) -> None:
        phase = s.slot(TimeAdvance.NEXT)
        side = s.slot(TimeAdvance.SIDE)
        inactive = 1 - s.active
        if phase == MARKER:
            advance_clock(s, side)
            s.set_slot(TimeAdvance.NEXT, SUDDEN)
        elif phase == SUDDEN:
            s.set_slot(TimeAdvance.NEXT, DEFENDERS)
            if s.numbers[CLOCK] >= s.numbers[SUDDEN_DEATH]:
                s.set_slot(TimeAdvance.NEXT, ENDED)
                if has_chit(s, "V"):
                    for one in (0, 1):
                        if objectives_of(s, one) == ALL_FIVE:
                            win(s, one, "all-objectives")  # CC-7.3.2.b
                            return
                roll(s, side, SUDDEN_DEATH_ROLL, s.numbers[CLOCK])
        elif phase == ENDED:
            s.set_slot(TimeAdvance.NEXT, DEFENDERS)
            if s.slot(TimeAdvance.RESULT):
                end_by_points(s, "sudden-death")
        elif phase == DEFENDERS:
            s.set_slot(TimeAdvance.NEXT, SMOKE)
            for one in (0, 1):
                if s.battle.is_defender(one):
                    score(s, one, 1)  # GAP-05
        elif phase == SMOKE:
            s.set_slot(TimeAdvance.NEXT, ARRIVE_INACTIVE)
            if smoky(s):
                ClearSmoke.push(s, side)
        elif phase == ARRIVE_INACTIVE:
            s.set_slot(TimeAdvance.NEXT, ARRIVE_ACTIVE)
            receive_radios(s)
            arrive(s, inactive)
        elif phase == ARRIVE_ACTIVE:
            s.set_slot(TimeAdvance.NEXT, DIG_INACTIVE)
            arrive(s, s.active)
        elif phase == DIG_INACTIVE:
            s.set_slot(TimeAdvance.NEXT, DIG_ACTIVE)
            open_dig_in(s, inactive)
        elif phase == DIG_ACTIVE:
            s.set_slot(TimeAdvance.NEXT, OVER)
            s.set_slot(TimeAdvance.RESULT, 0)
            open_dig_in(s, s.active)
        elif s.slot(TimeAdvance.RESULT):  # CC-X.1.7: until both decline in succession
            s.set_slot(TimeAdvance.NEXT, DIG_INACTIVE)
        else:
            s.own_numbers()[DEPTH] -= 1
            s.pop()  # CC-6.1.2.e: back to what was interrupted


def advance_clock(s: Table, side: int) -> None:
    """CC-6.1.2.a, CC-6.1.2.b, CC-6.1.2.c (1): one space on; the triggering player shuffles."""
    numbers = s.own_numbers()
    numbers[DEPTH] = numbers[DEPTH] + 1
    numbers[CLOCK] = numbers[CLOCK] + 1
    for rule in s.battle.rules:
        rule.time_advances(s)
    if s.sink is not None:
        s.tell({"event": "time", "space": numbers[CLOCK]})
    shuffle(s, side)


# -- step 4: Smoke (DP-23) -----


class ClearSmoke(SideQuestion):
    """CC-6.1.2.c (4), DP-23: which Smoke marker goes?"""

    def __init__(self) -> None:
        super().__init__("clear-smoke", "hex", "CC-6.1.2.c", [Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        s.push(CLEAR_SMOKE, [side])

    def choices(self, s: Table, side: int) -> list[int]:
        return [AT_HEX | index for index in smoky(s)]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        set_smoke(s, option & THING, 0)
        if s.sink is not None:
            s.tell({"event": "smoke-clears", "hex": hex_word(option & THING)})

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != AT_HEX:
            return Refusal("not-asked", self.clause, {})
        return Refusal("no-smoke-lies-there", self.clause, {"hex": hex_word(option & THING)})


# -- step 5: reinforcements (DP-24, GAP-47) -----


def arriving(s: Table, side: int) -> list[int]:
    """The units on the spaces up to the Time marker that wait to enter."""
    found: list[int] = []
    for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side]):
        place = s.place_of(unit)
        if place <= ON_TRACK and ON_TRACK - place == s.numbers[CLOCK]:
            found.append(unit)
    return found


def entry_hexes(s: Table, side: int, unit: int) -> list[int]:
    """CC-6.1.2.c (5), GAP-47: hexes of the own edge with room, free of enemies and passable."""
    also = flank_hexes(s, unit)
    return [
        AT_HEX | index for index in range(HEXES) if not why_not_arrive(s, side, unit, index, also)
    ]


def flank_hexes(s: Table, unit: int) -> list[int]:
    """CC-6.1.2.c: where special rules let a unit enter besides its own edge."""
    also: list[int] = []
    for rule in s.battle.rules:
        also.extend(rule.entry_hexes(s, unit))
    return also


def why_not_arrive(s: Table, side: int, unit: int, index: int, also: list[int]) -> str:
    """CC-6.1.2.c (5), GAP-47: what keeps a unit from entering in a hex; empty for nothing."""
    if steps_off(index, s.battle.edge[side]) != 1 and index not in also:
        return "not-on-own-edge"
    if s.is_occupied(1 - side, index):
        return "held-by-enemy"
    if s.hexes[index] & BLAZE:
        return "burning"
    if not s.battle.ground.passable[index]:
        return "impassable"
    figures = figures_in(s, side, index) + s.battle.figures[s.kind_of(unit)]
    return "" if figures <= room_in(s, index) else "no-room"


def receive_radios(s: Table) -> None:
    """CC-6.1.2.c (5), CC-8.1.2, GAP-47: a Radio enters; with its box taken it never does."""
    for arrival in s.battle.plain["reinforcements"]:
        side = arrival["side"]
        if arrival["radio"] and arrival["time"] == s.numbers[CLOCK] and not s.numbers[RADIO + side]:
            bring_radio(s, side, arrival["radio"])


def arrive(s: Table, side: int) -> None:
    """Units of the new space enter; who finds no room waits for the next advance."""
    for unit in reversed(arriving(s, side)):
        Arrive.push(s, side, unit)


class Arrive(SideQuestion):
    """DP-24: in which hex of the own edge?"""

    UNIT: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("unit", "unit")]
        super().__init__("arrive", "hex", "CC-6.1.2.c", slots)

    @staticmethod
    def push(s: Table, side: int, unit: int) -> None:
        s.push(ARRIVE_FRAME, [side, unit])

    def choices(self, s: Table, side: int) -> list[int]:
        hexes = entry_hexes(s, side, s.slot(Arrive.UNIT))
        return hexes if hexes else [STOP]

    def choose(self, s: Table, side: int, option: int) -> None:
        unit = s.slot(Arrive.UNIT)
        s.pop()
        if option == STOP:
            put(s, unit, ON_TRACK - s.numbers[CLOCK] - 1)  # GAP-47: with the marker, to the next
            if s.sink is not None:
                s.tell({"event": "waits", "unit": s.unit_word(unit)})
            return
        s.clear_flag(unit, FLANKING)
        put(s, unit, option & THING)
        if s.sink is not None:
            s.tell({"event": "arrives", "unit": s.unit_word(unit), "hex": hex_word(option & THING)})

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != AT_HEX:
            return Refusal("not-asked", self.clause, {})
        unit = s.slot(Arrive.UNIT)
        reason = why_not_arrive(s, side, unit, option & THING, flank_hexes(s, unit))
        words = {"unit": s.unit_word(unit), "hex": hex_word(option & THING)}
        return Refusal(reason, self.clause, words)
