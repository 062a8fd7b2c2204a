"""Forces that the players of the printed generator choose (A.6): what they may take, what it makes.

Picks are numbers: an order of battle by its place in the nation's list, leaders and entries of the
support table as bits of theirs, works as how often each offer was taken.
"""

from typing import TYPE_CHECKING, Any, Final

from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import POSTURES
from fieldcraft.games.combat_commander.terrain.hexes import EDGES, HEXES, steps_off

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import (
        CommanderScenario,
        PlainForce,
        PlainUnit,
        PlainWeapon,
    )

TAKEN_BITS: Final = 4
"""Bits of `works` for how often an offer was taken."""
TAKEN_MASK: Final = (1 << TAKEN_BITS) - 1
LAST_LEADER: Final = 7
PLAIN_MINES: Final = 6


class Muster:
    """What both sides have chosen so far."""

    def __init__(self) -> None:
        self.force: list[int] = [-1, -1]
        self.leaders: list[int] = [0, 0]
        self.bought: list[int] = [0, 0]
        self.works = 0


# -- orders of battle (steps 5, 6) -----


def forces_of(s: Table, side: int) -> list[dict[str, Any]]:
    """The orders of battle of a side's nation."""
    found: list[dict[str, Any]] = s.battle.tables["orders_of_battle"][s.battle.nations[side]]
    return found


def fitting_forces(s: Table, side: int) -> list[int]:
    """A.6 step 5: those of the side's quality and of the year."""
    quality = s.battle.plain["muster"]["quality"][side]
    return [
        number
        for number, force in enumerate(forces_of(s, side))
        if force["quality"] == quality and force["years"][0] <= s.battle.year <= force["years"][1]
    ]


def size_of(s: Table, side: int) -> int:
    """Company, detachment or platoon, as a place in three figures."""
    size: int = s.battle.plain["muster"]["size"][side]
    return size


def price_of(s: Table, side: int, force: int) -> int:
    """What an order of battle costs in points."""
    points: int = forces_of(s, side)[force]["points"][size_of(s, side)]
    return points


def leaders_wanted(s: Table, side: int, force: int) -> int:
    """How many Leaders a force of this size has."""
    wanted: int = forces_of(s, side)[force]["leaders"][size_of(s, side)]
    return wanted


def leader_for(s: Table, side: int, die: int) -> int:
    """A.6 step 6: whom a die brings, as a place in the nation's list."""
    generator = s.battle.tables["generator"]
    more: int = generator["quality_modifiers"][s.battle.plain["muster"]["quality"][side]]
    for one in generator["leaders"][s.battle.nations[side]]["years"]:
        if one["year"] == s.battle.year:
            more += one["modifier"]
    return max(0, min(LAST_LEADER, die + more))


def leader_word(s: Table, side: int, leader: int) -> str:
    """A Leader's type and counter: `sergeant-y 2`."""
    one = s.battle.tables["generator"]["leaders"][s.battle.nations[side]]["results"][leader]
    return f"{one['unit']} {one['counter']}"


# -- support (steps 7, 12) -----


def entry_of(s: Table, side: int, number: int) -> dict[str, Any]:
    """An entry of the side's support table."""
    entry: dict[str, Any] = s.battle.tables["support"][s.battle.nations[side]][number]
    return entry


def column_of(s: Table, side: int, roll: int, radios: bool) -> list[int]:
    """What a column of the support table offers this year: Radios, or everything else."""
    found: list[int] = []
    for number, entry in enumerate(s.battle.tables["support"][s.battle.nations[side]]):
        if (entry["item"]["radio"] != 0) != radios:
            continue
        for when in entry["rolls"]:
            if when["roll"] == roll and when["years"][0] <= s.battle.year <= when["years"][1]:
                found.append(number)
    return found


def offers_of(s: Table, muster: Muster, side: int, roll: int) -> list[int]:
    """A.6 step 7: what a side may buy of a column: not bought yet, and with counters left."""
    return [
        number
        for number in column_of(s, side, roll, False)
        if not muster.bought[side] >> number & 1 and has_counters(s, muster, side, number)
    ]


def has_counters(s: Table, muster: Muster, side: int, number: int) -> bool:
    """CC-E68: whether the unit and its weapon are still in the box."""
    battle = s.battle
    item = entry_of(s, side, number)["item"]
    units, weapons, _ = pieces_of(s, muster, side)
    if item["counters"]:
        if not free_leader(units, item):
            return False
    else:
        kind = battle.unit_index[side][item["unit"]]
        if units.count(item["unit"]) >= battle.unit_count[kind]:
            return False
    if item["weapon"] == "":
        return True
    gun = battle.weapon_index[side][item["weapon"]]
    return weapons.count(item["weapon"]) < battle.weapon_count[gun]


def free_leader(units: list[str], item: dict[str, Any]) -> str:
    """The first Leader of an entry who is not in the force yet; empty without one."""
    for counter in item["counters"]:
        word = f"{item['unit']} {counter}"
        if word not in units:
            return word
    return ""


