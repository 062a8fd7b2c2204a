"""Cards, decks and the clock for whoever points at them (CC-1.2.a, CC-6.1)."""

from typing import Any, Final

from fieldcraft.core.contract import Refusal, WordError
from fieldcraft.games.combat_commander.cards.fate import holds, listed, size
from fieldcraft.games.combat_commander.events.registry import EVENT_WORDS
from fieldcraft.games.combat_commander.odds.chances import sums_of, unseen
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    CLOCK,
    DECK,
    DECK_SIZE,
    DISCARD,
    HAND,
    KNOWN,
    ORDERS,
    SHOWN,
    SUDDEN_DEATH,
    TRIGGERS,
)
from fieldcraft.games.combat_commander.terrain.hexes import (
    hex_word,
)

SUMS: Final = 13


def card(s: Table, side: int, place: int) -> dict[str, Any]:
    """CC-1.5 to CC-1.9: what is printed on a card, and where it lies if that is known."""
    battle = s.battle
    owner = place // DECK_SIZE
    return {
        "thing": "card",
        "card": battle.card_ids[place],
        "side": s.side_word(owner),
        "order": ORDERS[battle.order[place]],
        "action": battle.actions[battle.action[place]].word,
        "event": EVENT_WORDS[battle.event[place]],
        "hex": hex_word(battle.random_hex[place]),
        "white": battle.white[place],
        "coloured": battle.coloured[place],
        "trigger": TRIGGERS[battle.trigger[place]],
        "zone": zone_of(s, side, owner, place % DECK_SIZE),
        "clauses": ["CC-1.5.a", "CC-1.6.a", "CC-1.7", "CC-1.8.a", "CC-1.9.a", "CC-1.2.a"],
    }


def zone_of(s: Table, side: int, owner: int, index: int) -> str:
    """CC-1.2.a: where a card lies, `unseen` if the viewer does not know it."""
    if holds(s, owner, DISCARD, index):
        return "discard"
    if side == owner:
        return "hand" if holds(s, owner, HAND, index) else "deck"
    return "hand" if holds(s, owner, KNOWN if side >= 0 else SHOWN, index) else "unseen"


def deck(s: Table, side: int) -> dict[str, Any]:
    """CC-1.9: how many cards that may come next show each sum, of both sides."""
    if side < 0:
        raise WordError(Refusal("not-your-decision", "CC-1.2.a", {}))
    odds: dict[str, Any] = {}
    for one in (0, 1):
        cards = unseen(s, side, one)
        sums = sums_of(s, one, cards)
        triggers: dict[str, int] = {}
        for index in cards:
            word = TRIGGERS[s.battle.trigger[DECK_SIZE * one + index]]
            if word:
                triggers[word] = triggers.get(word, 0) + 1
        odds[s.side_word(one)] = {
            "cards": size(s, one, DECK),
            "unseen": len(cards),
            "sums": {str(summed): sums[summed] for summed in range(2, SUMS)},
            "triggers": triggers,
        }
    return {"thing": "deck", "decks": odds, "clauses": ["CC-1.2.a", "CC-1.9.a", "CC-1.9.1.a"]}


def time(s: Table, side: int) -> dict[str, Any]:
    """CC-6.1, CC-6.2: the clock, and how likely the next advance of either side is the last."""
    space = s.numbers[CLOCK] + 1
    ends: dict[str, Any] = {}
    if space >= s.numbers[SUDDEN_DEATH]:
        for one in (0, 1):
            ends[s.side_word(one)] = last_advance(s, side, one, space)
    return {
        "thing": "time",
        "space": s.numbers[CLOCK],
        "sudden_death": s.numbers[SUDDEN_DEATH],
        "ends": ends,
        "clauses": ["CC-6.1.2.a", "CC-6.2.2.a", "CC-6.2.2.b"],
    }


def last_advance(s: Table, viewer: int, side: int, space: int) -> list[int]:
    """CC-6.2.2: the chance that the roll after the shuffle is below the space, of how many.

    The new deck is the pile and what is left of the old one: unseen cards lie there as likely as
    in the hand.
    """
    waiting = unseen(s, viewer, side)
    pile = listed(s, side, DISCARD)
    left = size(s, side, DECK)
    below_pile = sum(sums_of(s, side, pile)[:space])
    below_rest = sum(sums_of(s, side, waiting)[:space])
    return [
        below_pile * len(waiting) + below_rest * left,
        (len(pile) + left) * len(waiting),
    ]
