"""Cards and their zones (U-104), drawing and reshuffling (U-302 to U-305)."""

from fieldcraft.core.chance import ScriptError
from fieldcraft.core.contract import PUBLIC
from fieldcraft.games.undaunted import knowledge
from fieldcraft.games.undaunted.table import Table
from fieldcraft.games.undaunted.terms import DECK, DISCARD, HAND, SUPPLY


def move_card(s: Table, side: int, source: int, target: int, card: int) -> None:
    """U-104: take a card from one zone to another; it is always in exactly one."""
    zones = s.own_zones()
    width = s.battle.types + 1
    here = (side * 6 + source) * width
    there = (side * 6 + target) * width
    zones[here + card] -= 1
    zones[here + width - 1] -= 1
    zones[there + card] += 1
    zones[there + width - 1] += 1


def pour(s: Table, side: int, source: int, target: int) -> None:
    """Take every card of one zone to another."""
    zones = s.own_zones()
    width = s.battle.types + 1
    here = (side * 6 + source) * width
    if zones[here + width - 1] == 0:
        return
    there = (side * 6 + target) * width
    for place in range(width):
        count = zones[here + place]
        if count:
            zones[there + place] += count
            zones[here + place] = 0


def can_draw(s: Table, side: int) -> bool:
    """U-305: whether deck or discard pile hold a card."""
    return s.size(side, DECK) + s.size(side, DISCARD) > 0


def draw_card(s: Table, side: int) -> int:
    """U-303 to U-305: draw one card to hand, reshuffling first if the deck is empty.

    The order of a deck is nobody's knowledge (U-903) and no rule looks at it, so it is not
    stored: the next card is picked when it is drawn.  Returns the card, -1 if there is none.
    """
    width = s.battle.types + 1
    deck = (side * 6 + DECK) * width
    if s.zones[deck + width - 1] == 0:
        if s.size(side, DISCARD) == 0:
            return -1
        reshuffle(s, side)
    chance = s.own_chance()
    zones = s.own_zones()
    card = chance.scripted_draw(side) if chance.scripted else -1
    if card < 0:
        number = chance.below(zones[deck + width - 1])
        card = 0
        while number >= zones[deck + card]:
            number -= zones[deck + card]
            card += 1
    elif zones[deck + card] == 0:
        raise ScriptError(
            f"the script lets {s.side_word(side)} draw {s.card_word(card)}, but the deck holds none"
        )
    hand = (side * 6 + HAND) * width
    zones[deck + card] -= 1
    zones[deck + width - 1] -= 1
    zones[hand + card] += 1
    zones[hand + width - 1] += 1
    knowledge.drew(s, side)
    if s.sink is not None:
        s.log("draws-card", side, {"side": s.side_word(side), "card": s.card_word(card)})
    return card


def draw_cards(s: Table, side: int, count: int) -> None:
    """U-303: draw card by card; what cannot be drawn is lost (U-305)."""
    drawn = 0
    while drawn < count and draw_card(s, side) >= 0:
        drawn += 1
    if s.sink is not None:
        s.log("draws", PUBLIC, {"side": s.side_word(side), "count": drawn})


def reshuffle(s: Table, side: int) -> None:
    """U-303, U-304: the discard pile becomes the deck; hand and play area stay where they are."""
    s.reveal()
    knowledge.reshuffles(s, side)
    pour(s, side, DISCARD, DECK)
    if s.sink is not None:
        s.log("reshuffles", PUBLIC, {"side": s.side_word(side)})


def take_fog(s: Table, side: int, count: int) -> None:
    """U-505, U-506: Fog of War from the own supply to the own discard pile, as much as there is."""
    fog = s.battle.fog
    taken = min(count, s.held(side, SUPPLY, fog))
    for _ in range(taken):
        move_card(s, side, SUPPLY, DISCARD, fog)
    if taken:
        knowledge.joined_discard(s, side, fog, taken)
    if s.sink is not None:
        if taken:
            s.log("fog-taken", PUBLIC, {"side": s.side_word(side), "count": taken})
        if taken < count:
            s.log("no-fog-left", PUBLIC, {"side": s.side_word(side)})
