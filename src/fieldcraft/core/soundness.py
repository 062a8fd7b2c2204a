"""Whether a state from outside can be one of a match: what every game checks alike.

Every check is a ValueError that says what cannot be.
"""

from collections.abc import Callable
from typing import Final

from fieldcraft.core.contract import NOBODY
from fieldcraft.core.dumps import number, text
from fieldcraft.core.state import State

MOST_MARGIN: Final = 999999


def need(holds: bool, told: str) -> None:
    """ValueError with this text unless it holds."""
    if not holds:
        raise ValueError(told)


def check_end(s: State) -> None:
    """A game that is over has an outcome and asks nobody; another has none."""
    if s.finished:
        number(s.winner, "winner", -1, 1)
        need(text(s.reason, "reason") != "", "end: a reason is missing")
        number(s.margin, "margin", -MOST_MARGIN, MOST_MARGIN)
        need(s.asked == NOBODY, "asked: the game is over")
    else:
        has_none = s.winner == -1 and s.reason == "" and s.margin == 0
        need(has_none, "end: an outcome before the game is over")


def frames_of(s: State, stack: list[int], check_slot: Callable[[str, str, int], None]) -> list[int]:
    """The kinds of the frames on a stack, the lowest first; the game looks at each slot.

    It is given where the slot stands, the kind of thing that it holds, and its value.
    """
    kinds: list[int] = []
    top = len(stack) - 1
    while top >= 0:
        kind = number(stack[top], "stack", 0, len(s.frames) - 1)
        frame = s.frames[kind]
        need(top >= frame.width, f"stack: {frame.name} lacks slots")
        for index in range(frame.width):
            slot = frame.slots[index]
            check_slot(f"{frame.name}.{slot.name}", slot.kind, stack[top - 1 - index])
        kinds.append(kind)
        top -= frame.width + 1
    kinds.reverse()
    return kinds
