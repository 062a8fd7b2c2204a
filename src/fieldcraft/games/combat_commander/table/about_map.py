"""Hexes, and what lies between two of them (CC-T78, CC-10)."""

from typing import Any

from fieldcraft.core.contract import EVERYONE
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED
from fieldcraft.games.combat_commander.sight.obstacles import FEATURE, parts_between
from fieldcraft.games.combat_commander.table import view_parts
from fieldcraft.games.combat_commander.table.about_pieces import is_open
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    FORT_MASK,
)
from fieldcraft.games.combat_commander.terrain.ground import IMPASSABLE
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DIRECTIONS,
    DISTANCES,
    HEXES,
    NEIGHBOURS,
    hex_word,
    steps_off,
)
from fieldcraft.games.combat_commander.units.values import (
    FROM_ABOVE,
    NO_ATTACK,
    hex_cover,
)


def hexagon(s: Table, side: int, index: int) -> dict[str, Any]:
    """CC-T78: terrain, cost, cover, level, what stands on its sides, markers, who is there."""
    ground = s.battle.ground
    marks = view_parts.marks_of(s, side, index)
    word = hex_word(index)
    objective = ground.is_objective[index]
    cost = ground.cost[index]
    fort = marks & FORT_MASK
    hidden = s.asked == EVERYONE and fort != s.fort(index)
    return {
        "thing": "hex",
        "hex": word,
        "terrain": ground.terrain[index],
        "level": ground.level[index],
        "cost": cost if cost < IMPASSABLE else None,
        "road": ground.on_road[index],
        "cover": ground.cover[index] if hidden else hex_cover(s, index, NO_ATTACK),
        "cover_from_above": ground.cover[index] if hidden else hex_cover(s, index, FROM_ABOVE),
        "sides": sides_of(s, index),
        "marks": view_parts.marks_told(s, marks),
        "objective": objective + 1 if objective >= 0 else None,
        "edges": {s.side_word(one): steps_off(index, s.battle.edge[one]) for one in (0, 1)},
        "adjacent": [hex_word(near) for near in ADJACENT[index]],
        "units": [s.unit_word(one) for one in units_at(s, side, index)],
        "clauses": ["CC-T78.1", "CC-T78.3", "CC-O21.1", "CC-8.1", "CC-7.2"],
    }


def units_at(s: Table, side: int, index: int) -> list[int]:
    """The units that a side sees in a hex."""
    found: list[int] = []
    for owner in (0, 1):
        for one in s.listed(owner, s.units_in(owner, index)):
            if is_open(s, side, one) or s.battle.plan.fixed[one] == index:
                found.append(one)
    return found


def sides_of(s: Table, index: int) -> dict[str, str]:
    """CC-T83, CC-T84, CC-T87, CC-T97: by the hex beyond, what stands on the side to it."""
    found: dict[str, str] = {}
    for direction in range(DIRECTIONS):
        place = DIRECTIONS * index + direction
        feature = s.battle.ground.side[place]
        if feature:
            found[hex_word(NEIGHBOURS[place])] = FEATURE[feature]
    return found


def seen_from(s: Table, index: int) -> dict[str, int]:
    """CC-10.1: the other hexes in sight of one, with what hinders the look at each."""
    looks = [(one, hindrance(s, index, one)) for one in range(HEXES) if one != index]
    return {hex_word(one): look for one, look in looks if look != BLOCKED}


def between(s: Table, one: int, other: int) -> dict[str, Any]:
    """CC-10: how far, whether in sight, and what hinders or blocks the look."""
    look = hindrance(s, one, other)
    return {
        "thing": "distance",
        "hexes": [hex_word(one), hex_word(other)],
        "distance": DISTANCES[HEXES * one + other],
        "sight": look != BLOCKED,
        "hindrance": look if look != BLOCKED else None,
        "parts": parts_between(s, one, other),
        "clauses": ["CC-10.1.a", "CC-10.2", "CC-10.3.3", "CC-X.10.1"],
    }
