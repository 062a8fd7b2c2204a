"""Advance (CC-O16): one hex for each activated unit, whatever it costs, then the melees."""

from typing import cast

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.actions.fire_window import action_refusal
from fieldcraft.games.combat_commander.actions.move_window import can_hide, hide
from fieldcraft.games.combat_commander.cards.fate import listed, size
from fieldcraft.games.combat_commander.orders.activation import flagged
from fieldcraft.games.combat_commander.orders.move_costs import (
    can_advance,
    can_go,
    is_on_enemy_edge,
)
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    ADVANCE_REACT,
    ADVANCE_WINDOW,
    AT_HEX,
    BLAZE,
    DECK_SIZE,
    ENTERED,
    EXIT,
    FINISHED,
    GROUPED,
    HAND,
    MELEE_FRAME,
    MELEES_FRAME,
    ORDERED,
    STOP,
    THING,
    TO_HEX,
    UNIT,
)
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DIRECTIONS,
    HEXES,
    NEIGHBOURS,
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
        super().__init__("advance", "advance", "CC-O16.2", [Slot("to", "hex")], anytime=True)

    def choices(self, s: Table, side: int) -> list[int]:
        picked = flagged(s, side, GROUPED)
        if not picked:
            menu = [STOP]
            menu.extend(
                UNIT | unit
                for unit in flagged(s, side, ORDERED)
                if not s.has_flag(unit, FINISHED) and can_go(s, unit)
            )
            return menu
        unit = picked[0]
        here = s.place_of(unit)
        menu = [STOP]
        for direction in range(DIRECTIONS):
            if can_advance(s, unit, direction):
                menu.append(TO_HEX | NEIGHBOURS[DIRECTIONS * here + direction])
        if is_on_enemy_edge(s, unit):
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
                s.push(MELEES_FRAME, [])
            return
        if option & ~THING == UNIT:
            s.set_flag(option & THING, GROUPED)
            return
        unit = picked[0]
        s.clear_flag(unit, GROUPED)
        s.set_flag(unit, FINISHED)
        here = s.place_of(unit)
        s.push(ADVANCE_WINDOW, [0, 1 - side, -1 if option == EXIT else option & THING, unit])
        if has_mines(s, here):
            attack_with_mines(s, side, bit_of(unit))

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        kind = option & ~THING
        if kind == TO_HEX:
            return Refusal("cannot-advance", "CC-O16.2.b", {"hex": hex_word(option & THING)})
        if kind == UNIT:
            words = {"unit": s.unit_word(option & THING)}
            return Refusal("cannot-advance-unit", "CC-O16.2", words)
        return Refusal("not-asked", self.clause, {})


class AdvanceStep(Frame[State]):
    """CC-O16.2.d: the unit is set down, mines go off, then the inactive player may react."""

    def __init__(self) -> None:
        slots = [Slot("next"), Slot("side", "side"), Slot("hex", "hex"), Slot("unit", "unit")]
        super().__init__("advance-step", "", "CC-O16.2.d", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(0)
        side = s.slot(1)
        if phase == 0 and s.slot(2) < 0:
            unit = s.slot(3)
            s.pop()
            if s.place_of(unit) >= 0:
                exit_map(s, unit)  # CC-O16.2.a
        elif phase == 0:
            s.set_slot(0, 1)
            set_down(s, s.slot(3), s.slot(2))
        elif phase == 1:
            s.set_slot(0, 2)
            if size(s, side, HAND) and s.place_of(s.slot(3)) == s.slot(2):
                s.push(ADVANCE_REACT, [side, s.slot(2)])
        else:
            s.pop()

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


class AdvanceReact(Question):
    """CC-O16.2.d, DP-09: hidden mines or wire for a unit that has advanced, or none?"""

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("hex", "hex")]
        super().__init__("advance-react", "react", "CC-O16.2.d", slots, secret=True, anytime=True)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        menu = [STOP]
        for card in listed(s, side, HAND):
            if can_hide(s, side, s.battle.action[DECK_SIZE * side + card], s.slot(1)):
                menu.append(ACTION_CARD | card)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            s.pop()
        else:
            hide(s, side, option & THING, s.slot(1))

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != ACTION_CARD:
            return Refusal("not-asked", self.clause, {})
        return action_refusal(s, side, option & THING)


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
        s.log("advances", PUBLIC, {"unit": s.unit_word(unit), "hex": hex_word(there)})
    if has_mines(s, there):
        attack_with_mines(s, side, bit_of(unit))


class Melees(Question):
    """CC-O16.3, DP-12: which melee is fought next?"""

    def __init__(self) -> None:
        super().__init__("melees", "melee", "CC-O16.3", [])

    def choices(self, s: Table, side: int) -> list[int]:
        contested = [
            AT_HEX | index for index in range(HEXES) if s.crowd[index] and s.crowd[HEXES + index]
        ]
        return contested if contested else [STOP]

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            s.pop()
        else:
            s.push(MELEE_FRAME, [0, option & THING, 0, 0])
