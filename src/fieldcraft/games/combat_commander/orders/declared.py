"""An attack as it was declared (CC-O20.1 to CC-O20.3): the slots that all its steps share."""

from typing import Final

from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.cards.outcomes import Part
from fieldcraft.games.combat_commander.cards.roll_base import Roller
from fieldcraft.games.combat_commander.orders.fire_groups import group_of
from fieldcraft.games.combat_commander.orders.fire_pieces import place_of_piece
from fieldcraft.games.combat_commander.orders.firepower import attack_parts
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import ATTACK_FRAME


class Declared(Roller):
    """Who fires at what, what Actions add to it, and what was fixed with its roll.

    `Attack` takes its steps; its windows and forecasts read and change it where it stands.
    """

    SIDE: Final = 1
    OCCASION: Final = 2
    HEX: Final = 3
    SECOND: Final = 4
    UNITS: Final = 5
    WEAPONS: Final = 6
    BONUS: Final = 7
    SUSTAINED: Final = 8
    AGAIN: Final = 9
    SMOKE: Final = 10
    HEXSIDE: Final = 11
    HEXSIDE_BEYOND: Final = 12
    DEFENDERS: Final = 13
    DEFENDERS_BEYOND: Final = 14
    RESULT: Final = 15
    CARD: Final = 16

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("side", "side"),
            Slot("occasion"),
            Slot("hex", "hex"),
            Slot("second", "hex"),  # CC-A40
            Slot("units", "units"),
            Slot("weapons", "weapons"),
            Slot("bonus"),
            Slot("sustained", "weapons"),  # CC-A41
            Slot("again", "weapons"),  # those named twice
            Slot("smoke"),
            Slot("hexside"),  # CC-T78.4: the cover of the sides that its lines cross
            Slot("hexside-beyond"),
            Slot("defenders", "units"),  # GAP-57: who was there when the roll was made
            Slot("defenders-beyond", "units"),
            Slot("result", "value"),
            Slot("card", "card"),
        ]
        super().__init__("attack", "CC-O20.3.3", slots)

    @staticmethod
    def push(
        s: Table, side: int, occasion: int, target: int, units: int, weapons: int, smoke: int
    ) -> None:
        """An attack that nothing has been added to yet."""
        declared = [0, side, occasion, target, -1, units, weapons]
        fresh = [0, 0, 0, smoke, 0, 0, 0, 0, 0, 0]
        s.push(ATTACK_FRAME, declared + fresh)

    def hindrance(self, s: Table, place: int) -> int:
        weapon = group_at(s, place)[0]  # ordnance fires alone
        return hindrance(s, place_of_piece(s, weapon), s.slot_at(place, Declared.HEX))

    def firing(self, s: Table, place: int) -> list[int]:
        return group_at(s, place)

    def aimed(self, s: Table, place: int) -> int:
        return s.slot_at(place, Declared.HEX)

    def terms(self, s: Table, place: int) -> list[Part]:
        hexes = (s.slot_at(place, Declared.HEX), s.slot_at(place, Declared.SECOND))
        return attack_parts(s, group_at(s, place), *hexes, s.slot_at(place, Declared.BONUS))


def attack_below(s: Table) -> int:
    """Where the attack stands in the stack under the questions of its windows, or on top."""
    return s.find(ATTACK_FRAME)


def group_at(s: Table, place: int) -> list[int]:
    """The pieces of the attack that stands there."""
    units = s.slot_at(place, Declared.UNITS)
    weapons = s.slot_at(place, Declared.WEAPONS)
    return group_of(s, units, weapons, s.slot_at(place, Declared.SIDE))
