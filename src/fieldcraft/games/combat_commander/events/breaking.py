"""Events and the sniper that break units (CC-E43, CC-E72, CC-E77, CC-1.9.1.3)."""

from typing import Final

from fieldcraft.games.combat_commander.actions.break_window import order_break
from fieldcraft.games.combat_commander.events.printed import Choice, PrintedEvent, nearest
from fieldcraft.games.combat_commander.options import WHITE_PHOSPHORUS
from fieldcraft.games.combat_commander.sight.current_sight import can_see
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import AT_HEX, UNIT
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES
from fieldcraft.games.combat_commander.terrain.markers import place_random_smoke


class Sniped(Choice):
    """CC-1.9.1.3: one unit in or next to the random hex, or nobody."""

    def __init__(self) -> None:
        super().__init__("sniped", "CC-1.9.1.3", optional=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        reach = 1
        for rule in s.battle.rules:
            reach = rule.sniper_reach(side, reach)
        return [
            UNIT | unit
            for one in (0, 1)
            for unit in s.all_units(one)
            if DISTANCES[HEXES * about + s.place_of(unit)] <= reach
        ]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        order_break(s, thing)


SNIPED: Final = Sniped()


class AirSupport(PrintedEvent):
    """CC-E43: all units of the hex nearest to the random one break, or none."""

    def __init__(self) -> None:
        super().__init__("air-support", "CC-E43", optional=True, has_hex=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return nearest(
            [
                (DISTANCES[HEXES * about + index], AT_HEX | index)
                for index in range(HEXES)
                if s.is_occupied(0, index) or s.is_occupied(1, index)
            ]
        )

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        for one in (s.active, 1 - s.active):  # the last one pushed comes first (CC-X.1.9)
            for unit in reversed(s.listed(one, s.units_in(one, thing))):
                order_break(s, unit)


class ShellShock(PrintedEvent):
    """CC-E72: the unit nearest to the random hex breaks."""

    def __init__(self) -> None:
        super().__init__("shell-shock", "CC-E72", has_hex=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return nearest(
            [
                (DISTANCES[HEXES * about + s.place_of(unit)], UNIT | unit)
                for one in (0, 1)
                for unit in s.all_units(one)
            ]
        )

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        order_break(s, thing)


class PhosphorusUnit(Choice):
    """CC-E77: a unit in the hex breaks."""

    def __init__(self) -> None:
        super().__init__("white-phosphorus-unit", "CC-E77")

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return [
            UNIT | unit for one in (0, 1) for unit in s.all_units(one) if s.place_of(unit) == about
        ]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        order_break(s, thing)


PHOSPHORUS_UNIT: Final = PhosphorusUnit()


class WhitePhosphorus(PrintedEvent):
    """CC-E77, by the option: Smoke in a hex with enemies in sight, and one unit there breaks."""

    def __init__(self) -> None:
        super().__init__("white-phosphorus", "CC-E77")

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        if s.switches & WHITE_PHOSPHORUS:
            self.ask(s, side, -1)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        own = [s.place_of(unit) for unit in s.all_units(side)]
        return [
            AT_HEX | index
            for index in range(HEXES)
            if s.is_occupied(1 - side, index) and any(can_see(s, place, index) for place in own)
        ]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        place_random_smoke(s, thing)
        PHOSPHORUS_UNIT.ask(s, side, thing)
