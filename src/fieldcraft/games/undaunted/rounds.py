"""The round: draw, initiative, player turns (U-301 to U-311)."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.native import i64
from fieldcraft.games.undaunted.cards import draw_cards, move_card
from fieldcraft.games.undaunted.reasons import ALLOWED, CARD_NOT_TO_BID, refusal
from fieldcraft.games.undaunted.table import knowledge
from fieldcraft.games.undaunted.table.question import Question
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    BID_CARD,
    BID_FRAME,
    DISCARD,
    HAND,
    NO_FRAME,
    ROUND_FRAME,
    THING,
)
from fieldcraft.games.undaunted.turn import Play
from fieldcraft.games.undaunted.victory import compare_points

CARDS_DRAWN: Final = 4

DRAW: Final = 0
INITIATIVE: Final = 1
SECOND_TURN: Final = 2
NEXT_ROUND: Final = 3


class Round(Frame[Table]):
    """U-301: three phases in order, round after round until someone wins."""

    NEXT: Final = 0

    def __init__(self) -> None:
        super().__init__("round", "", "U-301", [Slot("next")])

    @staticmethod
    def push(s: Table, phase: int) -> None:
        """Go on with this phase, round after round."""
        s.put(ROUND_FRAME, phase)

    def step(self, s: Table) -> None:
        phase = s.slot(Round.NEXT)
        if phase == DRAW:
            s.set_slot(Round.NEXT, INITIATIVE)
            s.round += 1
            if s.sink is not None:
                s.tell({"event": "round", "number": s.round})
            draw_phase(s)
            ask_bids(s)
        elif phase == INITIATIVE:
            s.set_slot(Round.NEXT, SECOND_TURN)
            determine_initiative(s)
            begin_turn(s, s.initiative)
        elif phase == SECOND_TURN:
            s.set_slot(Round.NEXT, NEXT_ROUND)
            begin_turn(s, 1 - s.initiative)
        else:
            s.set_slot(Round.NEXT, DRAW)
            if s.round_limit and s.round >= s.round_limit:
                compare_points(s, "round-limit")

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def draw_phase(s: Table) -> None:
    """U-302, C-13: four cards each, the holder of the initiative marker first."""
    draw_cards(s, s.initiative, CARDS_DRAWN)
    draw_cards(s, 1 - s.initiative, CARDS_DRAWN)


def ask_bids(s: Table) -> None:
    """U-306, U-310: both pick a card in secret; an empty hand picks nothing."""
    bids = s.own_bids()
    bids[0] = bids[1] = -1
    ours = BID_FRAME if s.size(0, HAND) else NO_FRAME
    theirs = BID_FRAME if s.size(1, HAND) else NO_FRAME
    if ours == BID_FRAME or theirs == BID_FRAME:
        s.fork([ours, theirs], [[0], [1]])


def determine_initiative(s: Table) -> None:
    """U-307 to U-310: the higher card takes the marker, a tie leaves it; both are discarded."""
    ours = reveal_bid(s, 0)
    theirs = reveal_bid(s, 1)
    bids = s.own_bids()
    bids[0] = bids[1] = -1
    if ours == theirs:
        if s.sink is not None:
            s.tell({"event": "initiative-kept", "side": s.side_word(s.initiative)})
        return
    s.initiative = 0 if ours > theirs else 1
    if s.sink is not None:
        s.tell({"event": "initiative", "side": s.side_word(s.initiative)})


def reveal_bid(s: Table, side: int) -> int:
    """U-307: the card picked goes to the discard pile; its initiative, -1 without a card."""
    card = s.bids[side]
    if card < 0:
        if s.sink is not None:
            s.tell({"event": "no-bid", "side": s.side_word(side)})
        return -1
    value = s.battle.initiative[side * s.battle.types + card]
    move_card(s, side, HAND, DISCARD, card)
    knowledge.left_hand(s, side, card)
    knowledge.joined_discard(s, side, card, 1)
    if s.sink is not None:
        s.tell(
            {
                "event": "reveals-bid",
                "side": s.side_word(side),
                "card": s.card_word(card),
                "value": value,
            }
        )
    return value


def begin_turn(s: Table, side: int) -> None:
    """U-311: a whole turn for one side, then for the other."""
    s.active = side
    if s.sink is not None:
        s.tell({"event": "turn", "side": s.side_word(side)})
    Play.push(s, side)


class Bid(Question):
    """U-306: which card to pick for initiative?"""

    SIDE: Final = 0

    def __init__(self) -> None:
        super().__init__("bid", "bid", "U-306", [Slot("side", "side")], secret=True)

    def decider(self, s: Table) -> int:
        return s.slot(Bid.SIDE)

    def options(self, s: Table, side: int) -> list[int]:
        hand: i64 = s.zone(side, HAND)
        left: i64 = s.size(side, HAND)
        card: i64 = s.battle.first_card[side]
        zones = s.zones
        menu: list[int] = []
        while left > 0:
            held: i64 = zones[hand + card]
            if held > 0:
                left -= held
                if bid_bar(held) == ALLOWED:
                    menu.append(BID_CARD | card)
            card += 1
        return menu

    def answer(self, s: Table, side: int, option: int) -> None:
        s.own_bids()[side] = option & THING
        if s.sink is not None:
            s.tell({"event": "bids", "side": s.side_word(side)})
        s.pop()

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING == BID_CARD:
            card = option & THING
            return refusal(bid_bar(s.held(side, HAND, card)), {"card": s.card_word(card)})
        return Refusal("not-asked", "U-306", {})


def bid_bar(held: i64) -> int:
    """U-306: why a card of which the hand holds so many cannot be picked."""
    return ALLOWED if held > 0 else CARD_NOT_TO_BID
