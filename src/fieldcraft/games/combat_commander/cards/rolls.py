"""The roll (CC-1.9, CC-9.1, CC-X.1.3): reveal, lock, re-roll window, time, trigger, result."""

from typing import TYPE_CHECKING, Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.games.combat_commander.cards.fate import advance_time, card_word, reveal
from fieldcraft.games.combat_commander.cards.outcomes import (
    ADDED,
    COMMISSAR_ROLL,
    DEFENCE_ROLL,
    FIRE_ROLL,
    RALLY_ROLL,
    ROLLS,
    ROUT_ROLL,
    SUDDEN_DEATH_ROLL,
    TARGETING,
    lock,
    parts_of,
    total_of,
)
from fieldcraft.games.combat_commander.table.question import Procedure
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACCEPT,
    DECK_SIZE,
    DEPTH,
    EVENT,
    EVENT_FRAME,
    EXHAUSTED,
    INITIATIVE,
    JAMMED,
    JAMMED_FRAME,
    NO_TRIGGER,
    REROLL,
    REROLL_FRAME,
    ROLL_FRAME,
    SNIPER,
    SNIPER_FRAME,
    TIME,
    TRIGGERS,
)
from fieldcraft.games.combat_commander.units.values import morale_of

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.log import Rolls

REVEAL: Final = 0
ASKED: Final = 1
REROLLED: Final = 2
AFTER_TIME: Final = 3
DONE: Final = 4


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


def roll(s: Table, side: int, kind: int, subject: int, against: int = 0) -> None:
    """Begin a roll for the `Roller` on top, which is stepped again when it has its result."""
    s.push(ROLL_FRAME, [REVEAL, side, kind, subject, against, 0, 0, 0])


class Roll(Procedure):
    """CC-X.1.3: the roll primitive.  What it decides is fixed before anything may interrupt it."""

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

    def step(self, s: Table) -> None:
        phase = s.slot(Roll.NEXT)
        side = s.slot(Roll.SIDE)
        if phase == REVEAL:
            self.turn_up(s, side)
        elif phase == ASKED:
            s.set_slot(Roll.NEXT, AFTER_TIME)
            if s.numbers[EXHAUSTED] >> side & 1 or trigger_of(s) == TIME:
                advance_time(s, side)
        elif phase == AFTER_TIME:
            s.set_slot(Roll.NEXT, DONE)
            trigger = trigger_of(s)
            if trigger == EVENT:
                s.push(EVENT_FRAME, [0, side, 0, 0])
            elif trigger == SNIPER:
                s.push(SNIPER_FRAME, [0, side, 0])
            elif trigger == JAMMED:
                s.push(JAMMED_FRAME, [])
        elif phase == REROLLED:
            s.set_slot(Roll.NEXT, REVEAL)
            if s.numbers[EXHAUSTED] >> side & 1:  # GAP-39
                advance_time(s, side)
        else:
            self.hand_back(s)

    def hand_back(self, s: Table) -> None:
        """CC-X.1.5: what was fixed goes to whoever wanted the roll."""
        card = s.slot(Roll.CARD)
        outcome = s.slot(Roll.OUTCOME)
        roller = s.frames[s.kind_at(s.under())]
        assert isinstance(roller, Roller), f"{roller.name} wants no roll"
        s.deliver(outcome)
        if roller.card >= 0:
            s.set_slot(roller.card, card)

    def turn_up(self, s: Table, side: int) -> None:
        """CC-X.1.3.1, CC-X.1.3.2: reveal a card and fix what it decides, with the values of now.

        They are asked for here, as time that went on before a re-roll may have changed them.
        """
        card = reveal(s, side)
        kind = s.slot(Roll.KIND)
        below = s.under()
        roller = s.frames[s.kind_at(below)]
        if isinstance(roller, Roller):
            if kind == TARGETING:
                s.set_slot(Roll.AGAINST, roller.hindrance(s, below))
            elif kind == DEFENCE_ROLL:
                s.set_slot(Roll.COVER, roller.cover(s, below))
        s.set_slot(Roll.CARD, card)
        subject = s.slot(Roll.SUBJECT)
        against = s.slot(Roll.AGAINST)
        place = DECK_SIZE * side + card
        outcome = lock(s, place, kind, subject, against, s.slot(Roll.COVER))
        s.set_slot(Roll.OUTCOME, outcome)
        s.set_slot(Roll.NEXT, ASKED)
        log_roll(s, side, card, outcome)
        s.push(REROLL_FRAME, [])


def trigger_of(s: Table) -> int:
    """CC-1.9.1: the trigger that the roll on top of the stack causes."""
    if s.numbers[DEPTH] > 0:
        return NO_TRIGGER  # CC-1.9.1.c
    trigger = s.battle.trigger[DECK_SIZE * s.slot(Roll.SIDE) + s.slot(Roll.CARD)]
    if trigger == JAMMED and s.slot(Roll.KIND) != FIRE_ROLL:
        return NO_TRIGGER  # CC-1.9.1.2.a
    return trigger


def log_roll(s: Table, side: int, card: int, outcome: int) -> None:
    """Tell the roll, what it makes and against what; its card lies open on the discard pile."""
    if s.sink is None:
        return
    place = DECK_SIZE * side + card
    kind = s.slot(Roll.KIND)
    subject = s.slot(Roll.SUBJECT)
    white = s.battle.white[place]
    coloured = s.battle.coloured[place]
    words: Rolls = {
        "event": "rolls",
        "side": s.side_word(side),
        "kind": ROLLS[kind],
        "card": card_word(s, side, card),
        "white": white,
        "coloured": coloured,
        "trigger": TRIGGERS[trigger_of(s)],
        "outcome": outcome,
        "total": white + coloured,
    }
    if kind == TARGETING:
        words["total"] = white * coloured - s.slot(Roll.AGAINST)
        words["against"] = subject
    elif kind in ADDED:
        words["total"] = outcome
    elif kind == DEFENCE_ROLL:
        words["unit"] = s.unit_word(subject)
        words["total"] = morale_of(s, subject) + s.slot(Roll.COVER) + white + coloured
        words["against"] = s.slot(Roll.AGAINST)
    elif kind in (RALLY_ROLL, ROUT_ROLL, COMMISSAR_ROLL):
        words["unit"] = s.unit_word(subject)
        words["against"] = total_of(parts_of(s, kind, subject, 0, 0))
    elif kind == SUDDEN_DEATH_ROLL:
        words["against"] = subject
    s.tell(words)


class Reroll(Frame[Table]):
    """CC-9.1, DP-20: does the holder of the Initiative card cancel the roll?"""

    def __init__(self) -> None:
        super().__init__("reroll", "reroll", "CC-9.1.a", [])

    def decider(self, s: Table) -> int:
        return s.numbers[INITIATIVE]

    def options(self, s: Table, side: int) -> list[int]:
        return [ACCEPT, REROLL]

    def answer(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == REROLL:
            s.own_numbers()[INITIATIVE] = 1 - side
            s.set_slot(Roll.NEXT, REROLLED)
            if s.sink is not None:
                s.tell({"event": "rerolls", "side": s.side_word(side)})

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        return Refusal("not-asked", self.clause, {})
