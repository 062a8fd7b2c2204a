"""A sensible default set-up (DP-02): objectives held, cover used, Leaders among men, guns manned.

Teams come first, to places from which much is seen, then Squads to objectives and into cover,
then Leaders to where they lead most, then weapons to those who use them best.
"""

from typing import Final

from fieldcraft.games.combat_commander.setup.arming import (
    carriers,
    give,
    is_missing,
    weapons_of,
)
from fieldcraft.games.combat_commander.setup.fortifying import (
    build,
    can_fortify,
    forts_left,
    forts_of,
)
from fieldcraft.games.combat_commander.setup.placing import hexes_for, lay, units_of, waiting_units
from fieldcraft.games.combat_commander.setup.readiness import crowded, cut_off, fitting, linked
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED, UNKNOWN
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ATTACK,
    BUNKER,
    LEADER,
    MINES,
    NOWHERE,
    SQUAD,
    TEAM,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DISTANCES,
    HEXES,
    steps_off,
)
from fieldcraft.games.combat_commander.units.values import (
    NO_ATTACK,
    command_in,
    figures_in,
    hex_cover,
)

WANTED_FIGURES: Final = 5
"""A Squad and a Leader: hexes are filled so far before a second Squad joins."""
LOOK: Final = 10
"""How far a Team looks out when it finds its place."""


def place_all(s: Table, side: int, group: int) -> None:
    """Set up everything of a group that still waits, and mend what is crowded or cut off."""
    forts = forts_of(s, side, group)
    if BUNKER in forts:
        fortify(s, side, BUNKER)
    for unit in cut_off(s, side):
        lay(s, unit, NOWHERE)
    waiting = waiting_units(s, side, group)
    for kind in (TEAM, SQUAD, LEADER):
        for unit in waiting:
            if s.battle.unit_kind[s.kind_of(unit)] == kind:
                lay(s, unit, best_for(s, side, unit))
    thin_out(s, side, group)
    for weapon in sorted(weapons_of(s, side, group), key=lambda one: turn_of(s, one)):
        if is_missing(s, side, weapon):
            give(s, side, weapon, best_carrier(s, side, weapon))
    for fort in forts:
        fortify(s, side, fort)


# -- units -----


def thin_out(s: Table, side: int, group: int) -> None:
    """CC-8.2.a: let units leave a crowded hex as long as one of them finds room elsewhere."""
    index = crowded(s, side, group)
    while index >= 0:
        for unit in reversed(units_of(s, side, group)):
            if s.place_of(unit) == index and fitting(s, side, unit):
                lay(s, unit, best_for(s, side, unit))
                break
        index = crowded(s, side, group)


def best_for(s: Table, side: int, unit: int) -> int:
    """Where a unit stands best; if there is no room at all, in the chain at least."""
    hexes = fitting(s, side, unit)
    if not hexes:
        hexes = linked(s, side, unit, hexes_for(s, side, unit)) or hexes_for(s, side, unit)
    best = -1
    most = 0
    is_leader = s.battle.unit_kind[s.kind_of(unit)] == LEADER
    helped = helped_by(s, side, unit) if is_leader else []
    for index in hexes:
        merit = ground_merit(s, side, index)
        merit += helped[index] if is_leader else company(s, side, unit, index)
        if best < 0 or merit > most:
            best = index
            most = merit
    return best


def best_of(s: Table, hexes: list[int]) -> int:
    """The hex with the best cover."""
    best = hexes[0]
    for index in hexes:
        if hex_cover(s, index, NO_ATTACK) > hex_cover(s, best, NO_ATTACK):
            best = index
    return best


def company(s: Table, side: int, unit: int, index: int) -> int:
    """Not in a crowd, but beside others; and Teams where they see much."""
    kind = s.kind_of(unit)
    merit = 0
    if figures_in(s, side, index) + s.battle.figures[kind] > WANTED_FIGURES:
        merit -= 16
    beside = 0
    for other in ADJACENT[index]:
        if s.is_occupied(side, other):
            beside += 1
    merit += min(3, beside)
    if s.battle.unit_kind[kind] == TEAM:
        merit += seen_from(s, index) // 6
    return merit


def ground_merit(s: Table, side: int, index: int) -> int:
    """Cover, an objective to hold or to reach, and nothing in the hex that harms."""
    ground = s.battle.ground
    merit = 4 * hex_cover(s, index, NO_ATTACK) - 2 * ground.to_objective[index]
    if s.fort(index) in (WIRE, MINES):
        merit -= 40
    if ground.water[index]:
        merit -= 12
    merit += ground.hedged[index]
    if s.battle.posture[side] == ATTACK:
        return merit + 2 * min(3, steps_off(index, s.battle.edge[side]))
    objective = ground.is_objective[index]
    if objective >= 0 and not is_held(s, side, objective):
        merit += 14
    return merit


