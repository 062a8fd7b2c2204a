"""The roll (CC-1.9, CC-9.1, CC-X.1.3): reveal, lock, re-roll window, time, trigger, result."""

from typing import Any, Final, cast

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.fate import card_word, reveal
from fieldcraft.games.combat_commander.sight.seeing import hindrance
from fieldcraft.games.combat_commander.table.below import slot_at
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACCEPT,
    ATTACK_FRAME,
    COLOURED,
    DECK_SIZE,
    DEFENCE_FRAME,
    DEPTH,
    EVENT,
    EVENT_FRAME,
    EXHAUSTED,
    INITIATIVE,
    JAMMED,
    JAMMED_FRAME,
    MOVING,
    NO_TRIGGER,
    OUTCOME,
    REROLL,
    REROLL_FRAME,
    ROLL_FRAME,
    SNIPER,
    SNIPER_FRAME,
    TIME,
    TIME_FRAME,
    TRIGGERS,
    WHITE,
)
from fieldcraft.games.combat_commander.units.values import (
    cover_against,
    morale_of,
    morale_with_cover,
)

# Kinds of roll (CC-X.1.6a); what `a`, `b` and `c` mean is said with each.
TARGETING: Final = 0  # distance, hindrance -> 1 for a hit
FIRE_ROLL: Final = 1  # FP -> attack total
IMPACT: Final = 2  # FP -> attack total
MINE_ROLL: Final = 3  # strength -> attack total
DEFENCE_ROLL: Final = 4  # unit, attack total, cover -> SAFE, TIE or HIT
MELEE_ROLL: Final = 5  # strength -> total
RALLY_ROLL: Final = 6  # unit -> RALLIED, TIE or SAFE
ROUT_ROLL: Final = 7  # unit -> hexes to retreat, 0, or SUPPRESSED_BY_ROUT
SUDDEN_DEATH_ROLL: Final = 8  # time space -> 1 ends the game
COMMISSAR_ROLL: Final = 9  # unit -> 1 eliminated, 0 rallied
SUM_ROLL: Final = 10  # -> the sum
ROLLS: Final = (
    "targeting",
    "fire",
    "impact",
    "mines",
    "defence",
    "melee",
    "rally",
    "rout",
    "sudden-death",
    "commissar",
    "support",
)

SAFE: Final = 0
TIE: Final = 1
HIT: Final = 2
RALLIED: Final = 3
SUPPRESSED_BY_ROUT: Final = -1

# Slots of the frames that want a roll: the attack, the artillery mission, the defence.
A_HEX: Final = 3
A_WEAPONS: Final = 6
M_UNIT: Final = 1
M_HEX: Final = 2
D_HEX: Final = 2
D_ATTACK: Final = 4
D_SIDES: Final = 5

REVEAL: Final = 0
ASKED: Final = 1
REROLLED: Final = 2
AFTER_TIME: Final = 3
DONE: Final = 4


def roll(s: Table, side: int, kind: int, a: int, b: int, c: int) -> None:
    """Begin a roll; the frame below reads `numbers[OUTCOME]` when it is stepped again."""
    s.push(ROLL_FRAME, [REVEAL, side, kind, a, b, c, 0, 0])


