"""Melee (CC-O16.4): ambushes, two rolls, and the loser is gone; No Quarter afterwards."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.break_window import order_break
from fieldcraft.games.combat_commander.actions.printed import PrintedAction
from fieldcraft.games.combat_commander.actions.window import Window
from fieldcraft.games.combat_commander.cards.fate import size
from fieldcraft.games.combat_commander.cards.outcomes import MELEE_ROLL, Part
from fieldcraft.games.combat_commander.cards.roll_base import Roller, roll
from fieldcraft.games.combat_commander.options import AMBUSH_BY_PLAYER, MELEE_USES_COMMAND
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    AMBUSHED_FRAME,
    BUNKER,
    HAND,
    HELD_SHIFT,
    LEADER,
    MELEE_END_WINDOW,
    MELEE_FRAME,
    MELEE_WINDOW,
    PILLBOX,
    STOP,
    THING,
    UNIT,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.units.losses import check_end, eliminate_all
from fieldcraft.games.combat_commander.units.values import command_in, fp_of, has_boxed_fp
from fieldcraft.games.combat_commander.victory.control import score

BEGIN: Final = 0
INACTIVE_AMBUSH: Final = 1
ACTIVE_AMBUSH: Final = 2
INACTIVE_ROLL: Final = 3
ACTIVE_ROLL: Final = 4
RESOLVE: Final = 5
INACTIVE_END: Final = 6
ACTIVE_END: Final = 7
OVER: Final = 8

NO_QUARTER_POINTS: Final = 2


class Melee(Roller):
    """CC-O16.4: one melee in one hex."""

    HEX: Final = 1
    TOTAL: Final = 2
    HELD: Final = 3
    RESULT: Final = 4

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("hex", "hex"),
            Slot("total", "value"),  # the inactive side's
            Slot("held"),  # CC-F101: who held the hex before
            Slot("result", "value"),
        ]
        super().__init__("melee", "CC-O16.4.a", slots)

    @staticmethod
    def push(s: Table, index: int) -> None:
        """A melee breaks out in a hex."""
        s.push(MELEE_FRAME, [BEGIN, index, 0, 0, 0])

    def step(self, s: Table) -> None:
        phase = s.slot(Melee.NEXT)
        index = s.slot(Melee.HEX)
        inactive = 1 - s.active
        if phase == BEGIN:
            s.set_slot(Melee.NEXT, INACTIVE_AMBUSH)
            s.set_slot(Melee.HELD, s.hexes[index] >> HELD_SHIFT & 3)
            if s.sink is not None:
                s.tell({"event": "melee", "hex": hex_word(index)})
        elif phase == INACTIVE_AMBUSH:
            s.set_slot(Melee.NEXT, ACTIVE_AMBUSH)
            open_window(s, inactive, index)
        elif phase == ACTIVE_AMBUSH:
            s.set_slot(Melee.NEXT, INACTIVE_ROLL)
            open_window(s, s.active, index)
        elif phase <= ACTIVE_ROLL and not is_contested(s, index):
            s.set_slot(Melee.NEXT, INACTIVE_END)  # CC-O16.4.1.a
        elif phase == INACTIVE_ROLL:
            s.set_slot(Melee.NEXT, ACTIVE_ROLL)
            roll(s, inactive, MELEE_ROLL, strength(s, inactive, index))
        elif phase == ACTIVE_ROLL:
            s.set_slot(Melee.TOTAL, s.slot(Melee.RESULT))
            s.set_slot(Melee.NEXT, RESOLVE)
            roll(s, s.active, MELEE_ROLL, strength(s, s.active, index))
        elif phase == RESOLVE:
            s.set_slot(Melee.NEXT, INACTIVE_END)
            resolve(s, index, s.slot(Melee.TOTAL), s.slot(Melee.RESULT), s.slot(Melee.HELD))
        elif phase == INACTIVE_END:
            s.set_slot(Melee.NEXT, ACTIVE_END)
            end_window(s, inactive, index)
        elif phase == ACTIVE_END:
            s.set_slot(Melee.NEXT, OVER)
            end_window(s, s.active, index)
        else:
            s.pop()

    def aimed(self, s: Table, place: int) -> int:
        return s.slot_at(place, Melee.HEX)

    def opposed(self, s: Table, place: int) -> list[Part]:
        if s.slot_at(place, Melee.NEXT) != RESOLVE:
            return []
        return [("enemy", s.slot_at(place, Melee.TOTAL), "CC-O16.4.3")]


def is_contested(s: Table, index: int) -> bool:
    """Whether both sides still have units there."""
    return s.is_occupied(0, index) and s.is_occupied(1, index)


def open_window(s: Table, side: int, index: int) -> None:
    """CC-X.1.7: a player is asked if he has cards, which everyone can see."""
    if is_contested(s, index) and size(s, side, HAND):
        MeleeWindow.push(s, side, index)


def end_window(s: Table, side: int, index: int) -> None:
    """CC-A38: a player with a surviving unit whose nation has such a card."""
    if may_give_no_quarter(s, side, index) and size(s, side, HAND):
        MeleeEndWindow.push(s, side, index)


def may_give_no_quarter(s: Table, side: int, index: int) -> bool:
    """CC-A38: Germans against Russians, Russians against anybody, with a unit left."""
    if not s.is_occupied(side, index):
        return False
    nation = s.battle.nations[side]
    other = s.battle.nations[1 - side]
    return nation == "russia" or (nation == "germany" and other == "russia")


def strength(s: Table, side: int, index: int) -> int:
    """CC-O16.4.2: the current Firepower of all units there, and 1 for each boxed one."""
    total = 0
    for unit in s.listed(side, s.units_in(side, index)):
        fp = fp_of(s, unit)
        if not s.switches & MELEE_USES_COMMAND and s.battle.unit_kind[s.kind_of(unit)] != LEADER:
            fp = max(0, fp - command_in(s, side, index))
        total += fp + (1 if has_boxed_fp(s, unit) else 0)
    for rule in s.battle.rules:
        total = rule.melee(side, total)
    return total


def resolve(s: Table, index: int, inactive_total: int, active_total: int, held: int) -> None:
    """CC-O16.4.4: the lower total is eliminated, a tie takes both, but for a held bunker."""
    active = s.active
    losers = 0
    if inactive_total <= active_total:
        losers |= 1 << (1 - active)
    if active_total <= inactive_total:
        losers |= 1 << active
    if losers == 3 and held and s.fort(index) in (BUNKER, PILLBOX):
        losers &= ~(1 << (held - 1))
    if s.sink is not None:
        s.tell(
            {
                "event": "melee-totals",
                "hex": hex_word(index),
                "inactive": inactive_total,
                "active": active_total,
            }
        )
    gone: list[int] = []
    for side in (1 - active, active):
        if losers >> side & 1:
            gone.extend(s.listed(side, s.units_in(side, index)))
    eliminate_all(s, gone)  # CC-O16.4.4.c
    check_end(s)


class MeleeWindow(Window):
    """DP-18: an Ambush, or none?  One of the active player's opens the window for both again."""

    HEX: Final = 1
    PLAYED: Final = 2

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("hex", "hex"), Slot("played")]
        super().__init__(MELEE_WINDOW, "melee-window", "CC-O16.4.1", slots, anytime=True)

    @staticmethod
    def push(s: Table, side: int, index: int) -> None:
        """Ask a side before the rolls of a melee."""
        s.push(MELEE_WINDOW, [side, index, 0])

    def about(self, s: Table) -> int:
        return s.slot(MeleeWindow.HEX)

    def choose(self, s: Table, side: int, option: int) -> None:
        if option != STOP:
            s.set_slot(MeleeWindow.PLAYED, 1)
            super().choose(s, side, option)
            return
        played = s.slot(MeleeWindow.PLAYED)
        s.pop()
        if played and side == s.active and size(s, 1 - side, HAND):
            # CC-X.1.7: until both decline in succession; without cards one declines
            s.set_slot(Melee.NEXT, INACTIVE_AMBUSH)


