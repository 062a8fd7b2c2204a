"""The question that Events and snipers put to their reader (DP-21, DP-22)."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.events.registry import CHOICES
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import NONE, STOP, THING


class Pick(Question):
    """Which object?  What there is to choose, and by which clause, the choice itself says."""

    SIDE: Final = 0
    CHOICE: Final = 1
    ABOUT: Final = 2

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("choice", "choice"), Slot("about")]
        super().__init__("pick", "pick", "CC-E42.1", slots)

    def decider(self, s: Table) -> int:
        return s.slot(Pick.SIDE)

    def cited(self, s: Table) -> str:
        return CHOICES[s.slot(Pick.CHOICE)].clause

    def choices(self, s: Table, side: int) -> list[int]:
        choice = CHOICES[s.slot(Pick.CHOICE)]
        found = choice.objects(s, side, s.slot(Pick.ABOUT))
        if choice.optional:
            found.append(NONE)
            found.sort()
        return found if found else [STOP]

    def choose(self, s: Table, side: int, option: int) -> None:
        choice = CHOICES[s.slot(Pick.CHOICE)]
        about = s.slot(Pick.ABOUT)
        s.pop()
        if option not in (STOP, NONE):
            choice.take(s, side, about, option & THING)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        kinds = [one & ~THING for one in self.choices(s, side)]
        if option & ~THING in kinds:
            choice = CHOICES[s.slot(Pick.CHOICE)]
            return Refusal("not-an-object", choice.clause, {"choice": choice.word})
        return Refusal("not-asked", self.cited(s), {})
