"""The Turn (CC-5, CC-O14, CC-O15): orders or a pass, stacking, drawing, the other player's Turn."""

from typing import Final, cast

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.fate import (
    card_word,
    discard,
    draw,
    holds,
    listed,
    size,
)
from fieldcraft.games.combat_commander.options import CONFUSION_PLAYABLE
from fieldcraft.games.combat_commander.orders.activation import can_activate, clear_order
from fieldcraft.games.combat_commander.orders.artillery import RequestArtillery, spotters
from fieldcraft.games.combat_commander.orders.fire import Fire
from fieldcraft.games.combat_commander.orders.move_costs import can_go
from fieldcraft.games.combat_commander.orders.recover import Recover, RoutWhom
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTIVATE_FRAME,
    ACTIVATED,
    ACTIVE,
    ADVANCE,
    ADVANCE_FRAME,
    ARTILLERY_DENIED,
    ARTILLERY_REQUEST,
    DECK_SIZE,
    DISCARD_CARD,
    END,
    EXHAUSTED,
    FIRE,
    HAND,
    MOVE,
    MOVE_FRAME,
    ORDER_CARD,
    ORDER_CONFUSION,
    ORDER_FRAME,
    ORDER_LIMIT,
    ORDERS,
    ORDERS_GIVEN,
    PASS,
    PASS_FRAME,
    PASS_WINDOW,
    PLAYERS_USED,
    RADIO,
    RADIO_BROKEN,
    RECOVER,
    STACKING_FRAME,
    STOP,
    THING,
    TIME_FRAME,
    TURN,
)
from fieldcraft.games.combat_commander.units.losses import clear_passing

GIVE_ORDERS: Final = 0
STACK_INACTIVE: Final = 1
STACK_ACTIVE: Final = 2
DRAWING: Final = 3


class Turn(Frame[State]):
    """CC-5: one Turn after the other, until the game ends."""

    def __init__(self) -> None:
        super().__init__("turn", "", "CC-5.b", [Slot("next"), Slot("side", "side")])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(0)
        side = s.slot(1)
        if phase == GIVE_ORDERS:
            clear_order(s)
            if s.numbers[ORDERS_GIVEN] >= s.numbers[ORDER_LIMIT + side]:
                s.set_slot(0, STACK_INACTIVE)
            else:
                s.push(ORDER_FRAME, [])
        elif phase == STACK_INACTIVE:
            s.set_slot(0, STACK_ACTIVE)
            s.push(STACKING_FRAME, [1 - side, 0])
        elif phase == STACK_ACTIVE:
            s.set_slot(0, DRAWING)
            s.push(STACKING_FRAME, [side, 0])
        elif size(s, side, HAND) < s.battle.hand_size[side]:
            draw(s, side)
            if s.numbers[EXHAUSTED] >> side & 1:
                s.push(TIME_FRAME, [0, side])  # CC-5.4.b
        else:
            next_turn(s, side)

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def next_turn(s: Table, side: int) -> None:
    """CC-5.c, CC-5.x: activations are forgotten, and the other player takes his Turn."""
    for one in (0, 1):
        clear_passing(s, one, 0)
    numbers = s.own_numbers()
    numbers[ORDERS_GIVEN] = 0
    numbers[PLAYERS_USED] = 0
    numbers[ACTIVE] = 1 - side
    numbers[TURN] = numbers[TURN] + 1
    s.set_slot(0, GIVE_ORDERS)
    s.set_slot(1, 1 - side)
    if s.sink is not None:
        s.tell({"event": "turn", "side": s.side_word(1 - side), "number": numbers[TURN] + 1})


class GiveOrder(Question):
    """CC-5.b, CC-O14, DP-04, DP-05: which Order, or none?"""

    def __init__(self) -> None:
        super().__init__("order", "order", "CC-5.b", [], secret=True, anytime=True)

    def choices(self, s: Table, side: int) -> list[int]:
        menu = [ORDER_CARD | card for card in listed(s, side, HAND) if can_give(s, side, card)]
        menu.append(PASS if s.numbers[ORDERS_GIVEN] == 0 else END)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == END:
            s.set_slot(0, STACK_INACTIVE)
        elif option == PASS:
            s.set_slot(0, STACK_INACTIVE)
            s.push(PASS_FRAME, [0])
        else:
            give_order(s, side, option & THING)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option == PASS:
            return Refusal("orders-given", "CC-O15.2", {})
        if option == END:
            return Refusal("no-order-given", "CC-5.b", {})
        if option & ~THING != ORDER_CARD:
            return Refusal("not-asked", self.clause, {})
        card = option & THING
        words = {"card": card_word(s, side, card)}
        if not holds(s, side, HAND, card):
            return Refusal("card-not-in-hand", "CC-5.1.a", words)
        order = s.battle.order[DECK_SIZE * side + card]
        words["order"] = ORDERS[order]
        if order == ORDER_CONFUSION:
            return Refusal("confusion", "CC-O19.1", words)
        if order == ARTILLERY_DENIED:
            return Refusal("no-enemy-radio", "CC-O17.1", words)
        if order == ARTILLERY_REQUEST:
            if s.numbers[RADIO + side] == 0:
                return Refusal("no-radio", "CC-O18.1", words)
            return Refusal("no-spotter", "CC-O18.2", words)
        if order in (ADVANCE, FIRE, MOVE):
            return Refusal("nobody-to-activate", "CC-O14.2", words)
        return Refusal("player-used", "CC-O14.2", words)


