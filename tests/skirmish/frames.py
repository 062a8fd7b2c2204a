"""What the frames share: their kinds, how a result comes back, how a question refuses."""

from enum import IntEnum
from typing import Final, cast

from fieldcraft.core import Frame, Refusal, Slot, State
from tests.skirmish.table import Table
from tests.skirmish.terms import (
    CARDS,
    DISCARD_CARD,
    OPTIONS,
    PLAY_CARD,
    TAKE_CARD,
    THING,
)


class Kind(IntEnum):
    """The frames by number, in the order of the frame table."""

    BOTH = 0
    MATCH = 1
    PLACE_UNIT = 2
    CHOOSE_HOME = 3
    TURN = 4
    CHOOSE_ORDER = 5
    DISCARD = 6
    DRAW_UP = 7
    MOVE = 8
    CHOOSE_STEP = 9
    CHOOSE_UNIT = 10
    WINDOW = 11
    ACT = 12
    DIG_IN = 13
    ATTACK = 14
    CHOOSE_TARGET = 15
    CHOOSE_DEFENDER = 16
    ROLL = 17
    REROLL = 18
    REVEAL = 19
    TIME = 20
    REMOVE_SMOKE = 21
    EVENT = 22
    SNIPER = 23
    CHOOSE_VICTIM = 24
    CHOOSE_BROKEN = 25
    INTERROGATE = 26
    OMEN = 27


TRIGGERS = (Kind.TIME, Kind.EVENT, Kind.SNIPER)


def give_back(s: Table, value: int) -> None:
    """End the top frame and hand its result to the one below, which goes on."""
    s.deliver(value)


def in_trigger(s: Table) -> bool:
    """SK-X.1.6: whether a trigger is being resolved somewhere on the stack."""
    return any(s.find(kind) >= 0 for kind in TRIGGERS)


class Procedure(Frame[Table]):
    """A frame that asks nothing itself."""

    def __init__(self, name: str, clause: str, slots: list[Slot]) -> None:
        super().__init__(name, "", clause, slots)

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


class Caller(Procedure):
    """A procedure of one side that goes on with what those it calls deliver."""

    NEXT: Final = 0
    RESULT: Final = 1
    SIDE: Final = 2

    def __init__(self, name: str, clause: str, slots: list[Slot]) -> None:
        first = [Slot("next"), Slot("result"), Slot("side", "side")]
        super().__init__(name, clause, [*first, *slots])


class Question(Frame[Table]):
    """A frame whose first slot is the side that answers."""

    SIDE: Final = 0
    closed = False  # whether only the one who answers knows the options

    def __init__(self, name: str, question: str, clause: str, slots: list[Slot]) -> None:
        slots = [Slot("side", "side"), *slots]
        super().__init__(name, question, clause, slots, secret=self.closed)

    def decider(self, state: State) -> int:
        return state.slot(Question.SIDE)

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        s = cast(Table, state)
        verb, card = option & ~THING, option & THING
        if option not in OPTIONS:
            return Refusal("not-asked", self.clause, {})
        if verb in (PLAY_CARD, DISCARD_CARD) and not s.hand(side) >> card & 1:
            return Refusal("card-not-in-hand", "SK-1.a", {"card": CARDS[card].name})
        if verb == TAKE_CARD:
            return Refusal("card-not-shown", "SK-E61", {"card": CARDS[card].name})
        return Refusal("not-asked", self.clause, {})
