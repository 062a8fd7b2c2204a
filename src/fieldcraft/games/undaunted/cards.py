"""Cards and their zones (U-104), drawing and reshuffling (U-302 to U-305).

Hot code: a list's item is changed by `a[i] = a[i] + 1`, which compiles to plain arithmetic where
`a[i] += 1` does not; an `i64` is an int that compiles to a machine word.
"""

from fieldcraft.core.chance import Chance, ScriptError
from fieldcraft.core.native import i64
from fieldcraft.core.phrases import phrase
from fieldcraft.games.undaunted.table import knowledge
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    DECK,
    DISCARD,
    HAND,
    PLAY_AREA,
    SUPPLY,
    ZONE_COUNT,
)


def move_card(s: Table, side: i64, source: i64, target: i64, card: i64) -> None:
    """U-104: take a card from one zone to another; it is always in exactly one."""
    types: i64 = s.battle.types
    here = (side * ZONE_COUNT + source) * (types + 1)
    there = (side * ZONE_COUNT + target) * (types + 1)
    zones = s.own_zones()
    zones[here + card] = zones[here + card] - 1
    zones[here + types] = zones[here + types] - 1
    zones[there + card] = zones[there + card] + 1
    zones[there + types] = zones[there + types] + 1


def cards_in(s: Table, side: i64, zone: i64) -> list[int]:
    """The types of which a zone holds cards."""
    battle = s.battle
    past: i64 = battle.past_cards[side]
    start: i64 = s.zone(side, zone)
    zones = s.zones
    return [card for card in range(battle.first_card[side], past) if zones[start + card] > 0]


def pour(s: Table, side: i64, source: i64, target: i64) -> None:
    """Take every card of one zone to another."""
    battle = s.battle
    types: i64 = battle.types
    first: i64 = battle.first_card[side]
    here = (side * ZONE_COUNT + source) * (types + 1)
    shift = (target - source) * (types + 1)
    zones = s.own_zones()
    whole: i64 = zones[here + types]
    left = whole
    place = here + first
    while left > 0:
        count: i64 = zones[place]
        if count > 0:
            zones[place + shift] = zones[place + shift] + count
            zones[place] = 0
            left -= count
        place += 1
    total = here + types
    zones[total + shift] = zones[total + shift] + whole
    zones[total] = 0


def clear_away(s: Table, side: i64) -> None:
    """U-403, U-404: play area and hand go to the discard pile together."""
    battle = s.battle
    types: i64 = battle.types
    first: i64 = battle.first_card[side]
    hand = (side * ZONE_COUNT + HAND) * (types + 1)
    to_pile = (DISCARD - HAND) * (types + 1)
    to_played = (PLAY_AREA - HAND) * (types + 1)
    total = hand + types
    zones = s.own_zones()
    whole: i64 = zones[total]
    whole += zones[total + to_played]
    left = whole
    place = hand + first
    while left > 0:
        held: i64 = zones[place]
        played: i64 = zones[place + to_played]
        count = held + played
        if count > 0:
            zones[place + to_pile] = zones[place + to_pile] + count
            if held > 0:
                zones[place] = 0
            if played > 0:
                zones[place + to_played] = 0
            left -= count
        place += 1
    zones[total + to_pile] = zones[total + to_pile] + whole
    zones[total] = 0
    zones[total + to_played] = 0


def can_draw(s: Table, side: int) -> bool:
    """U-305: whether deck or discard pile hold a card."""
    return s.size(side, DECK) + s.size(side, DISCARD) > 0


def draw_cards(s: Table, side: int, count: int) -> None:
    """U-303 to U-305: draw card by card to hand, reshuffling whenever the deck is empty.

    The order of a deck is nobody's knowledge (U-903) and no rule looks at it, so it is not
    stored: the next card is picked when it is drawn.  What cannot be drawn is lost.
    """
    chance = s.own_chance()
    wanted = count
    while wanted > 0:
        if s.size(side, DECK) == 0:
            if s.size(side, DISCARD) == 0:
                break
            reshuffle(s, side)
        drawn = min(wanted, s.size(side, DECK))
        draw_from_deck(s, side, drawn, chance)
        wanted -= drawn
    if s.sink is not None:
        s.tell({"event": "draws", "side": s.side_word(side), "count": count - wanted})


def draw_from_deck(s: Table, side: int, count: i64, chance: Chance) -> None:
    """U-303: draw so many cards, which the deck holds."""
    battle = s.battle
    types: i64 = battle.types
    deck: i64 = s.zone(side, DECK)
    hand: i64 = s.zone(side, HAND)
    first = deck + battle.first_card[side]
    past = deck + battle.past_cards[side]
    zones = s.own_zones()
    left: i64 = zones[deck + types]
    zones[deck + types] = left - count
    zones[hand + types] = zones[hand + types] + count
    for _ in range(count):
        card: i64 = scripted_card(s, side, chance) if chance.scripted else -1
        if card < 0:
            card = nth_card(zones, first, past, chance.below(left), left) - deck
        left -= 1
        zones[deck + card] = zones[deck + card] - 1
        zones[hand + card] = zones[hand + card] + 1
        if s.sink is not None:
            s.tell(
                {"event": "draws-card", "side": s.side_word(side), "card": s.card_word(card)}, side
            )
    knowledge.drew(s, side, count)


def nth_card(zones: list[int], first: i64, past: i64, number: i64, count: i64) -> i64:
    """Where the n-th of so many cards lies, counted by types and looked for from the nearer end."""
    place = first
    step: i64 = 1
    if 2 * number >= count:
        number = count - 1 - number
        place = past - 1
        step = -1
    here: i64 = zones[place]
    while number >= here:
        number -= here
        place += step
        here = zones[place]
    return place


def scripted_card(s: Table, side: int, chance: Chance) -> int:
    """The card a drill wants drawn, -1 if the generator decides; it must be in the deck."""
    card = chance.scripted_draw(side)
    if card >= 0 and s.held(side, DECK, card) == 0:
        word = s.card_word(card)
        raise ScriptError(phrase("script-not-in-deck", side=s.side_word(side), card=word))
    return card


def reshuffle(s: Table, side: int) -> None:
    """U-303, U-304: the discard pile becomes the deck; hand and play area stay where they are."""
    s.reveal()
    knowledge.reshuffles(s, side)
    pour(s, side, DISCARD, DECK)
    if s.sink is not None:
        s.tell({"event": "reshuffles", "side": s.side_word(side)})


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
            s.tell({"event": "fog-taken", "side": s.side_word(side), "count": taken})
        if taken < count:
            s.tell({"event": "no-fog-left", "side": s.side_word(side)})
