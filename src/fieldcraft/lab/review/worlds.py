"""Worlds in thought: hidden cards dealt again, dice rolled again, and what a choice leads to."""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from typing import Final

from fieldcraft import bots, games
from fieldcraft.core.chance import Chance
from fieldcraft.core.state import State

LONGEST: Final = 60
"""Decisions after which a line is judged where it stands."""


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


@cache
def pauses(game: str) -> frozenset[str]:
    """The questions at which a side starts something new: only there a value sees clearly."""
    return frozenset(getattr(games.get(game).part("bots"), "PAUSES", ()))


class Line:
    """Carries a choice out: both sides go on as the game's best policy does, up to a pause."""

    def __init__(self, game: str, seed: int) -> None:
        self.pauses = pauses(game)
        names = bots.names(game)
        self.policy = bots.make("greedy-1", seed) if "greedy-1" in names else None

    def run(self, state: State, side: int, option: int) -> list[int]:
        """Take an option and what follows; the options of the side, the first of them included."""
        taken = [option]
        state.take(side, option)
        for _ in range(LONGEST):
            if state.finished or self.policy is None:
                break
            asked = 0 if state.question(0) else 1
            if state.question(asked) in self.pauses:
                break
            found = bots.ask(self.policy, state, asked)
            if asked == side:
                taken.append(found)
            state.take(asked, found)
        return taken
