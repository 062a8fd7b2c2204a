"""`wire-by-buildings`: Wire is set up in building hexes or next to them."""

from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import WIRE
from fieldcraft.games.combat_commander.terrain.ground import BUILDING
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT


class WireByBuildings(SpecialRule):
    """Other fortifications go where they like."""

    def __init__(self, given: bool) -> None:
        self.given = given

    def why_not_set_up(self, s: Table, side: int, index: int, fort: int) -> str:
        terrain = s.battle.ground.terrain
        if fort != WIRE or terrain[index] == BUILDING:
            return ""
        near = any(terrain[other] == BUILDING for other in ADJACENT[index])
        return "" if near else "wire-away-from-buildings"
