"""Who sees whom now: the map's sight with Smoke and Blaze (CC-10.2.1, CC-10.3.4, CC-X.10.6)."""

from fieldcraft.games.combat_commander.options import BLIND_HEX_BY_SIDE
from fieldcraft.games.combat_commander.sight.lines import LINES
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import BLAZE, SMOKE_MASK, SMOKE_SHIFT
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES


def hindrance(s: Table, one: int, other: int) -> int:
    """The hindrance of a look from one hex to another, or BLOCKED; the same both ways."""
    worst = s.battle.ground.seen(one, other, s.switches & BLIND_HEX_BY_SIDE != 0)
    if worst == BLOCKED:
        return BLOCKED
    hexes = s.hexes
    if one != other and DISTANCES[HEXES * one + other] > 1:
        for between in LINES.path(one, other):
            marks = hexes[between]
            if marks & BLAZE:
                return BLOCKED
            smoke = marks >> SMOKE_SHIFT & SMOKE_MASK
            if smoke > worst:
                worst = smoke
    worst = max(worst, s.smoke(one), s.smoke(other))
    return worst + hindrance_everywhere(s) if one != other else worst


def hindrance_everywhere(s: Table) -> int:
    """CC-10.3: what special rules add to every look between two hexes."""
    added = 0
    for rule in s.battle.rules_of_sight:
        added += rule.hindrance_everywhere(s)
    return added


def can_see(s: Table, one: int, other: int) -> bool:
    """CC-10.1: whether the line of sight is not blocked."""
    return hindrance(s, one, other) != BLOCKED
