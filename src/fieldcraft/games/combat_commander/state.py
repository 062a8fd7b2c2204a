"""The kernel's contract for Combat Commander, as far as it is built.

Views, samples, forecasts and looking at things are still to come, and the game is not on the shelf
before they are.
"""

from typing import Any

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import Forecast, Refusal, WordError, canonical
from fieldcraft.core.keeping import kernel_dump
from fieldcraft.games.combat_commander import words
from fieldcraft.games.combat_commander.table import ALL_BITS, Table

FORMAT = 1
UNBUILT = "not built yet: the game is not on the shelf"


class CommanderState(Table):
    """A match at one moment."""

    def clone(self) -> "CommanderState":
        twin = CommanderState(self.battle, self.frames, self.chance)
        self.copy_kernel_to(twin, ALL_BITS)
        twin.units = self.units
        twin.weapons = self.weapons
        twin.hexes = self.hexes
        twin.crowd = self.crowd
        twin.cards = self.cards
        twin.chits = self.chits
        twin.numbers = self.numbers
        twin.switches = self.switches
        return twin

    def dump(self) -> bytes:
        plain = kernel_dump(self)
        plain["format"] = FORMAT
        plain["game"] = "combat-commander"
        plain["scenario"] = self.battle.id
        plain["lists"] = [
            list(self.units),
            list(self.weapons),
            list(self.hexes),
            list(self.cards),
            list(self.chits),
            list(self.numbers),
        ]
        plain["switches"] = self.switches
        return canonical(plain)

    def end_clause(self) -> str:
        return "CC-6.3.a"

    # -- words: cards of the side that is asked, both decks having their own names -----

    def parse(self, text: str) -> int:
        return words.parse(self, max(0, self.asked), text)

    def word(self, option: int) -> str:
        return words.word(self, max(0, self.asked), option)

    def refs(self, option: int) -> list[str]:
        return words.refs(self, max(0, self.asked), option)

    def why_not(self, side: int, text: str) -> Refusal | None:
        try:
            option = words.parse(self, side, text)
        except WordError as error:
            return error.refusal
        return None if option in self.legal(side) else self.refusal(side, option)

    # -- what only a game on the shelf needs -----

    def determinize(self, side: int, rng: Chance) -> "CommanderState":
        raise AssertionError(UNBUILT)

    def view(self, side: int) -> dict[str, Any]:
        raise AssertionError(UNBUILT)

    def forecast(self, side: int, option: int) -> list[Forecast]:
        raise AssertionError(UNBUILT)

    def inspect(self, side: int, *things: str) -> dict[str, Any]:
        raise AssertionError(UNBUILT)
