"""Open and hidden information (U-901 to U-907): what everyone has learnt of hidden cards.

The cards of a side that nobody sees lie in its hand, discard pile and deck; how many of each type
these three hold *together* is open, because supply, play area and every removal are.  The lore of
a side narrows down where they lie:

* in hand: at least `known`, at most `known + bound + drawn` of a type, where `drawn` counts the
  unseen cards drawn since the hand was last empty and `bound` is lowered by what was seen
  (a card that left the hand openly, a search that found none);
* in the discard pile: at least `known`, at most `known + bound + piled`, where `piled` counts
  the unseen cards discarded since the pile was last empty.

Everything else follows from the sums (`limits`).  A hand is emptied every turn and a discard pile
with every reshuffle; that ends the lore about them.
"""

from typing import Final

from fieldcraft.core.native import i64
from fieldcraft.games.undaunted.options import OPEN_DISCARD
from fieldcraft.games.undaunted.table.question import CardInUse
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import DECK, DISCARD, HAND, PLAY_AREA

ROWS: Final = 4
"""Per card type: known in hand, bound in hand, known in the discard pile, bound there."""


def lore_size(types: i64) -> i64:
    """How many integers the lore of one side takes: the rows, `drawn` and `piled`."""
    return ROWS * types + 2


def start_lore(s: Table) -> list[int]:
    """The lore when nothing has been seen yet: any hidden card may be anywhere."""
    lore: list[int] = []
    for side in (0, 1):
        lore.extend([0] * (ROWS * s.battle.types))
        lore.append(s.size(side, HAND))
        lore.append(s.size(side, DISCARD))
    return lore


def drew(s: Table, side: i64, count: i64) -> None:
    """Unseen cards went from deck to hand."""
    lore = s.own_lore()
    place = (side + 1) * lore_size(s.battle.types) - 2
    lore[place] = lore[place] + count


def left_hand(s: Table, side: i64, card: i64) -> None:
    """A card left the hand openly: played, bid, hunkered, removed."""
    lore = s.own_lore()
    types: i64 = s.battle.types
    place = side * lore_size(types) + card
    if lore[place] > 0:
        lore[place] = lore[place] - 1
    else:
        lore[place + types] = lore[place + types] - 1


def joined_hand(s: Table, side: int, card: int) -> None:
    """U-611: a card went openly from the play area to the hand."""
    s.own_lore()[side * lore_size(s.battle.types) + card] += 1


def joined_discard(s: Table, side: i64, card: i64, count: i64) -> None:
    """U-906: cards reached the discard pile openly."""
    types: i64 = s.battle.types
    lore = s.own_lore()
    place = side * lore_size(types) + 2 * types + card
    lore[place] = lore[place] + count


def left_discard(s: Table, side: i64, card: i64) -> None:
    """U-905: a card left the discard pile openly, as a casualty."""
    lore = s.own_lore()
    types: i64 = s.battle.types
    place = side * lore_size(types) + 2 * types + card
    if lore[place] > 0:
        lore[place] = lore[place] - 1
    else:
        lore[place + types] = lore[place + types] - 1


def none_in_hand(s: Table, side: int, card: int) -> None:
    """U-905: a search for this card passed over the hand."""
    lore = s.own_lore()
    types = s.battle.types
    base = side * (ROWS * types + 2)
    lore[base + card] = 0
    lore[base + types + card] = -lore[base + ROWS * types]


def none_in_discard(s: Table, side: int, card: int) -> None:
    """U-905: a search for this card passed over the discard pile."""
    lore = s.own_lore()
    types = s.battle.types
    base = side * (ROWS * types + 2)
    lore[base + 2 * types + card] = 0
    lore[base + 3 * types + card] = -lore[base + ROWS * types + 1]


def turn_ends(s: Table, side: i64) -> None:
    """U-403, U-906: play area and hand are about to be discarded, the hand unseen."""
    battle = s.battle
    types: i64 = battle.types
    base = side * lore_size(types)
    first = base + battle.first_card[side]
    past = base + battle.past_cards[side]
    play = s.zone(side, PLAY_AREA) - base
    zones = s.zones
    lore = s.own_lore()
    for place in range(first, past):
        known: i64 = lore[place]
        seen: i64 = zones[play + place]
        seen += known
        if seen > 0:
            pile = place + 2 * types
            lore[pile] = lore[pile] + seen
            if known > 0:
                lore[place] = 0
        bound: i64 = lore[place + types]
        if bound != 0:
            pile = place + 3 * types
            lore[pile] = lore[pile] + bound
            lore[place + types] = 0
    last = base + ROWS * types
    lore[last + 1] = lore[last + 1] + lore[last]
    lore[last] = 0


def reshuffles(s: Table, side: i64) -> None:
    """U-303: the deck is empty and the discard pile is about to become the deck.

    At this moment every hidden card is in hand or discard pile, which may show what the hand
    holds; afterwards nothing is known of the discard pile.
    """
    battle = s.battle
    types: i64 = battle.types
    base = side * lore_size(types)
    pile = base + 2 * types
    first = pile + battle.first_card[side]
    past = pile + battle.past_cards[side]
    lore = s.own_lore()
    if s.size(side, HAND) > 0:
        infer_hand(s, side)
    for place in range(first, past):
        if lore[place] != 0:
            lore[place] = 0
        if lore[place + types] != 0:
            lore[place + types] = 0
    lore[base + ROWS * types + 1] = 0


