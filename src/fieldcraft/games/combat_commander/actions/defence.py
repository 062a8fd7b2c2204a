"""Defence against fire, artillery and mines (CC-O20.3.4), and the Actions before its rolls."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.break_window import order_break
from fieldcraft.games.combat_commander.actions.playing import action_refusal, play_action
from fieldcraft.games.combat_commander.cards.fate import listed, size
from fieldcraft.games.combat_commander.cards.outcomes import DEFENCE_ROLL, HIT, TIE
from fieldcraft.games.combat_commander.cards.rolls import Roller, roll
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    CONCEALMENT,
    DECK_SIZE,
    DEFENCE_FRAME,
    DEFENCE_WINDOW,
    FOXHOLES,
    HAND,
    HIDDEN_ENTRENCHMENTS,
    HIDDEN_PILLBOX,
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


class DefenceWindow(SideQuestion):
    """DP-15: an Action of the defending player before the first roll in a hex, or none?"""

    def __init__(self) -> None:
        slots = [Slot("side", "side")]
        super().__init__("defence-window", "action", "CC-X.1.7", slots, secret=True)

    @staticmethod
    def push(s: Table, side: int) -> None:
        """Ask for an Action with the defence below."""
        s.push(DEFENCE_WINDOW, [side])

    def choices(self, s: Table, side: int) -> list[int]:
        index = s.slot_at(s.under(), Defence.HEX)
        menu = [STOP]
        for card in listed(s, side, HAND):
            if can_defend_with(s, side, s.battle.action[DECK_SIZE * side + card], index):
                menu.append(ACTION_CARD | card)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == STOP:
            return
        card = option & THING
        play_action(s, side, card)
        defend_with(s, side, s.battle.action[DECK_SIZE * side + card])
        if size(s, side, HAND):
            DefenceWindow.push(s, side)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != ACTION_CARD:
            return Refusal("not-asked", self.clause, {})
        return action_refusal(s, side, option & THING)


def can_defend_with(s: Table, side: int, action: int, index: int) -> bool:
    """CC-A29, CC-A35.1, CC-A35.3: what a defending player may play in a hex."""
    if action == CONCEALMENT:
        return True
    if not s.battle.is_defender(side):
        return False
    if action == HIDDEN_ENTRENCHMENTS:
        return s.battle.ground.terrain[index] != BUILDING and can_take_fort(s, index, FOXHOLES)
    if action == HIDDEN_PILLBOX:
        return s.battle.ground.is_objective[index] >= 0 and can_take_fort(s, index, PILLBOX)
    return False


def defend_with(s: Table, side: int, action: int) -> None:
    """What such an Action does for the defence on top of the stack."""
    if action == CONCEALMENT:
        conceal(s, side)
    elif action == HIDDEN_ENTRENCHMENTS:
        set_fort(s, s.slot(Defence.HEX), FOXHOLES)
    else:
        set_fort(s, s.slot(Defence.HEX), PILLBOX)


def conceal(s: Table, side: int) -> None:
    """CC-A29: the attack total falls by the Cover against this attack; none helps nothing."""
    index = s.slot(Defence.HEX)
    cover = cover_against(s, index, s.slot(Defence.ATTACK), s.slot(Defence.HEXSIDE))
    less = max(0, cover)
    for rule in s.battle.rules:
        less = rule.concealment(side, less)
    total = s.slot(Defence.TOTAL) - less
    s.set_slot(Defence.TOTAL, total)
    if s.sink is not None:
        s.tell({"event": "conceals", "hex": hex_word(index), "less": less, "total": total})
