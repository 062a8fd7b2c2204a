"""What a side sees of a table of Undaunted, as the rows that a network judges (`core.net`)."""

from typing import Final

from fieldcraft.core.contract import EVERYONE
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import DECK, DISCARD, HAND, PLAY_AREA, SEAT_BITS, SUPPLY

COPIES: Final = 7
"""So many of a card are told apart."""
COUNTS: Final = 5
"""Of each card of a side: in play, in its cycle, in the supply, in the own hand and own deck."""
HANDS: Final = 8
ROUNDS: Final = 32
BITS: Final = 64


class Sight:
    """Where each thing's rows begin, in one scenario."""

    def __init__(self, battle: Battle, numbers: int, masks: int) -> None:
        """`numbers` of the box's own numbers are told as they are, `masks` bit by bit."""
        self.battle = battle
        self.numbers = numbers
        self.masks = masks
        self.span = max(battle.tiles, battle.counters << SEAT_BITS) + 2
        at = 1
        self.places = at
        at += battle.counters * (battle.tiles + 1)
        self.faces = at
        at += battle.counters
        self.markers = at
        at += 4 * battle.tiles
        self.extra = at
        at += numbers * self.span
        self.mask_rows = at
        at += masks * BITS
        self.cards = at
        at += 2 * battle.types * COUNTS * COPIES
        self.hands = at
        at += 2 * HANDS
        self.flow = at
        at += 8
        self.rounds = at
        at += ROUNDS
        self.rows = at


def rows_seen(sight: Sight, s: Table, side: int) -> list[int]:
    """The rows that are true of a position as far as a side may know."""
    battle = sight.battle
    tiles = battle.tiles
    found: list[int] = []
    places = s.places
    faces = s.faces
    at = sight.places + 1
    for counter in range(battle.counters):
        found.append(at + places[counter])
        at += tiles + 1
        if faces >> counter & 1:
            found.append(sight.faces + counter)
    at = sight.markers
    for marked in s.markers:
        add_bits(found, at, marked)
        at += tiles
    extra = s.extra
    at = sight.extra + 1
    for place in range(sight.numbers):
        found.append(at + extra[place])
        at += sight.span
    at = sight.mask_rows
    for place in range(sight.numbers, sight.numbers + sight.masks):
        add_bits(found, at, extra[place])
        at += BITS
    at = sight.cards
    for whose in (0, 1):
        for card in range(battle.types):
            hand = s.held(whose, HAND, card)
            deck = s.held(whose, DECK, card)
            cycle = hand + deck + s.held(whose, DISCARD, card)
            add_count(found, at, s.held(whose, PLAY_AREA, card))
            add_count(found, at + COPIES, cycle)
            add_count(found, at + 2 * COPIES, s.held(whose, SUPPLY, card))
            if whose == side:
                add_count(found, at + 3 * COPIES, hand)
                add_count(found, at + 4 * COPIES, deck)
            at += COUNTS * COPIES
        held = s.size(whose, HAND)
        found.append(sight.hands + HANDS * whose + (held if held < HANDS else HANDS - 1))
    at = sight.flow
    found.append(at + s.initiative)
    found.append(at + 2 + s.active)
    found.append(at + 4 + 2 * side + (1 if s.asked == EVERYONE else 0))
    found.append(sight.rounds + (s.round if s.round < ROUNDS else ROUNDS - 1))
    return found


def add_bits(found: list[int], at: int, mask: int) -> None:
    """A row for every bit."""
    while mask:
        if mask & 1:
            found.append(at)
        mask >>= 1
        at += 1


def add_count(found: list[int], at: int, count: int) -> None:
    """A row for each one that is there: "at least two" is another than "at least one"."""
    for one in range(count if count < COPIES else COPIES):
        found.append(at + one)
