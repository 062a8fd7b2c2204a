"""Who can fire at what (CC-O20.1 to CC-O20.3.2): pieces, groups, Firepower, lines."""

from typing import Final

from fieldcraft.games.combat_commander.cards.fate import listed
from fieldcraft.games.combat_commander.options import UPHILL_FIRE, WIRE_WEAPONS
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED
from fieldcraft.games.combat_commander.sight.seeing import hindrance
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    ASSAULTED,
    BORE_SIGHTING,
    CROSSFIRE,
    DECK_SIZE,
    FIRED,
    HAND,
    HAND_GRENADES,
    LEADER,
    MARKSMANSHIP,
    MOVING,
    OPPORTUNITY,
    ORDERED,
    SUSTAINED_FIRE,
    THING,
    UNIT,
    WEAPON,
    WEAPON_ASSAULTED,
    WEAPON_FIRED,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES
from fieldcraft.games.combat_commander.units.values import (
    fp_of,
    has_boxed_fp,
    is_usable,
    range_of,
    side_cover,
    weapon_fp,
    weapon_range,
)

# Occasions to fire.
BY_ORDER: Final = 0
BY_OPPORTUNITY: Final = 1
BY_ASSAULT: Final = 2

DOWNHILL: Final = 1
BONUS: Final = 2
"""What each Action of Firepower adds."""
HEAVY: Final = 5
"""CC-A27: the printed Firepower that Bore Sighting needs."""


# -- pieces -----


def ready_units(s: Table, side: int, occasion: int) -> list[int]:
    """CC-O20.1.a, CC-A26, CC-A33.3: the units that may still take part in an attack."""
    found: list[int] = []
    for unit in s.all_units(side):
        flags = s.flags_of(unit)
        if occasion == BY_ORDER:
            ready = flags & ORDERED and not flags & FIRED
        elif occasion == BY_OPPORTUNITY:
            ready = flags & OPPORTUNITY and not flags & FIRED
        else:
            ready = flags & MOVING and not flags & ASSAULTED and has_boxed_fp(s, unit)
        if ready:
            found.append(unit)
    return found


def ready_weapons(s: Table, side: int, occasion: int) -> list[int]:
    """CC-11.1.b: the usable weapons of activated units, that have not fired yet."""
    found: list[int] = []
    used = WEAPON_ASSAULTED if occasion == BY_ASSAULT else WEAPON_FIRED
    wanted = (ORDERED, OPPORTUNITY, MOVING)[occasion]
    for weapon in range(s.battle.weapon_slots):
        unit = s.holder_of(weapon)
        if unit < 0 or side_of(unit) != side or s.weapon_flags(weapon) & used:
            continue
        if not is_usable(s, weapon) or not s.has_flag(unit, wanted):
            continue
        kind = s.weapon_kind(weapon)
        if occasion == BY_OPPORTUNITY and s.battle.is_ordnance[kind]:
            continue
        if occasion == BY_ASSAULT and not s.battle.weapon_boxed_fp[kind]:
            continue
        if can_fire_from(s, s.place_of(unit)):
            found.append(weapon)
    return found


def can_fire_from(s: Table, place: int) -> bool:
    """CC-O20.1.e, CC-F106.1: no weapon fires from a Water hex, nor from Wire."""
    if s.battle.ground.water[place]:
        return False
    return s.fort(place) != WIRE or not s.switches & WIRE_WEAPONS


def place_of_piece(s: Table, piece: int) -> int:
    """The hex from which a piece, given as an option, fires; negative once it is gone."""
    if piece & ~THING == WEAPON:
        unit = s.holder_of(piece & THING)
        return s.place_of(unit) if unit >= 0 else unit
    return s.place_of(piece & THING)


def fp_of_piece(s: Table, piece: int) -> int:
    """A piece's current Firepower."""
    return weapon_fp(s, piece & THING) if piece & ~THING == WEAPON else fp_of(s, piece & THING)


def is_in_reach(s: Table, piece: int, target: int) -> bool:
    """CC-O20.1.c, CC-O20.2.2: in range and in sight; never the own hex."""
    place = place_of_piece(s, piece)
    distance = DISTANCES[HEXES * place + target]
    if distance < 1:
        return False
    if piece & ~THING == WEAPON:
        weapon = piece & THING
        if distance > weapon_range(s, weapon):
            return False
        if distance < s.battle.weapon_least[s.weapon_kind(weapon)]:
            return False
        if is_wasted_on(s, weapon, target):
            return False
    elif distance > range_of(s, piece & THING):
        return False
    return hindrance(s, place, target) != BLOCKED


def is_wasted_on(s: Table, weapon: int, target: int) -> bool:
    """Whether a special rule keeps the weapon for other targets."""
    for rule in s.battle.rules:
        if rule.is_wasted_on(s, weapon, target):
            return True
    return False


def is_target(s: Table, side: int, index: int) -> bool:
    """CC-O20.1.c, CC-O20.1.d: enemy units there, and none of one's own."""
    return s.is_occupied(1 - side, index) and not s.is_occupied(side, index)


def is_ordnance(s: Table, piece: int) -> bool:
    """CC-G.ordnance: whether the piece is an ordnance weapon."""
    return piece & ~THING == WEAPON and s.battle.is_ordnance[s.weapon_kind(piece & THING)]


