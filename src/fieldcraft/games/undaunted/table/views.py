"""The one door out (U-901 to U-907): what a side, or a spectator, may know, in plain values."""

import json
from typing import TYPE_CHECKING, Final, Literal

from fieldcraft.core.contract import EVERYONE, Visibility
from fieldcraft.core.flow import decision, flow, outcome
from fieldcraft.core.options import shown_options
from fieldcraft.games.undaunted.options import OPEN_DISCARD, ROUND_LIMIT
from fieldcraft.games.undaunted.table.knowledge import limits, unseen
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    DECK,
    DISCARD,
    HAND,
    PLAY_AREA,
    REMOVED,
    SUPPLY,
)
from fieldcraft.games.undaunted.victory import points

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import UndauntedScenario
    from fieldcraft.games.undaunted.schema.view import (
        Bounds,
        CounterView,
        Known,
        UndauntedCards,
        UndauntedView,
        UndauntedZone,
    )

FORMAT = 1

FIELDS: Final[dict[str, Visibility]] = {
    "stack": Visibility.PUBLIC,  # but for slots that their frame declares otherwise
    "branch_a": Visibility.PUBLIC,  # a bid is one pick: whether it was made is open (U-306)
    "branch_b": Visibility.PUBLIC,
    "asked": Visibility.PUBLIC,
    "epoch": Visibility.PUBLIC,
    "finished": Visibility.PUBLIC,
    "winner": Visibility.PUBLIC,
    "reason": Visibility.PUBLIC,
    "margin": Visibility.PUBLIC,
    "chance.key": Visibility.NOBODY,
    "chance.position": Visibility.NOBODY,
    "zones.hand": Visibility.OWNER,
    "zones.discard": Visibility.OWNER,
    "zones.deck": Visibility.OWNER,
    "zones.play": Visibility.PUBLIC,
    "zones.supply": Visibility.PUBLIC,
    "zones.removed": Visibility.PUBLIC,  # U-905: every removal is an open event
    "places": Visibility.PUBLIC,
    "markers": Visibility.PUBLIC,
    "extra": Visibility.PUBLIC,
    "lore": Visibility.PUBLIC,
    "bids": Visibility.OWNER,
    "faces": Visibility.PUBLIC,
    "round": Visibility.PUBLIC,
    "initiative": Visibility.PUBLIC,
    "active": Visibility.PUBLIC,
    "hopeless": Visibility.PUBLIC,
    "switches": Visibility.PUBLIC,
    "round_limit": Visibility.PUBLIC,
}
"""Who may know each field of the table; the test of non-interference varies the others."""

WORKINGS: Final = frozenset(
    ("battle", "frames", "main", "inside", "menu", "menu_ready", "shared", "sink")
)
"""Attributes that say nothing of the match: tables, and what can be worked out again."""


def view(s: Table, side: int) -> "UndauntedView":
    """Everything this side may know; byte-identical whenever it may not know the difference."""
    battle = s.battle
    sides = battle.sides
    return {
        "format": FORMAT,
        "game": battle.game,
        "scenario": scenario_of(s),
        "options": options_of(s),
        "side": sides[side] if side >= 0 else "spectator",
        "round": s.round,
        "phase": "over" if s.finished else "initiative" if s.asked == EVERYONE else "turns",
        "active": sides[s.active],
        "initiative": sides[s.initiative],
        "decision": decision(s),
        "question": s.question(side) if side >= 0 else "",
        "outcome": outcome(s),
        "counters": counters(s),
        "markers": {word: markers(s, index) for index, word in enumerate(sides)},
        "objectives": objectives(s),
        "points": {word: points(s, index) for index, word in enumerate(sides)},
        "progress": {word: battle.box.progress(s, index) for index, word in enumerate(sides)},
        "hopeless": [word for index, word in enumerate(sides) if s.hopeless >> index & 1],
        "box": battle.box.extra_words(s),
        "cards": {word: cards(s, index, index == side) for index, word in enumerate(sides)},
        "bid": s.card_word(s.bids[side]) if side >= 0 and s.bids[side] >= 0 else None,
        "flow": flow(s, side),
    }


