"""Fire groups (CC-O20.3.1): who joins whom, and whether it is enough for an attack."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.games.combat_commander.actions.printed import action_on
from fieldcraft.games.combat_commander.cards.fate import listed
from fieldcraft.games.combat_commander.options import WIRE_WEAPONS
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    is_ordnance,
    piece_word,
    place_of_piece,
)
from fieldcraft.games.combat_commander.orders.firepower import group_fp
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    HAND,
    THING,
    UNIT,
    WEAPON,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES, hex_word
from fieldcraft.games.combat_commander.units.values import side_cover

BONUS: Final = 2
"""What each Action of Firepower adds."""

# Why a piece does not join a group.
JOINS: Final = 0
ALONE: Final = 1
APART: Final = 2
FENCED: Final = 3


def why_not_join(s: Table, piece: int, group: list[int]) -> int:
    """CC-O20.3.1: the hexes of a group form a chain; ordnance never joins one.

    CC-F106.1: units in Wire form no group with units outside it.
    """
    if not group:
        return JOINS
    if is_ordnance(s, piece) or is_ordnance(s, group[0]):
        return ALONE
    place = place_of_piece(s, piece)
    wired = s.switches & WIRE_WEAPONS and s.fort(place) == WIRE
    reason = APART
    for other in group:
        there = place_of_piece(s, other)
        if there == place:
            return JOINS
        if DISTANCES[HEXES * place + there] == 1:
            if not wired and not (s.switches & WIRE_WEAPONS and s.fort(there) == WIRE):
                return JOINS
            reason = FENCED
    return reason


def can_join(s: Table, piece: int, group: list[int]) -> bool:
    """Whether a piece may be added to a group."""
    return why_not_join(s, piece, group) == JOINS


def join_refusal(s: Table, piece: int, group: list[int], target: int) -> Refusal:
    """Why a piece that could fire does not join the group."""
    words = {"piece": piece_word(s, piece)}
    if piece in group:
        return Refusal("in-group-already", "CC-O20.1.a", words)
    reason = why_not_join(s, piece, group)
    if reason == ALONE:
        return Refusal("ordnance-alone", "CC-O20.3.1.1", words)
    if reason == FENCED:
        return Refusal("cut-off-by-wire", "CC-F106.1", words)
    if reason == APART:
        return Refusal("not-next-to-group", "CC-O20.3.1", words)
    return Refusal("no-firepower", "CC-10.3.2.1", {"hex": hex_word(target)})


def group_of(s: Table, units: int, weapons: int, side: int) -> list[int]:
    """The pieces that two masks stand for, as options."""
    group = [UNIT | unit for unit in s.listed(side, units)]
    group.extend([WEAPON | weapon for weapon in weapons_in(weapons)])
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


def is_enough(s: Table, occasion: int, group: list[int], target: int) -> bool:
    """CC-10.3.2.1, GAP-52: 1 Firepower, with the Actions in hand if need be."""
    fp = group_fp(s, group, target)
    return fp >= 1 or fp + lift_of(s, occasion, group, target) >= 1


def can_reach_fp(s: Table, occasion: int, group: list[int], near: list[int], target: int) -> bool:
    """CC-10.3.2.1: whether the group, perhaps with others nearby, can come to 1 Firepower.

    Joiners with small hindrance first: adding one never lowers the sum but by its hindrance.
    """
    if is_enough(s, occasion, group, target):
        return True
    grown = list(group)
    joiners = [piece for piece in near if piece not in group and not is_ordnance(s, piece)]
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


def lift_of(s: Table, occasion: int, group: list[int], target: int) -> int:
    """GAP-52: by how much the Actions in the firer's hand would raise this attack."""
    piece = group[0]
    thing = piece & THING
    side = side_of(s.holder_of(thing) if piece & ~THING == WEAPON else thing)
    total = 0
    for card in listed(s, side, HAND):
        if action_on(s, side, card).lifts(s, side, occasion, group, target):
            total += BONUS
    return total
