"""How far it is to a goal, by what the ground costs."""

from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.terrain.ground import IMPASSABLE
from fieldcraft.games.combat_commander.terrain.hexes import DIRECTIONS, HEXES, NEIGHBOURS


def ways_to(battle: Battle, goals: list[int]) -> list[int]:
    """By hex, the cost of the way to one of the goals, as the map has it."""
    cost = [IMPASSABLE] * HEXES
    front = list(goals)
    for goal in goals:
        cost[goal] = 0
    while front:
        ahead: list[int] = []
        for here in front:
            for direction in range(DIRECTIONS):
                before = NEIGHBOURS[DIRECTIONS * here + direction]
                if before < 0:
                    continue
                step = battle.ground.step_cost(before, (direction + 3) % DIRECTIONS)
                if step < IMPASSABLE and cost[here] + step < cost[before]:
                    cost[before] = cost[here] + step
                    ahead.append(before)
        front = ahead
    return cost