def is_held(s: Table, side: int, objective: int) -> bool:
    """Whether a side has a unit in an objective already."""
    return any(s.is_occupied(side, one) for one in s.battle.ground.objective_hexes[objective])


def helped_by(s: Table, side: int, leader: int) -> list[int]:
    """CC-3.3.1: by hex, how many figures a Leader would help there, and could activate from it."""
    reach = s.battle.command[s.kind_of(leader)]
    total = [0] * HEXES
    for unit in s.all_units(side):
        here = s.place_of(unit)
        kind = s.kind_of(unit)
        if s.battle.unit_kind[kind] == LEADER:
            total[here] -= 30
            continue
        figures = s.battle.figures[kind]
        total[here] += 4 * figures
        if not is_led(s, side, here):
            for index in range(HEXES):
                if DISTANCES[HEXES * here + index] <= reach:
                    total[index] += 3 * figures
    return total


def is_led(s: Table, side: int, index: int) -> bool:
    """CC-3.3.1.1.b: whether a Leader reaches a hex already."""
    for unit in s.all_units(side):
        reach = s.battle.command[s.kind_of(unit)]
        if reach and DISTANCES[HEXES * s.place_of(unit) + index] <= reach:
            return True
    return False


def seen_from(s: Table, index: int) -> int:
    """How many hexes within range can be seen from a hex."""
    ground = s.battle.ground
    if ground.outlook[index] == UNKNOWN:
        count = 0
        for other in range(HEXES):
            near = DISTANCES[HEXES * index + other] <= LOOK
            if near and ground.seen(index, other, True) != BLOCKED:
                count += 1
        ground.outlook[index] = count
    return ground.outlook[index]


# -- weapons -----


def turn_of(s: Table, weapon: int) -> int:
    """When a weapon is given: those with a carrier of their own, then the heavier ones first."""
    heavy = s.battle.weapon_move[s.weapon_kind(weapon)]  # a negative number
    return heavy - (10 if s.battle.plan.carrier[weapon] != "" else 0)


def best_carrier(s: Table, side: int, weapon: int) -> int:
    """Who serves a weapon best."""
    best = -1
    most = 0
    for unit in carriers(s, side, weapon):
        merit = serving(s, side, weapon, unit)
        if best < 0 or merit > most:
            best = unit
            most = merit
    return best


def serving(s: Table, side: int, weapon: int, unit: int) -> int:
    """How well a unit serves a weapon: charges with strong Squads, guns with Teams that see far."""
    battle = s.battle
    kind = s.kind_of(unit)
    gun = s.weapon_kind(weapon)
    held = s.weapon_of(unit)
    merit = 100 if held < 0 else 50 if battle.plan.carrier[held] == "" else 0
    if battle.weapon_range[gun] <= 1:
        return merit + (10 if battle.unit_kind[kind] == SQUAD else 0) + battle.morale[kind]
    if battle.unit_kind[kind] == LEADER:
        merit -= 20  # his Command would not help it (CC-3.3.1.3)
    elif battle.unit_kind[kind] == TEAM:
        merit += 8
    place = s.place_of(unit)
    if place >= 0:
        merit += seen_from(s, place) // 10
        if battle.ground.water[place] or s.fort(place) == WIRE:
            merit -= 20
        if not battle.is_ordnance[gun]:
            merit += 2 * command_in(s, side, place)
    return merit


# -- fortifications -----


def fortify(s: Table, side: int, fort: int) -> None:
    """Set up all fortifications of a kind: cover under the own men, obstacles before them."""
    while forts_left(s, side, fort) > 0:
        best = -1
        most = 0
        for index in range(HEXES):
            if not can_fortify(s, side, index, fort):
                continue
            merit = fort_merit(s, side, index, fort)
            if best < 0 or merit > most:
                best = index
                most = merit
        if best < 0:
            return
        build(s, side, best, fort)


def fort_merit(s: Table, side: int, index: int, fort: int) -> int:
    """How much a fortification helps in a hex."""
    if fort in (WIRE, MINES):
        return barring(s, side, index)
    gain = s.battle.fort_cover[fort] - s.battle.ground.cover[index]
    merit = gain * figures_in(s, side, index) - s.battle.ground.to_objective[index]
    if any(rule.is_armed(side, fort) for rule in s.battle.rules):
        merit += seen_from(s, index) // 4
    return merit


def barring(s: Table, side: int, index: int) -> int:
    """How much an obstacle bars: two steps before own men, on the enemy's way, not under them."""
    if s.is_occupied(side, index):
        return -200
    edge = s.battle.edge[1 - side]
    near = HEXES
    before = 0
    for unit in s.all_units(side):
        here = s.place_of(unit)
        steps = DISTANCES[HEXES * here + index]
        if steps < near:
            near = steps
            before = steps_off(here, edge) - steps_off(index, edge)
    ground = s.battle.ground
    merit = -3 * abs(near - 2) - ground.to_objective[index] - 2 * ground.cover[index]
    return merit + 4 * min(2, before)