def can_give(s: Table, side: int, card: int) -> bool:
    """CC-O14.2, GAP-10: an Order needs something it can activate, or an object."""
    order = s.battle.order[DECK_SIZE * side + card]
    if order == ORDER_CONFUSION:
        return s.switches & CONFUSION_PLAYABLE != 0
    if order == ARTILLERY_DENIED:
        return s.numbers[RADIO + 1 - side] != 0
    if order == ARTILLERY_REQUEST:
        radio = s.numbers[RADIO + side]
        return radio != 0 and (radio & RADIO_BROKEN != 0 or len(spotters(s, side)) > 0)
    if order == RECOVER:
        return not s.numbers[PLAYERS_USED] >> side & 1
    if order == ADVANCE:
        return any(not s.has_flag(u, ACTIVATED) and can_go(s, u) for u in s.all_units(side))
    if order in (FIRE, MOVE):
        return can_activate(s, side)
    return s.numbers[PLAYERS_USED] != 3


def give_order(s: Table, side: int, card: int) -> None:
    """CC-O14.a: play the card and carry the Order out completely."""
    order = s.battle.order[DECK_SIZE * side + card]
    discard(s, side, card)
    s.own_numbers()[ORDERS_GIVEN] += 1
    if s.sink is not None:
        s.tell(
            {
                "event": "gives-order",
                "side": s.side_word(side),
                "order": ORDERS[order],
                "card": card_word(s, side, card),
            }
        )
    if order == FIRE:
        Fire.push(s)
        s.push(ACTIVATE_FRAME, [side, order, -1])
    elif order == MOVE:
        s.push(MOVE_FRAME, [-1])
        s.push(ACTIVATE_FRAME, [side, order, -1])
    elif order == ADVANCE:
        s.push(ADVANCE_FRAME, [])
        s.push(ACTIVATE_FRAME, [side, order, -1])
    elif order == RECOVER:
        s.own_numbers()[PLAYERS_USED] |= 1 << side
        Recover.push(s)
    elif order == ARTILLERY_REQUEST:
        RequestArtillery.push(s)
    elif order == ARTILLERY_DENIED:
        deny_artillery(s, side)
    elif order != ORDER_CONFUSION:
        RoutWhom.push(s)


def deny_artillery(s: Table, side: int) -> None:
    """CC-O17.1: the opponent's Radio breaks; a broken one is eliminated."""
    numbers = s.own_numbers()
    place = RADIO + 1 - side
    gone = numbers[place] & RADIO_BROKEN != 0
    numbers[place] = 0 if gone else numbers[place] | RADIO_BROKEN
    if s.sink is not None:
        owner = s.side_word(1 - side)
        s.tell({"event": "radio-eliminated" if gone else "radio-breaks", "side": owner})


class Pass(Question):
    """CC-O15.1, DP-06: which card to discard next, or stop?"""

    def __init__(self) -> None:
        super().__init__("pass", "discard", "CC-O15.1", [Slot("discarded")], secret=True)

    def choices(self, s: Table, side: int) -> list[int]:
        menu: list[int] = []
        if s.slot(0) < s.battle.discard_limit[side]:
            menu.extend(DISCARD_CARD | card for card in listed(s, side, HAND))
        menu.append(STOP)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            discarded = s.slot(0)
            s.pop()
            if s.sink is not None:
                s.tell({"event": "passes", "side": s.side_word(side), "count": discarded})
            if discarded and size(s, 1 - side, HAND):
                s.push(PASS_WINDOW, [])
            return
        card = option & THING
        discard(s, side, card)
        s.set_slot(0, s.slot(0) + 1)
        if s.sink is not None:
            s.tell(
                {"event": "discards", "side": s.side_word(side), "card": card_word(s, side, card)}
            )

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != DISCARD_CARD:
            return Refusal("not-asked", self.clause, {})
        words = {"card": card_word(s, side, option & THING)}
        if holds(s, side, HAND, option & THING):
            return Refusal("discard-limit", "CC-5.3", words)
        return Refusal("card-not-in-hand", "CC-O15.1", words)
