"""What must hold on every table of Combat Commander at every moment."""

from typing import cast

from fieldcraft.core import EVERYONE, State
from fieldcraft.games.combat_commander.cards.fate import listed, size
from fieldcraft.games.combat_commander.table.table import Table, bit_of, side_of
from fieldcraft.games.combat_commander.table.words import PLAIN, unit_words, weapon_words
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    CASUALTY,
    CONTROL,
    DECK,
    DECK_SIZE,
    DISCARD,
    FORTIFICATIONS,
    HAND,
    IN_BOX,
    IN_CUP,
    KNOWN,
    LASTING,
    LETTERS,
    LOSSES,
    OPEN,
    SECRET,
    SPENT,
    UNIT_WIDTH,
    VP,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word
from fieldcraft.games.combat_commander.units.values import figures_in

MOST_FIGURES = 7
"""CC-8.2: what may stand in a hex when a Turn ends."""


def stock(state: State) -> list[int]:
    """Which chits are out of the game for good: everything else is counted against the box."""
    s = cast(Table, state)
    return [chit for chit in range(len(LETTERS)) if s.chits[chit] not in (0, 1, 2, 3)]


def check(state: State, excluded: list[int]) -> None:
    """Every invariant."""
    s = cast(Table, state)
    check_cards(s)
    check_units(s)
    check_weapons(s)
    check_markers(s)
    check_stacking(s)
    assert stock(s) == excluded


def check_cards(s: Table) -> None:
    """CC-1.2, CC-1.4: 72 cards a side, each in one zone; what is known to be in hand is there."""
    for side in (0, 1):
        zones = [listed(s, side, zone) for zone in (DECK, HAND, DISCARD)]
        assert sorted(card for zone in zones for card in zone) == list(range(DECK_SIZE))
        assert [len(zone) for zone in zones] == [size(s, side, z) for z in (DECK, HAND, DISCARD)]
        assert set(listed(s, side, KNOWN)) <= set(zones[1])


def check_units(s: Table) -> None:
    """CC-3, CC-4.2: counters within the box, where the map says, and losses counted."""
    used = [0] * len(s.battle.unit_ids)
    for side in (0, 1):
        crowd = [0] * HEXES
        lost = 0
        for unit in range(CAPACITY * side, CAPACITY * side + CAPACITY):
            kind = s.kind_of(unit)
            place = s.place_of(unit)
            if kind < 0:
                assert place < 0
                continue
            assert s.battle.unit_side[kind] == side
            assert unit % CAPACITY < s.battle.slots[side]
            used[kind] += 1
            lost += place == CASUALTY
            if place >= 0:
                crowd[place] |= bit_of(unit)
            if s.flags_of(unit) & ~LASTING or s.units[UNIT_WIDTH * unit + SPENT]:
                assert s.marked(side) & bit_of(unit)
        assert crowd == s.crowd[HEXES * side : HEXES * side + HEXES]
        assert s.on_map(side) == sum(crowd)
        assert lost == s.numbers[LOSSES + side]
    for kind, count in enumerate(used):
        assert count <= s.battle.unit_count[kind]


def check_weapons(s: Table) -> None:
    """CC-11.1: a weapon is with one unit, which has no other, in the box, or not in the game."""
    holders = []
    for weapon in range(s.battle.weapon_slots):
        holder = s.holder_of(weapon)
        assert holder >= IN_BOX
        if holder >= 0:
            assert s.weapon_kind(weapon) >= 0
            assert s.kind_of(holder) >= 0
            assert s.place_of(holder) != CASUALTY
            holders.append(holder)
        for side in (0, 1):
            assert s.armed(side) >> weapon & 1 == (holder >= 0 and side_of(holder) == side)
    assert len(holders) == len(set(holders))


def check_markers(s: Table) -> None:
    """CC-F100, CC-T92, CC-T94: no more markers than there are; chits and control are sound."""
    used = [0] * len(FORTIFICATIONS)
    for index in range(HEXES):
        used[s.fort(index)] += 1
    for fort in range(1, len(FORTIFICATIONS)):
        assert used[fort] <= s.battle.fort_count[fort]
    for value in range(1, len(s.battle.smoke_counts)):
        markers = sum(1 for index in range(HEXES) if s.smoke(index) == value)
        assert markers <= s.battle.smoke_counts[value]
    for objective in range(5):
        assert 0 <= s.numbers[CONTROL + objective] <= 2
    assert set(s.chits) <= {IN_CUP, OPEN, SECRET, SECRET + 1, 4}


def check_stacking(s: Table) -> None:
    """CC-8.2: when a player begins his Turn, no hex has more than seven figures of a side."""
    if s.finished or s.asked == EVERYONE or s.question(s.asked) != "order":
        return
    if s.numbers[9]:  # Orders were given in this Turn
        return
    for side in (0, 1):
        for index in range(HEXES):
            assert figures_in(s, side, index) <= MOST_FIGURES


def lasting(state: State) -> set[str]:
    """What stays for good once it is so: an open chit."""
    s = cast(Table, state)
    return {f"chit {LETTERS[chit]} is open" for chit in range(len(LETTERS)) if s.chits[chit] == 1}


def words(state: State) -> list[str]:
    """Every text that could be an option of this scenario at some moment."""
    s = cast(Table, state)
    found = list(PLAIN)
    cards = s.battle.card_ids[::5]
    found += [
        f"{verb} {card}"
        for verb in ("order", "action", "fire", "discard", "card")
        for card in cards
    ]
    hexes = [hex_word(index) for index in range(0, HEXES, 7)]
    found += [f"{verb} {index}" for verb in ("to", "at", "smoke") for index in hexes]
    units = list(unit_words(s))[::2]
    found += [
        f"{verb} {unit}"
        for verb in ("unit", "give", "leave", "deploy", "eliminate", "place")
        for unit in units
    ]
    found += [f"{verb} {weapon}" for verb in ("weapon", "drop") for weapon in weapon_words(s)]
    found += [f"{verb} {number}" for verb in ("space", "entry") for number in (0, 3, 12, 99)]
    found += [f"fort {fort}" for fort in FORTIFICATIONS[1:]]
    return [*found, "side axis", "side allies"]


assert VP == 0
