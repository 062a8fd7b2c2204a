"""`tank`: a Bunker that stands for a tank which cannot move, and whose gun stays where it is."""

from typing import TYPE_CHECKING

from fieldcraft.core.contract import Refusal
from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.setup.placing import lay
from fieldcraft.games.combat_commander.setup.plan import MAIN_GROUP, Plan
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import BUNKER, CAPACITY, FORTIFICATIONS, NOWHERE
from fieldcraft.games.combat_commander.terrain.ground import OPEN_GROUND
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.units.losses import box_weapon
from fieldcraft.games.combat_commander.units.values import figures_in

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.hooks import PlainTank
    from fieldcraft.games.combat_commander.schema.scenario import CommanderScenario


class Tank(SpecialRule):
    """Few figures find room; who serves the gun hands it over or loses it before he goes out."""

    def __init__(self, given: "PlainTank") -> None:
        self.side: int = given["side"]
        self.figures: int = given["figures"]
        self.carried: dict[str, str] = given["carried"]
        """By weapon, who serves it."""
        self.crew: list[int] = []
        """The units that begin inside the tank."""

    def bind(self, plan: Plan, plain: "CommanderScenario") -> None:
        first = len(plain["forces"][0]["weapons"]) if self.side == 1 else 0
        for weapon, one in enumerate(plain["forces"][self.side]["weapons"], first):
            served_by = self.carried.get(one["id"], "").split()
            unit = self.unit_of(plan, served_by) if served_by else -1
            if unit >= 0:
                plan.bound[weapon] = unit
                self.crew.append(unit)

    def unit_of(self, plan: Plan, words: list[str]) -> int:
        """The first unit of a type, of a Leader the counter with that number; -1 without one."""
        for unit in range(CAPACITY * self.side, CAPACITY * (self.side + 1)):
            if plan.group[unit] == MAIN_GROUP and plan.ids[unit] == words[0]:
                named = len(words) == 1 or plan.counter[unit] == int(words[1])
                if named and unit not in self.crew:
                    return unit
        return -1

    def comes_along(self, unit: int) -> bool:
        return unit in self.crew

    def is_armed(self, side: int, fort: int) -> bool:
        """Whether this fortification of a side is its tank."""
        return side == self.side and fort == BUNKER

    def built(self, s: Table, side: int, index: int, fort: int) -> None:
        if self.is_armed(side, fort):
            for unit in self.crew:
                lay(s, unit, index)

    def taken_up(self, s: Table, side: int, fort: int) -> None:
        self.built(s, side, NOWHERE, fort)

    def why_not_set_up(self, s: Table, side: int, index: int, fort: int) -> Refusal | None:
        if not self.is_armed(side, fort) or self.can_stand(s, index):
            return None
        words = {"fort": FORTIFICATIONS[fort], "hex": hex_word(index)}
        return Refusal("no-place-for-tank", "DP-02", words)

    def can_stand(self, s: Table, index: int) -> bool:
        """In open ground that is not on a hill, with room for the crew."""
        ground = s.battle.ground
        if ground.terrain[index] != OPEN_GROUND or ground.level[index] > 0:
            return False
        figures = figures_in(s, self.side, index)
        for unit in self.crew:
            if s.place_of(unit) != index:
                figures += s.battle.figures[s.kind_of(unit)]
        return figures <= self.figures

    def room(self, s: Table, index: int, figures: int) -> int:
        return self.figures if s.fort(index) == BUNKER else figures

    def must_stay(self, s: Table, unit: int) -> bool:
        return s.fort(s.place_of(unit)) == BUNKER and serves_gun(s, unit)

    def driven_out(self, s: Table, unit: int) -> None:
        """He loses the gun, also when the tank burns."""
        if serves_gun(s, unit):
            box_weapon(s, s.weapon_of(unit))


def serves_gun(s: Table, unit: int) -> bool:
    """Whether a unit has the tank's gun, the ordnance that the scenario puts inside."""
    plan = s.battle.plan
    weapon = s.weapon_of(unit)
    if weapon < 0 or weapon >= len(plan.bound) or plan.bound[weapon] < 0:
        return False
    return s.battle.is_ordnance[s.weapon_kind(weapon)]
