"""Worlds in thought: hidden cards dealt again, dice rolled again, and what a choice leads to."""

from collections.abc import Iterator
from hashlib import blake2b

from fieldcraft.bots.value import LONGEST
from fieldcraft.core.chance import Chance
from fieldcraft.core.policy import Policy, answer, asked
from fieldcraft.core.state import State


def stream(*parts: object) -> Chance:
    """A stream of chance of its own for each purpose, the same in every run."""
    text = "/".join(str(part) for part in ("fieldcraft/review", *parts))
    return Chance(blake2b(text.encode(), digest_size=32).digest())


def dealt(state: State, side: int, rng: Chance, count: int) -> Iterator[State]:
    """Full states that fit what a side knows."""
    for _ in range(count):
        yield state.determinize(side, rng)


def rerolled(state: State, rng: Chance) -> State:
    """The same position with other dice to come."""
    twin = state.clone()
    twin.own_chance().restart(rng.taken(32))
    return twin


def carry_out(policy: Policy | None, state: State, side: int, option: int) -> list[int]:
    """Take an option, and let the quick hand finish what it begins.

    Returns the choices of the side, this one first.
    """
    taken = [option]
    state.take(side, option)
    if policy is None:
        return taken
    for _ in range(LONGEST):
        if state.finished or policy.is_fork(state, asked(state)):
            break
        now = asked(state)
        found = answer(state, now, policy)
        if now == side:
            taken.append(found)
        state.take(now, found)
    return taken
