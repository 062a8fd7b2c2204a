"""Events that eliminate, suppress or divide units (CC-E51, E52, E60, E62, E66, E75)."""

from fieldcraft.games.combat_commander.events.printed import PrintedEvent, broken_units, units_of
from fieldcraft.games.combat_commander.orders.fire_pieces import can_fire_from
from fieldcraft.games.combat_commander.sight.current_sight import can_see
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import LEADER, SQUAD, THING, UNIT
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT, DISTANCES, HEXES
from fieldcraft.games.combat_commander.units.deploy import deploy
from fieldcraft.games.combat_commander.units.losses import check_end, eliminate, suppress
from fieldcraft.games.combat_commander.units.stacking import deployable
from fieldcraft.games.combat_commander.units.values import (
    NO_ATTACK,
    command_of,
    hex_cover,
    is_usable,
    weapon_range,
)


class Cower(PrintedEvent):
    """CC-E51: Squads outside the command radius of every own Leader are suppressed."""

    def __init__(self) -> None:
        super().__init__("cower", "CC-E51")

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        kinds = s.battle.unit_kind
        leaders = [unit for unit in s.all_units(side) if kinds[s.kind_of(unit)] == LEADER]
        for unit in s.all_units(side):
            if kinds[s.kind_of(unit)] != SQUAD:
                continue
            row = HEXES * s.place_of(unit)
            if not any(DISTANCES[row + s.place_of(one)] <= command_of(s, one) for one in leaders):
                suppress(s, unit)


class Deploy(PrintedEvent):
    """CC-E52: an own Squad becomes two Teams, or none does."""

    def __init__(self) -> None:
        super().__init__("deploy", "CC-E52", optional=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return [
            UNIT | unit
            for index in range(HEXES)
            if s.is_occupied(side, index)
            for unit in deployable(s, side, index)
        ]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        deploy(s, side, thing)


class Interdiction(PrintedEvent):
    """CC-E60: a unit without cover is suppressed."""

    def __init__(self) -> None:
        super().__init__("interdiction", "CC-E60")

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return [
            option
            for option in units_of(s, (0, 1))
            if hex_cover(s, s.place_of(option & THING), NO_ATTACK) < 1
        ]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        suppress(s, thing)


class Kia(PrintedEvent):
    """CC-E62: a broken unit of either side is eliminated."""

    def __init__(self) -> None:
        super().__init__("kia", "CC-E62")

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return broken_units(s, (0, 1))

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        eliminate(s, thing)
        check_end(s)


class PrisonersOfWar(PrintedEvent):
    """CC-E66: an own broken unit next to an enemy is lost."""

    def __init__(self) -> None:
        super().__init__("prisoners-of-war", "CC-E66")

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return [
            option
            for option in broken_units(s, (side,))
            if any(s.is_occupied(1 - side, near) for near in ADJACENT[s.place_of(option & THING)])
        ]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        eliminate(s, thing)
        check_end(s)


class SuppressingFire(PrintedEvent):
    """CC-E75: an enemy unit in range and sight of a usable machine gun is suppressed."""

    def __init__(self) -> None:
        super().__init__("suppressing-fire", "CC-E75")

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        guns = machine_guns(s, side)
        found: list[int] = []
        for unit in s.all_units(1 - side):
            there = s.place_of(unit)
            for gun in guns:
                here = s.place_of(s.holder_of(gun))
                near = DISTANCES[HEXES * here + there] <= weapon_range(s, gun)
                if near and can_see(s, here, there):
                    found.append(UNIT | unit)
                    break
        return found

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        suppress(s, thing)


def machine_guns(s: Table, side: int) -> list[int]:
    """A side's machine guns that could fire now."""
    return [
        weapon
        for weapon in range(s.battle.weapon_slots)
        if s.holder_of(weapon) >= 0
        and side_of(s.holder_of(weapon)) == side
        and s.battle.is_mg[s.weapon_kind(weapon)]
        and is_usable(s, weapon)
        and can_fire_from(s, s.place_of(s.holder_of(weapon)))
    ]
