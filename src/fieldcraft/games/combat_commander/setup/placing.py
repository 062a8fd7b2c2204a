"""Where things may be set up (DP-02, A.5, CC-8, CC-11.2, CC-F100), and setting them down.

While both sides set up at once each works on its own branch, and nothing here looks at what the
other has done.  In set-up the bits of a hex that tell who held it last tell instead whose
fortification lies there; `finish_placing` in `setup.py` makes them what they are in play.
"""

from fieldcraft.core.contract import PUBLIC
from fieldcraft.core.state import MAIN
from fieldcraft.games.combat_commander.setup.plan import FIRST_ARRIVAL, LATE_GROUP, MAIN_GROUP
from fieldcraft.games.combat_commander.table.table import Table, bit_of, side_of
from fieldcraft.games.combat_commander.terms import (
    BLAZE,
    CAPACITY,
    FORT_MASK,
    FORTIFICATIONS,
    HELD_SHIFT,
    HOLDER,
    NOWHERE,
    PLACE,
    UNIT_WIDTH,
    WEAPON_WIDTH,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.ground import BUILDING, IMPASSABLE, OPEN_GROUND
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT, DISTANCES, HEXES, hex_word
from fieldcraft.games.combat_commander.units.figures import room_in
from fieldcraft.games.combat_commander.units.values import figures_in


def audience(s: Table, side: int) -> int:
    """Who may know what a side sets down: everyone, or on a branch itself alone."""
    return PUBLIC if s.inside == MAIN else side


# -- units -----


def units_of(s: Table, side: int, group: int) -> list[int]:
    """The units of a group that their player sets up himself."""
    plan = s.battle.plan
    if group == MAIN_GROUP and plan.scattered[side]:
        return []
    return [
        unit
        for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side])
        if plan.group[unit] == group and plan.fixed[unit] < 0 and not plan.in_tank[unit]
    ]


def waiting_units(s: Table, side: int, group: int) -> list[int]:
    """Those of them that are not on the map yet."""
    return [unit for unit in units_of(s, side, group) if s.place_of(unit) == NOWHERE]


def is_free(s: Table, side: int, index: int) -> bool:
    """Whether a side's unit can stand in a hex: passable, not burning, no enemy there."""
    if s.battle.ground.cost[index] >= IMPASSABLE or s.hexes[index] & BLAZE:
        return False
    if s.inside != MAIN:
        return not s.battle.plan.areas[1 - side][index]
    return not s.is_occupied(1 - side, index)


def is_in_area(s: Table, side: int, unit: int, index: int) -> bool:
    """A.5: whether a hex is in the set-up area of a unit."""
    plan = s.battle.plan
    if plan.late_anywhere[side] and plan.group[unit] == LATE_GROUP:
        return True
    return plan.areas[side][index]


def has_room(s: Table, side: int, unit: int, index: int) -> bool:
    """CC-8.2: whether the hex holds the unit beside the others of its side."""
    figures = figures_in(s, side, index)
    if s.place_of(unit) != index:
        figures += s.battle.figures[s.kind_of(unit)]
    return figures <= room_in(s, side, index)


def hexes_for(s: Table, side: int, unit: int) -> list[int]:
    """DP-02: where a unit may be set up.

    Where an area cannot hold all its units, more than the limit may stand in a hex of it, and
    if nobody can stand in it at all the unit goes into the nearest hexes that are free.
    """
    free = [index for index in range(HEXES) if is_free(s, side, index)]
    area = [index for index in free if is_in_area(s, side, unit, index)]
    if s.battle.plan.chained[side]:
        area = linked(s, side, unit, area)
    roomy = [index for index in area if has_room(s, side, unit, index)]
    if roomy:
        return roomy
    if area:
        return area
    wanted = [index for index in range(HEXES) if is_in_area(s, side, unit, index)]
    return nearest(free, wanted)


def nearest(free: list[int], wanted: list[int]) -> list[int]:
    """Those of some hexes that lie nearest to one of others."""
    best = HEXES
    found: list[int] = []
    for index in free:
        steps = min([DISTANCES[HEXES * index + other] for other in wanted])
        if steps < best:
            best = steps
            found = []
        if steps == best:
            found.append(index)
    return found


def linked(s: Table, side: int, unit: int, area: list[int]) -> list[int]:
    """Scenario rule `chained`: the hexes with which all units of the side hang together."""
    others = 0
    for one in s.all_units(side):
        if one != unit:
            others |= 1 << s.place_of(one)
    if others == 0:
        return area
    return [index for index in area if reached(others, index) == others | 1 << index]


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


def hexes_near(s: Table, side: int, unit: int, centre: int) -> list[int]:
    """Scenario rule `scattered`: in or next to the unit's random hex, else as near as can be."""
    free = [index for index in range(HEXES) if is_free(s, side, index)]
    near = [index for index in free if DISTANCES[HEXES * centre + index] <= 1]
    roomy = [index for index in near if has_room(s, side, unit, index)]
    if roomy:
        return roomy
    far = [index for index in free if has_room(s, side, unit, index)]
    return nearest(far if far else free, [centre])


