"""Game time (CC-6): the time advance in its six steps, and sudden death."""

from typing import Final, cast

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.actions.fire_window import action_refusal, play_action
from fieldcraft.games.combat_commander.cards.fate import listed, shuffle, size
from fieldcraft.games.combat_commander.cards.rolls import SUDDEN_DEATH_ROLL, roll
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    ARRIVE_FRAME,
    AT_HEX,
    BLAZE,
    CAPACITY,
    CLEAR_SMOKE,
    CLOCK,
    DECK_SIZE,
    DEPTH,
    DIG_IN,
    DIG_IN_HEX,
    DIG_IN_WINDOW,
    FLANKING,
    FOXHOLES,
    HAND,
    ON_TRACK,
    OUTCOME,
    RADIO,
    STOP,
    SUDDEN_DEATH,
    THING,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word, steps_off
from fieldcraft.games.combat_commander.terrain.markers import (
    can_take_fort,
    set_fort,
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


class TimeAdvance(Frame[State]):
    """CC-6.1.2.c: the marker moves, then six steps in order."""

    def __init__(self) -> None:
        super().__init__("time", "", "CC-6.1.2.a", [Slot("next"), Slot("side", "side")])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(0)
        side = s.slot(1)
        inactive = 1 - s.active
        if phase == MARKER:
            advance_clock(s, side)
            s.set_slot(0, SUDDEN)
        elif phase == SUDDEN:
            s.set_slot(0, DEFENDERS)
            if s.numbers[CLOCK] >= s.numbers[SUDDEN_DEATH]:
                s.set_slot(0, ENDED)
                if has_chit(s, "V"):
                    for one in (0, 1):
                        if objectives_of(s, one) == ALL_FIVE:
                            win(s, one, "all-objectives")  # CC-7.3.2.b
                            return
                roll(s, side, SUDDEN_DEATH_ROLL, s.numbers[CLOCK])
        elif phase == ENDED:
            s.set_slot(0, DEFENDERS)
            if s.numbers[OUTCOME]:
                end_by_points(s, "sudden-death")
        elif phase == DEFENDERS:
            s.set_slot(0, SMOKE)
            for one in (0, 1):
                if s.battle.is_defender(one):
                    score(s, one, 1)  # GAP-05
        elif phase == SMOKE:
            s.set_slot(0, ARRIVE_INACTIVE)
            if smoky(s):
                s.push(CLEAR_SMOKE, [side])
        elif phase == ARRIVE_INACTIVE:
            s.set_slot(0, ARRIVE_ACTIVE)
            receive_radios(s)
            arrive(s, inactive)
        elif phase == ARRIVE_ACTIVE:
            s.set_slot(0, DIG_INACTIVE)
            arrive(s, s.active)
        elif phase == DIG_INACTIVE:
            s.set_slot(0, DIG_ACTIVE)
            open_dig_in(s, inactive)
        elif phase == DIG_ACTIVE:
            s.set_slot(0, OVER)
            open_dig_in(s, s.active)
        else:
            s.own_numbers()[DEPTH] -= 1
            s.pop()

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def advance_clock(s: Table, side: int) -> None:
    """CC-6.1.2.a, CC-6.1.2.c (1): one space on; the triggering player shuffles."""
    numbers = s.own_numbers()
    numbers[DEPTH] = numbers[DEPTH] + 1
    numbers[CLOCK] = numbers[CLOCK] + 1
    for rule in s.battle.rules:
        rule.time_advances(s)
    if s.sink is not None:
        s.tell({"event": "time", "space": numbers[CLOCK]})
    shuffle(s, side)


# -- step 4: Smoke (DP-23) -----


class ClearSmoke(Question):
    """CC-6.1.2.c (4), DP-23: which Smoke marker goes?"""

    def __init__(self) -> None:
        super().__init__("clear-smoke", "hex", "CC-6.1.2.c", [Slot("side", "side")])

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        return [AT_HEX | index for index in smoky(s)]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        set_smoke(s, option & THING, 0)
        if s.sink is not None:
            s.tell({"event": "smoke-clears", "hex": hex_word(option & THING)})


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
    also: list[int] = []
    for rule in s.battle.rules:
        also.extend(rule.entry_hexes(s, unit))
    edge = s.battle.edge[side]
    figures = s.battle.figures[s.kind_of(unit)]
    found: list[int] = []
    for index in range(HEXES):
        if (
            (steps_off(index, edge) == 1 or index in also)
            and not s.is_occupied(1 - side, index)
            and not s.hexes[index] & BLAZE
            and s.battle.ground.passable[index]
            and figures_in(s, side, index) + figures <= room_in(s, index)
        ):
            found.append(AT_HEX | index)
    return found


def receive_radios(s: Table) -> None:
    """CC-6.1.2.c (5), GAP-47: a Radio of the new space enters; with its box taken it never does."""
    for arrival in s.battle.plain["reinforcements"]:
        side = arrival["side"]
        if arrival["radio"] and arrival["time"] == s.numbers[CLOCK] and not s.numbers[RADIO + side]:
            bring_radio(s, side, arrival["radio"])


def arrive(s: Table, side: int) -> None:
    """Units of the new space enter; who finds no room waits for the next advance."""
    for unit in reversed(arriving(s, side)):
        s.push(ARRIVE_FRAME, [side, unit])


class Arrive(Question):
    """DP-24: in which hex of the own edge?"""

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("unit", "unit")]
        super().__init__("arrive", "hex", "CC-6.1.2.c", slots)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        hexes = entry_hexes(s, side, s.slot(1))
        return hexes if hexes else [STOP]

    def choose(self, s: Table, side: int, option: int) -> None:
        unit = s.slot(1)
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


# -- step 6: Dig In (DP-25) -----


def open_dig_in(s: Table, side: int) -> None:
    """CC-A32: a player with cards is asked, if some hex could take Foxholes."""
    if size(s, side, HAND) and dig_in_hexes(s, side):
        s.push(DIG_IN_WINDOW, [side, 0])


def dig_in_hexes(s: Table, side: int) -> list[int]:
    """CC-A32: hexes with an own unit that may take Foxholes, as options."""
    return [
        AT_HEX | index
        for index in range(HEXES)
        if s.is_occupied(side, index) and can_take_fort(s, index, FOXHOLES)
    ]


class DigInWindow(Question):
    """DP-25: Dig In, or not?  What the active player plays opens the window for both again."""

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("played")]
        super().__init__("dig-in", "action", "CC-A32", slots, secret=True, anytime=True)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        menu = [STOP]
        if dig_in_hexes(s, side):
            for card in listed(s, side, HAND):
                if s.battle.action[DECK_SIZE * side + card] == DIG_IN:
                    menu.append(ACTION_CARD | card)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            played = s.slot(1)
            s.pop()
            if played and side == s.active:
                s.set_slot(0, DIG_INACTIVE)  # CC-X.1.7: until both decline in succession
            return
        play_action(s, side, option & THING)
        s.set_slot(1, 1)
        s.push(DIG_IN_HEX, [side])

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != ACTION_CARD:
            return Refusal("not-asked", self.clause, {})
        return action_refusal(s, side, option & THING)


class DigInWhere(Question):
    """CC-A32: in which hex?"""

    def __init__(self) -> None:
        super().__init__("dig-in-hex", "hex", "CC-A32", [Slot("side", "side")])

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        return dig_in_hexes(s, side)

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        set_fort(s, option & THING, FOXHOLES)
