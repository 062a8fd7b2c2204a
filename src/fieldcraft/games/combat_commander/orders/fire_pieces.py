"""Which pieces may fire at what (CC-O20.1, CC-O20.2), and why another may not.

A piece is a unit or a weapon, given as an option.  Whether it fires is a small number, 0 if it
does; the same number becomes a refusal when somebody asks for it.
"""

from typing import Final

from fieldcraft.core.bits import lowest
from fieldcraft.core.contract import Refusal
from fieldcraft.games.combat_commander.options import WIRE_WEAPONS
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    ASSAULTED,
    BROKEN,
    CAPACITY,
    FIRED,
    MOVING,
    OPPORTUNITY,
    ORDERED,
    SUPPRESSED,
    THING,
    UNIT,
    WEAPON,
    WEAPON_ASSAULTED,
    WEAPON_FIRED,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES, hex_word
from fieldcraft.games.combat_commander.units.values import (
    fp_of,
    has_boxed_fp,
    range_of,
    weapon_fp,
    weapon_range,
)

# Occasions to fire.
BY_ORDER: Final = 0
BY_OPPORTUNITY: Final = 1
BY_ASSAULT: Final = 2

CALLED: Final = (ORDERED, OPPORTUNITY, MOVING)
"""By occasion, the flag of the units that it activates."""
USED: Final = (FIRED, FIRED, ASSAULTED)
USED_WEAPON: Final = (WEAPON_FIRED, WEAPON_FIRED, WEAPON_ASSAULTED)

# Why a piece does not fire, or not at that hex.
FIRES: Final = 0
ENEMYS: Final = 1
NOT_IN_PLAY: Final = 2
NOT_ACTIVATED: Final = 3
HAS_FIRED: Final = 4
NOT_BOXED: Final = 5
NO_ORDNANCE: Final = 6
WEAPON_BROKEN: Final = 7
BEARER_UNFIT: Final = 8
IN_WATER: Final = 9
IN_WIRE: Final = 10
OWN_HEX: Final = 11
OUT_OF_RANGE: Final = 12
TOO_NEAR: Final = 13
KEPT_FOR_COVER: Final = 14
NO_SIGHT: Final = 15
NO_SMOKE: Final = 16


# -- what a piece is -----


def place_of_piece(s: Table, piece: int) -> int:
    """The hex from which a piece fires; negative once it is gone."""
    if piece & ~THING == WEAPON:
        unit = s.holder_of(piece & THING)
        return s.place_of(unit) if unit >= 0 else unit
    return s.place_of(piece & THING)


def fp_of_piece(s: Table, piece: int) -> int:
    """A piece's current Firepower."""
    return weapon_fp(s, piece & THING) if piece & ~THING == WEAPON else fp_of(s, piece & THING)


def piece_word(s: Table, piece: int) -> str:
    """The name of a piece."""
    thing = piece & THING
    return s.weapon_word(thing) if piece & ~THING == WEAPON else s.unit_word(thing)


def is_ordnance(s: Table, piece: int) -> bool:
    """CC-G.ordnance: whether the piece is an ordnance weapon."""
    return piece & ~THING == WEAPON and s.battle.is_ordnance[s.weapon_kind(piece & THING)]


def fires_smoke(s: Table, piece: int) -> bool:
    """CC-O20.2.1: whether the piece is a weapon with smoke rounds."""
    return piece & ~THING == WEAPON and s.battle.has_smoke[s.weapon_kind(piece & THING)]


# -- whether it fires now (CC-O20.1.a, CC-11.1) -----


def why_unit_waits(s: Table, unit: int, occasion: int) -> int:
    """CC-O20.1.a, CC-A26, CC-A33.3: why a unit on the map takes no part in an attack."""
    flags = s.flags_of(unit)
    if not flags & CALLED[occasion]:
        return NOT_ACTIVATED
    if flags & USED[occasion]:
        return HAS_FIRED
    if occasion == BY_ASSAULT and not has_boxed_fp(s, unit):
        return NOT_BOXED
    return FIRES


def why_weapon_waits(s: Table, weapon: int, occasion: int) -> int:
    """CC-11.1.b, CC-11.1.c: why the weapon of a unit on the map takes no part in an attack."""
    unit = s.holder_of(weapon)
    if not s.has_flag(unit, CALLED[occasion]):
        return NOT_ACTIVATED
    flags = s.weapon_flags(weapon)
    if flags & USED_WEAPON[occasion]:
        return HAS_FIRED
    if flags & BROKEN:
        return WEAPON_BROKEN
    if s.has_flag(unit, BROKEN | SUPPRESSED):  # CC-13.2.b
        return BEARER_UNFIT
    kind = s.weapon_kind(weapon)
    if occasion == BY_OPPORTUNITY and s.battle.is_ordnance[kind]:
        return NO_ORDNANCE
    if occasion == BY_ASSAULT and not s.battle.weapon_boxed_fp[kind]:
        return NOT_BOXED
    return why_not_from(s, s.place_of(unit))


def why_not_from(s: Table, place: int) -> int:
    """CC-O20.1.e, CC-F106.1: no weapon fires from a Water hex, nor from Wire."""
    if s.battle.ground.water[place]:
        return IN_WATER
    if s.fort(place) == WIRE and s.switches & WIRE_WEAPONS:
        return IN_WIRE
    return FIRES


def can_fire_from(s: Table, place: int) -> bool:
    """Whether weapons fire from a hex."""
    return why_not_from(s, place) == FIRES


