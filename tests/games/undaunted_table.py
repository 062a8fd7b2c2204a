"""What must hold on an Undaunted table at every moment, and the words of its scenarios."""

from typing import cast

from fieldcraft.core import EVERYONE, State
from fieldcraft.games.undaunted.knowledge import limits
from fieldcraft.games.undaunted.table import Table
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
    DECK,
    DISCARD,
    FOG,
    HAND,
    PLAY_AREA,
    USE_FRAME,
    ZONE_COUNT,
)


def totals(state: State) -> list[list[int]]:
    """Per side, how many cards of each type there are in all six zones together."""
    s = cast(Table, state)
    return [
        [
            sum(s.held(side, zone, card) for zone in range(ZONE_COUNT))
            for card in range(s.battle.types)
        ]
        for side in (0, 1)
    ]


def check_table(state: State, start: list[list[int]]) -> None:
    """Every invariant of the table; `start` are the totals at the beginning."""
    s = cast(Table, state)
    check_cards(s, start)
    check_board(s)
    check_bids(s)
    check_knowledge(s)


def check_cards(s: Table, start: list[list[int]]) -> None:
    """U-104: each card is in exactly one zone, none appears or is lost, and the sums are right."""
    assert totals(s) == start
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
    for side in (0, 1):
        target = s.extra[side]
        assert -1 <= target < s.battle.tiles
        if target >= 0:
            mortars = [c for c in s.battle.titled("mortar") if s.battle.counter_side[c] == side]
            assert any(s.places[mortar] >= 0 for mortar in mortars)


def check_bids(s: Table) -> None:
    """U-306: a pick is pending only while both decide, and its card is still in hand."""
    for side in (0, 1):
        bid = s.bids[side]
        if bid >= 0:
            assert s.asked == EVERYONE
            assert s.held(side, HAND, bid) > 0
        if s.asked == EVERYONE:
            assert (bid < 0) == (len(s.branch(side)) > 0) or s.size(side, HAND) == 0
    if not s.finished and s.asked != EVERYONE and s.stack[-1] == USE_FRAME:
        assert s.held(s.slot(0), HAND, s.slot(1)) > 0


def check_knowledge(s: Table) -> None:
    """U-905, U-906: what everyone knows of hidden cards contains the truth."""
    types = s.battle.types
    for side in (0, 1):
        low, high = limits(s, side)
        shown = s.view(1 - side)["cards"][s.side_word(side)]["known"]
        for part, zone in enumerate((HAND, DISCARD, DECK)):
            for card in range(types):
                count = s.held(side, zone, card)
                assert low[part * types + card] <= count <= high[part * types + card]
                if zone != DECK:
                    word = s.card_word(card)
                    facts = shown["hand" if zone == HAND else "discard"]
                    assert facts["at_least"].get(word, 0) <= count
                    assert count <= facts["at_most"].get(word, count)


def scenario_words(state: State) -> list[str]:
    """Every text that could be an option of this scenario at some moment."""
    battle = cast(Table, state).battle
    words = ["end", "rally", "hunker", "draw", "stop", *ACTIONS]
    words += [f"{verb} {card}" for verb in ("bid", "play", "take") for card in battle.card_ids]
    words += [f"{verb} {tile}" for verb in ("to", "spawn", "at") for tile in battle.tile_ids]
    words += [f"{verb} {counter}" for verb in ("at", "unit") for counter in battle.counter_ids]
    return words
