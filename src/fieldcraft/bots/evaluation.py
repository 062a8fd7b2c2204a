"""One evaluation for everything: the chances that a review, a hint or a report tells.

Where weights were fitted for a game (`bots.value`), they judge; for any other, games are played on
at random.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from fieldcraft.core.chance import Chance, key_from_seed
from fieldcraft.core.playout import playout
from fieldcraft.core.state import State

EVEN: Final = 0.5


@dataclass(frozen=True)
class Judge:
    """Who judges, and how far to trust it."""

    name: str
    """`value` for a fitted one, `playouts` for games played on at random."""
    digest: str = ""
    """Of its weights."""
    scenario: str = ""
    """The scenario that it was fitted on; empty if on all of a game."""
    games: int = 0
    """How many games it was fitted on."""
    error: float | None = None
    """By how much its chances are off on games it has not seen, on average; None if unmeasured."""


class Evaluation(ABC):
    """Chances of a full state, hidden cards included as they lie."""

    judge: Judge

    @abstractmethod
    def chance(self, state: State) -> float:
        """The chance of side 0 to win, from 0 to 1; a draw is half a win.

        The same state gives the same chance.
        """


def settled(state: State) -> float | None:
    """The chance of side 0 once the game is over; None before."""
    if not state.finished:
        return None
    return EVEN if state.winner < 0 else 1.0 - state.winner


class Playouts(Evaluation):
    """Games played on at random: a weak judge, but it knows every game there is."""

    GAMES: Final = 12
    LONGEST: Final = 400

    judge = Judge("playouts")

    def chance(self, state: State) -> float:
        end = settled(state)
        if end is not None:
            return end
        won = 0.0
        for number in range(self.GAMES):
            trial = state.clone()
            trial.own_chance().restart(key_from_seed(number))
            playout(trial, Chance(key_from_seed(-1 - number)), self.LONGEST)
            found = settled(trial)
            won += EVEN if found is None else found
        return won / self.GAMES
