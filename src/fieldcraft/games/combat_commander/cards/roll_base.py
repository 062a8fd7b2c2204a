"""What rolls are built on (CC-1.9): frames that want one, and the slots its steps share."""

from typing import Final

from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.cards.outcomes import FIRE_ROLL, Part
from fieldcraft.games.combat_commander.table.question import Procedure
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    DECK_SIZE,
    DEPTH,
    JAMMED,
    NO_TRIGGER,
    ROLL_FRAME,
)

REVEAL: Final = 0


class Roller(Procedure):
    """A procedure that wants rolls.

    What a roll decides comes into its slot `result`; its card into the slot `card`, if it has one.
    """

    def __init__(self, name: str, clause: str, slots: list[Slot]) -> None:
        super().__init__(name, clause, slots)
        self.card = -1
        for index, slot in enumerate(slots):
            if slot.name == "card":
                self.card = index

    def hindrance(self, s: Table, place: int) -> int:
        """CC-10.3.1: what a targeting roll of the frame that stands there loses now."""
        return 0

    def cover(self, s: Table, place: int) -> int:
        """CC-T78.3: what a defence roll of the frame that stands there gains now."""
        return 0

    def firing(self, s: Table, place: int) -> list[int]:
        """The pieces that fire or fight for the frame that stands there."""
        return []

    def aimed(self, s: Table, place: int) -> int:
        """The hex that its rolls are about, -1 if none."""
        return -1

    def terms(self, s: Table, place: int) -> list[Part]:
        """What its attack roll is added to, term by term; nothing where that is one number."""
        return []

    def opposed(self, s: Table, place: int) -> list[Part]:
        """What its attack roll is compared with, where that is known."""
        return []


def roll(s: Table, side: int, kind: int, subject: int, against: int = 0) -> None:
    """Begin a roll for the `Roller` on top, which is stepped again when it has its result."""
    s.push(ROLL_FRAME, [REVEAL, side, kind, subject, against, 0, 0, 0])


class Rolled(Procedure):
    """What is rolled and what came of it: the slots of a roll; `Roll` takes its steps."""

    SIDE: Final = 1
    KIND: Final = 2
    SUBJECT: Final = 3
    AGAINST: Final = 4
    COVER: Final = 5
    CARD: Final = 6
    OUTCOME: Final = 7

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("side", "side"),
            Slot("kind", "roll"),
            Slot("subject", "value"),
            Slot("against", "value"),
            Slot("cover", "value"),
            Slot("card", "card"),
            Slot("outcome", "value"),
        ]
        super().__init__("roll", "CC-X.1.3", slots)


def trigger_of(s: Table) -> int:
    """CC-1.9.1: the trigger that the roll on top of the stack causes."""
    if s.numbers[DEPTH] > 0:
        return NO_TRIGGER  # CC-1.9.1.c
    trigger = s.battle.trigger[DECK_SIZE * s.slot(Rolled.SIDE) + s.slot(Rolled.CARD)]
    if trigger == JAMMED and s.slot(Rolled.KIND) != FIRE_ROLL:
        return NO_TRIGGER  # CC-1.9.1.2.a
    return trigger
