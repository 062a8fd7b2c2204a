"""Whether a side's set-up is complete and sound (DP-02, CC-8.2.a, scenario rule `chained`).

What stands too close or apart is judged when the side is ready, so that pieces can change places.
"""

from fieldcraft.core.contract import Refusal
from fieldcraft.games.combat_commander.setup.arming import is_missing, weapons_of
from fieldcraft.games.combat_commander.setup.fortifying import forts_of, is_fort_missing
from fieldcraft.games.combat_commander.setup.placing import (
    has_room,
    hexes_for,
    is_free,
    units_of,
    waiting_units,
)
from fieldcraft.games.combat_commander.setup.plan import MAIN_GROUP
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT, HEXES, hex_word
from fieldcraft.games.combat_commander.units.figures import room_in
from fieldcraft.games.combat_commander.units.values import figures_in


def why_not_ready(s: Table, side: int, group: int) -> Refusal | None:
    """Why a side is not ready with a group; None if it is."""
    count = missing(s, side, group)
    if count:
        return Refusal("not-all-set-up", "DP-02", {"count": count})
    return why_unsound(s, side, group)


def why_unsound(s: Table, side: int, group: int) -> Refusal | None:
    """What stands too close or apart, as far as it is set up; None if all is well."""
    index = crowded(s, side, group)
    if index >= 0:
        figures = figures_in(s, side, index)
        most = room_in(s, index)
        told = {"hex": hex_word(index), "figures": figures, "room": most}
        return Refusal("crowded", "CC-8.2.a", told)
    apart = cut_off(s, side)
    if apart:
        words = {"unit": s.unit_word(apart[0]), "hex": hex_word(s.place_of(apart[0]))}
        return Refusal("not-chained", "DP-02", words)
    return None


def has_pieces(s: Table, side: int, group: int) -> bool:
    """Whether a side has anything to set up with a group."""
    if units_of(s, side, group) or forts_of(s, side, group):
        return True
    return len(weapons_of(s, side, group)) > 0


def missing(s: Table, side: int, group: int) -> int:
    """How many things a side must still set up before it is ready."""
    count = len(waiting_units(s, side, group))
    for weapon in weapons_of(s, side, group):
        if is_missing(s, side, weapon):
            count += 1
    for fort in forts_of(s, side, group):
        if is_fort_missing(s, side, fort):
            count += 1
    return count


# -- how many in a hex (CC-8.2.a) -----


def crowded(s: Table, side: int, group: int) -> int:
    """A hex with more figures than it holds, of which one could stand elsewhere; -1 without one.

    Where an area cannot hold all its units, more than the limit may stand in a hex of it.
    """
    for unit in units_of(s, side, group):
        index = s.place_of(unit)
        if index >= 0 and figures_in(s, side, index) > room_in(s, index):
            if fitting(s, side, unit):
                return index
    return -1


def fitting(s: Table, side: int, unit: int) -> list[int]:
    """Where a unit may be set up with room for it, and in the chain if there must be one."""
    roomy = [index for index in hexes_for(s, side, unit) if has_room(s, side, unit, index)]
    return linked(s, side, unit, roomy)


# -- in a chain (scenario rule `chained`) -----


def linked(s: Table, side: int, unit: int, area: list[int]) -> list[int]:
    """Those of some hexes with which all units of the side hang together."""
    if not s.battle.plan.chained[side]:
        return area
    others = 0
    for one in links(s, side):
        if one != unit:
            others |= 1 << s.place_of(one)
    if others == 0:
        ground = chain_ground(s, side)
        return [index for index in area if ground == 0 or ground >> index & 1]
    return [index for index in area if reached(others, index) == others | 1 << index]


def links(s: Table, side: int) -> list[int]:
    """The units on the map that must form the chain: those whose place their player chooses."""
    return [unit for unit in units_of(s, side, MAIN_GROUP) if s.place_of(unit) >= 0]


def reached(mask: int, start: int) -> int:
    """The hexes among some that hang together with one, as bits."""
    found = 1 << start
    ends = [start]
    while ends:
        here = ends.pop()
        for index in ADJACENT[here]:
            bit = 1 << index
            if mask & bit and not found & bit:
                found |= bit
                ends.append(index)
    return found


def cut_off(s: Table, side: int) -> list[int]:
    """The units that do not hang together with most others, where all of them could."""
    ground = chain_ground(s, side) if s.battle.plan.chained[side] else 0
    if ground == 0:
        return []
    chain = links(s, side)
    standing = 0
    for unit in chain:
        standing |= 1 << s.place_of(unit)
    main = 0
    most = 0
    for unit in chain:
        part = reached(standing & ground, s.place_of(unit)) & ground
        count = len([one for one in chain if part >> s.place_of(one) & 1])
        if count > most:
            main = part
            most = count
    return [unit for unit in chain if not main >> s.place_of(unit) & 1]


def chain_ground(s: Table, side: int) -> int:
    """The hexes that hang together and have room for everyone of the side, as bits; 0 if none."""
    free = 0
    for index in range(HEXES):
        if s.battle.plan.areas[side][index] and is_free(s, side, index):
            free |= 1 << index
    wanted = 0
    for unit in units_of(s, side, MAIN_GROUP):
        wanted += s.battle.figures[s.kind_of(unit)]
    ground = 0
    left = free
    for index in range(HEXES):
        if left >> index & 1:
            part = reached(free, index)
            left &= ~part
            room = sum([room_in(s, one) for one in range(HEXES) if part >> one & 1])
            if room >= wanted:
                ground |= part
    return ground
