"""What a step costs and whether it may be taken (CC-O21.1 to CC-O21.4, CC-F106.2, CC-7.2)."""

from typing import Final

from fieldcraft.games.combat_commander.hooks.tank import stays_with_gun
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
from fieldcraft.games.combat_commander.terrain.ground import CLIFF, IMPASSABLE, OPEN_GROUND
from fieldcraft.games.combat_commander.terrain.hexes import DIRECTIONS, NEIGHBOURS, steps_off
from fieldcraft.games.combat_commander.units.values import move_of

EXIT_COST: Final = 1


def allowance(s: Table, unit: int) -> int:
    """CC-O21.1.2, CC-T93: movement points now, with the road bonus once gained."""
    return points(s, move_of(s, unit) + (1 if s.has_flag(unit, ON_ROAD) else 0))


def points(s: Table, whole: int) -> int:
    """Whole movement points as they are counted in this scenario, in halves where it has any."""
    return whole * s.battle.point


def points_left(s: Table, unit: int) -> int:
    """Movement points not yet spent."""
    return allowance(s, unit) - s.units[UNIT_WIDTH * unit + SPENT]


def spent_of(s: Table, unit: int) -> object:
    """Whole movement points already spent, with a half where the scenario has any."""
    spent = s.units[UNIT_WIDTH * unit + SPENT]
    return spent // s.battle.point if spent % s.battle.point == 0 else spent / s.battle.point


def can_enter(s: Table, side: int, index: int) -> bool:
    """CC-O21.4: on the map, not burning, and no enemy unit there."""
    return index >= 0 and not s.hexes[index] & BLAZE and not s.is_occupied(1 - side, index)


def step_cost(s: Table, unit: int, direction: int) -> int:
    """CC-O21.1: the whole cost of a step for a unit, IMPASSABLE if it may not be taken."""
    here = s.place_of(unit)
    place = DIRECTIONS * here + direction
    there = NEIGHBOURS[place]
    if not can_enter(s, side_of(unit), there):
        return IMPASSABLE
    cost = s.battle.ground.step_cost(here, direction)
    if cost >= IMPASSABLE or stays_with_gun(s, unit):
        return IMPASSABLE
    if is_covered_way(s, here, there):
        return points(s, 1)
    if "flat-cost" in s.battle.hooks and s.battle.hooks["flat-cost"] == side_of(unit):
        return points(s, 1)
    return points(s, cost) + slowed(s, place)


def slowed(s: Table, place: int) -> int:
    """Scenario rule `slow-open`: half a point more for open ground, but not along a way."""
    if s.battle.point == 1 or s.battle.ground.way[place]:
        return 0
    return 1 if s.battle.ground.terrain[NEIGHBOURS[place]] == OPEN_GROUND else 0


def is_covered_way(s: Table, here: int, there: int) -> bool:
    """GAP-55: with the option, from one Trench, Bunker or Pillbox into the next."""
    return s.switches & TRENCH_MOVE != 0 and is_dug_in(s, here) and is_dug_in(s, there)


def is_dug_in(s: Table, index: int) -> bool:
    """GAP-55: a Trench, Bunker or Pillbox."""
    return s.fort(index) in (TRENCH, BUNKER, PILLBOX)


def spending(s: Table, unit: int, there: int, cost: int) -> int:
    """CC-F106.2: into or out of Wire a step uses up everything that is left."""
    if s.fort(s.place_of(unit)) == WIRE or (there >= 0 and s.fort(there) == WIRE):
        return max(cost, points_left(s, unit))
    return cost


def can_step(s: Table, unit: int, direction: int) -> bool:
    """CC-O21.1: whether the unit can pay for the step."""
    cost = step_cost(s, unit, direction)
    return cost < IMPASSABLE and cost <= points_left(s, unit)


def is_on_enemy_edge(s: Table, unit: int) -> bool:
    """CC-7.2.1.a: the next step over the enemy's edge leaves the map."""
    edge = s.battle.edge[1 - side_of(unit)]
    return steps_off(s.place_of(unit), edge) == 1


def can_exit(s: Table, unit: int) -> bool:
    """CC-O21.4, CC-7.2.1.a: off the enemy's edge for 1 movement point."""
    if not is_on_enemy_edge(s, unit) or stays_with_gun(s, unit):
        return False
    return points_left(s, unit) >= points(s, EXIT_COST)


def can_advance(s: Table, unit: int, direction: int) -> bool:
    """CC-O16.2: into any adjacent hex that is not impassable; a Cliff only without a weapon."""
    here = s.place_of(unit)
    place = DIRECTIONS * here + direction
    there = NEIGHBOURS[place]
    if there < 0 or s.hexes[there] & BLAZE or stays_with_gun(s, unit):
        return False
    ground = s.battle.ground
    if ground.side[place] == CLIFF:
        return s.weapon_of(unit) < 0 and ground.cost[there] < IMPASSABLE
    if ground.cost[there] >= IMPASSABLE and ground.step_cost(here, direction) >= IMPASSABLE:
        return False
    return ground.step_cost(here, direction) < IMPASSABLE


def can_go(s: Table, unit: int) -> bool:
    """CC-O16: whether a unit can advance into some hex, or leave."""
    if is_on_enemy_edge(s, unit) and not stays_with_gun(s, unit):
        return True
    return any(can_advance(s, unit, direction) for direction in range(DIRECTIONS))
