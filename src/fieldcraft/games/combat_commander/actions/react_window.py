"""The inactive player's part of `W-MOVE`: opportunity fire (CC-A33), hidden mines and wire."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.printed import PrintedAction, tell_action
from fieldcraft.games.combat_commander.actions.window import Window, fire_refusal
from fieldcraft.games.combat_commander.cards.fate import listed, size
from fieldcraft.games.combat_commander.orders.activation import (
    OPPORTUNITY_FIRE,
    Activate,
    can_activate,
    flagged,
    flagged_among,
)
from fieldcraft.games.combat_commander.orders.fire import Pieces, can_fire_any
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    BY_OPPORTUNITY,
    is_target,
    pieces_at,
)
from fieldcraft.games.combat_commander.orders.move_costs import points_left, spend
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    DECK_SIZE,
    ENTERED,
    FINISHED,
    FIRE,
    FIRE_CARD,
    GROUPED,
    HAND,
    MINES,
    MOVING,
    OPPORTUNITY,
    REACT_FRAME,
    SHOOT,
    THING,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.terrain.markers import can_take_fort, set_fort
from fieldcraft.games.combat_commander.terrain.mines import attack_with_mines


class React(Window):
    """CC-A33, CC-A35.2, CC-A35.5, DP-09: fire, place mines or wire, or let them go?"""

    HEX: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("hex", "hex")]
        super().__init__(REACT_FRAME, "react", "CC-O21.3", slots, question="react", anytime=True)

    @staticmethod
    def push(s: Table, side: int, index: int) -> None:
        s.push(REACT_FRAME, [side, index])

    def about(self, s: Table) -> int:
        return s.slot(React.HEX)

    def choices(self, s: Table, side: int) -> list[int]:
        index = s.slot(React.HEX)
        menu = super().choices(s, side)
        if is_under_fire(s, side, index):
            if has_unactivated(s, side):
                for card in listed(s, side, HAND):
                    if s.battle.order[DECK_SIZE * side + card] == FIRE:
                        menu.append(FIRE_CARD | card)
            if can_shoot(s, side, index):
                menu.append(SHOOT)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == SHOOT:
            Pieces.push(s, side, BY_OPPORTUNITY, s.slot(React.HEX))
        elif option & ~THING == FIRE_CARD:
            tell_action(s, side, option & THING, "fire")
            Activate.push(s, side, OPPORTUNITY_FIRE)
        else:
            super().choose(s, side, option)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option == SHOOT:
            return Refusal("no-shot", "CC-A33.3", {"hex": hex_word(s.slot(React.HEX))})
        if option & ~THING == FIRE_CARD:
            return fire_refusal(s, side, option & THING)
        return super().refuse(s, side, option)


def can_react(s: Table, side: int) -> bool:
    """Everyone can tell: without cards and without activated units there is nothing to do."""
    return size(s, side, HAND) > 0 or len(flagged(s, side, OPPORTUNITY)) > 0


def just_entered(s: Table, side: int, index: int) -> list[int]:
    """CC-A33.1: the units of a side in a hex that have just entered it."""
    return flagged_among(s, side, s.units_in(side, index), ENTERED)


def halt(s: Table, unit: int) -> None:
    """CC-F106.2: into or out of Wire, the movement ends."""
    s.clear_flag(unit, GROUPED)
    s.set_flag(unit, FINISHED)


def is_under_fire(s: Table, side: int, index: int) -> bool:
    """CC-A33.1: moving enemies are in the hex just entered."""
    return is_target(s, side, index) and len(just_entered(s, 1 - side, index)) > 0


def has_unactivated(s: Table, side: int) -> bool:
    """GAP-23: a unit that no Fire card has activated in this Move Order."""
    return can_activate(s, side, OPPORTUNITY_FIRE)


def can_shoot(s: Table, side: int, index: int) -> bool:
    """CC-A33.3: an activated piece has not fired at this hex yet, and can."""
    return can_fire_any(s, BY_OPPORTUNITY, pieces_at(s, side, BY_OPPORTUNITY, index), index)


class HiddenFort(PrintedAction):
    """CC-A35.2, CC-A35.5: the Defender's, in a hex just entered that may take a fortification."""

    def __init__(self, word: str, clause: str, fort: int) -> None:
        super().__init__(word, clause, REACT_FRAME)
        self.fort = fort

    def fits(self, s: Table, side: int, about: int) -> bool:
        if not s.battle.is_defender(side) or not just_entered(s, 1 - side, about):
            return False
        return can_take_fort(s, about, self.fort)


class HiddenMines(HiddenFort):
    """CC-A35.2: mines, which attack those who have just entered."""

    def __init__(self) -> None:
        super().__init__("hidden-mines", "CC-A35.2", MINES)

    def play(self, s: Table, side: int, about: int) -> None:
        set_fort(s, about, MINES)
        mask = 0
        for unit in just_entered(s, 1 - side, about):
            mask |= bit_of(unit)
        attack_with_mines(s, 1 - side, mask)


class HiddenWire(HiddenFort):
    """CC-A35.5: Wire, which takes hold at once."""

    def __init__(self) -> None:
        super().__init__("hidden-wire", "CC-A35.5", WIRE)

    def play(self, s: Table, side: int, about: int) -> None:
        set_fort(s, about, WIRE)
        for unit in just_entered(s, 1 - side, about):
            if s.has_flag(unit, MOVING):
                spend(s, unit, max(0, points_left(s, unit)))  # GAP-58
                halt(s, unit)
