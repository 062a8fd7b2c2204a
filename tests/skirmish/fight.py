"""Windows and attacks (CC-X.1.7, CC-O20.3, CC-A33)."""

from typing import Final, cast

from fieldcraft.core import Slot, State
from tests.skirmish.frames import Caller, Kind, Procedure, Question, give_back
from tests.skirmish.rolls import DEFENCE_ROLL, FIRE_ROLL, TIME_WINDOW, roll
from tests.skirmish.table import Table
from tests.skirmish.terms import (
    AIM,
    AIM_VALUE,
    AT_SQUARE,
    CARDS,
    COVER,
    COVER_VALUE,
    FIRE,
    PASS,
    PLAY_CARD,
    POWER,
    RANGE,
    SIDES,
    SMOKE,
    SQUARES,
    THING,
    UNIT,
    UNITS,
    distance,
    members,
    units_of,
)

MOVE_WINDOW, FIRE_WINDOW, DEFENCE_WINDOW = range(3)
TO_MOVE, TO_FIRE, TO_DIG = range(3)


def targets(s: Table, unit: int) -> list[int]:
    """The squares a unit may fire at: enemies there, within range, not its own."""
    place = s.places[unit]
    enemies = {s.places[enemy] for enemy in units_of(1 - unit // 3)}
    return sorted(
        square for square in enemies if square >= 0 and 1 <= distance(place, square) <= RANGE
    )


def firers(s: Table, side: int, square: int) -> list[int]:
    """The units that may fire at a square, or anywhere (-1)."""
    return [
        unit
        for unit in units_of(side)
        if s.is_up(unit)
        and not s.jammed >> unit & 1
        and (square in targets(s, unit) if square >= 0 else targets(s, unit))
    ]


def diggers(s: Table, side: int) -> list[int]:
    """The units that may dig in: on the board, no foxholes there yet."""
    places = s.places
    return [u for u in units_of(side) if places[u] >= 0 and not s.foxholes >> places[u] & 1]


class Window(Procedure):
    """SK-X.1.7: the inactive side is asked first, until both decline in succession.

    A window of one side only (`sole`) is over when that side declines.  What the actions gave
    comes back as the result.
    """

    KIND: Final = 0
    TURN: Final = 1
    DECLINED: Final = 2
    SOLE: Final = 3
    UNIT: Final = 4
    BONUS: Final = 5

    def __init__(self) -> None:
        slots = [Slot("kind"), Slot("turn", "side"), Slot("declined"), Slot("sole")]
        super().__init__("window", "SK-X.1.7", [*slots, Slot("unit", "unit"), Slot("bonus")])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        kind, unit = s.slot(Window.KIND), s.slot(Window.UNIT)
        if s.slot(Window.DECLINED) == 2 or (kind == MOVE_WINDOW and s.places[unit] < 0):
            give_back(s, s.slot(Window.BONUS))
        else:
            s.push(Kind.ACT, [s.slot(Window.TURN), kind, unit])


def open_window(s: Table, kind: int, side: int, unit: int = -1) -> None:
    """Open a window of one side."""
    s.push(Kind.WINDOW, [kind, side, 1, 1, unit, 0])


class Act(Question):
    """SK-X.1.8: always asked, whatever the hand; a pass is a choice like any other."""

    WINDOW: Final = 1
    UNIT: Final = 2
    closed = True

    def __init__(self) -> None:
        super().__init__("act", "act", "SK-A24", [Slot("window"), Slot("unit", "unit")])

    def options(self, state: State, side: int) -> list[int]:
        s = cast(Table, state)
        use = self.use(s, side)
        return [
            PASS,
            *(PLAY_CARD | card for card in members(s.hand(side)) if CARDS[card].use == use),
        ]

    def use(self, s: Table, side: int) -> int:
        """The kind of card that can be played here by this side; -1 for none."""
        window = s.slot(Act.WINDOW)
        if window == FIRE_WINDOW:
            return AIM
        if window == DEFENCE_WINDOW:
            return COVER
        if window == TIME_WINDOW:
            return COVER if diggers(s, side) else -1
        square = s.places[s.slot(Act.UNIT)]
        if side == s.active:
            return SMOKE if not s.smoke >> square & 1 else -1
        return FIRE if firers(s, side, square) else -1

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        window, unit = s.slot(Act.WINDOW), s.slot(Act.UNIT)
        s.pop()
        if option == PASS:
            s.tell("passes", side=SIDES[side])
            s.set_slot(Window.DECLINED, s.slot(Window.DECLINED) + 1)
            s.set_slot(Window.TURN, 1 - side)
            return
        card = option & THING
        s.discard(side, card)
        s.reveal()
        s.tell("plays", side=SIDES[side], card=CARDS[card].name)
        s.set_slot(Window.DECLINED, s.slot(Window.SOLE))
        if window == TIME_WINDOW:
            s.push(Kind.DIG_IN, [0, -1, side])
        elif window != MOVE_WINDOW:
            s.set_slot(Window.BONUS, s.slot(Window.BONUS) + 1)
        elif side == s.active:
            s.smoke |= 1 << s.places[unit]
        else:
            attack(s, side, s.places[unit], unit)


class DigIn(Caller):
    """SK-A32: foxholes where one of the side's units stands."""

    def __init__(self) -> None:
        super().__init__("dig-in", "SK-A32", [])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        if s.slot(Caller.NEXT) == 0:
            s.set_slot(Caller.NEXT, 1)
            s.push(Kind.CHOOSE_UNIT, [s.slot(Caller.SIDE), TO_DIG, -1])
            return
        s.foxholes |= 1 << s.places[s.slot(Caller.RESULT)]
        s.pop()


class ChooseUnit(Question):
    """SK-DP-07: which unit?"""

    FOR: Final = 1
    SQUARE: Final = 2

    def __init__(self) -> None:
        super().__init__("choose-unit", "unit", "SK-O14", [Slot("for"), Slot("square", "square")])

    def options(self, state: State, side: int) -> list[int]:
        s = cast(Table, state)
        purpose = s.slot(ChooseUnit.FOR)
        if purpose == TO_FIRE:
            units = firers(s, side, s.slot(ChooseUnit.SQUARE))
        elif purpose == TO_DIG:
            units = diggers(s, side)
        else:
            units = [unit for unit in units_of(side) if s.is_up(unit)]
        return [UNIT | unit for unit in units]

    def answer(self, state: State, side: int, option: int) -> None:
        give_back(cast(Table, state), option & THING)


def attack(s: Table, side: int, square: int, moving: int) -> None:
    """Begin a fire attack; square -1: the target is still to be chosen."""
    s.push(Kind.ATTACK, [0, -1, side, -1, square, 0, 0, -1, moving])


class Attack(Caller):
    """SK-O20.3: firer, target, window, fire roll, window, a defence roll for each unit there."""

    FIRER: Final = 3
    SQUARE: Final = 4
    TOTAL: Final = 5
    WAITING: Final = 6
    UNIT: Final = 7
    MOVING: Final = 8

    def __init__(self) -> None:
        slots = [Slot("firer", "unit"), Slot("square", "square")]
        slots += [Slot("total"), Slot("waiting"), Slot("unit", "unit"), Slot("moving", "unit")]
        super().__init__("attack", "SK-O20.3", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(Caller.NEXT)
        s.set_slot(Caller.NEXT, phase + 1)
        if phase < 4:
            self.fire(s, phase)
        elif phase == 4:
            s.set_slot(Attack.TOTAL, s.slot(Attack.TOTAL) + s.slot(Caller.RESULT))
            open_window(s, DEFENCE_WINDOW, 1 - s.slot(Caller.SIDE))
        elif phase == 5:
            s.set_slot(Attack.TOTAL, s.slot(Attack.TOTAL) - COVER_VALUE * s.slot(Caller.RESULT))
            units = s.units_at(1 - s.slot(Caller.SIDE), s.slot(Attack.SQUARE))
            s.set_slot(Attack.WAITING, sum(1 << unit for unit in units))
        else:
            self.defend(s, phase)

    def fire(self, s: Table, phase: int) -> None:
        """Up to the fire roll."""
        side, result = s.slot(Caller.SIDE), s.slot(Caller.RESULT)
        if phase == 0:
            s.push(Kind.CHOOSE_UNIT, [side, TO_FIRE, s.slot(Attack.SQUARE)])
        elif phase == 1:
            s.set_slot(Attack.FIRER, result)
            if s.slot(Attack.SQUARE) < 0:
                s.push(Kind.CHOOSE_TARGET, [side, result])
            else:
                s.set_slot(Caller.RESULT, s.slot(Attack.SQUARE))
        elif phase == 2:
            s.set_slot(Attack.SQUARE, result)
            firer = s.slot(Attack.FIRER)
            s.tell("fires", unit=UNITS[firer], square=SQUARES[result])
            open_window(s, FIRE_WINDOW, side, firer)
        else:
            firer = s.slot(Attack.FIRER)
            s.set_slot(Attack.TOTAL, POWER[firer] + AIM_VALUE * result)
            roll(s, side, FIRE_ROLL, firer)

    def defend(self, s: Table, phase: int) -> None:
        """SK-O20.3.4: one after the other, in the order its owner likes."""
        if phase == 6:
            square = s.slot(Attack.SQUARE)
            left = [u for u in members(s.slot(Attack.WAITING)) if s.places[u] == square]
            if not left:
                s.pop()
                return
            waiting = sum(1 << unit for unit in left)
            s.set_slot(Attack.WAITING, waiting)
            s.push(Kind.CHOOSE_DEFENDER, [1 - s.slot(Caller.SIDE), waiting])
        elif phase == 7:
            unit = s.slot(Caller.RESULT)
            s.set_slot(Attack.UNIT, unit)
            s.set_slot(Attack.WAITING, s.slot(Attack.WAITING) & ~(1 << unit))
            roll(s, unit // 3, DEFENCE_ROLL, unit)
        else:
            s.set_slot(Caller.NEXT, 6)
            unit, held, total = s.slot(Attack.UNIT), s.slot(Caller.RESULT), s.slot(Attack.TOTAL)
            if s.places[unit] < 0:
                s.tell("void", unit=UNITS[unit])
            elif held < total or (held == total and unit == s.slot(Attack.MOVING)):
                s.hurt(unit)


class ChooseTarget(Question):
    """SK-O20.1.c: at which square?"""

    UNIT: Final = 1

    def __init__(self) -> None:
        super().__init__("choose-target", "aim", "SK-O20.1", [Slot("unit", "unit")])

    def options(self, state: State, side: int) -> list[int]:
        s = cast(Table, state)
        return [AT_SQUARE | square for square in targets(s, s.slot(ChooseTarget.UNIT))]

    def answer(self, state: State, side: int, option: int) -> None:
        give_back(cast(Table, state), option & THING)


class ChooseDefender(Question):
    """SK-O20.3.4: which unit rolls next?"""

    WAITING: Final = 1

    def __init__(self) -> None:
        super().__init__("choose-defender", "defend", "SK-O20.3", [Slot("waiting")])

    def options(self, state: State, side: int) -> list[int]:
        return [UNIT | unit for unit in members(state.slot(ChooseDefender.WAITING))]

    def answer(self, state: State, side: int, option: int) -> None:
        give_back(cast(Table, state), option & THING)
