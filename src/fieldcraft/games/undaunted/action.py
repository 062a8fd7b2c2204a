"""What an action printed on a card is: when it is available and how it begins."""

from abc import abstractmethod

from fieldcraft.core.contract import Refusal
from fieldcraft.games.undaunted.reasons import ALLOWED, NOT_AN_ACTION_HERE, refusal
from fieldcraft.games.undaunted.table.table import Table
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

    def bar(self, s: Table, side: int, counter: int, tile: int, code: int) -> int:
        """U-420: why it cannot be performed from that tile (not yet entered, when spawning)."""
        return ALLOWED

    def why_not(self, s: Table, side: int, counter: int, tile: int, code: int) -> Refusal:
        """Why it is unavailable, in words; asked only when it is."""
        reason = self.bar(s, side, counter, tile, code)
        return refusal(reason, self.words(s, side, counter, tile))

    def words(self, s: Table, side: int, counter: int, tile: int) -> dict[str, str | int]:
        """What the text of its reasons needs."""
        return {}

    def is_vain(self, s: Table, side: int, counter: int, code: int) -> bool:
        """C-02: whether it is available and would yet change nothing."""
        return False

    @abstractmethod
    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        """Carry it out, or push the frames that ask for what is open."""


class Absent(Action):
    """An action that no card or seat of this box has; it keeps the others in their places."""

    def __init__(self, word: str) -> None:
        super().__init__(word, "U-406")

    def bar(self, s: Table, side: int, counter: int, tile: int, code: int) -> int:
        return NOT_AN_ACTION_HERE

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        raise AssertionError(f"{self.word} is not an action of this box")
