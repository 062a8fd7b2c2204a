"""Secret set-up, turns, orders (CC-5, CC-O14, CC-O15, CC-O21)."""

from typing import Any, Final, cast

from fieldcraft.core import Both, Frame, Slot, State, Visibility
from tests.skirmish import fight, rolls
from tests.skirmish.fight import MOVE_WINDOW, TO_MOVE, attack, firers
from tests.skirmish.frames import Caller, Kind, Procedure, Question, give_back
from tests.skirmish.table import HAND, Table
from tests.skirmish.terms import (
    CARDS,
    DISCARD_CARD,
    DISCARDS,
    FIRE,
    HAND_SIZE,
    HOME,
    MOVE,
    MOVEMENT,
    ON_SQUARE,
    ORDERS,
    PASS,
    PLACE,
    PLAY_CARD,
    SIDES,
    SQUARES,
    STACKING,
    STOP,
    THING,
    TO_SQUARE,
    UNITS,
    distance,
    members,
    units_of,
)

SCENARIOS = {
    "meeting": ({}, {}),
    "assault": ({}, {"blue:leader": "D2", "blue:squad-1": "D2", "blue:squad-2": "D3"}),
    "parade": (
        {"red:leader": "A2", "red:squad-1": "A1", "red:squad-2": "A3"},
        {"blue:leader": "D2", "blue:squad-1": "D1", "blue:squad-2": "D3"},
    ),
}
"""The units that the scenario itself sets up; a side with none sets up in secret."""


class Match(Procedure):
    """Set-up, then turn after turn."""

    NEXT: Final = 0

    def __init__(self) -> None:
        super().__init__("match", "SK-5", [Slot("next")])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(Match.NEXT)
        if phase == 0:
            s.set_slot(Match.NEXT, 1)
            given = SCENARIOS[s.scenario]
            kinds = [-1 if given[side] else int(Kind.PLACE_UNIT) for side in (0, 1)]
            s.fork(kinds, [[0], [1]])
        elif phase == 1:
            s.set_slot(Match.NEXT, 2)
            for side in (0, 1):
                if not SCENARIOS[s.scenario][side]:
                    self.turn_up(s, side)
        elif phase == 2:
            s.set_slot(Match.NEXT, 3)
            s.push(Kind.TURN, [0, -1, s.active, 0])
        else:
            s.set_slot(Match.NEXT, 2)
            s.active = 1 - s.active

    def turn_up(self, s: Table, side: int) -> None:
        """SK-X.1.9: what a side has set up in secret is shown, all at once."""
        places, plans = s.own_places(), s.own_plans()
        shown = []
        for unit in units_of(side):
            if plans[unit] >= 0:
                shown.append(f"{UNITS[unit]} {SQUARES[plans[unit]]}")
                places[unit] = plans[unit]
                plans[unit] = -1
        s.tell("set-up", side=SIDES[side], units=shown)


class PlaceUnit(Question):
    """SK-DP-02: which unit is set up next?  Secret until both sides have stopped."""

    closed = True

    def __init__(self) -> None:
        super().__init__("place-unit", "place", "SK-X.1.9", [])

    def options(self, state: State, side: int) -> list[int]:
        s = cast(Table, state)
        units = units_of(side)
        stop = [STOP] if any(s.plans[unit] >= 0 for unit in units) else []
        return [*stop, *(PLACE | unit for unit in units if s.plans[unit] < 0)]

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        if option == STOP:
            s.pop()
        else:
            s.push(Kind.CHOOSE_HOME, [side, option & THING])


class ChooseHome(Question):
    """SK-DP-02: where is it set up?"""

    UNIT: Final = 1
    closed = True

    def __init__(self) -> None:
        slots = [Slot("unit", "unit", Visibility.OWNER)]
        super().__init__("choose-home", "where", "SK-X.1.9", slots)

    def options(self, state: State, side: int) -> list[int]:
        plans = cast(Table, state).plans
        return [ON_SQUARE | square for square in HOME[side] if plans.count(square) < STACKING]

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        unit = s.slot(ChooseHome.UNIT)
        s.own_plans()[unit] = option & THING
        s.tell("plans", side, unit=UNITS[unit], square=SQUARES[option & THING])
        s.pop()


class Turn(Caller):
    """SK-5.b: orders up to the limit, or a pass with discards; then the hand is filled."""

    ORDERS: Final = 3

    def __init__(self) -> None:
        super().__init__("turn", "SK-5", [Slot("orders")])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase, side, orders = s.slot(Caller.NEXT), s.slot(Caller.SIDE), s.slot(Turn.ORDERS)
        if phase == 0:
            s.set_slot(Caller.NEXT, 1)
            if orders < ORDERS:
                s.push(Kind.CHOOSE_ORDER, [side])
            else:
                s.set_slot(Caller.RESULT, -1)
        elif phase == 1:
            card = s.slot(Caller.RESULT)
            if card >= 0:
                s.set_slot(Caller.NEXT, 0)
                s.set_slot(Turn.ORDERS, orders + 1)
                self.execute(s, side, card)
                return
            s.set_slot(Caller.NEXT, 2)
            if orders == 0:
                s.push(Kind.DISCARD, [side, 0])
        elif phase == 2:
            s.set_slot(Caller.NEXT, 3)
            s.push(Kind.DRAW_UP, [side])
        else:
            s.pop()

    def execute(self, s: Table, side: int, card: int) -> None:
        """SK-5.1.b: each order is carried out before the next is thought of."""
        if CARDS[card].use == FIRE:
            attack(s, side, -1, -1)
        else:
            s.push(Kind.MOVE, [0, -1, side, -1, 0])