class Roll(Frame[State]):
    """CC-X.1.3: the roll primitive.  What it decides is fixed before anything may interrupt it."""

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("side", "side"),
            Slot("kind", "roll"),
            Slot("a", "value"),
            Slot("b", "value"),
            Slot("c", "value"),
            Slot("card", "card"),
            Slot("outcome", "value"),
        ]
        super().__init__("roll", "", "CC-X.1.3", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(0)
        side = s.slot(1)
        if phase == REVEAL:
            card = reveal(s, side)
            place = DECK_SIZE * side + card
            s.set_slot(4, hindrance_of(s))
            s.set_slot(5, cover_of(s))
            outcome = lock(s, place, s.slot(2), s.slot(3), s.slot(4), s.slot(5))
            s.set_slot(6, card)
            s.set_slot(7, outcome)
            s.set_slot(0, ASKED)
            log_roll(s, side, card, outcome)
            s.push(REROLL_FRAME, [])
        elif phase == ASKED:
            s.set_slot(0, AFTER_TIME)
            if s.numbers[EXHAUSTED] >> side & 1 or trigger_of(s) == TIME:
                s.push(TIME_FRAME, [0, side])
        elif phase == AFTER_TIME:
            s.set_slot(0, DONE)
            trigger = trigger_of(s)
            if trigger == EVENT:
                s.push(EVENT_FRAME, [0, side, 0, 0])
            elif trigger == SNIPER:
                s.push(SNIPER_FRAME, [0, side, 0])
            elif trigger == JAMMED:
                s.push(JAMMED_FRAME, [])
        elif phase == REROLLED:
            s.set_slot(0, REVEAL)
            if s.numbers[EXHAUSTED] >> side & 1:  # GAP-39
                s.push(TIME_FRAME, [0, side])
        else:
            place = DECK_SIZE * side + s.slot(6)
            numbers = s.own_numbers()
            numbers[OUTCOME] = s.slot(7)
            numbers[WHITE] = s.battle.white[place]
            numbers[COLOURED] = s.battle.coloured[place]
            s.pop()

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def frame_below(s: Table) -> int:
    """Where the frame stands that wants the roll on top of the stack."""
    return len(s.stack) - 2 - s.frames[ROLL_FRAME].width


def hindrance_of(s: Table) -> int:
    """CC-10.3.1: what a shot's roll loses now; time that went on before a re-roll takes Smoke."""
    if s.slot(2) != TARGETING:
        return s.slot(4)
    below = frame_below(s)
    if s.stack[below] == ATTACK_FRAME:
        weapon = slot_at(s, below, A_WEAPONS).bit_length() - 1  # ordnance fires alone
        return hindrance(s, s.place_of(s.holder_of(weapon)), slot_at(s, below, A_HEX))
    return hindrance(s, s.place_of(slot_at(s, below, M_UNIT)), slot_at(s, below, M_HEX))


def cover_of(s: Table) -> int:
    """The cover of a defence, which a time advance before a re-roll may have changed.

    Mines, whose frame is another one, meet none.
    """
    below = frame_below(s)
    if s.slot(2) != DEFENCE_ROLL or s.stack[below] != DEFENCE_FRAME:
        return s.slot(5)
    return cover_against(
        s, slot_at(s, below, D_HEX), slot_at(s, below, D_ATTACK), slot_at(s, below, D_SIDES)
    )


def trigger_of(s: Table) -> int:
    """CC-1.9.1: the trigger that the roll on top of the stack causes."""
    if s.numbers[DEPTH] > 0:
        return NO_TRIGGER  # CC-1.9.1.c
    trigger = s.battle.trigger[DECK_SIZE * s.slot(1) + s.slot(6)]
    if trigger == JAMMED and s.slot(2) != FIRE_ROLL:
        return NO_TRIGGER  # CC-1.9.1.2.a
    return trigger


def lock(s: Table, place: int, kind: int, a: int, b: int, c: int) -> int:
    """CC-X.1.3.2: everything the roll decides."""
    white = s.battle.white[place]
    coloured = s.battle.coloured[place]
    total = white + coloured
    if kind == TARGETING:
        return 1 if white * coloured - b > a else 0
    if kind in (FIRE_ROLL, IMPACT, MINE_ROLL, MELEE_ROLL):
        return a + total
    if kind == DEFENCE_ROLL:
        defence = morale_of(s, a) + c + total
        if defence < b:
            return HIT
        if defence == b:
            return HIT if s.has_flag(a, MOVING) else TIE
        return SAFE
    if kind == RALLY_ROLL:
        morale = morale_with_cover(s, a)
        return RALLIED if total < morale else TIE if total == morale else SAFE
    if kind == ROUT_ROLL:
        over = total - morale_with_cover(s, a)
        return over if over > 0 else SUPPRESSED_BY_ROUT if over == 0 else 0
    if kind == SUDDEN_DEATH_ROLL:
        return 1 if total < a else 0
    if kind == COMMISSAR_ROLL:
        return 1 if total > morale_with_cover(s, a) else 0
    return total


def log_roll(s: Table, side: int, card: int, outcome: int) -> None:
    """Tell the roll, what it makes and against what; its card lies open on the discard pile."""
    if s.sink is None:
        return
    place = DECK_SIZE * side + card
    kind = s.slot(2)
    about = s.slot(3)
    white = s.battle.white[place]
    coloured = s.battle.coloured[place]
    words: dict[str, Any] = {
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
        words["total"] = white * coloured - s.slot(4)
        words["against"] = about
    elif kind in (FIRE_ROLL, IMPACT, MINE_ROLL, MELEE_ROLL):
        words["total"] = outcome
    elif kind == DEFENCE_ROLL:
        words["unit"] = s.unit_word(about)
        words["total"] = morale_of(s, about) + s.slot(5) + white + coloured
        words["against"] = s.slot(4)
    elif kind in (RALLY_ROLL, ROUT_ROLL, COMMISSAR_ROLL):
        words["unit"] = s.unit_word(about)
        words["against"] = morale_with_cover(s, about)
    elif kind == SUDDEN_DEATH_ROLL:
        words["against"] = about
    s.log("rolls", PUBLIC, words)


class Reroll(Frame[State]):
    """CC-9.1, DP-20: does the holder of the Initiative card cancel the roll?"""

    def __init__(self) -> None:
        super().__init__("reroll", "reroll", "CC-9.1.a", [])

    def decider(self, state: State) -> int:
        s = cast(Table, state)
        return s.numbers[INITIATIVE]

    def options(self, state: State, side: int) -> list[int]:
        return [ACCEPT, REROLL]

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        s.pop()
        if option == REROLL:
            s.own_numbers()[INITIATIVE] = 1 - side
            s.set_slot(0, REROLLED)
            if s.sink is not None:
                s.log("rerolls", PUBLIC, {"side": s.side_word(side)})

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-asked", self.clause, {})
