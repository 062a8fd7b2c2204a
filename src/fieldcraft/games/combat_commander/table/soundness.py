"""Whether a table from outside, loaded or laid out from a view, can be one of a match.

Every check is a ValueError that says what cannot be.  The rules themselves never look: what they
make is sound, and copies of it are.
"""

from typing import Final

from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.dumps import number
from fieldcraft.core.soundness import check_end, frames_of, need
from fieldcraft.games.combat_commander.cards.fate import SIZES, size, zone_at
from fieldcraft.games.combat_commander.cards.outcomes import ROLLS
from fieldcraft.games.combat_commander.options import are_options
from fieldcraft.games.combat_commander.setup.plan import LATE_GROUP, MAIN_GROUP
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    ACTIVE,
    CAPACITY,
    CARD_WIDTH,
    CONTROL,
    DECK,
    DECK_SIZE,
    DISCARD,
    EXCLUDED,
    FLAG_WORDS,
    HAND,
    HELD_SHIFT,
    IN_BOX,
    IN_CUP,
    INITIATIVE,
    KNOWN,
    LETTERS,
    LOSSES,
    MUSTER_FRAME,
    NUMBERS,
    ON_TRACK,
    OPENING_FRAME,
    ORDER_LIMIT,
    ORDERS,
    SETTING_UP,
    SHOWN,
    SPENT,
    TURN_FRAME,
    TYPE,
    UNIT_WIDTH,
    WEAPON_WIDTH,
    WORD_BITS,
    ZONES,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES

MOST: Final = 999999
LAST_SPACE: Final = 99
MOST_SPENT: Final = 999
MOST_MARKS: Final = (1 << HELD_SHIFT + 2) - 1
WEAPON_FLAGS: Final = 7
MOST_PICKS: Final = 48
"""Bits for what a side takes of the generator's tables."""
OBJECTIVES: Final = 5
UNDER_ALL: Final = (TURN_FRAME, SETTING_UP, OPENING_FRAME, MUSTER_FRAME)


def check(s: Table) -> None:
    """Everything: cards, chits, pieces, tracks, flow."""
    check_cards(s)
    check_chits(s)
    check_units(s)
    check_weapons(s)
    check_tracks(s)
    check_end(s)
    check_flow(s)


# -- cards and chits (CC-1, CC-7.3) -----


def check_cards(s: Table) -> None:
    """CC-1.2: each of a side's 72 cards lies in one zone, and the sizes are right."""
    need(len(s.cards) == 2 * CARD_WIDTH, f"cards: {2 * CARD_WIDTH} numbers are needed")
    whole = (1 << WORD_BITS) - 1
    for side in (0, 1):
        word = s.side_word(side)
        counts = [0, 0, 0]
        for half in (0, 1):
            seen = 0
            for zone in (DECK, HAND, DISCARD):
                bits = number(s.cards[zone_at(side, zone) + half], "cards", 0, whole)
                need(seen & bits == 0, f"cards of {word}: one lies in two zones")
                seen |= bits
                counts[zone] += bits.bit_count()
            need(seen == whole, f"cards of {word}: one is missing")
            known = number(s.cards[zone_at(side, KNOWN) + half], "cards", 0, whole)
            hand = s.cards[zone_at(side, HAND) + half]
            need(known & ~hand == 0, f"cards of {word}: one seen in hand is not there")
            shown = number(s.cards[zone_at(side, SHOWN) + half], "cards", 0, whole)
            need(shown & ~known == 0, f"cards of {word}: one shown to all is not known")
        for zone in (DECK, HAND, DISCARD):
            fits = s.cards[CARD_WIDTH * side + SIZES + zone] == counts[zone]
            need(fits, f"{ZONES[zone]} of {word}: its size is not {counts[zone]}")


def check_chits(s: Table) -> None:
    """CC-7.3.2: each chit is in the cup, open, secret or excluded."""
    need(len(s.chits) == len(LETTERS), f"chits: {len(LETTERS)} numbers are needed")
    for where in s.chits:
        number(where, "chits", IN_CUP, EXCLUDED)


# -- pieces (CC-3, CC-11) -----


def check_units(s: Table) -> None:
    """CC-3: counters of their side, no more than the box has, on the map or a track."""
    battle = s.battle
    size_of = UNIT_WIDTH * 2 * CAPACITY
    need(len(s.units) == size_of, f"units: {size_of} numbers are needed")
    used = [0] * len(battle.unit_ids)
    for unit in range(2 * CAPACITY):
        side = side_of(unit)
        base = UNIT_WIDTH * unit
        kind = number(s.units[base + TYPE], "units", -1, len(battle.unit_ids) - 1)
        place = number(s.place_of(unit), "units", ON_TRACK - LAST_SPACE, HEXES - 1)
        number(s.flags_of(unit), "units", 0, (1 << len(FLAG_WORDS)) - 1)
        number(s.units[base + SPENT], "units", 0, MOST_SPENT)
        if kind < 0:
            need(place == -1 and s.flags_of(unit) == 0, "units: no counter, but it is somewhere")
            continue
        need(unit % CAPACITY < battle.slots[side], "units: a counter too many")
        need(battle.unit_side[kind] == side, "units: a counter of the other nation")
        used[kind] += 1
    for kind, count in enumerate(used):
        need(
            count <= battle.unit_count[kind],
            f"units: the box has no {count} {battle.unit_ids[kind]}",
        )


