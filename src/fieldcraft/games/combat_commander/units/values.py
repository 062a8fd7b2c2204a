"""Current values of units and weapons (CC-3.1, CC-3.3.1, CC-13.2), and cover (CC-T78.3)."""

from typing import Final

from fieldcraft.core.bits import lowest
from fieldcraft.games.combat_commander.sight.lines import LINES
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    BROKEN,
    CAPACITY,
    LEADER,
    MINES,
    SUPPRESSED,
    VETERAN,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.hexes import DIRECTIONS

# Ways of being attacked, which decide what covers (CC-T78.4, CC-F100.5, CC-11.6.a).
NO_ATTACK: Final = 0
DIRECT: Final = 1
FROM_ABOVE: Final = 2  # mortars and artillery
FLAME: Final = 3


def command_of(s: Table, unit: int) -> int:
    """CC-3.1.5, CC-3.3.1.1.c: a Leader's Command; 0 when broken, and for everyone else."""
    if s.is_broken(unit):
        return 0
    return s.battle.command[s.kind_of(unit)]


def command_in(s: Table, side: int, index: int) -> int:
    """CC-3.3.1.2: the sum of Command of a side's Leaders in a hex."""
    total = 0
    left = s.units_in(side, index)
    while left:
        unit = CAPACITY * side + lowest(left)
        left &= left - 1
        if s.battle.unit_kind[s.kind_of(unit)] == LEADER:
            total += command_of(s, unit)
    return total


def modifier(s: Table, unit: int, wired: bool) -> int:
    """CC-3.1.g: Command for Squads and Teams, Veteran, Suppressed, Wire."""
    flags = s.flags_of(unit)
    total = 0
    if flags & VETERAN:
        total += 1
    if flags & SUPPRESSED:
        total -= 1
    index = s.place_of(unit)
    if index >= 0:
        if wired and s.fort(index) == WIRE:
            total -= 1
        if s.battle.unit_kind[s.kind_of(unit)] != LEADER:
            total += command_in(s, side_of(unit), index)
    return total


def fp_of(s: Table, unit: int) -> int:
    """CC-3.1.1: current Firepower."""
    kind = s.kind_of(unit)
    base = s.battle.broken_fp[kind] if s.is_broken(unit) else s.battle.fp[kind]
    return max(0, base + modifier(s, unit, True))


def range_of(s: Table, unit: int) -> int:
    """CC-3.1.2: current Range."""
    kind = s.kind_of(unit)
    base = s.battle.broken_range[kind] if s.is_broken(unit) else s.battle.range[kind]
    return max(0, base + modifier(s, unit, True))


def move_of(s: Table, unit: int) -> int:
    """CC-3.1.3, CC-11.1.a: current Movement, with the modifier of the weapon carried."""
    kind = s.kind_of(unit)
    base = s.battle.broken_move[kind] if s.is_broken(unit) else s.battle.move[kind]
    weapon = s.weapon_of(unit)
    if weapon >= 0:
        base += s.battle.weapon_move[s.weapon_kind(weapon)]
    return max(0, base + modifier(s, unit, False))


def morale_of(s: Table, unit: int) -> int:
    """CC-3.1.4: current Morale, without Cover."""
    kind = s.kind_of(unit)
    base = s.battle.broken_morale[kind] if s.is_broken(unit) else s.battle.morale[kind]
    return max(0, base + modifier(s, unit, True))


def has_boxed_fp(s: Table, unit: int) -> bool:
    """CC-3.1.6: boxed on the side that shows; no broken side has boxed values."""
    return not s.is_broken(unit) and s.battle.boxed_fp[s.kind_of(unit)]


def weapon_command(s: Table, weapon: int) -> int:
    """CC-3.3.1.3: Command helps a weapon that is no ordnance, carried by a Squad or Team."""
    unit = s.holder_of(weapon)
    if s.battle.is_ordnance[s.weapon_kind(weapon)] or unit < 0:
        return 0
    index = s.place_of(unit)
    if index < 0 or s.battle.unit_kind[s.kind_of(unit)] == LEADER:
        return 0
    return command_in(s, side_of(unit), index)


def weapon_fp(s: Table, weapon: int) -> int:
    """CC-11.1.a: a weapon's current Firepower."""
    return s.battle.weapon_fp[s.weapon_kind(weapon)] + weapon_command(s, weapon)


def weapon_range(s: Table, weapon: int) -> int:
    """CC-11.1.a: a weapon's current Range."""
    return s.battle.weapon_range[s.weapon_kind(weapon)] + weapon_command(s, weapon)


# -- cover (CC-T78.3 to CC-T78.5, CC-F100.5) -----


def hex_cover(s: Table, index: int, attack: int) -> int:
    """CC-T78.3, CC-T78.5: the best of terrain and fortification, never their sum."""
    if attack == FLAME:
        return 0
    best = s.battle.ground.cover[index]
    fort = s.fort(index)
    if 0 < fort < MINES:
        covers = s.battle.fort_cover
        if attack == FROM_ABOVE:
            covers = s.battle.fort_cover_from_above
        best = max(best, covers[fort])
    return best


def cover_against(s: Table, index: int, attack: int, sides: int) -> int:
    """CC-T78.3, CC-T78.4: the best cover of a hex, with that of its sides against direct fire."""
    cover = hex_cover(s, index, attack)
    return max(cover, sides) if attack == DIRECT and sides > 0 else cover


def side_cover(s: Table, origin: int, index: int) -> int:
    """CC-T78.4, CC-X.10.11: the cover of the sides over which a shot enters a hex."""
    sides = LINES.between(origin, index).entry
    best = 0
    for direction in range(DIRECTIONS):
        if sides >> direction & 1:
            best = max(best, s.battle.ground.side_cover[DIRECTIONS * index + direction])
    return best


def morale_with_cover(s: Table, unit: int) -> int:
    """CC-3.1.4, CC-T78.5: what a rally or rout roll is compared with."""
    index = s.place_of(unit)
    return morale_of(s, unit) + (hex_cover(s, index, NO_ATTACK) if index >= 0 else 0)


def figures_in(s: Table, side: int, index: int) -> int:
    """CC-8.2: a side's figures in a hex."""
    total = 0
    left = s.units_in(side, index)
    while left:
        total += s.battle.figures[s.kind_of(CAPACITY * side + lowest(left))]
        left &= left - 1
    return total


def is_usable(s: Table, weapon: int) -> bool:
    """CC-11.1.c, CC-13.2.b: an intact weapon of an unbroken, unsuppressed unit on the map."""
    unit = s.holder_of(weapon)
    return (
        unit >= 0
        and s.place_of(unit) >= 0
        and not s.weapon_flags(weapon) & BROKEN
        and not s.has_flag(unit, BROKEN | SUPPRESSED)
    )
