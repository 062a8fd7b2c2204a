"""Cards and their zones (U-104), drawing and reshuffling (U-302 to U-305).

Hot code: a list's item is changed by `a[i] = a[i] + 1`, which compiles to plain arithmetic where
`a[i] += 1` does not.
"""

from fieldcraft.core.chance import Chance, ScriptError
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


def move_card(s: Table, side: int, source: int, target: int, card: int) -> None:
    """U-104: take a card from one zone to another; it is always in exactly one."""
    zones = s.own_zones()
    width = s.battle.types + 1
    here = (side * ZONE_COUNT + source) * width
    there = (side * ZONE_COUNT + target) * width
    zones[here + card] = zones[here + card] - 1
    zones[here + width - 1] = zones[here + width - 1] - 1
    zones[there + card] = zones[there + card] + 1
    zones[there + width - 1] = zones[there + width - 1] + 1


def pour(s: Table, side: int, source: int, target: int) -> None:
    """Take every card of one zone to another."""
    zones = s.own_zones()
    battle = s.battle
    width = battle.types + 1
    here = (side * ZONE_COUNT + source) * width
    whole = zones[here + battle.types]
    if whole == 0:
        return
    shift = (target - source) * width
    left = whole
    place = here + battle.first_card[side]
    while left > 0:
        count = zones[place]
        if count > 0:
            zones[place + shift] = zones[place + shift] + count
            zones[place] = 0
            left -= count
        place += 1
    there = here + shift + battle.types
    zones[there] = zones[there] + whole
    zones[here + battle.types] = 0


def clear_away(s: Table, side: int) -> None:
    """U-403, U-404: play area and hand go to the discard pile together."""
    zones = s.own_zones()
    battle = s.battle
    width = battle.types + 1
    hand = (side * ZONE_COUNT + HAND) * width
    to_pile = (DISCARD - HAND) * width
    to_played = (PLAY_AREA - HAND) * width
    total = hand + battle.types
    whole = zones[total] + zones[total + to_played]
    left = whole
    place = hand + battle.first_card[side]
    while left > 0:
        held = zones[place]
        count = held + zones[place + to_played]
        if count > 0:
            zones[place + to_pile] = zones[place + to_pile] + count
            if held > 0:
                zones[place] = 0
            if count > held:
                zones[place + to_played] = 0
            left -= count
        place += 1
    zones[total + to_pile] = zones[total + to_pile] + whole
    zones[total] = zones[total + to_played] = 0


def can_draw(s: Table, side: int) -> bool:
    """U-305: whether deck or discard pile hold a card."""
    return s.size(side, DECK) + s.size(side, DISCARD) > 0


def draw_cards(s: Table, side: int, count: int) -> None:
    """U-303 to U-305: draw card by card to hand, reshuffling whenever the deck is empty.

    The order of a deck is nobody's knowledge (U-903) and no rule looks at it, so it is not
    stored: the next card is picked when it is drawn.  What cannot be drawn is lost.
    """
    types = s.battle.types
    deck = (side * ZONE_COUNT + DECK) * (types + 1)
    first = deck + s.battle.first_card[side]
    past = deck + s.battle.past_cards[side]
    hand = (side * ZONE_COUNT + HAND) * (types + 1)
    zones = s.own_zones()
    chance = s.own_chance()
    drawn = 0
    noted = 0
    while drawn < count:
        left = zones[deck + types]
        if left == 0:
            if s.size(side, DISCARD) == 0:
                break
            knowledge.drew(s, side, drawn - noted)
            noted = drawn
            reshuffle(s, side)
            left = zones[deck + types]
        if chance.scripted:
            card = scripted_card(s, side, chance)
        else:
            card = -1
        if card < 0:
            card = nth_card(zones, first, past, chance.below(left), left) - deck
        zones[deck + card] = zones[deck + card] - 1
        zones[deck + types] = left - 1
        zones[hand + card] = zones[hand + card] + 1
        zones[hand + types] = zones[hand + types] + 1
        drawn += 1
        if s.sink is not None:
            s.tell(
                {"event": "draws-card", "side": s.side_word(side), "card": s.card_word(card)}, side
            )
    knowledge.drew(s, side, drawn - noted)
    if s.sink is not None:
        s.tell({"event": "draws", "side": s.side_word(side), "count": drawn})


def nth_card(zones: list[int], first: int, past: int, number: int, count: int) -> int:
    """Where the n-th of so many cards lies, counted by types and looked for from the nearer end."""
    place = first
    step = 1
    if 2 * number >= count:
        number = count - 1 - number
        place = past - 1
        step = -1
    here = zones[place]
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
