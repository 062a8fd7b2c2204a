"""After each hex that moving units enter (CC-X.1.7): the other player first (DP-09)."""

from typing import Final

from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.react_window import (
    React,
    can_react,
    halt,
    just_entered,
)
from fieldcraft.games.combat_commander.orders.activation import flagged
from fieldcraft.games.combat_commander.orders.move_costs import (
    can_enter,
    spent_of,
)
from fieldcraft.games.combat_commander.table.question import Procedure
from fieldcraft.games.combat_commander.table.table import Table, bit_of, side_of
from fieldcraft.games.combat_commander.terms import (
    ENTERED,
    FIRED,
    GROUPED,
    MOVE_WINDOW,
    MOVING,
    ON_ROAD,
    STATE,
    STEPPED,
    WEAPON_FIRED,
    WEAPON_WIDTH,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT, hex_word
from fieldcraft.games.combat_commander.terrain.mines import attack_with_mines, has_mines
from fieldcraft.games.combat_commander.victory.control import put
from fieldcraft.games.combat_commander.victory.exits import exit_map

ENTER: Final = 0
REACT: Final = 1
CLOSE: Final = 2


class MoveWindow(Procedure):
    """CC-O21.5, CC-X.1.7: the units enter, mines go off, then the inactive player may react.

    The active player's part of the window is his next choice in the Move Order itself.
    """

    SIDE: Final = 1
    UNITS: Final = 2
    HEX: Final = 3
    COVERED: Final = 4

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("side", "side"),
            Slot("units", "units"),
            Slot("hex", "hex"),
            Slot("covered"),
        ]
        super().__init__("move-window", "CC-O21.5", slots)

    @staticmethod
    def enter(s: Table, side: int, units: int, index: int, covered: bool) -> None:
        """Units have paid for a hex, -1 for off the map."""
        s.push(MOVE_WINDOW, [ENTER, side, units, index, 1 if covered else 0])

    @staticmethod
    def reopen(s: Table, side: int, index: int) -> None:
        """The moving side has played an Action in the hex just entered."""
        s.push(MOVE_WINDOW, [REACT, side, 0, index, 0])

    def step(self, s: Table) -> None:
        phase = s.slot(MoveWindow.NEXT)
        side = s.slot(MoveWindow.SIDE)
        index = s.slot(MoveWindow.HEX)
        if phase == ENTER and index < 0:
            mask = s.slot(MoveWindow.UNITS)
            s.pop()
            leave_map(s, side, mask)
        elif phase == ENTER:
            covered = s.slot(MoveWindow.COVERED)  # GAP-55: no fire into a covered way
            s.set_slot(MoveWindow.NEXT, CLOSE if covered else REACT)
            enter(s, side, s.slot(MoveWindow.UNITS), index)
        elif phase == REACT:
            s.set_slot(MoveWindow.NEXT, CLOSE)
            if just_entered(s, side, index) and can_react(s, 1 - side):
                React.push(s, 1 - side, index)
        else:
            s.pop()


def leave_map(s: Table, side: int, mask: int) -> None:
    """CC-7.2.1: the surviving units of a group that leaves are off the map."""
    for unit in s.listed(side, mask):
        if s.place_of(unit) >= 0:
            s.clear_flag(unit, GROUPED | MOVING)
            exit_map(s, unit)


def enter(s: Table, side: int, mask: int, there: int) -> None:
    """The surviving units of a step stand in the hex they paid for."""
    for unit in flagged(s, side, ENTERED):
        s.clear_flag(unit, ENTERED)
    entered = 0
    for unit in s.listed(side, mask):
        if s.has_flag(unit, MOVING) and can_still_enter(s, unit, there):
            wired = WIRE in (s.fort(s.place_of(unit)), s.fort(there))
            put(s, unit, there)
            entered |= bit_of(unit)
            on_road = ON_ROAD if s.battle.ground.on_road[there] else 0
            s.set_flag(unit, ENTERED | STEPPED | on_road)
            if s.sink is not None:
                s.tell(
                    {
                        "event": "moves",
                        "unit": s.unit_word(unit),
                        "hex": hex_word(there),
                        "spent": spent_of(s, unit),
                    }
                )
            if wired:
                halt(s, unit)
    clear_shots(s, 1 - side)
    if entered and has_mines(s, there):
        attack_with_mines(s, side, entered)


def can_still_enter(s: Table, unit: int, there: int) -> bool:
    """GAP-53: a step paid for is completed, unless it has become impossible meanwhile."""
    here = s.place_of(unit)
    return here >= 0 and there in ADJACENT[here] and can_enter(s, side_of(unit), there)


def clear_shots(s: Table, side: int) -> None:
    """CC-A33.3: the pieces of opportunity fire may fire again at the next hex entered."""
    for unit in flagged(s, side, FIRED):
        s.clear_flag(unit, FIRED)
    for weapon in range(s.battle.weapon_slots):
        if s.weapon_flags(weapon) & WEAPON_FIRED:
            unit = s.holder_of(weapon)
            if unit >= 0 and side_of(unit) == side:
                weapons = s.own_weapons()
                weapons[WEAPON_WIDTH * weapon + STATE] &= ~WEAPON_FIRED
