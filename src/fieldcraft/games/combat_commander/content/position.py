"""Any position of a match, as drills and the editor write it down.

A position starts from a scenario, from a built-in map or from open ground; what it then says
replaces what it started from.  `normalise` fills in the rest, so that the rules find every value.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fieldcraft.core.content.shape import build
from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.content.position_base import base_of, check_base
from fieldcraft.games.combat_commander.content.position_models import (
    BySide,
    Holding,
    Marks,
    Position,
    Radio,
    Standing,
    Zones,
)
from fieldcraft.games.combat_commander.content.problems import (
    ContentError,
    Place,
    Problem,
    hint,
    problem,
)
from fieldcraft.games.combat_commander.content.tables.plain import Plain
from fieldcraft.games.combat_commander.options import OPTIONS
from fieldcraft.games.combat_commander.terms import (
    ACTIVATED,
    BLAZE,
    BROKEN,
    CAPACITY,
    CASUALTY,
    FORTIFICATIONS,
    HELD_SHIFT,
    IN_BOX,
    NOWHERE,
    ON_TRACK,
    SIDES,
    SMOKE_SHIFT,
    SUPPRESSED,
    VETERAN,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_number

FLAGS = {
    "broken": BROKEN,
    "suppressed": SUPPRESSED,
    "veteran": VETERAN,
    "activated": ACTIVATED,
}
WEAPON_PLACES = 40
"""Weapons of a position are numbered up to this."""


def load_position(value: Mapping[str, Any], game: str = "") -> Position:
    """A position from plain values; raises `ContentError` with every problem in it.

    `Any`: what a drill or an editor hands in is not known before this line.
    """
    return _load(value)[0]


def _load(value: Mapping[str, Any]) -> tuple[Position, Plain]:
    """A position with the plain scenario below it."""
    position = build(Position, dict(value))
    if found := list(check_base(position)):
        raise ContentError(found)
    base = base_of(position)
    if found := list(_check(position, base)):
        raise ContentError(found)
    return position, base


def normalise(value: Position | Mapping[str, Any], game: str = "") -> Plain:
    """Everything the rules need to set a position up: sides, hexes and pieces are numbers.

    `base` is the plain scenario; `units` are number, type, place and flags; `weapons` are number,
    side whose table names it, type, holder and whether it is broken.
    """
    if isinstance(value, Position):
        value = value.model_dump(by_alias=True, exclude_unset=True)
    position, base = _load(value)
    return {
        "base": base,
        "phase": position.phase,
        "options": dict(position.options),
        "quick": position.scenario is not None and not position.clear,
        "units": [_unit(word, spot) for word, spot in position.units.items()],
        "weapons": [_weapon(word, held, base) for word, held in position.weapons.items()],
        "radios": [_radio(position, base, number) for number in (0, 1)],
        "hexes": [[hex_number(word), _marks(marks)] for word, marks in position.hexes.items()],
        "control": _control(position),
        "chits": _chits(position),
        "numbers": {
            "time": _given(position.time, base["time"]),
            "sudden_death": _given(position.sudden_death, base["sudden_death"]),
            "vp": _given(position.vp, base["vp"]),
            "surrender": _shares(position.surrender, base["surrender"]),
            "losses": _shares(position.losses, [-1, -1]),
            "initiative": _side(position.initiative, base["initiative"]),
            "active": _side(position.active, base["first"]),
            "orders": list(base["orders"]),
            "given": position.orders_given,
            "turn": position.turn,
            "fog": position.fog,
        },
        "cards": [_cards(getattr(position, side)) for side in SIDES],
        "draws": [list(position.draws.of(side)) for side in SIDES],
        "lots": list(position.lots),
    }


# -- what is wrong -----


def _check(position: Position, base: Plain) -> Iterator[Problem]:
    """Names of pieces and cards that the nations have, each once."""
    known = [option.name for option in OPTIONS]
    for name in position.options:
        if name not in known:
            at: Place = ("options", name)
            yield problem("unknown-key", at, key=name, hint=hint(name, known))
    if position.phase == "set-up":
        yield from _check_set_up(position)
    yield from _check_units(position, base)
    yield from _check_weapons(position, base)
    for number, side in enumerate(SIDES):
        yield from _check_cards(position, base, number, side)
    yield from _check_chits(position)


def _check_set_up(position: Position) -> Iterator[Problem]:
    """Before the set-up there is nothing that a position could say of pieces and cards."""
    if position.scenario is None:
        yield problem("set-up-scenario", ("phase",))
    for key in ("units", "weapons", "radios", "hexes", "objectives", "chits", "axis", "allies"):
        if key in position.model_fields_set:
            yield problem("not-before-set-up", (key,), key=key)


def _check_units(position: Position, base: Plain) -> Iterator[Problem]:
    taken: dict[int, str] = {}
    for word, spot in position.units.items():
        at: Place = ("units", word)
        side, kind, number = split_unit(word)
        nation = base["nations"][SIDES.index(side)]
        known = [unit["id"] for unit in tables()["units"][nation]]
        if kind not in known:
            yield problem("not-of-nation", at, nation=nation, thing=kind, hint=hint(kind, known))
        elif number > CAPACITY:
            yield problem("counter-number", at, found=number, most=CAPACITY)
        place = CAPACITY * SIDES.index(side) + number
        if place in taken:
            yield problem("number-twice", at, one=taken[place], other=word)
        taken[place] = word
        if isinstance(spot, Standing):
            given = (spot.hex is not None) + (spot.space is not None) + spot.casualty
            if given != 1:
                yield problem("one-place", at)


def _check_weapons(position: Position, base: Plain) -> Iterator[Problem]:
    carriers: dict[str, str] = {}
    taken: dict[int, str] = {}
    for word, held in position.weapons.items():
        at: Place = ("weapons", word)
        kind, number = split_word(word)
        if number > WEAPON_PLACES:
            yield problem("counter-number", at, found=number, most=WEAPON_PLACES)
        if number in taken:
            yield problem("number-twice", at, one=taken[number], other=word)
        taken[number] = word
        known = _weapon_ids(base, 0) + _weapon_ids(base, 1)
        if kind not in known:
            yield problem("unknown-word", at, word=kind, hint=hint(kind, known))
            continue
        if isinstance(held, Holding) and held.nation is not None:
            if held.nation not in base["nations"]:
                hinted = hint(held.nation, base["nations"])
                yield problem("unknown-word", (*at, "nation"), word=held.nation, hint=hinted)
                continue
            if kind not in _weapon_ids(base, base["nations"].index(held.nation)):
                here = _weapon_ids(base, base["nations"].index(held.nation))
                hinted = hint(kind, here)
                yield problem("not-of-nation", at, nation=held.nation, thing=kind, hint=hinted)
                continue
        holder = held.holder if isinstance(held, Holding) else held
        if holder in (None, "box"):
            continue
        if holder in carriers:
            yield problem("two-weapons", at, unit=holder, weapon=carriers[holder])
        carriers[holder] = word
        if not _is_there(position, holder):
            known = list(position.units)
            yield problem("unknown-word", at, word=holder, hint=hint(holder, known))


def _is_there(position: Position, word: str) -> bool:
    """Whether a unit is in the game; those of a scenario are not looked up."""
    if word in position.units:
        return position.units[word] is not None
    return position.scenario is not None and not position.clear


def _check_cards(position: Position, base: Plain, number: int, side: str) -> Iterator[Problem]:
    zones: Zones = getattr(position, side)
    known = card_words(base["nations"][number])
    seen: dict[str, str] = {}
    for zone in ("hand", "discard", "deck"):
        for index, card in enumerate(getattr(zones, zone) or ()):
            at: Place = (side, zone, index)
            if card not in known:
                yield problem("unknown-word", at, word=card, hint=hint(card, known))
            elif card in seen:
                yield problem("twice", at, thing=card)
            seen[card] = zone
    for index, card in enumerate(zones.known):
        if card not in zones.hand:
            hinted = hint(card, list(zones.hand))
            yield problem("unknown-word", (side, "known", index), word=card, hint=hinted)
    if zones.deck == () or len(zones.hand) + len(zones.discard) >= len(known):
        yield problem("empty-deck", (side,))


def _check_chits(position: Position) -> Iterator[Problem]:
    if position.chits is None:
        return
    chits = position.chits
    seen: set[str] = set()
    for at, letters in (
        (("open",), chits.open),
        (("secret", "axis"), chits.secret.axis),
        (("secret", "allies"), chits.secret.allies),
        (("excluded",), chits.excluded),
    ):
        for index, letter in enumerate(letters):
            if letter in seen:
                yield problem("twice", ("chits", *at, index), thing=letter)
            seen.add(letter)


# -- words -----


def split_word(word: str) -> tuple[str, int]:
    """A weapon's type and number.

    >>> split_word("light-mg-2"), split_word("ig-18-1")
    (('light-mg', 2), ('ig-18', 1))
    """
    kind, _, number = word.rpartition("-")
    return kind, int(number)


def split_unit(word: str) -> tuple[str, str, int]:
    """A unit's side, type and number.

    >>> split_unit("axis:corporal-x-2")
    ('axis', 'corporal-x', 2)
    """
    side, _, rest = word.partition(":")
    return side, *split_word(rest)


def unit_place(word: str) -> int:
    """A unit's place among the counters of both sides."""
    side, _, number = split_unit(word)
    return CAPACITY * SIDES.index(side) + number - 1


