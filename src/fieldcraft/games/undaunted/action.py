"""What an action printed on a card is: when it is available and how it begins."""

from abc import abstractmethod

from fieldcraft.core.contract import Refusal
from fieldcraft.games.undaunted.table import Table
from fieldcraft.games.undaunted.terms import SQUAD_SHIFT, VALUE_SHIFT


def value_of(code: int) -> int:
    """U-109: the value X printed with an action."""
    return code >> VALUE_SHIFT & 15


def squad_of(code: int) -> int:
    """U-109: the squad letter printed with an action, 0 for none."""
    return code >> SQUAD_SHIFT


class Action:
    """One printed action; stateless.  A counter of -1 stands for a command card (U-409)."""

    def __init__(self, word: str, clause: str) -> None:
        self.word = word
        self.clause = clause

    def is_available(self, s: Table, side: int, counter: int, tile: int, code: int) -> bool:
        """U-420: whether it can be performed from that tile (not yet entered, when spawning)."""
        return True

    def why_not(self, s: Table, side: int, counter: int, tile: int, code: int) -> Refusal:
        """Why it is unavailable; asked only when it is."""
        return Refusal("not-asked", self.clause, {})

    @abstractmethod
    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        """Carry it out, or push the frames that ask for what is open."""


class Absent(Action):
    """An action that no card or seat of this box has; it keeps the others in their places."""

    def __init__(self, word: str) -> None:
        super().__init__(word, "U-406")

    def is_available(self, s: Table, side: int, counter: int, tile: int, code: int) -> bool:
        return False

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        raise AssertionError(f"{self.word} is not an action of this box")
