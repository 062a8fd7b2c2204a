"""The roll (CC-1.9, CC-9.1, CC-X.1.3): reveal, lock, re-roll window, time, trigger, result."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Frame
from fieldcraft.games.combat_commander.cards.fate import advance_time, reveal
from fieldcraft.games.combat_commander.cards.outcomes import DEFENCE_ROLL, TARGETING, lock
from fieldcraft.games.combat_commander.cards.roll_base import REVEAL, Rolled, Roller, trigger_of
from fieldcraft.games.combat_commander.cards.roll_log import log_roll
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACCEPT,
    DECK_SIZE,
    EVENT,
    EVENT_FRAME,
    EXHAUSTED,
    INITIATIVE,
    JAMMED,
    JAMMED_FRAME,
    REROLL,
    REROLL_FRAME,
    SNIPER,
    SNIPER_FRAME,
    TIME,
)

ASKED: Final = 1
REROLLED: Final = 2
AFTER_TIME: Final = 3
DONE: Final = 4


class Roll(Rolled):
    """CC-X.1.3: the roll primitive.  What it decides is fixed before anything may interrupt it."""

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
        """CC-1.9.a, CC-X.1.3.1, CC-X.1.3.2: reveal a card and fix what it decides, as things are.

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
