"""After each hex that moving units enter (CC-X.1.7): the other player first (DP-09)."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.playing import (
    action_refusal,
    fire_refusal,
    play_action,
)
from fieldcraft.games.combat_commander.cards.fate import card_word, discard, listed, size
from fieldcraft.games.combat_commander.orders.activation import OPPORTUNITY_FIRE, Activate, flagged
from fieldcraft.games.combat_commander.orders.fire import Pieces
from fieldcraft.games.combat_commander.orders.fire_groups import can_reach_fp
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    BY_OPPORTUNITY,
    is_target,
    pieces_at,
)
from fieldcraft.games.combat_commander.orders.move_costs import (
    can_enter,
    points_left,
    spend,
    spent_of,
)
from fieldcraft.games.combat_commander.table.question import Procedure, SideQuestion
from fieldcraft.games.combat_commander.table.table import Table, bit_of, side_of
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    DECK_SIZE,
    ENTERED,
    FINISHED,
    FIRE,
    FIRE_CARD,
    FIRED,
    GROUPED,
    HAND,
    HIDDEN_MINES,
    HIDDEN_WIRE,
    MINES,
    MOVE_WINDOW,
    MOVING,
    ON_ROAD,
    OPPORTUNITY,
    REACT_FRAME,
    SHOOT,
    STATE,
    STEPPED,
    STOP,
    THING,
    WEAPON_FIRED,
    WEAPON_WIDTH,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT, hex_word
from fieldcraft.games.combat_commander.terrain.markers import can_take_fort, set_fort
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
            if has_entered(s, side, index) and can_react(s, 1 - side):
                React.push(s, 1 - side, index)
        else:
            s.pop()


def can_react(s: Table, side: int) -> bool:
    """Everyone can tell: without cards and without activated units there is nothing to do."""
    return size(s, side, HAND) > 0 or len(flagged(s, side, OPPORTUNITY)) > 0


def has_entered(s: Table, side: int, index: int) -> bool:
    """CC-A33.1: whether units of a side that have just entered a hex are still there."""
    return any(s.has_flag(unit, ENTERED) for unit in s.listed(side, s.units_in(side, index)))


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


def halt(s: Table, unit: int) -> None:
    """CC-F106.2: into or out of Wire, the movement ends."""
    s.clear_flag(unit, GROUPED)
    s.set_flag(unit, FINISHED)


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


class React(SideQuestion):
    """CC-A33, CC-A35.2, CC-A35.5, DP-09: fire, place mines or wire, or let them go?"""

    HEX: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("hex", "hex")]
        super().__init__("react", "react", "CC-O21.3", slots, secret=True, anytime=True)

    @staticmethod
    def push(s: Table, side: int, index: int) -> None:
        s.push(REACT_FRAME, [side, index])

    def choices(self, s: Table, side: int) -> list[int]:
        index = s.slot(React.HEX)
        menu = [STOP]
        under_fire = is_under_fire(s, side, index)
        for card in listed(s, side, HAND):
            place = DECK_SIZE * side + card
            if s.battle.order[place] == FIRE and under_fire and has_unactivated(s, side):
                menu.append(FIRE_CARD | card)
            if can_hide(s, side, s.battle.action[place], index):
                menu.append(ACTION_CARD | card)
        if under_fire and can_shoot(s, side, index):
            menu.append(SHOOT)
        menu.sort()
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        index = s.slot(React.HEX)
        if option == STOP:
            s.pop()
        elif option == SHOOT:
            Pieces.push(s, side, BY_OPPORTUNITY, index)
        elif option & ~THING == FIRE_CARD:
            discard(s, side, option & THING)
            if s.sink is not None:
                s.tell(
                    {
                        "event": "plays-action",
                        "side": s.side_word(side),
                        "action": "fire",
                        "card": card_word(s, side, option & THING),
                    }
                )
            Activate.push(s, side, OPPORTUNITY_FIRE)
        else:
            hide(s, side, option & THING, index)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        kind = option & ~THING
        if option == SHOOT:
            return Refusal("no-shot", "CC-A33.3", {"hex": hex_word(s.slot(React.HEX))})
        if kind == FIRE_CARD:
            return fire_refusal(s, side, option & THING)
        if kind != ACTION_CARD:
            return Refusal("not-asked", self.clause, {})
        return action_refusal(s, side, option & THING)


def is_under_fire(s: Table, side: int, index: int) -> bool:
    """CC-A33.1: moving enemies are in the hex just entered."""
    return is_target(s, side, index) and has_entered(s, 1 - side, index)


def has_unactivated(s: Table, side: int) -> bool:
    """GAP-23: a unit that no Fire card has activated in this Move Order."""
    return any(not s.has_flag(unit, OPPORTUNITY) for unit in s.all_units(side))


def can_shoot(s: Table, side: int, index: int) -> bool:
    """CC-A33.3: an activated piece has not fired at this hex yet, and can."""
    near = pieces_at(s, side, BY_OPPORTUNITY, index)
    return any(
        can_reach_fp(s, BY_OPPORTUNITY, [piece], [p for p in near if p != piece], index)
        for piece in near
    )


def can_hide(s: Table, side: int, action: int, index: int) -> bool:
    """CC-A35.2, CC-A35.5: the scenario Defender, a hex that may take a fortification."""
    if action not in (HIDDEN_MINES, HIDDEN_WIRE) or not s.battle.is_defender(side):
        return False
    if not has_entered(s, 1 - side, index):
        return False
    return can_take_fort(s, index, MINES if action == HIDDEN_MINES else WIRE)


def hide(s: Table, side: int, card: int, index: int) -> None:
    """CC-A35.2, CC-A35.5: mines attack those who have just entered; wire takes hold at once."""
    action = s.battle.action[DECK_SIZE * side + card]
    play_action(s, side, card)
    entered = [
        unit
        for unit in s.listed(1 - side, s.units_in(1 - side, index))
        if s.has_flag(unit, ENTERED)
    ]
    if action == HIDDEN_WIRE:
        set_fort(s, index, WIRE)
        for unit in entered:
            if s.has_flag(unit, MOVING):
                spend(s, unit, max(0, points_left(s, unit)))  # GAP-58
                halt(s, unit)
        return
    set_fort(s, index, MINES)
    mask = 0
    for unit in entered:
        mask |= bit_of(unit)
    attack_with_mines(s, 1 - side, mask)
