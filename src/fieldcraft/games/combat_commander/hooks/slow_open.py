"""`slow-open`: open ground costs one and a half, so movement is counted in halves."""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terrain.ground import OPEN_GROUND
from fieldcraft.games.combat_commander.terrain.hexes import NEIGHBOURS

HALF_A_POINT = 1


class SlowOpen(SpecialRule):
    """Not along roads, railways and trails."""

    def __init__(self, given: bool) -> None:
        self.given = given

    def parts(self, value: int) -> int:
        return 2

    def step_cost(self, s: Table, unit: int, place: int, cost: int) -> int:
        ground = s.battle.ground
        if ground.way[place] or ground.terrain[NEIGHBOURS[place]] != OPEN_GROUND:
            return cost
        return cost + HALF_A_POINT
