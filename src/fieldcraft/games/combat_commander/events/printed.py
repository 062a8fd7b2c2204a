"""What an Event is (CC-1.7, CC-E42): its word, its clause, what it does, and whom it asks what.

Each printed Event is a class of its own in a module of this folder, and `registry.py` lists it.
"""

from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import PICK_FRAME, UNIT


class Choice:
    """DP-21, DP-22: something that an Event or a trigger lets its reader choose."""

    def __init__(self, word: str, clause: str, optional: bool = False, helps: bool = False) -> None:
        self.word = word
        self.clause = clause
        self.optional = optional
        """CC-E42.2: whether it may be declined."""
        self.helps = helps
        """Whether it does good to what is chosen; else it does harm."""
        self.number = -1
        """Its place among the choices; `registry.py` gives it."""

    def objects(self, s: Table, side: int, about: int) -> list[int]:
        """What may be chosen, as sorted options; empty if nothing, and then nothing happens."""
        raise AssertionError(f"{self.word} asks nothing")

    def take(self, s: Table, side: int, about: int, thing: int) -> None:
        """What happens to the object chosen."""
        raise AssertionError(f"{self.word} asks nothing")

    def ask(self, s: Table, side: int, about: int) -> None:
        """Put it to a player; `about` is what he is asked about, such as a hex."""
        s.push(PICK_FRAME, [side, self.number, about])


class PrintedEvent(Choice):
    """An Event on the cards; one that does not say otherwise is one choice of its reader's."""

    def __init__(
        self,
        word: str,
        clause: str,
        optional: bool = False,
        helps: bool = False,
        has_hex: bool = False,
    ) -> None:
        super().__init__(word, clause, optional, helps)
        self.has_hex = has_hex
        """CC-E42.3: whether it reveals a random hex before anything else."""

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        """The reader executes it, with its card and the random hex, -1 without one."""
        self.ask(s, side, index)


# -- what many of them look for -----


def units_of(s: Table, sides: tuple[int, ...]) -> list[int]:
    """Units of these sides on the map, as options."""
    return [UNIT | unit for side in sides for unit in s.all_units(side)]


def broken_units(s: Table, sides: tuple[int, ...]) -> list[int]:
    """Broken units of these sides on the map, as options."""
    return [UNIT | unit for side in sides for unit in s.all_units(side) if s.is_broken(unit)]


def nearest(distances: list[tuple[int, int]]) -> list[int]:
    """CC-E42.3: of pairs of distance and option, the options at the smallest distance."""
    if not distances:
        return []
    least = min(distance for distance, _ in distances)
    return sorted({option for distance, option in distances if distance == least})
