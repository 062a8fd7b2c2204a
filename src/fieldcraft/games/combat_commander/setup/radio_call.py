"""A radio for the attacker, once the defender has set up (A.6 step 12)."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.setup.force_choice import pay, tell_entry, two_dice
from fieldcraft.games.combat_commander.setup.forces import (
    column_of,
    entry_of,
)
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ENTRY,
    NONE,
    RADIO_PICK,
    ROLL_SUPPORT,
    THING,
)
from fieldcraft.games.combat_commander.units.radios import bring_radio


class RadioCall(Question):
    """A.6 step 12: does the attacker roll for a Radio, once?"""

    SIDE: Final = 0

    def __init__(self) -> None:
        super().__init__("radio-call", "radio", "CC-12.b", [Slot("side", "side")])

    def decider(self, state: State) -> int:
        return state.slot(RadioCall.SIDE)

    def choices(self, s: Table, side: int) -> list[int]:
        return [NONE, ROLL_SUPPORT]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == NONE:
            return
        column = two_dice(s)
        if s.sink is not None:
            s.tell({"event": "support-rolled", "side": s.side_word(side), "number": column})
        if column_of(s, side, column, True):
            s.push(RADIO_PICK, [side, column])


class RadioPick(Question):
    """A.6 step 12: which Radio of the column, if any?"""

    SIDE: Final = 0
    COLUMN: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("column")]
        super().__init__("radio-pick", "support", "CC-12.b", slots)

    def decider(self, state: State) -> int:
        return state.slot(RadioPick.SIDE)

    def choices(self, s: Table, side: int) -> list[int]:
        column = s.slot(RadioPick.COLUMN)
        menu = [ENTRY | number for number in column_of(s, side, column, True)]
        menu.append(NONE)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == NONE:
            return
        entry = entry_of(s, side, option & THING)
        pay(s, side, entry["cost"])
        plain = s.battle.plain
        cost = -entry["cost"] if side == 0 else entry["cost"]
        s.battle = Battle({**plain, "vp": plain["vp"] + cost}, s.battle.tables)
        tell_entry(s, side, option & THING)
        bring_radio(s, side, entry["item"]["radio"])

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != ENTRY:
            return Refusal("not-asked", self.clause, {})
        return Refusal("not-offered", self.clause, {"number": s.slot(RadioPick.COLUMN)})