def infer_hand(s: Table, side: i64) -> None:
    """What the discard pile cannot hold must be in hand, while the deck is empty."""
    battle = s.battle
    lore = s.lore
    zones = s.zones
    types: i64 = battle.types
    first: i64 = battle.first_card[side]
    past: i64 = battle.past_cards[side]
    base = side * lore_size(types)
    drawn: i64 = lore[base + ROWS * types]
    piled: i64 = lore[base + ROWS * types + 1]
    hand: i64 = s.zone(side, HAND)
    pile: i64 = s.zone(side, DISCARD)
    is_open = s.switches & OPEN_DISCARD != 0
    unknown: i64 = zones[pile + types]
    for place in range(base + 2 * types + first, base + 2 * types + past):
        unknown -= lore[place]
    for card in range(first, past):
        here: i64 = zones[hand + card]
        there: i64 = zones[pile + card]
        if here + there == 0:
            continue
        low: i64 = lore[base + card]
        high = low + lore[base + types + card] + drawn
        rest = here
        least = here
        if not is_open:
            rest = here + there - lore[base + 2 * types + card]
            hideable = lore[base + 3 * types + card] + piled
            least = rest - (hideable if hideable < unknown else unknown)
        if least > low:
            low = least
            lore[base + card] = low
        lore[base + types + card] = (high if high < rest else rest) - low - drawn


def unseen(s: Table, side: int) -> list[int]:
    """How many of each type lie in hand, discard pile and deck together: open to everyone."""
    zones = s.zones
    hand: i64 = s.zone(side, HAND)
    discard: i64 = s.zone(side, DISCARD)
    deck: i64 = s.zone(side, DECK)
    card: i64
    found = [0] * s.battle.types
    for card in s.battle.own_cards[side]:
        found[card] = zones[hand + card] + zones[discard + card] + zones[deck + card]
    return found


def limits(s: Table, side: int) -> tuple[list[int], list[int]]:
    """At least and at most how many of each type lie in hand, discard pile, deck (in this order).

    Both lists have three parts of one entry per type.
    """
    total = unseen(s, side)
    return narrowed(s, side, total, hidden_sizes(s, side), present(s, side, total))


def present(s: Table, side: int, total: list[int]) -> list[int]:
    """The types of which a side has unseen cards."""
    return [card for card in s.battle.own_cards[side] if total[card]]


def narrowed(
    s: Table, side: int, total: list[int], sizes: list[int], cards: list[int]
) -> tuple[list[int], list[int]]:
    """The limits of these types: drawn from the lore, then tightened until nothing changes."""
    low, high = bounds(s, side, total, cards)
    while tighten(low, high, total, sizes, cards):
        pass
    return low, high


def hidden_sizes(s: Table, side: int) -> list[int]:
    """How many cards lie in hand, discard pile, deck."""
    return [s.size(side, HAND), s.size(side, DISCARD), s.size(side, DECK)]


def bounds(s: Table, side: int, total: list[int], cards: list[int]) -> tuple[list[int], list[int]]:
    """The limits of these types as the lore tells them, before the sums are looked at."""
    lore = s.lore
    types: i64 = s.battle.types
    base = side * lore_size(types)
    drawn: i64 = lore[base + ROWS * types]
    piled: i64 = lore[base + ROWS * types + 1]
    low = [0] * (3 * s.battle.types)
    high = [0] * (3 * s.battle.types)
    card: i64
    for card in cards:
        known: i64 = lore[base + card]
        low[card] = known
        high[card] = known + lore[base + types + card] + drawn
        known = lore[base + 2 * types + card]
        low[types + card] = known
        high[types + card] = known + lore[base + 3 * types + card] + piled
        high[2 * types + card] = total[card]
    if (
        s.stack
        and isinstance(s.frames[s.top()], CardInUse)
        and s.slot(CardInUse.SIDE) == side
        and low[s.slot(CardInUse.CARD)] == 0
    ):
        low[s.slot(CardInUse.CARD)] = 1  # C-11: the card picked is in hand, and everyone knows it
    if s.switches & OPEN_DISCARD:
        pile = s.zone(side, DISCARD)
        for card in cards:
            low[types + card] = high[types + card] = s.zones[pile + card]
    return low, high


def tighten(
    low: list[int], high: list[int], total: list[int], sizes: list[int], cards: list[int]
) -> bool:
    """One pass of bounds over the three zones; whether anything became narrower."""
    changed = False
    types: i64 = len(total)
    zone: i64
    card: i64
    for zone in range(3):
        here = zone * types
        second = (zone + 1) % 3 * types
        third = (zone + 2) % 3 * types
        spare: i64 = sizes[zone]  # how far its size lies above the sum of its lower limits …
        lack = -spare  # … and below that of its upper limits
        for card in cards:
            spare -= low[here + card]
            lack += high[here + card]
        for card in cards:
            least: i64 = low[here + card]
            most: i64 = high[here + card]
            all_of: i64 = total[card]
            floor = max(all_of - high[second + card] - high[third + card], most - lack)
            ceiling = min(all_of - low[second + card] - low[third + card], least + spare)
            if floor > least:
                spare -= floor - least
                low[here + card] = floor
                changed = True
            if ceiling < most:
                lack -= most - ceiling
                high[here + card] = ceiling
                changed = True
    return changed
