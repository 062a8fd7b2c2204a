"""Exact odds of rolls (CC-1.9) from the cards that may come next, as far as one player knows.

One's own deck is known as a set.  Of the opponent's cards the discard pile and those seen in his
hand are known; every other one may come next, each as likely as the other (CC-1.2.a).  Rolls from
one deck are draws without putting back; if the deck runs out between two of them, the second is
from the deck made new (CC-1.4).  Nothing else that may happen between is in the odds: no Action,
no trigger, no re-roll.
"""

from typing import Final

from fieldcraft.games.combat_commander.cards.fate import listed, size
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import DECK, DECK_SIZE, DISCARD, KNOWN

SUMS: Final = 13
"""Two dice come to 2 up to 12."""
NOT_TAKEN: Final = -1

Row = tuple[int, int, int, int]
"""Something that is added to a total, in how many ways, and the sums of the two cards it took."""


class Deck:
    """What a player knows of the next card of a side."""

    def __init__(self, s: Table, viewer: int, side: int) -> None:
        self.side = side
        self.left = size(s, side, DECK)
        pile = listed(s, side, DISCARD)
        self.cards = unseen(s, viewer, side) if self.left else pile
        self.sums = sums_of(s, side, self.cards)
        self.pile = sums_of(s, side, pile)
        """By sum, the cards that come back when the deck is made new."""

    def after(self, one: int, two: int) -> list[int]:
        """By sum, the cards for the next roll, once cards of these sums were taken."""
        taken = [summed for summed in (one, two) if summed != NOT_TAKEN]
        runs_out = len(taken) >= self.left
        found = self.pile.copy() if runs_out else self.sums.copy()
        for place, summed in enumerate(taken):
            found[summed] += 1 if runs_out and place < self.left else -1
        return found


def unseen(s: Table, viewer: int, side: int) -> list[int]:
    """CC-1.2.a: the cards of a side that may be the next of its deck, for all the viewer knows."""
    if viewer == side:
        return listed(s, side, DECK)
    known = listed(s, side, DISCARD) + listed(s, side, KNOWN)
    return [card for card in range(DECK_SIZE) if card not in known]


def sums_of(s: Table, side: int, cards: list[int]) -> list[int]:
    """How many of these cards show each sum of the two dice."""
    found = [0] * SUMS
    for card in cards:
        place = DECK_SIZE * side + card
        found[s.battle.white[place] + s.battle.coloured[place]] += 1
    return found


# -- what is added to a total -----


def fixed() -> list[Row]:
    """Nothing is added: the total stands."""
    return [(0, 1, NOT_TAKEN, NOT_TAKEN)]


def one_roll(deck: Deck) -> list[Row]:
    """The sum of one roll."""
    sums = deck.after(NOT_TAKEN, NOT_TAKEN)
    return [(summed, sums[summed], summed, NOT_TAKEN) for summed in range(SUMS) if sums[summed]]


def after_roll(deck: Deck, good: list[int]) -> list[Row]:
    """The sum of a roll that is made only if one before it came up with a good card, by its sum."""
    rows: list[Row] = []
    for first in range(SUMS):
        if good[first]:
            sums = deck.after(first, NOT_TAKEN)
            for second in range(SUMS):
                if sums[second]:
                    rows.append((second, good[first] * sums[second], first, second))
    return rows


def ways(rolls: int, deck: Deck) -> int:
    """In how many ways none, one or two rolls of a deck can come up."""
    if rolls == 0:
        return 1
    first = deck.after(NOT_TAKEN, NOT_TAKEN)
    if rolls == 1:
        return sum(first)
    some = next(summed for summed in range(SUMS) if first[summed])
    return sum(first) * sum(deck.after(some, NOT_TAKEN))


# -- a total against a roll -----


def against(rows: list[Row], margin: int, deck: Deck, same: bool) -> tuple[int, int, int]:
    """In how many ways margin and what is added beat a roll, equal it, and how many there are.

    The last number is for one row of weight 1; `same` says that the rows' cards were of this deck.
    """
    more = 0
    equal = 0
    whole = 0
    for value, weight, one, two in rows:
        sums = deck.after(one, two) if same else deck.after(NOT_TAKEN, NOT_TAKEN)
        whole = sum(sums)
        reach = value + margin
        for summed in range(2, SUMS):
            if summed < reach:
                more += weight * sums[summed]
            elif summed == reach:
                equal += weight * sums[summed]
    return more, equal, whole


def none_falls(rows: list[Row], margins: list[int], deck: Deck, same: bool) -> tuple[int, int]:
    """In how many ways no one of several, who roll in turn, is beaten; and how many there are.

    A margin is the total against one of them: he stands with a roll of at least it.  Only for a
    deck that does not run out meanwhile.
    """
    stands = 0
    whole = 0
    for value, weight, one, two in rows:
        sums = deck.after(one, two) if same else deck.after(NOT_TAKEN, NOT_TAKEN)
        good = sorted(sum(sums[max(0, value + margin) :]) for margin in margins)
        count = weight
        whole = 1
        left = sum(sums)
        for place, cards in enumerate(good):
            count *= max(0, cards - place)
            whole *= left - place
        stands += count
    return stands, whole
