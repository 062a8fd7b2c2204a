"""The tank that cannot move (scenario rule `tank`): a Bunker whose gun stays where it is."""

from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import BUNKER
from fieldcraft.games.combat_commander.units.losses import box_weapon


def serves_gun(s: Table, unit: int) -> bool:
    """Whether a unit has the tank's gun, the ordnance that the scenario puts inside."""
    plan = s.battle.plan
    if plan.tank_side < 0:
        return False
    weapon = s.weapon_of(unit)
    if weapon < 0 or weapon >= len(plan.bound) or plan.bound[weapon] < 0:
        return False
    return s.battle.is_ordnance[s.weapon_kind(weapon)]


def stays_with_gun(s: Table, unit: int) -> bool:
    """Whether a unit must hand the gun over, or lose it, before it can go out of the tank."""
    return serves_gun(s, unit) and s.fort(s.place_of(unit)) == BUNKER


def leave_gun(s: Table, unit: int) -> None:
    """Who is driven out loses the gun, also when the tank burns."""
    if serves_gun(s, unit):
        box_weapon(s, s.weapon_of(unit))
