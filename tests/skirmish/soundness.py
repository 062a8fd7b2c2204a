"""Whether a table from outside, loaded or laid out from a view, can be one of a match.

Every check is a ValueError that says what cannot be.
"""

from typing import Final

from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.dumps import number
from fieldcraft.core.soundness import check_end, frames_of, need
from tests.skirmish.fight import MOVE_WINDOW, Act, Attack, Window
from tests.skirmish.frames import Caller, Kind, Question
from tests.skirmish.rolls import SUDDEN_DEATH_ROLL, Omen, Roll
from tests.skirmish.table import HAND, PILE, SEEN, Table
from tests.skirmish.terms import (
    CARDS,
    DISCARDS,
    HOME,
    SQUARES,
    STACKING,
    UNITS,
    WHOLE_DECK,
    units_of,
)
from tests.skirmish.turns import SCENARIOS, ChooseHome, Discard, Match, Move, Turn

ALWAYS: Final = tuple(range(9))
CALLS: Final[dict[Kind, dict[Kind, tuple[int, ...]]]] = {
    Kind.MATCH: {Kind.BOTH: (1,), Kind.TURN: (3,)},
    Kind.TURN: {
        Kind.CHOOSE_ORDER: (1,),
        Kind.DISCARD: (2,),
        Kind.DRAW_UP: (3,),
        Kind.ATTACK: (0,),
        Kind.MOVE: (0,),
    },
    Kind.DRAW_UP: {Kind.TIME: ALWAYS},
    Kind.MOVE: {Kind.CHOOSE_UNIT: (1,), Kind.WINDOW: (2,), Kind.CHOOSE_STEP: (3,)},
    Kind.WINDOW: {Kind.ACT: ALWAYS, Kind.DIG_IN: ALWAYS, Kind.ATTACK: ALWAYS},
    Kind.DIG_IN: {Kind.CHOOSE_UNIT: (1,)},
    Kind.ATTACK: {
        Kind.CHOOSE_UNIT: (1,),
        Kind.CHOOSE_TARGET: (2,),
        Kind.WINDOW: (3, 5),
        Kind.ROLL: (4, 8),
        Kind.CHOOSE_DEFENDER: (7,),
    },
    Kind.ROLL: {Kind.REROLL: (1,), Kind.TIME: (0, 2), Kind.EVENT: (3,), Kind.SNIPER: (3,)},
    Kind.REVEAL: {Kind.TIME: (1,)},
    Kind.TIME: {Kind.ROLL: (1,), Kind.REMOVE_SMOKE: (2,), Kind.WINDOW: (3,)},
    Kind.EVENT: {
        Kind.REVEAL: (1,),
        Kind.CHOOSE_BROKEN: (2,),
        Kind.INTERROGATE: (2,),
        Kind.OMEN: (2,),
    },
    Kind.SNIPER: {Kind.REVEAL: (1,), Kind.CHOOSE_VICTIM: (2,)},
}
"""What each procedure calls, and where it has then stopped."""

MOST: Final = {
    "turn.orders": 2,
    "move.spent": 2,
    "window.kind": 3,
    "window.declined": 1,
    "window.sole": 1,
    "act.window": 3,
    "choose-unit.for": 2,
    "attack.waiting": 63,
    "choose-defender.waiting": 63,
    "roll.kind": 2,
    "roll.trigger": 4,
    "roll.exhausted": 1,
    "roll.inside": 1,
    "time.rolled": 1,
    "choose-broken.event": 1,
    "discard.picked": WHOLE_DECK,
}
"""The highest number of a slot; 99 of any other."""

LATEST: Final = 99


def check(s: Table) -> None:
    """Everything: cards, units, tracks, and what is under way."""
    check_tracks(s)
    check_units(s)
    check_end(s)
    kinds = frames_of(s, s.stack, check_slot)
    check_flow(s, kinds)
    check_cards(s)
    if s.finished:
        return
    if s.asked == EVERYONE:
        check_set_up(s)
    else:
        check_question(s)


