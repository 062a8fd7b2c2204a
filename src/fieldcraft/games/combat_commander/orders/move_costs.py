"""What a step costs and whether it may be taken (CC-O21.1 to CC-O21.4, CC-F106.2, CC-7.2)."""

from typing import Final

from fieldcraft.games.combat_commander.options import TRENCH_MOVE
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    BLAZE,
    BUNKER,
    ON_ROAD,
    PILLBOX,
    SPENT,
    TRENCH,
    UNIT_WIDTH,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.ground import CLIFF, IMPASSABLE
from fieldcraft.games.combat_commander.terrain.hexes import DIRECTIONS, NEIGHBOURS, steps_off
from fieldcraft.games.combat_commander.units.values import move_of

EXIT_COST: Final = 1


def allowance(s: Table, unit: int) -> int:
    """CC-O21.1.2, CC-T93: movement points now, with the road bonus once gained."""
    return points(s, move_of(s, unit) + road_bonus(s, unit))


def road_bonus(s: Table, unit: int) -> int:
    """CC-T93: what a road hex entered in this Move Order gives."""
    return 1 if s.has_flag(unit, ON_ROAD) else 0


def points(s: Table, whole: int) -> int:
    """Whole movement points as they are counted in this scenario, in halves where it has any."""
    return whole * s.battle.point


def points_left(s: Table, unit: int) -> int:
    """Movement points not yet spent."""
    return allowance(s, unit) - s.units[UNIT_WIDTH * unit + SPENT]


def spent_of(s: Table, unit: int) -> int | float:
    """Whole movement points already spent, with a half where the scenario has any."""
    return whole_points(s, s.units[UNIT_WIDTH * unit + SPENT])


def whole_points(s: Table, counted: int) -> int | float:
    """Movement points as players count them: whole, or with a half.

    Not just `float`: compiled, whole points would then be told as 2.0.
    """
    if counted % s.battle.point == 0:
        return counted // s.battle.point
    return counted / s.battle.point


# Why a unit cannot go into a hex: the first hurdle that holds, or none.
FREE: Final = 0
NOT_ADJACENT: Final = 1
BURNING: Final = 2
ENEMY_THERE: Final = 3
CLOSED: Final = 4
MUST_STAY: Final = 5
TOO_FAR: Final = 6
CLIFF_WITH_WEAPON: Final = 7


def can_enter(s: Table, side: int, index: int) -> bool:
    """CC-O21.4: on the map, not burning, and no enemy unit there."""
    return index >= 0 and not s.hexes[index] & BLAZE and not s.is_occupied(1 - side, index)


def entry_hurdle(s: Table, unit: int, direction: int) -> int:
    """CC-O21.4: why a unit may not step that way, however much movement it has left."""
    here = s.place_of(unit)
    there = NEIGHBOURS[DIRECTIONS * here + direction]
    if there < 0:
        return NOT_ADJACENT
    if s.hexes[there] & BLAZE:
        return BURNING
    if s.is_occupied(1 - side_of(unit), there):
        return ENEMY_THERE
    if s.battle.ground.step_cost(here, direction) >= IMPASSABLE:
        return CLOSED
    return MUST_STAY if must_stay(s, unit) else FREE


def step_hurdle(s: Table, unit: int, direction: int, left: int) -> int:
    """CC-O21.1, CC-O21.4: why a unit cannot take a step now, with so many movement points left."""
    hurdle = entry_hurdle(s, unit, direction)
    if hurdle == FREE and cost_of(s, unit, direction) > left:
        return TOO_FAR
    return hurdle


def step_cost(s: Table, unit: int, direction: int) -> int:
    """CC-O21.1: the whole cost of a step for a unit, IMPASSABLE if it may not be taken."""
    if entry_hurdle(s, unit, direction) != FREE:
        return IMPASSABLE
    return cost_of(s, unit, direction)


