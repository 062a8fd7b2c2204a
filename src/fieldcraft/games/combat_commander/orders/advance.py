"""Advance (CC-O16): one hex for each activated unit, whatever it costs, then the melees."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.window import Window
from fieldcraft.games.combat_commander.cards.fate import size
from fieldcraft.games.combat_commander.orders.activation import flagged
from fieldcraft.games.combat_commander.orders.melee import Melee
from fieldcraft.games.combat_commander.orders.move_costs import (
    BURNING,
    CLIFF_WITH_WEAPON,
    FREE,
    MUST_STAY,
    NOT_ADJACENT,
    advance_hurdle,
    can_go,
    is_on_enemy_edge,
    must_stay,
)
from fieldcraft.games.combat_commander.table.question import Procedure, Question
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    ADVANCE_FRAME,
    ADVANCE_REACT,
    ADVANCE_WINDOW,
    AT_HEX,
    BLAZE,
    ENTERED,
    EXIT,
    FINISHED,
    GROUPED,
    HAND,
    MELEES_FRAME,
    ORDERED,
    REACT_FRAME,
    STOP,
    THING,
    TO_HEX,
    UNIT,
)
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DIRECTIONS,
    NEIGHBOURS,
    direction_to,
    hex_word,
)
from fieldcraft.games.combat_commander.terrain.mines import attack_with_mines, has_mines
from fieldcraft.games.combat_commander.victory.control import put
from fieldcraft.games.combat_commander.victory.exits import exit_map


class Advance(Question):
    """CC-O16.2, DP-11: which unit advances, and into which hex; or no more?

    The unit that was picked is grouped; mines it leaves go off first, then it is set down.
    """

    def __init__(self) -> None:
        super().__init__("advance", "advance", "CC-O16.2", [], anytime=True)

    @staticmethod
    def push(s: Table) -> None:
        s.push(ADVANCE_FRAME, [])

    def choices(self, s: Table, side: int) -> list[int]:
        picked = flagged(s, side, GROUPED)
        menu = [STOP]
        if not picked:
            menu.extend([UNIT | unit for unit in flagged(s, side, ORDERED) if can_begin(s, unit)])
            return menu
        unit = picked[0]
        here = s.place_of(unit)
        for direction in range(DIRECTIONS):
            if advance_hurdle(s, unit, direction) == FREE:
                menu.append(TO_HEX | NEIGHBOURS[DIRECTIONS * here + direction])
        if is_on_enemy_edge(s, unit) and not must_stay(s, unit):
            menu.append(EXIT)
        menu.sort()
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        picked = flagged(s, side, GROUPED)
        if option == STOP:
            if picked:
                s.clear_flag(picked[0], GROUPED)
                s.set_flag(picked[0], FINISHED)
            else:
                s.pop()
                Melees.push(s)
            return
        if option & ~THING == UNIT:
            s.set_flag(option & THING, GROUPED)
            return
        unit = picked[0]
        s.clear_flag(unit, GROUPED)
        s.set_flag(unit, FINISHED)
        here = s.place_of(unit)
        there = -1 if option == EXIT else option & THING
        AdvanceStep.push(s, 1 - side, there, unit)
        if has_mines(s, here):
            attack_with_mines(s, side, bit_of(unit))

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        kind = option & ~THING
        picked = flagged(s, side, GROUPED)
        if kind == UNIT:
            return unit_refusal(s, side, picked, option & THING)
        if kind != TO_HEX and option != EXIT:
            return Refusal("not-asked", self.clause, {})
        if not picked:
            return Refusal("unit-first", "CC-O16.2", {})
        if option == EXIT:
            return Refusal("cannot-leave-here", "CC-O16.2.a", {})
        return advance_refusal(s, picked[0], option & THING)


def can_begin(s: Table, unit: int) -> bool:
    """CC-O16.2: whether an activated unit has not advanced yet, and can."""
    return not s.has_flag(unit, FINISHED) and can_go(s, unit)


def unit_refusal(s: Table, side: int, picked: list[int], unit: int) -> Refusal:
    """Why a unit cannot begin to advance now."""
    words = {"unit": s.unit_word(unit)}
    if unit not in flagged(s, side, ORDERED):
        return Refusal("not-activated-to-advance", "CC-O16.1", words)
    if s.has_flag(unit, FINISHED):
        return Refusal("has-advanced", "CC-O16.2", words)
    if picked:
        return Refusal("another-advances", "CC-O16.2", {"unit": s.unit_word(picked[0])})
    return Refusal("nowhere-to-advance", "CC-O16.2", words)


def advance_refusal(s: Table, unit: int, there: int) -> Refusal:
    """Why a unit cannot advance there."""
    direction = direction_to(s.place_of(unit), there)
    hurdle = NOT_ADJACENT if direction < 0 else advance_hurdle(s, unit, direction)
    words = {"hex": hex_word(there)}
    if hurdle == NOT_ADJACENT:
        return Refusal("not-adjacent", "CC-O16.2", words)
    if hurdle == BURNING:
        return Refusal("burning", "CC-O16.2.b", words)
    if hurdle == CLIFF_WITH_WEAPON:
        return Refusal("cliff-with-weapon", "CC-O16.2.b", words)
    if hurdle == MUST_STAY:
        return Refusal("must-stay", "DP-03", words)
    return Refusal("impassable", "CC-O16.2.b", words)


SET_DOWN: Final = 0
REACT: Final = 1
OVER: Final = 2


class AdvanceStep(Procedure):
    """CC-O16.2.d: the unit is set down, mines go off, then the inactive player may react."""

    SIDE: Final = 1
    HEX: Final = 2
    UNIT: Final = 3

    def __init__(self) -> None:
        slots = [Slot("next"), Slot("side", "side"), Slot("hex", "hex"), Slot("unit", "unit")]
        super().__init__("advance-step", "CC-O16.2.d", slots)

    @staticmethod
    def push(s: Table, side: int, there: int, unit: int) -> None:
        """The unit goes there, off the map with -1; the other side may react."""
        s.push(ADVANCE_WINDOW, [SET_DOWN, side, there, unit])

    def step(self, s: Table) -> None:
        phase = s.slot(AdvanceStep.NEXT)
        there = s.slot(AdvanceStep.HEX)
        unit = s.slot(AdvanceStep.UNIT)
        if phase == SET_DOWN and there < 0:
            s.pop()
            if s.place_of(unit) >= 0:
                exit_map(s, unit)  # CC-O16.2.a
        elif phase == SET_DOWN:
            s.set_slot(AdvanceStep.NEXT, REACT)
            set_down(s, unit, there)
        elif phase == REACT:
            s.set_slot(AdvanceStep.NEXT, OVER)
            side = s.slot(AdvanceStep.SIDE)
            if size(s, side, HAND) and s.place_of(unit) == there:
                AdvanceReact.push(s, side, there)
        else:
            s.pop()


class AdvanceReact(Window):
    """CC-O16.2.d, DP-09: hidden mines or wire for a unit that has advanced, or none?"""

    HEX: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("hex", "hex")]
        name, clause = "advance-react", "CC-O16.2.d"
        super().__init__(REACT_FRAME, name, clause, slots, question="react", anytime=True)

    @staticmethod
    def push(s: Table, side: int, index: int) -> None:
        s.push(ADVANCE_REACT, [side, index])

    def about(self, s: Table) -> int:
        return s.slot(AdvanceReact.HEX)


def set_down(s: Table, unit: int, there: int) -> None:
    """The advancing unit, if it still can, stands in the hex it chose; mines there go off."""
    here = s.place_of(unit)
    if here < 0 or there not in ADJACENT[here] or s.hexes[there] & BLAZE:
        return
    side = s.active
    for other in flagged(s, side, ENTERED):
        s.clear_flag(other, ENTERED)
    put(s, unit, there)
    s.set_flag(unit, ENTERED)
    if s.sink is not None:
        s.tell({"event": "advances", "unit": s.unit_word(unit), "hex": hex_word(there)})
    if has_mines(s, there):
        attack_with_mines(s, side, bit_of(unit))


class Melees(Question):
    """CC-O16.3, DP-12: which melee is fought next?"""

    def __init__(self) -> None:
        super().__init__("melees", "melee", "CC-O16.3", [])

    @staticmethod
    def push(s: Table) -> None:
        s.push(MELEES_FRAME, [])

    def choices(self, s: Table, side: int) -> list[int]:
        contested = [
            AT_HEX | index for index in s.places_of(side) if s.is_occupied(1 - side, index)
        ]
        return contested if contested else [STOP]

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != AT_HEX:
            return Refusal("not-asked", self.clause, {})
        return Refusal("no-melee-there", self.clause, {"hex": hex_word(option & THING)})

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            s.pop()
        else:
            Melee.push(s, option & THING)
