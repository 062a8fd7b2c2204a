"""Random play at full speed: what the benchmarks measure and the fuzzers run."""

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.state import State


def playout(state: State, rng: Chance, limit: int) -> int:
    """Play on at random until the game is over or `limit` choices were made.

    Returns how many decisions with two or more options there were.  Those with one count towards
    the limit too: a dead position (C-06) asks nothing else forever.  The rng is not the match's
    own generator.
    """
    decisions = 0
    for _ in range(limit):
        if state.finished:
            break
        side = state.asked
        if side == EVERYONE:
            side = 0 if state.branch_a else 1
        menu = state.legal(side)
        count = len(menu)
        if count == 1:
            state.take(side, menu[0])
        else:
            decisions += 1
            state.take(side, menu[rng.below(count)])
    return decisions
