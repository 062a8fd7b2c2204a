"""`flat-cost`: every hex that can be entered costs a side 1."""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.table.table import Table, side_of


class FlatCost(SpecialRule):
    """Woods, hedges and hills too."""

    def __init__(self, side: int) -> None:
        self.side = side

    def step_cost(self, s: Table, unit: int, place: int, cost: int) -> int:
        return s.battle.point if side_of(unit) == self.side else cost
