"""Who may be given a weapon in the set-up (CC-8.1.1, CC-11.2, GAP-63), and giving it."""

from fieldcraft.core.contract import Refusal
from fieldcraft.games.combat_commander.setup.placing import audience
from fieldcraft.games.combat_commander.setup.plan import FIRST_ARRIVAL, MAIN_GROUP
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import CAPACITY, HOLDER, NOWHERE, WEAPON_WIDTH


def weapons_of(s: Table, side: int, group: int) -> list[int]:
    """The weapons that a side hands out with a group; with the first also those of arrivals."""
    plan = s.battle.plan
    found: list[int] = []
    for weapon in range(len(plan.weapon_group)):
        if s.battle.weapon_owner[weapon] != side or plan.bound[weapon] >= 0:
            continue
        theirs = plan.weapon_group[weapon]
        if theirs == group or (group == MAIN_GROUP and theirs >= FIRST_ARRIVAL):
            found.append(weapon)
    return found


def carriers(s: Table, side: int, weapon: int) -> list[int]:
    """CC-11.2, A.5: the units that may be given a weapon."""
    return [
        unit
        for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side])
        if why_not_carrier(s, side, weapon, unit) is None
    ]


def why_not_carrier(s: Table, side: int, weapon: int, unit: int) -> Refusal | None:
    """CC-11.2, GAP-63, A.5: of its group, and of the type named with it if there is such a unit."""
    plan = s.battle.plan
    words = {"unit": s.unit_word(unit), "weapon": s.weapon_word(weapon)}
    if side_of(unit) != side:
        return Refusal("not-your-unit", "CC-11.2", words)
    if plan.group[unit] != plan.weapon_group[weapon]:
        return Refusal("carrier-elsewhere", "CC-11.2", words)
    if unit in plan.bound:
        return Refusal("carrier-has-own", "CC-11.2", words)
    wanted = plan.carrier[weapon]
    if wanted != "" and plan.ids[unit] != wanted and has_carrier(s, side, weapon):
        return Refusal("carrier-of-type", "CC-11.2", {**words, "type": wanted})
    return None


def has_carrier(s: Table, side: int, weapon: int) -> bool:
    """Whether a unit of the type named with a weapon comes with it."""
    plan = s.battle.plan
    for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side]):
        if plan.ids[unit] == plan.carrier[weapon] and unit not in plan.bound:
            if plan.group[unit] == plan.weapon_group[weapon]:
                return True
    return False


def is_missing(s: Table, side: int, weapon: int) -> bool:
    """Whether a weapon must still be given: nobody has it, and somebody could."""
    if s.holder_of(weapon) != NOWHERE:
        return False
    named = s.battle.plan.carrier[weapon] != ""
    for unit in carriers(s, side, weapon):
        held = s.weapon_of(unit)
        if held < 0 or (named and s.battle.plan.carrier[held] == ""):
            return True
    return False


def give(s: Table, side: int, weapon: int, unit: int) -> None:
    """Give a weapon to a unit; what the unit had waits for somebody else."""
    held = s.weapon_of(unit)
    weapons = s.own_weapons()
    if held >= 0:
        weapons[WEAPON_WIDTH * held + HOLDER] = NOWHERE
    weapons[WEAPON_WIDTH * weapon + HOLDER] = unit
    if s.sink is not None:
        s.tell(
            {"event": "takes-weapon", "unit": s.unit_word(unit), "weapon": s.weapon_word(weapon)},
            audience(s, side),
        )


def take_back(s: Table, side: int, weapon: int) -> None:
    """Take a weapon from whoever has it; it waits."""
    weapons = s.own_weapons()
    weapons[WEAPON_WIDTH * weapon + HOLDER] = NOWHERE
    if s.sink is not None:
        s.tell({"event": "weapon-taken-back", "weapon": s.weapon_word(weapon)}, audience(s, side))
