"""After a pass with discards (CC-A31, CC-A35.4): the inactive player's Actions."""

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.playing import action_refusal, play_action
from fieldcraft.games.combat_commander.cards.fate import listed
from fieldcraft.games.combat_commander.events.support_tables import BY_HIDDEN_UNIT, call_support
from fieldcraft.games.combat_commander.table.question import Question, SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    AT_HEX,
    DECK_SIZE,
    DEMOLISH_FRAME,
    DEMOLITIONS,
    HAND,
    HIDDEN_UNIT,
    PASS_WINDOW,
    STOP,
    THING,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES
from fieldcraft.games.combat_commander.terrain.markers import set_fort


class PassWindow(Question):
    """DP-39: Demolitions, a hidden unit, or nothing?"""

    def __init__(self) -> None:
        super().__init__("pass-window", "action", "CC-X.1.7", [], secret=True, anytime=True)

    @staticmethod
    def push(s: Table) -> None:
        s.push(PASS_WINDOW, [])

    def decider(self, s: Table) -> int:
        return 1 - s.active

    def choices(self, s: Table, side: int) -> list[int]:
        menu = [STOP]
        for card in listed(s, side, HAND):
            action = s.battle.action[DECK_SIZE * side + card]
            if (action == DEMOLITIONS and demolishable(s, side)) or (
                action == HIDDEN_UNIT and s.battle.is_defender(side)
            ):
                menu.append(ACTION_CARD | card)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            s.pop()
            return
        card = option & THING
        play_action(s, side, card)
        if s.battle.action[DECK_SIZE * side + card] == DEMOLITIONS:
            Demolish.push(s, side)
        else:
            call_support(s, side, BY_HIDDEN_UNIT)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != ACTION_CARD:
            return Refusal("not-asked", self.clause, {})
        return action_refusal(s, side, option & THING)


def demolishable(s: Table, side: int) -> list[int]:
    """CC-A31: fortifications in hexes with an own unit, as options."""
    return [
        AT_HEX | index for index in range(HEXES) if s.fort(index) and s.is_occupied(side, index)
    ]


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
