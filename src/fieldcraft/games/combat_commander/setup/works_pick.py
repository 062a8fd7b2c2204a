"""Fortifications bought for points in a random scenario (A.6 step 9)."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.setup.force_choice import Mustering, pay
from fieldcraft.games.combat_commander.setup.forces import TAKEN_BITS, works_offers, works_table
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import MUSTER_FRAME, STOP, THING, VP, WORKS


class WorksPick(Question):
    """A.6 step 9: which works, as long as there are points for them?"""

    SIDE: Final = 0

    def __init__(self) -> None:
        super().__init__("works-pick", "works", "CC-F100.2", [Slot("side", "side")])

    def decider(self, state: State) -> int:
        return state.slot(WorksPick.SIDE)

    def choices(self, s: Table, side: int) -> list[int]:
        works = s.slot_at(s.find(MUSTER_FRAME), Mustering.WORKS)
        offers = works_offers(s, works, abs(s.numbers[VP]))
        return [STOP, *[WORKS | number for number in offers]]

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            s.pop()
            return
        number = option & THING
        place = s.find(MUSTER_FRAME)
        works = s.slot_at(place, Mustering.WORKS)
        s.set_slot_at(place, Mustering.WORKS, works + (1 << TAKEN_BITS * number))
        cost = works_table(s)[number]["cost"]
        pay(s, side, cost)
        if s.sink is not None:
            word = s.side_word(side)
            s.tell({"event": "buys-works", "side": word, "works": str(number), "cost": cost})

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        number = option & THING
        if option & ~THING != WORKS or number >= len(works_table(s)):
            return Refusal("not-asked", self.clause, {})
        words = {"cost": works_table(s)[number]["cost"], "points": abs(s.numbers[VP])}
        if words["cost"] > words["points"]:
            return Refusal("too-dear", self.clause, words)
        return Refusal("no-works-left", self.clause, {})