def card_words(nation: str) -> list[str]:
    """The names of a nation's cards in the order of their numbers."""
    letter = tables()["nations"][nation]["letter"]
    return [f"{card['order']}#{letter}-{card['number']}" for card in tables()["decks"][nation]]


def _weapon_ids(base: Plain, side: int) -> list[str]:
    """The weapons a side can have of its own nation, and those of all."""
    weapons = tables()["weapons"]
    both = (*weapons[base["nations"][side]], *weapons["shared"])
    return [weapon["id"] for weapon in both]


# -- values -----


def _unit(word: str, spot: str | Standing | None) -> list[Any]:
    """Number, type, place, flags; a unit out of the game has no type."""
    _, kind, _ = split_unit(word)
    if spot is None:
        return [unit_place(word), "", NOWHERE, 0]
    if isinstance(spot, str):
        place = CASUALTY if spot == "casualty" else hex_number(spot)
        return [unit_place(word), kind, place, 0]
    flags = sum(bit for name, bit in FLAGS.items() if getattr(spot, name))
    if spot.casualty:
        return [unit_place(word), kind, CASUALTY, flags]
    place = hex_number(spot.hex) if spot.hex is not None else ON_TRACK - (spot.space or 0)
    return [unit_place(word), kind, place, flags]


def _weapon(word: str, held: str | Holding | None, base: Plain) -> list[Any]:
    """Number, side of the table that has its type, type, holder, whether broken."""
    kind, number = split_word(word)
    if held is None:
        return [number - 1, 0, "", NOWHERE, False]
    more = held if isinstance(held, Holding) else Holding(holder=held)
    carrier = IN_BOX if more.holder == "box" else unit_place(more.holder)
    if more.nation is not None:
        side = base["nations"].index(more.nation)
    else:
        side = max(0, carrier) // CAPACITY
        if kind not in _weapon_ids(base, side):
            side = 1 - side
    return [number - 1, side, kind, carrier, more.broken]