def scenario_of(s: Table) -> "str | UndauntedScenario":
    """A shipped scenario's id; a custom one whole, as a copy that its reader may change."""
    battle = s.battle
    return json.loads(battle.told) if battle.told else battle.id


def options_of(s: Table) -> dict[str, bool | int]:
    """The options of the match."""
    return {**shown_options(s.battle.box.options, s.switches), ROUND_LIMIT: s.round_limit}


def counters(s: Table) -> "dict[str, CounterView]":
    """U-901: every counter on the board, its tile and face."""
    return {
        s.counter_word(counter): s.battle.box.standing(s, counter)
        for counter, tile in enumerate(s.places)
        if tile >= 0
    }


def markers(s: Table, side: int) -> dict[str, Literal["scouted", "controlled"]]:
    """U-901: a side's control markers."""
    return {
        s.tile_word(tile): "controlled" if s.is_controlled(side, tile) else "scouted"
        for tile in range(s.battle.tiles)
        if s.is_marked(side, tile)
    }


def objectives(s: Table) -> dict[str, int]:
    """U-114: the tiles that score, and what they are worth now."""
    values = {}
    for tile in range(s.battle.tiles):
        value = s.battle.box.objective(s, tile)
        if value:
            values[s.tile_word(tile)] = value
    return values


def bag(s: Table, counts: list[int]) -> dict[str, int]:
    """Card counts by id, without the zeros."""
    return {s.card_word(card): count for card, count in enumerate(counts) if count}


def contents(s: Table, side: int, zone: int) -> dict[str, int]:
    """The cards of a zone."""
    start = s.zone(side, zone)
    return bag(s, s.zones[start : start + s.battle.types])


def cards(s: Table, side: int, own: bool) -> "UndauntedCards":
    """U-901 to U-906: a side's six zones, the cards it has lost, and what all know of the rest.

    `unseen` are the cards in hand, discard pile and deck together.  `known` narrows them down for
    hand and discard pile, only where it says more than the counts do.
    """
    return {
        "hand": pile(s, side, HAND, own),
        "discard": pile(s, side, DISCARD, own or s.switches & OPEN_DISCARD != 0),
        "deck": pile(s, side, DECK, own),
        "play": pile(s, side, PLAY_AREA, True),
        "supply": pile(s, side, SUPPLY, True),
        "removed": pile(s, side, REMOVED, own),
        "lost": contents(s, side, REMOVED),  # U-905: every removal was an open event
        "unseen": bag(s, unseen(s, side)),
        "known": known(s, side),
    }


def pile(s: Table, side: int, zone: int, is_open: bool) -> "UndauntedZone":
    """A zone: how many cards, and which, for whom it is open."""
    if is_open:
        return {"count": s.size(side, zone), "cards": contents(s, side, zone)}
    return {"count": s.size(side, zone)}


def known(s: Table, side: int) -> "Known":
    """U-905, U-611: at least and at most how many of a card lie in hand and discard pile."""
    low, high = limits(s, side)
    types = s.battle.types
    return {
        "hand": known_in(s, side, HAND, low[:types], high[:types]),
        "discard": known_in(s, side, DISCARD, low[types : 2 * types], high[types : 2 * types]),
    }


def known_in(s: Table, side: int, zone: int, low: list[int], high: list[int]) -> "Bounds":
    """What the limits of a zone say beyond its count."""
    size = s.size(side, zone)
    at_most = {
        s.card_word(card): high[card]
        for card, count in enumerate(unseen(s, side))
        if high[card] < min(count, size)
    }
    return {"at_least": bag(s, low), "at_most": at_most}


def deck_odds(s: Table, side: int) -> dict[str, tuple[int, int]]:
    """The exact chance of each card to be drawn next from one's own deck.

    With an empty deck the discard pile is about to become one (U-303).
    """
    zone = DECK if s.size(side, DECK) else DISCARD
    size = s.size(side, zone)
    return {word: (count, size) for word, count in contents(s, side, zone).items()}
