"""After a pass with discards (CC-A31, CC-A35.4): the inactive player's Actions."""

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.printed import PrintedAction
from fieldcraft.games.combat_commander.actions.window import Window
from fieldcraft.games.combat_commander.events.support_tables import BY_HIDDEN_UNIT, call_support
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import AT_HEX, DEMOLISH_FRAME, PASS_WINDOW, THING
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.terrain.markers import set_fort


class PassWindow(Window):
    """DP-39: Demolitions, a hidden unit, or nothing?"""

    def __init__(self) -> None:
        super().__init__(PASS_WINDOW, "pass-window", "CC-X.1.7", [], anytime=True)

    @staticmethod
    def push(s: Table) -> None:
        s.push(PASS_WINDOW, [])

    def decider(self, s: Table) -> int:
        return 1 - s.active

    def cited(self, s: Table) -> str:
        """Demolitions, which alone can be due unless the side is the Defender (CC-A24.5)."""
        return self.clause if s.battle.is_defender(self.decider(s)) else "CC-A31"


class Demolitions(PrintedAction):
    """CC-A31: a fortification under own units is removed."""

    def __init__(self) -> None:
        super().__init__("demolitions", "CC-A31", PASS_WINDOW)

    def fits(self, s: Table, side: int, about: int) -> bool:
        return len(demolishable(s, side)) > 0

    def play(self, s: Table, side: int, about: int) -> None:
        Demolish.push(s, side)


class HiddenUnit(PrintedAction):
    """CC-A35.4: the Defender rolls on his support table."""

    def __init__(self) -> None:
        super().__init__("hidden-unit", "CC-A35.4", PASS_WINDOW)

    def fits(self, s: Table, side: int, about: int) -> bool:
        return s.battle.is_defender(side)

    def play(self, s: Table, side: int, about: int) -> None:
        call_support(s, side, BY_HIDDEN_UNIT)


def demolishable(s: Table, side: int) -> list[int]:
    """CC-A31: fortifications in hexes with an own unit, as options."""
    return [AT_HEX | index for index in s.places_of(side) if not why_not_blown_up(s, side, index)]


def why_not_blown_up(s: Table, side: int, index: int) -> str:
    """CC-A31: what keeps a side from Demolitions in a hex; empty for nothing."""
    if not s.is_occupied(side, index):
        return "none-of-yours-there"
    return "" if s.fort(index) else "no-fort-there"


class Demolish(SideQuestion):
    """CC-A31: which fortification?"""

    def __init__(self) -> None:
        super().__init__("demolish", "hex", "CC-A31", [Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        s.push(DEMOLISH_FRAME, [side])

    def choices(self, s: Table, side: int) -> list[int]:
        return demolishable(s, side)

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        set_fort(s, option & THING, 0)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != AT_HEX:
            return Refusal("not-asked", self.clause, {})
        reason = why_not_blown_up(s, side, option & THING)
        return Refusal(reason, self.clause, {"hex": hex_word(option & THING)})
