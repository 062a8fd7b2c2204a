"""What must hold on every Undaunted table at every moment; each box adds what only it has."""

from typing import Any, cast

from fieldcraft.core import EVERYONE, State
from fieldcraft.games.undaunted.table.knowledge import limits
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
    DECK,
    DISCARD,
    FOG,
    HAND,
    PLAY_AREA,
    REMOVED,
    ZONE_COUNT,
)

Cards = list[list[int]]
"""Per side, how many cards of each type there are."""
View = dict[str, Any]
"""What everyone may know; `Any` as its values are of many kinds."""

NUMBERS = range(1 << 6, 26 << 6)
"""Every kind of option with every thing, whether or not there is such a thing, and beyond."""
SHOTS = frozenset({"rolls", "casualty", "draws"})
"""What is heard in every match that goes on for long."""
ASKED = frozenset({"bid", "play", "use", "step", "aim"})
"""Questions that come up between bots."""
ORDERS = (
    "bid card:fog-of-war else lowest",
    "bid highest else ask",
    "in round 3 bid card:scout-a else highest",
    "end turn unless card:scout-a",
    "end turn unless within 2 tiles",
)
"""A line of each kind of standing order."""


def all_cards(state: State) -> Cards:
    """The cards in all six zones together."""
    s = cast(Table, state)
    return [
        [
            sum(s.held(side, zone, card) for zone in range(ZONE_COUNT))
            for card in range(s.battle.types)
        ]
        for side in (0, 1)
    ]


def check_table(s: Table, start: Cards, view: View) -> None:
    """Every invariant that both boxes share, with the cards at the beginning and an open view."""
    check_cards(s, start)
    check_board(s)
    check_bids(s)
    check_knowledge(s, view)


def check_cards(s: Table, start: Cards) -> None:
    """U-104: each card is in exactly one zone, none appears or is lost, and the sums are right."""
    assert all_cards(s) == start
    assert len(s.zones) == 2 * ZONE_COUNT * (s.battle.types + 1)
    for side in (0, 1):
        for zone in range(ZONE_COUNT):
            counts = [s.held(side, zone, card) for card in range(s.battle.types)]
            assert min(counts) >= 0
            assert sum(counts) == s.size(side, zone)
        for card in range(s.battle.types):
            place = side * s.battle.types + card
            if s.battle.card_class[place] == FOG:
                assert s.held(side, PLAY_AREA, card) == 0
        if s.asked != EVERYONE and not s.finished and s.active != side:
            assert s.size(side, PLAY_AREA) == 0


def check_board(s: Table) -> None:
    """U-110 to U-114: counters, faces and markers are where they can be."""
    assert len(s.places) == s.battle.counters
    for counter, tile in enumerate(s.places):
        assert -1 <= tile < s.battle.tiles
        assert tile >= 0 or not s.is_suppressed(counter)
    assert s.faces >> s.battle.counters == 0
    for tile in range(s.battle.tiles):
        assert not (s.is_controlled(0, tile) and s.is_controlled(1, tile))
        for side in (0, 1):
            assert s.is_marked(side, tile) or not s.is_controlled(side, tile)


def check_bids(s: Table) -> None:
    """U-306, C-11: a pick is pending only while both decide; a card picked is still in hand."""
    for side in (0, 1):
        bid = s.bids[side]
        if bid >= 0:
            assert s.asked == EVERYONE
            assert s.held(side, HAND, bid) > 0
        if s.asked == EVERYONE:
            assert (bid < 0) == (len(s.branch(side)) > 0) or s.size(side, HAND) == 0
    if not s.finished and s.asked != EVERYONE and s.frames[s.stack[-1]].question == "use":
        assert s.held(s.slot(0), HAND, s.slot(1)) > 0


def check_knowledge(s: Table, view: View) -> None:
    """U-905, U-906: what everyone knows of hidden cards contains the truth."""
    types = s.battle.types
    for side in (0, 1):
        low, high = limits(s, side)
        shown = view["cards"][s.side_word(side)]["known"]
        for part, zone in enumerate((HAND, DISCARD, DECK)):
            for card in range(types):
                count = s.held(side, zone, card)
                assert low[part * types + card] <= count <= high[part * types + card]
                if zone != DECK:
                    word = s.card_word(card)
                    facts = shown["hand" if zone == HAND else "discard"]
                    assert facts["at_least"].get(word, 0) <= count
                    assert count <= facts["at_most"].get(word, count)


def lasting(state: State) -> set[str]:
    """What stays for good once it is so: markers, cards removed, a side that is hopeless."""
    s = cast(Table, state)
    facts = set()
    for side in (0, 1):
        word = s.side_word(side)
        if s.hopeless >> side & 1:
            facts.add(f"{word} is hopeless")
        facts.update(
            f"{word} has marked {s.tile_word(tile)}"
            for tile in range(s.battle.tiles)
            if s.is_marked(side, tile)
        )
        for card in range(s.battle.types):
            lost = s.held(side, REMOVED, card)
            facts.update(f"{word} has lost {s.card_word(card)} {n}" for n in range(lost))
    return facts


def shared_words(state: State) -> list[str]:
    """Every text that could be an option of either box at some moment."""
    battle = cast(Table, state).battle
    words = ["end", "rally", "hunker", "draw", "stop", *ACTIONS]
    words += [f"{verb} {card}" for verb in ("bid", "play", "take") for card in battle.card_ids]
    words += [f"to {tile}" for tile in battle.tile_ids]
    words += [f"{verb} {counter}" for verb in ("at", "unit") for counter in battle.counter_ids]
    return words