def why_waits(s: Table, side: int, piece: int, occasion: int) -> int:
    """Why a piece takes no part in an attack of this side now, whatever it may be."""
    thing = piece & THING
    unit = s.holder_of(thing) if piece & ~THING == WEAPON else thing
    if unit >= 0 and side_of(unit) != side:
        return ENEMYS
    if unit < 0 or s.place_of(unit) < 0:
        return NOT_IN_PLAY
    if piece & ~THING == WEAPON:
        return why_weapon_waits(s, thing, occasion)
    return why_unit_waits(s, unit, occasion)


def ready_pieces(s: Table, side: int, occasion: int) -> list[int]:
    """CC-O20.1.a: the pieces that may still take part in an attack: units, then weapons."""
    found: list[int] = []
    left = s.marked(side) & s.on_map(side)
    if left == 0:
        return found
    while left:
        unit = CAPACITY * side + lowest(left)
        left &= left - 1
        if why_unit_waits(s, unit, occasion) == FIRES:
            found.append(UNIT | unit)
    left = s.armed(side)
    while left:
        weapon = lowest(left)
        left &= left - 1
        if s.place_of(s.holder_of(weapon)) >= 0:
            if why_weapon_waits(s, weapon, occasion) == FIRES:
                found.append(WEAPON | weapon)
    return found


# -- whether it reaches a hex (CC-O20.1.c, CC-O20.2.2) -----


def range_of_piece(s: Table, piece: int) -> int:
    """A piece's current Range."""
    thing = piece & THING
    return weapon_range(s, thing) if piece & ~THING == WEAPON else range_of(s, thing)


def why_not_at(s: Table, piece: int, target: int, reach: int) -> int:
    """CC-O20.1.c, CC-O20.2.2: why a piece on the map does not reach a hex: range, then sight.

    `reach` is its Range, which whoever looks at many hexes asks for once.
    """
    place = place_of_piece(s, piece)
    distance = DISTANCES[HEXES * place + target]
    if distance < 1:
        return OWN_HEX
    if distance > reach:
        return OUT_OF_RANGE
    if piece & ~THING == WEAPON:
        weapon = piece & THING
        if distance < s.battle.weapon_least[s.weapon_kind(weapon)]:
            return TOO_NEAR
        if is_wasted_on(s, weapon, target):
            return KEPT_FOR_COVER
    return NO_SIGHT if hindrance(s, place, target) == BLOCKED else FIRES


def is_in_reach(s: Table, piece: int, target: int) -> bool:
    """Whether a piece on the map has a hex in range and in sight."""
    return why_not_at(s, piece, target, range_of_piece(s, piece)) == FIRES


def is_wasted_on(s: Table, weapon: int, target: int) -> bool:
    """Whether a special rule keeps the weapon for other targets."""
    for rule in s.battle.rules_of_reach:
        if rule.is_wasted_on(s, weapon, target):
            return True
    return False


def is_target(s: Table, side: int, index: int) -> bool:
    """CC-O20.1.c, CC-O20.1.d: enemy units there, and none of one's own."""
    return s.is_occupied(1 - side, index) and not s.is_occupied(side, index)


def pieces_at(s: Table, side: int, occasion: int, target: int) -> list[int]:
    """The pieces that may fire at a hex."""
    return [piece for piece in ready_pieces(s, side, occasion) if is_in_reach(s, piece, target)]


# -- in words -----


def why_not_fire(s: Table, side: int, piece: int, occasion: int, target: int, smoke: bool) -> int:
    """Everything together: why a piece takes no part in an attack on a hex."""
    reason = why_waits(s, side, piece, occasion)
    if reason == FIRES:
        reason = why_not_at(s, piece, target, range_of_piece(s, piece))
    if reason == FIRES and smoke and not fires_smoke(s, piece):
        reason = NO_SMOKE
    return reason


def piece_refusal(s: Table, piece: int, reason: int, occasion: int, target: int) -> Refusal:
    """The reason in words."""
    words = {"piece": piece_word(s, piece)}
    if reason == ENEMYS:
        return Refusal("enemys-piece", "CC-O20.1.a", words)
    if reason == NOT_IN_PLAY:
        return Refusal("piece-not-in-play", "CC-O20.1.a", words)
    if reason == NOT_ACTIVATED:
        return Refusal("piece-not-activated", "CC-O20.1.a", words)
    if reason == HAS_FIRED:
        return Refusal("has-fired", fired_clause(occasion), words)
    if reason == NOT_BOXED:
        return Refusal("not-boxed", "CC-A26", words)
    if reason == NO_ORDNANCE:
        return Refusal("no-ordnance-now", "CC-A33.3", words)
    if reason == WEAPON_BROKEN:
        return Refusal("weapon-broken", "CC-11.1.c", words)
    if reason == BEARER_UNFIT:
        return Refusal("bearer-unfit", "CC-O20.1.f", words)
    if reason == IN_WATER:
        return Refusal("fires-not-from-water", "CC-O20.1.e", words)
    if reason == IN_WIRE:
        return Refusal("fires-not-from-wire", "CC-F106.1", words)
    words["hex"] = hex_word(target)
    if reason == OWN_HEX:
        return Refusal("in-own-hex", "CC-O20.1.c", words)
    if reason == OUT_OF_RANGE:
        return Refusal("out-of-range", "CC-O20.1.c", words)
    if reason == TOO_NEAR:
        return Refusal("too-near", "CC-O20.2.2", words)
    if reason == KEPT_FOR_COVER:
        return Refusal("kept-for-cover", "GAP-61", words)
    if reason == NO_SMOKE:
        return Refusal("no-smoke-rounds", "CC-O20.2.1", words)
    return Refusal("no-line-of-sight", "CC-O20.1.c", words)


def fired_clause(occasion: int) -> str:
    """By which clause each piece fires once."""
    return ("CC-O20.1.a", "CC-A33.3", "CC-A26")[occasion]