def _radio(position: Position, base: Plain, number: int) -> Plain | None:
    """A Radio's values, None without one, empty for the scenario's."""
    if position.radios is None or SIDES[number] not in position.radios.model_fields_set:
        return {}
    radio = position.radios.of(SIDES[number])
    if radio is None:
        return None
    made = radio if isinstance(radio, Radio) else Radio(fp=radio)
    counters = tables()["radios"][base["nations"][number]]
    smoke = any(one["fp"] == made.fp and one["smoke"] for one in counters)
    return {
        "fp": made.fp,
        "smoke": smoke if made.smoke is None else made.smoke,
        "broken": made.broken,
    }


def _marks(marks: Marks) -> int:
    """The markers of a hex, as the table keeps them."""
    value = FORTIFICATIONS.index(marks.fort or "") | (marks.smoke or 0) << SMOKE_SHIFT
    if marks.blaze:
        value |= BLAZE
    if marks.held is not None:
        value |= (SIDES.index(marks.held) + 1) << HELD_SHIFT
    return value


def _control(position: Position) -> list[list[int]]:
    """Objectives, from 0, with who controls them: 0 nobody, 1 Axis, 2 Allies."""
    return [
        [int(number) - 1, 0 if side is None else SIDES.index(side) + 1]
        for number, side in position.objectives.items()
    ]


def _chits(position: Position) -> Plain | None:
    """The chits by where they are; None for the scenario's."""
    if position.chits is None:
        return None
    chits = position.chits
    return {
        "open": list(chits.open),
        "secret": [list(chits.secret.axis), list(chits.secret.allies)],
        "excluded": list(chits.excluded),
    }


def _cards(zones: Zones) -> Plain:
    return {
        "hand": list(zones.hand),
        "discard": list(zones.discard),
        "deck": None if zones.deck is None else list(zones.deck),
        "known": list(zones.known),
    }


def _given(value: int | None, other: int) -> int:
    return other if value is None else value


def _side(value: str | None, other: int) -> int:
    return other if value is None else SIDES.index(value)


def _shares(values: BySide | None, others: list[int]) -> list[int]:
    if values is None:
        return list(others)
    return [_given(values.of(side), others[number]) for number, side in enumerate(SIDES)]