def check_tracks(s: Table) -> None:
    """Numbers in their ranges."""
    number(s.time, "time", 0, LATEST)
    number(s.points, "points", -LATEST, LATEST)
    number(s.initiative, "initiative", 0, 1)
    number(s.active, "active", 0, 1)
    number(s.jammed, "jammed", 0, (1 << len(UNITS)) - 1)
    number(s.broken, "broken", 0, (1 << len(UNITS)) - 1)
    number(s.smoke, "smoke", 0, (1 << len(SQUARES)) - 1)
    number(s.foxholes, "foxholes", 0, (1 << len(SQUARES)) - 1)


def check_units(s: Table) -> None:
    """Units stand on squares, never with the enemy, and only those there are broken."""
    need(len(s.places) == len(s.plans) == len(UNITS), "places: a number for each unit is needed")
    for unit, place in enumerate(s.places):
        number(place, "places", -1, len(SQUARES) - 1)
        number(s.plans[unit], "plans", -1, len(SQUARES) - 1)
        need(place >= 0 or not s.broken >> unit & 1, "broken: a unit that is off the board")
    ours, theirs = ({s.places[unit] for unit in units_of(side)} for side in (0, 1))
    need(not (ours & theirs) - {-1}, "places: both sides are on one square")
    for unit, plan in enumerate(s.plans):
        fits = plan < 0 or (s.asked == EVERYONE and plan in HOME[unit // 3])
        need(fits and s.plans.count(plan) <= (STACKING if plan >= 0 else 6), "plans: not there")


def check_cards(s: Table) -> None:
    """Each card of a side lies in one place; a deck is empty only while its last card is held."""
    need(len(s.cards) == 6, "cards: six numbers are needed")
    top = -1 if s.finished else s.top()
    for side in (0, 1):
        deck, found = s.deck(side), 0
        if top == Kind.OMEN and s.slot(Omen.SIDE) == side:
            deck = [*deck, number(s.slot(Omen.CARD), "omen", 0, len(CARDS) - 1)]
        for zone in (HAND, PILE, SEEN):
            number(s.cards[zone + side], "cards", 0, WHOLE_DECK)
        for part in (s.hand(side), s.cards[PILE + side]):
            need(not found & part, "cards: one lies in two places")
            found |= part
        for card in deck:
            bit = 1 << number(card, "deck", 0, len(CARDS) - 1)
            need(not found & bit, "deck: a card that lies elsewhere")
            found |= bit
        need(found == WHOLE_DECK, "cards: one is missing")
        need(s.cards[SEEN + side] & ~s.hand(side) == 0, "cards: one that was seen is not in hand")
        need(bool(s.deck(side)) or s.finished or is_held(s, side), "deck: empty")


def is_held(s: Table, side: int) -> bool:
    """Whether the last card of a deck has just been turned up for a roll."""
    if s.top() != Kind.REROLL:
        return False
    place = s.under()
    return bool(
        s.kind_at(place) == Kind.ROLL
        and s.slot_at(place, Roll.SIDE) == side
        and s.slot_at(place, Roll.EXHAUSTED)
    )


def check_slot(at: str, kind: str, value: int) -> None:
    """A slot holds a thing of its kind, or none."""
    if kind == "side":
        number(value, at, 0, 1)
    elif kind == "number":
        number(value, at, -99 if at in ("attack.total", "attack.result") else -1, MOST.get(at, 99))
        need(value >= 0 or at not in MOST, f"{at}: less than none")
    else:
        things = {"unit": len(UNITS), "square": len(SQUARES), "card": len(CARDS)}
        number(value, at, -1, things[kind] - 1)


def check_flow(s: Table, kinds: list[int]) -> None:
    """Every frame was called by the one below it, and has what it needs to go on."""
    need(kinds[:1] == [Kind.MATCH], "stack: no match")
    place = len(s.stack) - 1
    for above in range(len(kinds) - 1, 0, -1):
        under = place - s.frames[s.stack[place]].width - 1
        kind = Kind(kinds[above - 1])
        calls = CALLS.get(kind, {})
        need(Kind(kinds[above]) in calls, "stack: no frame calls the one above it")
        if calls[Kind(kinds[above])] != ALWAYS:
            stopped = s.slot_at(under, Match.NEXT)  # the first slot of all that stop
            need(stopped in calls[Kind(kinds[above])], "stack: a frame stopped elsewhere")
        place = under
        if not s.finished:
            check_frame(s, place, kind)


def check_frame(s: Table, place: int, kind: Kind) -> None:
    """Units and squares are there as soon as the frame has chosen them."""
    if kind == Kind.MOVE:
        has = s.slot_at(place, Caller.NEXT) < 2 or s.slot_at(place, Move.UNIT) >= 0
        need(has, "move: no unit")
    elif kind == Kind.WINDOW:
        unit = s.slot_at(place, Window.UNIT)
        is_move = s.slot_at(place, Window.KIND) == MOVE_WINDOW
        need(not is_move or (unit >= 0 and s.places[unit] >= 0), "window: no unit")
    elif kind == Kind.ATTACK:
        phase = s.slot_at(place, Caller.NEXT)
        need(phase < 2 or s.slot_at(place, Attack.FIRER) >= 0, "attack: no firer")
        need(phase < 3 or s.slot_at(place, Attack.SQUARE) >= 0, "attack: no square")
        need(phase < 8 or s.slot_at(place, Attack.UNIT) >= 0, "attack: no target")
    elif kind == Kind.ROLL:
        is_last = s.slot_at(place, Roll.KIND) == SUDDEN_DEATH_ROLL
        need(is_last or s.slot_at(place, Roll.UNIT) >= 0, "roll: no unit")
    elif kind == Kind.TURN:
        number(s.slot_at(place, Turn.ORDERS), "orders", 0, 2)


def check_set_up(s: Table) -> None:
    """Both set up at once: each places its own, on a branch of its own."""
    need(s.top() == Kind.BOTH, "asked: both, on another question")
    need(bool(s.branch_a or s.branch_b), "branches: nobody is asked")
    for side in (0, 1):
        given = SCENARIOS[s.scenario][side]
        units = units_of(side)
        planned = any(s.plans[unit] >= 0 for unit in units)
        kinds = frames_of_branch(s, side)
        if given:
            need(not kinds and not planned, "branches: a side that sets nothing up")
            continue
        need(all(s.places[unit] < 0 for unit in units), "places: a unit is there already")
        need(planned or bool(kinds), "plans: nothing is set up")


def frames_of_branch(s: Table, side: int) -> list[int]:
    """The kinds of the frames on a branch, checked."""
    branch = s.branch(side)
    kinds = frames_of(s, branch, check_slot)
    shapes: tuple[list[int], ...] = ([], [Kind.PLACE_UNIT], [Kind.PLACE_UNIT, Kind.CHOOSE_HOME])
    need(kinds in shapes, "branches: other questions")
    if kinds:
        need(branch[0] == side, "branches: of the other side")
    if len(kinds) > 1:
        unit = branch[-2 - ChooseHome.UNIT]
        need(branch[-2 - Question.SIDE] == side, "branches: of the other side")
        need(unit in units_of(side) and s.plans[unit] < 0, "branches: not a unit to place")
    return kinds


def check_question(s: Table) -> None:
    """The top frame asks the side that is asked, which has an answer."""
    need(not s.branch_a and not s.branch_b, "branches: one side is asked")
    frame = s.frames[s.stack[-1]]
    need(frame.asks and s.top() != Kind.BOTH, "stack: nothing is asked")
    need(s.asked == frame.decider(s), "asked: not who decides")
    if s.top() == Kind.ACT:
        is_move = s.slot(Act.WINDOW) == MOVE_WINDOW
        unit = s.slot(Act.UNIT)
        need(not is_move or (unit >= 0 and s.places[unit] >= 0), "act: no unit")
        same = s.slot_at(s.under(), Window.KIND) == s.slot(Act.WINDOW)
        need(same and s.slot_at(s.under(), Window.UNIT) == unit, "act: of another window")
    if s.top() == Kind.DISCARD:
        picked = s.slot(Discard.PICKED)
        fits = picked & ~s.hand(s.asked) == 0 and picked.bit_count() <= DISCARDS
        need(fits, "discard: not in hand")
    need(bool(s.legal(s.asked)), "options: none")
