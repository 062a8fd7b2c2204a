"""What lies in the way of a look between two hexes (CC-10, CC-X.10), thing by thing.

The map's own obstacles come from the rules that made its table of sight (`map_sight.py`); Smoke,
Blaze and fog are added to them as `seeing.py` adds them.
"""

from typing import Any, Final

from fieldcraft.games.combat_commander.options import BLIND_HEX_BY_SIDE
from fieldcraft.games.combat_commander.sight.current_sight import hindrance, hindrance_everywhere
from fieldcraft.games.combat_commander.sight.lines import LINES
from fieldcraft.games.combat_commander.sight.map_sight import (
    BLIND_HEX,
    BLOCKED,
    HIDDEN_IN_GULLY,
    HIGHER_GROUND,
    ON_SIDE,
    RAILWAY,
    TALL,
    Obstacle,
    in_the_way,
    look,
)
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import BLAZE
from fieldcraft.games.combat_commander.terrain.ground import Ground
from fieldcraft.games.combat_commander.terrain.hexes import DIRECTIONS, direction_to, hex_word

FEATURE: Final = ("", "fence", "hedge", "wall", "cliff")
"""What may stand on a side, as `ground.py` numbers it."""
CLAUSES: Final = {
    HIDDEN_IN_GULLY: "CC-T86",
    HIGHER_GROUND: "CC-X.10.9",
    TALL: "CC-X.10.9",
    BLIND_HEX: "CC-X.10.9",
    ON_SIDE: "CC-X.10.4",
}


def parts_between(s: Table, one: int, other: int) -> list[dict[str, Any]]:
    """Everything that blocks or hinders the look from one hex to another, and where.

    `decides` marks what the result is made of: the first thing that blocks, in the order of the
    rules and from the first hex on; without one the largest hindrance, and the fog.
    """
    if one == other:
        return []
    found = ground_parts(s, one, other)
    between = LINES.path(one, other)
    if one > other:
        between = between[::-1]  # from the first hex on
    for index in [one, *between, other]:
        if s.smoke(index):
            found.append(part(hex_word(index), "smoke", s.smoke(index), "CC-10.3.4"))
        if s.hexes[index] & BLAZE and index in between:
            found.append(part(hex_word(index), "blaze", BLOCKED, "CC-10.2.1"))
    decisive = [one for one in found if one["hindrance"] is None] or found
    if decisive:
        max(decisive, key=lambda one: one["hindrance"] or 0)["decides"] = True
    fog = hindrance_everywhere(s)
    if fog and hindrance(s, one, other) != BLOCKED:
        found.append({**part("", "fog", fog, "CC-10.3"), "decides": True})
    return found


def part(where: str, what: str, value: int, clause: str) -> dict[str, Any]:
    """One thing in the way: its hindrance, or None where it blocks."""
    return {
        "where": where,
        "what": what,
        "hindrance": None if value == BLOCKED else value,
        "clause": clause,
        "blind": False,
        "decides": False,
    }


def ground_parts(s: Table, one: int, other: int) -> list[dict[str, Any]]:
    """What the map itself has in the way; CC-X.10.8: a line it gives outright stands for itself."""
    ground = s.battle.ground
    by_side = s.switches & BLIND_HEX_BY_SIDE != 0
    whole = ground.seen(one, other, by_side)
    if whole != look(ground.obstacles, one, other, by_side):
        return [part("", "map", whole, "CC-X.10.8")]
    return [
        ground_part(ground, obstacle)
        for obstacle in in_the_way(ground.obstacles, one, other, by_side)
    ]


def ground_part(ground: Ground, obstacle: Obstacle) -> dict[str, Any]:
    """An obstacle of the map in words."""
    rule = obstacle.rule
    where = hex_word(obstacle.place)
    if obstacle.beyond >= 0:
        where = f"{where}-{hex_word(obstacle.beyond)}"
    if rule == HIGHER_GROUND:
        what = "hill"
    elif rule == RAILWAY:
        what = "railway"
    elif rule == ON_SIDE:
        direction = direction_to(obstacle.place, obstacle.beyond)
        what = FEATURE[ground.side[DIRECTIONS * obstacle.place + direction]]
    else:
        what = ground.terrain[obstacle.place]
    told = part(where, what, obstacle.value, CLAUSES.get(rule, "CC-X.10.7"))
    return {**told, "blind": rule == BLIND_HEX}