class ChooseOrder(Question):
    """SK-DP-04, CC-DP-05: an order, or a pass."""

    closed = True

    def __init__(self) -> None:
        super().__init__("choose-order", "order", "SK-O14", [])

    def options(self, state: State, side: int) -> list[int]:
        s = cast(Table, state)
        possible = []
        if firers(s, side, -1):
            possible.append(FIRE)
        if any(s.is_up(unit) for unit in units_of(side)):
            possible.append(MOVE)
        orders = [card for card in members(s.hand(side)) if CARDS[card].use in possible]
        return [PASS, *(PLAY_CARD | card for card in orders)]

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        if option == PASS:
            s.tell("passes", side=SIDES[side])
            give_back(s, -1)
            return
        card = option & THING
        s.discard(side, card)
        s.reveal()
        s.tell("orders", side=SIDES[side], card=CARDS[card].name)
        give_back(s, card)


class Discard(Question):
    """SK-DP-06: cards are laid aside one by one, face down until `stop`."""

    PICKED: Final = 1
    closed = True

    def __init__(self) -> None:
        slots = [Slot("picked", "number", Visibility.OWNER)]
        super().__init__("discard", "discard", "SK-O15", slots)

    def options(self, state: State, side: int) -> list[int]:
        s = cast(Table, state)
        picked = s.slot(Discard.PICKED)
        if picked.bit_count() == DISCARDS:
            return [STOP]
        return [STOP, *(DISCARD_CARD | card for card in members(s.hand(side) & ~picked))]

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        picked = s.slot(Discard.PICKED)
        if option != STOP:
            s.set_slot(Discard.PICKED, picked | 1 << (option & THING))
            return
        s.pop()
        s.reveal()
        for card in members(picked):
            s.discard(side, card)
            s.tell("discards", side=SIDES[side], card=CARDS[card].name)


class DrawUp(Procedure):
    """SK-5.4: card by card up to the hand size; the last card of the deck costs time."""

    SIDE: Final = 0

    def __init__(self) -> None:
        super().__init__("draw-up", "SK-5.4", [Slot("side", "side")])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        side = s.slot(DrawUp.SIDE)
        if s.hand(side).bit_count() >= HAND_SIZE or not s.deck(side):
            s.pop()
            return
        card = s.take_top(side)
        s.own_cards()[HAND + side] |= 1 << card
        s.tell("draws", side=SIDES[side])
        s.tell("draws-card", side, card=CARDS[card].name)
        if not s.deck(side):
            rolls.begin_time(s, side)


class Move(Caller):
    """SK-O21: one unit goes step by step, and a window opens after each."""

    UNIT: Final = 3
    SPENT: Final = 4

    def __init__(self) -> None:
        slots = [Slot("unit", "unit"), Slot("spent")]
        super().__init__("move", "SK-O21", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase, side, unit = s.slot(Caller.NEXT), s.slot(Caller.SIDE), s.slot(Move.UNIT)
        s.set_slot(Caller.NEXT, phase + 1)
        if phase == 0:
            s.push(Kind.CHOOSE_UNIT, [side, TO_MOVE, -1])
        elif phase == 1:
            s.set_slot(Move.UNIT, s.slot(Caller.RESULT))
        elif phase == 2:
            if s.slot(Move.SPENT) == MOVEMENT or not s.is_up(unit):
                s.pop()
            else:
                s.push(Kind.CHOOSE_STEP, [side, unit])
        elif s.slot(Caller.RESULT) < 0:
            s.pop()
        else:
            s.set_slot(Caller.NEXT, 2)
            s.own_places()[unit] = s.slot(Caller.RESULT)
            s.set_slot(Move.SPENT, s.slot(Move.SPENT) + 1)
            s.tell("moves", unit=UNITS[unit], square=SQUARES[s.slot(Caller.RESULT)])
            s.push(Kind.WINDOW, [MOVE_WINDOW, 1 - side, 0, 0, unit, 0])


class ChooseStep(Question):
    """SK-DP-08: the next square, or stop."""

    UNIT: Final = 1

    def __init__(self) -> None:
        super().__init__("choose-step", "step", "SK-O21", [Slot("unit", "unit")])

    def options(self, state: State, side: int) -> list[int]:
        s = cast(Table, state)
        place = s.places[s.slot(ChooseStep.UNIT)]
        free = [
            TO_SQUARE | square
            for square in range(len(SQUARES))
            if distance(place, square) == 1 and not s.units_at(1 - side, square)
        ]
        return [STOP, *free]

    def answer(self, state: State, side: int, option: int) -> None:
        give_back(cast(Table, state), -1 if option == STOP else option & THING)


def frame_table() -> list[Frame[Any]]:
    """Every frame, in the order of `Kind`."""
    return [
        Both("place", "SK-X.1.9"),
        Match(),
        PlaceUnit(),
        ChooseHome(),
        Turn(),
        ChooseOrder(),
        Discard(),
        DrawUp(),
        Move(),
        ChooseStep(),
        fight.ChooseUnit(),
        fight.Window(),
        fight.Act(),
        fight.DigIn(),
        fight.Attack(),
        fight.ChooseTarget(),
        fight.ChooseDefender(),
        rolls.Roll(),
        rolls.Reroll(),
        rolls.Reveal(),
        rolls.Time(),
        rolls.RemoveSmoke(),
        rolls.Event(),
        rolls.Sniper(),
        rolls.ChooseVictim(),
        rolls.ChooseBroken(),
        rolls.Interrogate(),
        rolls.Omen(),
    ]
