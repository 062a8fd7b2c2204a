"""The hidden things of a table of Combat Commander, for the test of non-interference."""

from typing import Any, cast

from fieldcraft.core import EVERYONE, Chance, Event, State, Visibility
from fieldcraft.core.flow import flow_of
from fieldcraft.games.combat_commander.cards.fate import listed, zone_at
from fieldcraft.games.combat_commander.table.sampling import lay
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.table.views import FIELDS, WORKINGS
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    DECK,
    DECK_SIZE,
    DISCARD,
    HAND,
    IN_CUP,
    KNOWN,
    LETTERS,
    SECRET,
    SHOWN,
    UNIT_WIDTH,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word
from tests.budget import budget
from tests.games.traits import Secrets

ZONES = {"deck": DECK, "hand": HAND, "discard": DISCARD, "known": KNOWN, "shown": SHOWN}


def hidden(state: State) -> list[str]:
    """The fields that are not public."""
    return [name for name, visibility in FIELDS.items() if visibility is not Visibility.PUBLIC]


def value(state: State, name: str, side: int) -> Any:
    """A side's part of a field."""
    s = cast(Table, state)
    head, _, rest = name.partition(".")
    if head == "cards":
        return listed(s, side, ZONES[rest])
    if head == "chance":
        return getattr(s.chance, rest)
    if head == "chits":
        return [chit for chit in range(len(LETTERS)) if s.chits[chit] == SECRET + side]
    if head in ("branch_a", "branch_b"):
        return list(s.branch(side))
    if head == "units":
        return s.units[UNIT_WIDTH * CAPACITY * side : UNIT_WIDTH * CAPACITY * (side + 1)]
    if head == "crowd":
        return s.crowd[HEXES * side : HEXES * (side + 1)]
    return getattr(s, head)


def open_values(state: State, viewer: int) -> list[Any]:
    """The public fields of both sides, the viewpoint's own, and what it has seen of a hand.

    While both set up at once, the pieces of the other side are hidden too.
    """
    s = cast(Table, state)
    secret = hidden(state)
    setting_up = s.asked == EVERYONE
    pieces = {"units", "crowd", "weapons", "hexes"} if setting_up else set()
    values = [
        value(state, name, side)
        for name in FIELDS
        if name not in secret and name not in pieces and name != "stack"
        for side in (0, 1)
    ]
    values.append(flow_of(state, state.stack, viewer))  # a frame may hold what its side alone knows
    if viewer >= 0:
        own = [name for name in secret if FIELDS[name] is Visibility.OWNER]
        values += [value(state, name, viewer) for name in own]
        values += [value(state, name, viewer) for name in pieces & {"units", "crowd"}]
        values.append(value(state, "cards.known", 1 - viewer))
    return values


def disturb(state: State, side: int, rng: Chance) -> None:
    """Exchange cards of hand and deck that nobody else has seen, and a secret chit with the cup.

    A hand that leaves its owner without an answer is not possible, and is put back.
    """
    s = cast(Table, state)
    kept = s.own_cards().copy()
    cards = s.cards
    known = listed(s, side, KNOWN)
    hand = [card for card in listed(s, side, HAND) if card not in known]
    deck = listed(s, side, DECK)
    for _ in range(min(3, len(hand), len(deck))):
        ours = hand.pop(rng.below(len(hand)))
        theirs = deck.pop(rng.below(len(deck)))
        for zone, out, into in ((HAND, ours, theirs), (DECK, theirs, ours)):
            place = zone_at(side, zone)
            for half in (0, 1):
                cards[place + half] &= ~(1 << out - 36 * half) if out // 36 == half else -1
            lay(cards, side, zone, into)
    s.menu_ready = False
    if s.asked == side and not s.legal(side):
        s.cards[:] = kept
        s.menu_ready = False
    chits = s.own_chits()
    secret = [chit for chit in range(len(LETTERS)) if chits[chit] == SECRET + side]
    cup = [
        chit
        for chit in range(len(LETTERS))
        if chits[chit] == IN_CUP and not s.battle.chit_open_only[chit]
    ]
    if secret and cup:
        chits[secret[0]] = IN_CUP
        chits[cup[rng.below(len(cup))]] = SECRET + side


def script(state: State, events: list[Event], viewer: int) -> tuple[list[int], list[list[int]]]:
    """The cards that left the viewpoint's own deck, in their order."""
    s = cast(Table, state)
    draws: list[list[int]] = [[], []]
    for event in events:
        drawn = event.name == "draws-card" and event.audience == viewer
        turned = event.name in ("rolls", "random-hex", "event")
        if (drawn or turned) and viewer >= 0 and event.fields["side"] == s.side_word(viewer):
            index = s.battle.card_ids.index(event.fields["card"])
            draws[viewer].append(index - DECK_SIZE * viewer)
    return [], draws


def things(state: State) -> list[tuple[str, ...]]:
    """One of each kind of thing, and two together."""
    s = cast(Table, state)
    units = [s.unit_word(unit) for unit in (0, CAPACITY) if s.kind_of(unit) >= 0]
    return [
        *((unit,) for unit in units),
        (hex_word(17),),
        (hex_word(17), hex_word(93)),
        (s.battle.card_ids[0],),
        (s.battle.card_ids[-1],),
        ("nothing",),
    ]


def unlearnt(cards: dict[str, Any], outside: dict[str, Any]) -> dict[str, Any]:
    """A side's cards as seen by somebody who knows only what was openly given to its hand.

    A card is `order#nation-number`, and the cards of a pile are told in the order of the numbers.
    """
    open_ones = outside["known"]
    assert set(open_ones) <= set(cards["known"])
    learnt = [card for card in cards["known"] if card not in open_ones]
    unseen = sorted([*cards["unseen"], *learnt], key=lambda card: int(card.split("-")[-1]))
    return {**cards, "known": open_ones, "unseen": unseen}


TOLD = {"card", "white", "coloured", "trigger", "outcome", "total", "roll", "hex", "title"}

SECRETS = Secrets(
    fields=FIELDS,
    workings=WORKINGS,
    hidden=hidden,
    value=value,
    open_values=open_values,
    disturb=disturb,
    script=script,
    reveals={
        "rolls": TOLD,
        "random-hex": TOLD,
        "event": TOLD,
        "loses-card": {"card"},
        "discards": {"card"},
        "hand-seen": {"cards"},
        "musters": {"force", "cost"},
    },
    lots={
        "open-chit": {"chit"},
        "reveals-chit": {"chit"},
        "secret-chit-is": {"chit"},
        "smoke": {"value"},
        "loses-card": {"card"},
        "leader-joins": {"type", "number"},
        "support-rolled": {"number"},
    },
    things=things,
    examples=budget(2, 4),
    length=10,
    opened=0.6,  # every roll turns a card over
    one_sided=True,
    seldom=frozenset({"branch_a", "branch_b"}),
    shared=frozenset({"cards.known"}),
    learning=("cc-e61-interrogation",),
    seated=frozenset({"chits", "objectives"}),
    unlearnt=unlearnt,
)
