"""A seat: one side's place at a running match, and all that a bot ever gets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import Forecast
from fieldcraft.core.state import State

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView


class Seat:
    """What one side may know and do at one decision.

    Made for each decision, because it keeps what it has once read.  The match's own state,
    with its hidden cards and its generator, is by convention not reached through it: a bot keeps to
    what has no leading underscore.

    >>> from fieldcraft import games
    >>> from fieldcraft.core import key_from_seed
    >>> seat = Seat(games.get("normandy").start("la-raye", key_from_seed(7)), 0)
    >>> seat.question
    'bid'
    >>> seat.view["side"]
    'us'
    """

    def __init__(self, state: State, side: int) -> None:
        self._state = state
        self.side = side

    @cached_property
    def game(self) -> str:
        """The key of the game."""
        return str(self.view["game"])

    @cached_property
    def question(self) -> str:
        """The question this side has to answer; empty when it is not asked."""
        return self._state.question(self.side)

    @cached_property
    def options(self) -> Sequence[int]:
        """The legal answers, sorted."""
        return tuple(self._state.options(self.side))

    @cached_property
    def view(self) -> AnyView:
        """Everything this side may know."""
        return self._state.view(self.side)

    def word(self, option: int) -> str:
        """The words of an option."""
        return self._state.word(option)

    def parse(self, text: str) -> int:
        """The option of these words; WordError if they are none of this scenario."""
        return self._state.parse(text)

    def refs(self, option: int) -> list[str]:
        """The things in the view this option points at, as `kind:word`."""
        return self._state.refs(option)

    def forecast(self, option: int) -> list[Forecast]:
        """What this option would meet, with exact odds; empty if nothing is rolled."""
        return self._state.forecast(self.side, option)

    def inspect(self, *things: str) -> dict[str, Any]:  # plain values, as `State.inspect` gives
        """Values and clauses of a thing, or of two things together."""
        return self._state.inspect(self.side, *things)

    def takes_back(self, option: int) -> bool:
        """Whether this option could be undone after it was chosen."""
        return self._state.takes_back(self.side, option)

    def sample(self, rng: Chance) -> State:
        """A full state that fits what this side knows, to think with.

        Hidden cards are dealt again by rng and the generator is a fresh one, so that nothing of
        the match can be read from it.
        """
        return self._state.determinize(self.side, rng)
