"""What the frames of Combat Commander share: questions and procedures.

A question adds what its player may do at any moment (CC-11.3.b).
"""

from abc import abstractmethod
from typing import Final

from fieldcraft.core.bits import lowest
from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.games.combat_commander.actions.printed import (
    ANY_WINDOW,
    discard_for_action,
    playable,
)
from fieldcraft.games.combat_commander.options import CONFUSION_PLAYABLE
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    DROP,
    ROLL_FRAME,
    THING,
)
from fieldcraft.games.combat_commander.units.losses import box_weapon


class Question(Frame[Table]):
    """Asks; where `anytime` is set and no roll is in progress, also for what may be done any time.

    That is an own weapon to be eliminated, and Command Confusion with the option for it.
    """

    def __init__(
        self,
        name: str,
        question: str,
        clause: str,
        slots: list[Slot],
        secret: bool = False,
        anytime: bool = False,
    ) -> None:
        super().__init__(name, question, clause, slots, secret=secret)
        self.anytime = anytime

    @abstractmethod
    def choices(self, s: Table, side: int) -> list[int]:
        """The answers to the question itself, sorted."""

    @abstractmethod
    def choose(self, s: Table, side: int, option: int) -> None:
        """Take one of them."""

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        """Why another answer is refused."""
        return Refusal("not-asked", self.clause, {})

    def decider(self, s: Table) -> int:
        """The active player, unless the frame says otherwise."""
        return s.active

    def options(self, s: Table, side: int) -> list[int]:
        menu = self.choices(s, side)
        if self.anytime and s.find(ROLL_FRAME) < 0:
            more = droppable(s, side)
            if s.switches & CONFUSION_PLAYABLE:  # DP-01
                more.extend(confusion(s, side))
            if more:
                menu.extend(more)
                menu.sort()
        return menu

    def is_open(self, s: Table) -> bool:
        """Who may play Command Confusion at any moment must not show whether he holds it."""
        return not (self.anytime and s.switches & CONFUSION_PLAYABLE)

    def answer(self, s: Table, side: int, option: int) -> None:
        if self.anytime:
            if option & ~THING == DROP:
                box_weapon(s, option & THING)
                return
            if s.switches & CONFUSION_PLAYABLE and option in confusion(s, side):
                discard_for_action(s, side, option & THING)
                return
        self.choose(s, side, option)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING == DROP and self.anytime:
            words = {"weapon": s.weapon_word(option & THING)}
            if option in droppable(s, side):
                return Refusal("roll-in-progress", "CC-X.1.7", words)
            return Refusal("not-your-weapon", "CC-11.3.b", words)
        return self.refuse(s, side, option)


class SideQuestion(Question):
    """A question to the side in its first slot, whoever's Turn it is."""

    SIDE: Final = 0

    def decider(self, s: Table) -> int:
        return s.slot(SideQuestion.SIDE)


class Procedure(Frame[Table]):
    """Something that is done step by step, and asks nothing itself; `next` says where it stands."""

    NEXT: Final = 0

    def __init__(self, name: str, clause: str, slots: list[Slot]) -> None:
        super().__init__(name, "", clause, slots)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def droppable(s: Table, side: int) -> list[int]:
    """CC-11.3.b: the weapons that a side's units carry, on the map or on their way to it."""
    found: list[int] = []
    left = s.armed(side)
    while left:
        found.append(DROP | lowest(left))
        left &= left - 1
    return found


def confusion(s: Table, side: int) -> list[int]:
    """GAP-13: with the option, the cards to be played as Command Confusion, without effect."""
    if not s.switches & CONFUSION_PLAYABLE:
        return []
    return playable(s, side, ANY_WINDOW, -1)
