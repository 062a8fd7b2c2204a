"""A scenario as numbers: actions with a mask, observations with bounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.core.state import State

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

LIMIT: Final = 3_000
"""Decisions after which a game is cut off: the rules have no limit."""


class Numbers(Protocol):
    """What the part `research` of a game offers."""

    OPTIONS: int
    """Every option's integer is smaller."""

    def names(self, state: State) -> list[str]:
        """What is observed, in the order of the vector."""

    def values(self, state: State, view: AnyView) -> Iterator[tuple[str, float]]:
        """What of it is not 0, read from a side's view."""


class Codec:
    """Actions and observations of one scenario; the same for every match of it."""

    def __init__(self, game: str, scenario: str) -> None:
        found: Numbers | None = games.get(game).part("research")
        if found is None:
            raise KeyError(f"{game} has no numbers to learn from")
        self.game, self.scenario = game, scenario
        self.numbers = found
        self.actions = found.OPTIONS
        """How many actions there are; an action is an option's integer."""
        state = self.start(0)
        questions = sorted({frame.question for frame in state.frames if frame.question})
        self.names = [*found.names(state), *(f"asked {one}" for one in questions)]
        """What each number of an observation is."""
        self.places = {name: place for place, name in enumerate(self.names)}
        self.sides = games.get(game).sides

    @property
    def size(self) -> int:
        """How long an observation is; each number lies between -1 and 1."""
        return len(self.names)

    def start(self, seed: int) -> State:
        """A new match."""
        return games.get(self.game).start(self.scenario, key_from_seed(seed))

    def observe(self, state: State, side: int) -> NDArray[np.float32]:
        """What a side observes: nothing that its view does not tell."""
        vector = np.zeros(self.size, np.float32)
        view = state.view(side)
        for name, value in self.numbers.values(state, view):
            vector[self.places[name]] = min(1.0, max(-1.0, value))
        if view["question"]:
            vector[self.places[f"asked {view['question']}"]] = 1.0
        return vector

    def mask(self, state: State, side: int) -> NDArray[np.int8]:
        """1 for each action that is legal now."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(state.options(side))] = 1
        return mask

    def __reduce__(self) -> tuple[object, ...]:
        return Codec, (self.game, self.scenario)


def decider(state: State) -> int:
    """The side that is asked now; where both decide at once, side 0 first, unseen by the other."""
    return 0 if state.question(0) else 1


def result(state: State, side: int) -> float:
    """1 for a win, -1 for a loss, 0 for neither or as long as it goes on."""
    if not state.finished or state.winner < 0:
        return 0.0
    return 1.0 if state.winner == side else -1.0
