"""The printed Orders (CC-O16 to CC-O23): when each can be given, and how it begins.

Each is a class of its own, listed in `PRINTED` in the order of `terms.ORDERS`.
"""

from abc import abstractmethod
from typing import Final

from fieldcraft.core.bits import lowest
from fieldcraft.core.contract import Refusal
from fieldcraft.games.combat_commander.options import CONFUSION_PLAYABLE
from fieldcraft.games.combat_commander.orders.activation import Activate, can_activate
from fieldcraft.games.combat_commander.orders.advance import Advance
from fieldcraft.games.combat_commander.orders.artillery import RequestArtillery, spotters
from fieldcraft.games.combat_commander.orders.fire import Fire
from fieldcraft.games.combat_commander.orders.move import Move
from fieldcraft.games.combat_commander.orders.move_costs import can_go
from fieldcraft.games.combat_commander.orders.recover import Recover, RoutWhom
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTIVATED,
    ADVANCE,
    ARTILLERY_DENIED,
    ARTILLERY_REQUEST,
    CAPACITY,
    FIRE,
    MOVE,
    ORDER_CONFUSION,
    ORDERS,
    PLAYERS_USED,
    RADIO,
    RADIO_BROKEN,
    RECOVER,
    ROUT,
)

FREE: Final = 0
NOTHING: Final = 1
"""CC-O14.2, GAP-10: an Order needs something it can activate, or an object."""
NO_SPOTTER: Final = 2
NOWHERE_TO_GO: Final = 3
BOTH_SIDES: Final = 3
"""The bits of both in `PLAYERS_USED`."""


class PrintedOrder:
    """An Order at the top of cards."""

    def __init__(self, number: int, clause: str) -> None:
        self.number = number
        self.word: str = ORDERS[number]
        self.clause = clause

    @abstractmethod
    def hurdle(self, s: Table, side: int) -> int:
        """Why a side cannot give it now, or FREE."""

    def refusal(self, hurdle: int, card: str) -> Refusal:
        """The same in words, of the card that was to be played."""
        return Refusal("nobody-to-activate", "CC-O14.2", {"card": card, "order": self.word})

    @abstractmethod
    def give(self, s: Table, side: int) -> None:
        """CC-O14.a: it is carried out."""


class AdvanceOrder(PrintedOrder):
    """CC-O16: units that can go somewhere are activated, and advance."""

    def __init__(self) -> None:
        super().__init__(ADVANCE, "CC-O16.1")

    def hurdle(self, s: Table, side: int) -> int:
        hurdle = NOTHING
        left = s.on_map(side)
        while left:
            unit = CAPACITY * side + lowest(left)
            left &= left - 1
            if not s.has_flag(unit, ACTIVATED):
                if can_go(s, unit):
                    return FREE
                hurdle = NOWHERE_TO_GO
        return hurdle

    def refusal(self, hurdle: int, card: str) -> Refusal:
        if hurdle == NOWHERE_TO_GO:
            return Refusal("nobody-can-advance", "CC-O16.2", {"card": card, "order": self.word})
        return super().refusal(hurdle, card)

    def give(self, s: Table, side: int) -> None:
        Advance.push(s)
        Activate.push(s, side, self.number)


class ArtilleryDenied(PrintedOrder):
    """CC-O17.1: the opponent's Radio breaks; a broken one is eliminated."""

    def __init__(self) -> None:
        super().__init__(ARTILLERY_DENIED, "CC-O17.1")

    def hurdle(self, s: Table, side: int) -> int:
        return FREE if s.numbers[RADIO + 1 - side] else NOTHING

    def refusal(self, hurdle: int, card: str) -> Refusal:
        return Refusal("no-enemy-radio", "CC-O17.1", {"card": card, "order": self.word})

    def give(self, s: Table, side: int) -> None:
        numbers = s.own_numbers()
        place = RADIO + 1 - side
        gone = numbers[place] & RADIO_BROKEN != 0
        numbers[place] = 0 if gone else numbers[place] | RADIO_BROKEN
        if s.sink is not None:
            owner = s.side_word(1 - side)
            s.tell({"event": "radio-eliminated" if gone else "radio-breaks", "side": owner})


