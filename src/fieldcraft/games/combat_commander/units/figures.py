"""How many figures a hex holds (CC-8.2.a), and the tank that holds fewer (scenario rule)."""

from typing import Final

from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import BUNKER

STACKING_LIMIT: Final = 7


def room_in(s: Table, side: int, index: int) -> int:
    """CC-8.2.a: the figures of a side that a hex holds; scenario rule `tank`: fewer in it."""
    plan = s.battle.plan
    if plan.tank_side >= 0 and s.fort(index) == BUNKER:
        return plan.tank_room
    return STACKING_LIMIT