class Ambush(PrintedAction):
    """CC-A25: an enemy unit in the melee breaks."""

    def __init__(self) -> None:
        super().__init__("ambush", "CC-A25", MELEE_WINDOW)

    def fits(self, s: Table, side: int, about: int) -> bool:
        return is_contested(s, about)

    def play(self, s: Table, side: int, about: int) -> None:
        chooser = side if s.switches & AMBUSH_BY_PLAYER else 1 - side
        Ambushed.push(s, chooser, about, 1 - side)


class Ambushed(SideQuestion):
    """CC-A25, DP-40: which of the ambushed side's units breaks?"""

    HEX: Final = 1
    WHOSE: Final = 2

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("hex", "hex"), Slot("whose", "side")]
        super().__init__("ambushed", "unit", "CC-A25", slots)

    @staticmethod
    def push(s: Table, chooser: int, index: int, whose: int) -> None:
        """Ask which unit of a side in a hex breaks."""
        s.push(AMBUSHED_FRAME, [chooser, index, whose])

    def choices(self, s: Table, side: int) -> list[int]:
        whose = s.slot(Ambushed.WHOSE)
        index = s.slot(Ambushed.HEX)
        return [UNIT | unit for unit in s.listed(whose, s.units_in(whose, index))]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        order_break(s, option & THING)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != UNIT:
            return Refusal("not-asked", self.clause, {})
        words = {"unit": s.unit_word(option & THING), "hex": hex_word(s.slot(Ambushed.HEX))}
        return Refusal("not-ambushed", self.clause, words)


class MeleeEndWindow(Window):
    """CC-A38, DP-19: No Quarter, or none?"""

    HEX: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("hex", "hex")]
        super().__init__(MELEE_END_WINDOW, "melee-end", "CC-A38", slots, anytime=True)

    @staticmethod
    def push(s: Table, side: int, index: int) -> None:
        """Ask a side after a melee."""
        s.push(MELEE_END_WINDOW, [side, index])


class NoQuarter(PrintedAction):
    """CC-A38: points for those who survive."""

    def __init__(self) -> None:
        super().__init__("no-quarter", "CC-A38", MELEE_END_WINDOW)

    def play(self, s: Table, side: int, about: int) -> None:
        score(s, side, NO_QUARTER_POINTS)
