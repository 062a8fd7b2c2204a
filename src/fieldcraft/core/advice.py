"""What a state may say of its options beyond the rules: for tables, hints and standing answers.

A game that says nothing is played all the same.
"""

from collections.abc import Sequence

from fieldcraft.core.contract import Condition, Refusal, Subject, Threat
from fieldcraft.core.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Answers that a game gives if it can."""

    def idle(self, side: int, option: int) -> Refusal | None:
        """Why this offered option could gain its side nothing, from that side's knowledge.

        It stays legal; a table does not put it forward, and a seat need not be asked for it.
        """
        return None

    def caution(self, side: int, option: int) -> str:
        """A word for what a player should know before this offered option; mostly empty."""
        return ""

    def subject(self, side: int) -> Subject:
        """What the question put to a side is about, from that side's knowledge."""
        return Subject()

    def stake(self, side: int) -> int:
        """By how many percent, at most, an answer could better a chance; 100 if nobody can tell.

        It speaks of questions that a side may let pass, from that side's knowledge.
        """
        return 100

    def usual(self, side: int) -> int:
        """The answer that is usual where things come one after another; -1 if it is to be asked."""
        return -1

    def completion(self, side: int, option: int, without: Sequence[int]) -> list[int]:
        """The answers that complete an offered option in the best way, in their order.

        Empty where an option stands for itself; without an option (-1) it is the question itself
        that they answer.  `without` are answers that the side does not want.
        """
        return []

    def lines(self, side: int, without: Sequence[int]) -> list[tuple[list[int], int]]:
        """Whole lines of answers to things that no option points at yet: the best for each thing.

        Each comes with the place of the answer in it that points at the thing.
        """
        return []

    def effort(self, side: int) -> float:
        """What the movement under way has cost so far, where the game counts more than steps."""
        return 0

    def conditions(self, viewer: int) -> list[Condition]:
        """What each side must reach to win, and how far it has come, as the viewer knows it."""
        return []

    def threats(self, viewer: int) -> list[Threat]:
        """How a side could win before its next turn is over, as far as the viewer can see."""
        return []
