"""A sensible default set-up (DP-02): forward and in cover, Leaders with their men, guns manned."""

from fieldcraft.games.combat_commander.ground import IMPASSABLE
from fieldcraft.games.combat_commander.hexes import DISTANCES, HEXES
from fieldcraft.games.combat_commander.standing import put
from fieldcraft.games.combat_commander.table import Table
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    HOLDER,
    LEADER,
    SQUAD,
    TEAM,
    WEAPON_WIDTH,
)
from fieldcraft.games.combat_commander.time import STACKING_LIMIT
from fieldcraft.games.combat_commander.values import figures_in

WANTED_FIGURES = 5
"""A Squad and a Leader: hexes are filled so far before a second Squad joins."""


def place_all(s: Table, side: int) -> None:
    """Set down every unit of a side that is not on the map, then hand out the weapons."""
    hexes = good_hexes(s, side)
    waiting = [
        unit
        for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side])
        if s.kind_of(unit) >= 0 and s.place_of(unit) == -1
    ]
    squads = [u for u in waiting if s.battle.unit_kind[s.kind_of(u)] != LEADER]
    leaders = [u for u in waiting if s.battle.unit_kind[s.kind_of(u)] == LEADER]
    for unit in squads:
        put(s, unit, first_with_room(s, side, unit, hexes))
    for place, unit in enumerate(leaders):
        manned = [h for h in hexes if s.is_occupied(side, h)]
        spread = manned[place * len(manned) // len(leaders) :] + manned
        put(s, unit, first_with_room(s, side, unit, spread + hexes))
    arm_all(s, side)


def good_hexes(s: Table, side: int) -> list[int]:
    """The hexes of the set-up area, the best first: cover, then nearness to an objective."""
    ground = s.battle.ground
    area = s.battle.setup_area[side]

    def merit(index: int) -> tuple[int, int, int]:
        near = min(DISTANCES[HEXES * index + objective] for objective in ground.objective)
        return (-ground.cover[index], near, index)

    found = [
        index
        for index in range(HEXES)
        if area[index] and ground.cost[index] < IMPASSABLE and not s.is_occupied(1 - side, index)
    ]
    return sorted(found, key=merit)


def first_with_room(s: Table, side: int, unit: int, hexes: list[int]) -> int:
    """The first hex that takes the unit comfortably, else the first that takes it at all."""
    figures = s.battle.figures[s.kind_of(unit)]
    for limit in (WANTED_FIGURES, STACKING_LIMIT, 99):
        for index in hexes:
            if figures_in(s, side, index) + figures <= limit:
                return index
    raise ValueError("set-up: an area without a hex to stand in")


def arm_all(s: Table, side: int) -> None:
    """Weapons that nobody carries go to Weapon Teams first, then to other Teams and Squads."""
    for weapon in range(s.battle.weapon_slots):
        if s.weapon_kind(weapon) < 0 or s.holder_of(weapon) != -1:
            continue
        if s.battle.weapon_owner[weapon] != side:
            continue
        for kind in (TEAM, SQUAD, LEADER):
            free = [
                unit
                for unit in s.all_units(side)
                if s.battle.unit_kind[s.kind_of(unit)] == kind and s.weapon_of(unit) < 0
            ]
            if free:
                s.own_weapons()[WEAPON_WIDTH * weapon + HOLDER] = free[0]
                break
