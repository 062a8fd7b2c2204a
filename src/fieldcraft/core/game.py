"""What a game offers: scenarios, a start, any position, a sample that fits a view."""

from abc import ABC, abstractmethod
from typing import Any

from fieldcraft.core.chance import Chance
from fieldcraft.core.state import State
from fieldcraft.core.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game of the house; every other room reaches a game only through this and `State`."""

    key: str
    sides: tuple[str, ...]

    @abstractmethod
    def scenarios(self) -> list[str]:
        """The ids of the scenarios, in the book's order."""

    @abstractmethod
    def start(self, scenario: object, key: bytes, options: dict[str, Any] | None = None) -> State:
        """A new match of a scenario (id, number, or a plain scenario), its generator keyed."""

    @abstractmethod
    def position(self, spec: dict[str, Any], key: bytes) -> State:
        """Any position, from a normalised description (drills and the editor)."""

    @abstractmethod
    def sample(self, view: dict[str, Any], rng: Chance) -> State:
        """A full state that fits a view, hidden parts drawn by rng, with a fresh generator.

        ValueError for a view that no state has.
        """

    @abstractmethod
    def load(self, data: bytes) -> State:
        """The state that `State.dump` wrote; ValueError for bytes that it never wrote."""

    @abstractmethod
    def option_defaults(self) -> dict[str, Any]:
        """The match options (rules switches) with their defaults."""

    def side(self, name: str) -> int:
        """The index of a side, -1 for `spectator`; KeyError for anything else."""
        if name == "spectator":
            return -1
        if name in self.sides:
            return self.sides.index(name)
        raise KeyError(name)
