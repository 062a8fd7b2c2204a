"""Defence against fire, artillery and mines (CC-O20.3.4), and its Actions: `W-DEF`."""

from typing import Final, cast

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.actions.break_window import order_break
from fieldcraft.games.combat_commander.actions.fire_window import action_refusal, play_action
from fieldcraft.games.combat_commander.cards.fate import listed, size
from fieldcraft.games.combat_commander.cards.rolls import DEFENCE_ROLL, HIT, TIE, roll
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    CONCEALMENT,
    DECK_SIZE,
    DEFENCE_WINDOW,
    FOXHOLES,
    HAND,
    HIDDEN_ENTRENCHMENTS,
    HIDDEN_PILLBOX,
    NEXT_UNIT,
    OUTCOME,
    PILLBOX,
    RECOVER_FRAME,
    ROUTED_FRAME,
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
LIST_UNITS: Final = 1
NEXT: Final = 2
ROLL: Final = 3
APPLY: Final = 4

# Slots of the defence.
D_NEXT: Final = 0
D_SIDE: Final = 1
D_HEX: Final = 2
D_TOTAL: Final = 3
D_ATTACK: Final = 4
D_SIDES: Final = 5
D_LEFT: Final = 6
D_UNIT: Final = 7


class Defence(Frame[State]):
    """CC-O20.3.4: each unit of a side in a hex rolls separately, in its owner's order."""

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("side", "side"),
            Slot("hex", "hex"),
            Slot("total", "value"),
            Slot("attack"),
            Slot("sides"),
            Slot("left", "units"),
            Slot("unit", "unit"),
        ]
        super().__init__("defence", "", "CC-O20.3.4", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(D_NEXT)
        side = s.slot(D_SIDE)
        index = s.slot(D_HEX)
        if phase == OPEN_WINDOW:
            s.set_slot(D_NEXT, LIST_UNITS)
            if s.is_occupied(side, index) and size(s, side, HAND):
                s.push(DEFENCE_WINDOW, [side])
        elif phase == LIST_UNITS:
            s.set_slot(D_NEXT, NEXT)
            s.set_slot(D_LEFT, s.units_in(side, index))
        elif phase == NEXT:
            left = s.slot(D_LEFT) & s.units_in(side, index)
            s.set_slot(D_LEFT, left)
            if left == 0:
                s.pop()
                return
            s.set_slot(D_NEXT, ROLL)
            s.push(NEXT_UNIT, [side, left])
        elif phase == ROLL:
            s.set_slot(D_NEXT, APPLY)
            unit = s.slot(D_UNIT)
            roll(s, side, DEFENCE_ROLL, unit, s.slot(D_TOTAL), cover_now(s))
        else:
            unit = s.slot(D_UNIT)
            s.set_slot(D_NEXT, NEXT)
            s.set_slot(D_LEFT, s.slot(D_LEFT) & ~bit_of(unit))
            outcome = s.numbers[OUTCOME]
            if s.place_of(unit) < 0:
                return  # CC-X.1.5: its object is gone
            if outcome == HIT:
                order_break(s, unit)
            elif outcome == TIE:
                suppress(s, unit)

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def cover_now(s: Table) -> int:
    """CC-T78.3, CC-T78.4: the best cover of the defending hex against this attack."""
    return cover_against(s, s.slot(D_HEX), s.slot(D_ATTACK), s.slot(D_SIDES))


class NextUnit(Question):
    """DP-16, DP-26, DP-28: which unit rolls next?  The chosen one goes to the frame below."""

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("left", "units")]
        super().__init__("next-unit", "unit", "CC-O20.3.4", slots)

    def cited(self, state: State) -> str:
        below = state.stack[-2 - self.width]
        if below == RECOVER_FRAME:
            return "CC-O22.2.b"
        return "CC-O23.2" if below == ROUTED_FRAME else self.clause

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        return [UNIT | unit for unit in s.listed(side, s.slot(1))]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        # The frame below keeps its chosen unit in its last slot.
        s.set_slot(s.frames[s.stack[-1]].width - 1, option & THING)


class DefenceWindow(Question):
    """DP-15: an Action of the defending player before the first roll in a hex, or none?"""

    def __init__(self) -> None:
        slots = [Slot("side", "side")]
        super().__init__("defence-window", "action", "CC-X.1.7", slots, secret=True)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        defence = len(s.stack) - 3
        index = s.stack[defence - 1 - D_HEX]
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
        action = s.battle.action[DECK_SIZE * side + card]
        play_action(s, side, card)
        index = s.slot(D_HEX)
        if action == CONCEALMENT:
            conceal(s, side)
        elif action == HIDDEN_ENTRENCHMENTS:
            set_fort(s, index, FOXHOLES)
        else:
            set_fort(s, index, PILLBOX)
        if size(s, side, HAND):
            s.push(DEFENCE_WINDOW, [side])

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


def conceal(s: Table, side: int) -> None:
    """CC-A29: the attack total falls by the Cover against this attack; none helps nothing."""
    less = max(0, cover_now(s))
    for rule in s.battle.rules:
        less = rule.concealment(side, less)
    s.set_slot(D_TOTAL, s.slot(D_TOTAL) - less)
    if s.sink is not None:
        words = {"hex": hex_word(s.slot(D_HEX)), "less": less, "total": s.slot(D_TOTAL)}
        s.log("conceals", PUBLIC, words)