def lay(s: Table, unit: int, place: int) -> None:
    """Set a unit down without taking control of anything: that comes when all are ready."""
    units = s.own_units()
    crowd = s.own_crowd()
    side = side_of(unit)
    old = units[UNIT_WIDTH * unit + PLACE]
    if old >= 0:
        crowd[HEXES * side + old] = crowd[HEXES * side + old] & ~bit_of(unit)
    units[UNIT_WIDTH * unit + PLACE] = place
    if place >= 0:
        crowd[HEXES * side + place] = crowd[HEXES * side + place] | bit_of(unit)
        if s.sink is not None:
            words = {"unit": s.unit_word(unit), "hex": hex_word(place)}
            s.log("sets-up", audience(s, side), words)


# -- weapons (CC-8.1.1, CC-11.2) -----


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
    """CC-11.2, A.5: the units that may be given a weapon: of its group, and of its type's kind."""
    plan = s.battle.plan
    found = [
        unit
        for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side])
        if plan.group[unit] == plan.weapon_group[weapon] and not is_bound(s, unit)
    ]
    named = [unit for unit in found if plan.ids[unit] == plan.carrier[weapon]]
    return named if plan.carrier[weapon] != "" and named else found


def is_bound(s: Table, unit: int) -> bool:
    """Whether the scenario gives the unit a weapon of its own."""
    return unit in s.battle.plan.bound


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
        words = {"unit": s.unit_word(unit), "weapon": s.weapon_word(weapon)}
        s.log("takes-weapon", audience(s, side), words)


# -- fortifications (CC-8.1.3, CC-F100) -----


def forts_of(s: Table, side: int, group: int) -> list[int]:
    """The kinds of fortifications that a side sets up with a group."""
    plan = s.battle.plan
    if group > LATE_GROUP:
        return []
    return [
        fort
        for fort in range(1, len(FORTIFICATIONS))
        if plan.forts[side][fort] and plan.late_forts[side][fort] == (group == LATE_GROUP)
    ]


def is_own_fort(s: Table, side: int, index: int, fort: int) -> bool:
    """Whether a side has set up this kind of fortification in a hex."""
    marks = s.hexes[index]
    return marks & FORT_MASK == fort and marks >> HELD_SHIFT & 3 == side + 1


def forts_left(s: Table, side: int, fort: int) -> int:
    """How many fortifications of a kind a side still has to set up."""
    placed = 0
    for index in range(HEXES):
        if is_own_fort(s, side, index, fort):
            placed += 1
    return s.battle.plan.forts[side][fort] - placed


def can_fortify(s: Table, side: int, index: int, fort: int) -> bool:
    """CC-F100.2, CC-F100.3, A.5: in the area, dry, no other there, and as the scenario wants it."""
    plan = s.battle.plan
    ground = s.battle.ground
    if not plan.areas[side][index] or ground.water[index] or not is_free(s, side, index):
        return False
    if s.hexes[index] & FORT_MASK:
        return False
    if fort == WIRE and plan.wire_by_buildings:
        return is_by_building(s, index)
    if plan.is_tank(side, fort):
        return can_hold_tank(s, side, index)
    return True


def is_by_building(s: Table, index: int) -> bool:
    """Scenario rule `wire-by-buildings`: a building hex or next to one."""
    terrain = s.battle.ground.terrain
    if terrain[index] == BUILDING:
        return True
    return any(terrain[other] == BUILDING for other in ADJACENT[index])


def can_hold_tank(s: Table, side: int, index: int) -> bool:
    """Scenario rule `tank`: open ground that is not on a hill, with room for the crew."""
    ground = s.battle.ground
    if ground.terrain[index] != OPEN_GROUND or ground.level[index] > 0:
        return False
    figures = figures_in(s, side, index)
    for unit in crew(s):
        if s.place_of(unit) != index:
            figures += s.battle.figures[s.kind_of(unit)]
    return figures <= s.battle.plan.tank_room


def crew(s: Table) -> list[int]:
    """The units inside the tank."""
    return [unit for unit in range(2 * CAPACITY) if s.battle.plan.in_tank[unit]]


def fort_hexes(s: Table, side: int, fort: int) -> list[int]:
    """DP-02: where a fortification of a kind may go, and where one may be taken up again."""
    left = forts_left(s, side, fort)
    found: list[int] = []
    for index in range(HEXES):
        if is_own_fort(s, side, index, fort) or (left > 0 and can_fortify(s, side, index, fort)):
            found.append(index)
    return found


def is_fort_missing(s: Table, side: int, fort: int) -> bool:
    """Whether one of a kind must still be set up: it is left, and a hex could take it."""
    if forts_left(s, side, fort) <= 0:
        return False
    return any(can_fortify(s, side, index, fort) for index in range(HEXES))


def build(s: Table, side: int, index: int, fort: int) -> None:
    """Set a fortification up, or take it up again if it lies there; the tank's crew goes along."""
    hexes = s.own_hexes()
    lifted = is_own_fort(s, side, index, fort)
    if lifted:
        hexes[index] = hexes[index] & ~(FORT_MASK | 3 << HELD_SHIFT)
    else:
        hexes[index] = hexes[index] | fort | (side + 1) << HELD_SHIFT
    if s.sink is not None:
        words = {"side": s.side_word(side), "fort": FORTIFICATIONS[fort], "hex": hex_word(index)}
        s.log("takes-up-fort" if lifted else "sets-up-fort", audience(s, side), words)
    if s.battle.plan.is_tank(side, fort):
        for unit in crew(s):
            lay(s, unit, NOWHERE if lifted else index)


# -- whether all is done -----


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
