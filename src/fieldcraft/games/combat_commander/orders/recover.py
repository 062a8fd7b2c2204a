"""Recover and Rout (CC-O22, CC-O23): rolls for broken units, and the retreat."""

from typing import Final, cast

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.rolls import (
    RALLIED,
    RALLY_ROLL,
    ROUT_ROLL,
    SUPPRESSED_BY_ROUT,
    TIE,
    roll,
)
from fieldcraft.games.combat_commander.options import RETREAT_ONLY_NEAR_ENEMY
from fieldcraft.games.combat_commander.orders.move_costs import drive_out
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table, bit_of, side_of
from fieldcraft.games.combat_commander.terms import (
    BLAZE,
    EXIT,
    NEXT_UNIT,
    OUTCOME,
    PLAYERS_USED,
    RETREAT_FRAME,
    ROUTED_FRAME,
    SIDE,
    SUPPRESSED,
    THING,
    TO_HEX,
)
from fieldcraft.games.combat_commander.terrain.ground import CLIFF, IMPASSABLE
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DIRECTIONS,
    NEIGHBOURS,
    hex_word,
    steps_off,
)
from fieldcraft.games.combat_commander.terrain.mines import attack_with_mines, has_mines
from fieldcraft.games.combat_commander.units.losses import check_end, eliminate, rally, suppress
from fieldcraft.games.combat_commander.victory.control import put

BEGIN: Final = 0
NEXT: Final = 1
ROLL: Final = 2
APPLY: Final = 3


def broken_units(s: Table, side: int) -> int:
    """A side's broken units on the map, a bit each."""
    mask = 0
    for unit in s.all_units(side):
        if s.is_broken(unit):
            mask |= bit_of(unit)
    return mask


