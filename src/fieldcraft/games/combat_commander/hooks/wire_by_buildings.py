"""`wire-by-buildings`: Wire is set up in building hexes or next to them."""

from fieldcraft.core.contract import Refusal
from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import FORTIFICATIONS, WIRE
from fieldcraft.games.combat_commander.terrain.ground import BUILDING
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT, hex_word


class WireByBuildings(SpecialRule):
    """Other fortifications go where they like."""

    def __init__(self, given: bool) -> None:
        self.given = given

    def why_not_set_up(self, s: Table, side: int, index: int, fort: int) -> Refusal | None:
        terrain = s.battle.ground.terrain
        near = [index, *ADJACENT[index]]
        if fort != WIRE or any(terrain[other] == BUILDING for other in near):
            return None
        words = {"fort": FORTIFICATIONS[fort], "hex": hex_word(index)}
        return Refusal("wire-away-from-buildings", "DP-02", words)
