"""Defence against fire, artillery and mines (CC-O20.3.4), and the Actions before its rolls."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.break_window import order_break
from fieldcraft.games.combat_commander.actions.printed import PrintedAction, discard_for_action
from fieldcraft.games.combat_commander.actions.window import Window
from fieldcraft.games.combat_commander.cards.fate import size
from fieldcraft.games.combat_commander.cards.outcomes import DEFENCE_ROLL, HIT, TIE
from fieldcraft.games.combat_commander.cards.roll_base import Roller, roll
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    DEFENCE_FRAME,
    DEFENCE_WINDOW,
    FOXHOLES,
    HAND,
    NEXT_UNIT,
    PILLBOX,
    STOP,
    THING,
    UNIT,
)
from fieldcraft.games.combat_commander.terrain.ground import BUILDING
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.terrain.markers import can_take_fort, set_fort
from fieldcraft.games.combat_commander.units.losses import suppress
from fieldcraft.games.combat_commander.units.values import cover_against

OPEN_WINDOW: Final = 0
NEXT: Final = 1
ROLL: Final = 2
APPLY: Final = 3


class Defence(Roller):
    """CC-O20.3.4: each unit of a side in a hex rolls separately, in its owner's order."""

    SIDE: Final = 1
    HEX: Final = 2
    TOTAL: Final = 3
    ATTACK: Final = 4
    HEXSIDE: Final = 5
    LEFT: Final = 6
    UNIT: Final = 7
    RESULT: Final = 8

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("side", "side"),
            Slot("hex", "hex"),
            Slot("total", "value"),
            Slot("attack"),  # DIRECT, FROM_ABOVE or FLAME
            Slot("hexside"),
            Slot("left", "units"),
            Slot("unit", "unit"),
            Slot("result", "value"),
        ]
        super().__init__("defence", "CC-O20.3.4", slots)

    @staticmethod
    def push(
        s: Table, side: int, index: int, total: int, attack: int, hexside: int, units: int
    ) -> None:
        """Units of a side in a hex defend against an attack total."""
        s.push(DEFENCE_FRAME, [OPEN_WINDOW, side, index, total, attack, hexside, units, -1, 0])

    def step(self, s: Table) -> None:
        phase = s.slot(Defence.NEXT)
        side = s.slot(Defence.SIDE)
        if phase == APPLY:
            self.apply(s)
        elif phase == ROLL:
            unit = s.slot(Defence.RESULT)
            s.set_slot(Defence.UNIT, unit)
            s.set_slot(Defence.NEXT, APPLY)
            roll(s, side, DEFENCE_ROLL, unit, s.slot(Defence.TOTAL))
        else:
            left = s.slot(Defence.LEFT) & s.units_in(side, s.slot(Defence.HEX))  # GAP-57
            s.set_slot(Defence.LEFT, left)
            if left == 0:
                s.pop()
            elif phase == OPEN_WINDOW:
                s.set_slot(Defence.NEXT, NEXT)
                if size(s, side, HAND):
                    DefenceWindow.push(s, side)
            else:
                s.set_slot(Defence.NEXT, ROLL)
                NextUnit.push(s, side, left)

    def apply(self, s: Table) -> None:
        """CC-O20.3.4: below the total it breaks, on a tie it is suppressed."""
        unit = s.slot(Defence.UNIT)
        s.set_slot(Defence.NEXT, NEXT)
        s.set_slot(Defence.LEFT, s.slot(Defence.LEFT) & ~bit_of(unit))
        strike(s, unit, s.slot(Defence.RESULT))

    def cover(self, s: Table, place: int) -> int:
        hexside = s.slot_at(place, Defence.HEXSIDE)
        attack = s.slot_at(place, Defence.ATTACK)
        return cover_against(s, s.slot_at(place, Defence.HEX), attack, hexside)

    def firing(self, s: Table, place: int) -> list[int]:
        """Those against whom the units defend."""
        below = s.below(place)
        attacker = s.frames[s.kind_at(below)]
        return attacker.firing(s, below) if isinstance(attacker, Roller) else []


