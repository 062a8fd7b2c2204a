"""Dig In (CC-A32, DP-25): the last step of a time advance."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.printed import PrintedAction
from fieldcraft.games.combat_commander.actions.window import Window
from fieldcraft.games.combat_commander.cards.fate import size
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    AT_HEX,
    DIG_IN_HEX,
    DIG_IN_WINDOW,
    FORTIFICATIONS,
    FOXHOLES,
    HAND,
    STOP,
    THING,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.terrain.markers import (
    is_fort_left,
    is_free_of_forts,
    set_fort,
)


def open_dig_in(s: Table, side: int) -> None:
    """CC-A32: a player with cards is asked, if some hex could take Foxholes."""
    if size(s, side, HAND) and dig_in_hexes(s, side):
        DigInWindow.push(s, side)


def dig_in_hexes(s: Table, side: int) -> list[int]:
    """CC-A32: hexes with an own unit that may take Foxholes, as options."""
    if not is_fort_left(s, FOXHOLES):
        return []
    return [AT_HEX | index for index in s.places_of(side) if not why_not_dug_in(s, side, index)]


def why_not_dug_in(s: Table, side: int, index: int) -> str:
    """CC-A32: what keeps Foxholes out of a hex; empty for nothing."""
    if not s.is_occupied(side, index):
        return "none-of-yours-there"
    return "" if is_free_of_forts(s, index) else "cannot-fortify"


class DigInWindow(Window):
    """DP-25: Dig In, or not?  What the active player plays opens the window for both again."""

    PLAYED: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("played")]
        super().__init__(DIG_IN_WINDOW, "dig-in", "CC-A32", slots, anytime=True)

    @staticmethod
    def push(s: Table, side: int) -> None:
        s.push(DIG_IN_WINDOW, [side, 0])

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            s.deliver(s.slot(DigInWindow.PLAYED))
        else:
            s.set_slot(DigInWindow.PLAYED, 1)
            super().choose(s, side, option)


class DigIn(PrintedAction):
    """CC-A32: Foxholes in a hex with own units."""

    def __init__(self) -> None:
        super().__init__("dig-in", "CC-A32", DIG_IN_WINDOW)

    def fits(self, s: Table, side: int, about: int) -> bool:
        return len(dig_in_hexes(s, side)) > 0

    def play(self, s: Table, side: int, about: int) -> None:
        DigInWhere.push(s, side)


class DigInWhere(SideQuestion):
    """CC-A32: in which hex?"""

    def __init__(self) -> None:
        super().__init__("dig-in-hex", "hex", "CC-A32", [Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        s.push(DIG_IN_HEX, [side])

    def choices(self, s: Table, side: int) -> list[int]:
        return dig_in_hexes(s, side)

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        set_fort(s, option & THING, FOXHOLES)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != AT_HEX:
            return Refusal("not-asked", self.clause, {})
        words = {"hex": hex_word(option & THING), "fort": FORTIFICATIONS[FOXHOLES]}
        return Refusal(why_not_dug_in(s, side, option & THING), self.clause, words)