def check_weapons(s: Table) -> None:
    """CC-11.1: each weapon in the box, waiting, or with one unit that carries no other."""
    battle = s.battle
    size_of = WEAPON_WIDTH * battle.weapon_slots
    need(len(s.weapons) == size_of, f"weapons: {size_of} numbers are needed")
    carriers: set[int] = set()
    for weapon in range(battle.weapon_slots):
        kind = number(s.weapon_kind(weapon), "weapons", -1, len(battle.weapon_types) - 1)
        holder = number(s.holder_of(weapon), "weapons", IN_BOX, 2 * CAPACITY - 1)
        flags = number(s.weapon_flags(weapon), "weapons", 0, WEAPON_FLAGS)
        need(kind >= 0 or (holder < 0 and flags == 0), "weapons: no counter, but it is somewhere")
        if holder >= 0:
            need(s.kind_of(holder) >= 0, "weapons: carried by nobody")
            need(holder not in carriers, "weapons: a unit carries two")
            carriers.add(holder)


# -- tracks and the map -----


def check_tracks(s: Table) -> None:
    """CC-4: numbers within what they count; markers on hexes."""
    need(len(s.numbers) == NUMBERS, f"numbers: {NUMBERS} are needed")
    for value in s.numbers:
        number(value, "numbers", -MOST, MOST)
    number(s.numbers[ACTIVE], "numbers: active", 0, 1)
    number(s.numbers[INITIATIVE], "numbers: initiative", 0, 1)
    for side in (0, 1):
        number(s.numbers[ORDER_LIMIT + side], "numbers: order limit", 0, LAST_SPACE)
        number(s.numbers[LOSSES + side], "numbers: losses", 0, LAST_SPACE)
    for objective in range(OBJECTIVES):
        number(s.numbers[CONTROL + objective], "numbers: control", 0, 2)
    need(len(s.hexes) == HEXES, f"hexes: {HEXES} numbers are needed")
    for marks in s.hexes:
        number(marks, "hexes", 0, MOST_MARKS)
        need(marks >> HELD_SHIFT < 3, "hexes: held by nobody there is")
        need(marks & 7 < 7, "hexes: no such fortification")
    need(are_options(s.switches), "switches: an unknown one")


# -- the flow -----


def check_flow(s: Table) -> None:
    """Frames with all their slots, a question on top, and an answer to it."""
    kinds = check_stack(s, s.stack)
    check_script(s)
    if s.finished:
        return
    need(len(kinds) > 0 and kinds[0] in UNDER_ALL, "stack: no Turn and no set-up is under all")
    if s.asked == EVERYONE:
        need(s.frames[kinds[-1]].name == "both", "asked: both, but not of both")
        need(bool(s.branch_a) or bool(s.branch_b), "branches: nobody is left to answer")
        for side in (0, 1):
            if s.branch(side):
                check_answer(s, side, check_stack(s, s.branch(side)))
        return
    need(not s.branch_a and not s.branch_b, "branches: both decide only in set-up")
    need(s.asked == 0 or s.asked == 1, "asked: nobody there is")
    check_answer(s, s.asked, kinds)


def check_answer(s: Table, side: int, kinds: list[int]) -> None:
    """The top frame asks this side, and it has an answer."""
    frame = s.frames[kinds[-1]]
    need(frame.asks, f"stack: {frame.name} asks nobody")
    try:
        if s.asked != EVERYONE:
            need(frame.decider(s) == side, f"stack: {frame.name} asks the other side")
        answers = len(s.legal(side))
    except (IndexError, KeyError, AssertionError) as error:
        raise ValueError(f"stack: {frame.name} does not fit the table: {error}") from None
    need(answers > 0, f"stack: {frame.name} has no answer")


def check_stack(s: Table, stack: list[int]) -> list[int]:
    """The kinds of the frames on a stack, the lowest first; their slots are in range."""
    return frames_of(s, stack, lambda at, kind, value: check_slot(s, at, kind, value))


def check_slot(s: Table, at: str, kind: str, value: int) -> None:
    """A slot holds a thing of its kind, or none."""
    if kind == "side":
        number(value, at, -1, 1)
    elif kind == "unit":
        number(value, at, -1, 2 * CAPACITY - 1)
    elif kind == "weapon":
        number(value, at, -1, s.battle.weapon_slots - 1)
    elif kind == "hex":
        number(value, at, -1, HEXES - 1)
    elif kind == "units":
        number(value, at, 0, (1 << CAPACITY) - 1)
    elif kind == "weapons":
        number(value, at, 0, (1 << s.battle.weapon_slots) - 1)
    elif kind == "order":
        number(value, at, -1, len(ORDERS) - 1)
    elif kind == "roll":
        number(value, at, 0, len(ROLLS) - 1)
    elif kind == "card":
        number(value, at, -1, DECK_SIZE - 1)
    elif kind == "picks":
        number(value, at, 0, (1 << MOST_PICKS) - 1)
    elif kind == "group":
        number(value, at, MAIN_GROUP, LATE_GROUP)
    else:
        number(value, at, -MOST, MOST)


def check_script(s: Table) -> None:
    """A script names cards."""
    for cards in s.chance.draws:
        for card in cards:
            number(card, "script", 0, DECK_SIZE - 1)
    for side in (0, 1):
        need(size(s, side, DECK) >= 0, "cards: a deck of less than nothing")
