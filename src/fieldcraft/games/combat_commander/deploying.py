"""Deploy (CC-E52, CC-8.2.c, DP-38): a Squad becomes two Teams; who gets the weapon and markers."""

from fieldcraft.core.frame import Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.losses import replace_squad
from fieldcraft.games.combat_commander.question import Question
from fieldcraft.games.combat_commander.table import Table
from fieldcraft.games.combat_commander.terms import STOP


class Deploy(Question):
    """CC-E52: the two Teams are alike, so weapon and markers go to the first.

    With a weapon and a marker both, the owner may wish them apart; that choice (DP-38) is still
    to come.
    """

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("unit", "unit")]
        super().__init__("deploy", "deploy", "CC-E52", slots)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        return [STOP]

    def choose(self, s: Table, side: int, option: int) -> None:
        unit = s.slot(1)
        s.pop()
        replace_squad(s, unit, 2)
