"""Who may be given a weapon in the set-up (CC-8.1.1, CC-11.2, GAP-63), and giving it."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.games.combat_commander.setup.placing import audience
from fieldcraft.games.combat_commander.setup.plan import FIRST_ARRIVAL, MAIN_GROUP
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import CAPACITY, NOWHERE


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
        if carrier_hurdle(s, side, weapon, unit) == CARRIES
    ]


CARRIES: Final = 0
NOT_OWN: Final = 1
ELSEWHERE: Final = 2
HAS_OWN: Final = 3
OTHER_TYPE: Final = 4


def carrier_hurdle(s: Table, side: int, weapon: int, unit: int) -> int:
    """CC-11.2, GAP-63, A.5: of its group, and of the type named with it if there is such a unit."""
    plan = s.battle.plan
    if side_of(unit) != side:
        return NOT_OWN
    if plan.group[unit] != plan.weapon_group[weapon]:
        return ELSEWHERE
    if unit in plan.bound:
        return HAS_OWN
    wanted = plan.carrier[weapon]
    if wanted != "" and plan.ids[unit] != wanted and has_carrier(s, side, weapon):
        return OTHER_TYPE
    return CARRIES


def why_not_carrier(s: Table, side: int, weapon: int, unit: int) -> Refusal | None:
    """Why a unit may not be given a weapon; None if it may."""
    hurdle = carrier_hurdle(s, side, weapon, unit)
    words = {"unit": s.unit_word(unit), "weapon": s.weapon_word(weapon)}
    if hurdle == NOT_OWN:
        return Refusal("not-your-unit", "CC-11.2", words)
    if hurdle == ELSEWHERE:
        return Refusal("carrier-elsewhere", "CC-11.2", words)
    if hurdle == HAS_OWN:
        return Refusal("carrier-has-own", "CC-11.2", words)
    if hurdle == OTHER_TYPE:
        words["type"] = s.battle.plan.carrier[weapon]
        return Refusal("carrier-of-type", "CC-11.2", words)
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
    if held >= 0:
        s.give(held, NOWHERE)
    s.give(weapon, unit)
    if s.sink is not None:
        s.tell(
            {"event": "takes-weapon", "unit": s.unit_word(unit), "weapon": s.weapon_word(weapon)},
            audience(s, side),
        )


def take_back(s: Table, side: int, weapon: int) -> None:
    """Take a weapon from whoever has it; it waits."""
    s.give(weapon, NOWHERE)
    if s.sink is not None:
        s.tell({"event": "weapon-taken-back", "weapon": s.weapon_word(weapon)}, audience(s, side))
