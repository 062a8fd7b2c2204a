"""The hidden things of an Undaunted table, for the test of non-interference."""

from typing import Any, cast

from fieldcraft.core import Chance, Event, State, Visibility
from fieldcraft.games.undaunted.options import OPEN_DISCARD
from fieldcraft.games.undaunted.table.knowledge import limits
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.table.views import FIELDS, WORKINGS
from fieldcraft.games.undaunted.terms import DECK, DISCARD, HAND, ZONES
from tests.games.traits import Secrets


def hidden(state: State) -> list[str]:
    """The fields that are not public; the discard pile is when the match says so (D-39)."""
    s = cast(Table, state)
    names = [name for name, visibility in FIELDS.items() if visibility is not Visibility.PUBLIC]
    if s.switches & OPEN_DISCARD:
        names.remove("zones.discard")
    return names


def value(state: State, name: str, side: int) -> Any:
    """A side's part of a field."""
    s = cast(Table, state)
    head, _, rest = name.partition(".")
    if head == "zones":
        start = s.zone(side, ZONES.index(rest))
        return s.zones[start : start + s.battle.types + 1]
    if head == "chance":
        return getattr(s.chance, rest)
    if head == "bids":
        return s.bids[side]
    return getattr(s, head)


def open_values(state: State, viewer: int) -> list[Any]:
    """The public fields of both sides, and the viewpoint's own."""
    secret = hidden(state)
    values = [value(state, name, side) for name in FIELDS if name not in secret for side in (0, 1)]
    if viewer >= 0:
        own = [name for name in secret if FIELDS[name] is Visibility.OWNER]
        values += [value(state, name, viewer) for name in own]
    return values


def disturb(state: State, side: int, rng: Chance) -> None:
    """Exchange cards between hand, discard pile and deck within what everyone knows.

    A card picked for initiative stays in hand.
    """
    s = cast(Table, state)
    types = s.battle.types
    low, high = limits(s, side)
    parts = (HAND, DISCARD, DECK)
    zones = s.own_zones()
    for _ in range(12):
        here = rng.below(3)
        there = (here + 1 + rng.below(2)) % 3
        gives, takes = rng.below(types), rng.below(types)
        sources = [(here, gives, there), (there, takes, here)]
        counts = [zones[s.zone(side, parts[zone]) + card] for zone, card, _ in sources]
        if gives == takes or 0 in counts:
            continue
        if any(
            zones[s.zone(side, parts[zone]) + card] - 1 < low[zone * types + card]
            or zones[s.zone(side, parts[target]) + card] + 1 > high[target * types + card]
            or (parts[zone] == HAND and s.bids[side] == card and count == 1)
            for (zone, card, target), count in zip(sources, counts, strict=True)
        ):
            continue
        for zone, card, target in sources:
            zones[s.zone(side, parts[zone]) + card] -= 1
            zones[s.zone(side, parts[target]) + card] += 1
    s.menu_ready = False


def script(state: State, events: list[Event], viewer: int) -> tuple[list[int], list[list[int]]]:
    """The dice rolled, and the cards that the viewpoint itself has drawn."""
    index = cast(Table, state).battle.card_index
    dice: list[int] = []
    draws: list[list[int]] = [[], []]
    for event in events:
        if event.name == "rolls":
            dice.extend(event.fields["dice"])
        elif event.name == "draws-card" and event.audience == viewer:
            draws[viewer].append(index[event.fields["card"]])
    return dice, draws


def unveils(state: State, words: str) -> bool:
    """At the end of a turn the hand goes to a discard pile that may be open (D-39)."""
    return words == "end" and cast(Table, state).switches & OPEN_DISCARD != 0


def things(state: State) -> list[tuple[str, ...]]:
    """One of each kind of thing, and two together."""
    battle = cast(Table, state).battle
    first, last = battle.tile_ids[0], battle.tile_ids[-1]
    return [
        ("deck",),
        (battle.counter_ids[0],),
        (battle.counter_ids[-1],),
        *((structure,) for structure in battle.structure_ids),
        (battle.card_ids[0],),
        (first,),
        (first, last),
        ("nothing",),
    ]


SECRETS = Secrets(
    fields=FIELDS,
    workings=WORKINGS,
    hidden=hidden,
    value=value,
    open_values=open_values,
    disturb=disturb,
    script=script,
    reveals={
        "casualty": {"zone"},
        "cards-leave": {"hand", "discard", "deck"},
        "reveals-bid": {"card", "value"},
        "discards": {"card"},  # heard by others only with `openDiscard`
    },
    lots={},
    unveils=unveils,
    things=things,
)
