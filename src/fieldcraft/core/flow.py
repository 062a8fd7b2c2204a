"""The flow in words: what is asked, how it ended, and the frames as a side may know them."""

from typing import Any

from fieldcraft.core.contract import EVERYONE, NOBODY, Visibility
from fieldcraft.core.state import State


def decision(state: State) -> Any:
    """Who is asked what, the same for everyone; None where nobody is. The sides are the game's."""
    asked = state.decision
    if asked is None:
        return None
    return {
        "sides": [state.slot_word("side", side) for side in asked.sides],
        "question": asked.question,
        "clause": asked.clause,
    }


def outcome(state: State) -> Any:
    """How the game ended; None while it goes on. The winner is one of the game's sides."""
    end = state.outcome
    if end is None:
        return None
    winner = state.slot_word("side", end.winner) if end.winner >= 0 else None
    return {"winner": winner, "reason": end.reason, "margin": end.margin}


def flow(state: State, side: int) -> list[dict[str, Any]]:
    """The frames on the stack as that side may know them, outermost first."""
    frames = flow_of(state, state.stack, side)
    if state.asked == EVERYONE and (side == 0 or side == 1):
        frames.extend(flow_of(state, state.branch(side), side))
    return frames


def flow_of(state: State, stack: list[int], side: int) -> list[dict[str, Any]]:
    """One stack in words; a slot that the side may not know is null."""
    frames: list[dict[str, Any]] = []
    top = len(stack) - 1
    while top >= 0:
        frame = state.frames[stack[top]]
        owner = NOBODY
        for index, slot in enumerate(frame.slots):
            if slot.name == "side":
                owner = stack[top - 1 - index]
        words: dict[str, Any] = {"frame": frame.name}
        for index, slot in enumerate(frame.slots):
            known = slot.visibility is Visibility.PUBLIC or (
                slot.visibility is Visibility.OWNER and owner == side
            )
            value = stack[top - 1 - index]
            words[slot.name] = state.slot_word(slot.kind, value) if known else None
        frames.append(words)
        top -= frame.width + 1
    frames.reverse()
    return frames


def unflow(state: State, frames: list[dict[str, Any]]) -> list[int]:
    """The stack that `flow_of` described (unknown slots become 0)."""
    kinds = {frame.name: kind for kind, frame in enumerate(state.frames)}
    stack: list[int] = []
    for words in frames:
        kind = kinds[words["frame"]]
        for slot in reversed(state.frames[kind].slots):
            word = words[slot.name]
            stack.append(0 if word is None else state.slot_value(slot.kind, word))
        stack.append(kind)
    return stack
