"""Mines (CC-F103): an attack on each unit that enters or leaves."""

from typing import Final, cast

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.actions.break_window import order_break
from fieldcraft.games.combat_commander.cards.rolls import DEFENCE_ROLL, HIT, MINE_ROLL, TIE, roll
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    MINE_STRENGTH,
    MINES,
    MINES_FRAME,
    NEXT_UNIT,
    OUTCOME,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.units.losses import suppress

NEXT: Final = 0
ROLL: Final = 1
ROLLED: Final = 2
DEFENDED: Final = 3


def attack_with_mines(s: Table, side: int, units: int) -> None:
    """CC-F103.2: the mines of the hex that these units of a side stand in attack each of them."""
    s.push(MINES_FRAME, [NEXT, side, units, -1])


def has_mines(s: Table, index: int) -> bool:
    """Whether there are Mines in a hex."""
    return s.fort(index) == MINES


class MineAttack(Frame[State]):
    """CC-F103.2: for each unit the opponent rolls for the mines, then it defends without Cover.

    The owner says which unit is next, as in every defence (DP-16).
    """

    def __init__(self) -> None:
        slots = [Slot("next"), Slot("side", "side"), Slot("units", "units"), Slot("unit", "unit")]
        super().__init__("mines", "", "CC-F103.2", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(0)
        side = s.slot(1)
        if phase == NEXT:
            left = 0
            for unit in s.listed(side, s.slot(2)):
                if s.place_of(unit) >= 0:
                    left |= bit_of(unit)
            s.set_slot(2, left)
            if left == 0:
                s.pop()
                return
            s.set_slot(0, ROLL)
            s.push(NEXT_UNIT, [side, left])
        elif phase == ROLL:
            unit = s.slot(3)
            s.set_slot(2, s.slot(2) & ~bit_of(unit))
            s.set_slot(0, ROLLED)
            if s.sink is not None:
                words = {"unit": s.unit_word(unit), "hex": hex_word(s.place_of(unit))}
                s.log("mines-attack", PUBLIC, words)
            roll(s, 1 - side, MINE_ROLL, s.numbers[MINE_STRENGTH], 0, 0)
        elif phase == ROLLED:
            s.set_slot(0, DEFENDED)
            if s.place_of(s.slot(3)) >= 0:
                roll(s, side, DEFENCE_ROLL, s.slot(3), s.numbers[OUTCOME], 0)
        else:
            s.set_slot(0, NEXT)
            unit = s.slot(3)
            if s.place_of(unit) < 0:
                return
            if s.numbers[OUTCOME] == HIT:
                order_break(s, unit)
            elif s.numbers[OUTCOME] == TIE:
                suppress(s, unit)

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})
