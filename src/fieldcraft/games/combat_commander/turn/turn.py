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
from fieldcraft.games.combat_commander.options import CONFUSION_PLAYABLE
from fieldcraft.games.combat_commander.orders.activation import Activate, can_activate, clear_order
from fieldcraft.games.combat_commander.orders.advance import Advance
from fieldcraft.games.combat_commander.orders.artillery import RequestArtillery, spotters
from fieldcraft.games.combat_commander.orders.fire import Fire
from fieldcraft.games.combat_commander.orders.move import Move
from fieldcraft.games.combat_commander.orders.move_costs import can_go
from fieldcraft.games.combat_commander.orders.recover import Recover, RoutWhom
from fieldcraft.games.combat_commander.table.question import Procedure, Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTIVATED,
    ACTIVE,
    ADVANCE,
    ARTILLERY_DENIED,
    ARTILLERY_REQUEST,
    DECK_SIZE,
    DISCARD_CARD,
    END,
    EXHAUSTED,
    FIRE,
    HAND,
    MOVE,
    ORDER_CARD,
    ORDER_CONFUSION,
    ORDER_FRAME,
    ORDER_LIMIT,
    ORDERS,
    ORDERS_GIVEN,
    PASS,
    PASS_FRAME,
    PLAYERS_USED,
    RADIO,
    RADIO_BROKEN,
    RECOVER,
    STOP,
    THING,
    TURN,
    TURN_FRAME,
)
from fieldcraft.games.combat_commander.units.losses import clear_passing
from fieldcraft.games.combat_commander.units.stacking import Stacking

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
            Stacking.push(s, 1 - side)
        elif phase == STACK_ACTIVE:
            s.set_slot(Turn.NEXT, DRAWING)
            Stacking.push(s, side)
        elif size(s, side, HAND) < s.battle.hand_size[side]:
            draw(s, side)
            if s.numbers[EXHAUSTED] >> side & 1:
                advance_time(s, side)  # CC-5.4.b
        else:
            next_turn(s, side)


def next_turn(s: Table, side: int) -> None:
    """CC-5.c, CC-5.x: activations are forgotten, and the other player takes his Turn."""
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
    """CC-5.b, CC-O14, DP-04, DP-05: which Order, or none?"""

    def __init__(self) -> None:
        super().__init__("order", "order", "CC-5.b", [], secret=True, anytime=True)

    @staticmethod
    def push(s: Table) -> None:
        s.push(ORDER_FRAME, [])

    def choices(self, s: Table, side: int) -> list[int]:
        menu = [ORDER_CARD | card for card in listed(s, side, HAND) if can_give(s, side, card)]
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
        Activate.push(s, side, order)
    elif order == MOVE:
        Move.push(s)
        Activate.push(s, side, order)
    elif order == ADVANCE:
        Advance.push(s)
        Activate.push(s, side, order)
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

    DISCARDED: Final = 0

    def __init__(self) -> None:
        super().__init__("pass", "discard", "CC-O15.1", [Slot("discarded")], secret=True)

    @staticmethod
    def push(s: Table) -> None:
        s.push(PASS_FRAME, [0])

    def choices(self, s: Table, side: int) -> list[int]:
        menu: list[int] = []
        if s.slot(Pass.DISCARDED) < s.battle.discard_limit[side]:
            menu.extend(DISCARD_CARD | card for card in listed(s, side, HAND))
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