def pieces_of(s: Table, muster: Muster, side: int) -> tuple[list[str], list[str], list[list[str]]]:
    """A side's units and weapons so far, and the weapons that belong to a unit (GAP-63)."""
    force = forces_of(s, side)[muster.force[side]]
    size = size_of(s, side)
    units = [
        leader_word(s, side, leader)
        for leader in range(LAST_LEADER + 1)
        if muster.leaders[side] >> leader & 1
    ]
    for kind in ("squads", "teams"):
        for unit, counts in force[kind].items():
            units.extend([unit] * counts[size])
    weapons: list[str] = []
    for one in force["weapons"]:
        if one["years"][0] <= s.battle.year <= one["years"][1]:
            weapons.extend([one["id"]] * one["counts"][size])
    bound: list[list[str]] = []
    table = s.battle.tables["support"][s.battle.nations[side]]
    for number, entry in enumerate(table):
        if muster.bought[side] >> number & 1:
            item = entry["item"]
            units.append(free_leader(units, item) if item["counters"] else item["unit"])
            if item["weapon"] != "":
                weapons.append(item["weapon"])
                bound.append([item["weapon"], item["unit"]])
    return units, weapons, bound


# -- works (step 9) -----


def works_table(s: Table) -> list[dict[str, Any]]:
    """The fortifications that are bought together."""
    table: list[dict[str, Any]] = s.battle.tables["generator"]["fortifications"]
    return table


def taken(works: int, number: int) -> int:
    """How often an offer was taken."""
    return works >> TAKEN_BITS * number & TAKEN_MASK


def works_counts(s: Table, works: int) -> dict[str, int]:
    """How many of each kind of fortification that is."""
    counts: dict[str, int] = {}
    for number, offer in enumerate(works_table(s)):
        for kind, count in offer["pieces"].items():
            if taken(works, number):
                counts[kind] = counts.get(kind, 0) + taken(works, number) * count
    return counts


def mines_of(s: Table, works: int) -> int:
    """CC-F103.1: the strength of the mines that were bought, 0 without any."""
    for number, offer in enumerate(works_table(s)):
        if taken(works, number) and offer["mines"]:
            strength: int = offer["mines"]
            return strength
    return 0


def works_offers(s: Table, works: int, purse: int) -> list[int]:
    """A.6 step 9: what the defender may still buy: one strength of mines, counters of the box."""
    found: list[int] = []
    counts = works_counts(s, works)
    strength = mines_of(s, works)
    for number, offer in enumerate(works_table(s)):
        if offer["cost"] > purse or taken(works, number) == TAKEN_MASK:
            continue
        if offer["mines"] and strength not in (0, offer["mines"]):
            continue
        box = s.battle.tables["fortifications"]
        enough = [
            counts.get(kind, 0) + count <= box[kind]["count"]
            for kind, count in offer["pieces"].items()
        ]
        if all(enough):
            found.append(number)
    return found


# -- the scenario that follows (steps 8, 10 to 15) -----


def scenario_of(s: Table, muster: Muster, vp: int, defender: int) -> "CommanderScenario":
    """The scenario that both have mustered; who has points defends, without any both are Recon."""
    postures = ["recon", "recon"]
    if defender >= 0:
        postures = ["attack", "attack"]
        postures[defender] = "defend"
    forces = [forces_of(s, side)[muster.force[side]] for side in (0, 1)]
    sizes = [size_of(s, side) for side in (0, 1)]
    initiative = [forces[side]["initiative"][sizes[side]] for side in (0, 1)]
    first = 0 if initiative[0] > initiative[1] else 1
    leading = first if defender < 0 else defender
    orders = [forces[side]["orders"][sizes[side]] for side in (0, 1)]
    plain = s.battle.plain.copy()
    del plain["muster"]
    plain["custom"] = True
    plain["postures"] = postures
    plain["orders"] = orders
    plain["surrender"] = [forces[side]["surrender"][sizes[side]] for side in (0, 1)]
    plain["initiative"] = first
    plain["first"] = first
    plain["sudden_death"] = orders[0] + orders[1]
    plain["vp"] = vp
    plain["control"] = [defender] * 5
    plain["mines"] = mines_of(s, muster.works) or PLAIN_MINES
    plain["set_up"] = {**plain["set_up"], "order": [leading, 1 - leading]}
    plain["areas"] = [area_of(s, side, postures[side]) for side in (0, 1)]
    plain["forces"] = [
        plain_force(s, muster, side, muster.works if side == defender else 0) for side in (0, 1)
    ]
    if defender >= 0:
        plain["radio_call"] = 1 - defender
    return plain


def area_of(s: Table, side: int, posture: str) -> list[bool]:
    """A.6 step 10: so deep from the own edge, deeper where the map is narrow."""
    assert posture in POSTURES
    edge = s.battle.edge[side]
    is_wide = EDGES[edge] in ("top", "bottom")
    depth: int = s.battle.tables["generator"]["depth"][posture][0 if is_wide else 1]
    return [steps_off(index, edge) <= depth for index in range(HEXES)]


def plain_force(s: Table, muster: Muster, side: int, works: int) -> "PlainForce":
    """A side's pieces as the set-up takes them; works are placed last."""
    units, weapons, bound = pieces_of(s, muster, side)
    counts = works_counts(s, works)
    carried: list[PlainWeapon] = []
    for weapon in weapons:
        carrier = ""
        for pair in bound:
            if pair[0] == weapon:
                carrier = pair[1]
                bound.remove(pair)
                break
        nation = s.battle.nations[side]
        carried.append({"id": weapon, "nation": nation, "carrier": carrier, "late": False})
    return {
        "units": [plain_unit(word) for word in units],
        "weapons": carried,
        "radio": 0,
        "fortifications": counts,
        "late_fortifications": list(counts),
        "late_anywhere": False,
        "hand": [],
    }


def plain_unit(word: str) -> "PlainUnit":
    """A counter that waits to be set up."""
    parts = word.split()
    counter = int(parts[1]) if len(parts) > 1 else 0
    return {"id": parts[0], "counter": counter, "hex": -1, "late": False}
