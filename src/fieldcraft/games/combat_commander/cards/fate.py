"""Fate cards (CC-1.1 to CC-1.4): decks, hands and discard piles as bits.

The order of a deck is nobody's knowledge and no rule looks at it, so it is not stored: the next
card is picked when it is revealed or drawn, and a shuffle only puts cards together.
"""

from fieldcraft.core.bits import count_of, lowest, nth
from fieldcraft.core.chance import ScriptError
from fieldcraft.core.phrases import phrase
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    CARD_WIDTH,
    DECK,
    DECK_SIZE,
    DISCARD,
    EXHAUSTED,
    HAND,
    KNOWN,
    SHOWN,
    TIME_FRAME,
    WORD_BITS,
)

SIZES = 10
"""Where the sizes of the zones begin among a side's numbers."""


def zone_at(side: int, zone: int) -> int:
    """Where a zone's two words begin."""
    return CARD_WIDTH * side + 2 * zone


def size(s: Table, side: int, zone: int) -> int:
    """How many cards lie in a zone."""
    return s.cards[CARD_WIDTH * side + SIZES + zone]


def holds(s: Table, side: int, zone: int, card: int) -> bool:
    """Whether a card lies in a zone."""
    word = s.cards[zone_at(side, zone) + card // WORD_BITS]
    return word >> card % WORD_BITS & 1 == 1


def listed(s: Table, side: int, zone: int) -> list[int]:
    """The cards of a zone in the order of their numbers."""
    found: list[int] = []
    start = zone_at(side, zone)
    for half in (0, 1):
        word = s.cards[start + half]
        while word:
            found.append(WORD_BITS * half + lowest(word))
            word &= word - 1
    return found


def move_card(s: Table, side: int, source: int, target: int, card: int) -> None:
    """Take a card from one zone to another."""
    cards = s.own_cards()
    half = card // WORD_BITS
    bit = 1 << card % WORD_BITS
    here = zone_at(side, source) + half
    there = zone_at(side, target) + half
    cards[here] = cards[here] & ~bit
    cards[there] = cards[there] | bit
    sizes = CARD_WIDTH * side + SIZES
    cards[sizes + source] = cards[sizes + source] - 1
    cards[sizes + target] = cards[sizes + target] + 1
    if source == HAND:
        known = zone_at(side, KNOWN) + half
        if cards[known] & bit:
            cards[known] = cards[known] & ~bit
        shown = zone_at(side, SHOWN) + half
        if cards[shown] & bit:
            cards[shown] = cards[shown] & ~bit


def pick(s: Table, side: int, zone: int) -> int:
    """A card of a zone at random."""
    number = s.draw(size(s, side, zone))
    start = zone_at(side, zone)
    return nth_card(s.cards[start], s.cards[start + 1], number)


def nth_card(low: int, high: int, number: int) -> int:
    """The n-th card of the two words of a zone."""
    count = count_of(low)
    return nth(low, number) if number < count else WORD_BITS + nth(high, number - count)


def next_card(s: Table, side: int) -> int:
    """The top card of a deck: any of its cards, or the one a script names."""
    if s.chance.scripted and (s.chance.draws[side] or s.chance.strict):
        card = s.own_chance().scripted_draw(side)
        if card >= 0:
            if not holds(s, side, DECK, card):
                word = s.battle.card_ids[DECK_SIZE * side + card]
                raise ScriptError(phrase("script-not-in-deck", side=s.side_word(side), card=word))
            return card
    return pick(s, side, DECK)


def reveal(s: Table, side: int) -> int:
    """CC-1.3: turn the top card over onto the discard pile; notes when it was the last."""
    card = next_card(s, side)
    move_card(s, side, DECK, DISCARD, card)
    note_exhaustion(s, side)
    return card


def draw(s: Table, side: int) -> int:
    """CC-5.4: take the top card to hand; notes when it was the last."""
    card = next_card(s, side)
    move_card(s, side, DECK, HAND, card)
    if s.sink is not None:
        s.tell(
            {"event": "draws-card", "side": s.side_word(side), "card": card_word(s, side, card)},
            side,
        )
    note_exhaustion(s, side)
    return card


def note_exhaustion(s: Table, side: int) -> None:
    """CC-6.1.2.a: the last card of a deck was taken."""
    if size(s, side, DECK) == 0:
        s.own_numbers()[EXHAUSTED] |= 1 << side


def advance_time(s: Table, side: int) -> None:
    """CC-6.1.2.a: the time advance, set off by a side."""
    s.push(TIME_FRAME, [0, side, 0])


def shuffle(s: Table, side: int) -> None:
    """CC-1.4: deck and discard pile together form the new deck.

    When the deck has run out, every card that is not on the open pile is in hand: then whoever
    has watched the pile knows the whole hand.
    """
    s.reveal()
    cards = s.own_cards()
    if size(s, side, DECK) == 0:
        for half in (0, 1):
            hand = cards[zone_at(side, HAND) + half]
            cards[zone_at(side, KNOWN) + half] = hand
            cards[zone_at(side, SHOWN) + half] = hand
    deck = zone_at(side, DECK)
    pile = zone_at(side, DISCARD)
    for half in (0, 1):
        cards[deck + half] = cards[deck + half] | cards[pile + half]
        cards[pile + half] = 0
    sizes = CARD_WIDTH * side + SIZES
    cards[sizes + DECK] = cards[sizes + DECK] + cards[sizes + DISCARD]
    cards[sizes + DISCARD] = 0
    s.own_numbers()[EXHAUSTED] &= ~(1 << side)
    if s.sink is not None:
        s.tell({"event": "shuffles", "side": s.side_word(side)})


def discard(s: Table, side: int, card: int) -> None:
    """CC-1.5.b, CC-1.6.b: a card of the hand goes to the discard pile, open to all."""
    move_card(s, side, HAND, DISCARD, card)


def take_named(s: Table, side: int, card: int) -> None:
    """A card that the scenario openly gives to a hand: everyone knows it there."""
    move_card(s, side, DECK, HAND, card)
    cards = s.own_cards()
    for zone in (KNOWN, SHOWN):
        place = zone_at(side, zone) + card // WORD_BITS
        cards[place] = cards[place] | 1 << card % WORD_BITS
    if s.sink is not None:
        s.tell(
            {
                "event": "begins-with-card",
                "side": s.side_word(side),
                "card": card_word(s, side, card),
            }
        )


def card_word(s: Table, side: int, card: int) -> str:
    """A card's name: order, nation and number."""
    return s.battle.card_ids[DECK_SIZE * side + card]