class Recover(Frame[State]):
    """CC-O22.2: all Suppressed markers go; then a roll for each unit that was broken."""

    def __init__(self) -> None:
        slots = [Slot("next"), Slot("left", "units"), Slot("unit", "unit")]
        super().__init__("recover", "", "CC-O22.2.b", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(0)
        side = s.active
        if phase == BEGIN:
            s.set_slot(0, NEXT)
            s.set_slot(1, broken_units(s, side))
            for unit in s.all_units(side):
                if s.is_suppressed(unit):
                    s.clear_flag(unit, SUPPRESSED)
            if s.sink is not None:
                s.log("recovers", PUBLIC, {"side": s.side_word(side)})
        elif phase == NEXT:
            left = still_broken(s, side, s.slot(1))
            s.set_slot(1, left)
            if left == 0:
                s.pop()
            else:
                s.set_slot(0, ROLL)
                s.push(NEXT_UNIT, [side, left])
        elif phase == ROLL:
            s.set_slot(0, APPLY)
            roll(s, side, RALLY_ROLL, s.slot(2), 0, 0)
        else:
            unit = s.slot(2)
            s.set_slot(0, NEXT)
            s.set_slot(1, s.slot(1) & ~bit_of(unit))
            if s.place_of(unit) < 0:
                return
            if s.numbers[OUTCOME] == RALLIED:
                rally(s, unit)
            elif s.numbers[OUTCOME] == TIE:
                suppress(s, unit)

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def still_broken(s: Table, side: int, mask: int) -> int:
    """Those of the units that are on the map and still broken."""
    return mask & broken_units(s, side)


class RoutWhom(Question):
    """CC-O23.1, DP-27: which player is routed?"""

    def __init__(self) -> None:
        super().__init__("rout", "rout", "CC-O23.1", [])

    def choices(self, s: Table, side: int) -> list[int]:
        return [SIDE | one for one in (0, 1) if not s.numbers[PLAYERS_USED] >> one & 1]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        whose = option & THING
        s.own_numbers()[PLAYERS_USED] |= 1 << whose
        if s.sink is not None:
            s.log("routs", PUBLIC, {"side": s.side_word(whose)})
        s.push(ROUTED_FRAME, [NEXT, whose, broken_units(s, whose), 0])

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != SIDE:
            return Refusal("not-asked", self.clause, {})
        return Refusal("player-used", "CC-O14.2", {"side": s.side_word(option & THING)})


class Routed(Frame[State]):
    """CC-O23.2: a roll for each broken unit of the routed player; the loser retreats."""

    def __init__(self) -> None:
        slots = [Slot("next"), Slot("side", "side"), Slot("left", "units"), Slot("unit", "unit")]
        super().__init__("routed", "", "CC-O23.2", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(0)
        side = s.slot(1)
        if phase == NEXT:
            left = still_broken(s, side, s.slot(2))
            s.set_slot(2, left)
            if left == 0:
                s.pop()
            else:
                s.set_slot(0, ROLL)
                s.push(NEXT_UNIT, [side, left])
        elif phase == ROLL:
            s.set_slot(0, APPLY)
            roll(s, side, ROUT_ROLL, s.slot(3), 0, 0)
        else:
            unit = s.slot(3)
            s.set_slot(0, NEXT)
            s.set_slot(2, s.slot(2) & ~bit_of(unit))
            if s.place_of(unit) < 0:
                return
            outcome = s.numbers[OUTCOME]
            if outcome == SUPPRESSED_BY_ROUT:
                suppress(s, unit)
            elif outcome > 0:
                s.push(RETREAT_FRAME, [side, unit, outcome, -1])

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


class Retreat(Question):
    """CC-O23.3, DP-29: the next hex, each nearer to the own edge."""

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("unit", "unit"), Slot("hexes"), Slot("to", "hex")]
        super().__init__("retreat", "retreat", "CC-O23.3", slots)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        unit = s.slot(1)
        if s.place_of(unit) < 0 or s.slot(2) == 0:
            return [EXIT]
        ways = ways_back(s, unit)
        if TO_HEX | s.slot(3) in ways:
            return [TO_HEX | s.slot(3)]
        return ways if ways else [EXIT]

    def choose(self, s: Table, side: int, option: int) -> None:
        unit = s.slot(1)
        left = s.slot(2)
        if option == EXIT:
            s.pop()
            if s.place_of(unit) >= 0 and left > 0:
                end_retreat(s, side, unit)
            return
        here = s.place_of(unit)
        there = option & THING
        if s.slot(3) < 0 and has_mines(s, here):
            s.set_slot(3, there)  # CC-F103.2: first the mines that it leaves
            attack_with_mines(s, side, bit_of(unit))
            return
        s.set_slot(2, left - 1)
        s.set_slot(3, -1)
        drive_out(s, unit)
        put(s, unit, there)
        if s.sink is not None:
            s.log("retreats", PUBLIC, {"unit": s.unit_word(unit), "hex": hex_word(there)})
        if has_mines(s, there):
            attack_with_mines(s, side, bit_of(unit))

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != TO_HEX:
            return Refusal("not-asked", self.clause, {})
        return Refusal("not-nearer", "CC-O23.3", {"hex": hex_word(option & THING)})


def end_retreat(s: Table, side: int, unit: int) -> None:
    """CC-7.2.2, CC-O23.3.1, GAP-16: forced off its own edge, or without a legal hex."""
    here = s.place_of(unit)
    off = steps_off(here, s.battle.edge[side]) == 1
    near = any(s.is_occupied(1 - side, index) for index in ADJACENT[here])
    stays = not off and not near and s.switches & RETREAT_ONLY_NEAR_ENEMY != 0
    if s.sink is not None:
        name = "forced-off" if off else "stays-put" if stays else "cannot-retreat"
        s.log(name, PUBLIC, {"unit": s.unit_word(unit)})
    if not stays:
        eliminate(s, unit)
        check_end(s)


def ways_back(s: Table, unit: int) -> list[int]:
    """CC-O23.3.1: adjacent hexes nearer to the own edge, without enemies, passable, no Cliff."""
    side = side_of(unit)
    edge = s.battle.edge[side]
    here = s.place_of(unit)
    wanted = steps_off(here, edge) - 1
    found: list[int] = []
    for direction in range(DIRECTIONS):
        place = DIRECTIONS * here + direction
        there = NEIGHBOURS[place]
        if (
            there >= 0
            and steps_off(there, edge) == wanted
            and not s.hexes[there] & BLAZE
            and not s.is_occupied(1 - side, there)
            and s.battle.ground.side[place] != CLIFF
            and s.battle.ground.step_cost(here, direction) < IMPASSABLE
        ):
            found.append(TO_HEX | there)
    return sorted(found)