def cost_of(s: Table, unit: int, direction: int) -> int:
    """CC-O21.1, GAP-55: what a possible step costs."""
    return cost_from(s, unit, s.place_of(unit), direction)


def cost_from(s: Table, unit: int, here: int, direction: int) -> int:
    """The same from a hex that the unit could have come to."""
    place = DIRECTIONS * here + direction
    if is_covered_way(s, here, NEIGHBOURS[place]):
        return points(s, 1)
    cost = points(s, s.battle.ground.step_cost(here, direction))
    for rule in s.battle.rules_of_cost:
        cost = rule.step_cost(s, unit, place, cost)
    return cost


def must_stay(s: Table, unit: int) -> bool:
    """Whether a special rule keeps a unit in its hex."""
    for rule in s.battle.rules_of_stay:
        if rule.must_stay(s, unit):
            return True
    return False


def is_covered_way(s: Table, here: int, there: int) -> bool:
    """GAP-55: with the option, from one Trench, Bunker or Pillbox into the next."""
    return s.switches & TRENCH_MOVE != 0 and is_dug_in(s, here) and is_dug_in(s, there)


def is_dug_in(s: Table, index: int) -> bool:
    """GAP-55: a Trench, Bunker or Pillbox."""
    return s.fort(index) in (TRENCH, BUNKER, PILLBOX)


def drive_out(s: Table, unit: int) -> None:
    """A unit is about to leave its hex against its will: special rules may take something."""
    for rule in s.battle.rules:
        rule.driven_out(s, unit)


def spend(s: Table, unit: int, cost: int) -> None:
    """Movement points are used up."""
    units = s.own_units()
    place = UNIT_WIDTH * unit + SPENT
    units[place] = units[place] + cost
    s.mark(unit)


def spending(s: Table, unit: int, there: int, cost: int) -> int:
    """CC-F106.2: into or out of Wire a step uses up everything that is left."""
    if s.fort(s.place_of(unit)) == WIRE or (there >= 0 and s.fort(there) == WIRE):
        return max(cost, points_left(s, unit))
    return cost


def is_on_enemy_edge(s: Table, unit: int) -> bool:
    """CC-7.2.1.a: the next step over the enemy's edge leaves the map."""
    edge = s.battle.edge[1 - side_of(unit)]
    return steps_off(s.place_of(unit), edge) == 1


def can_exit(s: Table, unit: int) -> bool:
    """CC-O21.4, CC-7.2.1.a: off the enemy's edge for 1 movement point."""
    if not is_on_enemy_edge(s, unit) or must_stay(s, unit):
        return False
    return points_left(s, unit) >= points(s, EXIT_COST)


def advance_hurdle(s: Table, unit: int, direction: int) -> int:
    """CC-O16.2, CC-O16.2.b: why a unit cannot advance that way; a Cliff only without a weapon."""
    here = s.place_of(unit)
    place = DIRECTIONS * here + direction
    there = NEIGHBOURS[place]
    if there < 0:
        return NOT_ADJACENT
    if s.hexes[there] & BLAZE:
        return BURNING
    ground = s.battle.ground
    if ground.side[place] == CLIFF:
        if ground.cost[there] >= IMPASSABLE:
            return CLOSED
        if s.weapon_of(unit) >= 0:
            return CLIFF_WITH_WEAPON
    elif ground.step_cost(here, direction) >= IMPASSABLE:
        return CLOSED
    return MUST_STAY if must_stay(s, unit) else FREE


def can_advance(s: Table, unit: int, direction: int) -> bool:
    """CC-O16.2: into any adjacent hex that is not impassable."""
    return advance_hurdle(s, unit, direction) == FREE


def can_go(s: Table, unit: int) -> bool:
    """CC-O16: whether a unit can advance into some hex, or leave."""
    if is_on_enemy_edge(s, unit) and not must_stay(s, unit):
        return True
    return any(can_advance(s, unit, direction) for direction in range(DIRECTIONS))
