"""`sniper-reach`: a side's snipers reach two hexes."""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule

REACH = 2


class SniperReach(SpecialRule):
    """Counted from the random hex."""

    def __init__(self, side: int) -> None:
        self.side = side

    def sniper_reach(self, side: int, reach: int) -> int:
        return REACH if side == self.side else reach
