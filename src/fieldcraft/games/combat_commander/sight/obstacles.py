"""What lies in the way of a look between two hexes (CC-10, CC-X.10), thing by thing.

Each thing on the line is put alone on an otherwise bare map and looked over by the very rules that
made the map's table of sight, so that the parts cannot contradict it.
"""

from typing import Any, Final

from fieldcraft.games.combat_commander.sight.lines import LINES
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED, Relief, look, place_of
from fieldcraft.games.combat_commander.sight.seeing import hindrance
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import BLAZE, FOG
from fieldcraft.games.combat_commander.terrain.ground import TERRAIN, Ground
from fieldcraft.games.combat_commander.terrain.hexes import (
    DIRECTIONS,
    DISTANCES,
    HEXES,
    NEIGHBOURS,
    hex_word,
)

FEATURE: Final = ("", "fence", "hedge", "wall", "cliff")
"""What may stand on a side, as `ground.py` numbers it."""


def parts_between(s: Table, one: int, other: int) -> list[dict[str, Any]]:
    """Everything that blocks or hinders the look from one hex to another, and where."""
    if one == other:
        return []
    ground = s.battle.ground
    found = ground_parts(s, ground, one, other)
    between = [] if DISTANCES[HEXES * one + other] < 2 else LINES.path(one, other)
    for index in [one, *between, other]:
        if s.smoke(index):
            found.append(part(hex_word(index), "smoke", s.smoke(index), "CC-10.3.4"))
        if s.hexes[index] & BLAZE and index in between:
            found.append(part(hex_word(index), "blaze", BLOCKED, "CC-10.2.1"))
    if s.numbers[FOG] and hindrance(s, one, other) != BLOCKED:
        found.append(part("", "fog", s.numbers[FOG], "CC-10.3"))
    return found


def part(where: str, what: str, value: int, clause: str) -> dict[str, Any]:
    """One thing in the way: its hindrance, or None where it blocks."""
    return {
        "where": where,
        "what": what,
        "hindrance": None if value == BLOCKED else value,
        "clause": clause,
    }


def ground_parts(s: Table, ground: Ground, one: int, other: int) -> list[dict[str, Any]]:
    """What the map itself has in the way."""
    whole = ground.seen(one, other)
    if whole == 0:
        return []
    full = ground.relief(s.battle.plain["map"], s.battle.tables["terrain"])
    found: list[dict[str, Any]] = []
    for end in (one, other):
        if full.gully[end] and look(bare(full, one, other, [], end), one, other) == BLOCKED:
            found.append(part(hex_word(end), "gully", BLOCKED, "CC-T86"))
    line = LINES.between(one, other)
    touched = [place for place in (place_of(one, at) for at in line.touched) if place >= 0]
    for index in touched:
        seen = look(bare(full, one, other, [index], -1), one, other)
        if seen:
            found.append(
                part(hex_word(index), what_of(ground, one, other, index), seen, "CC-X.10.7")
            )
    for u, v, direction in line.sides:
        near = place_of(one, (u, v))
        if near < 0:
            continue
        far = NEIGHBOURS[DIRECTIONS * near + direction]
        relief = bare(full, one, other, [], -1)
        relief.level[near] = full.level[near]
        if far >= 0:
            relief.level[far] = full.level[far]
        relief.side[DIRECTIONS * near + direction] = full.side[DIRECTIONS * near + direction]
        if full.side[DIRECTIONS * near + direction]:
            seen = look(relief, one, other)
            if seen and not is_hill(full, one, other, near, far):
                feature = FEATURE[ground.side[DIRECTIONS * near + direction]]
                words = f"{hex_word(near)}-{hex_word(far)}" if far >= 0 else hex_word(near)
                found.append(part(words, feature, seen, "CC-X.10.4"))
    found.extend(hill_sides(full, one, other, touched) if not found else [])
    if not found:
        found.append(part("", "map", whole, "CC-X.10.8"))
    return found


def bare(full: Relief, one: int, other: int, kept: list[int], gully: int) -> Relief:
    """A map with nothing on it but the two ends' heights and what these hexes have."""
    relief = Relief()
    for index in [one, other, *kept]:
        relief.level[index] = full.level[index]
    for index in kept:
        relief.area[index] = full.area[index]
        relief.railway[index] = full.railway[index]
        relief.corridor[index] = full.corridor[index]
        if index in full.shape:
            relief.shape[index] = full.shape[index]
        if index in full.own_corridors:
            relief.own_corridors[index] = full.own_corridors[index]
    if gully >= 0:
        relief.gully[gully] = True
    return relief


def what_of(ground: Ground, one: int, other: int, index: int) -> str:
    """A hex in the way: its height if it rises above both ends, else its terrain."""
    if ground.level[index] > min(ground.level[one], ground.level[other]):
        return "hill"
    return TERRAIN[ground.terrain[index]]


def is_hill(full: Relief, one: int, other: int, near: int, far: int) -> bool:
    """Whether the heights beside a side would block by themselves."""
    relief = bare(full, one, other, [], -1)
    relief.level[near] = full.level[near]
    if far >= 0:
        relief.level[far] = full.level[far]
    return look(relief, one, other) == BLOCKED


def hill_sides(full: Relief, one: int, other: int, touched: list[int]) -> list[dict[str, Any]]:
    """CC-X.10.9.1: two higher hexes between which the line runs."""
    found: list[dict[str, Any]] = []
    for first in touched:
        for second in touched:
            if first < second and DISTANCES[HEXES * first + second] == 1:
                relief = bare(full, one, other, [first, second], -1)
                if look(relief, one, other) == BLOCKED:
                    words = f"{hex_word(first)}-{hex_word(second)}"
                    found.append(part(words, "hill", BLOCKED, "CC-X.10.9"))
    return found