class ArtilleryRequest(PrintedOrder):
    """CC-O18: with an own Radio, and a Leader to spot for it unless it is to be repaired."""

    def __init__(self) -> None:
        super().__init__(ARTILLERY_REQUEST, "CC-O18.1")

    def hurdle(self, s: Table, side: int) -> int:
        radio = s.numbers[RADIO + side]
        if radio == 0:
            return NOTHING
        return FREE if radio & RADIO_BROKEN or spotters(s, side) else NO_SPOTTER

    def refusal(self, hurdle: int, card: str) -> Refusal:
        if hurdle == NO_SPOTTER:
            return Refusal("no-spotter", "CC-O18.2", {"card": card, "order": self.word})
        return Refusal("no-radio", "CC-O18.1", {"card": card, "order": self.word})

    def give(self, s: Table, side: int) -> None:
        RequestArtillery.push(s)


class CommandConfusion(PrintedOrder):
    """CC-O19: nothing, and by GAP-13 only with the option for it."""

    def __init__(self) -> None:
        super().__init__(ORDER_CONFUSION, "CC-O19.1")

    def hurdle(self, s: Table, side: int) -> int:
        return FREE if s.switches & CONFUSION_PLAYABLE else NOTHING  # DP-01

    def refusal(self, hurdle: int, card: str) -> Refusal:
        return Refusal("confusion", "CC-O19.1", {"card": card, "order": self.word})

    def give(self, s: Table, side: int) -> None:
        """The card is gone, and that is all."""


class FireOrder(PrintedOrder):
    """CC-O20: units are activated, and fire."""

    def __init__(self) -> None:
        super().__init__(FIRE, "CC-O20.1.a")

    def hurdle(self, s: Table, side: int) -> int:
        return FREE if can_activate(s, side, self.number) else NOTHING

    def give(self, s: Table, side: int) -> None:
        Fire.push(s)
        Activate.push(s, side, self.number)


class MoveOrder(PrintedOrder):
    """CC-O21: units are activated, and move."""

    def __init__(self) -> None:
        super().__init__(MOVE, "CC-O21.a")

    def hurdle(self, s: Table, side: int) -> int:
        return FREE if can_activate(s, side, self.number) else NOTHING

    def give(self, s: Table, side: int) -> None:
        Move.push(s)
        Activate.push(s, side, self.number)


class RecoverOrder(PrintedOrder):
    """CC-O22: the player's units recover, once in a Turn."""

    def __init__(self) -> None:
        super().__init__(RECOVER, "CC-O22.1")

    def hurdle(self, s: Table, side: int) -> int:
        return NOTHING if s.numbers[PLAYERS_USED] >> side & 1 else FREE

    def refusal(self, hurdle: int, card: str) -> Refusal:
        return Refusal("player-used", "CC-O14.2", {"card": card, "order": self.word})

    def give(self, s: Table, side: int) -> None:
        s.own_numbers()[PLAYERS_USED] |= 1 << side
        Recover.push(s)


class RoutOrder(PrintedOrder):
    """CC-O23: the broken units of a player who was not activated yet this Turn."""

    def __init__(self) -> None:
        super().__init__(ROUT, "CC-O23.1")

    def hurdle(self, s: Table, side: int) -> int:
        return NOTHING if s.numbers[PLAYERS_USED] == BOTH_SIDES else FREE

    def refusal(self, hurdle: int, card: str) -> Refusal:
        return Refusal("player-used", "CC-O14.2", {"card": card, "order": self.word})

    def give(self, s: Table, side: int) -> None:
        RoutWhom.push(s)


PRINTED: Final[list[PrintedOrder]] = [
    AdvanceOrder(),
    ArtilleryDenied(),
    ArtilleryRequest(),
    CommandConfusion(),
    FireOrder(),
    MoveOrder(),
    RecoverOrder(),
    RoutOrder(),
]
