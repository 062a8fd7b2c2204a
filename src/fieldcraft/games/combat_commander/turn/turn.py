"""The Turn (CC-5, CC-O14, CC-O15): orders or a pass, stacking, drawing, the other player's Turn."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.pass_window import PassWindow
from fieldcraft.games.combat_commander.cards.fate import (
    advance_time,
    card_word,
    discard,
    draw,
    holds,
    listed,
    size,
)
from fieldcraft.games.combat_commander.orders.activation import clear_order
from fieldcraft.games.combat_commander.orders.printed import FREE, PRINTED, PrintedOrder
from fieldcraft.games.combat_commander.table.question import Procedure, Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTIVE,
    DECK_SIZE,
    DISCARD_CARD,
    END,
    EXHAUSTED,
    HAND,
    ORDER_CARD,
    ORDER_FRAME,
    ORDER_LIMIT,
    ORDERS_GIVEN,
    PASS,
    PASS_FRAME,
    PLAYERS_USED,
    STOP,
    THING,
    TURN,
    TURN_FRAME,
)
from fieldcraft.games.combat_commander.units.losses import clear_passing
from fieldcraft.games.combat_commander.units.stacking import stack

GIVE_ORDERS: Final = 0
STACK_INACTIVE: Final = 1
STACK_ACTIVE: Final = 2
DRAWING: Final = 3


class Turn(Procedure):
    """CC-5: one Turn after the other, until the game ends."""

    SIDE: Final = 1

    def __init__(self) -> None:
        super().__init__("turn", "CC-5.b", [Slot("next"), Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        s.push(TURN_FRAME, [GIVE_ORDERS, side])

    def step(self, s: Table) -> None:
        phase = s.slot(Turn.NEXT)
        side = s.slot(Turn.SIDE)
        if phase == GIVE_ORDERS:
            clear_order(s)
            if s.numbers[ORDERS_GIVEN] >= s.numbers[ORDER_LIMIT + side]:
                s.set_slot(Turn.NEXT, STACK_INACTIVE)
            else:
                GiveOrder.push(s)
        elif phase == STACK_INACTIVE:
            s.set_slot(Turn.NEXT, STACK_ACTIVE)
            stack(s, 1 - side)
        elif phase == STACK_ACTIVE:
            s.set_slot(Turn.NEXT, DRAWING)
            stack(s, side)
        elif size(s, side, HAND) < s.battle.hand_size[side]:  # CC-1.1.a, CC-1.1.b
            draw(s, side)
            if s.numbers[EXHAUSTED] >> side & 1:
                advance_time(s, side)  # CC-5.4.b
        else:
            next_turn(s, side)


def next_turn(s: Table, side: int) -> None:
    """CC-5.c, CC-5.x, CC-G.active: activations are forgotten, the other player takes his Turn."""
    for one in (0, 1):
        clear_passing(s, one, 0)
    numbers = s.own_numbers()
    numbers[ORDERS_GIVEN] = 0
    numbers[PLAYERS_USED] = 0
    numbers[ACTIVE] = 1 - side
    numbers[TURN] = numbers[TURN] + 1
    s.set_slot(Turn.NEXT, GIVE_ORDERS)
    s.set_slot(Turn.SIDE, 1 - side)
    if s.sink is not None:
        s.tell({"event": "turn", "side": s.side_word(1 - side), "number": numbers[TURN] + 1})


class GiveOrder(Question):
    """CC-5.b, CC-O14, DP-04, DP-05: which Order, or none?

    Only the Orders of the hand (CC-1.5.a), never their Events (CC-1.7).
    """

    def __init__(self) -> None:
        super().__init__("order", "order", "CC-5.b", [], secret=True, anytime=True)

    @staticmethod
    def push(s: Table) -> None:
        s.push(ORDER_FRAME, [])

    def choices(self, s: Table, side: int) -> list[int]:
        menu = [
            ORDER_CARD | card
            for card in listed(s, side, HAND)
            if order_on(s, side, card).hurdle(s, side) == FREE
        ]
        menu.append(PASS if s.numbers[ORDERS_GIVEN] == 0 else END)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == END:
            s.set_slot(Turn.NEXT, STACK_INACTIVE)
        elif option == PASS:
            s.set_slot(Turn.NEXT, STACK_INACTIVE)
            Pass.push(s)
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
        if not holds(s, side, HAND, card):
            words = {"card": card_word(s, side, card)}
            return Refusal("card-not-in-hand", "CC-5.1.a", words)
        order = order_on(s, side, card)
        return order.refusal(order.hurdle(s, side), card_word(s, side, card))


def order_on(s: Table, side: int, card: int) -> PrintedOrder:
    """The Order at the top of a card."""
    return PRINTED[s.battle.order[DECK_SIZE * side + card]]


def give_order(s: Table, side: int, card: int) -> None:
    """CC-O14.a: play the card and carry the Order out completely."""
    order = order_on(s, side, card)
    discard(s, side, card)
    s.own_numbers()[ORDERS_GIVEN] += 1
    if s.sink is not None:
        word = card_word(s, side, card)
        side_word = s.side_word(side)
        s.tell({"event": "gives-order", "side": side_word, "order": order.word, "card": word})
    order.give(s, side)


class Pass(Question):
    """CC-O15.1, DP-06: which card to discard next, or stop?"""

    DISCARDED: Final = 0

    def __init__(self) -> None:
        super().__init__("pass", "discard", "CC-O15.1", [Slot("discarded")], secret=True)

    @staticmethod
    def push(s: Table) -> None:
        s.push(PASS_FRAME, [0])

    def choices(self, s: Table, side: int) -> list[int]:
        menu: list[int] = []
        if s.slot(Pass.DISCARDED) < s.battle.discard_limit[side]:
            menu.extend([DISCARD_CARD | card for card in listed(s, side, HAND)])
        menu.append(STOP)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            discarded = s.slot(Pass.DISCARDED)
            s.pop()
            if s.sink is not None:
                s.tell({"event": "passes", "side": s.side_word(side), "count": discarded})
            if discarded and size(s, 1 - side, HAND):
                PassWindow.push(s)
            return
        card = option & THING
        discard(s, side, card)
        s.set_slot(Pass.DISCARDED, s.slot(Pass.DISCARDED) + 1)
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
