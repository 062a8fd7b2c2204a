"""A box of the system: where Normandy and North Africa differ, asked by the shared rules."""

from abc import abstractmethod
from typing import Any

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Frame
from fieldcraft.games.undaunted.action import Action
from fieldcraft.games.undaunted.battle import Battle
from fieldcraft.games.undaunted.table import Table


class Box:
    """The questions the shared rules put to a box."""

    def __init__(self, frames: list[Frame], actions: list[Action], control_clause: str) -> None:
        self.frames = frames
        self.actions = actions
        self.control_clause = control_clause

    @abstractmethod
    def extra(self, battle: Battle) -> list[int]:
        """The box's own numbers at the start of a scenario."""

    @abstractmethod
    def position_extra(self, s: Table, spec: dict[str, Any]) -> list[int]:
        """The box's own numbers of a described position."""

    @abstractmethod
    def extra_words(self, s: Table) -> dict[str, Any]:
        """The box's own numbers in words; all of them are public."""

    @abstractmethod
    def extra_values(self, s: Table, words: dict[str, Any]) -> list[int]:
        """The numbers that `extra_words` described."""

    @abstractmethod
    def check(self, s: Table) -> None:
        """ValueError if the box's own numbers, or a frame of its own on top, cannot be."""

    @abstractmethod
    def objective(self, s: Table, tile: int) -> int:
        """What a tile is worth to the side that controls it."""

    @abstractmethod
    def entry_tiles(self, s: Table, counter: int) -> list[int]:
        """The tiles on which a counter that is off the board may be placed."""

    @abstractmethod
    def enter(self, s: Table, side: int, counter: int, code: int, entries: list[int]) -> None:
        """Place a counter on one of these tiles, then let it perform the action."""

    @abstractmethod
    def control_barred(self, s: Table, side: int, tile: int) -> bool:
        """U-609: whether enemies on the tile forbid Control there."""

    @abstractmethod
    def conceal_refusal(self, s: Table, side: int) -> Refusal | None:
        """U-605: whether Conceal needs a Fog of War card to hand over."""

    @abstractmethod
    def controlled(self, s: Table, side: int, tile: int, already: bool) -> None:
        """Control was performed (already: the side controlled the tile before)."""

    @abstractmethod
    def moved(self, s: Table, counter: int) -> None:
        """A counter has left one tile for another."""

    @abstractmethod
    def removed(self, s: Table, counter: int) -> None:
        """U-716: a counter was removed from the board; what else follows."""

    @abstractmethod
    def test_victory(self, s: Table, counter_removed: bool) -> None:
        """U-803: end the game if a condition is met by the change just made."""
