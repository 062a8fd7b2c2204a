"""Where units may be set up (DP-02, A.5, GAP-64), and setting them down.

While both sides set up at once each works on its own branch, and nothing here looks at what the
other has done.
"""

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.state import MAIN
from fieldcraft.games.combat_commander.setup.plan import LATE_GROUP, MAIN_GROUP
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    BLAZE,
    CAPACITY,
    NOWHERE,
)
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES, hex_word
from fieldcraft.games.combat_commander.units.figures import room_in
from fieldcraft.games.combat_commander.units.values import figures_in


def audience(s: Table, side: int) -> int:
    """Who may know what a side sets down: everyone, or on a branch itself alone."""
    return PUBLIC if s.inside == MAIN else side


def units_of(s: Table, side: int, group: int) -> list[int]:
    """The units of a group that their player sets up himself."""
    plan = s.battle.plan
    if group == MAIN_GROUP and plan.scattered[side]:
        return []
    return [
        unit
        for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side])
        if plan.group[unit] == group and plan.fixed[unit] < 0 and not comes_along(s, unit)
    ]


def comes_along(s: Table, unit: int) -> bool:
    """Whether a special rule sets a unit up together with something."""
    return any(rule.comes_along(unit) for rule in s.battle.rules)


def waiting_units(s: Table, side: int, group: int) -> list[int]:
    """Those of them that are not on the map yet."""
    return [unit for unit in units_of(s, side, group) if s.place_of(unit) == NOWHERE]


def is_free(s: Table, side: int, index: int) -> bool:
    """Whether a side's unit can stand in a hex: passable, not burning, no enemy there."""
    if not s.battle.ground.passable[index] or s.hexes[index] & BLAZE:
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
    return figures <= room_in(s, index)


def why_not_unit(s: Table, side: int, unit: int, index: int) -> Refusal | None:
    """DP-02: why a unit may not be set up in a hex; None if it may.

    How many stand in a hex, and whether they form a chain, is judged when the side is ready.
    """
    words = {"unit": s.unit_word(unit), "hex": hex_word(index)}
    if not is_in_area(s, side, unit, index):
        return Refusal("outside-area", "DP-02", words)
    if not is_free(s, side, index):
        return Refusal("cannot-stand-there", "DP-02", words)
    return None


def hexes_for(s: Table, side: int, unit: int) -> list[int]:
    """DP-02: where a unit may be set up.

    If nobody can stand in the area at all, in the nearest hexes that are free.
    """
    wanted = [index for index in range(HEXES) if is_in_area(s, side, unit, index)]
    area = [index for index in wanted if is_free(s, side, index)]
    if area:
        return area
    return nearest([index for index in range(HEXES) if is_free(s, side, index)], wanted)


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


def hexes_near(s: Table, side: int, unit: int, centre: int) -> list[int]:
    """Scenario rule `scattered`: in or next to the unit's random hex, else as near as can be."""
    near = [index for index in range(HEXES) if why_not_near(s, side, unit, index, centre) is None]
    if near:
        return near
    free = [index for index in range(HEXES) if is_free(s, side, index)]
    far = [index for index in free if has_room(s, side, unit, index)]
    return nearest(far if far else free, [centre])


def why_not_near(s: Table, side: int, unit: int, index: int, centre: int) -> Refusal | None:
    """Scenario rule `scattered`: why a unit may not be set up in a hex; None if it may."""
    words = {"unit": s.unit_word(unit), "hex": hex_word(index)}
    if DISTANCES[HEXES * centre + index] > 1:
        return Refusal("not-near-random-hex", "DP-02", {**words, "near": hex_word(centre)})
    if not is_free(s, side, index):
        return Refusal("cannot-stand-there", "DP-02", words)
    if not has_room(s, side, unit, index):
        return Refusal("no-room", "CC-8.2.a", words)
    return None


def lay(s: Table, unit: int, place: int) -> None:
    """Set a unit down without taking control of anything: that comes when all are ready."""
    side = side_of(unit)
    s.lay(unit, place)
    if place >= 0:
        if s.sink is not None:
            s.tell(
                {"event": "sets-up", "unit": s.unit_word(unit), "hex": hex_word(place)},
                audience(s, side),
            )
    elif s.sink is not None:
        s.tell({"event": "unit-taken-back", "unit": s.unit_word(unit)}, audience(s, side))
