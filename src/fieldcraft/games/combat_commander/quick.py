"""A sensible default set-up (DP-02): forward and in cover, Leaders with their men, guns manned."""

from fieldcraft.games.combat_commander.hexes import DISTANCES, HEXES
from fieldcraft.games.combat_commander.placing import (
    build,
    can_fortify,
    carriers,
    fort_hexes,
    forts_left,
    forts_of,
    give,
    hexes_for,
    is_missing,
    lay,
    waiting_units,
    weapons_of,
)
from fieldcraft.games.combat_commander.table import Table
from fieldcraft.games.combat_commander.terms import BUNKER, LEADER, MINES, WIRE
from fieldcraft.games.combat_commander.values import NO_ATTACK, figures_in, hex_cover

WANTED_FIGURES = 5
"""A Squad and a Leader: hexes are filled so far before a second Squad joins."""


def place_all(s: Table, side: int, group: int) -> None:
    """Set up everything of a group that still waits."""
    forts = forts_of(s, side, group)
    for fort in forts:
        if fort == BUNKER:
            fortify(s, side, fort)
    waiting = waiting_units(s, side, group)
    for unit in waiting:
        if s.battle.unit_kind[s.kind_of(unit)] != LEADER:
            lay(s, unit, best_for(s, side, unit))
    for unit in waiting:
        if s.battle.unit_kind[s.kind_of(unit)] == LEADER:
            lay(s, unit, best_for(s, side, unit))
    weapons = weapons_of(s, side, group)
    for named in (True, False):
        for weapon in weapons:
            if (s.battle.plan.carrier[weapon] != "") == named and is_missing(s, side, weapon):
                give(s, side, weapon, best_carrier(s, side, weapon))
    for fort in forts:
        fortify(s, side, fort)


def best_of(s: Table, hexes: list[int]) -> int:
    """The hex with the best cover."""
    best = hexes[0]
    for index in hexes:
        if hex_cover(s, index, NO_ATTACK) > hex_cover(s, best, NO_ATTACK):
            best = index
    return best


def best_for(s: Table, side: int, unit: int) -> int:
    """Where a unit stands best."""
    best = -1
    most = 0
    for index in hexes_for(s, side, unit):
        merit = merit_of(s, side, unit, index)
        if best < 0 or merit > most:
            best = index
            most = merit
    return best


def merit_of(s: Table, side: int, unit: int, index: int) -> int:
    """How good a hex is: cover, an objective at hand, Leaders among men, no crowds."""
    ground = s.battle.ground
    near = HEXES
    for objective in ground.objective:
        near = min(near, DISTANCES[HEXES * index + objective])
    merit = 4 * hex_cover(s, index, NO_ATTACK) - near
    if s.battle.unit_kind[s.kind_of(unit)] == LEADER:
        led = figures_in(s, side, index)
        merit += 6 * led
    elif figures_in(s, side, index) + s.battle.figures[s.kind_of(unit)] > WANTED_FIGURES:
        merit -= 12
    return merit


def best_carrier(s: Table, side: int, weapon: int) -> int:
    """Who serves a weapon best: Teams before Squads before Leaders, nobody who has one."""
    best = -1
    most = 0
    for unit in carriers(s, side, weapon):
        held = s.weapon_of(unit)
        merit = (0 if held >= 0 else 100) + (2, 3, 1)[s.battle.unit_kind[s.kind_of(unit)]]
        if best < 0 or merit > most:
            best = unit
            most = merit
    return best


def fortify(s: Table, side: int, fort: int) -> None:
    """Set up all fortifications of a kind: cover under the own men, obstacles before them."""
    while forts_left(s, side, fort) > 0:
        best = -1
        most = 0
        for index in fort_hexes(s, side, fort):
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
    ground = s.battle.ground
    near = min([DISTANCES[HEXES * index + objective] for objective in ground.objective])
    manned = s.is_occupied(side, index)
    if fort in (WIRE, MINES):
        return -100 if manned else -near
    gain = max(0, s.battle.fort_cover[fort] - ground.cover[index])
    return (10 * figures_in(s, side, index) if manned else 0) + gain - near