def pieces_at(s: Table, side: int, occasion: int, target: int) -> list[int]:
    """The pieces that may fire at a hex, as options: units, then weapons."""
    found = [
        UNIT | unit
        for unit in ready_units(s, side, occasion)
        if is_in_reach(s, UNIT | unit, target)
    ]
    for weapon in ready_weapons(s, side, occasion):
        if is_in_reach(s, WEAPON | weapon, target):
            found.append(WEAPON | weapon)
    return found


# -- groups (CC-O20.3.1, CC-F106.1) -----


def can_join(s: Table, piece: int, group: list[int]) -> bool:
    """CC-O20.3.1: the hexes of a group form a chain; ordnance never joins one."""
    if not group:
        return True
    if is_ordnance(s, piece) or is_ordnance(s, group[0]):
        return False
    place = place_of_piece(s, piece)
    wired = s.switches & WIRE_WEAPONS and s.fort(place) == WIRE
    for other in group:
        there = place_of_piece(s, other)
        if there == place:
            return True
        fenced = wired or (s.switches & WIRE_WEAPONS and s.fort(there) == WIRE)
        if not fenced and DISTANCES[HEXES * place + there] == 1:
            return True
    return False


def group_of(s: Table, units: int, weapons: int, side: int) -> list[int]:
    """The pieces that two masks stand for, as options."""
    group = [UNIT | unit for unit in s.listed(side, units)]
    group.extend(WEAPON | weapon for weapon in weapons_in(weapons))
    return group


def weapons_in(mask: int) -> list[int]:
    """The weapons that a mask stands for."""
    found: list[int] = []
    weapon = 0
    while mask:
        if mask & 1:
            found.append(weapon)
        mask >>= 1
        weapon += 1
    return found


def group_fp(s: Table, group: list[int], target: int) -> int:
    """CC-O20.3.1.2, CC-O20.3.2: the best piece and one for each other, hindrance, elevation.

    The piece with the highest Firepower decides about the elevation; ordnance is not hindered.
    """
    best = -1
    base = group[0]
    worst = 0
    for piece in group:
        fp = fp_of_piece(s, piece)
        if fp > best:
            best = fp
            base = piece
        worst = max(worst, hindrance(s, place_of_piece(s, piece), target))
    total = best + len(group) - 1
    if not is_ordnance(s, base):
        total -= worst
    rise = s.battle.ground.level[target] - s.battle.ground.level[place_of_piece(s, base)]
    if rise < 0:
        total += DOWNHILL
    elif rise > 0 and s.switches & UPHILL_FIRE:
        total -= 1
    return total


def is_enough(s: Table, occasion: int, group: list[int], target: int) -> bool:
    """CC-10.3.2.1, GAP-52: 1 Firepower, with the Actions in hand if need be."""
    fp = group_fp(s, group, target)
    return fp >= 1 or fp + lift_of(s, occasion, group, target) >= 1


def can_reach_fp(
    s: Table, occasion: int, group: list[int], joiners: list[int], target: int
) -> bool:
    """CC-10.3.2.1: whether the group, perhaps with others, can come to 1 Firepower.

    Joiners with small hindrance first: adding one never lowers the sum but by its hindrance.
    """
    if is_enough(s, occasion, group, target):
        return True
    grown = list(group)
    rest = sorted(joiners, key=lambda piece: hindrance(s, place_of_piece(s, piece), target))
    while True:
        added = next((piece for piece in rest if can_join(s, piece, grown)), 0)
        if added == 0:
            return False
        grown.append(added)
        rest.remove(added)
        if is_enough(s, occasion, grown, target):
            return True


def cover_of_sides(s: Table, group: list[int], target: int) -> int:
    """CC-T78.4, GAP-36: the best side that the line of any piece crosses into the target hex."""
    best = 0
    for piece in group:
        best = max(best, side_cover(s, place_of_piece(s, piece), target))
    return best


# -- Actions that add Firepower (CC-A27, CC-A30, CC-A34, CC-A37, CC-A41) -----


def fits(s: Table, side: int, action: int, occasion: int, group: list[int], target: int) -> bool:
    """Whether an Action of two more Firepower may be played with this attack."""
    if action == CROSSFIRE:
        return occasion == BY_OPPORTUNITY
    if action == HAND_GRENADES:
        return any(DISTANCES[HEXES * place_of_piece(s, p) + target] == 1 for p in group)
    if action == MARKSMANSHIP:
        return any(
            p & ~THING == UNIT and s.battle.unit_kind[s.kind_of(p & THING)] != LEADER for p in group
        )
    if action == BORE_SIGHTING:
        return s.battle.is_defender(side) and any(
            p & ~THING == WEAPON and s.battle.weapon_fp[s.weapon_kind(p & THING)] >= HEAVY
            for p in group
        )
    return action == SUSTAINED_FIRE and len(sustainable(s, group)) > 0


def sustainable(s: Table, group: list[int]) -> list[int]:
    """CC-A41: the firing machine guns and mortars, as options."""
    return [
        piece
        for piece in group
        if piece & ~THING == WEAPON
        and (
            s.battle.is_mg[s.weapon_kind(piece & THING)]
            or s.battle.is_mortar[s.weapon_kind(piece & THING)]
        )
    ]


def lift_of(s: Table, occasion: int, group: list[int], target: int) -> int:
    """GAP-52: by how much the Actions in the firer's hand would raise this attack."""
    piece = group[0]
    thing = piece & THING
    side = side_of(s.holder_of(thing) if piece & ~THING == WEAPON else thing)
    total = 0
    for card in listed(s, side, HAND):
        action = s.battle.action[DECK_SIZE * side + card]
        if fits(s, side, action, occasion, group, target):
            total += BONUS
    return total
