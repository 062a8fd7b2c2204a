"""Frames: what stands on the stack.  One stateless object per question or procedure.

A frame's data are integers on the state's own stack, its slots; the frame object only knows what
to do with them.  A *question* (asks is true) says who answers, which options there are and what
follows an answer.  A *procedure* is stepped by the kernel whenever it is on top: when it is
pushed, and again each time what it pushed has finished; its first slot usually says where it
stopped.

A frame class numbers its slots once, by constants named as the slots are, and everybody else says
`Attack.TARGET` (the compiler puts the number in; through `self` it would look it up):

    class Attack(Frame[Table]):
        TARGET: Final = 0
        DICE: Final = 1

        def __init__(self) -> None:
            super().__init__("attack", "", "CC-O20", [Slot("target", "unit"), Slot("dice")])

        @staticmethod
        def push(s: Table, target: int, dice: int) -> None:
            s.push(ATTACK_FRAME, [target, dice])

A constant that is not its slot's place is an error when the frame is made; `tests/core` wants one
for every slot.
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from fieldcraft.core.contract import EVERYONE, Refusal, Visibility
from fieldcraft.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from fieldcraft.core.state import State

S = TypeVar("S", bound="State")
"""The state that a game's frames work on."""

BOTH: Final = 0
"""The kind of the frame under which both sides decide at once: always first in a frame table."""


class Slot:
    """A frame's slot: its name, what its integer means, and who may know it.

    The kind names a thing of the game (`counter`, `tile`, ...) or is `number`; a slot that its
    owner alone may know belongs to the side in the frame's slot named `side`.
    """

    def __init__(
        self, name: str, kind: str = "number", visibility: Visibility = Visibility.PUBLIC
    ) -> None:
        self.name = name
        self.kind = kind
        self.visibility = visibility

    @property
    def constant(self) -> str:
        """What the frame class calls its place."""
        return self.name.upper().replace("-", "_")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One question or one procedure, of the games whose state is an `S`."""

    def __init__(
        self, name: str, question: str, clause: str, slots: list[Slot], secret: bool = False
    ) -> None:
        self.name = name
        self.secret = secret
        self.asks = question != ""
        self.question = question
        self.clause = clause
        self.slots = slots
        self.width = len(slots)
        self.result = -1
        """The place of the slot `result`, into which `State.deliver` puts what was waited for."""
        for index, slot in enumerate(slots):
            if getattr(type(self), slot.constant, index) != index:
                raise TypeError(f"{name}: {slot.constant} is not {index}, the place of its slot")
            if slot.name == "result":
                self.result = index

    def step(self, state: S) -> None:
        """Procedures: do the next piece; push, pop, finish the game or change the state."""
        raise AssertionError(f"{self.name} is a question and cannot be stepped")

    def decider(self, state: S) -> int:
        """Questions: the side that answers."""
        raise AssertionError(f"{self.name} is not a question")

    def cited(self, state: S) -> str:
        """The clause its question comes from now; one question may serve several rules."""
        return self.clause

    def is_open(self, state: S) -> bool:
        """Whether everyone can tell what the options are: then a single one is taken unasked.

        Not asked of a frame that is `secret`: its question is always put.
        """
        return True

    def options(self, state: S, side: int) -> list[int]:
        """Questions: the legal answers, sorted, without duplicates, never empty."""
        raise AssertionError(f"{self.name} is not a question")

    def answer(self, state: S, side: int, option: int) -> None:
        """Questions: take a legal answer; pop or change this frame, push what follows."""
        raise AssertionError(f"{self.name} is not a question")

    @abstractmethod
    def why_not(self, state: S, side: int, option: int) -> Refusal:
        """Questions: why this option, which is not offered, is refused."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Both(Frame["State"]):
    """Both sides decide at once, each on its own branch; the parent resumes when both are done."""

    def __init__(self, question: str, clause: str) -> None:
        super().__init__("both", question, clause, [], secret=True)

    def decider(self, state: "State") -> int:
        return EVERYONE

    def options(self, state: "State", side: int) -> list[int]:
        """None: the options are each side's own, on its branch."""
        return []

    def why_not(self, state: "State", side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})