def strike(s: Table, unit: int, outcome: int) -> None:
    """What a defence roll has decided; CC-X.1.5: nothing, if its object is gone."""
    if s.place_of(unit) < 0:
        return
    if outcome == HIT:
        order_break(s, unit)
    elif outcome == TIE:
        suppress(s, unit)


class NextUnit(SideQuestion):
    """DP-16, DP-26, DP-28: which unit rolls next?  It is delivered to the frame that waits."""

    LEFT: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("left", "units")]
        super().__init__("next-unit", "unit", "CC-O20.3.4", slots)

    @staticmethod
    def push(s: Table, side: int, left: int) -> None:
        """Ask the owner for the next of these units."""
        s.push(NEXT_UNIT, [side, left])

    def cited(self, s: Table) -> str:
        return s.frames[s.kind_at(s.under())].clause

    def choices(self, s: Table, side: int) -> list[int]:
        return [UNIT | unit for unit in s.listed(side, s.slot(NextUnit.LEFT))]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.deliver(option & THING)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != UNIT:
            return Refusal("not-asked", self.cited(s), {})
        return Refusal("rolls-not-now", self.cited(s), {"unit": s.unit_word(option & THING)})


class DefenceWindow(Window):
    """DP-15: an Action of the defending player before the first roll in a hex, or none?"""

    def __init__(self) -> None:
        super().__init__(DEFENCE_WINDOW, "defence-window", "CC-X.1.7", [Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        """Ask for an Action with the defence below."""
        s.push(DEFENCE_WINDOW, [side])

    def cited(self, s: Table) -> str:
        """Concealment, which alone can be due unless the side is the Defender (CC-A24.5)."""
        return self.clause if s.battle.is_defender(self.decider(s)) else "CC-A29"

    def about(self, s: Table) -> int:
        return s.slot_at(s.under(), Defence.HEX)

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == STOP:
            return
        index = s.slot(Defence.HEX)
        discard_for_action(s, side, option & THING).play(s, side, index)
        if size(s, side, HAND):
            DefenceWindow.push(s, side)


class Concealment(PrintedAction):
    """CC-A29: the attack total falls by the Cover against this attack; none helps nothing."""

    def __init__(self) -> None:
        super().__init__("concealment", "CC-A29", DEFENCE_WINDOW)

    def play(self, s: Table, side: int, about: int) -> None:
        cover = cover_against(s, about, s.slot(Defence.ATTACK), s.slot(Defence.HEXSIDE))
        less = max(0, cover)
        for rule in s.battle.rules:
            less = rule.concealment(side, less)
        total = s.slot(Defence.TOTAL) - less
        s.set_slot(Defence.TOTAL, total)
        if s.sink is not None:
            s.tell({"event": "conceals", "hex": hex_word(about), "less": less, "total": total})


class HiddenEntrenchments(PrintedAction):
    """CC-A35.1: the Defender's Foxholes, not in a building."""

    def __init__(self) -> None:
        super().__init__("hidden-entrenchments", "CC-A35.1", DEFENCE_WINDOW)

    def fits(self, s: Table, side: int, about: int) -> bool:
        if not s.battle.is_defender(side) or s.battle.ground.terrain[about] == BUILDING:
            return False
        return can_take_fort(s, about, FOXHOLES)

    def play(self, s: Table, side: int, about: int) -> None:
        set_fort(s, about, FOXHOLES)


class HiddenPillbox(PrintedAction):
    """CC-A35.3: the Defender's Pillbox, on an objective."""

    def __init__(self) -> None:
        super().__init__("hidden-pillbox", "CC-A35.3", DEFENCE_WINDOW)

    def fits(self, s: Table, side: int, about: int) -> bool:
        if not s.battle.is_defender(side) or s.battle.ground.is_objective[about] < 0:
            return False
        return can_take_fort(s, about, PILLBOX)

    def play(self, s: Table, side: int, about: int) -> None:
        set_fort(s, about, PILLBOX)
