"""Events that build and remove fortifications (CC-E47, CC-E55, CC-E69, CC-E70, CC-E73)."""

from fieldcraft.games.combat_commander.events.printed import PrintedEvent
from fieldcraft.games.combat_commander.options import BOOBY_TRAP_ATTACKS
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import AT_HEX, FOXHOLES, MINES, WIRE
from fieldcraft.games.combat_commander.terrain.hexes import HEXES
from fieldcraft.games.combat_commander.terrain.markers import can_take_fort, set_fort
from fieldcraft.games.combat_commander.terrain.mines import attack_with_mines
from fieldcraft.games.combat_commander.victory.control import is_friendly_hex


class BoobyTrap(PrintedEvent):
    """CC-E47: Mines in the random hex; by the option they attack who is there."""

    def __init__(self) -> None:
        super().__init__("booby-trap", "CC-E47", has_hex=True)

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        if lay(s, index, MINES) and s.switches & BOOBY_TRAP_ATTACKS:
            for one in (s.active, 1 - s.active):  # the last one pushed comes first (CC-X.1.9)
                if s.is_occupied(one, index):
                    attack_with_mines(s, one, s.units_in(one, index))


class Entrench(PrintedEvent):
    """CC-E55: Foxholes in a friendly hex, or none."""

    def __init__(self) -> None:
        super().__init__("entrench", "CC-E55", optional=True, helps=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return [
            AT_HEX | index
            for index in range(HEXES)
            if is_friendly_hex(s, side, index) and can_take_fort(s, index, FOXHOLES)
        ]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        set_fort(s, thing, FOXHOLES)


class Rubble(PrintedEvent):
    """CC-E69: Wire in the random hex."""

    def __init__(self) -> None:
        super().__init__("rubble", "CC-E69", has_hex=True)

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        lay(s, index, WIRE)


class Sappers(PrintedEvent):
    """CC-E70: Mines or Wire are removed, or none."""

    def __init__(self) -> None:
        super().__init__("sappers", "CC-E70", optional=True)

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        return [AT_HEX | index for index in range(HEXES) if s.fort(index) in (MINES, WIRE)]

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        set_fort(s, thing, 0)


class Shellholes(PrintedEvent):
    """CC-E73: Foxholes in the random hex."""

    def __init__(self) -> None:
        super().__init__("shellholes", "CC-E73", has_hex=True)

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        lay(s, index, FOXHOLES)


def lay(s: Table, index: int, fort: int) -> bool:
    """A fortification in the random hex, if it may take one."""
    if not can_take_fort(s, index, fort):
        return False
    set_fort(s, index, fort)
    return True
