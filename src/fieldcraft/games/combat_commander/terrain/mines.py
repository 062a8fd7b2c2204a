"""Mines (CC-F103): an attack on each unit that enters or leaves."""

from typing import Final

from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.defence import NextUnit, strike
from fieldcraft.games.combat_commander.cards.outcomes import DEFENCE_ROLL, MINE_ROLL, Part
from fieldcraft.games.combat_commander.cards.roll_base import Roller, roll
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import MINE_STRENGTH, MINES, MINES_FRAME
from fieldcraft.games.combat_commander.terrain.hexes import hex_word

NEXT: Final = 0
ROLL: Final = 1
ROLLED: Final = 2
DEFENDED: Final = 3


def attack_with_mines(s: Table, side: int, units: int) -> None:
    """CC-F103.2: the mines of the hex that these units of a side stand in attack each of them."""
    s.push(MINES_FRAME, [NEXT, side, units, -1, 0])


def has_mines(s: Table, index: int) -> bool:
    """Whether there are Mines in a hex."""
    return s.fort(index) == MINES


class MineAttack(Roller):
    """CC-F103.2: for each unit the opponent rolls for the mines, then it defends without Cover.

    The owner says which unit is next, as in every defence (DP-16).
    """

    SIDE: Final = 1
    UNITS: Final = 2
    UNIT: Final = 3
    RESULT: Final = 4

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("side", "side"),
            Slot("units", "units"),
            Slot("unit", "unit"),
            Slot("result", "value"),
        ]
        super().__init__("mines", "CC-F103.2", slots)

    def step(self, s: Table) -> None:
        phase = s.slot(MineAttack.NEXT)
        side = s.slot(MineAttack.SIDE)
        if phase == NEXT:
            self.next_unit(s, side)
        elif phase == ROLL:
            unit = s.slot(MineAttack.RESULT)
            s.set_slot(MineAttack.UNIT, unit)
            s.set_slot(MineAttack.UNITS, s.slot(MineAttack.UNITS) & ~bit_of(unit))
            s.set_slot(MineAttack.NEXT, ROLLED)
            if s.sink is not None:
                s.tell(
                    {
                        "event": "mines-attack",
                        "unit": s.unit_word(unit),
                        "hex": hex_word(s.place_of(unit)),
                    }
                )
            roll(s, 1 - side, MINE_ROLL, s.numbers[MINE_STRENGTH])
        elif phase == ROLLED:
            s.set_slot(MineAttack.NEXT, DEFENDED)
            unit = s.slot(MineAttack.UNIT)
            if s.place_of(unit) >= 0:
                roll(s, side, DEFENCE_ROLL, unit, s.slot(MineAttack.RESULT))
        else:
            s.set_slot(MineAttack.NEXT, NEXT)
            strike(s, s.slot(MineAttack.UNIT), s.slot(MineAttack.RESULT))

    def aimed(self, s: Table, place: int) -> int:
        return s.place_of(s.slot_at(place, MineAttack.UNIT))

    def terms(self, s: Table, place: int) -> list[Part]:
        return [("mines", s.numbers[MINE_STRENGTH], "CC-F103.2")]

    def next_unit(self, s: Table, side: int) -> None:
        """Ask for the next of the units that are still there."""
        left = 0
        for unit in s.listed(side, s.slot(MineAttack.UNITS)):
            if s.place_of(unit) >= 0:
                left |= bit_of(unit)
        s.set_slot(MineAttack.UNITS, left)
        if left == 0:
            s.pop()
            return
        s.set_slot(MineAttack.NEXT, ROLL)
        NextUnit.push(s, side, left)
